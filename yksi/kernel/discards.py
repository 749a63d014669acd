"""Simultaneous, secret discards: chosen aside, revealed together under the top card.

Serves the valley wild (MOO-29 to 32) and the customizable cards that make people discard.
"""

from yksi.cards import NONE
from yksi.kernel.codes import EventCode, Phase, Why
from yksi.kernel.events import emit
from yksi.kernel.memory import remember_lay
from yksi.kernel.piles import draw_card, drop, slip_under
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.kernel.turns import begin_turn
from yksi.kernel.uno import duty
from yksi.rules import Rules


def settle(t: State, r: Rules, parted: int, next_player: int) -> None:
    """The effect is finished: whoever parted with a card may owe a call (MOO-R07, CUS-R33)."""
    announced = t.said
    for seat in range(t.seats):
        if (parted >> seat) & 1:
            duty(t, r, seat, announced if seat == t.player else 0)
    begin_turn(t, next_player)


def _reveal(t: State, r: Rules) -> None:
    """Everything chosen goes under the top card, without effect (MOO-R18, CUS-R23)."""
    parted = 1 << t.player
    for i in range(t.aside_count):
        seat = t.aside[i] // SEAT_FACTOR
        face = t.aside[i] % SEAT_FACTOR
        parted |= 1 << seat
        remember_lay(t, seat, face)
        slip_under(t, 1, face)
        emit(t, EventCode.DISCARDED, seat, face, 0)
    t.aside_count = 0
    settle(t, r, parted, next_seat(t, t.player))


def await_choices(t: State, r: Rules) -> None:
    """Ask the waiting seats, or go on when nobody has a choice."""
    if t.waiting:
        t.phase = Phase.DISCARD
    else:
        _reveal(t, r)


def _has_chosen(t: State, r: Rules, seat: int) -> None:
    t.waiting &= ~(1 << seat)
    emit(t, EventCode.CHOSE, seat, 0, 0)
    if t.waiting == 0:
        _reveal(t, r)


def discard(t: State, r: Rules, seat: int, face: int) -> None:
    drop(t, seat, face)
    t.aside[t.aside_count] = SEAT_FACTOR * seat + face
    t.aside_count += 1
    if t.due[seat] > 0:
        t.due[seat] -= 1
    if t.due[seat] == 0:
        _has_chosen(t, r, seat)


def decline(t: State, r: Rules, seat: int) -> None:
    """With two or more cards nobody has to discard (MOO-R14)."""
    _has_chosen(t, r, seat)


def valley(t: State, r: Rules) -> None:
    """Everybody may discard one; a single card is joined by another first (MOO-29, MOO-30)."""
    t.waiting = 0
    seat = t.player
    for _ in range(players(t)):
        if t.size[seat] > 1:
            t.waiting |= 1 << seat
        elif draw_card(t, r, seat, Why.VALLEY) != NONE:  # MOO-R19; else MOO-R21
            t.waiting |= 1 << seat
            t.due[seat] = 1
        seat = next_seat(t, seat)
    await_choices(t, r)
