"""Random play-outs: every seat plays at random, for measuring, for statistics and for search.

The players' dice are not the table's chance: they live in a local number, 32 bits of xorshift.
Whoever can lay a card does; whoever owes a call makes it; nobody jumps in, gives up or accuses.
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
from yksi.kernel.bits import count, lowest, pick
from yksi.kernel.codes import Phase
from yksi.kernel.deal import deal_round
from yksi.kernel.legal import allowed
from yksi.kernel.matching import layable
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.uno import call
from yksi.rules import Rules


def spin(dice: int) -> int:
    """The next state of the dice; never zero."""
    dice ^= (dice << 13) & 0xFFFFFFFF
    dice ^= dice >> 17
    dice ^= (dice << 5) & 0xFFFFFFFF
    return dice


def roll(dice: int, sides: int) -> int:
    return (dice * sides) >> 32


def actor(t: State) -> int:
    """Whose action the table waits for: the first of those who choose, or the seat on turn."""
    if t.waiting:
        return lowest(t.waiting)
    return t.turn


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


def call_all(t: State, r: Rules) -> None:
    """Whoever owes a call makes it."""
    owing = t.owed | t.grace
    while owing:
        call(t, r, lowest(owing))
        owing &= owing - 1


def play_out(t: State, r: Rules, dice: int, most: int) -> int:
    """Play the round to its end, at most so many actions; how many there were."""
    actions = 0
    while t.phase != Phase.OVER and actions < most:
        dice = spin(dice)
        seat = actor(t)
        step(t, r, seat, random_action(t, r, seat, dice))
        call_all(t, r)
        actions += 1
    return actions


def play_outs(t: State, r: Rules, games: int, dice: int, most: int) -> int:
    """Deal and play many rounds on one table; how many actions there were in all."""
    actions = 0
    for _ in range(games):
        t.match_over = 0
        deal_round(t, r)
        dice = spin(dice)
        actions += play_out(t, r, dice, most)
    return actions
