"""The network that a running server is opened to: more addresses of its computer to listen at.

Started for this computer alone, a server can let the house's phones in and shut them out again,
without a restart. Who may ask for it, `invitations` knows.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Protocol

from yksi.errors import YksiError
from yksi.server.http import reach
from yksi.server.lines.listening import bind

OPEN_SECONDS = 4  # whoever has pressed the button reads within five what came of it
logger = logging.getLogger("yksi.network")


class Listening(Protocol):
    """A socket that browsers are taken from."""

    def close(self) -> None: ...


class Trouble(StrEnum):
    """Why the network cannot be opened."""

    NO_NETWORK = "no-network"  # this computer has no address in any
    PORT_TAKEN = "port-taken"  # by another program, at that address
    BLOCKED = "blocked"  # the system, or a firewall on this computer, does not let us


class NetworkError(YksiError):
    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Network:
    """`listen` takes a bound socket into the running server."""

    def __init__(self, port: int, listen: Callable[[socket.socket], Awaitable[Listening]]) -> None:
        self._port = port
        self._listen = listen
        self._open: dict[str, Listening] = {}  # by host
        self._changing = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        return bool(self._open)

    async def addresses(self) -> tuple[str, ...]:
        """Where the network finds this server now, the likeliest first.

        A computer that was carried to another network has none of its old addresses any more.
        """
        if not self._open:
            return ()
        hosts = await asyncio.to_thread(reach.own_hosts)
        return tuple(reach.origin(host, self._port) for host in hosts if host in self._open)

    async def open(self) -> None:
        """Listen at every address of this computer where that works; NetworkError says why not."""
        async with self._changing:
            try:
                async with asyncio.timeout(OPEN_SECONDS):
                    await self._open_all()
            except TimeoutError:
                raise NetworkError(Trouble.BLOCKED) from None

    async def _open_all(self) -> None:
        hosts = await asyncio.to_thread(reach.own_hosts)
        if not hosts:
            raise NetworkError(Trouble.NO_NETWORK)
        for host in [host for host in self._open if host not in hosts]:
            self._open.pop(host).close()
        wanted = [host for host in hosts if host not in self._open]
        troubles = [await self._open_at(host) for host in wanted]
        if not self._open:
            raise NetworkError(next(filter(None, troubles)))

    async def _open_at(self, host: str) -> Trouble | None:
        """Listen at one address, and try whether anybody is let through to it."""
        try:
            listening = await self._listen(bind(host, self._port))
        except OSError as error:
            logger.warning("%s cannot be opened: %s", host, error)
            is_taken = error.errno == errno.EADDRINUSE
            return Trouble.PORT_TAKEN if is_taken else Trouble.BLOCKED
        try:
            _, line = await asyncio.open_connection(host, self._port)
        except OSError as error:
            logger.warning("%s cannot be reached: %s", host, error)
            listening.close()
            return Trouble.BLOCKED
        except BaseException:
            listening.close()
            raise
        line.close()
        self._open[host] = listening
        logger.info("open to the network at %s", reach.origin(host, self._port))
        return None

    async def close(self) -> tuple[str, ...]:
        """Take nobody new from the network; at which hosts. Lines that are open stay so."""
        async with self._changing:
            closed = tuple(self._open)
            for host in closed:
                self._open.pop(host).close()
            logger.info("closed to the network")
            return closed
