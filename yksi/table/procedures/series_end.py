"""The end of a series: its table is final, and everybody may play again (KPG-SCO-9, -10)."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.lobby.host import need_host
from yksi.table.match.round_end import settle_result, table_of
from yksi.table.room import Room


def end(room: Room, who: int, _: say.EndSeries) -> None:
    need_host(room, who)
    room.need_lobby()
    if not room.series:
        raise RefusedByTable(TableCode.NO_SERIES)
    if room.ballot is not None and room.laws >= 5:  # the last play may come back by it (KPG-R60)
        raise RefusedByTable(TableCode.BUSY)
    if room.closing is not None:
        settle_result(room)
    room.tell(news.SeriesOver(table_of(room)))
    room.series = []
    for person in room.people:
        person.barred = False
        person.warnings = []
