"""The list of tables that want to be found: a question to the database, whichever server is asked.

Each server writes the cards of its own tables when they have changed, once a second, and before it
answers who asks for the list.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec

from yksi.store import Leases, LogError
from yksi.store.cards import Cards
from yksi.table import Stage
from yksi.table.room import Room

SECONDS = 1.0  # between two looks at the own tables
logger = logging.getLogger("yksi.listing")


Rooms = Callable[[], Iterable[tuple[str, Room]]]


class TableCard(msgspec.Struct, frozen=True):
    table: str
    rules: str
    people: tuple[str, ...]


def _is_listed(room: Room) -> bool:
    """Whether strangers are shown the way to a table: it wants to be found and takes them in."""
    return room.stage is Stage.LOBBY and room.settings.public and not room.settings.locked


def _card(table: str, room: Room) -> str:
    people = tuple(person.name for person in room.present())
    return msgspec.json.encode(TableCard(table, room.settings.rules, people)).decode()


class Listing:
    """`rooms` gives the tables that this server carries at the moment."""

    def __init__(self, cards: Cards, leases: Leases, rooms: Rooms) -> None:
        self._cards = cards
        self._leases = leases
        self._rooms = rooms
        self._written: dict[str, str] = {}
        self._lock = asyncio.Lock()

    async def shown(self) -> list[str]:
        """The cards of all tables that want to be found and have not begun."""
        await self._write()
        return await asyncio.to_thread(lambda: self._cards.shown(self._leases.living()))

    async def run(self) -> None:
        """Keep the cards of the own tables up to date until cancelled."""
        is_tidy = False
        while True:
            try:
                if not is_tidy:
                    await asyncio.to_thread(self._forget_dead)
                    is_tidy = True
                await self._write()
            except LogError as error:  # tried again
                logger.error("%s", error)
            await asyncio.sleep(SECONDS)

    def _forget_dead(self) -> None:
        self._cards.forget_dead(self._leases.living())

    async def _write(self) -> None:
        async with self._lock:
            cards = {name: _card(name, room) for name, room in self._rooms() if _is_listed(room)}
            changed = {
                name: card for name, card in cards.items() if self._written.get(name) != card
            }
            gone = [name for name in self._written if name not in cards]
            if changed or gone:
                await asyncio.to_thread(self._cards.write, self._leases.server, changed, gone)
                self._written = cards
