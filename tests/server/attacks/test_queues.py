"""Commands faster than a table can obey them: the queue stays short, and the end comes soon."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.attacks.houses import house_with, limited, stopped_clock
from tests.server.silent_log import SilentLog
from tests.server.wire import Line, Wire, until
from tests.serving import PATIENCE
from yksi.store import NewLines

pytestmark = pytest.mark.anyio


async def crowd(wire: Wire, table: str, count: int) -> list[Line]:
    return [await wire.line(table).greet(f"Guest {number}") for number in range(count)]


def is_of(several: Sequence[NewLines], table: str) -> bool:
    return any(lines.table == table for lines in several)


async def test_the_queue_of_a_table_is_short_however_many_shout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its log is slow, commands beyond the limit are refused, and another table goes on."""
    async with house_with(tmp_path, commands_per_table=50, commands_per_socket=20) as wire:
        table, quiet = await wire.house.create(), await wire.house.create()
        shouting = await crowd(wire, table, 10)
        bea = await wire.line(quiet).greet("Bea")
        owner = wire.house._owners[table]
        slow = SilentLog()
        append = wire.log.append_all
        monkeypatch.setattr(
            wire.log,
            "append_all",
            lambda several, *more: (slow if is_of(several, table) else append)(several, *more),
        )
        before = limited("commands-per-socket")
        asked = {
            line.token: [line.do("react", reaction="cheer") for _ in range(40)] for line in shouting
        }
        await until(lambda: sum(map(len, asked.values())) - answered(shouting) <= 51)
        assert owner._jobs.waiting <= 50
        assert limited("commands-per-socket") > before
        for number in range(3):
            assert (await bea.say("say", text=f"in peace {number}"))["type"] == "done"
        slow.speak()
        for line in shouting:
            answers = [await line.answer(number) for number in asked[line.token]]
            codes = {answer["refusal"]["code"] for answer in answers if answer["type"] == "refused"}
            assert codes <= {"overloaded", "too-often"}


def answered(lines: list[Line]) -> int:
    return sum(1 for line in lines for message in line.messages if "id" in message)


async def test_one_socket_has_so_many_commands_waiting_and_others_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_with(tmp_path, commands_per_socket=5) as wire:
        table = await wire.house.create()
        loud, bea = await crowd(wire, table, 2)
        owner = wire.house._owners[table]
        slow = SilentLog()
        monkeypatch.setattr(wire.log, "append_all", slow)
        numbers = [loud.do("ready") for _ in range(30)]
        await until(lambda: answered([loud]) == 25)
        polite = bea.do("ready")
        await until(lambda: owner._jobs.waiting == 5)  # besides the one under way
        slow.speak()
        assert (await bea.answer(polite))["type"] == "done"
        kinds = Counter([(await loud.answer(number))["type"] for number in numbers])
        assert kinds == {"done": 5, "refused": 25}


async def test_the_end_does_not_wait_for_what_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGTERM ends the server however long its queues are: what waits is refused with a goodbye."""
    async with house_with(tmp_path) as wire:
        table = await wire.house.create()
        shouting = await crowd(wire, table, 10)
        owner = wire.house._owners[table]
        slow = SilentLog()
        monkeypatch.setattr(wire.log, "append_all", slow)
        for line in shouting:
            for _ in range(40):
                line.do("ready")
        await until(lambda: owner._jobs.waiting > 300)
        closing = asyncio.create_task(wire.house.close())
        await until(lambda: owner._jobs.waiting <= 1)
        slow.speak()
        await asyncio.wait_for(closing, PATIENCE)
        assert slow.calls == 1
        for line in shouting:
            assert (await line.closed())[0] == 1012


async def test_a_crowd_at_one_table_says_only_as_much_as_can_be_told_to_all(
    tmp_path: Path,
) -> None:
    """Each within its rate, but everybody there is told of each command."""
    with stopped_clock():
        async with house_with(tmp_path, tellings_per_table=50) as wire:
            table = await wire.house.create()
            shouting = await crowd(wire, table, 10)
            answers = [await line.say("acknowledge") for line in shouting for _ in range(5)]
            kinds = Counter(answer["type"] for answer in answers)
            assert kinds == {"done": 10, "refused": 40}  # two seconds' worth, told to ten each
            assert limited("tellings-per-table") >= 40
