"""What everybody sees of the room: where only cards moved, nothing is looked at but its clocks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yksi.messages.views import RoomView
from yksi.server.tables.changes import changed
from yksi.table import Effect, Table
from yksi.table.offers import rest_on_cards
from yksi.table.view import only_cards_moved, room_view


class RoomSight:
    """The room of a table as it was when everybody last looked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.only_cards_moved = False  # before the last look
        self._look_everywhere()

    def _look_everywhere(self) -> None:
        room = self._table.room
        self._waited, self._due_at = room.waited_since, self._table.due_at()
        self._view = room_view(room, self._due_at)
        self._offers_rest_on_cards = rest_on_cards(room)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who sits there."""
        return self._view.seats

    @property
    def offers_stand(self) -> bool:
        """Whether nobody could have begun anything else before the last look than after it."""
        return self.only_cards_moved and not self._offers_rest_on_cards

    @property
    def view(self) -> RoomView:
        """All of it, with the clocks as they stood."""
        return msgspec.structs.replace(self._view, waited_since=self._waited, due_at=self._due_at)

    def look(self, effects: Sequence[Effect]) -> dict[str, object]:
        """The fields that have changed since the last look, by what has happened."""
        self.only_cards_moved = only_cards_moved(self._table.room, self._view, effects)
        if self.only_cards_moved:
            return self._look_at_clocks()
        before = self.view
        self._look_everywhere()
        return changed(before, self._view)

    def _look_at_clocks(self) -> dict[str, object]:
        waited, due_at = self._table.room.waited_since, self._table.due_at()
        fields: dict[str, object] = {}
        if waited != self._waited:
            fields["waited_since"] = self._waited = waited
        if due_at != self._due_at:
            fields["due_at"] = self._due_at = due_at
        return fields
