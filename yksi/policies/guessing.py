"""Tables that look the same from one seat: everything hidden from it dealt anew."""

from yksi.cards import COLOR_OF, NONE, Symbol
from yksi.kernel.bits import lowest
from yksi.kernel.chance import below
from yksi.kernel.codes import Phase
from yksi.kernel.matching import guilty
from yksi.kernel.memory import at_most, field, one_of
from yksi.kernel.state import State
from yksi.rules import Rules

HONEST = 9  # of ten hands that would have been a bluff so many were not laid
TRIES = 12  # to find a card that a hand can hold, or a hand that fits an honest wild draw four


def _gather(t: State, seat: int) -> None:
    """A hand goes into the draw pile, which has no order; its size stays to be dealt."""
    held = t.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        for _ in range(t.hands[seat][face]):
            t.draw[t.draw_count] = face
            t.draw_count += 1
        t.hands[seat][face] = 0
    t.held[seat] = 0


def _deal(t: State, seat: int) -> None:
    """As many cards as there were, of the colours that can be there; none is forgotten for it."""
    dealt = 0  # of each colour, one field a colour
    for _ in range(t.size[seat]):
        place = below(t, t.draw_count)
        for _ in range(TRIES):
            color = COLOR_OF[t.draw[place]]
            if field(dealt, color) < at_most(t, seat, color):
                break
            place = below(t, t.draw_count)
        face = t.draw[place]
        t.draw_count -= 1
        t.draw[place] = t.draw[t.draw_count]
        dealt += one_of(COLOR_OF[face])
        t.hands[seat][face] += 1
        t.held[seat] |= 1 << face


def _believable(t: State, r: Rules) -> int:
    """Whether the hand behind a wild draw four is one that people would have laid it from."""
    if t.phase != Phase.ANSWER or t.symbol != Symbol.WILD_FOUR or t.player == NONE:
        return 1
    t.bluff = guilty(t, r, t.player)
    return 1 if t.bluff == 0 or below(t, 10) >= HONEST else 0


def deal_hidden(t: State, r: Rules, seat: int) -> None:
    """The others' hands and the draw pile, shuffled together and dealt in the same numbers."""
    t.settled = 0
    if t.open_by:  # all hands lie open
        return
    for _ in range(TRIES):
        for other in range(t.seats):
            if other != seat:
                _gather(t, other)
        for other in range(t.seats):
            if other != seat:
                _deal(t, other)
        if t.player == seat or _believable(t, r):
            break
