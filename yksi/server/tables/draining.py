"""The server itself: it may listen at more addresses while it runs, and it ends in order.

Told to end, it gives its tables to others first, then it goes. It accepts nobody any more
meanwhile, so that whoever it sends away finds another server.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette

from yksi.server.lines.listening import BACKLOG


class DrainingServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def listen_also(self, listening: socket.socket) -> asyncio.AbstractServer:
        """Take browsers from one more socket while the server runs; whoever closes it ends that."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self._line, sock=listening, backlog=BACKLOG)
        self.servers = [each for each in self.servers if each.is_serving()]
        self.servers.append(server)
        return server

    def _line(self) -> asyncio.Protocol:
        """One browser, as uvicorn takes those of its first socket."""
        line: type[Any] = self.config.http_protocol_class
        state, app_state = self.server_state, self.lifespan.state
        made: asyncio.Protocol = line(config=self.config, server_state=state, app_state=app_state)
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        listening: list[Any] = self.servers
        for server in listening:
            server.close()
        await self._app.state.house.hand_over()
        self._app.state.news.close()
        await super().shutdown(sockets)
