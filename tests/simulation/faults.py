"""What goes wrong in an evening: crashes, cut lines, disks that fail, clocks that somebody sets."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tests.simulation.disk import DiskFaults
from tests.simulation.network import State

if TYPE_CHECKING:
    from tests.simulation.people import Person
    from tests.simulation.world import World

EVERY = (2.0, 20.0)  # seconds between two faults where trouble is 1
MOST_STEPS_TO_CRASH = 400  # so that it happens between any two awaits


class Faults:
    def __init__(self, world: World, dice: Random) -> None:
        self.has_hurt_disk = False
        self.counts: Counter[str] = Counter()
        self._world = world
        self._dice = dice
        self._is_on = False
        self._kinds: tuple[Callable[[], None], ...] = (
            self.cut,
            self.cut,
            self.half_open,
            self.slow_reader,
            self.crash,
            self.restart,
            self.bad_disk,
            self.outage,
            self.set_clock,
            self.freeze,
        )

    def begin(self) -> None:
        if self._world.plan.trouble > 0:
            self._is_on = True
            self._soon()

    def end(self) -> None:
        self._is_on = False
        self._set_disk()

    def _soon(self) -> None:
        wait = self._dice.uniform(*EVERY) / self._world.plan.trouble
        self._world.later(wait, self._strike)

    def _strike(self) -> None:
        if not self._is_on:
            return
        kind = self._dice.choice(self._kinds)
        name = kind.__name__
        self.counts[name] += 1
        self._world.audit.trace.add(self._world.loop.time(), f"fault: {name}")
        kind()
        self._soon()

    # --- lines

    def _people(self) -> list[Person]:
        return [
            person
            for person in self._world.people
            if person.line is not None and person.line.state is State.OPEN
        ]

    def cut(self) -> None:
        for person in self._people():
            if self._dice.random() < 0.5 and person.line is not None:
                person.line.cut()

    def half_open(self) -> None:
        people = self._people()
        if people:
            person = self._dice.choice(people)
            assert person.line is not None
            person.line.half_open()
            self._world.later(self._dice.uniform(2.0, 30.0), person.notice)

    def slow_reader(self) -> None:
        people = self._people()
        if people:
            line = self._dice.choice(people).line
            assert line is not None
            line.stop_reading()
            self._world.later(self._dice.uniform(1.0, 30.0), line.read_again)

    # --- servers

    def crash(self) -> None:
        """In the midst of whatever it does; up again after a while."""
        world, dice = self._world, self._dice
        up = world.up()
        if up:
            server = dice.choice(up)
            world.loop.after_steps(dice.randrange(MOST_STEPS_TO_CRASH), lambda: world.crash(server))
            world.later(dice.uniform(0.5, 15.0), self._start_again)

    def restart(self) -> None:
        world = self._world
        up = world.up()
        if up:
            server = self._dice.choice(up)
            asyncio.get_running_loop().create_task(world.stop_server(server))
            world.later(self._dice.uniform(0.5, 5.0), self._start_again)

    def set_clock(self) -> None:
        """Somebody sets a wall clock, forward or back, by seconds or by a day."""
        for server in self._world.up():
            server.process.clock_set += self._dice.choice((-86_400, -3_600, -5, 5, 3_600, 86_400))

    def freeze(self) -> None:
        """A machine stands still, longer than its leases last, and goes on as if nothing were."""
        up = self._world.up()
        if up:
            process = self._dice.choice(up).process
            process.freeze(self._world.loop.time(), self._dice.uniform(0.2, 12.0))

    def _start_again(self) -> None:
        asyncio.get_running_loop().create_task(self._world.start_server())

    # --- the disk

    def bad_disk(self) -> None:
        """For a while commits are slow, or fail now and then."""
        self.has_hurt_disk = True
        slow, whole, single, unknown = (self._dice.choice((0.0, 0.02, 0.1)) for _ in range(4))
        self._set_disk(slow, whole, single, unknown)
        self._world.later(self._dice.uniform(5.0, 40.0), self._set_disk)

    def outage(self) -> None:
        self.has_hurt_disk = True
        self._set_disk(is_out=True)
        self._world.later(self._dice.uniform(0.5, 10.0), self._set_disk)

    def _set_disk(
        self,
        slow: float = 0.0,
        whole: float = 0.0,
        single: float = 0.0,
        unknown: float = 0.0,
        is_out: bool = False,
    ) -> None:
        faults = self._world.disk_faults
        fresh = DiskFaults(slow, whole, single, unknown, is_out)
        for name, value in vars(fresh).items():
            setattr(faults, name, value)
