"""Who sits where: every seat's policy and habits, and what it does when it must or may act.

A player is three numbers of a flat list: the policy, how often of 65 536 times it forgets to call,
and how often it misses somebody else's forgotten call.
"""

from yksi.cards import NONE
from yksi.kernel.actions import JUMP
from yksi.kernel.legal import allowed
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.policies.careful import careful_action
from yksi.policies.casual import casual_action
from yksi.policies.dice import roll, spin
from yksi.policies.levels import Policy
from yksi.policies.random import random_action
from yksi.policies.rlcard import rlcard_action
from yksi.rules import JumpIn, Rules

WIDTH = 3
ALWAYS = 0x10000


def decide(t: State, r: Rules, seat: int, policy: int, dice: int) -> int:
    """The action of a player of this policy who must act."""
    if policy == Policy.RANDOM:
        return random_action(t, r, seat, dice)
    if policy == Policy.CASUAL:
        return casual_action(t, r, seat, dice)
    if policy == Policy.RLCARD:
        return rlcard_action(t, r, seat, dice)
    return careful_action(t, r, seat, dice)


def forgets(players: list[int], seat: int, dice: int) -> int:
    return 1 if roll(dice, ALWAYS) < players[WIDTH * seat + 1] else 0


def jumper(t: State, r: Rules, players: list[int]) -> int:
    """The first seat that lays the twin of the top card, or NONE; only people-like players do.

    Players with a network say themselves whether they do (`batches.learned`).
    """
    if r.jump_in == JumpIn.NO:
        return NONE
    for seat in range(t.seats):
        policy = players[WIDTH * seat]
        wants = Policy.RANDOM < policy < Policy.MASTER and policy != Policy.RLCARD
        if wants and is_in(t, seat) and allowed(t, r, seat, JUMP):
            return seat
    return NONE


def catcher(t: State, players: list[int], target: int, dice: int) -> int:
    """The first seat after the target that notices a forgotten call, or NONE."""
    seat = t.left[target]
    while seat != target:
        dice = spin(dice)
        if is_in(t, seat) and roll(dice, ALWAYS) >= players[WIDTH * seat + 2]:
            return seat
        seat = t.left[seat]
    return NONE
