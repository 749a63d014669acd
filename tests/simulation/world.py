"""A whole evening from one seed: servers, their disk, lines, people, and what goes wrong."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast
from unittest.mock import patch
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette

from tests.scopes import scope_of
from tests.simulation.audit import Audit, Ear, Violation, difference
from tests.simulation.disk import Disk, DiskFaults, SimulatedLog
from tests.simulation.faults import Faults
from tests.simulation.leases import SimulatedLeases
from tests.simulation.loop import PROCESS, Process, SimulatedLoop
from tests.simulation.machine import simulated
from tests.simulation.network import BROWSER, Line, Side, State, Weather
from tests.simulation.peers import PeerLine, header_items
from tests.simulation.people import Person
from tests.simulation.plan import Plan
from tests.simulation.rogues import Rogue
from yksi.server.app import make_app
from yksi.server.door import relay
from yksi.server.guard import strain
from yksi.server.settings import Settings
from yksi.server.tables.house import House
from yksi.store import Log, LogError

PATIENCE = 60.0  # seconds after which somebody who has got no answer waits for ever
STILL = 25.0  # seconds after which a table that should go on by itself stands still
WATCH = 3.0  # seconds between two looks at all people
CALM = 60.0  # seconds without faults before everything must be well
PEER_SECRET = "known to all servers"
STOPPING = 15.0  # seconds that an orderly end may take
LEAVING = 30.0  # seconds until the disk knows that somebody has left
IDLE = 500.0  # seconds after which a table without people is put away


@dataclass
class Server:
    process: Process
    log: SimulatedLog
    app: Starlette
    stop: asyncio.Event
    is_up: bool = False
    life: asyncio.Task[None] | None = None
    lines: list[Line] = field(default_factory=list)
    peers: list[PeerLine] = field(default_factory=list)  # that it has opened

    def still(self, now: float) -> float:
        """Seconds that its machine stands still."""
        return max(0.0, self.process.frozen_until - now)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house


@dataclass
class Outcome:
    """What came of a seed."""

    seed: int
    digest: str
    seconds: float  # of virtual time
    steps: int
    counts: dict[str, int]


class Alarm(logging.Handler):
    """Servers say what goes wrong; only what the disk did may go wrong."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        world, said = self._world, record.getMessage()
        world.audit.trace.add(world.loop.time(), f"logged: {said}")
        if record.exc_info and record.exc_info[1] is not None:
            violation = Violation(f"a server has failed: {said}: {record.exc_info[1]!r}")
            violation.__cause__ = record.exc_info[1]
            world.fail(violation)
        elif not world.faults.has_hurt_disk and world.plan.servers == 1:
            world.violate(f"a server complains though nothing went wrong: {said}")


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.loop = SimulatedLoop(self.dice_for("loop"))  # type: ignore[abstract]
        self.audit = Audit(self.dice_for("audit"))
        self.disk = Disk(self._committed, self._conflicts, self.loop.time)
        self.disk_faults = DiskFaults()
        self.plan = Plan.of(self.dice_for("plan"))
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.rogues: list[Rogue] = []
        self.faults = Faults(self, self.dice_for("faults"))
        self.is_calm = False  # nothing goes wrong any more
        self.plays = True  # people go on when it is calm
        self._ears: dict[int, Ear] = {}
        self._network = self.dice_for("network")
        self._lives = 0
        self._starting = 0

    def dice_for(self, purpose: str) -> Random:
        """Dice of its own for each part, so that a change of one leaves the others alone."""
        return Random(f"{self.seed} {purpose}")

    # --- the evening

    def run(self) -> Outcome:
        """Play the evening; Violation says what did not hold, and the trace what led there."""
        alarm, logger = Alarm(self), logging.getLogger("yksi")
        before = logger.propagate
        logger.addHandler(alarm)
        logger.propagate = False
        try:
            with (
                simulated(self.loop, self.dice_for("machine")),
                patch.object(relay, "connect", self.connect),
                patch.object(strain, "LOOK_SECONDS", 1.0),  # ten looks cost as much as a move
            ):
                self.loop.run(self._evening())
        finally:
            logger.removeHandler(alarm)
            logger.propagate = before
            for server in self.servers:
                self.loop.end(server.process)
            self.loop.bury([task for server in self.servers for task in server.process.tasks])
        counts = self.audit.counts + self.faults.counts
        seconds = self.loop.time() - 1000
        return Outcome(self.seed, self.audit.trace.digest(), seconds, self.loop.steps, dict(counts))

    async def _evening(self) -> None:
        await self._open_house()
        self.faults.begin()
        watching = asyncio.create_task(self._watch())
        await asyncio.sleep(self.plan.seconds)
        await self._calm_down()
        await self._go_home()
        watching.cancel()

    async def _open_house(self) -> None:
        for _ in range(self.plan.servers):
            await self.start_server()
        for number, table in enumerate(self.plan.tables):
            status, body = await self.ask("/api/tables", "POST")
            if status != 201:
                raise Violation(f"no table can be made: {status}")
            table.name = json.loads(body)["table"]
            dice = self.dice_for(f"people {number}")
            for place, manner in enumerate(self.plan.manners(number, dice)):
                weather = self.plan.weather(dice)
                name = f"P{number}{place}"
                person = Person(self, table, name, self.dice_for(name), manner, weather)
                self.people.append(person)
                self.later(dice.uniform(0.0, 10.0 * place), person.come)
        names = [table.name for table in self.plan.tables]
        for number in range(self.plan.rogues):
            rogue = Rogue(self, names, self.dice_for(f"rogue {number}"))
            self.rogues.append(rogue)
            self.later(10.0 * number, rogue.act)

    async def _calm_down(self) -> None:
        """Nothing goes wrong any more: everybody comes back and plays, and everything is well."""
        self.is_calm = True
        self.faults.end()
        while len(self.up()) < self.plan.servers:
            await self.start_server()
            await asyncio.sleep(0.5)
        self.audit.trace.add(self.loop.time(), "calm")
        for person in self.people:
            person.weather.reading = 0.0
            person.notice()
            if person.line is not None and not person.line.reads:
                person.line.read_again()
            person.come_later(0.1, 5.0)
        await asyncio.sleep(CALM)
        for person in self.people:
            is_in = person.line is not None and person.number is not None
            if not is_in and not person.is_put_out and not person.has_gone_home:
                raise Violation(f"{person.name} does not get in though all is calm")
        self.plays = False
        for table in self.plan.tables:
            await self._settled(table.name)

    async def _settled(self, table: str) -> None:
        """At some moment everybody at a table has heard everything, and it is all on the disk."""
        missing = None
        for _ in range(200):
            owner = self.owner(table)
            missing = None if owner is None else self._missing(table, owner)
            if missing is None:
                return
            await asyncio.sleep(0.37)
        raise Violation(f"the table {table} does not come to rest: {missing}")

    def _missing(self, table: str, owner: Any) -> str | None:
        """What is under way; if nothing is, the live table has to be the one of the disk."""
        twin = self.audit.twin(table)
        if owner.table.version != twin.version:
            return f"{owner.table.version} lines, of which {twin.version} are on the disk"
        ears = self._open_ears(table)
        behind = {n: ear.version for n, ear in ears.items() if ear.version != twin.version}
        if behind:
            return f"of {twin.version} lines browsers have heard {behind}"
        connected = {ear.person for ear in ears.values()}
        here = {person.number for person in twin.room.humans_here()}
        if connected != here:
            return f"{connected} are connected, and {here} are here"
        for person in twin.room.people:
            live = msgspec.structs.replace(owner.table.view(person.number), now=0)
            kept = msgspec.structs.replace(twin.table.view(person.number), now=0)
            if live != kept:
                parts = (msgspec.to_builtins(live), msgspec.to_builtins(kept))
                raise Violation(f"the live table is not that of the disk: {difference(*parts)}")
        self.audit.counts["settled"] += 1
        return None

    def _open_ears(self, table: str) -> dict[int, Ear]:
        return {
            line.number: self._ears[line.number]
            for server in self.servers
            for line in server.lines
            if line.table == table and server.process.alive and not line.is_gone
            if line.number in self._ears
        }

    async def _go_home(self) -> None:
        """Everybody leaves; tables are put away, and servers end in an orderly way."""
        for person in self.people:
            person.has_gone_home = True
            person.go()
        for rogue in self.rogues:
            rogue.go()
        await asyncio.sleep(IDLE if self.plan.stays_late else LEAVING)
        for server in self.servers if self.plan.stays_late else ():
            if server.is_up and (left := list(server.house._owners)):
                raise Violation(f"tables without people stay in memory: {left}")
        for name, twin in self.audit.twins.items():
            here = [person.name for person in twin.room.humans_here()]
            if here and not twin.room.deleted:
                raise Violation(f"{here} have left {name}, and the disk does not know it")
        for server in list(self.servers):
            if server.is_up:
                await self.stop_server(server)

    # --- servers

    async def start_server(self) -> None:
        """Start one more, unless there are enough."""
        if len(self.up()) + self._starting < self.plan.servers:
            self._starting += 1
            try:
                await self._start()
            finally:
                self._starting -= 1

    async def _start(self) -> None:
        """Start a server; where it would be alone it waits until the one before has ended."""
        while self.plan.servers == 1 and any(server.process.alive for server in self.servers):
            await asyncio.sleep(0.5)
        self._lives += 1
        process = Process(f"server {self._lives}")
        dice = self.dice_for(f"log {self._lives}")
        log = SimulatedLog(self.disk, self.loop, process, dice, self.disk_faults)
        leases = self._leases(process)
        if leases is not None:
            try:
                process.context.run(leases.start)
            except LogError:  # as a process that cannot start: it is started again later
                return
        settings = Settings(workers=0, peer_secret=None if leases is None else PEER_SECRET)
        app = make_app(cast(Log, log), settings, leases=leases)
        server = Server(process, log, app, asyncio.Event())
        self.servers.append(server)
        started = self.loop.create_future()
        server.life = self.loop.create_task(self._live(server, started), context=process.context)
        await started
        server.is_up = True
        self.audit.trace.add(self.loop.time(), f"{process.name} starts")

    def _leases(self, process: Process) -> SimulatedLeases | None:
        """A server that is alone needs none."""
        if self.plan.servers == 1:
            return None
        address = f"http://server-{self._lives}"
        return SimulatedLeases(self.disk.book, process, address, lambda: self.disk_faults.is_out)

    @staticmethod
    async def _live(server: Server, started: asyncio.Future[None]) -> None:
        async with server.app.router.lifespan_context(server.app):
            started.set_result(None)
            await server.stop.wait()

    async def stop_server(self, server: Server) -> None:
        """End it as an operator does; lines are closed first, then the application."""
        self.audit.trace.add(self.loop.time(), f"{server.process.name} is stopped")
        server.is_up = False
        handing = server.house.hand_over()
        handed = self.loop.create_task(handing, context=server.process.context)
        await asyncio.wait([handed], timeout=STOPPING + server.still(self.loop.time()))
        for line in server.lines:
            line.server_stops()
        server.stop.set()
        assert server.life is not None
        patience = STOPPING + server.still(self.loop.time())
        _, hanging = await asyncio.wait([server.life], timeout=patience)
        if hanging and server.process.alive:
            raise Violation(f"{server.process.name} does not end")
        self.loop.end(server.process)
        if server in self.servers:
            self._forget(server)

    def crash(self, server: Server) -> None:
        """Everything in memory is gone, unless the evening has calmed down before."""
        if self.is_calm or not server.is_up:
            return
        self.audit.trace.add(self.loop.time(), f"{server.process.name} crashes")
        self.loop.end(server.process)
        server.is_up = False
        server.log.crash()
        for line in server.lines:
            line.server_dies()
        for peer in server.peers:
            peer.hang_up()
        self._forget(server)

    def _forget(self, server: Server) -> None:
        """A dead server stays among the dead, where its tasks are kept until the end."""
        server.lines = []

    def up(self) -> list[Server]:
        return [server for server in self.servers if server.is_up]

    def owner(self, table: str) -> Any:
        """Who has the table awake, if anybody."""
        owners = [server.house._owners.get(table) for server in self.up()]
        found = [owner for owner in owners if owner is not None]
        if len(found) > 1:
            raise Violation(f"{len(found)} servers carry {table} though all is calm")
        return found[0] if found else None

    # --- lines and questions

    def open_line(self, side: Side, table: str, weather: Weather, seen: int | None) -> Line | None:
        """A line to one of the servers; None when none is up. `seen` is None of a rogue."""
        up = self.up()
        if not up:
            return None
        server = self._network.choice(up)
        number = len(self._ears)
        line = Line(
            self.loop, self._network, server.process, side, table, weather, self._spoken, number
        )
        self._ears[number] = Ear(self.audit.twin(table), seen is not None, seen=seen or 0)
        server.lines = [each for each in server.lines if not each.is_gone]
        server.lines.append(line)
        line.serve(server.app, f"10.0.0.{number % 200}")
        return line

    def connect(
        self, uri: str, *, additional_headers: dict[str, str], open_timeout: float, **_: Any
    ) -> Coroutine[Any, Any, PeerLine]:
        """In place of `websockets.connect`: a line from one server to another."""
        return self._connect(uri, additional_headers, open_timeout)

    async def _connect(self, uri: str, headers: dict[str, str], patience: float) -> PeerLine:
        parts = urlsplit(uri)
        from_, to = PROCESS.get(), parts.netloc.replace("-", " ")
        server = next((each for each in self.up() if each.process.name == to), None)
        await asyncio.sleep(self._network.uniform(0.001, 0.01))
        if server is None or not server.is_up:
            raise OSError("nobody listens there")
        if server.still(self.loop.time()) > patience:
            await asyncio.sleep(patience)
            raise TimeoutError
        peer = PeerLine(self.loop)
        table = parts.path.removeprefix("/ws/")
        peer.line = Line(
            self.loop, self._network, server.process, peer, table, Weather(), self._passed, -1
        )
        server.lines.append(peer.line)
        mine = next((each for each in self.servers if each.process is from_), None)
        if mine is not None:
            mine.peers.append(peer)
        peer.line.serve(server.app, "peer", header_items(headers))
        self.audit.counts["relayed"] += 1
        return peer

    def _passed(self, line: Line, text: str) -> None:
        """What one server tells another is looked at when a browser is told it."""
        self.audit.trace.add(self.loop.time(), f"passed on {text}")

    def ear(self, line: Line) -> Ear:
        return self._ears[line.number]

    async def ask(self, path: str, method: str = "GET") -> tuple[int, bytes]:
        """What is fetched from one of the servers; 503 when it dies meanwhile."""
        up = self.up()
        if not up:
            return 503, b""
        server = self._network.choice(up)
        sent: list[dict[str, Any]] = []
        is_asked = False

        async def receive() -> dict[str, Any]:
            nonlocal is_asked
            if is_asked:
                await self.loop.create_future()
            is_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        raw, _, query = path.partition("?")
        asked = server.app(scope_of("http", raw, BROWSER, method, query), receive, send)
        task = self.loop.create_task(asked, context=server.process.context)
        _, hanging = await asyncio.wait([task], timeout=PATIENCE)
        if hanging:
            if server.process.alive:
                raise Violation(f"{method} {path} is not answered")
            return 503, b""
        task.result()
        return int(sent[0]["status"]), b"".join(message.get("body", b"") for message in sent)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        self.loop.call_later(seconds, do, context=self.loop.outside)

    # --- watching

    def violate(self, reason: str) -> None:
        self.fail(Violation(reason))

    def fail(self, violation: BaseException) -> None:
        self.loop.failure = self.loop.failure or violation

    def _committed(self, table: str, version: int, lines: list[str]) -> None:
        for line in lines:
            self.audit.trace.add(self.loop.time(), f"kept {table} {line}")
        try:
            self.audit.committed(table, version, lines)
        except Exception as error:  # noqa: BLE001 - a server may catch what is raised here
            self.fail(error)

    def _conflicts(self, table: str, version: int) -> None:
        """Leases keep all others from writing, so that nothing can be in the way."""
        self.violate(f"line {version} of {table} is written by somebody who is not up to date")

    def _spoken(self, line: Line, text: str) -> None:
        ear = self._ears[line.number]
        self.audit.trace.add(self.loop.time(), f"to {line.number} {text}")
        try:
            self.audit.told(line, ear, text)
        except Exception as error:  # noqa: BLE001 - a server may catch what is raised here
            self.fail(error)

    async def _watch(self) -> None:
        """Nobody waits for ever: every command is answered, and a table goes on by itself."""
        while True:
            await asyncio.sleep(WATCH)
            for person in self.people:
                if person.seconds_unanswered > PATIENCE:
                    waits = person.pending[0] if person.pending else "hello"
                    self.violate(f"{person.name} waits for ever: {waits}")
                if self._stands_still(person):
                    self.violate(f"the table of {person.name} stands still")

    def _stands_still(self, person: Person) -> bool:
        """Whether a table does not go on, though it is not people whom it waits for."""
        line = person.line
        if line is None or line.state is not State.OPEN or not line.reads or not person.parts:
            return False
        room, cards = person.parts["room"], person.parts["cards"]
        since = max(person.moved_at, line.reads_since)
        now = self.loop.time()  # another server than that of the line may carry the table
        still = max(server.process.stood_still(since, now) for server in self.servers)
        if now - since - still < STILL or person.number is None:
            return False
        table_now = person.now + 1000 * (now - still - person.heard_at)
        if room["due_at"] is not None and table_now > room["due_at"] + 1000 * STILL:
            return True
        busy = room["ballot"] or room["inquiry"] or room["carrying"] or room["closing"]
        if room["stage"] != "playing" or busy or cards is None:
            return False
        waited = {int(number) for number in room["waited_since"]}
        by_itself = {p["number"] for p in room["people"] if p["bot"] is not None or p["stand_in"]}
        return bool(waited & by_itself)
