"""The operator's orders at the door: who is not let in, and which tables are closed or deleted.

They are read from the database every few seconds, so `yksi admin` needs no way to a server.
"""

from __future__ import annotations

import asyncio
import logging
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from yksi import machine
from yksi.server import goodbyes
from yksi.server.tables.house import House
from yksi.store import LogError, Orders
from yksi.store.orders import ADDRESS, CLOSE, DELETE, TOKEN

EVERY = 2.0  # seconds
KINDS = (ADDRESS, TOKEN, CLOSE, DELETE)
logger = logging.getLogger("yksi.bans")


Network = IPv4Network | IPv6Network


def _network(value: str) -> Network | None:
    """The network of an order; None, and the operator is told, when somebody wrote another word."""
    try:
        return ip_network(value)
    except ValueError:
        logger.error("no network: %s", value)
        return None


class Bans:
    def __init__(self, orders: Orders, house: House) -> None:
        self._orders = orders
        self._house = house
        self._networks: list[Network] = []
        self._keys: set[str] = set()
        self._closed: set[str] = set()
        self._deleted: set[str] = set()

    async def run(self) -> None:
        """Read and carry out what is ordered, again and again until cancelled."""
        while True:
            try:
                await self.read()
            except LogError as error:
                logger.error("%s", error)
            await asyncio.sleep(EVERY)

    async def read(self) -> None:
        found = await asyncio.to_thread(self._orders.standing, machine.wall())
        by_kind = {kind: {order.value for order in found if order.kind == kind} for kind in KINDS}
        self._networks = list(filter(None, map(_network, sorted(by_kind[ADDRESS]))))
        self._keys, self._closed = by_kind[TOKEN], by_kind[CLOSE]
        self._deleted = by_kind[DELETE]
        if self._networks or self._keys:
            self._house.cut(self._is_banned)
        for table in self._closed:
            self._house.clear(table, goodbyes.closed_table())
        for table in self._deleted:
            await self._delete(table)

    async def _delete(self, table: str) -> None:
        """One that is carried here is cleared first, and deleted at the next look."""
        if self._house.clear(table, goodbyes.gone()):
            return
        if await self._house.delete(table):
            await asyncio.to_thread(self._orders.lift, DELETE, table)

    # --- at the door

    def refuse(self, address: str, table: str) -> None:
        """Goodbye to an address that is banned, or from a table that is closed."""
        if self.covers(address):
            raise goodbyes.banned()
        if table in self._closed:
            raise goodbyes.closed_table()
        if table in self._deleted:
            raise goodbyes.gone()

    def refuse_person(self, key: str) -> None:
        if key in self._keys:
            raise goodbyes.banned()

    def covers(self, address: str) -> bool:
        """Whether an address is banned."""
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:  # a socket of this machine
            return False
        return any(found in network for network in self._networks)

    def _is_banned(self, address: str, key: str) -> bool:
        return key in self._keys or self.covers(address)
