"""Somebody reports somebody at a table: kept for the operator, told to nobody else."""

from __future__ import annotations

from yksi import machine
from yksi.messages.refusal import TableCode, TableRefusal
from yksi.server import protocol
from yksi.server.guard.quotas import Quota
from yksi.server.tables.house import House
from yksi.server.tables.owner import Owner
from yksi.store import Report
from yksi.table.room import Room

LONGEST_REASON = 200


async def report(
    house: House, owner: Owner, by: int, said: protocol.Report, quota: Quota, address: str
) -> protocol.Message:
    """Keep a report; the answer says so, or why not."""
    room = owner.table.room
    code = _refused(room, by, said)
    if code is None and not quota.take(address):
        code = TableCode.TOO_OFTEN
    if code is not None:
        return protocol.CommandRefused(said.id, TableRefusal(code), owner.version)
    name = room.people[said.person].name
    await house.report(Report(owner.name, machine.wall(), by, said.person, name, said.reason))
    return protocol.Obeyed(said.id, owner.version)


def _refused(room: Room, by: int, said: protocol.Report) -> TableCode | None:
    if said.person == by:
        return TableCode.ONESELF
    if not 0 <= said.person < len(room.people) or not room.people[said.person].is_human:
        return TableCode.STRANGER
    if len(said.reason) > LONGEST_REASON or not said.reason.isprintable():
        return TableCode.TEXT_LENGTH
    return None
