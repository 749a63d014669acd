"""Hands that change owners: Wild Shuffle Hands, and the house options seven and zero."""

from yksi.cards import FACES, NONE
from yksi.kernel.chance import below
from yksi.kernel.codes import EventCode
from yksi.kernel.events import emit
from yksi.kernel.memory import forget_hand, remember_hand
from yksi.kernel.piles import drop, list_hand, swap_hands, take
from yksi.kernel.seats import is_in, left_of, next_seat, players
from yksi.kernel.state import State


def _list_new_hands(t: State) -> None:
    for seat in range(t.seats):
        list_hand(t, seat, EventCode.RECEIVED)


def shuffle_hands(t: State, seat: int) -> None:
    """All hands are pooled and dealt out again from the left, always clockwise (CUS-42 to 45)."""
    emit(t, EventCode.POOLED, seat, 0, 0)
    pooled = 0
    for owner in range(t.seats):
        if is_in(t, owner) == 0:
            continue
        forget_hand(t, owner)
        for face in range(FACES):
            for _ in range(t.hands[owner][face]):
                drop(t, owner, face)
                t.aside[pooled] = face
                pooled += 1
    t.called = 0
    owner = seat
    while pooled > 0:
        owner = left_of(t, owner)
        i = below(t, pooled)
        face = t.aside[i]
        pooled -= 1
        t.aside[i] = t.aside[pooled]
        take(t, owner, face)
    _list_new_hands(t)


def swap(t: State, seat: int, other: int) -> None:
    """House option: a seven swaps hands."""
    swap_hands(t, seat, other)
    remember_hand(t, seat, 1 << other)
    remember_hand(t, other, 1 << seat)
    emit(t, EventCode.SWAPPED, seat, other, 0)
    _list_new_hands(t)


def rotate(t: State, seat: int) -> None:
    """House option: a zero moves every hand to the next seat in the direction of play."""
    other = seat
    for _ in range(players(t) - 1):
        other = next_seat(t, other)
        swap_hands(t, seat, other)
    for giver in range(t.seats):
        if is_in(t, giver):
            remember_hand(t, next_seat(t, giver), 1 << giver)
    emit(t, EventCode.SWAPPED, NONE, NONE, 0)
    _list_new_hands(t)
