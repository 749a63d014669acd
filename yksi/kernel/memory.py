"""What an attentive player remembers of a hand: at most so many cards of each colour are in it.

Whoever draws for want of a card has none of the colour in force and no wild; every card that comes
in later could be anything. No rule asks for it, and whoever draws without need deceives.
"""

from yksi.cards import COLOR_OF, Color
from yksi.kernel.state import State

BITS = 12  # for each of the colours, and for wilds, which have none
FIELD = (1 << BITS) - 1
KINDS = len(Color)
ONE_OF_EACH = sum(1 << (BITS * kind) for kind in range(KINDS))


def field(counts: int, color: int) -> int:
    """One of the numbers that are kept in one: of a colour, or of wilds."""
    return (counts >> (BITS * color)) & FIELD


def one_of(color: int) -> int:
    """What makes this number larger by one."""
    return 1 << (BITS * color)


def at_most(t: State, seat: int, color: int) -> int:
    """How many cards of a colour, or wilds, a hand can hold."""
    return field(t.most[seat], color)


def remember_card(t: State, seat: int) -> None:
    """A card that nobody saw came into a hand."""
    t.most[seat] += ONE_OF_EACH


def remember_lay(t: State, seat: int, face: int) -> None:
    """A card was laid from a hand."""
    color = COLOR_OF[face]
    if at_most(t, seat, color) > 0:
        t.most[seat] -= one_of(color)


def remember_want(t: State, seat: int) -> None:
    """A seat could not follow."""
    t.most[seat] &= ~(FIELD << (BITS * t.color)) & ~(FIELD << (BITS * Color.NONE))
