"""What browsers know of a table, in parts: whole at first, then the fields that have changed.

A part is worked out and compared once for all who may know it, and nobody compares texts.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from yksi.game import Game
from yksi.game.view import OwnView, View, hand_of, own_view, sees
from yksi.server.protocol import MyPart, PaperPart
from yksi.table import Effect, Stage, Table
from yksi.table.match.round_end import table_of
from yksi.table.offers import offers_for
from yksi.table.room import Room
from yksi.table.view import hands_for, only_cards_moved, room_view, seat_for, sheet_for

_NOTHING = msgspec.structs.astuple(OwnView((), False, False, 0, (), False, ()))
_encode = msgspec.json.Encoder().encode


class Parts:
    """The parts of a table as they were last worked out, and how they differ from those before."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._room = room_view(table.room, table.due_at())
        self._cards = _cards(table.room)
        self._papers = _papers(table.room)
        self._mine: dict[int, MyPart] = {}
        self._change = b""  # of what everybody may know
        self._paper_changes = {True: b"", False: b""}  # for those who have a seat, and for others
        self._mine_changes: dict[int, bytes] = {}
        self._had_seats = self._room.seats

    def go_on(self, effects: list[Effect], people: Iterable[int]) -> None:
        """Something has happened; these people want to know."""
        room, due_at = self._table.room, self._table.due_at()
        before = self._room
        self._had_seats = before.seats
        if only_cards_moved(room, before, effects):
            clocks = {"waited_since": dict(room.waited_since), "due_at": due_at}
            self._room = msgspec.structs.replace(before, **clocks)
            self._paper_changes = {True: b"", False: b""}
        else:
            self._room = room_view(room, due_at)
            papers, self._papers = self._papers, _papers(room)
            self._paper_changes = {
                seated: _text("paper", _changed(papers[seated], paper))
                for seated, paper in self._papers.items()
            }
        cards, self._cards = self._cards, _cards(room)
        self._change = _text("room", _changed(before, self._room)) + _moved(cards, self._cards)
        self._look_for(set(people))

    def _look_for(self, people: set[int]) -> None:
        mine = {person: _mine(self._table.room, person) for person in people}
        self._mine_changes = {
            person: _text("mine", _changed(self._mine[person], part))
            for person, part in mine.items()
            if person in self._mine
        }
        self._mine = mine

    def changed(self, person: int) -> bytes:
        """What is new for somebody who was shown everything before."""
        seated = person in self._room.seats
        paper = self._paper_changes[seated]
        if seated != (person in self._had_seats):  # and had another paper until now
            paper = _text("paper", self._papers[seated])
        return self._change + paper + self._mine_changes[person]

    def whole(self, person: int) -> bytes:
        """Everything, as it was last worked out."""
        if person not in self._mine:
            self._mine[person] = _mine(self._table.room, person)
        mine = b',"mine":%s' % _encode(self._mine[person])
        return self._shared(person in self._room.seats) + mine

    def changed_for_all(self) -> bytes:
        """What is new of that which everybody may know, for a screen that was shown it before."""
        return self._change + self._paper_changes[False]

    def whole_for_all(self) -> bytes:
        """Everything that everybody may know."""
        return self._shared(seated=False)

    def _shared(self, seated: bool) -> bytes:
        return b',"room":%s,"cards":%s,"paper":%s' % (
            _encode(self._room),
            _encode(self._cards),
            _encode(self._papers[seated]),
        )


# --- parts


def _cards(room: Room) -> View | None:
    return None if room.game is None else room.game.view(None)


def _papers(room: Room) -> dict[bool, PaperPart]:
    """The paper for those who have a seat, and for others, for whom there are no cards on it."""
    series, standings = tuple(room.series), table_of(room)
    return {
        seated: PaperPart(sheet_for(room, seated), series, standings) for seated in (True, False)
    }


def _mine(room: Room, person: int) -> MyPart:
    game, seat = room.game, seat_for(room, person)
    offers = offers_for(room, person)
    if game is None:
        return MyPart(
            *_NOTHING, seat=seat, hands={}, legal=(), lawful=(), offers=offers, bluff=False
        )
    plays = seat is not None and room.stage is Stage.PLAYING
    legal = game.legal(seat) if plays else []
    return MyPart(
        *msgspec.structs.astuple(own_view(game.state, seat)),
        seat=seat,
        hands=_hands(room, game, person, seat),
        legal=tuple(legal),  # type: ignore[arg-type] # every Action is one of AnyAction
        offers=offers,
        lawful=game.lawful(seat) if seat is not None and seat == game.state.turn else (),
        bluff=seat is not None and bool(legal) and game.would_bluff(seat),
    )


def _hands(room: Room, game: Game, person: int, seat: int | None) -> dict[int, tuple[str, ...]]:
    """Every hand that this person may look into, by seat."""
    known = {
        other: hand_of(game.state, other)
        for other in range(game.seats)
        if sees(game.state, seat, other)
    }
    open_hands = hands_for(room, person) or {}
    return known | {room.seats.index(number): hand for number, hand in open_hands.items()}


# --- changes


def _changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    """The fields that are not what they were."""
    changed: dict[str, object] = {}
    for name in after.__struct_fields__:
        value, was = getattr(after, name), getattr(before, name)
        if value is not was and value != was:
            changed[name] = value
    return changed


def _text(part: str, fields: object) -> bytes:
    return b',"%s":%s' % (part.encode(), _encode(fields)) if fields else b""


def _moved(before: View | None, after: View | None) -> bytes:
    """What changed of the cards: of single seats, and the cards that came onto the others."""
    if before is None or after is None or len(before.seats) != len(after.seats):
        return b',"cards":%s' % _encode(after) if before is not after else b""
    fields = _changed(before, after)
    seats: dict[int, dict[str, object]] = {}
    onto: tuple[str, ...] = ()
    if fields.pop("seats", None):
        pairs = zip(before.seats, after.seats, strict=True)
        seats = {now.seat: _changed(was, now) for was, now in pairs if was != now}
    if after.discards[: len(before.discards)] == before.discards:
        fields.pop("discards", None)
        onto = after.discards[len(before.discards) :]
    return _text("cards", fields) + _text("seats", seats) + _text("onto", onto)


# --- messages


def encode_effects(effects: list[Effect]) -> list[tuple[Effect, bytes]]:
    return [(effect, _encode(effect.event)) for effect in effects]


def state_message(version: int, now: int, events: list[bytes], parts: bytes) -> bytes:
    """`TableState` as bytes: the events, and the parts or what changed of them."""
    told = b",".join(events)
    return b'{"type":"state","version":%d,"now":%d,"effects":[%s]%s}' % (version, now, told, parts)
