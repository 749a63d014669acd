"""What browsers are told of a table, in the plainest way: whole views before and after, compared.

A server keeps numbers and texts from one action to the next; its bytes have to be these.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from yksi.game.view import NOTHING_OWN, View, hand_of, own_view, sees
from yksi.messages.views import RoomView
from yksi.server.protocol import MyPart, PaperPart
from yksi.table import Stage, Table
from yksi.table.match.round_end import table_of
from yksi.table.offers import offers_for
from yksi.table.room import Room
from yksi.table.view import hands_for, room_view, seat_for, sheet_for

_encode = msgspec.json.encode
_values = msgspec.structs.astuple


@dataclass
class _Views:
    """A table as everybody could see it at one moment."""

    room: RoomView
    cards: View | None
    papers: dict[bool, PaperPart]  # for those who have a seat, and for others
    mine: dict[int, MyPart]


class PlainTelling:
    """The same as `Parts`, which nothing makes quicker."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now = self._was = self._look(())

    def go_on(self, people: Iterable[int]) -> None:
        """Something has happened; these people want to know."""
        self._was, self._now = self._now, self._look(people)

    def _look(self, people: Iterable[int]) -> _Views:
        room = self._table.room
        series, standings = tuple(room.series), table_of(room)
        return _Views(
            room_view(room, self._table.due_at()),
            None if room.game is None else room.game.view(),
            {
                seated: PaperPart(sheet_for(room, seated), series, standings)
                for seated in (True, False)
            },
            {person: _my_part(room, person) for person in people},
        )

    def changed(self, person: int) -> bytes:
        """What is new for somebody who was shown everything before."""
        was, now = self._was, self._now
        had, has = person in was.room.seats, person in now.room.seats
        paper = _changed(was.papers[has], now.papers[has]) if had == has else now.papers[has]
        mine = _changed(was.mine[person], now.mine[person])
        return self._shared_change() + _text("paper", paper) + _text("mine", mine)

    def changed_for_all(self) -> bytes:
        """What is new for a big screen."""
        paper = _changed(self._was.papers[False], self._now.papers[False])
        return self._shared_change() + _text("paper", paper)

    def _shared_change(self) -> bytes:
        was, now = self._was, self._now
        return _text("room", _changed(was.room, now.room)) + _moved(was.cards, now.cards)

    def whole(self, person: int) -> bytes:
        """Everything, for somebody who has just come."""
        self._now.mine.setdefault(person, _my_part(self._table.room, person))
        mine = b',"mine":' + _encode(self._now.mine[person])
        return self._shared(person in self._now.room.seats) + mine

    def whole_for_all(self) -> bytes:
        """Everything, for a big screen."""
        return self._shared(seated=False)

    def _shared(self, seated: bool) -> bytes:
        now = self._now
        parts = {"room": now.room, "cards": now.cards, "paper": now.papers[seated]}
        return b"," + _encode(parts)[1:-1]


def _my_part(room: Room, person: int) -> MyPart:
    """What only one person may know."""
    game, seat, offers = room.game, seat_for(room, person), offers_for(room, person)
    if game is None:
        own = _values(NOTHING_OWN)
        return MyPart(*own, seat=seat, hands={}, legal=(), lawful=(), offers=offers, bluff=False)
    state, plays = game.state, seat is not None and room.stage is Stage.PLAYING
    legal = game.legal(seat) if plays else []
    hands = {n: hand_of(state, n) for n in range(game.seats) if sees(state, seat, n)}
    for number, hand in (hands_for(room, person) or {}).items():
        hands[room.seats.index(number)] = hand
    return MyPart(
        *_values(own_view(state, seat)),
        seat=seat,
        hands=hands,
        legal=tuple(legal),  # type: ignore[arg-type] # every Action is one of AnyAction
        offers=offers,
        lawful=game.lawful(seat) if seat is not None and seat == state.turn else (),
        bluff=seat is not None and bool(legal) and game.would_bluff(seat),
    )


def _changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    """The fields that are not what they were."""
    pairs = zip(after.__struct_fields__, _values(before), _values(after), strict=True)
    return {name: value for name, was, value in pairs if value != was}


def _text(part: str, fields: object) -> bytes:
    return b',"%s":%s' % (part.encode(), _encode(fields)) if fields else b""


def _moved(before: View | None, after: View | None) -> bytes:
    """What changed of the cards: of single seats, and the cards that came onto the others."""
    if before is None or after is None or len(before.seats) != len(after.seats):
        return b"" if before is after else b',"cards":%s' % _encode(after)
    fields = _changed(before, after)
    fields.pop("seats", None)
    onto: tuple[str, ...] = ()
    if after.discards[: len(before.discards)] == before.discards:
        fields.pop("discards", None)
        onto = after.discards[len(before.discards) :]
    pairs = zip(before.seats, after.seats, strict=True)
    seats = {now.seat: _changed(was, now) for was, now in pairs if was != now}
    return _text("cards", fields) + _text("seats", seats) + _text("onto", onto)
