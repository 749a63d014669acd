"""Hands and piles: cards move here and nowhere else, so none is ever lost.

The draw pile has no order until a card is taken from it: the card is picked at random then, which
is the same as having shuffled before. Only `settled` cards on top have a known order (positions).
"""

from yksi.cards import COLOR_OF, FACES, NONE, SYMBOL_OF, Color, Symbol
from yksi.kernel.chance import below
from yksi.kernel.codes import EventCode
from yksi.kernel.events import emit
from yksi.kernel.memory import remember_card, remember_hand
from yksi.kernel.state import State
from yksi.rules import Keeps, Rules


def take(t: State, seat: int, face: int) -> None:
    """A card comes into a hand: a call made for one card is past, one that is owed is not."""
    t.hands[seat][face] += 1
    t.held[seat] |= 1 << face
    t.size[seat] += 1
    remember_card(t, seat)
    t.called &= ~(1 << seat)


def drop(t: State, seat: int, face: int) -> None:
    """A card leaves a hand."""
    left = t.hands[seat][face] - 1
    t.hands[seat][face] = left
    if left == 0:
        t.held[seat] &= ~(1 << face)
    t.size[seat] -= 1
    t.called &= ~(1 << seat)


def lay_on_top(t: State, face: int) -> None:
    """A card becomes the top of the discard pile; a wild's colour is named later."""
    t.discard[t.discard_count] = face
    t.discard_count += 1
    t.symbol = SYMBOL_OF[face]
    if COLOR_OF[face] != Color.NONE:
        t.color = COLOR_OF[face]


def kept(t: State, r: Rules) -> int:
    """How many cards stay on the discard pile in a reshuffle (GEN-R21, KPG-R53)."""
    if t.symbol == Symbol.NONE:
        return 0
    if r.reshuffle_keeps == Keeps.PLAY:
        return t.play_count + t.jumps
    return 1


def available(t: State, r: Rules) -> int:
    """How many cards can still be drawn, the reshuffle included."""
    return t.draw_count + t.discard_count - kept(t, r)


def reshuffle(t: State, r: Rules) -> None:
    """The discards go back into the draw pile, except those that stay on top (CLS-44)."""
    stay = kept(t, r)
    moved = t.discard_count - stay
    for i in range(moved):
        t.draw[i] = t.discard[i]
    for i in range(stay):
        t.discard[i] = t.discard[moved + i]
    t.discard_count = stay
    t.draw_count = moved
    t.settled = 0
    t.was_count = 0
    if stay < t.play_count + t.jumps:  # then the play cannot be taken back any more
        t.accusable = 0
        t.play_count = stay
        t.jumps = 0
    emit(t, EventCode.RESHUFFLED, NONE, moved, 0)


def pop(t: State) -> int:
    """Take a card off the draw pile, which must not be empty."""
    last = t.draw_count - 1
    t.draw_count = last
    if t.settled > 0:
        t.settled -= 1
        return t.draw[last]
    i = below(t, last + 1)
    face = t.draw[i]
    t.draw[i] = t.draw[last]
    return face


def draw_card(t: State, r: Rules, seat: int, why: int) -> int:
    """Draw one card into a hand; its face, or NONE when there is none anywhere."""
    if t.draw_count == 0:
        if t.discard_count <= kept(t, r):
            return NONE
        reshuffle(t, r)
    face = pop(t)
    take(t, seat, face)
    emit(t, EventCode.DREW, seat, face, why)
    return face


def slip_under(t: State, top: int, face: int) -> None:
    """Put a card into the discard pile below its uppermost `top` cards."""
    n = t.discard_count
    for i in range(top):
        t.discard[n - i] = t.discard[n - i - 1]
    t.discard[n - top] = face
    t.discard_count = n + 1


def swap_hands(t: State, one: int, other: int) -> None:
    """Two seats swap their hands, and with them what everybody could know of each."""
    row = t.hands[one]
    twin = t.hands[other]
    for face in range(len(row)):
        copies = row[face]
        row[face] = twin[face]
        twin[face] = copies
    held = t.held[one]
    t.held[one] = t.held[other]
    t.held[other] = held
    most = t.most[one]
    t.most[one] = t.most[other]
    t.most[other] = most
    likely = t.likely[one]
    t.likely[one] = t.likely[other]
    t.likely[other] = likely
    since = t.since[one]
    t.since[one] = t.since[other]
    t.since[other] = since
    named = t.named[one]
    t.named[one] = t.named[other]
    t.named[other] = named
    t.seen[one] = 0
    t.seen[other] = 0
    size = t.size[one]
    t.size[one] = t.size[other]
    t.size[other] = size
    t.called &= ~(1 << one | 1 << other)


def list_hand(t: State, seat: int, kind: int) -> None:
    """Tell every card of a hand as an event of this kind."""
    if t.telling == 0:
        return
    for face in range(FACES):
        for _ in range(t.hands[seat][face]):
            emit(t, kind, seat, face, 0)


def show_hand(t: State, seat: int, to: int) -> None:
    """A hand is shown to one seat, or to everybody when `to` is NONE."""
    emit(t, EventCode.SHOWN, seat, to, 0)
    if to != NONE:
        remember_hand(t, seat, 1 << to)
    list_hand(t, seat, EventCode.HELD)
