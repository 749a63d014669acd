"""Random play-outs: everybody plays at random and calls in time; nobody jumps in.

This is the plainest loop over the rulebook. Speed is measured by it, and tests find tables of every
kind with it.
"""

from yksi.kernel.bits import lowest
from yksi.kernel.chance import HALVES
from yksi.kernel.codes import Phase
from yksi.kernel.deal import deal_round
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor
from yksi.kernel.uno import call
from yksi.policies.dice import spin
from yksi.policies.random import random_action
from yksi.rules import Rules


def call_all(t: State, r: Rules) -> None:
    """Let everybody who owes a call make it."""
    owing = t.owed | t.grace
    while owing:
        call(t, r, lowest(owing))
        owing &= owing - 1


def play_out(t: State, r: Rules, dice: int, most: int) -> int:
    """Play the round to its end, or for so many actions; returns how many there were."""
    actions = 0
    while t.phase != Phase.OVER and actions < most:
        dice = spin(dice)
        seat = actor(t)
        step(t, r, seat, random_action(t, r, seat, dice))
        call_all(t, r)
        actions += 1
    return actions


def play_outs(t: State, r: Rules, games: int, dice: int, most: int) -> int:
    """Deal and play many rounds on one table; returns how many actions there were in all."""
    actions = 0
    for _ in range(games):
        t.match_over = 0
        deal_round(t, r)
        dice = spin(dice)
        actions += play_out(t, r, dice, most)
    return actions


def copy_into(t: State, tables: list[State]) -> None:
    """Put a copy of one table in the place of each of many."""
    for i in range(len(tables)):
        tables[i] = t.clone()


def play_copies(
    deals: list[State], scratch: list[State], r: Rules, rounds: int, seed: int, most: int
) -> int:
    """Play copies of every deal out, so many rounds, each with a chance of its own.

    Returns how many actions there were in all; the first table of `scratch` is played on.
    """
    actions = 0
    for number in range(rounds):
        for i in range(len(deals)):
            scratch[0] = deals[i].clone()
            scratch[0].used = HALVES
            scratch[0].counter = seed * rounds + number
            dice = (seed * 7919 + number * 104729 + i * 1299709 + 1) & 0x7FFFFFFF
            actions += play_out(scratch[0], r, dice, most)
    return actions
