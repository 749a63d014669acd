"""A server that is told to end: first it gives its tables to others, then it goes.

It accepts nobody any more meanwhile, so that whoever it sends away finds another server.
"""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette


class DrainingServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        listening: list[Any] = self.servers
        for server in listening:
            server.close()
        await self._app.state.house.hand_over()
        await super().shutdown(sockets)
