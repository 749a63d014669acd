"""What an attentive player remembers of a hand, from what everybody could see or what was shown.

At most so many cards of each colour are in it: whoever draws for want of a card has none of the
colour in force, and every card that comes in later could be anything. No rule asks for it, and
whoever draws without need (CLS-16) deceives: once a card is laid that the hand could not hold, what
was drawn before says nothing, and what is drawn later is no longer believed. What follows from a
wild draw four, if it was no bluff, is kept beside it. Whoever names a colour holds more of it than
of others, as a rule, so it is kept which one that was and what has left or joined the hand since
then. Cards that a hand has shown to some are there until they are laid.
"""

from yksi.cards import COLOR_OF, Color
from yksi.kernel.state import State
from yksi.rules import Rules, WildFour

BITS = 12  # for each of the colours, and for wilds, which have none
FIELD = (1 << BITS) - 1
KINDS = len(Color)
ONE_OF_EACH = sum(1 << (BITS * kind) for kind in range(KINDS))
DECEIVES = 1 << (BITS * KINDS)  # above the counts of `most`: the hand's draws are not believed
UNKNOWN = DECEIVES + (FIELD >> 1) * ONE_OF_EACH  # more of each than any hand holds
CAME = int(Color.NONE)  # the field of `since` in which cards that came in are counted


def field(counts: int, color: int) -> int:
    """How many cards of a colour, or wilds, some counts packed into one integer hold."""
    return (counts >> (BITS * color)) & FIELD


def one_of(color: int) -> int:
    """The number that adds one card of a colour to counts kept like this."""
    return 1 << (BITS * color)


def _without(counts: int, color: int) -> int:
    return counts & ~(FIELD << (BITS * color))


def at_most(t: State, seat: int, color: int) -> int:
    """How many cards of a colour, or wilds, a hand can hold."""
    return field(t.most[seat], color)


def forget_hand(t: State, seat: int) -> None:
    """Nothing is known of a hand."""
    t.most[seat] = 0
    t.likely[seat] = 0
    t.since[seat] = 0
    t.named[seat] = 0
    t.seen[seat] = 0
    t.seen_by[seat] = 0


def remember_card(t: State, seat: int) -> None:
    """A card that nobody saw came into a hand."""
    t.most[seat] += ONE_OF_EACH
    t.likely[seat] += ONE_OF_EACH
    t.since[seat] += 1 << (BITS * CAME)


def remember_lay(t: State, seat: int, face: int) -> None:
    """A card was seen to leave a hand; one that it could not hold shows that it deceives."""
    color = COLOR_OF[face]
    one = one_of(color)
    if field(t.most[seat], color) == 0:
        t.most[seat] = UNKNOWN
        t.likely[seat] = UNKNOWN
    t.most[seat] -= one
    if field(t.likely[seat], color) > 0:
        t.likely[seat] -= one
    if color != CAME:
        t.since[seat] += one
    t.seen[seat] &= ~(1 << face)


def remember_want(t: State, r: Rules, seat: int) -> None:
    """A seat could not follow. Where one wild forbids the other it may yet hold some (MOO-R12)."""
    if t.most[seat] & DECEIVES:
        return
    t.most[seat] = _without(t.most[seat], t.color)
    t.likely[seat] = _without(t.likely[seat], t.color)
    if r.wild_four != WildFour.COLOR_OR_WILD:
        t.most[seat] = _without(t.most[seat], Color.NONE)
        t.likely[seat] = _without(t.likely[seat], Color.NONE)


def _honest(t: State, r: Rules, counts: int) -> int:
    """What a hand holds at most behind an honest wild draw four."""
    if t.was_pending > 0 or t.was_color == Color.NONE:
        return counts
    counts = _without(counts, t.was_color)
    return _without(counts, Color.NONE) if r.wild_four == WildFour.COLOR_OR_WILD else counts


def remember_four(t: State, r: Rules, seat: int) -> None:
    """A wild draw four was laid, for want of the colour before it if it was no bluff."""
    t.likely[seat] = _honest(t, r, t.likely[seat])


def remember_verdict(t: State, r: Rules, seat: int) -> None:
    """Everybody knows now whether a wild draw four was a bluff."""
    if t.bluff:
        t.likely[seat] = t.most[seat]
    else:
        t.most[seat] = _honest(t, r, t.most[seat])


def remember_name(t: State, seat: int, color: int) -> None:
    """A seat named a colour."""
    t.named[seat] = color + 1
    t.since[seat] = 0


def remember_hand(t: State, seat: int, by: int) -> None:
    """A whole hand was shown to some seats, as a mask."""
    t.seen[seat] = t.held[seat]
    t.seen_by[seat] = by
