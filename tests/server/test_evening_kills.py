"""A server and two devices die a hundred times in an evening: nothing is lost, nothing doubled.

Devices keep what they have written, and how far the server has acknowledged; the pages do the same
(`web/src/evening/sharing/sending.ts`), and have a test of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.devices import CLOCK, Device
from tests.server.wire import Wire, serving
from yksi.evening.record import read_record
from yksi.store import Evenings, LogError

pytestmark = pytest.mark.anyio
KILLS = 100
MOST_STEPS = 4_000
BEGINS = "0.000 game begins with A B C"


@dataclass
class Pen:
    """The disk of a device: its secret, its entries, and what it knows to be on the server."""

    device: Device
    name: str
    lines: list[str] = field(default_factory=list)
    epoch: int = 0  # none: it only watches
    kept: int = 0
    aside: list[str] = field(default_factory=list)  # what an older pen of this device never sent
    written: list[str] = field(default_factory=list)  # all that it ever wrote

    def write(self) -> None:
        if self.epoch:
            line = f'1.000 vote "{self.name}{len(self.written)}" 1 to 0'
            self.lines.append(line)
            self.written.append(line)

    async def send(self, most: int, is_heard: bool) -> None:
        """One message; not even its answer may come."""
        if not self.epoch:
            return
        self.device.epoch = self.epoch
        lines = self.lines[self.kept : self.kept + most]
        status, told = await answered(self.device.write(self.kept, lines))
        if not is_heard or status == 503:
            return
        if status == 409:
            assert told["code"] == "pen-moved"
            self.kept += told["kept"]
            self.epoch = self.epoch if told["kept"] else 0
        else:
            assert status == 200
            self.kept = told["entries"]

    async def take(self, key: str, is_heard: bool) -> None:
        await answered(self.device.wish("take", key=key))
        if is_heard:
            await self.look()

    async def look(self) -> None:
        """A device that was killed finds out whether it has the pen."""
        status, told = await answered(self.device.look())
        if status == 200 and told["mine"] and not self.epoch:
            self.aside += self.lines[self.kept :]
            self.epoch, self.kept, self.lines = told["epoch"], told["entries"], told["lines"]


async def answered(asking: Any) -> tuple[int, dict[str, Any]]:
    """What a page learns of an answer; a server that fails says nothing that can be read."""
    try:
        status, told = await asking
    except ValueError:
        return 503, {}
    return status, told


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """When the server dies over the next entries: `before` they are on the disk, or `after`."""
    plan: list[str] = []
    real = Evenings.append

    def append(self: Evenings, *given: Any, **values: Any) -> bool:
        when = plan.pop() if plan else ""
        if when == "before":
            raise LogError("killed")
        is_kept = real(self, *given, **values)
        if when == "after":
            raise LogError("killed")
        return is_kept

    monkeypatch.setattr(Evenings, "append", append)
    return plan


@pytest.mark.parametrize("seed", [1, 2])
async def test_whoever_dies_nothing_is_lost_or_doubled(
    seed: int, tmp_path: Path, failing: list[str]
) -> None:
    dice, url = Random(seed), f"sqlite:///{tmp_path / 'tables.db'}"
    kills, steps = 0, 0
    aino: Pen | None = None
    bo: Pen | None = None
    while kills < KILLS or aino is None or bo is None:
        async with serving(url) as wire:  # a server that knows nothing but its database
            if aino is None or bo is None:
                aino, bo = await begun(wire)
            aino.device.wire = bo.device.wire = wire
            for _ in range(dice.randrange(1, 40)):
                one, other = (aino, bo) if dice.randrange(2) else (bo, aino)
                deed = dice.randrange(20)
                if deed < 8:
                    one.write()
                elif deed < 17:
                    failing[:] = dice.choices([[], ["before"], ["after"]], [6, 1, 1])[0]
                    is_heard = dice.random() > 0.2
                    kills += bool(failing) or not is_heard
                    await one.send(dice.randrange(1, 4), is_heard)
                elif deed < 18 and one.epoch:
                    await hand_over(one, other, dice.random() > 0.3)
                else:
                    await one.look()
                steps += 1
        kills += 1
        assert steps < MOST_STEPS
    failing.clear()
    async with serving(url) as wire:
        aino.device.wire = bo.device.wire = wire
        await settle(aino, bo)


async def begun(wire: Wire) -> tuple[Pen, Pen]:
    aino = Pen(Device(wire), "a", [BEGINS], epoch=1)
    assert (await aino.device.begin(CLOCK))[0] == 201
    return aino, Pen(aino.device.friend(), "b")


async def hand_over(one: Pen, other: Pen, is_heard: bool) -> None:
    one.device.epoch = one.epoch
    await other.take(await one.device.spare(), is_heard)


async def settle(*pens: Pen) -> None:
    """Everybody comes to an end, and what is on the server is all that was written in time."""
    for pen in pens:
        await pen.look()
    for pen in pens:
        while pen.epoch and pen.kept < len(pen.lines):
            await pen.send(50, is_heard=True)
    status, text = await pens[0].device.wire.get(f"/api/evenings/{pens[0].device.evening}/record")
    assert status == 200
    kept = text.decode().removeprefix(CLOCK).splitlines()
    assert len(read_record(text.decode()).written) == len(kept) > 20
    assert kept[0] == BEGINS
    assert len(set(kept)) == len(kept)
    for pen in pens:
        own = [line for line in kept if f'"{pen.name}' in line]
        assert own == [line for line in pen.written if line in kept]
        late = [line for line in pen.written if line not in kept]
        assert late == [*pen.aside, *pen.lines[pen.kept :]]
        assert not pen.epoch or pen.lines == kept
    assert sum(pen.epoch > 0 for pen in pens) == 1
