"""Reasons are true of the position they are given for, and not given where they are not."""

from __future__ import annotations

from random import Random

import pytest

from yksi.bots.imagine import imagine
from yksi.game import Game
from yksi.game import actions as do
from yksi.hints.candidates import Candidate, candidates
from yksi.hints.reasons import Position, reason_for
from yksi.messages.hints import How, Reason, ReasonCode

ME = 0
FULL = "Y1 Y2 Y3 Y4"  # a hand that is far from empty


def why(
    best: str,
    text: str,
    levels: str = "careful",
    counts_points: bool = True,
    rules: str = "classic",
) -> Reason:
    """The reason that is given for laying a card (or drawing), as if it were found to be best."""
    game = Game.from_position(f"edition {rules}\nseats 3\nturn A\n{text}")
    view = game.view(ME)
    table = imagine(view, game.rules, Random(1))
    plays = candidates(table, game.rules, ME)
    chosen = [play for play in plays if _is(play, best)]
    assert chosen, [play.action for play in plays]
    ranked = [*chosen[:1], *(play for play in plays if play.first != chosen[0].first)]
    position = Position(view, game.rules, table, ME, [None, levels, levels], counts_points)
    return reason_for(position, ranked)


def _is(play: Candidate, best: str) -> bool:
    if best == "draw":
        return play.action == do.Draw()
    return isinstance(play.action, do.Lay) and play.action.cards[0] == best


def test_nothing_else_fits() -> None:
    only = "top R5\nhand A R7 G1 B2\nhand B Y1 Y2 Y3 Y4"
    assert why("R7", only) == Reason(ReasonCode.NOTHING_ELSE, card="R7")
    assert why("R7", only.replace("G1", "R1")).code is not ReasonCode.NOTHING_ELSE
    nothing = "top R5\nhand A Y7 G1 B2\nhand B Y1 Y2 Y3 Y4"
    assert why("draw", nothing) == Reason(ReasonCode.NOTHING_ELSE)
    assert why("draw", only).code is not ReasonCode.NOTHING_ELSE


@pytest.mark.parametrize(
    ("card", "rules", "how", "count"),
    [
        ("R+2", "classic", How.DRAWS, 2),
        ("R+2", "classic + stacking=same", How.OWES, 2),
        ("RS", "classic", How.SKIPPED, 0),
        ("RR", "classic", How.PASSED, 0),
    ],
)
def test_it_stops_a_next_player_with_few_cards(card: str, rules: str, how: How, count: int) -> None:
    near = f"top R5\nhand A {card} R7 G1 B2\nhand B Y1 Y2\nhand C Y5 Y6 Y7"
    found = why(card, near, rules=rules)
    assert found == Reason(ReasonCode.STOPS_NEXT, seat=1, held=2, how=how, count=count)
    assert why("R7", near, rules=rules).code is not ReasonCode.STOPS_NEXT
    far = near.replace("hand B Y1 Y2", "hand B Y1 Y2 Y3")
    assert why(card, far, rules=rules).code is not ReasonCode.STOPS_NEXT


def test_a_reverse_between_two_stops_the_other() -> None:
    game = Game.from_position("seats 2\nturn A\ntop R5\nhand A RR R7 G1\nhand B Y1")
    view = game.view(ME)
    table = imagine(view, game.rules, Random(1))
    plays = sorted(candidates(table, game.rules, ME), key=lambda play: not _is(play, "RR"))
    found = reason_for(Position(view, game.rules, table, ME, [None, "casual"], True), plays)
    assert found == Reason(ReasonCode.STOPS_NEXT, seat=1, held=1, how=How.SKIPPED)


def test_a_card_that_ends_the_round_stops_nobody() -> None:
    last = "top R5\nhand A RS\nhand B Y1 Y2\nhand C Y5 Y6"
    assert why("RS", last).code is ReasonCode.NOTHING_ELSE
    kpgut = "top R5\nhand A RS RS\nhand B Y1 Y2 Y4\nhand C Y5 Y6"
    assert why("RS", kpgut, rules="kpgut").code is not ReasonCode.STOPS_NEXT


def test_a_bluff_that_careful_bots_would_find() -> None:
    many = "R7 R8 R9 R1 R2 R3 R4 R6 G1 G2 G3 G4 G6 G7 G8"
    bluff = f"top R5\nhand A {many} W4\nhand B {FULL}\nhand C {FULL}"
    found = why("R7", bluff)
    assert found.code is ReasonCode.BLUFF_FOUND
    assert found.card == "W4"
    assert found.chance > 1 / 3
    believed = why("R7", bluff, levels="random", rules="classic + bluff=no")
    assert believed.code is not ReasonCode.BLUFF_FOUND
    few = bluff.replace(many, "R7 R8")  # careful bots believe who has few cards
    assert why("R7", few) == Reason(ReasonCode.KEEPS_WILD, card="W4")
    honest = bluff.replace(many, "G5 B1")
    assert why("G5", honest).code is not ReasonCode.BLUFF_FOUND


def test_the_wild_is_kept() -> None:
    held = f"top R5\nhand A R7 W G1\nhand B {FULL}\nhand C {FULL}"
    assert why("R7", held) == Reason(ReasonCode.KEEPS_WILD, card="W")
    assert why("draw", held) == Reason(ReasonCode.KEEPS_WILD, card="W")
    assert why("W", held).code is not ReasonCode.KEEPS_WILD


def test_a_colour_is_kept() -> None:
    held = f"top R5\nhand A R7 R8 R9 B5 B1\nhand B {FULL}\nhand C {FULL}"
    assert why("B5", held, counts_points=False).code is ReasonCode.MORE_WON
    found = why("R7", held.replace("R8 R9", "R8 R8"), counts_points=False)
    assert found.code is ReasonCode.MORE_WON  # as many are left after a red 8
    two = f"top R5\nhand A R7 B5 B1 B2\nhand B {FULL}\nhand C {FULL}"
    assert why("B5", two) == Reason(ReasonCode.KEEPS_COLOR, color="blue", count=2)


def test_points_are_shed_where_they_count() -> None:
    held = f"top R5\nhand A RS R7 R8\nhand B {FULL}\nhand C {FULL}"
    assert why("RS", held) == Reason(ReasonCode.SHEDS_POINTS, card="RS", count=20)
    assert why("RS", held, counts_points=False).code is ReasonCode.MORE_WON
    assert why("R7", held).code is ReasonCode.MORE_WON


def test_where_nothing_else_is_true_the_play_outs_are_the_reason() -> None:
    plain = f"top R5\nhand A R7 R8 R9\nhand B {FULL}\nhand C {FULL}"
    assert why("R8", plain) == Reason(ReasonCode.MORE_WON)
