"""Random play-outs are fair: every open choice as often as any other, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.steps import every_table, listed, table
from yksi.batches.playouts import play_out, play_outs
from yksi.kernel import actions as k
from yksi.kernel.bits import count, lowest, pick
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor
from yksi.policies.dice import roll, spin
from yksi.policies.random import random_action
from yksi.rules import Rules

WORD = 1 << 32
ROLLS = [(2 * i + 1) * WORD // 120 for i in range(60)]  # spread evenly


def choices(t: State, r: Rules, seat: int) -> set[int]:
    """What a random player chooses from: a card if there is one, and nothing beside the game."""
    found = set(listed(t, r, seat))
    found -= {k.CALL, k.JUMP, k.ACCUSE, k.FORFEIT, *range(k.CATCH, k.SWAP)}
    if t.phase not in (Phase.ANSWER, Phase.MORE) and min(found) < k.NAME:
        found = {action for action in found if action < k.NAME}
    if k.DRAW in found:
        found.discard(k.KEEP)
    return found


@every_table
def test_every_choice_is_as_likely(rules: str, seats: int) -> None:
    t, r = table(rules, seats)
    dice = random.Random(seats)
    for _ in range(150):
        if t.phase in (Phase.IDLE, Phase.OVER):
            t.match_over = 0
            step(t, r, k.TABLE, k.DEAL)
        seat = actor(t)
        rolled = Counter(random_action(t, r, seat, number) for number in ROLLS)
        assert set(rolled) == choices(t, r, seat)
        assert max(rolled.values()) - min(rolled.values()) <= 1
        step(t, r, seat, random_action(t, r, seat, dice.randrange(WORD)))


@pytest.mark.parametrize(
    ("rules", "phase", "pile", "action"),
    [
        ("classic", Phase.PLAY, 1, k.DRAW),
        ("classic", Phase.PLAY, 0, k.KEEP),
        ("kpgut", Phase.OPENING, 1, k.DRAW),
        ("classic + start=opener", Phase.OPENING, 0, k.KEEP),
        ("kpgut", Phase.PLAY, 0, k.DRAW),  # and the game ends
    ],
)
def test_whoever_cannot_lay_draws_or_passes(
    rules: str, phase: Phase, pile: int, action: int
) -> None:
    t, r = table(rules, 3)
    t.phase, t.turn = phase, 1
    t.draw_count = pile
    assert choices(t, r, 1) == {action}
    assert random_action(t, r, 1, 0) == action


def test_the_first_who_must_choose_acts() -> None:
    t, _ = table("moomin", 4)
    t.turn = 2
    assert actor(t) == 2
    t.waiting = 0b1010
    assert actor(t) == 1


def single_steps(t: State, r: Rules, dice: int, most: int) -> int:
    """What a play-out is made of."""
    for number in range(most):
        if t.phase == Phase.OVER:
            return number
        dice = spin(dice)
        seat = actor(t)
        step(t, r, seat, random_action(t, r, seat, dice))
        for owing in range(t.seats):
            if ((t.owed | t.grace) >> owing) & 1:
                step(t, r, owing, k.CALL)
    return most


@every_table
@pytest.mark.parametrize("most", [0, 1, 25, 5000])
def test_a_play_out_is_its_single_steps(rules: str, seats: int, most: int) -> None:
    t, r = table(rules, seats)
    step(t, r, k.TABLE, k.DEAL)
    t.telling = t.event_count = 0
    twin = t.clone()
    assert play_out(t, r, 12345, most) == single_steps(twin, r, 12345, most)
    assert t.values() == twin.values()
    assert t.phase == Phase.OVER or most < 5000


@pytest.mark.parametrize(("rules", "games"), [("classic + target=50", 4), ("classic", 1)])
def test_many_rounds_on_one_table(rules: str, games: int) -> None:
    """A match that is decided does not end them."""
    t, r = table(rules, 3)
    t.telling = 0
    twin = t.clone()
    dice = 99
    actions = 0
    for _ in range(games):
        twin.match_over = 0
        step(twin, r, k.TABLE, k.DEAL)
        dice = spin(dice)
        actions += play_out(twin, r, dice, 1000)
    assert play_outs(t, r, games, 99, 1000) == actions
    assert t.values() == twin.values()
    assert t.match_over == (games > 1)


# --- dice and bits


def test_dice_are_the_published_xorshift() -> None:
    """Marsaglia 2003, the triple 13, 17, 5."""
    assert [spin(1), spin(spin(1))] == [270369, 67634689]
    assert spin(WORD - 1) == 253983


def test_rolls_cover_every_side_evenly() -> None:
    for sides in (1, 2, 3, 59):
        assert roll(0, sides) == 0
        assert roll(WORD - 1, sides) == sides - 1
        assert [roll(-(-side * WORD // sides), sides) for side in range(sides)] == [*range(sides)]


def test_bits() -> None:
    dice = random.Random(1)
    for _ in range(200):
        chosen = sorted(dice.sample(range(63), dice.randrange(1, 12)))
        mask = sum(1 << bit for bit in chosen)
        assert count(mask) == len(chosen)
        assert lowest(mask) == chosen[0]
        assert [pick(mask, index) for index in range(len(chosen))] == chosen
