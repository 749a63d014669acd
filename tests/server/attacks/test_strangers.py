"""People who were put out and come back with a new token, and how far their address is barred."""

from __future__ import annotations

import pytest

from tests.server.attacks.houses import ELSEWHERE
from tests.server.wire import Line, Wire, until

pytestmark = pytest.mark.anyio
OUT = (4000, "put-out")


async def sent_out(wire: Wire, table: str, anna: Line, address: str) -> Line:
    """A rude guest whom the host has sent out."""
    rude = await wire.line(table, address=address).greet("Rude")
    person = (await rude.wait("welcome"))["person"]
    assert (await anna.say("sendout", person=person))["type"] == "done"
    assert await rude.closed() == OUT
    await rude.cut()
    owner = wire.house._owners[table]
    await until(lambda: owner._jobs.none_waits)
    return rude


async def test_who_was_sent_out_stays_out_with_a_new_token_and_another_name(
    wire: Wire, table: str, anna: Line
) -> None:
    rude = await sent_out(wire, table, anna, ELSEWHERE)
    again = wire.line(table, rude.token, address=ELSEWHERE).open().hello("Rude")
    assert await again.closed() == OUT
    disguised = wire.line(table, address=ELSEWHERE).open().hello("Polite")
    assert await disguised.closed() == OUT
    elsewhere = wire.line(table, address="203.0.113.9").open().hello("rude")
    assert await elsewhere.closed() == (4000, "name-taken")


async def test_friends_behind_the_same_address_are_not_kept_out(
    wire: Wire, table: str, anna: Line
) -> None:
    """A house, a school or a proxy that nobody trusts: an address that others share says little."""
    await sent_out(wire, table, anna, anna.address)
    await wire.line(table, address=anna.address).greet("A friend")


async def test_who_was_there_before_comes_back_from_a_barred_address(
    wire: Wire, table: str, anna: Line
) -> None:
    bea = await wire.line(table, address=ELSEWHERE).greet("Bea")
    await bea.cut()
    await sent_out(wire, table, anna, ELSEWHERE)
    await bea.again()


async def test_nobody_new_comes_to_a_locked_table_and_it_is_not_listed(
    wire: Wire, table: str, anna: Line
) -> None:
    await anna.say("change", field="public", value="yes")
    assert table.encode() in (await wire.get("/api/tables"))[1]
    await anna.say("change", field="locked", value="yes")
    assert await wire.line(table).open().hello("Bea").closed() == (4000, "locked")
    assert table.encode() not in (await wire.get("/api/tables"))[1]


async def test_visits_that_enter_and_leave_do_not_fill_the_room(
    wire: Wire, table: str, anna: Line
) -> None:
    for number in range(110):
        address = f"10.0.{number // 100}.{number % 100}"
        visitor = await wire.line(table, address=address).greet(f"Visitor {number}")
        await visitor.cut()
    stays = await wire.line(table).greet("Somebody who stays")
    [shown] = [message for message in stays.messages if message["type"] == "state"]
    assert len(shown["room"]["people"]) <= 100


async def test_a_visitor_whose_place_was_freed_is_let_in_by_the_name_of_before(
    wire: Wire, table: str, anna: Line
) -> None:
    bea = await wire.line(table).greet("Bea")
    await bea.cut()
    owner = wire.house._owners[table]
    await until(lambda: not owner.table.room.people[1].here)
    owner.table.room.people[1].freed = True
    again = await bea.again()
    assert (await again.wait("welcome"))["person"] == 2
    assert owner.table.room.people[2].name == "Bea"


# --- reports


async def test_a_report_is_kept_for_the_operator(wire: Wire, table: str, anna: Line) -> None:
    bea = await wire.line(table).greet("Bea")
    bea.send({"type": "report", "id": 7, "person": 0, "reason": "rude words"})
    assert (await bea.answer(7))["type"] == "done"
    [report] = wire.log.reports()
    assert (report.table_id, report.by, report.person) == (table, 1, 0)
    assert (report.name, report.reason) == ("Anna", "rude words")


@pytest.mark.parametrize(
    ("person", "reason", "code"),
    [(1, "", "oneself"), (9, "", "stranger"), (-1, "", "stranger"), (0, "x" * 201, "text-length")],
)
async def test_what_cannot_be_reported(
    wire: Wire, table: str, anna: Line, person: int, reason: str, code: str
) -> None:
    bea = await wire.line(table).greet("Bea")
    bea.send({"type": "report", "id": 7, "person": person, "reason": reason})
    assert (await bea.answer(7))["refusal"]["code"] == code
    assert not wire.log.reports()


async def test_nobody_reports_without_end(wire: Wire, table: str, anna: Line) -> None:
    bea = await wire.line(table).greet("Bea")
    for number in range(50):
        bea.send({"type": "report", "id": number, "person": 0})
    codes = [(await bea.answer(number)).get("refusal", {}).get("code") for number in range(50)]
    assert codes[-1] == "too-often"
    assert len(wire.log.reports()) == codes.count(None) < 20
