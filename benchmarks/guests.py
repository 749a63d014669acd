"""People at tables of a server, for `benchmarks.server`: they act when the clock says so.

A guest reads states as a browser does, and notes when each version came. It speaks the present
protocol and the first one, in which every part was sent whole, so that an older server can be
measured in the same run.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
import websockets

from yksi.server.goodbyes import WRONG_PROTOCOL
from yksi.server.protocol import VERSION

PROTOCOLS = (VERSION, 1)  # tried in this order
PARTS = ("room", "cards", "mine")
IDLE = ("call", "forfeit", "accuse", "catch", "challenge", "jumpin")
SEATS = 4
PATIENCE = 120  # seconds until somebody is let in
HEARD = 16  # versions of which it is remembered when they came
_decode = msgspec.json.Decoder().decode


class Guest:
    """One person: what they know, and what they wait for."""

    def __init__(self, socket: Any, token: str) -> None:
        self.socket = socket
        self.token = token
        self.parts: dict[str, Any] = {}
        self.heard: deque[tuple[int, float]] = deque(maxlen=HEARD)  # version, when it came
        self.answers: dict[int, asyncio.Future[tuple[dict[str, Any], float]]] = {}
        self.bots: list[tuple[float, float, float]] = []  # came, table's time, due by that time
        self.hinted = asyncio.Event()  # the last numbers of a hint are there
        self._reading = asyncio.create_task(self._read())
        self._shown = asyncio.get_running_loop().create_future()
        self._asked = 0

    @classmethod
    async def come(cls, address: str, table: str, name: str, token: str = "") -> Guest:
        """Somebody at a table who has been shown it; with a token, somebody who was there."""
        token = token or secrets.token_urlsafe(32)
        for protocol in PROTOCOLS:
            socket = await websockets.connect(
                f"ws://{address}/ws/{table}",
                compression=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
            hello = {"type": "hello", "protocol": protocol, "token": token}
            await socket.send(json.dumps({**hello, "name": name}))
            guest = cls(socket, token)
            await asyncio.wait({guest._shown, guest._reading}, return_when="FIRST_COMPLETED")
            if guest._shown.done():
                return guest
            if socket.close_code != WRONG_PROTOCOL:
                break
        raise RuntimeError(f"not let in: {socket.close_code} {socket.close_reason}")

    @property
    def is_lost(self) -> bool:
        """Whether the server has closed the line."""
        return self._reading.done()

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                now = time.perf_counter()
                message = _decode(text)
                if message["type"] == "state":
                    self._see(message, now)
                elif message["type"] == "hint":
                    if message["state"] in ("done", "failed"):
                        self.hinted.set()
                elif "id" in message:
                    self.answers.pop(message["id"]).set_result((message, now))

    def _see(self, message: dict[str, Any], now: float) -> None:
        due = self._bot_due()
        if due is not None and any(event["event"] == "turn" for event in message["effects"]):
            self.bots.append((now, message["now"] / 1000, due))
        for part in PARTS:
            if part in message:
                told, was = message[part], self.parts.get(part)
                self.parts[part] = told if told is None or was is None else {**was, **told}
        for seat, told in message.get("seats", {}).items():
            self.parts["cards"]["seats"][int(seat)] |= told
        self.heard.append((message["version"], now))
        if not self._shown.done():
            self._shown.set_result(None)

    def _bot_due(self) -> float | None:
        """When the bot on turn has to act, by the table's clock; None where that cannot be told."""
        room, cards = self.parts.get("room"), self.parts.get("cards")
        if room is None or not cards or room["stage"] != "playing":
            return None
        waited = room["waited_since"]
        person = str(room["seats"][cards["turn"]])
        bots = {str(p["number"]) for p in room["people"] if p["bot"] is not None}
        if list(waited) != [person] or person not in bots:
            return None
        if any(seat["cards"] < 3 or seat["catchable"] for seat in cards["seats"]):
            return None  # bots wait for others' calls, too
        return float(waited[person]) / 1000 + float(room["settings"]["bot"])

    # --- acting

    def ask(self, **command: Any) -> asyncio.Future[tuple[dict[str, Any], float]]:
        """Say a command; the answer, and when it came."""
        self._asked += 1
        number = self._asked
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        self._saying = asyncio.create_task(
            self.socket.send(json.dumps({"type": "do", "id": number, "command": command}))
        )
        return answer

    async def obey(self, **command: Any) -> None:
        """Say a command that has to be obeyed."""
        message, _ = await self.ask(**command)
        if message["type"] != "done":
            raise RuntimeError(f"{command} is refused: {message}")

    def plain_act(self) -> dict[str, Any] | None:
        """Something plain to do for the one on turn; between rounds, to go on."""
        if self.parts["room"]["stage"] != "playing":
            return {"command": "ready"}
        cards, mine = self.parts["cards"], self.parts["mine"]
        if not cards or cards["turn"] != mine["seat"]:
            return None
        useful = [action for action in mine["legal"] if action["do"] not in IDLE]
        return {"command": "act", "action": useful[0]} if useful else None

    def knew(self, version: int) -> float | None:
        """When this version had come, if it has."""
        return next((at for heard, at in self.heard if heard >= version), None)


class Table:
    """People round one table, of whom one acts at a time; the next one when all know of it."""

    def __init__(self, name: str, guests: list[Guest]) -> None:
        self.name = name
        self.guests = guests
        self.is_asking = False

    @classmethod
    async def sit_down(cls, address: str, name: str, people: int) -> Table:
        """People come, seat bots on the other places, and start when everybody is ready."""
        guests = [await Guest.come(address, name, f"P{number}") for number in range(people)]
        for number in range(SEATS - people):
            await guests[0].obey(command="seatbot", name=f"B{number}", level="casual")
        for guest in guests:
            await guest.obey(command="ready")
        await guests[0].obey(command="start")
        return cls(name, guests)

    @property
    def version(self) -> int:
        return max(guest.heard[-1][0] for guest in self.guests)

    def offer(self) -> tuple[Guest, dict[str, Any]] | None:
        """Who acts now, and what; nothing while a bot is on turn or an answer is outstanding."""
        if self.is_asking:
            return None
        offers = ((guest, guest.plain_act()) for guest in self.guests)
        return next(((guest, act) for guest, act in offers if act is not None), None)

    async def act(self, guest: Guest, command: dict[str, Any]) -> tuple[float, float]:
        """When the one who acts was answered, and when everybody knew."""
        self.is_asking = True
        try:
            message, answered = await guest.ask(**command)
            while True:
                known = [each.knew(message["version"]) for each in self.guests]
                if None not in known:
                    return answered, max(at for at in known if at is not None)
                await asyncio.sleep(0.001)
        finally:
            self.is_asking = False
