"""Logs that older versions wrote lead where they led then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
from yksi.kernel import ending
from yksi.messages import commands as say
from yksi.messages.forms import Labels
from yksi.records.table_record import replay_line
from yksi.table import Table
from yksi.table.notation import REFUSED, parse_command


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
    assert versions() == ["25701e4", "2f26aed", "3c1aa53"]
    assert {evening.name for evening in read_corpus("3c1aa53")} == set(EVENINGS)


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
