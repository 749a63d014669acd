"""Leases are renewed in time, or every table is let go before they end.

Whether that is in time is judged by the clock of this process, which cannot jump, from before the
database was asked: however late its answer comes, this server stops acting first.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from yksi import machine
from yksi.server.tables.house import House
from yksi.store import Leases

RENEWALS = 3  # in the time of a lease
RETRIES = 20  # in the same time, when the database does not answer
MARGIN = 0.1  # of a lease, before whose end nothing is done any more
logger = logging.getLogger("yksi.leases")


class Renewal:
    def __init__(self, leases: Leases, house: House) -> None:
        self._leases = leases
        self._house = house
        self._thread = ThreadPoolExecutor(1, "yksi-leases")  # that no other work can delay
        self._ends = machine.monotonic() + (leases.seconds or 0.0)

    async def run(self) -> None:
        """Renew until cancelled; a server that is alone has nothing to renew."""
        seconds = self._leases.seconds
        while seconds is not None:
            asked = machine.monotonic()
            is_renewed = await self._renew()
            if is_renewed:
                self._ends = asked + (1 - MARGIN) * seconds
            await self._pause(seconds / (RENEWALS if is_renewed else RETRIES))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _pause(self, seconds: float) -> None:
        """Wait, or go on at once when a lease turns out to be stale."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._house.is_stale.wait(), seconds)
        self._house.is_stale.clear()

    async def _renew(self) -> bool:
        """Whether it could be done; tables are let go in time if not."""
        loop = asyncio.get_running_loop()
        renewing = loop.run_in_executor(self._thread, self._ask)
        left = max(0.0, self._ends - machine.monotonic())
        done, _ = await asyncio.wait({renewing}, timeout=left)
        if not done:
            self._house.let_go()
        is_renewed = await renewing
        if not is_renewed and machine.monotonic() >= self._ends:
            self._house.let_go()
        return is_renewed

    def _ask(self) -> bool:
        """Renew, or join the house anew when others hold this server for dead."""
        try:
            if self._leases.renew():
                return True
            logger.error("other servers have taken the tables of this one; it joins them anew")
            self._ends = machine.monotonic()
            self._leases.start()
        except Exception as error:  # noqa: BLE001 - drivers raise errors of their own
            logger.error("%s", error)
        return False
