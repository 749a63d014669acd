"""Devices at an evening with paper cards: they begin it, write, watch, and hand the pen over."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tests.server.wire import ADDRESS, Wire

HEAD = 'yksi score 1\nedition classic\npeople "Aino" "Bo" "Cy"\n\n'
CLOCK = 'yksi score 1\nedition kpgut\npeople "Aino" "Bo" "Cy"\nseries yes\nlimit 60\n\n'
Answer = tuple[int, dict[str, Any]]


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_name() -> str:
    return "E" + secrets.token_urlsafe(16)[1:]


def rounds(count: int, first: int = 0) -> list[str]:
    """Rounds that give nobody points, so that a match never ends."""
    return [
        f"{number}.000 A goes out; B holds 0; C holds nothing" for number in range(first, count)
    ]


@dataclass
class Device:
    """A browser with a secret of its own for one evening."""

    wire: Wire
    evening: str = field(default_factory=new_name)
    token: str = field(default_factory=new_secret)
    epoch: int = 1
    address: str = ADDRESS

    async def ask(self, method: str, path: str = "", said: Any = None, **headers: str) -> Answer:
        body = (
            b"" if said is None else said if isinstance(said, bytes) else json.dumps(said).encode()
        )
        address = f"/api/evenings/{self.evening}{path}"
        status, answer = await self.wire.get(address, method, self.address, body, headers)
        return status, json.loads(answer)

    async def begin(self, head: str = HEAD, writer: str = "Aino") -> Answer:
        return await self.ask("PUT", said={"token": self.token, "head": head, "writer": writer})

    async def write(self, first: int, lines: list[str], **more: Any) -> Answer:
        said = {"token": self.token, "epoch": self.epoch, "first": first, "lines": lines, **more}
        return await self.ask("POST", "/entries", said)

    async def wish(self, do: str, **more: Any) -> Answer:
        status, told = await self.ask("POST", "/pen", {"do": do, "token": self.token, **more})
        if told.get("mine"):
            self.epoch = told["epoch"]
        return status, told

    async def spare(self) -> str:
        """A key that takes the pen, if this device has it."""
        key = new_secret()
        digest = sha256(key.encode()).hexdigest()
        await self.wish("spare", epoch=self.epoch, spare=digest)
        return key

    async def look(self, query: str = "") -> Answer:
        return await self.ask("GET", query, authorization=f"Bearer {self.token}")

    async def stop(self) -> Answer:
        return await self.ask("DELETE", authorization=f"Bearer {self.token}")

    def friend(self) -> Device:
        """Another device that was given the link."""
        return Device(self.wire, self.evening)
