"""Every ruling holds, every clause of the catalogue has one, and only known clauses are cited.

Also that a text which cannot be read is refused with its line and the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from yksi.editions import EDITIONS
from yksi.game import Game
from yksi.game.position import PositionError
from yksi.game.refusal import RefusalCode
from yksi.rulings import Ruling, RulingError, judge, parse_rulings

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "rulings").glob("*.txt"))
CATALOGUE = sorted((ROOT / "rulings" / "clauses").glob("*.txt"))
SOURCES = sorted((ROOT / "yksi").rglob("*.py"))
REASONS = ("physical", "automatic", "wording")


def read(path: Path) -> list[Ruling]:
    return parse_rulings(path.read_text(encoding="utf-8"))


def clauses() -> dict[str, str]:
    """Each clause with `ruling`, or the reason why it has none."""
    found: dict[str, str] = {}
    for path in CATALOGUE:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line or line.startswith("#"):
                continue
            name, title, how = (part.strip() for part in line.split("|"))
            assert name not in found, f"{name} is listed twice"
            assert title, f"{name} has no title"
            found[name] = how
    return found


CLAUSES = clauses()
RULINGS = [ruling for path in FILES for ruling in read(path)]


# --- the rulings


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_ruling_holds(path: Path) -> None:
    broken = [
        f"{path.name}:{verdict.line}: {verdict.ruling.name}: {verdict.reason}"
        for verdict in map(judge, read(path))
        if not verdict.held
    ]
    assert not broken, "\n".join(["", *broken])


def test_every_ruling_claims_something() -> None:
    idle = [
        ruling.name
        for ruling in RULINGS
        if not any(ruling.sections[1::2])
        and not any(line.startswith("!") for moves in ruling.sections[::2] for _, line in moves)
    ]
    assert not idle


def test_names_are_unique() -> None:
    counted = Counter(ruling.name for ruling in RULINGS)
    assert not [name for name, times in counted.items() if times > 1]


# --- the catalogue


def test_every_edition_has_its_rulings_and_its_clauses() -> None:
    names = {"common", *EDITIONS}
    assert {path.stem for path in CATALOGUE} == names
    further = {"house", "procedures", "series"}  # options; people and evenings of kpgut
    assert {path.stem for path in FILES} == names | further


def test_a_clause_without_a_ruling_says_why() -> None:
    odd = {
        name: how
        for name, how in CLAUSES.items()
        if how != "ruling" and not re.fullmatch(rf"({'|'.join(REASONS)}): \S.*", how)
    }
    assert not odd


def test_every_clause_has_a_ruling() -> None:
    ruled = {ruling.clause for ruling in RULINGS}
    assert not [name for name, how in CLAUSES.items() if how == "ruling" and name not in ruled]


def test_every_ruling_rests_on_a_known_clause() -> None:
    assert not [ruling.name for ruling in RULINGS if ruling.clause not in CLAUSES]


# --- what the code cites

CITED = re.compile(r"\b(?:GEN|CLS|CUS|MOO|KPG)-[A-Z0-9§](?:[A-Z0-9§.-]*[A-Z0-9])?")
# `CLS-46 to 48`, `KPG-§9.3, §9.4`, `KPG-§6, §9, END`: further ones of the same kind.
FURTHER = re.compile(r"(?: to |, )(§[\d.]*\d|R?\d+|[A-Z]{3})\b(?!-)")


def cited(text: str) -> set[str]:
    """Every clause that a text names, the ends of ranges included."""
    found = set()
    for match in CITED.finditer(text):
        found.add(match[0])
        stem = match[0].rpartition("-")[0]
        further = FURTHER.match(text, match.end())
        while further:
            found.add(f"{stem}-{further[1]}")
            further = FURTHER.match(text, further.end())
    return found


def is_known(clause: str) -> bool:
    """A clause, a family of clauses (`KPG-§6`), or a ruling of one (`CLS-11.T1`)."""
    if clause in CLAUSES or clause.rpartition(".T")[0] in CLAUSES:
        return True
    return any(name.startswith((f"{clause}.", f"{clause}-")) for name in CLAUSES)


def test_citations_are_read_whole() -> None:
    assert cited("as in CLS-R01, CUS-01 to 03, MOO-R01") == {
        "CLS-R01",
        "CUS-01",
        "CUS-03",
        "MOO-R01",
    }
    assert cited("(KPG-§6, §9, END)") == {"KPG-§6", "KPG-§9", "KPG-END"}
    assert cited("KPG-§9.3, §9.4: CUS-IDEA-1 to 10.") == {
        "KPG-§9.3",
        "KPG-§9.4",
        "CUS-IDEA-1",
        "CUS-IDEA-10",
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sources_cite_known_clauses(path: Path) -> None:
    unknown = {
        f"{path.name}:{number}: {clause}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for clause in cited(line)
        if not is_known(clause)
    }
    assert not unknown


def test_the_kernel_cites_clauses_at_all() -> None:
    kernel = [path.read_text(encoding="utf-8") for path in SOURCES if path.parent.name == "kernel"]
    assert len(set().union(*map(cited, kernel))) > 100


@pytest.mark.parametrize("name", EDITIONS)
def test_editions_rest_on_known_clauses(name: str) -> None:
    edition = EDITIONS[name]
    assert edition.clauses.keys() == set(edition.rules._fields)
    unknown = {
        field: clause
        for field, clause in edition.clauses.items()
        if clause != "house" and clause not in CLAUSES
    }
    assert not unknown


@pytest.mark.parametrize("name", EDITIONS)
def test_refusals_rest_on_known_clauses(name: str) -> None:
    refusals = EDITIONS[name].refusals
    assert refusals.keys() == EDITIONS["classic"].refusals.keys()
    assert not refusals.keys() - set(RefusalCode)
    assert not [clause for clause in refusals.values() if clause not in CLAUSES]


# --- what cannot be read

GOOD = "ruling X-1.T1  good\n  edition classic\n  ---\n  ---\n  turn B\n"

BAD_FILES = {
    "edition classic\n": "line 1: a file begins with 'ruling NAME', not 'edition classic'",
    "# a comment\n\n---\n": "line 3: a file begins with 'ruling NAME', not '---'",
    GOOD + "ruling\n": "line 6: a ruling needs a name",
    GOOD + "\nruling   # no name\n": "line 7: a ruling needs a name",
}


@pytest.mark.parametrize(("text", "message"), BAD_FILES.items())
def test_bad_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(RulingError, match=f"^{re.escape(message)}$"):
        parse_rulings(text)


# A line of a ruling in the section where it stands, and what the verdict says of it.
BAD_GIVEN = {
    "frobnicate": "'frobnicate' does not belong into a position",
    "edition klassic": "there is no edition called 'klassic'; editions are: "
    "classic, custom, moomin, kpgut",
    "edition classic + stacking=maybe": "stacking takes no same chain any, not 'maybe'",
    "seats": "one word is expected, not 0: ''",
    "seats three": "'three' is not a number",
    "seats 1": "2-28 seats fit round a table, not 1",
    "seats 11": "2-10 seats can play this, not 11",
    "seats 1234567": "'1234567' is not a number",
    "turn B C": "one word is expected, not 2: 'B C'",
    "turn Z": "Z is not at this table",
    "turn ä": "'ä' is not a seat",
    "direction up": "a direction is cw or ccw, not 'up'",
    "top": "the top is one card, and its colour when it is a wild",
    "top R5 green red": "the top is one card, and its colour when it is a wild",
    "top X9": "'X9' is not a card",
    "top W": "which colour was named with W? (top W green)",
    "top W pink": "'pink' is not a colour; colours are red green blue yellow",
    "top R5 green": "R5 cannot be green",
    "top none": "which colour is in force? (top none green)",
    "hand": "whose hand?",
    "hand A R5 R5 R5": "the deck does not hold so many R5",
    "hand A WS": "the deck does not hold so many WS",
    "holds A": "seats and numbers are expected: A 460 B 480",
    "holds A 200": "the deck does not hold 200 more cards",
    "discard 3": "'discard pile 21' says how many cards lie there",
    "discard pile 0": "more cards are named than lie on the discard pile",
    "played 2 B": "the last play is written 'played 2 by B'",
    "played 2 by B": "the last play has more cards than lie there",
    "jumped 1": "the last play has more cards than lie there",
    "before": "what was there before? (before R7, before opening)",
    "before R7": "the play before has more cards than lie there",
    "before R7 green": "R7 cannot be green",
    "before W": "which colour was named with W? (before W green)",
    "before opening R7": "nothing lies there before the opening",
    "laying": "whose play is it? (played 1 by B)",
    "verdict\nturned": "whose play is it? (played 1 by B)",
    "passed 4": "4 seats cannot have passed",
    "drawn R9": "the seat on turn does not hold R9",
    "drawn 1\ndrew 2": "more cards are named than were drawn",
    "pending 2": "cards are pending only on +2 or W4",
    "called A": "A does not hold one card",
    "hand A\nowes A": "A holds no card",
    "out A B C D": "nobody is left in the game",
    "gave B": "'gave up B' is expected",
    "age A B": "age must name every seat once, the oldest first",
    "order A B": "order must name every seat once",
    "order A S B C D": "1 more cannot join this table",
    "opening": "nobody opens here; say 'start' and the card turned",
    "open hands A": "'open hands by A' is expected",
    "stuck": "'stuck three' is expected",
    "free now": "nothing is expected behind 'free'",
    "over soon": "a round is not over by 'soon'",
    "over out": "who has won? (over out winner A)",
    "totals A": "seats and numbers are expected: A 460 B 480",
    "edition custom\nhand A WC WC WC WC": "the deck does not hold so many WC1",
    "seed -1": "'-1' is not a number",
}
NO_LINE = 1  # what only shows when the whole is built is put down to the first line of the ruling


@pytest.mark.parametrize(("line", "reason"), BAD_GIVEN.items())
def test_bad_positions_are_refused(line: str, reason: str) -> None:
    verdict = judge(parse_rulings(f"ruling X-1.T1  bad\n\n{line}\n---\n---\nturn B\n")[0])
    assert not verdict.held
    assert verdict.reason == reason
    assert verdict.line in (3, NO_LINE)
    with pytest.raises(PositionError) as raised:
        Game.from_position(f"# a comment\n\n{line}\n")
    assert raised.value.reason == reason
    assert raised.value.line in (3, None)
    assert str(raised.value) == (f"line 3: {reason}" if raised.value.line else reason)


GIVEN_TWICE = {
    "turn B\nturn C": "'turn' is given twice",
    "hand B R1\nhand B R2": "the hand of B is given twice",
    "draw R1\ndraw only R2": "what is drawn next is given twice",
}


@pytest.mark.parametrize(("text", "reason"), GIVEN_TWICE.items())
def test_a_line_given_twice_is_named(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=f"^line 2: {re.escape(reason)}$"):
        Game.from_position(text)


def assert_broken(head: str, line: str, reason: str) -> None:
    """The line behind the head of a ruling breaks it, and the verdict says where and why."""
    verdict = judge(parse_rulings(f"{head}{line}\n")[0])
    assert verdict.line == head.count("\n") + 1
    assert verdict.reason is not None
    assert verdict.reason.startswith(f"{line}: {reason}")


BAD_MOVES = {
    "B": "a move is a seat and what it does, not 'B'",
    "B flies": "'flies' is not a move; moves are: ",
    "ä draws": "ä is not at this table",
    "B plays": "which card is played?",
    "B plays R5 pink": "'pink' is not a colour",
    "B draws twice": "nothing is expected behind it, not 'twice'",
    "B calls out": "'uno' is expected, not 'out'",
    "B jumps R5": "a jump-in is written 'D jumps in R7'",
    "B jumps in R5 red": "a jump-in names no colour",
    "B discards": "which card is discarded?",
    "B catches": "one word is expected, not 0: ''",
    "table deals from 12": "a deal is 'table deals' or 'table deals from' and 64 hex digits",
    "table gives B": "penalty cards are written 'table gives B 2'",
    "at noon B draws": "a time is written 3.5s or 12:59, not 'noon'",
    "B keeps": "refused (cannot-keep)",
    "!B draws": "accepted, but must be refused",
    "A is away": "refused (only the seat on turn can be away)",
}


@pytest.mark.parametrize(("line", "reason"), BAD_MOVES.items())
def test_bad_moves_break_a_ruling(line: str, reason: str) -> None:
    assert_broken("ruling X-1.T1  bad\nturn B\n---\n", line, reason)


BAD_EXPECTATIONS = {
    "turn C": "it is B",
    "!turn B": "but it is so",
    "weather": "'weather' cannot be expected; expectations are: ",
    "turn": "one word is expected, not 0: ''",
    "top R6": "it is ['R5']",
    "holds C": "'holds C 7' is expected",
    "holds C 6": "it is 5",
    "holds A 5 B 5 C": "'holds C 7' is expected",
    "holds A 6 B 5 C 4": "it is A 5 C 5",
    "!holds A 5 B 5": "but it is so",
    "totals A 0 B 20": "it is B 0",
    "hand B R7 R7": "it is ",
    "draw 3": "'pile' and a number are expected",
    "may B plays W": "refused (not-in-hand)",
    "owes A": "A owes nothing",
    "can jump": "'can catch A' is expected",
    "sees B A": "'sees B hand A' is expected",
    "sees B hand A": "hidden",
    "round over": "the round goes on",
    "match B": "'match winner A' or 'match over' is expected",
    "count R0": "'count R0 1' is expected",
    "phase answer": "it is play",
    "open doors": "'open hands' is expected",
    "marked ä": "ä is not at this table",
    # seats that are not at this table
    "holds J 7": "J is not at this table",
    "hand J R5": "J is not at this table",
    "total J 0": "J is not at this table",
    "placed J 1": "J is not at this table",
    "unplaced J": "J is not at this table",
    "out J": "J is not at this table",
    "sees J hand A": "J is not at this table",
    "sees A hand J": "J is not at this table",
    "plays J R5": "J is not at this table",
    # words that are missing
    "!": "what is expected?",
    "!!": "what is expected?",
    "plays": "'plays B R8, B4, R8 G8' is expected",
    "plays B": "'plays B R8, B4, R8 G8' is expected",
    "plays B R8,": "'plays B R8, B4, R8 G8' is expected",
    "may": "a move is a seat and what it does, not ''",
}


@pytest.mark.parametrize(("line", "reason"), BAD_EXPECTATIONS.items())
def test_bad_expectations_break_a_ruling(line: str, reason: str) -> None:
    assert_broken("ruling X-1.T1  bad\nturn B\n---\n---\n", line, reason)


# The same said in the ways of the catalogue.
AS_WRITTEN = {
    "cards with commas between them": """
        edition kpgut
        turn B
        top R4
        hand B [R8,G8,B1,B2]
        ---
        B plays [R8,G8]
        ---
        hand B [B1, B2]
        top G8
    """,
    "a play and its call with a comma": """
        turn B
        top R4
        hand B R8 G8
        ---
        B plays R8, calls UNO
        ---
        called B
    """,
    "several wilds and their colour": """
        edition kpgut
        turn B
        top R4
        hand B W4,W4,B1,B2
        ---
        B plays W4,W4→green
        ---
        top W4(green)
        pending 8
    """,
    "customizable cards that are not told apart": """
        edition custom + card2=rooster
        seats 3
        turn A
        top WC(red)
        hand A WC,R1
        hand B WC2 G1 G2
        ---
        A plays WC→green
        !A plays WC→red
        B plays WC→blue
        ---
        top WC(blue)
        top WC2 blue
        under WC WC
        under WC1 WC3
        count WC 3
        hand B G1 G2
        holds A 1 C 9
    """,
    "a text with or without its marks": """
        edition custom
        seats 3
        text 1 "everyone stands up"
        ---
        ---
        card 1 "everyone stands up"
        card 1 everyone stands up
        !card 1 "everyone sits down"
        card 2 blank
    """,
    "what is said, with every mark in it": """
        edition custom
        seats 3
        turn A
        top R5
        hand A WC2 R1 R2
        ---
        A says "WC (mine) -> \\"red\\" #1"    # a comment with "marks"
        A plays WC → red                     # and one with a " alone
        ---
        heard B A "WC (mine) -> \\"red\\" #1"
        top WC2 (red)
    """,
    "who holds how much, one line for all or for each": """
        turn B
        top R4
        hand B R8 G8
        holds A 3 C 4
        holds D 6
        totals A 10
        totals B 20 C 30
        ---
        ---
        holds A 3 B 2 C 4 D 6
        total A 10 B 20
        totals C 30 D 0
    """,
}


@pytest.mark.parametrize("text", AS_WRITTEN.values(), ids=AS_WRITTEN.keys())
def test_rulings_are_read_as_the_catalogue_writes_them(text: str) -> None:
    assert judge(parse_rulings(f"ruling X-1.T1  as written\n{text}")[0]).reason is None


def test_a_colour_that_is_not_named_yet_is_not_the_expected_one() -> None:
    verdict = judge(parse_rulings("ruling X-1.T1  wild\nstart W\n---\n---\ntop W red\n")[0])
    assert verdict.reason == "top W red: it is ['W', 'none']"


def test_before_a_game_nobody_is_the_oldest_in_it() -> None:
    text = "ruling X.T1 x\nedition kpgut\nseats 3\nlobby\n---\n---\noldest A"
    assert judge(parse_rulings(text)[0]).reason == "oldest A: nobody is in a game"


def test_nobody_joins_a_full_table() -> None:
    text = "ruling X-1.T1  full\nedition kpgut\nseats 28\n---\nZ joins left of A\n"
    assert judge(parse_rulings(text)[0]).reason == "Z joins left of A: refused (cannot-join)"


@pytest.mark.parametrize(
    "line",
    ["C catches S", "A accuses S", "S plays R5", "A accepts S", "A moves S away", "C is away"],
)
def test_what_cannot_be_done_there_is_refused(line: str) -> None:
    head = "ruling KPG-R37.T1  not there\nedition kpgut\nseats 3\nspectator S\nturn B\n---\n"
    verdict = judge(parse_rulings(f"{head}!{line}\n---\nturn B\n")[0])
    assert verdict.held, verdict.reason


def test_a_ruling_may_expect_that_its_position_is_refused() -> None:
    refused = "ruling X-1.T1  refused\nseats 11\n---\n---\nrefused\n"
    assert judge(parse_rulings(refused)[0]).held
    accepted = "ruling X-1.T1  refused\nseats 10\n---\n---\nrefused\n"
    assert judge(parse_rulings(accepted)[0]).reason == "the position was accepted"
