"""What browsers know of a table, in parts: whole at first, then the fields that have changed.

A part is worked out and compared once for all who may know it, and nobody compares texts.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from yksi.game.sight import Sight, changed
from yksi.game.view import View
from yksi.server.protocol import MyPart, PaperPart
from yksi.server.tables.changes import encode, moved, moved_since, text
from yksi.server.tables.mine import Numbers, my_part, numbers_while_waiting
from yksi.table import Effect, Table
from yksi.table.match.round_end import table_of
from yksi.table.offers import rest_on_cards
from yksi.table.room import Room
from yksi.table.view import only_cards_moved, room_view, sheet_for

_NO_PAPERS = {True: b"", False: b""}


class Parts:
    """The parts of a table as they were last worked out, and how they differ from those before."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._room = room_view(table.room, table.due_at())
        self._sight = self._look()
        self._papers = _papers(table.room)
        self._mine: dict[int, MyPart] = {}
        self._waiting: dict[int, Numbers] = {}  # that parts were made of
        self._change = b""  # of what everybody may know
        self._paper_changes = _NO_PAPERS  # for those who have a seat, and for others
        self._mine_changes: dict[int, bytes] = {}
        self._had_seats = self._room.seats

    def go_on(self, effects: list[Effect], people: Iterable[int]) -> None:
        """Something has happened; these people want to know."""
        room, before = self._table.room, self._room
        self._had_seats = before.seats
        is_ordinary = only_cards_moved(room, before, effects)
        if is_ordinary:
            change = self._note_clocks()
        else:
            self._room = room_view(room, self._table.due_at())
            change = text(b"room", changed(before, self._room))
        self._note_papers(is_ordinary)
        self._change = change + self._look_at_cards()
        self._look_for(set(people), is_ordinary and not rest_on_cards(room))

    def _note_clocks(self) -> bytes:
        """Note the two fields of the room that can have changed where only cards moved."""
        waited, due_at = dict(self._table.room.waited_since), self._table.due_at()
        fields: dict[str, object] = {}
        if waited != self._room.waited_since:
            fields["waited_since"] = waited
        if due_at != self._room.due_at:
            fields["due_at"] = due_at
        if fields:
            self._room = msgspec.structs.replace(self._room, **fields)
        return text(b"room", fields)

    def _note_papers(self, are_same: bool) -> None:
        if are_same:
            self._paper_changes = _NO_PAPERS
            return
        papers, self._papers = self._papers, _papers(self._table.room)
        self._paper_changes = {
            seated: text(b"paper", changed(papers[seated], paper))
            for seated, paper in self._papers.items()
        }

    def _look(self) -> Sight | None:
        """The cards as everybody sees them."""
        game = self._table.room.game
        return None if game is None else Sight(game)

    def _look_at_cards(self) -> bytes:
        """What has changed of the cards."""
        sight = self._sight
        if sight is not None and sight.game is self._table.room.game:
            return moved_since(sight)
        before, self._sight = self._cards, self._look()
        return moved(before, self._cards)

    @property
    def _cards(self) -> View | None:
        return None if self._sight is None else self._sight.view

    def _look_for(self, people: set[int], offers_stand: bool) -> None:
        """Work out what is somebody's own; where offers stand, all the rest depends on cards."""
        room, before, waiting = self._table.room, self._mine, self._waiting
        self._mine, self._mine_changes = {}, {}
        self._waiting = numbers_while_waiting(room, people)
        for person in people:
            numbers, was = self._waiting.get(person), before.get(person)
            if was is None:
                self._mine[person] = my_part(room, person)
            elif offers_stand and numbers is not None and numbers == waiting.get(person):
                self._mine[person], self._mine_changes[person] = was, b""
            else:
                mine = my_part(room, person, was.offers if offers_stand else None)
                self._mine[person] = mine
                self._mine_changes[person] = text(b"mine", changed(was, mine))

    def changed(self, person: int) -> bytes:
        """What is new for somebody who was shown everything before."""
        seated = person in self._room.seats
        paper = self._paper_changes[seated]
        if seated != (person in self._had_seats):  # and had another paper until now
            paper = text(b"paper", self._papers[seated])
        return self._change + paper + self._mine_changes[person]

    def whole(self, person: int) -> bytes:
        """Everything, as it was last worked out."""
        if person not in self._mine:
            self._mine[person] = my_part(self._table.room, person)
        mine = b',"mine":%s' % encode(self._mine[person])
        return self._shared(person in self._room.seats) + mine

    def changed_for_all(self) -> bytes:
        """What is new of that which everybody may know, for a screen that was shown it before."""
        return self._change + self._paper_changes[False]

    def whole_for_all(self) -> bytes:
        """Everything that everybody may know."""
        return self._shared(seated=False)

    def _shared(self, seated: bool) -> bytes:
        return b',"room":%s,"cards":%s,"paper":%s' % (
            encode(self._room),
            encode(self._cards),
            encode(self._papers[seated]),
        )


def _papers(room: Room) -> dict[bool, PaperPart]:
    """The paper for those who have a seat, and for others, for whom there are no cards on it."""
    series, standings = tuple(room.series), table_of(room)
    return {
        seated: PaperPart(sheet_for(room, seated), series, standings) for seated in (True, False)
    }


# --- messages


def encode_effects(effects: list[Effect]) -> list[tuple[Effect, bytes]]:
    return [(effect, encode(effect.event)) for effect in effects]


def state_message(version: int, now: int, events: list[bytes], parts: bytes) -> bytes:
    """`TableState` as bytes: the events, and the parts or what changed of them."""
    told = b",".join(events)
    return b'{"type":"state","version":%d,"now":%d,"effects":[%s]%s}' % (version, now, told, parts)
