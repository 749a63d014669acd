"""A big screen is a line that shows the table: it is nobody, does nothing and sees no hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.conftest import Adjusted
from tests.server.wire import Line, Wire, until
from yksi.seeds import secret_of
from yksi.server.goodbyes import BAD_MESSAGE, LATER, NOT_ADMITTED
from yksi.server.protocol import VERSION
from yksi.server.tables.house import IDLE_SECONDS
from yksi.table.lobby import deal

pytestmark = pytest.mark.anyio
IN_TWO_VERSIONS = ("dealt", "drew", "shown", "gave")
DRAWING = ("draw", "accept", "keep")
MOST_ACTS = 60
SEED = 5


async def _screen(wire: Wire, table: str, token: str | None = None) -> Line:
    line = _opened(wire, table, token)
    await line.wait("state")
    return line


def _opened(wire: Wire, table: str, token: str | None = None) -> Line:
    line = wire.line(table, token).open()
    line.send({"type": "hello", "protocol": VERSION, "token": line.token, "screen": True})
    return line


async def _play(people: list[Line], acts: int) -> None:
    """Whoever may act draws, and lays every third time."""
    for turn in range(acts):
        order = ("lay", *DRAWING) if turn % 3 == 0 else (*DRAWING, "lay")
        wishes = [(line, line.parts["mine"]["legal"]) for line in people]
        found = [
            (line, action)
            for name in order
            for line, legal in wishes
            for action in legal
            if action["do"] == name
        ]
        if not found:
            return
        line, action = found[0]
        await line.say("act", action=action)


def _hidden_cards(line: Line) -> list[Any]:
    """Whatever a line was told of cards that do not lie open on the table."""
    found: list[Any] = [message["mine"] for message in line.messages if "mine" in message]
    for effect in line.effects:
        if effect["event"] in IN_TWO_VERSIONS:
            found += [effect[key] for key in ("cards", "card") if effect.get(key) is not None]
    for message in line.messages:
        seats = (message.get("cards") or {}).get("seats", ())
        found += [seat["hand"] for seat in seats if seat["hand"] is not None]
        rows = (message.get("paper") or {}).get("sheet", ())
        found += [row["cards"] for row in rows if row["cards"] is not None]
    return found


@pytest.mark.parametrize("rules", ["classic", "custom + card1=open_hands", "moomin", "kpgut"])
async def test_a_screen_is_told_of_every_move_and_of_no_hand(
    wire: Wire, table: str, anna: Line, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal, "deal_secret", lambda *_: secret_of(SEED))
    bea, cid = [await wire.line(table).greet(name) for name in ("Bea", "Cid")]
    screen = await _screen(wire, table)
    await anna.say("change", field="rules", value=rules)
    await anna.say("change", field="open_hands", value="yes")
    for line in (anna, bea):
        await line.say("acknowledge")
        await line.say("ready")
    assert (await anna.say("start"))["type"] == "done"
    await _play([anna, bea], MOST_ACTS)
    await screen.until(lambda: screen.messages[-1]["version"] == anna.messages[-1]["version"])
    assert _hidden_cards(screen) == []
    looks = any(message.get("mine", {}).get("hands") for message in cid.messages)
    assert looks == (rules == "kpgut")  # a spectator whom the table lets look
    for kind in ("dealt", "drew", "laid", "turn"):
        counts = [sum(e["event"] == kind for e in line.effects) for line in (screen, bea)]
        assert counts[0] == counts[1] > 0, kind
    assert {**screen.parts, "mine": None} == {**cid.parts, "mine": None}
    late = await _screen(wire, table)
    assert _hidden_cards(late) == []
    assert late.parts["cards"] == screen.parts["cards"]


async def test_a_screen_takes_no_place_and_people_know_that_it_is_there(
    wire: Wire, table: str, anna: Line
) -> None:
    people, lines = anna.parts["room"]["people"], len(wire.log.lines(table))
    screen = await _screen(wire, table)
    assert (await screen.wait("welcome"))["person"] == -1
    await anna.until(lambda: anna.messages[-1].get("screens") == 1)
    assert (await anna.again()).messages[-1]["screens"] == 1
    assert screen.parts["room"]["people"] == people
    await screen.cut()
    await anna.until(lambda: anna.messages[-1].get("screens") == 0)
    assert len(wire.log.lines(table)) == lines


def _asked(screen: Line) -> Any:
    """Who is asked what, as a screen was told last."""
    return [told["choosing"] for told in screen.messages if "choosing" in told][-1]


async def test_a_screen_is_told_what_somebody_s_page_asks_and_nobody_else_is(
    wire: Wire, table: str, anna: Line
) -> None:
    bea, screen = await wire.line(table).greet("Bea"), await _screen(wire, table)
    assert _asked(screen) == {}
    lines = wire.log.lines(table)
    anna.send({"type": "choosing", "what": "color"})
    await screen.until(lambda: _asked(screen) == {"0": "color"})
    assert _asked(await _screen(wire, table)) == {"0": "color"}
    anna.send({"type": "choosing", "what": None})
    await screen.until(lambda: _asked(screen) == {})
    assert wire.log.lines(table) == lines
    bea.send({"type": "choosing", "what": "partner"})
    await screen.until(lambda: _asked(screen) == {"1": "partner"})
    await bea.cut()
    await screen.until(lambda: _asked(screen) == {})
    assert not [told for line in (anna, bea) for told in line.messages if "choosing" in told]
    anna.send({"type": "choosing", "what": "bluff"})
    assert await anna.closed() == (BAD_MESSAGE, "message")


@pytest.mark.parametrize("said", [{"command": "ready"}, {"command": "say", "text": "hi"}])
async def test_a_screen_that_says_something_is_sent_away(
    wire: Wire, table: str, anna: Line, said: dict[str, str]
) -> None:
    screen = await _screen(wire, table)
    lines = wire.log.lines(table)
    screen.send({"type": "ping"})
    await screen.wait("pong")
    screen.send({"type": "do", "id": 1, "command": said})
    assert await screen.closed() == (BAD_MESSAGE, "message")
    await anna.say("say", text="it is quiet here")  # obeyed after whatever came before
    assert [line.split(" ", 1)[1] for line in wire.log.lines(table)[len(lines) :]] == [
        'A says "it is quiet here"'
    ]


async def test_a_table_with_nobody_but_a_screen_is_put_away(
    wire: Wire, table: str, anna: Line, adjusted: Adjusted
) -> None:
    screen = await _screen(wire, table)
    await anna.cut()
    await until(lambda: not wire.house._owners[table]._broadcast.people)
    adjusted.passed += IDLE_SECONDS + 1
    wire.house.put_away_idle()
    assert await screen.closed() == (LATER, "put-away")
    await until(lambda: table not in wire.house._owners)
    told = json.loads((await wire.get(f"/api/tables/{table}"))[1])
    assert told == {"known": True, "gone": False, "awake": False}
    assert table not in wire.house._owners  # asking has not woken it


async def test_a_locked_table_lets_in_screens_that_were_there_and_those_of_its_people(
    wire: Wire, table: str, anna: Line
) -> None:
    screen = await _screen(wire, table)
    await anna.say("change", field="locked", value="yes")
    await screen.cut()
    await _screen(wire, table, screen.token)
    await _screen(wire, table, anna.token)
    assert await _opened(wire, table).closed() == (NOT_ADMITTED, "locked")


async def test_whoever_was_put_out_brings_no_screen(wire: Wire, table: str, anna: Line) -> None:
    bea = await wire.line(table, address="192.0.2.9").greet("Bea")
    await anna.say("sendout", person=1)
    await bea.closed()
    assert await _opened(wire, table, bea.token).closed() == (NOT_ADMITTED, "put-out")
