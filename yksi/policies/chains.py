"""Certain wins between two: cards after which the turn comes back, one on another, to the last.

Nobody can prevent such a chain, so whoever holds one plays it. It is found from the own hand and
from what lies open.
"""

from yksi.cards import (
    COLOR_OF,
    NONE,
    NUMBERS,
    SYMBOL_MASK,
    SYMBOL_OF,
    WILD_FOUR_BIT,
    Face,
    Symbol,
)
from yksi.kernel.bits import lowest
from yksi.kernel.matching import fitting, forbids_wild_four
from yksi.kernel.seats import players
from yksi.kernel.state import State
from yksi.policies.hands import cards_among
from yksi.rules import Finish, ReverseTwo, Rules, Several, Stacking

LONGEST = 6  # cards of a chain
STEP = 6  # bits of a face on the way
PLACE = (1 << STEP) - 1


def returning(r: Rules) -> int:
    """Faces after which the turn comes back between two; a wild draw four, if it is no bluff."""
    faces = SYMBOL_MASK[Symbol.SKIP]
    if r.reverse_two == ReverseTwo.SKIP:
        faces |= SYMBOL_MASK[Symbol.REVERSE]
    if r.stacking == Stacking.NO:
        faces |= SYMBOL_MASK[Symbol.DRAW_TWO] | WILD_FOUR_BIT
    return faces


def _rest(t: State, seat: int, way: int, steps: int) -> int:
    """The faces that a hand still holds after the steps of a way."""
    rest = 0
    held = t.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        copies = t.hands[seat][face]
        for i in range(steps):
            if (way >> (STEP * i)) & PLACE == face:
                copies -= 1
        if copies > 0:
            rest |= 1 << face
    return rest


def _ends(r: Rules, rest: int, cards: int, fits: int) -> int:
    """Whether the cards that are left can be laid at once, as the last."""
    last = rest & fits
    if r.finish == Finish.NUMBERS:
        last &= NUMBERS
    if last == 0:
        return 0
    if cards == 1:
        return 1
    symbol = SYMBOL_OF[lowest(last)]
    return 1 if r.several == Several.VALUE and rest & ~SYMBOL_MASK[symbol] == 0 else 0


def _follow(r: Rules, rest: int, color: int, symbol: int) -> int:
    """The faces of the rest that fit a card of this colour and symbol and are no bluff."""
    fits = rest & fitting(color, symbol)
    if forbids_wild_four(r, rest & ~WILD_FOUR_BIT, color, symbol, 0):
        fits &= ~WILD_FOUR_BIT
    return fits


def winning_chain(t: State, r: Rules, seat: int, first: int, color: int, symbol: int) -> int:
    """The face of `first` that begins a certain win on such a card, or NONE.

    Tries one way after another, the faces of the hand in the order of their numbers at each step.
    """
    size = t.size[seat]
    faces = returning(r)
    if t.hands[seat][Face.WILD_FOUR] > 1:  # one may forbid the other
        faces &= ~WILD_FOUR_BIT
    if players(t) != 2 or size > LONGEST or t.pending > 0:
        return NONE
    if r.several != Several.VALUE and size - cards_among(t, seat, faces) > 1:
        return NONE
    way, steps, tried = 0, 0, 0
    while True:
        rest = _rest(t, seat, way, steps)
        below = way & PLACE
        if steps == 0:
            fits = _follow(r, rest, color, symbol) & first
        elif below == Face.WILD_FOUR:  # whatever colour comes next was named
            fits = rest if size - steps == 1 else rest & ~WILD_FOUR_BIT
        else:
            fits = _follow(r, rest, COLOR_OF[below], SYMBOL_OF[below])
        if tried == 0 and _ends(r, rest, size - steps, fits):
            return lowest(fits) if steps == 0 else (way >> (STEP * (steps - 1))) & PLACE
        fits = (fits & faces) >> tried << tried
        if fits and size - steps > 1:
            way = (way << STEP) | lowest(fits)
            steps += 1
            tried = 0
        elif steps == 0:
            return NONE
        else:
            tried = below + 1
            way >>= STEP
            steps -= 1
