"""One word for one thing: cards and rules are called what an edition's own rulebook calls them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from tests.sentences import PARAGRAPHS, fillings, patterns, variables
from yksi.editions import EDITIONS
from yksi.texts import LANGUAGES, Texts, folder


@pytest.mark.parametrize(
    ("language", "edition", "card", "name", "object_"),
    [
        ("en", "classic", ("red", "number", "5"), "red 5", "red 5"),
        ("fi", "classic", ("blue", "number", "7"), "sininen 7", "sinisen 7:n"),
        ("fi", "kpgut", ("green", "draw_two", ""), "vihreä Nosta 2", "vihreän Nosta 2:n"),
        (
            *("fi", "classic", ("green", "draw_two", "")),
            *("vihreä Nosta 2 korttia", "vihreän Nosta 2 korttia -kortin"),
        ),
        ("fi", "moomin", ("none", "wild", ""), "Jokeri", "Jokerin"),
        ("fi", "kpgut", ("none", "wild_four", ""), "Villi+Nosta 4", "Villi+Nosta 4:n"),
        (
            *("fi", "custom", ("yellow", "reverse", "")),
            *("keltainen Suunnanvaihto", "keltaisen Suunnanvaihdon"),
        ),
        ("sv", "classic", ("yellow", "skip", ""), "gul Hoppa över", "gul Hoppa över"),
        ("nb", "custom", ("blue", "skip", ""), "blått Stå over-kort", "blått Stå over-kort"),
        ("nb", "moomin", ("blue", "skip", ""), "blå Stå over", "blå Stå over"),
        ("nb", "custom", ("blue", "number", "3"), "blå 3", "blå 3"),
        ("da", "moomin", ("none", "wild_four", ""), "Træk fire-joker", "Træk fire-joker"),
    ],
)
def test_cards_by_edition_and_form(
    language: str, edition: str, card: tuple[str, str, str], name: str, object_: str
) -> None:
    color, symbol, number = card
    text = Texts(language)
    for form, expected in (("name", name), ("object", object_)):
        filled = text("card", color=color, symbol=symbol, number=number, edition=edition, form=form)
        assert filled == expected


# What a card is not called in an edition: its own rulebook has another word for it.
STRANGE = {
    ("fi", "classic"): r"jokeri",
    ("fi", "custom"): r"\bvilli",
    ("fi", "moomin"): r"\bvilli(?!t tarinat)",
    ("fi", "kpgut"): r"jokeri",
    ("nb", "custom"): r"Jokerkort|Trekk to\b",
    ("nb", "moomin"): r"[Ss]kift farge|Trekk 2",
    ("nb", "kpgut"): r"[Ss]kift farge|Trekk 2",
}
# What is called something else everywhere, or cannot be said with a name in it.
NEVER = {
    "fi": r"varoit|voimassa \{ \$color|Pelaaja \{ \$who|\berä[nä]?\b(?<!tällä erää)",
    "sv": r"actionkort",
    "nb": r"står for tur",  # who does so is the next one, not the one on turn
    "da": r"står for tur",
}
PARAGRAPHS_OF_KPGUT = {*range(1, 12), 13, 14, 15}  # those that a table can meet


def said_in(language: str, edition: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in the words of an edition."""
    text = Texts(language)
    for key in patterns(language):
        seen = variables(language, key)
        if "edition" in seen.variants:
            for values in itertools.islice(fillings(language, key), 2000):
                yield key, text(key, **values | {"edition": edition})
    yield f"edition-{edition}.about", text(f"edition-{edition}.about")
    for number in range(1, PARAGRAPHS[edition] + 1):
        yield f"summary-{edition}-{number}", text(f"summary-{edition}-{number}")


@pytest.mark.parametrize(("language", "edition"), STRANGE)
def test_a_card_has_one_name_in_an_edition(language: str, edition: str) -> None:
    strange = re.compile(STRANGE[language, edition])
    for key, said in said_in(language, edition):
        if key not in ("symbol", "card", "page-edition-size"):  # they name the cards of others too
            assert not strange.search(said), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_challenge_calls_the_card_by_its_name(language: str, edition: str) -> None:
    text = Texts(language)
    name = text("symbol", symbol="wild_four", number="", edition=edition, form="name")
    for rule in ("color", "color_or_wild", "playable"):
        condition = text("challenge-condition", rule=rule, color="green", edition=edition)
        assert condition.startswith(name), condition


@pytest.mark.parametrize("language", NEVER)
def test_words_that_are_never_used(language: str) -> None:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    assert not re.findall(NEVER[language], source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_kpgut_has_its_paragraphs(language: str) -> None:
    text = Texts(language)
    told = " ".join(text(f"summary-kpgut-{n}") for n in range(1, PARAGRAPHS["kpgut"] + 1))
    marks = re.findall(r"\((?:§ )?([\d, ]+?)(?: §)?\)", told)
    found = {int(number) for mark in marks for number in mark.split(",")}
    assert found == PARAGRAPHS_OF_KPGUT


@pytest.mark.parametrize(
    ("language", "key", "values", "said"),
    [
        ("en", "keep-decks", {"count": 1, "decks": 1, "cards": 112}, "1 player, one deck of 112."),
        ("fi", "keep-decks", {"count": 1, "decks": 1}, "1 pelaaja, yksi <cards> kortin pakka."),
        ("nb", "keep-decks", {"count": 1, "decks": 1}, "1 spiller, én kortstokk med <cards> kort."),
        ("da", "keep-decks", {"count": 1, "decks": 1}, "1 spiller, ét spil kort med <cards>."),
        ("en", "keep-key", {"points": 1, "count": 0}, "<card>, 1 point"),
        ("en", "keep-key", {"points": 2, "count": 1}, "<card>, 2 points, counted: 1"),
        ("fi", "keep-key", {"points": 1, "count": 2}, "<card>, 1 piste, laskettu: 2"),
        ("en", "keep-leads", {"count": 1}, "<who> leads, with 1 point to go."),
        ("fi", "keep-wins", {"count": 1, "points": 1}, "<who> voittaa, 1 piste"),
        ("en", "clock-place-points", {"place": 3, "points": 1}, "place 3, 1 point"),
        ("en", "match-winner", {"person": "they", "count": 1}, "<who> wins with 1 point."),
    ],
)
def test_one_is_not_several(
    language: str, key: str, values: dict[str, str | int], said: str
) -> None:
    names = variables(language, key).names
    assert Texts(language)(key, **{name: f"<{name}>" for name in names} | values) == said
