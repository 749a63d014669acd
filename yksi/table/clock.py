"""The clock: time is told to the table, and what was due by then happens, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import itemgetter

from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.messages.stage import Stage
from yksi.table.decisions import ballots, inquiries
from yksi.table.lobby.chairs import next_lesson_over
from yksi.table.lobby.deal import deal_from_what_came, deal_soon
from yksi.table.lobby.start import is_agreed, is_alone
from yksi.table.match.play import DOUBTFUL, carry
from yksi.table.match.round_end import settle_result
from yksi.table.procedures import absence, own_texts
from yksi.table.room import Room

Due = tuple[int, Callable[[], None]]


def dues(room: Room) -> Iterator[Due]:
    """Everything that will happen by itself, and when; while nobody is here, nothing does."""
    if room.is_empty:
        return
    if room.ballot is not None:
        yield room.ballot.until, partial(ballots.close, room)
    for inquiry in (room.inquiry, room.request):
        if inquiry is not None:
            yield inquiry.until, partial(inquiries.give_up_waiting, room, inquiry)
    if room.learning:
        yield next_lesson_over(room)
    if room.gathering is not None:
        yield room.gathering.until, partial(deal_from_what_came, room)
    if room.closing is not None and room.ballot is None:
        yield room.closing.until, partial(settle_result, room)
    if room.stage is Stage.PLAYING:
        yield from _while_playing(room)
    if room.stage is Stage.BETWEEN and not room.deal_wanted and room.ballot is None:
        if room.settings.pause and (not is_alone(room) or room.laws < 2):
            yield room.over_at + 1000 * room.settings.pause, partial(deal_soon, room)
        if is_agreed(room):  # the last who was not ready has left
            yield room.over_at, partial(deal_soon, room)


def _while_playing(room: Room) -> Iterator[Due]:
    for seat, since in room.owing_since.items():
        yield _late_from(room, since), partial(carry, room, None, do.Lapse(seat))
    minutes, state = room.settings.minutes, room.running().state
    has_ended = state.phase == Phase.CLOSING and room.laws >= 4  # unless somebody accuses
    if minutes and not has_ended:
        yield room.dealt_at + 60_000 * minutes, partial(carry, room, None, do.End())  # KPG-SCO-3
    if room.carrying is not None and room.ballot is None:
        yield own_texts.next_step_at(room), partial(own_texts.choose_for, room)
    if not has_ended:
        for at, number in absence.deadlines(room):
            yield at, partial(absence.time_out, room, number)
    elif not room.busy:
        yield room.changed_at + DOUBTFUL, partial(carry, room, state.turn, do.Accept())


def _late_from(room: Room, since: int) -> int:
    """The first moment at which a call is late that was owed since then (KPG-R35)."""
    return since + 1000 * room.rules.uno_grace + 1


def let_calls_lapse(room: Room) -> bool:
    """Whoever is late from this moment on is so for all that is said in it: whether anybody is.

    Everything else that is due now happens after it: a card counts at the limit (KPG-R77).
    """
    if not room.owing_since or room.laws < 4 or room.is_empty:
        return False
    late = [s for s, since in room.owing_since.items() if _late_from(room, since) == room.now]
    for seat in late:
        carry(room, None, do.Lapse(seat))
    return bool(late)


def next_due(room: Room) -> Due | None:
    return min(dues(room), key=itemgetter(0), default=None)
