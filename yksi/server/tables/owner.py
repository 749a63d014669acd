"""The owner of a table: one life, in which commands are obeyed in order, kept, then told of."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from yksi import installed, machine
from yksi.driver import Driver
from yksi.game import Refusal
from yksi.messages import commands as say
from yksi.messages.news import AnyNews
from yksi.policies.levels import THINKERS
from yksi.server import goodbyes, protocol
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.limits import Bucket, Limits
from yksi.server.guard.pace import Pace
from yksi.server.guard.table_limits import is_written_full, refused_here
from yksi.server.lines.connection import Connection
from yksi.server.metrics import COMMANDS, LATENCY, LIMITED, REFUSALS, TABLE_FAILURES
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.commits import Commits
from yksi.server.tables.hints import Hints
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.pending import found_by
from yksi.server.tables.reception import Reception
from yksi.server.tables.reunion import Handle, Reunion
from yksi.server.tables.table_clock import TableClock
from yksi.server.tables.thinking import Thinking
from yksi.store import Lease, Log, LogError, StaleError
from yksi.table import Reply, Table, TableCode, TableRefusal

MOST_BOT_ACTS = 2  # at one waking; then others have their turn
MOST_AT_THE_END = 64  # commands that are still obeyed
_THINKERS = frozenset(THINKERS)
_OPENS_DOOR = (say.LetIn, say.TurnAway, say.Change)
_BY_LINES = (say.Leave, say.Return)  # whoever has a line is here, whatever they say
logger = logging.getLogger("yksi.owner")


@dataclass
class Wish:
    """A command of somebody, and which browser is to be answered."""

    person: int
    id: int
    command: say.AnyCommand
    by: Connection


@cache
def _build() -> str:
    """Which build deals here, as records tell it."""
    return installed.described()


def _handled(
    table: Table, clock: TableClock, driver: Driver, person: int | None, command: say.Command
) -> Reply:
    """What a table says to a command now, and the seal of a deal that it led to."""
    reply = table.handle(clock(), person, command)
    reply.effects += driver.seal(clock()) or []
    return reply


class Owner:
    def __init__(
        self,
        name: str,
        table: Table,
        log: Log,
        commits: Commits,
        clock: TableClock,
        thinking: Thinking,
        lease: Lease | None,
        limits: Limits,
        pace: Pace,
    ) -> None:
        self.name = name
        self.table = table
        self._clock = clock  # milliseconds of this table
        self._limits = limits
        self._pace = pace
        self._tellings = Bucket(limits.tellings_per_table)
        self._jobs = Jobs(self._patience, self._wake, pace.turns.line_up)
        self._thinking = thinking
        self._broadcast = Broadcast(name, table, log, commits, clock, lease)
        self._driver = Driver(table, thinking.bot, machine.secret, _build())
        self._hints = Hints(name, table, thinking.pool, self._broadcast.answer)
        self._handle: Handle = partial(_handled, table, clock, self._driver)
        carried = (self._handle, self._broadcast, self._jobs)
        reunion = Reunion(table.room, *carried, clock)
        self.reception = Reception(name, table.room, *carried, reunion, limits)

    @property
    def version(self) -> int:
        """Lines that are on the disk."""
        return self._broadcast.version

    # --- its life

    async def live(self) -> None:
        """Work until told to stop, or something fails; then close every line, with the reason."""
        end = goodbyes.restart()
        try:
            self.reception.open()
            await self._jobs.run()
            await self._broadcast.put_away()
            end = self._jobs.ended_by or end
        except StaleError as error:
            end = goodbyes.moved()
            TABLE_FAILURES.labels("stale").inc()
            logger.warning("table %s is no longer carried here: %s", self.name, error)
        except LogError as error:
            end = goodbyes.not_kept()
            TABLE_FAILURES.labels("log").inc()
            logger.error("table %s could not be kept and opens anew: %s", self.name, error)
        except Exception:  # a fault of ours; nobody shall be left waiting because of it
            end = goodbyes.failed()
            TABLE_FAILURES.labels("fault").inc()
            logger.exception("table %s has failed and opens anew", self.name)
        finally:
            self._jobs.end(end)
            self._hints.end()
            for connection in (*self._broadcast.people, *self._broadcast.screens):
                connection.close(end)
            self._broadcast.doorstep.close(end)

    def stop(self, why: Goodbye) -> None:
        """End after what waits already, because the server goes down or others carry the table.

        So much is waited for that people's last moves count, and no flood.
        """
        if self._jobs.waiting > MOST_AT_THE_END:
            self._jobs.refuse_waiting(why)

        async def job() -> None:
            self._jobs.end(why)

        self._jobs.put(job)

    def cut(self, is_banned: Callable[[str, str], bool]) -> None:
        """Close the lines of people whose address or key is banned."""
        for connection, person in self._broadcast.people.items():
            if is_banned(connection.address, self.table.room.people[person].key):
                connection.close(goodbyes.banned())
        self._broadcast.screens.cut(is_banned)
        self._broadcast.doorstep.cut(is_banned)

    def tell(self, item: AnyNews, to: Callable[[Connection], bool]) -> None:
        """Tell some lines of what is no part of the table, and of no record."""
        told = protocol.TableState(self.version, self._clock(), (item,))
        for connection in filter(to, self._broadcast.people):
            connection.answer(told)

    def put_away(self) -> None:
        """End, if nobody is there by then and nobody waits at the door."""

        async def job() -> None:
            is_empty = not self._broadcast.people and not self._broadcast.doorstep
            if is_empty and self._jobs.none_waits:
                self._jobs.end(goodbyes.put_away())

        self._jobs.put(job)

    def _patience(self) -> float | None:
        """Seconds until the table goes on by itself, or a bot that was not asked yet may act."""
        at = self._driver.wake_at() if self._goes_by_itself else None
        return None if at is None else max(self._pace.wait(), (at - self._clock()) / 1000)

    @property
    def _goes_by_itself(self) -> bool:
        """Whether somebody is here to see it, and the log has room."""
        is_full = is_written_full(self._limits, self._broadcast.version)
        return bool(self._broadcast.people) and self._clock.goes and not is_full

    @property
    def waiting(self) -> int:
        """How many things the table has still to do."""
        return self._jobs.waiting

    @property
    def idle_seconds(self) -> float:
        return 0.0 if self._broadcast.people else machine.monotonic() - self.reception.left_at

    def resynchronise(self, connection: Connection) -> None:
        async def job() -> None:
            self._broadcast.show(connection)

        self._jobs.put(job)

    # --- commands

    def wish(self, wish: Wish) -> None:
        """Queue a command, which is answered, or refused by the goodbye of its line."""
        limit = self._reached(wish.by)
        if limit is not None:
            LIMITED.labels(limit).inc()
            refusal = TableRefusal(TableCode.OVERLOADED)
            wish.by.answer(protocol.CommandRefused(wish.id, refusal, self._broadcast.version))
            return
        wish.by.asked += 1
        self._jobs.put(partial(self._obey, wish, machine.monotonic()), wish.by.close)

    def _reached(self, by: Connection) -> str | None:
        if by.asked >= self._limits.commands_per_socket:
            return "commands-per-socket"
        if self._jobs.waiting >= self._limits.commands_per_table:
            return "commands-per-table"
        listeners = max(1, len(self._broadcast.people) + len(self._broadcast.screens))
        return None if self._tellings.take(listeners) else "tellings-per-table"

    async def _obey(self, wish: Wish, since: float) -> None:
        room = self.table.room
        code = refused_here(self._limits, room, self._broadcast.version, wish.command)
        if room.people[wish.person].put_out:  # a bot alone speaks for them
            code = TableCode.PUT_OUT
        elif isinstance(wish.command, _BY_LINES):
            code = TableCode.STRANGER
        reply = Reply(refusal=TableRefusal(code)) if code else Reply()
        if code is None:
            reply = self._handle(wish.person, wish.command)
        COMMANDS.labels(type(wish.command).__name__).inc()
        await self._broadcast.keep_and_tell(reply.effects)
        if isinstance(wish.command, _OPENS_DOOR):
            await self.reception.answer_door()
        wish.by.answer(self._answer(wish, reply))
        if isinstance(wish.command, say.AskForHint) and reply.refusal is None:
            self._hints.begin(wish.person, wish.by.address)
        wish.by.asked -= 1
        if self.table.room.deleted:
            self._jobs.end(goodbyes.gone())
        LATENCY.observe(machine.monotonic() - since)

    def _answer(self, wish: Wish, reply: Reply) -> protocol.Message:
        version = self._broadcast.version
        if reply.refusal is None:
            return protocol.Obeyed(wish.id, version)
        REFUSALS.labels(str(reply.refusal.code)).inc()
        if isinstance(reply.refusal, Refusal):
            return protocol.CardsRefused(wish.id, reply.refusal, version)
        return protocol.CommandRefused(wish.id, reply.refusal, version)

    async def _wake(self) -> None:
        """Time has passed: what is due happens, and bots act; one that thinks, beside the rest."""
        if not self._goes_by_itself or self._pace.wait():
            return
        if not _THINKERS.isdisjoint([person.bot for person in self.table.room.people]):
            run = partial(self._driver.run, self._clock(), 1)
            effects = await found_by(self._thinking.beside(run))
        else:
            began = machine.monotonic()
            effects = self._driver.run(self._clock(), MOST_BOT_ACTS)
            self._pace.spend(machine.monotonic() - began)
        await self._broadcast.keep_and_tell(effects, is_asked=False)
