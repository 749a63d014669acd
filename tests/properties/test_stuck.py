"""After every step of any game, nobody is stuck."""

from __future__ import annotations

import random

import pytest

from tests.properties.states import useful
from tests.walks import every_table, started, walk
from yksi.cards import FACE_BY_NAME, FACES
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.setup import new_state
from yksi.kernel import deal
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.piles import pop
from yksi.kernel.state import State
from yksi.rules import Rules


@every_table
def test_whoever_is_waited_for_can_act(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=2)
    for found in walk(game, random.Random(2), most=300):
        t = game.state
        if game.over:
            done = t.match_over or t.seats - t.removed.bit_count() < 2
            assert found[None] == ([] if done else [do.Deal()])
            assert not any(found[seat] for seat in range(t.seats))
            continue
        waiting = [seat for seat in range(t.seats) if (t.waiting >> seat) & 1]
        if t.phase in (Phase.DISCARD, Phase.VERDICT):
            assert waiting
        for seat in waiting or [t.turn]:
            assert useful(found[seat])


def _table_with(rules: str, rest: list[int]) -> tuple[State, Rules]:
    """Three seats just before the start card, with these cards left."""
    parsed = parse_rules(rules)[1]
    t = new_state(parsed, 3)
    t.dealer = 0
    t.draw[: len(rest)] = rest
    t.draw_count = len(rest)
    return t, parsed


@pytest.mark.parametrize("rules", [*EDITIONS, "classic + start=number", "kpgut + start=act"])
@pytest.mark.parametrize("copies", [1, 2])
def test_a_round_begins_whatever_cards_are_left(
    rules: str, copies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Large hands may leave nothing to turn but what otherwise goes back into the pile."""
    turned = 0

    def counted(t: State) -> int:
        nonlocal turned
        turned += 1
        assert turned < 100, "turned over and over"
        return pop(t)

    monkeypatch.setattr(deal, "pop", counted)
    for face in range(FACES):
        turned = 0
        t, parsed = _table_with(rules, [face] * copies)
        deal.start_round(t, parsed)
        assert t.phase not in (Phase.IDLE, Phase.OVER)
        assert Game(rules.partition(" ")[0], parsed, t).legal(t.turn)


def test_a_start_card_may_end_the_game() -> None:
    """Two cards must be drawn for it and there are none (KPG-§5.1)."""
    t, parsed = _table_with("kpgut + start=act + stacking=no", [FACE_BY_NAME["R+2"]])
    deal.start_round(t, parsed)
    assert (t.phase, t.reason) == (Phase.OVER, Reason.EXHAUSTED)
