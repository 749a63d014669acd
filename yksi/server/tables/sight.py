"""What everybody sees of the cards, looked at after every action.

Numbers are compared, and a view is made only of those that differ: an ordinary action changes a
few. What is rare is looked at only where something shows that it may have changed.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE, Color
from yksi.game import Game
from yksi.game.events import DIRECTIONS
from yksi.game.view import (
    OwnView,
    View,
    before_view,
    match_winners,
    reason_of,
    ring,
    seat_or_none,
    seats_of,
)
from yksi.game.vocabulary import PHASES
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.server.tables.changes import differing
from yksi.server.tables.seats import SeatsSight

_Values = tuple[object, ...]
_Read = Callable[[Any], object] | None
_OVER = int(Phase.OVER)


def _names(pile: bytes) -> list[str]:
    return [FACE_NAMES[face] for face in pile]


_USUAL: dict[str, _Read] = {
    "phase": PHASES.__getitem__,
    "turn": None,
    "direction": DIRECTIONS.__getitem__,
    "top": {NONE: None, **dict(enumerate(FACE_NAMES))}.__getitem__,
    "color": {int(Color.NONE): None, **dict(enumerate(COLOR_NAMES))}.__getitem__,
    "pending": None,
    "before": None,
    "draw_pile": None,
    "discards": _names,
    "player": seat_or_none,
    "play_count": None,
    "drew": None,
}  # fields that ordinary actions change, in their order, and how each is read from its number
_NAMES, _READERS = tuple(_USUAL), tuple(_USUAL.values())
_signs_of: Callable[[State], tuple[int, ...]] = attrgetter(
    "dealer", "marked", "open_by", "stuck", "reason", "winner", "match_over"
)  # that something rare has changed; whoever joins, and takes a seat, is seen by their number


def _pile(t: State) -> bytes:
    return bytes(t.discard[: t.discard_count])


def _usual(t: State, pile: bytes) -> _Values:
    return (
        t.phase,
        t.turn,
        t.direction,
        pile[-1] if t.play_count else NONE,
        t.color,
        t.pending,
        before_view(t),
        t.draw_count,
        pile,
        t.player,
        t.play_count + t.jumps,
        t.drew,
    )


_APART = {*OwnView.__struct_fields__, "seat", "seats"}  # nobody's here, and told seat by seat
_RARE = tuple(name for name in View.__struct_fields__ if name not in {*_USUAL, *_APART})


def _rare(game: Game) -> _Values:
    t = game.state
    return (
        game.edition,
        game.rules_text,
        t.dealer,
        ring(t),
        t.age[: t.seats],
        seats_of(t, t.marked),
        seats_of(t, t.open_by),
        t.turn if t.stuck else None,
        reason_of(t),
        seat_or_none(t.winner),
        bool(t.match_over),
        match_winners(t, game.rules),
    )


class Sight:
    """A game as those who only watch see it: how it was when they last looked."""

    __slots__ = ("_game", "_pile", "_rare", "_seats", "_signs", "_usual")

    def __init__(self, game: Game) -> None:
        t = game.state
        self._game, self._pile = game, _pile(t)
        self._usual, self._rare, self._signs = _usual(t, self._pile), _rare(game), _signs_of(t)
        self._seats = SeatsSight(t)

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self._seats)

    def look(self, game: Game, told: dict[str, object]) -> None:
        """Add the parts that tell what has changed: fields, single seats, and what came on top."""
        t = game.state
        had, self._pile = self._pile, _pile(t)
        before, self._usual = self._usual, _usual(t, self._pile)
        fields = {
            name: value if read is None else read(value)
            for name, read, was, value in zip(_NAMES, _READERS, before, self._usual, strict=True)
            if value != was
        }
        grows = self._pile != had and self._pile.startswith(had)
        if grows:
            del fields["discards"]
        is_over = _OVER in (t.phase, before[0])
        if is_over or self._signs != _signs_of(t) or self._game is not game:
            fields = self._with_rare(game, fields)
        if fields:
            told["cards"] = fields
        seats = self._seats.look(t)
        if seats:
            told["seats"] = seats
        if grows:
            told["onto"] = _names(self._pile[len(had) :])

    def _with_rare(self, game: Game, fields: dict[str, object]) -> dict[str, object]:
        before, self._rare = self._rare, _rare(game)
        self._game, self._signs = game, _signs_of(game.state)
        fields |= differing(_RARE, before, self._rare)
        return {name: fields[name] for name in View.__struct_fields__ if name in fields}
