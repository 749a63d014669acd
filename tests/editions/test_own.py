"""Editions of one's own: any valid file is its rules again, and a name follows from the rules."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.plan import random_rules
from yksi.editions import EDITIONS, changes, parse_rules
from yksi.editions.file import read_edition
from yksi.editions.own import OwnEdition, nearest, spoken, told
from yksi.languages import LANGUAGES
from yksi.rules import FIELD_TYPES


def own(name: str, rules_text: str) -> OwnEdition:
    base, rules = parse_rules(rules_text)
    return OwnEdition(base, rules, "en", {"en": name}, {}, {})


# Whatever people can read; a number of words with a space between any two.
WORD = st.text(st.characters(categories=("L", "M", "N", "P", "S")), min_size=1, max_size=9)
WORDS = st.dictionaries(
    st.sampled_from(LANGUAGES), st.lists(WORD, min_size=1, max_size=3).map(" ".join), min_size=1
)


@st.composite
def editions(draw: st.DrawFn) -> OwnEdition:
    chance = random.Random(draw(st.integers(0, 2**32)))
    base, rules = parse_rules(random_rules(chance, draw(st.sampled_from(list(EDITIONS))), 9))
    assume(rules != EDITIONS[base].rules)
    names = draw(WORDS)
    assume(not EDITIONS.keys() & {name.casefold() for name in names.values()})
    clauses = draw(st.dictionaries(st.sampled_from(list(FIELD_TYPES)), WORDS, max_size=3))
    language = draw(st.sampled_from(LANGUAGES))
    return OwnEdition(base, rules, language, names, draw(WORDS), clauses)


def written(edition: OwnEdition) -> str:
    """The edition as a file; strings of JSON are strings of TOML."""

    def table(header: str, values: dict[str, object]) -> list[str]:
        lines = [
            f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()
        ]
        return [f"[{header}]", *lines]

    lines = [f'base = "{edition.base}"', f'language = "{edition.language}"']
    lines += table("rules", dict(changes(edition.base, edition.rules)))
    lines += table("name", dict(edition.names)) + table("about", dict(edition.abouts))
    for field, clause in edition.clauses.items():
        lines += table(f"clauses.{field}", dict(clause))
    return "\n".join(lines)


@settings(max_examples=60, derandomize=True, deadline=None)
@given(editions())
def test_any_edition_reads_back_from_its_file_and_its_rules_text(edition: OwnEdition) -> None:
    again = read_edition(written(edition).encode())
    assert again == edition
    assert parse_rules(again.rules_text) == (edition.base, edition.rules)


# --- the words


@pytest.mark.parametrize(
    ("languages", "wished", "found"),
    [
        ("fi sv en", "sv", "sv"),
        ("fi sv en", "da", "fi"),
        ("sv en", "da", "en"),
        ("da sv", "nb", "da"),
    ],
)
def test_a_missing_language_falls_back(languages: str, wished: str, found: str) -> None:
    texts = {language: f"in {language}" for language in languages.split()}
    assert spoken(texts, wished, own="fi") == found
    assert told(texts, wished, own="fi") == f"in {found}"


def test_nothing_is_told_where_nothing_is_written() -> None:
    assert told({}, "fi", own="fi") == ""


def test_the_name_is_that_of_its_own_language() -> None:
    edition = own("Cottage", "classic + stacking=same")
    both = edition._replace(language="fi", names={"en": "Cottage", "fi": "Mökki"})
    assert (both.name, both._replace(language="da").name) == ("Mökki", "Cottage")


# --- as an edition among the others


def test_what_is_changed_rests_on_no_clause() -> None:
    base = EDITIONS["classic"]
    found = own("Cottage", "classic + stacking=same + hand_size=8").edition()
    assert found.name == "Cottage"
    assert found.clauses == {**base.clauses, "stacking": "house", "hand_size": "house"}
    assert found.notes == base.notes


def test_a_table_may_still_choose_what_makes_sense() -> None:
    found = own("Cottage", "classic + uno_penalty=4 + bluff=no").edition()
    assert found.offers == {**EDITIONS["classic"].offers, "uno_penalty": ("4", "2", "0")}
    ranked = "classic + play_on=yes + scoring=places + exhausted=end + last_draw=no"
    left = dict(EDITIONS["classic"].offers)
    del left["scoring"]  # points belong to a round that ends with the first who is out
    assert own("Ranked", ranked).edition().offers == left


# --- a name follows from the rules


COTTAGE = own("Cottage", "classic + stacking=same + draw=until + target=200")
CABIN = own("Cabin", "classic + hand_size=8")
VALLEY = own("Valley", "moomin + stacking=same + draw=until")
KNOWN = (COTTAGE, CABIN, VALLEY)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("classic", None),
        ("classic + stacking=same + draw=until + target=200", COTTAGE),
        ("classic + target=200 + draw=until + stacking=same", COTTAGE),
        ("classic + stacking=same + draw=until + target=200 + bluff=no", COTTAGE),
        ("classic + stacking=same + draw=until", COTTAGE),
        ("classic + stacking=same", None),
        ("classic + hand_size=8", CABIN),
        ("classic + hand_size=9", None),
        ("moomin + stacking=same + draw=until + jump_in=identical", VALLEY),
        ("custom + stacking=same + draw=until + target=200", None),
    ],
)
def test_rules_are_called_by_what_says_them_shortest(text: str, found: OwnEdition | None) -> None:
    assert nearest(text, KNOWN) == found
