"""What browsers know of a table, in parts: whole at first, then the fields that have changed.

A part is worked out and compared once for all who may know it, and nobody compares texts.
"""

from __future__ import annotations

from collections.abc import Iterable

from yksi.game import Game
from yksi.game.view import View
from yksi.server.protocol import MyPart, PaperPart
from yksi.server.tables.changes import change, encode, text
from yksi.server.tables.mine import Numbers, is_one_waited_for, my_part, numbers_while_waiting
from yksi.server.tables.room_sight import RoomSight
from yksi.server.tables.sight import Sight
from yksi.table import Effect, Table
from yksi.table.match.round_end import table_of
from yksi.table.room import Room
from yksi.table.view import sheet_for

_NO_PAPERS = {True: b"", False: b""}


class Parts:
    """The parts of a table as they were last worked out, and how they differ from those before."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._room = RoomSight(table)
        self._sight = _look(table.room.game)
        self._papers = _papers(table.room)
        self._mine: dict[int, tuple[MyPart, Numbers | None]] = {}  # and what it is made of
        self._change = b""  # of what everybody may know
        self._paper_changes = _NO_PAPERS  # for those who have a seat, and for others
        self._mine_changes: dict[int, bytes] = {}
        self._had_seats = self._room.seats

    def go_on(self, effects: list[Effect], people: Iterable[int]) -> None:
        """Something has happened; these people want to know."""
        self._had_seats = self._room.seats
        fields = self._room.look(effects)
        told: dict[str, object] = {"room": fields} if fields else {}
        self._note_papers()
        self._look_at_cards(told)
        self._change = text(told)
        self._look_for(people)

    def _note_papers(self) -> None:
        if self._room.only_cards_moved:
            self._paper_changes = _NO_PAPERS
            return
        papers, self._papers = self._papers, _papers(self._table.room)
        self._paper_changes = {
            seated: change("paper", papers[seated], paper) for seated, paper in self._papers.items()
        }

    def _look_at_cards(self, told: dict[str, object]) -> None:
        """Add what has changed of the cards."""
        game, sight = self._table.room.game, self._sight
        if game is not None and sight is not None and sight.seats == game.seats:
            sight.look(game, told)
            return
        self._sight = _look(game)
        if sight is not self._sight:
            told["cards"] = self._cards()

    def _cards(self) -> View | None:
        """As everybody sees them: nobody asks before what has happened was looked at."""
        game = self._table.room.game
        return None if game is None else game.view()

    def _look_for(self, people: Iterable[int]) -> None:
        """Work out what is somebody's own; where offers stand, all the rest depends on cards."""
        room, before, offers_stand = self._table.room, self._mine, self._room.offers_stand
        self._mine, self._mine_changes = {}, {}
        is_still = is_one_waited_for(room)
        for person in dict.fromkeys(people):  # who may have several browsers
            numbers = numbers_while_waiting(room, person) if is_still else None
            was, had = before.get(person, (None, None))
            if was is None:
                self._mine[person] = my_part(room, person), numbers
            elif offers_stand and numbers is not None and numbers == had:
                self._mine[person], self._mine_changes[person] = before[person], b""
            else:
                offers = was.offers if offers_stand else None
                mine = my_part(room, person, offers, waits=numbers is not None)
                self._mine[person] = mine, numbers
                self._mine_changes[person] = change("mine", was, mine)

    def changed(self, person: int) -> bytes:
        """What is new for somebody who was shown everything before."""
        seated = person in self._room.seats
        paper = self._paper_changes[seated]
        if seated != (person in self._had_seats):  # and had another paper until now
            paper = text({"paper": self._papers[seated]})
        return self._change + paper + self._mine_changes[person]

    def whole(self, person: int) -> bytes:
        """Everything, as it was last worked out."""
        if person not in self._mine:
            self._mine[person] = my_part(self._table.room, person), None
        mine, _ = self._mine[person]
        return text(self._shared(person in self._room.seats) | {"mine": mine})

    def changed_for_all(self) -> bytes:
        """What is new of that which everybody may know, for a screen that was shown it before."""
        return self._change + self._paper_changes[False]

    def whole_for_all(self) -> bytes:
        """Everything that everybody may know."""
        return text(self._shared(seated=False))

    def _shared(self, seated: bool) -> dict[str, object]:
        paper = self._papers[seated]
        return {"room": self._room.view, "cards": self._cards(), "paper": paper}


def _look(game: Game | None) -> Sight | None:
    return None if game is None else Sight(game)


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
