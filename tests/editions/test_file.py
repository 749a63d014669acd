"""Editions as TOML texts: what they say, and every fault with its line and what to do about it."""

from __future__ import annotations

import pytest

from yksi.editions.file import LONGEST, MOST_BYTES, EditionError, Fault, read_edition
from yksi.editions.own import OwnEdition
from yksi.rules import RulesError

HEAD = 'name = "Cottage"\nbase = "classic"\n'
PLAIN = f'{HEAD}[rules]\nstacking = "same"\n'


def read(text: str, **others: OwnEdition) -> OwnEdition:
    return read_edition(text.encode(), others)


def faults(text: str | bytes, **others: OwnEdition) -> list[Fault]:
    content = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(EditionError) as caught:
        read_edition(content, others)
    return caught.value.faults


def only_fault(text: str | bytes, **others: OwnEdition) -> str:
    (fault,) = faults(text, **others)
    return str(fault)


# --- what a file says


def test_the_shortest_edition() -> None:
    own = read(PLAIN)
    assert (own.name, own.base, own.language) == ("Cottage", "classic", "en")
    assert own.rules_text == "classic + stacking=same"
    assert (own.names, own.abouts, own.clauses) == ({"en": "Cottage"}, {}, {})


def test_a_full_edition() -> None:
    own = read("""
        base = "kpgut"
        language = "fi"
        about = "Saunan jälkeen."
        [name]
        fi = "Mökki"
        sv = "Stugan"
        [rules]
        hand_size = 9
        bluff = false
        upheld = "turn"
        [clauses]
        bluff = "Ei."
        """)
    assert own.names == {"fi": "Mökki", "sv": "Stugan"}
    assert own.abouts == {"fi": "Saunan jälkeen."}
    assert own.clauses == {"bluff": {"fi": "Ei."}}
    assert own.rules_text == "kpgut + hand_size=9 + bluff=no + upheld=turn"


@pytest.mark.parametrize(
    ("written", "value"),
    [("true", "yes"), ("false", "no"), ('"yes"', "yes"), ('"NO"', "no")],
)
def test_yes_and_no_have_two_spellings(written: str, value: str) -> None:
    own = read(f"{PLAIN}seven_swap = {written}\n")
    assert own.rules.named()["seven_swap"] == value


def test_a_long_text_may_have_several_lines() -> None:
    own = read(f'{PLAIN}[clauses]\nstacking = """\nOne  on\ttop\r\nof the\u00a0other.\n"""\n')
    assert own.clauses["stacking"] == {"en": "One on top of the other."}


def test_a_mark_of_byte_order_and_windows_line_ends_are_read() -> None:
    own = read_edition(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    assert own == read(PLAIN)


# --- what cannot be read at all


def test_bad_utf_8_names_its_line() -> None:
    said = only_fault(f"{HEAD}about = 'M".encode() + b"\xf6kki'\n")
    assert said == "line 3: this is not UTF-8; save the file as UTF-8"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{HEAD}[rules\n", "line 3: this is not TOML: Expected ']' at the end of a table"),
        (f'{HEAD}base = "kpgut"\n', "line 3: this is not TOML: Cannot overwrite a value"),
        (f"{HEAD}about = \n\n", "line 3: this is not TOML: Invalid value"),
        (f'{HEAD}about = """never\nends\n', "line 4: this is not TOML: Unterminated string"),
        (f"{HEAD}rules = " + "[" * 20_000, "line 1: brackets are nested too deeply"),
        ("\0", "line 1: this is not TOML: Invalid statement"),
    ],
)
def test_what_is_not_toml_is_told_with_its_line(text: str, said: str) -> None:
    assert only_fault(text).startswith(said)


def test_a_number_without_end_is_told_with_its_line() -> None:
    said = only_fault(f"{HEAD}\n[rules]\ntarget = {'1' * 5000}\ndraw = 'until'\n")
    assert said.startswith("line 5: this is not TOML: Exceeds the limit")


