"""From kernel events to typed ones: what is secret is decided here, where the event is born.

Kernel events are four integers; `typed_events` gives each as a struct, with those who may know it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

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


# The struct of an event that everybody may know, made of the seat and two numbers of the kernel's.
_PLAIN: dict[int, Callable[[int, int, int], AnyEvent]] = {
    _K.CUT: lambda seat, a, _: Cut(seat, FACE_NAMES[a]),
    _K.DEALER: lambda seat, _, __: Dealer(seat),
    _K.TURNED: lambda _, a, b: Turned(FACE_NAMES[a], bool(b)),
    _K.TURN: lambda seat, _, __: Turn(seat),
    _K.LAID: lambda seat, a, b: Laid(seat, FACE_NAMES[a], bool(b)),
    _K.NAMED: lambda seat, a, _: Named(seat, COLOR_NAMES[a]),
    _K.KEPT: lambda seat, _, __: Kept(seat),
    _K.PASSED: lambda seat, _, __: Passed(seat),
    _K.ACCEPTED: lambda seat, a, _: Accepted(seat, a),
    _K.CHALLENGED: lambda seat, a, _: Challenged(seat, a),
    _K.JUDGED: lambda seat, a, _: Judged(seat, bool(a)),
    _K.CALLED: lambda seat, _, __: Called(seat),
    _K.CAUGHT: lambda seat, a, _: Caught(seat, a),
    _K.LAPSED: lambda seat, _, __: Lapsed(seat),
    _K.SKIPPED: lambda seat, _, __: Skipped(seat),
    _K.REVERSED: lambda _, a, __: Reversed(DIRECTIONS[a]),
    _K.RESHUFFLED: lambda _, a, __: Reshuffled(a),
    _K.PENDING: lambda seat, a, _: Pending(seat, a),
    _K.CHOSE: lambda seat, _, __: Chose(seat),
    _K.DISCARDED: lambda seat, a, _: Discarded(seat, FACE_NAMES[a]),
    _K.LAUGHED: lambda seat, _, __: Laughed(seat),
    _K.FROWNED: lambda seat, _, __: Frowned(seat),
    _K.SWAPPED: lambda seat, a, _: Swapped(_seat(seat), _seat(a)),
    _K.POOLED: lambda seat, _, __: Pooled(seat),
    _K.OPENED: lambda seat, _, __: Opened(seat),
    _K.CLOSED: lambda seat, _, __: Closed(seat),
    _K.MARKED: lambda seat, _, __: Marked(seat),
    _K.UNMARKED: lambda seat, _, __: Unmarked(seat),
    _K.CUSTOM: lambda seat, a, _: Custom(seat, Preset(a).name.lower()),
    _K.OUT: lambda seat, a, _: Out(seat, a),
    _K.GAVE_UP: lambda seat, _, __: GaveUp(seat),
    _K.REMOVED: lambda seat, _, __: Removed(seat),
    _K.JOINED: lambda seat, a, _: Joined(seat, a),
    _K.AWAY: lambda seat, _, __: WasAway(seat),
    _K.ACCUSED: lambda seat, a, b: Accused(seat, a, bool(b)),
    _K.TOOK_BACK: lambda seat, a, _: TookBack(seat, a),
    _K.ROUND_OVER: lambda seat, a, _: RoundOver(_seat(seat), END_REASONS[a]),
    _K.SCORED: lambda seat, a, _: Scored(seat, a),
    _K.PLACED: lambda seat, a, _: Placed(seat, a),
    _K.MATCH_OVER: lambda _, __, ___: MatchOver(),
}


@lru_cache(maxsize=4096)  # there are few different events, and games make each again and again
def _for_everyone(kind: int, seat: int, a: int, b: int) -> Told:
    return Told(EVERYONE, _PLAIN[kind](seat, a, b))


Row = tuple[int, int, int, int]


def _rows(t: State) -> list[Row]:
    flat = iter(t.events[: t.event_count])
    return list(zip(*[flat] * EVENT_WIDTH, strict=True))


def _run(rows: list[Row], start: int) -> tuple[int, tuple[str, ...]]:
    """The cards of neighbouring events that differ in the card alone, and where they end."""
    kind, seat, _, b = rows[start]
    end = start
    while end < len(rows) and rows[end][:2] == (kind, seat) and rows[end][3] == b:
        end += 1
    return end, tuple(FACE_NAMES[row[2]] for row in rows[start:end])


@lru_cache(maxsize=4096)  # mostly single cards, which are drawn again and again
def _secret(known: Drew | Dealt, open_hands: bool) -> tuple[Told, Told]:
    """The same event for those who may see the cards and for those who may not."""
    seat = known.seat
    hidden = msgspec.structs.replace(known, cards=None)
    if open_hands:
        return Told(Audience(To.PLAYERS), known), Told(Audience(To.SPECTATORS), hidden)
    return Told(Audience(To.ONE, seat), known), Told(Audience(To.BUT, seat), hidden)


_OF_SEVERAL_ROWS = frozenset({_K.DREW, _K.DEALT, _K.RECEIVED, _K.SHOWN})
_OPENING = (_K.OPENED, _K.CLOSED)


def typed_events(t: State, was_open: bool) -> list[Told]:
    """The events of the last step; `was_open`: hands lay open before it (CUS-IDEA-7)."""
    rows = _rows(t)
    told: list[Told] = []
    open_hands = was_open
    i = 0
    while i < len(rows):
        row = kind, seat, a, b = rows[i]
        if kind not in _OF_SEVERAL_ROWS:
            i += 1
            if kind in _OPENING:
                open_hands = kind == _K.OPENED
            told.append(_for_everyone(*row))
        elif kind == _K.DREW:
            i, cards = _run(rows, i)
            told += _secret(Drew(seat, len(cards), DRAW_REASONS[b], cards), open_hands)
        elif kind in (_K.DEALT, _K.RECEIVED):
            i, cards = _run(rows, i)
            told += _secret(Dealt(seat, len(cards), cards), open_hands)
        else:
            end, cards = (i + 1, ()) if _is_last(rows, i) else _run(rows, i + 1)
            i = end
            if a == NONE:
                told.append(Told(EVERYONE, Shown(seat, None, cards)))
            else:
                told.append(Told(Audience(To.ONE, a), Shown(seat, a, cards)))
                told.append(Told(Audience(To.BUT, a), Shown(seat, a, None)))
    return told


def _is_last(rows: list[Row], i: int) -> bool:
    """Whether no cards follow a shown hand: it was empty."""
    return i + 1 >= len(rows) or rows[i + 1][0] != _K.HELD
