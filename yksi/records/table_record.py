"""The record of an evening: every command and when it was said, so that all of it can be replayed.

The grammar is in docs/RECORDS.md. Reading, replaying and writing again gives the same text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from yksi.game.notation import NotationError
from yksi.game.record import CHANCE, RecordError
from yksi.messages import commands as say
from yksi.messages.forms import Labels
from yksi.table.notation import REFUSED, parse_command
from yksi.table.room import FIRST_KERNEL, KERNELS, Effect
from yksi.table.table import Table

FIRST_LINE = "yksi table 1"
FIRST_LAWS = 1
_TIME = re.compile(r"(\d{1,12})\.(\d{3})")


def write_record(table: Table) -> str:
    """Everything that was said at a table."""
    return record_of(table.lines)


def record_of(lines: Iterable[str]) -> str:
    """A record of these lines."""
    return "\n".join([FIRST_LINE, f"chance {CHANCE}", "", *lines]) + "\n"


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


def _know_kernel(table: Table, command: say.Command | None, line: int) -> None:
    """The line after a deal tells by what it was dealt; where it does not, by the first kernel."""
    if table.deals_read != table.room.deals:
        table.deals_read = table.room.deals
        noted = command if isinstance(command, say.NoteDeal) else None
        kernel, build = (FIRST_KERNEL, "?") if noted is None else (noted.kernel, noted.build)
        need_kernel(kernel, build, line)


def need_kernel(kernel: int, build: str, line: int) -> None:
    """RecordError when a round was dealt by a version of the cards' behaviour that is not known."""
    if kernel not in KERNELS:
        known = ", ".join(map(str, sorted(KERNELS)))
        raise RecordError(f"dealt by kernel {kernel} of build {build}, not by {known}", line)


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
        _know_kernel(table, None, number)
        return table.tick(at)
    expected = said.startswith(REFUSED)
    try:
        who, command = parse_command(table.room, Labels(), said.removeprefix(REFUSED))
    except NotationError as error:
        raise RecordError(str(error), number) from None
    if not table.version and not isinstance(command, say.Open):
        table.room.laws = FIRST_LAWS  # a record that does not say
    _know_kernel(table, command, number)
    newcomer = Labels().label(len(table.room.people))
    if isinstance(command, say.Enter) and said.split()[0] != newcomer:
        raise RecordError(f"whoever comes in next is {newcomer}", number)
    reply = table.handle(at, who, command)
    if (reply.refusal is not None) != expected:
        reason = "accepted" if reply.refusal is None else f"refused: {reply.refusal.code}"
        raise RecordError(f"it is {reason}", number)
    return reply.effects