@pytest.mark.parametrize("key", ["rules.hand_size", "name", "base", "language", "clauses.draw"])
def test_values_without_end_are_no_values(key: str) -> None:
    deep = ".".join([key, *["a"] * 1_200])
    assert all(fault.line == 1 for fault in faults(f"{deep} = 1\n"))


def test_a_huge_file_is_not_read() -> None:
    assert (
        only_fault(b"#" * (MOST_BYTES + 1))
        == "line 1: an edition has at most 65,536 bytes; shorten it"
    )
    padded = PLAIN.encode().ljust(MOST_BYTES - 1, b"#") + b"\n"
    assert read_edition(padded) == read(PLAIN)


# --- what is read and makes no edition


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            f"{PLAIN}[colours]\nred = 1\n",
            "line 5: there is no key called 'colours'; keys are: name, base, language,",
        ),
        (
            'name = "Cottage"\n[rules]\nstacking = "same"\n',
            "line 1: base is missing: the edition that is changed, classic, custom, moomin, kpgut",
        ),
        (
            'name = "Cottage"\n\nbase = "Classic"\n[rules]\nstacking = "same"\n',
            "line 3: base is one of classic, custom, moomin, kpgut, not 'Classic'",
        ),
        (
            'name = "Cottage"\nbase = ["classic"]\n[rules]\nstacking = "same"\n',
            "line 2: base is one of classic, custom, moomin, kpgut, not a list",
        ),
        (
            'base = "classic"\nrules.stacking = "same"\n',
            'line 1: name is missing: what the edition is called, as in name = "Cottage"',
        ),
        (
            f'language = "de"\n{PLAIN}',
            "line 1: language is one of en, fi, sv, nb, da, not 'de'",
        ),
        (
            f"{HEAD}rules = 'stacking=same'\n",
            "line 3: rules is a table: write [rules] and one rule a line below it",
        ),
        (
            f"{PLAIN}[[clauses]]\nstacking = 'so'\n",
            "line 5: clauses is a table: write [clauses] and one rule a line below it",
        ),
        (
            f"{HEAD}[rules]\n# none\n",
            "line 3: no rule differs from classic; change one below [rules]",
        ),
        (HEAD, "line 1: no rule differs from classic; change one below [rules]"),
        (
            f'{HEAD}[rules]\nstacking = "no"\n',
            "line 3: no rule differs from classic; change one below [rules]",
        ),
    ],
)
def test_a_shape_that_is_no_editions_is_told(text: str, said: str) -> None:
    assert only_fault(text).startswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("stackign = 'same'", "there is no rule called 'stackign'; did you mean stacking?"),
        ("sauna = 'hot'", "there is no rule called 'sauna'; `yksi editions` lists them all"),
        ("stacking = 'sam'", "stacking takes no same chain any, not 'sam'"),
        ("stacking = true", "stacking takes no same chain any, not 'True'"),
        ("stacking = ['same']", "stacking takes no same chain any, not 'a list'"),
        ("hand_size = 13", "hand_size takes 2-12, not 13"),
        ("hand_size = 7.0", "hand_size takes 2-12, not '7.0'"),
        ("hand_size = true", "hand_size takes 2-12, not 'True'"),
        ("hand_size = 2026-11-16", "hand_size takes 2-12, not 'datetime.date(2026, 11, 16)'"),
        ("hand_size.fi = 8", "hand_size takes 2-12, not 'a table'"),
    ],
)
def test_a_rule_or_value_that_nobody_knows_is_told(line: str, said: str) -> None:
    assert only_fault(f"{HEAD}[rules]\ndraw = 'until'\n{line}\n").startswith(f"line 5: {said}")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("target = 0", "line 5: scoring needs a target above 0"),
        ("scoring = 'places'", "line 5: scoring=places needs play_on=yes"),
        ("voluntary = 'many'\n", "line 5: voluntary=many needs draw=until"),
        ("# comes late\njoin_cards = 3", "line 3: joining and giving up are ranked by places and"),
    ],
)
def test_rules_that_make_no_sense_together_are_told_where_one_of_them_stands(
    rules: str, said: str
) -> None:
    assert only_fault(f"{HEAD}[rules]\nhand_size = 8\n{rules}\n").startswith(said)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("about = ''", "line 3: about is empty; write something or leave it out"),
        ('about = " \\t "', "line 3: about is empty; write something or leave it out"),
        ("about = 7", "line 3: about is a text, or one text for each language"),
        ("about = {}", "line 3: about is a text, or one text for each language"),
        ("about.de = 'Ferien'", "line 3: about has languages en, fi, sv, nb, da, not 'de'"),
        ("about.fi = 7", "line 3: about.fi is a text in quotes"),
        ("about.fi.en = 'x'", "line 3: about.fi is a text in quotes"),
        (f"about = '{'x' * 201}'", "line 3: about has 201 letters; at most 200 fit"),
        ("[clauses]\ndraw = 8", "line 4: clauses.draw is a text, or one text for each language"),
        (
            "[clauses]\nsauna = 'x'",
            "line 4: there is no rule called 'sauna'; `yksi editions` lists",
        ),
        (
            f"[clauses.draw]\nfi = 'x'\nen = '{'x' * 501}'",
            "line 5: clauses.draw has 501 letters; at most 500 fit",
        ),
        ("[clauses.draw]\nnn = 'x'", "line 4: clauses.draw has languages en, fi, sv, nb, da, not"),
    ],
)
def test_a_text_that_nobody_can_read_is_told(lines: str, said: str) -> None:
    assert only_fault(f"{HEAD}{lines}\n[rules]\nstacking = 'same'\n").startswith(said)


