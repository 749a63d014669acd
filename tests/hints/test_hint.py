"""Hints: what is counted, how it is told, and that it is known from a view alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.properties.states import hide
from yksi.bots.imagine import imagine
from yksi.game import Game
from yksi.game import actions as do
from yksi.hints.candidates import candidates
from yksi.hints.hint import STAGES, count_stage, verdict_on
from yksi.messages.hints import Hint, Verdict
from yksi.reports.statistics import Estimate

LEVELS = ("casual", "careful", "sharp", "random")


def actions_of(text: str, seat: int = 0) -> list[do.Action]:
    game = Game.from_position(text)
    table = imagine(game.view(seat), game.rules, Random(1))
    return [play.action for play in candidates(table, game.rules, seat)]


def counted(game: Game, seat: int = 0, seed: int = 1) -> Hint:
    coarse = count_stage(game.view(seat), LEVELS, 1, seed)
    return count_stage(game.view(seat), LEVELS, 2, seed, coarse)


# --- what is counted


def test_a_wild_is_counted_in_every_colour() -> None:
    found = actions_of("seats 2\nturn A\ntop R5\nhand A W R1 G2")
    wilds = [a.color for a in found if isinstance(a, do.Lay) and a.cards == ("W",)]
    assert wilds == ["red", "green", "blue", "yellow"]
    assert do.Lay(("R1",)) in found
    assert do.Draw() in found
    assert len(found) == 6


def test_the_last_card_but_one_is_announced() -> None:
    assert do.Lay(("R1",), uno=True) in actions_of("seats 2\nturn A\ntop R5\nhand A R1 G2")


def test_several_cards_at_once() -> None:
    found = actions_of("edition kpgut\nseats 3\nturn A\ntop R5\nhand A R7 G7 B7 Y1 Y2")
    plays = {a.cards for a in found if isinstance(a, do.Lay)}
    assert ("R7",) in plays
    assert any(len(cards) > 1 and cards[0] == "R7" for cards in plays)


def test_a_challenge_and_its_alternatives() -> None:
    text = "seats 2\nturn B\ntop R5\nhand A R1 R2\nhand B W4 R3 G4"
    game = Game.from_position(text)
    game.play(1, do.Lay(("W4",), color="red"))
    table = imagine(game.view(0), game.rules, Random(1))
    found = [play.action for play in candidates(table, game.rules, 0)]
    assert found == [do.Accept(), do.Challenge()]


def test_what_everybody_chooses_at_once() -> None:
    game = Game.from_position("edition moomin\nseats 3\nturn B\nhand A R1 R2 R3\nhand B WM G1 G2")
    game.play(1, do.Lay(("WM",), color="green"))
    table = imagine(game.view(0), game.rules, Random(1))
    found = [play.action for play in candidates(table, game.rules, 0)]
    assert {type(action) for action in found} == {do.Discard, do.Decline}


def _quietly(action: do.Action) -> do.Action:
    """The same without calling, as what is legal is listed."""
    return msgspec.structs.replace(action, uno=False) if isinstance(action, do.Lay) else action


# --- how it is told


@pytest.mark.parametrize(
    ("second", "verdict"),
    [
        (Estimate(0.42, 0.39, 0.45), Verdict.EQUAL),
        (Estimate(0.39, 0.36, 0.42), Verdict.CLOSE),
        (Estimate(0.31, 0.28, 0.34), Verdict.BEST),
    ],
)
def test_brackets_that_overlap_are_said_to(second: Estimate, verdict: Verdict) -> None:
    assert verdict_on([Estimate(0.44, 0.41, 0.47), second]) is verdict
    assert verdict_on([second]) is Verdict.BEST


@pytest.mark.parametrize("rules", ["classic", "custom", "moomin", "kpgut"])
def test_a_hint_of_every_edition(rules: str) -> None:
    game = Game.new(rules, seats=4, seed=3)
    seat = game.turn
    found = counted(game, seat)
    assert found.playouts == STAGES[-1]
    assert found.is_final
    assert found.reason is not None
    chances = [option.chance for option in found.options]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= one.low <= one.chance <= one.high <= 1 for one in found.options)
    legal = game.legal(seat)
    for option in found.options:
        assert _quietly(option.action) in legal


def test_who_goes_out_at_once_wins() -> None:
    game = Game.from_position("seats 3\nturn A\ntop R5\nhand A R7\nhand B G1 G2\nhand C G3 G4")
    found = counted(game)
    assert found.options[0].action == do.Lay(("R7",))
    assert found.options[0].chance == 1
    assert found.verdict is Verdict.BEST


def test_fewer_play_outs_when_there_is_no_time() -> None:
    game = Game.new("classic", seats=3, seed=3)
    found = count_stage(game.view(game.turn), LEVELS, 2, 1, is_time=lambda: True)
    assert 0 < found.playouts < STAGES[0]


# --- what it is known from


@pytest.mark.parametrize("rules", ["classic", "moomin", "kpgut"])
def test_nothing_hidden_changes_a_hint(rules: str) -> None:
    game = Game.new(rules, seats=4, seed=8)
    seat = game.turn
    known = counted(game, seat, seed=5)
    for number in range(3):
        assert counted(hide(game, seat, Random(number)), seat, seed=5) == known
