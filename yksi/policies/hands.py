"""Questions that every policy asks about hands."""

from yksi.kernel.actions import SWAP
from yksi.kernel.bits import lowest
from yksi.kernel.seats import next_seat
from yksi.kernel.state import State


def cards_among(t: State, seat: int, faces: int) -> int:
    """How many cards of these faces a seat holds."""
    cards = 0
    held = t.held[seat] & faces
    while held:
        cards += t.hands[seat][lowest(held)]
        held &= held - 1
    return cards


def smallest_other(t: State, seat: int) -> int:
    """The action that swaps hands with whoever holds least."""
    best, chosen = 10_000, next_seat(t, seat)
    for other in range(t.seats):
        if other != seat and (t.inside >> other) & 1 and t.size[other] < best:
            best, chosen = t.size[other], other
    return SWAP + chosen
