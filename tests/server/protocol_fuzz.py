"""Browsers that say anything, in any order: the server lives, answers, and tells no secrets.

`make fuzz` runs it for long: `python -m tests.server.protocol_fuzz --steps 100000 --seed 1`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from tests.chatter import anything, sensible_command
from tests.secrecy import are_open, check_told, check_view
from tests.server.any_messages import is_right, nearly_right, right
from tests.server.wire import Line, Wire, serving
from yksi.messages import commands as say
from yksi.records.publication import public_record
from yksi.records.snapshot import take_snapshot
from yksi.server import protocol
from yksi.server.goodbyes import BAD_MESSAGE, NO_TABLE, NOT_ADMITTED, WRONG_PROTOCOL
from yksi.server.tables.waking import wake, wake_up
from yksi.table import Effect, Reply, Table
from yksi.table.room import Room

TABLES = 2
TOKENS = 5  # at a table: some browsers share a place
MOST_LINES = 8
CHECK_EVERY = 25  # steps
RULES = ("classic", "custom", "moomin", "kpgut", "kpgut + referee=open", "classic + hand_size=2")


class Alarm(logging.Handler):
    """Nothing may go wrong inside."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


class Browser:
    """A line, and what is still to be answered there."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.greeted = False
        self.asked: set[int] = set()
        self.expects: int | None = None  # the code with which the line must be closed

    @property
    def is_here(self) -> bool:
        return "welcome" in self.line.kinds and self.line.code is None

    @property
    def person(self) -> int:
        return next(int(m["person"]) for m in self.line.messages if m["type"] == "welcome")

    def send(self, message: str | bytes) -> None:
        """Anything; what must come of it is noted."""
        said: dict[str, Any] = json.loads(message) if is_right(message) else {"type": None}
        kind = said["type"]
        if self.expects is None:
            if kind is None or (kind == "hello") == self.greeted:  # unreadable, or out of order
                self.expects = BAD_MESSAGE
            elif kind == "hello":
                self.greeted = True
                self.expects = _wrong_in(said)
            elif kind == "do":
                self.asked.add(said["id"])
        self.line.send(message)

    async def settle(self) -> None:
        """Every command is answered, or the line is closed with the code that it must have."""
        if self.expects is not None:
            code, _ = await self.line.closed()
            assert code in (self.expects, NOT_ADMITTED, NO_TABLE), (code, self.expects)
            return
        for number in sorted(self.asked):
            await self.line.until(lambda n=number: self.line.code is not None or self.line.find(n))
        if self.line.code is not None:
            assert self.line.code in (NOT_ADMITTED, NO_TABLE), self.line.code
        self.asked.clear()


def _wrong_in(hello: dict[str, Any]) -> int | None:
    """The code for a hello that can be read and is yet not right."""
    if hello["protocol"] != protocol.VERSION:
        return WRONG_PROTOCOL
    return None if len(hello["token"]) == protocol.TOKEN_LENGTH else BAD_MESSAGE


class Fuzz:
    def __init__(self, wire: Wire, seed: int) -> None:
        self.wire = wire
        self.dice = Random(seed)
        self.tables: list[str] = []
        self.browsers: list[Browser] = []
        self.ids = 0
        self.games = 0  # checks that found cards on the table
        self.answered = 0

    async def run(self, steps: int) -> None:
        for _ in range(TABLES):
            self.tables.append(await self.wire.house.create())
        for step in range(steps):
            await self.step()
            if step % CHECK_EVERY == CHECK_EVERY - 1:
                await self.check()
        await self.check()

    async def step(self) -> None:
        dice = self.dice
        here = [browser for browser in self.browsers if browser.line.code is None]
        if not here or (len(here) < MOST_LINES and dice.random() < 0.1):
            await self.come()
            return
        browser = dice.choice(here)
        if dice.random() < 0.02:
            await browser.line.cut()
            self.browsers.remove(browser)
            return
        for _ in range(dice.choice((1, 1, 1, 2, 5))):
            browser.send(self.message(browser))
        if dice.random() < 0.7:
            await browser.settle()

    async def come(self) -> None:
        """Somebody opens a line; most say hello as they should."""
        dice = self.dice
        line = self.wire.line(dice.choice(self.tables)).open()
        line.token = f"{dice.randrange(TOKENS):043}"
        browser = Browser(line)
        self.browsers.append(browser)
        if dice.random() < 0.05:
            browser.send(nearly_right(dice) if dice.random() < 0.5 else json.dumps(right(dice)))
            return
        name = f"{dice.choice(('Anna', 'Bea'))} {dice.randrange(9)}"
        hello = {"type": "hello", "protocol": protocol.VERSION, "token": line.token, "name": name}
        browser.send(json.dumps({**hello, "seen": dice.randrange(50)}))
        await line.until(lambda: line.code is not None or "welcome" in line.kinds)

    def message(self, browser: Browser) -> str | bytes:
        chance = self.dice.random()
        if chance < 0.02:
            return nearly_right(self.dice)
        if chance < 0.05:
            return json.dumps(right(self.dice))
        if chance < 0.08 or not browser.is_here:
            return json.dumps({"type": "ping"})
        self.ids += 1
        command = self.command(browser)
        while isinstance(command, say.Change) and command.field == "knock":
            command = self.command(browser)  # behind a closed door nobody would play
        told = msgspec.to_builtins(command)
        return json.dumps({"type": "do", "id": self.ids, "command": told})

    def command(self, browser: Browser) -> say.Command:
        """Sensible mostly, so that games are played; anything now and then."""
        room, dice = self.room(browser), self.dice
        chance = dice.random()
        if chance < 0.1:
            return anything(room, dice)[1]
        if chance < 0.13 and room.game is None:
            return say.Change("rules", dice.choice(RULES))
        states = [m["mine"] for m in browser.line.messages if "mine" in m]
        legal = states[-1]["legal"] if states else []
        if legal and chance < 0.7:
            return msgspec.convert({"command": "act", "action": dice.choice(legal)}, say.Act)
        return sensible_command(room, dice)[1]

    def room(self, browser: Browser) -> Room:
        return self.wire.house._owners[browser.line.table].table.room

    # --- what must hold

    async def check(self) -> None:
        for browser in self.browsers:
            await browser.settle()
        assert await self.wire.get("/health") == (200, b"ok")
        for number, name in enumerate(self.tables):
            owner = await self.wire.house.find(name)
            if owner is None:  # its host has deleted it
                assert self.wire.log.retention.is_gone(name)
                self.tables[number] = await self.wire.house.create()
                continue
            await self.quiet(name)
            self.check_table(name, owner.table)
        self.check_messages()
        self.browsers = [browser for browser in self.browsers if browser.line.code is None]

    async def quiet(self, name: str) -> None:
        """Nothing waits and nothing is under way at a table."""
        jobs = self.wire.house._owners[name]._jobs
        while jobs._current is not None or not jobs.none_waits:
            await asyncio.sleep(0)

    def check_table(self, name: str, table: Table) -> None:
        """The live table is the one of its log; nobody sees what they must not."""
        lines = self.wire.log.lines(name)
        assert len(lines) == table.version
        self.games += table.room.game is not None
        twin = wake_up(name, lines)
        twin.tick(table.room.now)
        for person in table.room.people:
            number = person.number
            assert twin.view(number) == table.view(number)
            check_view(table.room, number, self.dice)
        assert "key 0000" not in public_record(lines)
        assert take_snapshot(wake(self.wire.log, name)) == take_snapshot(wake_up(name, lines))

    def check_messages(self) -> None:
        for browser in self.browsers:
            text = json.dumps(browser.line.messages)
            assert all(f"{token:043}" not in text for token in range(TOKENS))
            assert browser.line.kinds.count("welcome") <= 1
            self.answered += sum("id" in message for message in browser.line.messages)
            for message in browser.line.messages:
                for event in message.get("effects", ()):
                    is_private = event["event"] == "said" and event["to"] is not None
                    people = (event.get("person"), event.get("to"))
                    assert not is_private or browser.person in people, event
            del browser.line.messages[1:-40]


@contextmanager
def watched() -> Iterator[None]:
    """Everything that a table tells is looked at, at the moment when it tells it."""
    tick, handle = Table.tick, Table.handle

    def watched_tick(table: Table, now: int) -> list[Effect]:
        were_open = are_open(table.room)
        effects = tick(table, now)
        check_told(table.room, effects, were_open)
        return effects

    def watched_handle(table: Table, now: int, who: int | None, command: say.Command) -> Reply:
        """What time brings first, by itself: somebody may come in afterwards."""
        before = watched_tick(table, now - 1) if now > table.room.now else []
        were_open = are_open(table.room)
        reply = handle(table, now, who, command)
        check_told(table.room, reply.effects, were_open)
        reply.effects = before + reply.effects
        return reply

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "tick", watched_tick)
        patch.setattr(Table, "handle", watched_handle)
        yield


async def fuzz(steps: int, seed: int) -> Fuzz:
    """So many steps of one seed; raises when something does not hold."""
    alarm = Alarm()
    logging.getLogger().addHandler(alarm)
    try:
        with TemporaryDirectory() as folder, watched():
            async with serving(f"sqlite:///{folder}/tables.db") as wire:
                run = Fuzz(wire, seed)
                await run.run(steps)
                return run
    finally:
        logging.getLogger().removeHandler(alarm)
        assert not alarm.heard, alarm.heard


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    asyncio.run(fuzz(arguments.steps, arguments.seed))
    sys.stdout.write(f"{arguments.steps} steps of seed {arguments.seed}: everything held\n")


if __name__ == "__main__":
    main()
