"""What everybody sees of a game, looked at after every action: only what has changed is made anew.

An ordinary action changes a few numbers. They are compared as numbers, and a view is made of them
when somebody asks for it. Whatever is rare is compared by views of everything.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

import msgspec

from yksi.cards import NONE
from yksi.game.events import DIRECTIONS
from yksi.game.game import Game
from yksi.game.view import SeatView, View, before_view, color_name, discards_of, seat_view, top_of
from yksi.game.view import view as view_of
from yksi.game.vocabulary import PHASES
from yksi.kernel.codes import Phase
from yksi.kernel.state import State

_Numbers = tuple[int, ...]
_values = msgspec.structs.astuple


class _Usual(NamedTuple):
    """What ordinary actions change, besides hands and the discard pile."""

    phase: int
    turn: int
    direction: int
    color: int
    pending: int
    draw_count: int
    drew: int
    player: int
    play_count: int
    jumps: int
    was_color: int
    was_symbol: int
    was_pending: int


_usual_of: Callable[[State], _Numbers] = attrgetter(*_Usual._fields)
_rare_of: Callable[[State], _Numbers] = attrgetter(
    "seats", "dealer", "marked", "open_by", "stuck", "reason", "winner", "match_over"
)  # without the order of seats and ages: only whoever joins, and takes a seat, changes them
_masks_of: Callable[[State], _Numbers] = attrgetter(
    "inside", "called", "owed", "late", "waiting", "gave_up", "removed"
)


def _rows_of(t: State) -> list[_Numbers]:
    """With the masks, all that the view of each seat is made of for those who only watch."""
    rows = zip(t.size, t.most, t.likely, t.since, t.named, t.place, t.points, t.total, strict=True)
    return list(rows)


def changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    """The fields that are not what they were."""
    pairs = zip(after.__struct_fields__, _values(before), _values(after), strict=True)
    return {name: value for name, was, value in pairs if value is not was and value != was}


class Sight:
    """A game as those who only watch see it: how it was when they last looked."""

    _view: View  # of which they know, and since then `_late`
    _usual: _Numbers
    _rare: _Numbers
    _top: str | None

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats: tuple[SeatView, ...] = ()
        self.discards: tuple[str, ...] = ()
        self._rows: list[_Numbers] = []
        self._masks: _Numbers = ()
        self._pile = b""  # as numbers
        self._late: dict[str, object] = {}
        self._look_everywhere()

    @property
    def view(self) -> View:
        if self._late:
            self._view = msgspec.structs.replace(self._view, **self._late)
            self._late = {}
        return self._view

    def look(self) -> dict[str, object]:
        """The fields of the view that have changed since the last look, in their order."""
        t = self.game.state
        if Phase.OVER in (t.phase, self._usual[0]) or _rare_of(t) != self._rare:
            before = self.view
            return changed(before, self._look_everywhere())
        fields = self._look_at_usual(t)
        self._late.update(fields)
        return fields

    def _look_everywhere(self) -> View:
        game, t = self.game, self.game.state
        self._look_at_seats(t)
        self._look_at_discards(t)
        self._usual, self._rare = _usual_of(t), _rare_of(t)
        self._top = top_of(t)
        kept = self.seats, self.discards
        self._view = view_of(t, game.rules, game.edition, game.rules_text, None, kept)
        return self._view

    def _look_at_usual(self, t: State) -> dict[str, object]:
        was, now = _Usual._make(self._usual), _Usual._make(_usual_of(t))
        self._usual = now
        fields: dict[str, object] = {}
        if now.phase != was.phase:
            fields["phase"] = PHASES[now.phase]
        if now.turn != was.turn:
            fields["turn"] = now.turn
        if now.direction != was.direction:
            fields["direction"] = DIRECTIONS[now.direction]
        top = top_of(t)
        if top != self._top:
            fields["top"] = self._top = top
        if now.color != was.color:
            fields["color"] = color_name(now.color)
        if now.pending != was.pending:
            fields["pending"] = now.pending
        if now[-3:] != was[-3:] or (now.player == NONE) != (was.player == NONE):
            fields["before"] = before_view(t)
        if now.draw_count != was.draw_count:
            fields["draw_pile"] = now.draw_count
        if self._look_at_discards(t):
            fields["discards"] = self.discards
        if now.player != was.player:
            fields["player"] = None if now.player == NONE else now.player
        if now.play_count + now.jumps != was.play_count + was.jumps:
            fields["play_count"] = now.play_count + now.jumps
        if now.drew != was.drew:
            fields["drew"] = now.drew
        if self._look_at_seats(t):
            fields["seats"] = self.seats
        return fields

    def _look_at_seats(self, t: State) -> bool:
        """Whether numbers of some seat have changed; the view of any other is the same object."""
        rows, masks = _rows_of(t), _masks_of(t)
        if t.aside_count:  # what is chosen secretly is counted with the hand
            self._rows = []
        if rows == self._rows and masks == self._masks:
            return False
        others = -1 if len(self._rows) != len(rows) else 0  # seats with another bit in a mask
        for now, was in zip(masks, self._masks, strict=False):
            others |= now ^ was
        self.seats = tuple(
            [
                seat_view(t, seat, None)
                if (others >> seat) & 1 or rows[seat] != self._rows[seat]
                else self.seats[seat]
                for seat in range(t.seats)
            ]
        )
        self._rows, self._masks = [] if t.aside_count else rows, masks
        return True

    def _look_at_discards(self, t: State) -> bool:
        pile = bytes(t.discard[: t.discard_count])
        if pile == self._pile:
            return False
        self._pile, self.discards = pile, discards_of(t)
        return True
