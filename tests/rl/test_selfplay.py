"""Tables for the training of a network: who is asked, what is paid out, and that C is as Python."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.compiling import native, one_compiler
from yksi.cards import NONE
from yksi.editions import parse_rules
from yksi.kernel.actions import DRAW, NAME
from yksi.kernel.deal import seat_everybody
from yksi.kernel.seats import next_seat
from yksi.kernel.state import State, layout_for
from yksi.learning.environments import GIVEN_UP, IS_OVER
from yksi.learning.selfplay import (
    LONGEST,
    OUTSIDE,
    PARTS,
    Bout,
    deal_bouts,
    kind_at,
    step_bouts,
)
from yksi.policies import tokens as layout
from yksi.policies.levels import Policy
from yksi.policies.tokens import Tokens
from yksi.seeds import secret_of, secret_words

TABLES = [
    ("classic", [OUTSIDE, OUTSIDE]),
    ("kpgut", [OUTSIDE, int(Policy.CAREFUL), OUTSIDE, OUTSIDE + 1]),
    ("moomin", [OUTSIDE, int(Policy.CASUAL), int(Policy.RANDOM)]),
    ("classic + stacking=any + jump_in=identical + seven_swap=yes", [OUTSIDE] * 5),
]


class Tables:
    def __init__(self, rules: str, kinds: list[int], count: int = 2, seed: int = 1) -> None:
        self.rules = [parse_rules(rules)[1]]
        self.states = [State(layout_for(10, 112, events=False)) for _ in range(count)]
        self.bouts = [Bout() for _ in range(count)]
        self.tokens = [Tokens() for _ in range(count)]
        for number, (t, bout) in enumerate(zip(self.states, self.bouts, strict=True)):
            seat_everybody(t, len(kinds))
            t.key[:] = secret_words(secret_of(seed))
            bout.kinds = sum(kind << (4 * seat) for seat, kind in enumerate(kinds))
            bout.game = number
        deal_bouts(self.states, self.rules, count, self.bouts, self.tokens)

    def choices(self) -> list[list[int]]:
        return [choices_of(tokens.faces, tokens.others) for tokens in self.tokens]

    def step(self, actions: list[int]) -> int:
        apart = len(self.states)
        return step_bouts(self.states, self.rules, apart, actions, self.bouts, self.tokens)


def choices_of(faces: int, others: int) -> list[int]:
    bits = int(faces) | int(others) << NAME
    return [action for action in range(layout.ACTIONS) if bits >> action & 1]


def choose(found: list[int], dice: random.Random) -> int:
    """Any action, but seldom a draw without need: such games have no end."""
    return dice.choices(found, [0.1 if action == DRAW else 1.0 for action in found])[0]


@pytest.mark.parametrize(("rules", "kinds"), TABLES)
def test_only_who_has_a_choice_is_asked_and_the_end_is_paid_out(
    rules: str, kinds: list[int]
) -> None:
    tables, dice, ended = Tables(rules, kinds), random.Random(3), 0
    for _ in range(250):
        before = [bout.kinds for bout in tables.bouts]
        for bout, found in zip(tables.bouts, tables.choices(), strict=True):
            assert len(found) > 1
            assert kind_at(bout.kinds, bout.seat) >= OUTSIDE
        assert tables.step([choose(found, dice) for found in tables.choices()]) == NONE
        for bout, kind in zip(tables.bouts, before, strict=True):
            if not bout.done:
                assert bout.kinds == kind
                continue
            ended += 1
            assert bout.done in (IS_OVER, GIVEN_UP)
            assert bout.ended == kind
            if bout.done == IS_OVER:
                assert sum(bout.rewards) == pytest.approx(0, abs=1e-6)
            moved = [kind_at(bout.kinds, (seat + 1) % len(kinds)) for seat in range(len(kinds))]
            assert moved == [kind_at(kind, seat) for seat in range(len(kinds))]
    assert ended


@pytest.mark.parametrize(("rules", "first"), [("classic", -0.5), ("kpgut", 1.0)])
def test_whoever_is_still_in_a_game_that_is_given_up_has_lost(rules: str, first: float) -> None:
    """Only who went out before keeps that place; stalling must not save whoever is behind."""
    tables = Tables(rules, [OUTSIDE] * 3, count=1)
    bout, t = tables.bouts[0], tables.states[0]
    if rules == "kpgut":
        t.place[next_seat(t, bout.seat)] = 1
    bout.taken, winner = LONGEST - 1, next_seat(t, bout.seat)
    seats = [seat for seat in range(3) if seat != winner]
    tables.step([tables.choices()[0][0]])
    assert bout.done == GIVEN_UP
    assert bout.rewards[winner] == first
    assert [bout.rewards[seat] for seat in seats] == [-0.5, -0.5]


def test_the_critic_is_told_the_hands_of_the_others() -> None:
    tables = Tables("classic", [OUTSIDE] * 3, count=1)
    t, bout = tables.states[0], tables.bouts[0]
    other = next_seat(t, bout.seat)
    for part in range(2):
        for color in range(4):
            at = (PARTS * color + part) * 13
            assert bout.secret[at : at + 13] == t.hands[other][13 * color : 13 * color + 13]
        other = next_seat(t, other)
    assert not any(bout.secret[(PARTS * color + 2) * 13] for color in range(4))


def test_an_illegal_action_changes_nothing_at_any_table() -> None:
    tables = Tables("classic", [OUTSIDE, OUTSIDE])
    good = tables.choices()[0][0]
    bad = next(action for action in range(NAME) if action not in tables.choices()[1])
    before = [t.values() for t in (t.clone() for t in tables.states)]
    for wrong in (bad, -1, layout.ACTIONS):
        assert tables.step([good, wrong]) == 1
    assert [t.values() for t in tables.states] == before


def test_whoever_does_not_jump_in_is_not_asked_again_about_the_same_card() -> None:
    tables, dice = Tables("kpgut", [OUTSIDE] * 4, count=1, seed=5), random.Random(1)
    bout, waits = tables.bouts[0], 0
    for _ in range(400):
        found = tables.choices()[0]
        if not bout.asked:
            tables.step([choose(found, dice)])
            continue
        assert found == [layout.JUMP, layout.WAIT]
        seat, taken = bout.seat, bout.taken
        tables.step([layout.WAIT])
        assert (bout.seat, bout.asked) != (seat, 1) or bout.taken > taken
        waits += 1
    assert waits


@native
@pytest.mark.parametrize(("rules", "kinds"), TABLES)
def test_compiled_tables_are_the_same(rules: str, kinds: list[int]) -> None:
    import numpy as np

    from yksi.training.arena import Arena
    from yksi.training.settings import Tables as Kind

    tables, dice = Tables(rules, kinds, seed=7), random.Random(7)
    with one_compiler():
        arena = Arena([Kind(rules, len(kinds), 1)], 2, seed=7, threads=1)
    arena.seat_players([kinds, kinds], [0, 0])
    arena.bouts["game"] = [0, 1]
    arena.deal()
    for _ in range(60):
        for number, bout in enumerate(tables.bouts):
            assert told(arena.bouts[number]) == told(bout)
            assert bytes(arena.tokens["row"][number]) == bytes(tables.tokens[number].row)
            assert bytes(arena.bouts["secret"][number]) == bytes(bout.secret)
        actions = [choose(found, dice) for found in tables.choices()]
        arena.actions[:] = np.array(actions)
        arena.step()
        tables.step(actions)


def told(bout: Any) -> dict[str, int]:
    """The numbers of a bout, of a record or of an object."""
    names = [name for name in Bout.__slots__ if name not in ("rewards", "secret")]
    if isinstance(bout, Bout):
        return {name: getattr(bout, name) for name in names}
    return {name: int(bout[name]) for name in names}
