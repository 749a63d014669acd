"""Logs that older versions wrote lead where they led then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from tests.records.evenings import (
    EVENINGS,
    Evening,
    played,
    read_corpus,
    scores_of,
    states_of,
    versions,
)
from yksi.bots import new_bot
from yksi.driver import Driver
from yksi.game.record import RecordError
from yksi.kernel import ending
from yksi.messages import commands as say
from yksi.messages.forms import Labels
from yksi.records import table_record
from yksi.records.table_record import replay_line
from yksi.seeds import secret_of
from yksi.table import Table
from yksi.table.notation import REFUSED, parse_command
from yksi.table.room import KERNEL


def difference(evening: Evening) -> int | None:
    """The first of the kept states that the lines do not lead to."""
    _, found = states_of(evening.lines)
    pairs = zip(found, evening.states, strict=True)
    return next((expected[0] for state, expected in pairs if state != expected), None)


@pytest.mark.parametrize("version", versions())
def test_an_evening_of_an_older_version_leads_where_it_led(version: str) -> None:
    for evening in read_corpus(version):
        table, states = states_of(evening.lines)
        assert states == evening.states, (version, evening.name)
        assert scores_of(table.room) == evening.scores
        assert table.lines == evening.lines


def test_the_corpus_holds_every_version_that_wrote_other_logs() -> None:
    assert versions() == ["25701e4", "2f26aed", "3c1aa53", "laws-4", "laws-5"]
    assert {evening.name for evening in read_corpus("laws-5")} == set(EVENINGS)


def commands_of(evening: Evening) -> Iterator[str]:
    table = Table()
    for number, line in enumerate(evening.lines, 1):
        said = line.partition(" ")[2].removeprefix(REFUSED).strip()
        if said:
            command = parse_command(table.room, Labels(), said)[1]
            yield type(command.action if isinstance(command, say.Act) else command).__name__
        replay_line(table, line, number)


def test_the_corpus_has_procedures_of_every_kind() -> None:
    met = Counter(name for evening in read_corpus("3c1aa53") for name in commands_of(evening))
    lobby = {"Open", "Enter", "Leave", "Return", "Ready", "StartGame", "SeatBot", "Change"}
    chance = {"Seal", "Pledge", "Contribute"}
    offices = {"Warn", "Vote", "Ask", "Answer", "DoubtDrawing", "AskToJoin", "MoveToPutOut"}
    people = {"AskForCoach", "ReportAdvice", "AccuseConduct", "MoveGaveUp", "RemovePlayer"}
    texts = {"WriteCard", "UseTool", "Done", "HandCards"}
    cards = {"Lay", "Draw", "JumpIn", "Catch", "Accuse", "Discard", "Challenge", "Forfeit"}
    wanted = lobby | chance | offices | people | texts | cards
    assert not wanted - set(met)


def test_a_change_of_points_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line of the kernel, changed as a mistake would change it."""
    evening = next(each for each in read_corpus("3c1aa53") if each.name == "house rules")
    assert difference(evening) is None
    worth = ending.hand_points
    monkeypatch.setattr(ending, "hand_points", lambda *given: worth(*given) + 1)
    assert difference(evening) is not None


def test_an_evening_of_the_present_version_is_made_the_same_way_twice() -> None:
    """The command that makes a new corpus needs no luck."""
    assert played("custom texts", 3) == played("custom texts", 3)


# --- by which version rounds were dealt


def dealt(kernel: int) -> list[str]:
    """An evening by a driver that notes every deal, as if an engine of another version had."""
    table = Table()
    seeds = count(1)
    driver = Driver(
        table, lambda who, level: new_bot(level, who), lambda: secret_of(next(seeds)), "0.9 of May"
    )
    table.handle(0, None, say.Enter("Anna", "key"))
    table.handle(0, 0, say.SeatBot("Bo", "casual"))
    driver.run(0)
    table.handle(1, 0, say.Ready())
    table.handle(1, 0, say.StartGame())
    driver.run(5_000)
    noted = [
        line
        for line in table.lines
        if line.endswith(f"dealt by kernel {KERNEL} of build 0.9 of May")
    ]
    assert len(noted) == 1
    assert (table.room.kernel, table.room.build) == (KERNEL, "0.9 of May")
    return [line.replace(f"by kernel {KERNEL} ", f"by kernel {kernel} ") for line in table.lines]


def test_every_deal_says_by_what_it_was_dealt() -> None:
    lines = dealt(KERNEL)
    table, _ = states_of(lines)
    assert table.lines == lines
    assert table.room.build == "0.9 of May"


def test_a_round_of_a_kernel_that_is_not_known_is_refused() -> None:
    with pytest.raises(RecordError, match=r"dealt by kernel 7 of build 0.9 of May, not by 1, 2"):
        states_of(dealt(7))


def test_rounds_that_do_not_say_were_dealt_by_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = read_corpus("3c1aa53")[0]
    monkeypatch.setattr(table_record, "KERNELS", frozenset({3}))
    with pytest.raises(RecordError, match=r"dealt by kernel 1 of build .*, not by 3"):
        states_of(evening.lines)
