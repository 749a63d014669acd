"""At the door of a table: looking in, knocking, being let in or turned away, over cut lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.wire import Line, Wire, until
from yksi.server.goodbyes import NOT_ADMITTED
from yksi.server.tables import reception

pytestmark = pytest.mark.anyio


def opened(wire: Wire, table: str, name: str, token: str | None = None, **more: object) -> Line:
    line = wire.line(table, token).open()
    hello = {"type": "hello", "protocol": 2, "token": line.token, "name": name, "seen": 0}
    line.send({**hello, **more})
    return line


async def door(line: Line, **shown: object) -> dict[str, Any]:
    """What the door shows last, once it shows this."""

    def holds() -> bool:
        found = [m for m in line.messages if m["type"] == "door"]
        return bool(found) and all(found[-1][key] == value for key, value in shown.items())

    await line.until(holds)
    return [m for m in line.messages if m["type"] == "door"][-1]


@pytest.fixture
async def knocking(anna: Line) -> Line:
    """The host, who wants to let newcomers in."""
    assert (await anna.say("change", field="knock", value="yes"))["type"] == "done"
    return anna


# --- looking in


async def test_whoever_looks_in_sees_who_invites_and_who_sits_where(
    wire: Wire, table: str, anna: Line
) -> None:
    sigrid = opened(wire, table, "Sigrid", door=True)
    shown = await door(sigrid)
    anna_seen = {"number": 0, "name": "Anna", "bot": None, "animal": None, "here": True}
    assert shown["host"] == anna_seen
    assert (shown["rules"], shown["stage"], shown["most"]) == ("classic", "lobby", 10)
    assert (shown["knock"], shown["locked"], shown["waits"]) == (False, False, False)
    await wire.line(table).greet("Bea")
    shown = await door(sigrid, chairs=[0, 1])
    assert [person["name"] for person in shown["people"]] == ["Anna", "Bea"]
    assert {message["type"] for message in sigrid.messages} == {"door"}
    assert len(wire.house._owners[table].table.room.people) == 2


async def test_people_see_who_looks_in(wire: Wire, table: str, anna: Line) -> None:
    sigrid = opened(wire, table, "  Sigrid ", door=True)
    await anna.until(lambda: anna.messages[-1].get("door") == ["Sigrid"])
    nameless = opened(wire, table, "\u2800", door=True)
    await door(nameless)
    await sigrid.cut()
    await anna.until(lambda: anna.messages[-1].get("door") == [])


async def test_a_stranger_at_the_door_may_say_nothing(wire: Wire, table: str, anna: Line) -> None:
    sigrid = opened(wire, table, "Sigrid", door=True)
    await door(sigrid)
    sigrid.send({"type": "ping"})
    await sigrid.wait("pong")
    sigrid.send({"type": "do", "id": 1, "command": {"command": "ready"}})
    assert await sigrid.closed() == (4001, "message")


async def test_behind_a_closed_door_nobody_is_seen(wire: Wire, table: str, anna: Line) -> None:
    sigrid = opened(wire, table, "Sigrid", door=True)
    await door(sigrid)
    for field in ("locked", "knock"):
        await anna.say("change", field=field, value="yes")
        shown = await door(sigrid, **{field: True})
        assert (shown["people"], shown["chairs"]) == ([], [])
        assert shown["host"]["name"] == "Anna"
        await anna.say("change", field=field, value="no")
        assert (await door(sigrid, **{field: False}))["chairs"] == [0]


# --- knocking


async def test_a_knock_is_heard_and_opened(wire: Wire, table: str, knocking: Line) -> None:
    sigrid = opened(wire, table, "Sigrid")
    assert (await door(sigrid, waits=True))["host"]["name"] == "Anna"
    await knocking.until(lambda: knocking.parts["room"]["knocks"] != [])
    assert knocking.parts["room"]["knocks"] == [{"knock": 1, "name": "Sigrid"}]
    assert not any(message["type"] in ("welcome", "state") for message in sigrid.messages)
    sigrid.send({"type": "ping"})
    await sigrid.wait("pong")
    assert (await knocking.say("letin", knock=1))["type"] == "done"
    assert (await sigrid.wait("welcome"))["person"] == 1
    await sigrid.wait("state")
    assert (await sigrid.say("ready"))["type"] == "done"  # by the same line
    assert knocking.parts["room"]["knocks"] == []


async def test_whoever_is_turned_away_is_told_so(wire: Wire, table: str, knocking: Line) -> None:
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    await knocking.say("turnaway", knock=1)
    assert await sigrid.closed() == (NOT_ADMITTED, "turned-away")
    again = opened(wire, table, "Sigrid", sigrid.token)
    assert await again.closed() == (NOT_ADMITTED, "turned-away")


async def test_a_knock_outlives_a_cut_line(wire: Wire, table: str, knocking: Line) -> None:
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    await sigrid.cut()
    back = opened(wire, table, "Sigrid", sigrid.token)
    await door(back, waits=True)
    assert knocking.parts["room"]["knocks"] == [{"knock": 1, "name": "Sigrid"}]  # heard once
    await back.cut()
    await knocking.say("letin", knock=1)  # while nobody is at the door
    people = knocking.parts["room"]["people"]
    assert [(person["name"], person["here"]) for person in people] == [
        ("Anna", True),
        ("Sigrid", False),
    ]
    assert (await wire.line(table, sigrid.token).greet(None)).parts["room"]["people"][1]["here"]


async def test_a_knock_outlives_the_server(wire: Wire, table: str, knocking: Line) -> None:
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    for line in (sigrid, knocking):
        await line.cut()
    owner = wire.house._owners[table]
    await until(lambda: not owner._broadcast.doorstep and not owner._broadcast.people)
    owner.put_away()
    await until(lambda: table not in wire.house._owners)
    back = opened(wire, table, "", sigrid.token)
    await door(back, waits=True)
    anna = await wire.line(table, knocking.token).greet(None)
    await anna.say("letin", knock=1)
    assert (await back.wait("welcome"))["person"] == 1


async def test_whoever_does_not_come_back_knocks_no_more(
    wire: Wire, table: str, knocking: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "KNOCK_KEPT", 0.0)
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    await sigrid.cut()
    await knocking.until(lambda: knocking.parts["room"]["knocks"] == [])
    refused = await knocking.say("letin", knock=1)
    assert refused["refusal"]["code"] == "no-knock"


async def test_an_open_door_lets_in_who_waits(wire: Wire, table: str, knocking: Line) -> None:
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    await knocking.say("change", field="knock", value="no")
    assert (await sigrid.wait("welcome"))["person"] == 1


async def test_who_was_put_out_and_big_screens_do_not_get_round_it(
    wire: Wire, table: str, knocking: Line
) -> None:
    sigrid = opened(wire, table, "Sigrid")
    await door(sigrid, waits=True)
    await knocking.say("letin", knock=1)
    await sigrid.wait("state")
    await knocking.say("sendout", person=1)
    await sigrid.closed()
    for more in ({}, {"door": True}):
        line = opened(wire, table, "Sigrid", sigrid.token, **more)
        assert await line.closed() == (NOT_ADMITTED, "put-out")
    screen = opened(wire, table, "", screen=True, token=None)
    assert (await screen.closed())[0] == NOT_ADMITTED
