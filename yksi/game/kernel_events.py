"""From kernel events to typed ones: what is secret is decided here, where the event is born.

Kernel events are four integers; `typed_events` gives each as a struct, with those who may know it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE
from yksi.game.events import (
    DIRECTIONS,
    EVERYONE,
    Accepted,
    Accused,
    AnyEvent,
    Audience,
    Called,
    Caught,
    Challenged,
    Chose,
    Closed,
    Custom,
    Cut,
    Dealer,
    Dealt,
    Discarded,
    Drew,
    Frowned,
    GaveUp,
    Joined,
    Judged,
    Kept,
    Laid,
    Lapsed,
    Laughed,
    Marked,
    MatchOver,
    Named,
    Opened,
    Out,
    Passed,
    Pending,
    Placed,
    Pooled,
    Removed,
    Reshuffled,
    Reversed,
    RoundOver,
    Scored,
    Shown,
    Skipped,
    Swapped,
    To,
    Told,
    TookBack,
    Turn,
    Turned,
    Unmarked,
    WasAway,
)
from yksi.game.vocabulary import DRAW_REASONS, END_REASONS
from yksi.kernel import codes
from yksi.kernel.codes import EVENT_WIDTH
from yksi.kernel.state import State
from yksi.rules import Preset

_K = codes.EventCode


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _plain(kind: int, seat: int, a: int, b: int) -> AnyEvent:
    """The struct of an event that everybody may know."""
    match kind:
        case _K.CUT:
            return Cut(seat, FACE_NAMES[a])
        case _K.DEALER:
            return Dealer(seat)
        case _K.TURNED:
            return Turned(FACE_NAMES[a], bool(b))
        case _K.TURN:
            return Turn(seat)
        case _K.LAID:
            return Laid(seat, FACE_NAMES[a], bool(b))
        case _K.NAMED:
            return Named(seat, COLOR_NAMES[a])
        case _K.KEPT:
            return Kept(seat)
        case _K.PASSED:
            return Passed(seat)
        case _K.ACCEPTED:
            return Accepted(seat, a)
        case _K.CHALLENGED:
            return Challenged(seat, a)
        case _K.JUDGED:
            return Judged(seat, bool(a))
        case _K.CALLED:
            return Called(seat)
        case _K.CAUGHT:
            return Caught(seat, a)
        case _K.LAPSED:
            return Lapsed(seat)
        case _K.SKIPPED:
            return Skipped(seat)
        case _K.REVERSED:
            return Reversed(DIRECTIONS[a])
        case _K.RESHUFFLED:
            return Reshuffled(a)
        case _K.PENDING:
            return Pending(seat, a)
        case _K.CHOSE:
            return Chose(seat)
        case _K.DISCARDED:
            return Discarded(seat, FACE_NAMES[a])
        case _K.LAUGHED:
            return Laughed(seat)
        case _K.FROWNED:
            return Frowned(seat)
        case _K.SWAPPED:
            return Swapped(_seat(seat), _seat(a))
        case _K.POOLED:
            return Pooled(seat)
        case _K.OPENED:
            return Opened(seat)
        case _K.CLOSED:
            return Closed(seat)
        case _K.MARKED:
            return Marked(seat)
        case _K.UNMARKED:
            return Unmarked(seat)
        case _K.CUSTOM:
            return Custom(seat, Preset(a).name.lower())
        case _K.OUT:
            return Out(seat, a)
        case _K.GAVE_UP:
            return GaveUp(seat)
        case _K.REMOVED:
            return Removed(seat)
        case _K.JOINED:
            return Joined(seat, a)
        case _K.AWAY:
            return WasAway(seat)
        case _K.ACCUSED:
            return Accused(seat, a, bool(b))
        case _K.TOOK_BACK:
            return TookBack(seat, a)
        case _K.ROUND_OVER:
            return RoundOver(_seat(seat), END_REASONS[a])
        case _K.SCORED:
            return Scored(seat, a)
        case _K.PLACED:
            return Placed(seat, a)
        case _:
            return MatchOver()


Row = tuple[int, int, int, int]


def _rows(t: State) -> list[Row]:
    flat = t.events[: t.event_count]
    return [
        (flat[i], flat[i + 1], flat[i + 2], flat[i + 3]) for i in range(0, len(flat), EVENT_WIDTH)
    ]


def _run(rows: list[Row], start: int) -> tuple[int, tuple[str, ...]]:
    """The cards of neighbouring events that differ in the card alone, and where they end."""
    kind, seat, _, b = rows[start]
    end = start
    while end < len(rows) and rows[end][:2] == (kind, seat) and rows[end][3] == b:
        end += 1
    return end, tuple(FACE_NAMES[row[2]] for row in rows[start:end])


def _secret(known: Drew | Dealt, open_hands: bool) -> Iterator[Told]:
    """The same event for those who may see the cards and for those who may not."""
    seat = known.seat
    hidden = msgspec.structs.replace(known, cards=None)
    if open_hands:
        yield Told(Audience(To.PLAYERS), known)
        yield Told(Audience(To.SPECTATORS), hidden)
    else:
        yield Told(Audience(To.ONE, seat), known)
        yield Told(Audience(To.BUT, seat), hidden)


def typed_events(t: State, was_open: bool) -> Iterator[Told]:
    """The events of the last step; `was_open`: hands lay open before it (CUS-IDEA-7)."""
    rows = _rows(t)
    open_hands = was_open
    i = 0
    while i < len(rows):
        kind, seat, a, b = rows[i]
        if kind == _K.OPENED:
            open_hands = True
        elif kind == _K.CLOSED:
            open_hands = False
        if kind == _K.DREW:
            i, cards = _run(rows, i)
            why = DRAW_REASONS[b]
            drew = Drew(seat, len(cards), why, cards)
            yield from _secret(drew, open_hands)
        elif kind in (_K.DEALT, _K.RECEIVED):
            i, cards = _run(rows, i)
            yield from _secret(Dealt(seat, len(cards), cards), open_hands)
        elif kind == _K.SHOWN:
            end, cards = (i + 1, ()) if _is_last(rows, i) else _run(rows, i + 1)
            i = end
            if a == NONE:
                yield Told(EVERYONE, Shown(seat, None, cards))
            else:
                yield Told(Audience(To.ONE, a), Shown(seat, a, cards))
                yield Told(Audience(To.BUT, a), Shown(seat, a, None))
        else:
            i += 1
            yield Told(EVERYONE, _plain(kind, seat, a, b))


def _is_last(rows: list[Row], i: int) -> bool:
    """Whether no cards follow a shown hand: it was empty."""
    return i + 1 >= len(rows) or rows[i + 1][0] != _K.HELD
