"""A bot that decides as a policy does: one way of playing at all speeds.

The policy decides on the table of a seat (`bots.seat`); reactions are read off what is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from yksi.bots.seat import AtTable, Imagined, Seat
from yksi.bots.suspicion import saw_cheating
from yksi.cards import COLOR_NAMES, FACE_NAMES, SYMBOL_MASK, SYMBOL_OF, WILDS, Symbol
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.kernel_actions import typed_action
from yksi.game.view import View
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.policies.levels import Policy
from yksi.policies.players import decide
from yksi.rules import Referee, Rules, Several

MOST_STEPS = 40  # of one play
UNFINISHED = (Phase.MORE, Phase.COLOR, Phase.SWAP)


class Player:
    """Plays one policy; its own dice decide where the policy throws some."""

    def __init__(self, policy: Policy, seed: int | Random) -> None:
        """Its dice are of a seed, or those of many: own ones take 2.5 kB."""
        self._policy = policy
        self._dice = seed if isinstance(seed, Random) else Random(seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if view.seat is None or not legal:
            return None
        return self._decide(Imagined(view, legal))

    def decide_at(self, seat: AtTable) -> Action | None:
        """Decide as `decide` does, on the real table: no policy looks at hidden cards."""
        return None if seat.offers_nothing else self._decide(seat)

    def _decide(self, seat: Seat) -> Action | None:
        reaction = react(seat, self._jumps)
        if reaction is not None or not seat.must_act:
            return reaction
        return play(seat, seat.table(self._dice), self._next)

    def _jumps(self, seat: Seat) -> bool:
        """Whether it jumps in where it may."""
        return True

    def _next(self, table: State, rules: Rules, seat: int) -> int:
        action = decide(table, rules, seat, self._policy, self._dice.getrandbits(32))
        return k.FROWN if action == k.LAUGH else action  # only people laugh (CUS-IDEA-8)


def play(seat: Seat, table: State, decide: Callable[[State, Rules, int], int]) -> Action:
    """Decide step by step, as the kernel wants it, and return the whole play as one action."""
    rules, number = seat.rules, seat.number
    action = decide(table, rules, number)
    if action >= k.NAME:
        return typed_action(table, action)
    if _is_whole(table, rules, number, action - k.LAY):
        return do.Lay((FACE_NAMES[action - k.LAY],), uno=seat.cards == 2)
    cards, color, swap = [], None, None
    table = table.clone()
    for _ in range(MOST_STEPS):
        if action < k.NAME:
            cards.append(FACE_NAMES[action - k.LAY])
        elif action < k.STOP:
            color = COLOR_NAMES[action - k.NAME]
        elif k.SWAP <= action < k.LAPSE:
            swap = action - k.SWAP
        step(table, rules, number, action)
        if table.turn != number or table.phase not in UNFINISHED:
            break
        action = decide(table, rules, number)
    return do.Lay(tuple(cards), color, seat.cards - len(cards) == 1, swap)


def _is_whole(t: State, r: Rules, seat: int, face: int) -> bool:
    """Whether a card is a play by itself: none to add, no colour to name, nobody to swap with."""
    symbol = SYMBOL_OF[face]
    if (WILDS >> face) & 1 or (r.seven_swap and symbol == Symbol.SEVEN):
        return False
    if r.several == Several.NO:
        return True
    alone = t.held[seat] & SYMBOL_MASK[symbol] == 1 << face and t.hands[seat][face] == 1
    return alone and r.referee != Referee.OPEN  # nothing stands in the way of cheats


def react(seat: Seat, jumps: Callable[[Seat], bool]) -> Action | None:
    """What is done out of turn, the most urgent first: call, catch, accuse or jump in."""
    legal = seat.reactions()
    if not legal:
        return None
    if seat.owes_call and do.Call() in legal:
        return do.Call()
    for action in legal:
        if isinstance(action, do.Catch):
            return action
        if isinstance(action, do.Accuse) and saw_cheating(seat.view):
            return action
        if isinstance(action, do.JumpIn) and jumps(seat):
            return msgspec.structs.replace(action, uno=seat.cards == 2)
    return None
