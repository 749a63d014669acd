"""Tables that grow without end: logs, and bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.attacks.houses import ELSEWHERE, house_with

pytestmark = pytest.mark.anyio


async def test_no_round_begins_at_a_table_whose_log_is_full(tmp_path: Path) -> None:
    async with house_with(tmp_path, lines_per_table=20) as wire:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        codes = []
        for _ in range(40):
            answer = await anna.say("ready")
            codes.append(answer.get("refusal", {}).get("code"))
        assert codes[0] is None
        assert codes[-1] == "table-full"
        assert len(wire.log.lines(table)) <= 21
        newcomer = wire.line(table, address=ELSEWHERE).open().hello("Bea")
        assert await newcomer.closed() == (4000, "table-full")


async def test_a_round_that_runs_is_played_to_its_end_in_a_full_log(tmp_path: Path) -> None:
    async with house_with(tmp_path, lines_per_table=12) as wire:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        for command, values in (
            ("seatbot", {"name": "Bo", "level": "casual"}),
            ("ready", {}),
            ("start", {}),
        ):
            assert (await anna.say(command, **values))["type"] == "done"
        while (await anna.say("say", text="filling up"))["type"] == "done":
            pass
        assert wire.house._owners[table].version >= 12
        answer = await anna.say("act", action={"do": "draw"})
        assert answer.get("refusal", {}).get("code") != "table-full"


async def test_coming_and_going_ends_when_nothing_more_can_be_written(tmp_path: Path) -> None:
    async with house_with(tmp_path, lines_per_table=10) as wire:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        for _ in range(30):
            await anna.cut()
            anna = wire.line(table, anna.token).open().hello(None)
            await anna.until(lambda anna=anna: anna.code is not None or "state" in anna.kinds)
            if anna.code is not None:
                break
        assert await anna.closed() == (4000, "table-full")
        assert len(wire.log.lines(table)) <= 22


async def test_a_table_has_so_many_bots(tmp_path: Path) -> None:
    async with house_with(tmp_path, bots_per_table=3) as wire:
        anna = await wire.line(await wire.house.create()).greet("Anna")
        answers = [await anna.say("seatbot", name=f"Bot {n}", level="casual") for n in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["refusal"]["code"] == "too-many-bots"
        await anna.say("dismissbot", person=1)
        assert (await anna.say("seatbot", name="Bo", level="casual"))["type"] == "done"
