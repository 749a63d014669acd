"""The record of an evening: every command and when it was said, so that all of it can be replayed.

The grammar is in docs/RECORDS.md. Reading, replaying and writing again gives the same text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from yksi.game.notation import NotationError
from yksi.game.record import CHANCE, RecordError
from yksi.messages import commands as say
from yksi.messages.forms import Labels
from yksi.table.notation import REFUSED, parse_command
from yksi.table.room import Effect
from yksi.table.table import Table

FIRST_LINE = "yksi table 1"
FIRST_LAWS = 1
_TIME = re.compile(r"(\d{1,12})\.(\d{3})")


def write_record(table: Table) -> str:
    """Everything that was said at a table."""
    return "\n".join([FIRST_LINE, f"chance {CHANCE}", "", *table.lines]) + "\n"


def replay(text: str) -> tuple[Table, list[list[Effect]]]:
    """The table of a record and the effects of each line; RecordError names a bad line."""
    table = Table()
    return table, list(play_back(table, text))


def play_back(table: Table, text: str) -> Iterator[list[Effect]]:
    """The effects of one line after another, at a table where nothing has happened yet."""
    lines = text.split("\n")
    if lines[:3] != [FIRST_LINE, f"chance {CHANCE}", ""]:
        raise RecordError(f"the record of a table begins with {FIRST_LINE!r} and its chance", 1)
    for number, line in enumerate(lines[3:], 4):
        if line.strip():
            yield replay_line(table, line, number)


def replay_line(table: Table, line: str, number: int) -> list[Effect]:
    """Replay one line, and say what happened by it."""
    time, _, said = line.partition(" ")
    match = _TIME.fullmatch(time)
    if match is None:
        raise RecordError(f"a line begins with seconds such as 12.345, not {time!r}", number)
    at = 1000 * int(match[1]) + int(match[2])
    if at < table.room.now:
        raise RecordError("time does not run backwards", number)
    if not said:
        return table.tick(at)
    expected = said.startswith(REFUSED)
    try:
        who, command = parse_command(table.room, Labels(), said.removeprefix(REFUSED))
    except NotationError as error:
        raise RecordError(str(error), number) from None
    if not table.version and not isinstance(command, say.Open):
        table.room.laws = FIRST_LAWS  # a record that does not say
    newcomer = Labels().label(len(table.room.people))
    if isinstance(command, say.Enter) and said.split()[0] != newcomer:
        raise RecordError(f"whoever comes in next is {newcomer}", number)
    reply = table.handle(at, who, command)
    if (reply.refusal is not None) != expected:
        reason = "accepted" if reply.refusal is None else f"refused: {reply.refusal.code}"
        raise RecordError(f"it is {reason}", number)
    return reply.effects
