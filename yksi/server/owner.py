"""The owner of a table: one task that obeys commands in order, keeps them, then tells of them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import SystemRandom

import msgspec

from yksi.bots import Bot
from yksi.driver import Driver
from yksi.game import Refusal as CardRefusal
from yksi.search import new_bot
from yksi.search.levels import SHARP
from yksi.server import protocol
from yksi.server.connection import Connection
from yksi.server.metrics import COMMANDS, LATENCY, REFUSALS
from yksi.server.parts import Parts, encode_effects, parts_for, state_message
from yksi.store import Log
from yksi.table import Code, Effect, Refusal, Reply, Table
from yksi.table import commands as say

MOST_REMEMBERED = 256  # versions that a browser can miss and still be told of
MOST_BOT_ACTS = 64  # at one waking
_encode = msgspec.json.Encoder().encode


@dataclass
class Wish:
    """A command of somebody, and which browser is to be answered."""

    person: int
    id: int
    command: say.AnyCommand
    by: Connection


Job = Callable[[], Awaitable[None]]


def _bot(_: int, level: str) -> Bot:
    return new_bot(level, SystemRandom().getrandbits(32))


class Owner:
    def __init__(self, name: str, table: Table, log: Log, clock: Callable[[], int]) -> None:
        self.name = name
        self.table = table
        self.version = len(table.lines)
        self.left_at = time.monotonic()  # when the last browser went
        self._log = log
        self._clock = clock  # milliseconds of this table
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._people: dict[Connection, int] = {}
        self._remembered: deque[tuple[int, list[tuple[Effect, bytes]]]] = deque(
            maxlen=MOST_REMEMBERED
        )
        self._driver = Driver(table, _bot, partial(secrets.token_hex, 32))

    # --- the task

    async def run(self) -> None:
        """Do one thing after another until told to stop; go on by itself when it is time."""
        while True:
            try:
                job = await asyncio.wait_for(self._jobs.get(), self._patience())
            except TimeoutError:
                job = self._wake
            if job is None:
                return
            await job()

    def stop(self) -> None:
        self._jobs.put_nowait(None)

    def _patience(self) -> float | None:
        """Seconds until the table goes on by itself, or a bot that was not asked yet may act."""
        if not self._people:
            return None
        at = self._driver.wake_at()
        return None if at is None else max(0.0, (at - self._clock()) / 1000)

    # --- people

    async def come_in(self, connection: Connection, hello: protocol.Hello, key: str) -> int | None:
        """The person of a key, back or new; None, and the reason told, when that cannot be."""
        arrived: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            arrived.set_result(await self._welcome(connection, hello, key))

        self._jobs.put_nowait(job)
        return await arrived

    async def _welcome(self, connection: Connection, hello: protocol.Hello, key: str) -> int | None:
        person = next((p for p in self.table.room.people if p.is_human and p.key == key), None)
        reply = Reply(person=None if person is None else person.number)
        if person is None:
            reply = self._handle(None, say.Enter(hello.name or "", key))
        elif person.put_out:
            reply.refusal = Refusal(Code.PUT_OUT)
        elif not person.here:
            reply.effects = self._handle(person.number, say.Return()).effects
        if reply.refusal is not None or reply.person is None:
            code = Code.STRANGER if reply.refusal is None else reply.refusal.code
            connection.push(_encode(protocol.Bye(str(code))))
            return None
        connection.push(_encode(protocol.Welcome(protocol.VERSION, reply.person, self.name)))
        await self._keep_and_tell(reply.effects)
        self._people[connection] = reply.person
        self._catch_up(connection, reply.person, hello.seen)
        return reply.person

    def _catch_up(self, connection: Connection, person: int, seen: int) -> None:
        """What happened since, as far as it is remembered, and the whole table."""
        missed = [
            text
            for version, effects in self._remembered
            if version > seen
            for effect, text in effects
            if effect.reaches(person)
        ]
        self._send(connection, person, missed, {})

    def go_out(self, connection: Connection) -> None:
        """The line was cut; with the last one the person has left."""

        async def job() -> None:
            person = self._people.pop(connection, None)
            self.left_at = time.monotonic()
            if person is not None and person not in self._people.values():
                await self._keep_and_tell(self._handle(person, say.Leave()).effects)

        self._jobs.put_nowait(job)

    async def empty(self) -> None:
        """After a restart nobody is connected, whatever the log says."""
        effects = []
        for person in self.table.room.humans_here():
            effects += self._handle(person.number, say.Leave()).effects
        await self._keep_and_tell(effects)

    def resynchronise(self, connection: Connection) -> None:
        async def job() -> None:
            person = self._people.get(connection)
            if person is not None:
                self._send(connection, person, [], {})

        self._jobs.put_nowait(job)

    def say_goodbye(self, reason: str) -> None:
        for connection in self._people:
            connection.push(_encode(protocol.Bye(reason)))
            connection.close()

    @property
    def idle_seconds(self) -> float:
        return 0.0 if self._people else time.monotonic() - self.left_at

    # --- commands

    def wish(self, wish: Wish) -> None:
        self._jobs.put_nowait(partial(self._obey, wish, time.monotonic()))

    async def _obey(self, wish: Wish, since: float) -> None:
        reply = Reply(refusal=Refusal(Code.PUT_OUT))
        if not self.table.room.people[wish.person].put_out:  # else a bot alone speaks for them
            reply = self._handle(wish.person, wish.command)
        COMMANDS.labels(type(wish.command).__name__).inc()
        await self._keep_and_tell(reply.effects)
        wish.by.push(_encode(self._answer(wish, reply)))
        LATENCY.observe(time.monotonic() - since)

    def _answer(self, wish: Wish, reply: Reply) -> protocol.Message:
        if reply.refusal is None:
            return protocol.Done(wish.id, self.version)
        REFUSALS.labels(str(reply.refusal.code)).inc()
        if isinstance(reply.refusal, CardRefusal):
            return protocol.CardsRefused(wish.id, reply.refusal, self.version)
        return protocol.Refused(wish.id, reply.refusal, self.version)

    async def _wake(self) -> None:
        """Time has passed: what is due happens, and bots act; one that thinks, beside the rest."""
        if any(person.bot == SHARP for person in self.table.room.people):
            effects = await asyncio.to_thread(self._driver.run, self._clock(), 1)
        else:
            effects = self._driver.run(self._clock(), MOST_BOT_ACTS)
        await self._keep_and_tell(effects)

    # --- keeping and telling

    def _handle(self, person: int | None, command: say.Command) -> Reply:
        reply = self.table.handle(self._clock(), person, command)
        reply.effects += self._driver.seal(self._clock()) or []
        return reply

    async def _keep_and_tell(self, effects: list[Effect]) -> None:
        """First to the disk, then to the people, with the version that is on the disk."""
        new = self.table.lines[self.version :]
        if new:
            await asyncio.wrap_future(self._log.append(self.name, self.version, new))
            self.version += len(new)
        if new or effects:
            self._publish(effects)

    def _publish(self, effects: list[Effect]) -> None:
        told = encode_effects(effects)
        self._remembered.append((self.version, told))
        shared: Parts = {}
        for connection, person in self._people.items():
            events = [text for effect, text in told if effect.reaches(person)]
            self._send(connection, person, events, shared)
            if self.table.room.people[person].put_out:
                connection.push(_encode(protocol.Bye(str(Code.PUT_OUT))))
                connection.close()

    def _send(
        self, connection: Connection, person: int, events: list[bytes], shared: Parts
    ) -> None:
        changed = connection.changed(parts_for(self.table.room, person, shared))
        connection.push(state_message(self.version, self._clock(), events, changed))
