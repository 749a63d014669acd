"""A bot that plays as carefully as the kernel's careful player, and reacts in time.

One policy for all speeds: the table is imagined from the view, the kernel's player decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from yksi.bots.imagine import imagine
from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.editions import parse_rules
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.choices import typed
from yksi.game.view import View
from yksi.kernel import actions as k
from yksi.kernel.careful import careful_action
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.rules import Rules

MOST_STEPS = 40  # of one play


class Careful:
    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if view.seat is None or not legal:
            return None
        reaction = _react(view, legal)
        if reaction is not None:
            return reaction
        if view.turn != view.seat and not view.seats[view.seat].to_choose:
            return None
        _, rules = parse_rules(view.edition)
        table = imagine(view, rules, self._dice)
        return self._play(table, rules, view, legal)

    def _play(
        self, table: State, rules: Rules, view: View, legal: Sequence[Action]
    ) -> Action | None:
        """The kernel's steps of one play as one action."""
        assert view.seat is not None
        action = careful_action(table, rules, view.seat, self._dice.getrandbits(32))
        if action >= k.NAME:
            return typed(table, action)
        cards, color, swap = [], None, None
        for _ in range(MOST_STEPS):
            if action < k.NAME:
                cards.append(FACE_NAMES[action - k.LAY])
            elif action < k.STOP:
                color = COLOR_NAMES[action - k.NAME]
            elif k.SWAP <= action < k.LAPSE:
                swap = action - k.SWAP
            step(table, rules, view.seat, action)
            if table.turn != view.seat or table.phase not in _UNFINISHED:
                break
            action = careful_action(table, rules, view.seat, self._dice.getrandbits(32))
        left = view.seats[view.seat].cards - len(cards)
        return do.Lay(tuple(cards), color, left == 1, swap)


_UNFINISHED = (Phase.MORE, Phase.COLOR, Phase.SWAP)


def _react(view: View, legal: Sequence[Action]) -> Action | None:
    """Out of turn: call, catch, jump in; the most urgent first."""
    if view.owes_call and do.Call() in legal:
        return do.Call()
    assert view.seat is not None
    for action in legal:
        if isinstance(action, do.Catch):
            return action
        if isinstance(action, do.JumpIn):
            return msgspec.structs.replace(action, uno=view.seats[view.seat].cards == 2)
    return None
