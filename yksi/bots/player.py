"""A bot that decides as a policy does: one way of playing at all speeds.

The table is imagined from the view, the policy decides on it; reactions are read off the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from yksi.bots.imagine import imagine
from yksi.bots.suspicion import saw_cheating
from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.editions import parse_rules
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.legal_actions import typed_action
from yksi.game.view import View
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.policies.levels import Policy
from yksi.policies.players import decide
from yksi.rules import Rules

MOST_STEPS = 40  # of one play
UNFINISHED = (Phase.MORE, Phase.COLOR, Phase.SWAP)


class Player:
    """Plays one policy; its own dice decide where the policy throws some."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self._policy = policy
        self._dice = Random(seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if view.seat is None or not legal:
            return None
        reaction = react(view, legal)
        if reaction is not None:
            return reaction
        if view.turn != view.seat and not view.seats[view.seat].to_choose:
            return None
        _, rules = parse_rules(view.rules)
        table = imagine(view, rules, self._dice)
        return play(table, rules, view, self._next)

    def _next(self, table: State, rules: Rules, seat: int) -> int:
        return decide(table, rules, seat, self._policy, self._dice.getrandbits(32))


def play(
    table: State, rules: Rules, view: View, decide: Callable[[State, Rules, int], int]
) -> Action | None:
    """Decide step by step, as the kernel wants it, and return the whole play as one action."""
    assert view.seat is not None
    action = decide(table, rules, view.seat)
    if action >= k.NAME:
        return typed_action(table, action)
    cards, color, swap = [], None, None
    for _ in range(MOST_STEPS):
        if action < k.NAME:
            cards.append(FACE_NAMES[action - k.LAY])
        elif action < k.STOP:
            color = COLOR_NAMES[action - k.NAME]
        elif k.SWAP <= action < k.LAPSE:
            swap = action - k.SWAP
        step(table, rules, view.seat, action)
        if table.turn != view.seat or table.phase not in UNFINISHED:
            break
        action = decide(table, rules, view.seat)
    left = view.seats[view.seat].cards - len(cards)
    return do.Lay(tuple(cards), color, left == 1, swap)


def react(view: View, legal: Sequence[Action]) -> Action | None:
    """What is done out of turn, the most urgent first: call, catch, accuse or jump in."""
    if view.owes_call and do.Call() in legal:
        return do.Call()
    assert view.seat is not None
    for action in legal:
        if isinstance(action, do.Catch):
            return action
        if isinstance(action, do.Accuse) and saw_cheating(view):
            return action
        if isinstance(action, do.JumpIn):
            return msgspec.structs.replace(action, uno=view.seats[view.seat].cards == 2)
    return None
