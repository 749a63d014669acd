"""Rulings are read as people write them, and the judge says what a table really shows."""

from __future__ import annotations

import pytest

from yksi.rulings import judge, parse_rulings

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
