"""A server that cannot renew its leases stops acting before they end, and carries tables later."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from tests.server.conftest import Adjusted
from tests.server.wire import serving, until
from tests.serving import PATIENCE
from yksi.store import Alone, LogError

LEASE = 1_000.0  # seconds: longer than any test
pytestmark = pytest.mark.anyio


class Troubled(Alone):
    """Leases whose database does not answer as it should."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = LEASE
        self.trouble = ""
        self.renewed = self.failed = 0
        self.joined = 0
        self.goes_on = Event()

    def start(self) -> None:
        self.joined += 1
        self.trouble = ""

    def renew(self) -> bool:
        if self.trouble == "fails":
            self.failed += 1
            raise LogError("gone")
        if self.trouble == "hangs":
            self.goes_on.wait(PATIENCE)
        self.renewed += self.trouble == ""
        return self.trouble != "taken"


@pytest.mark.parametrize("trouble", ["fails", "hangs", "taken"])
async def test_tables_are_let_go_in_time_and_carried_again(
    tmp_path: Path, adjusted: Adjusted, trouble: str
) -> None:
    leases = Troubled()
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", leases=leases) as wire:
        await until(lambda: leases.renewed == 1)
        anna = await wire.line(await wire.house.create()).greet()
        leases.trouble = trouble
        adjusted.passed += 0.95 * LEASE  # it ends soon
        wire.house.is_stale.set()  # so that nobody waits for the next time to renew
        assert await anna.closed() == (1012, "moved")
        await until(lambda: not list(wire.house.rooms()))
        await until(lambda: leases.joined == (trouble == "taken"))
        leases.trouble = ""
        leases.goes_on.set()
        wire.house.is_stale.set()
        await until(lambda: leases.renewed >= 2)
        bo = await wire.line(anna.table).greet("Bo")
        assert (await bo.say("say", text="here we are"))["type"] == "done"


async def test_tables_stay_as_long_as_a_lease_lasts(tmp_path: Path, adjusted: Adjusted) -> None:
    leases = Troubled()
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", leases=leases) as wire:
        await until(lambda: leases.renewed == 1)
        anna = await wire.line(await wire.house.create()).greet()
        leases.trouble = "fails"
        adjusted.passed += 0.5 * LEASE
        wire.house.is_stale.set()
        await until(lambda: leases.failed > 0)
        assert (await anna.say("say", text="still here"))["type"] == "done"