@pytest.mark.parametrize(
    "letter", ["\\u0007", "\\u001b", "\\u202e", "\\u200b", "\\u0085", "\\u2028"]
)
def test_control_characters_are_told(letter: str) -> None:
    said = only_fault(f'base = "classic"\nrules.stacking = "same"\nname = "Cot{letter}tage"\n')
    assert said == "line 3: name has control characters or invisible ones; leave them out"


def test_the_longest_texts_fit() -> None:
    texts = {key: "x" * longest for key, longest in LONGEST.items()}
    own = read(
        f"name = '{texts['name']}'\nabout = '{texts['about']}'\nbase = 'classic'\n"
        f"rules.stacking = 'same'\nclauses.stacking = '{texts['clauses']}'\n"
    )
    assert (own.names["en"], own.abouts["en"]) == (texts["name"], texts["about"])
    assert own.clauses["stacking"]["en"] == texts["clauses"]


def test_every_fault_is_told_at_once_in_the_order_of_lines() -> None:
    text = 'name = ""\nbas = "classic"\n[rules]\nstacking = "sam"\n[clauses]\nsauna = "hot"\n'
    found = faults(text)
    assert [fault.line for fault in found] == [1, 1, 2, 4, 6]
    with pytest.raises(RulesError) as caught:
        read(text)
    assert str(caught.value).splitlines() == [str(fault) for fault in found]


# --- among others


@pytest.mark.parametrize("name", ["classic", "Classic", "KPGUT"])
def test_the_name_of_a_known_edition_is_taken(name: str) -> None:
    said = only_fault(PLAIN.replace("Cottage", name))
    assert said == f"line 1: {name!r} is the name of the edition {name.lower()}; take another"


def test_a_name_is_taken_once() -> None:
    stuga = read('base = "moomin"\nrules.draw = "until"\n[name]\nfi = "Mökki"\nsv = "Stuga"\n')
    said = only_fault(PLAIN.replace("Cottage", "STUGA"), **{"stuga.toml": stuga})
    assert said == "line 1: 'STUGA' is the name of stuga.toml; take another"
    assert read(PLAIN, **{"stuga.toml": stuga}) == read(PLAIN)


def test_rules_have_one_name() -> None:
    first = read(PLAIN)
    said = only_fault(PLAIN.replace("Cottage", "Cabin"), **{"first.toml": first})
    assert said == "line 3: first.toml has the same rules; keep one of the two"
    other_base = PLAIN.replace("Cottage", "Cabin").replace("classic", "moomin")
    assert read(other_base, **{"first.toml": first}).base == "moomin"
