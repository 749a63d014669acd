"""Hints over a line: counted beside the loop, told to whoever asked, ended by the next move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.wire import Line, Wire, until
from yksi.hints.hint import STAGES
from yksi.server.troubles import TooBusy
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Request
from yksi.server.workers.tasks import HintStage

pytestmark = pytest.mark.anyio


async def _practise(anna: Line, **settings: str) -> None:
    """Anna practises with two bots that act at once, and is on turn."""
    for field, value in ({"practice": "yes", "bot": "0", "bot_uno": "0"} | settings).items():
        await anna.say("change", field=field, value=value)
    for name in ("Kivi", "Routa"):
        await anna.say("seatbot", name=name, level="casual")
    await anna.say("ready")
    await anna.say("start")
    await anna.until(lambda: _is_asked(anna))


def _is_asked(line: Line) -> bool:
    cards, mine = line.parts.get("cards"), line.parts.get("mine")
    return bool(cards and mine and cards["turn"] == mine["seat"] and mine["legal"])


def _told(line: Line) -> list[dict[str, Any]]:
    return [message for message in line.messages if message["type"] == "hint"]


async def _hinted(line: Line) -> dict[str, Any]:
    await line.until(lambda: any(m["state"] in ("done", "failed") for m in _told(line)))
    return _told(line)[-1]


async def test_a_hint_comes_coarse_then_fine_and_to_one_person_alone(
    wire: Wire, table: str, anna: Line
) -> None:
    await _practise(anna)
    bea = await wire.line(table).greet("Bea")
    twin = await anna.again()
    assert anna.parts["mine"]["offers"]["hint"]
    assert (await anna.say("hint"))["type"] == "done"
    found = await _hinted(anna)
    assert found["state"] == "done"
    counted = [told["hint"]["playouts"] for told in _told(anna) if told["hint"]]
    assert counted == sorted(counted)
    assert 0 < counted[-1] <= STAGES[-1]
    assert found["hint"]["reason"] is not None
    legal = {action["do"] for action in anna.parts["mine"]["legal"]}
    assert {option["action"]["do"] for option in found["hint"]["options"]} <= legal
    assert await _hinted(twin) == found
    assert (await bea.say("hint"))["refusal"]["code"] == "not-playing"
    assert not _told(bea)
    assert sum(effect["event"] == "hintasked" for effect in bea.effects) == 1
    assert any(line.endswith("A asks for a hint") for line in wire.log.lines(table))


async def test_a_game_that_counts_has_no_hints(anna: Line) -> None:
    await _practise(anna, practice="no")
    assert (await anna.say("hint"))["refusal"]["code"] == "no-practice"
    assert (await anna.say("takeback"))["refusal"]["code"] == "no-practice"
    assert not _told(anna)


async def test_nobody_waits_for_a_hint_that_cannot_be_had(
    anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(_: Pool, __: Request) -> bytes:
        raise TooBusy

    monkeypatch.setattr(Pool, "ask", ask)
    await _practise(anna)
    await anna.say("hint")
    assert (await _hinted(anna))["state"] == "failed"


async def test_a_hint_of_other_cards_is_not_told(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[HintStage] = []

    async def ask(_: Pool, request: Request) -> bytes:
        assert isinstance(request.task, HintStage)
        asked.append(request.task)
        await anna.say("act", action={"do": "draw"})
        raise TooBusy

    monkeypatch.setattr(Pool, "ask", ask)
    await _practise(anna)
    await anna.say("hint")
    await until(lambda: any(line.endswith("A draws") for line in wire.log.lines(table)))
    await anna.say("say", text="and so on")
    assert [told["state"] for told in _told(anna)] == ["counting"]
    assert asked[0].view.seat == 0
    assert all(seat.hand is None for seat in asked[0].view.seats[1:])


async def test_an_act_is_taken_back_over_the_line(wire: Wire, table: str, anna: Line) -> None:
    await _practise(anna)
    before = anna.parts["mine"]["hands"]
    await anna.say("act", action={"do": "draw"})
    assert anna.parts["mine"]["hands"] != before
    assert (await anna.say("takeback"))["type"] == "done"
    assert anna.parts["mine"]["hands"] == before
    assert anna.parts["room"]["practice"]
    assert wire.log.lines(table)[-1].endswith("A takes back the last act")


async def test_a_worker_that_prepares_too_late_is_not_waited_for(
    anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Request] = []

    async def ask(_: Pool, request: Request) -> bytes:
        asked.append(request)
        request.answer.cancel()
        raise TooBusy

    monkeypatch.setattr(Pool, "ask", ask)
    await _practise(anna)
    await anna.say("hint")
    assert (await _hinted(anna))["state"] == "failed"
    asked[0].progress(False, 0, 0)
    await anna.say("say", text="and so on")
    assert [told["state"] for told in _told(anna)] == ["counting", "failed"]
