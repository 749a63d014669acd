"""Chores: what a table needs next, so that a GPU can serve together those that need the same."""

from enum import IntEnum

from yksi.batches.games import Column, is_done
from yksi.cards import NONE, SYMBOL_OF, Symbol
from yksi.kernel.actions import DRAW, KEEP, NAME, STOP
from yksi.kernel.chance import HALVES, WORD
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.policies.dice import spin
from yksi.policies.players import WIDTH, decide
from yksi.rules import Rules


class Chore(IntEnum):
    """A kind of work that takes about as long at every table."""

    LAY = 0  # a card that does nothing more for now
    DRAW = 1  # or keep what was drawn
    ACT = 2  # lay a card that acts at once
    NAME = 3
    ANSWER = 4  # whatever else people are asked
    LAST = 5  # lay the last card
    RENEW = 6  # make the next block of chance
    DEAL = 7  # write down a game that is over and deal another


def next_chore(t: State, r: Rules, players: list[int], row: list[int]) -> int:
    """The chore that comes next; whoever must act decides already, and `advance` carries it out."""
    if is_done(t, row):
        return Chore.DEAL
    action = row[Column.WISH]
    if action == NONE:
        seat = actor(t)
        action = decide(t, r, seat, players[WIDTH * seat], spin(row[Column.DICE] & WORD))
        row[Column.WISH] = action
    if t.used >= HALVES:
        return Chore.RENEW
    if action == DRAW or action == KEEP:
        return Chore.DRAW
    if action >= NAME:
        return Chore.NAME if action < STOP else Chore.ANSWER
    if t.size[t.turn] == 1:
        return Chore.LAST
    symbol = SYMBOL_OF[action]
    return Chore.ACT if Symbol.NINE < symbol < Symbol.WILD else Chore.LAY
