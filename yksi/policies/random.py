"""A random player, who lays a card whenever it can: for measuring, for statistics and for tests.

It never gives up or accuses anybody.
"""

from yksi.kernel.actions import (
    ACCEPT,
    CHALLENGE,
    DECLINE,
    DISCARD,
    DRAW,
    FROWN,
    KEEP,
    LAUGH,
    LAY,
    NAME,
    STOP,
    SWAP,
)
from yksi.kernel.bits import count, pick
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import layable
from yksi.kernel.state import State
from yksi.policies.dice import roll
from yksi.rules import Rules


def _random_choice(t: State, seat: int, dice: int) -> int:
    """A random answer to a question that is not about cards to lay."""
    phase = t.phase
    if phase == Phase.COLOR:
        return NAME + roll(dice, 4)
    if phase == Phase.DISCARD:
        held = t.held[seat]
        choices = count(held)
        choice = roll(dice, choices + 1 if t.due[seat] == 0 else choices)
        return DECLINE if choice == choices else DISCARD + pick(held, choice)
    if phase == Phase.VERDICT:
        return LAUGH if roll(dice, 2) else FROWN
    if phase == Phase.SWAP:
        others = t.inside & ~(1 << seat)
        return SWAP + pick(others, roll(dice, count(others)))
    return ACCEPT


def random_action(t: State, r: Rules, seat: int, dice: int) -> int:
    """A random action of the seat that must act: a card if one can be laid, else what is left."""
    phase = t.phase
    if phase == Phase.COLOR or phase > Phase.FREE:
        return _random_choice(t, seat, dice)
    lays = layable(t, r, seat)
    cards = count(lays)
    if phase == Phase.ANSWER:
        choice = roll(dice, cards + 1 + allowed(t, r, seat, CHALLENGE))
        if choice >= cards:
            return ACCEPT if choice == cards else CHALLENGE
    elif phase == Phase.MORE:
        choice = roll(dice, cards + 1)
        if choice == cards:
            return STOP
    elif cards == 0:
        return DRAW if t.draw_count > 0 or allowed(t, r, seat, DRAW) else KEEP
    else:
        choice = roll(dice, cards)
    return LAY + pick(lays, choice)
