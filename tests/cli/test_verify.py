"""`yksi verify`: records that play as they say, and seals that were or were not there."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.party import Party
from yksi.cli import main
from yksi.game import Game
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.records.table_record import write_record
from yksi.seeds import secret_of
from yksi.table import Table
from yksi.texts import Texts

MOST_WAITS = 400  # until it is somebody's turn


def verify(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", "--lang", "en", *arguments])


def seal(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Of a table where a game was stopped at once."""
    table = Table()
    anna = table.handle(0, None, say.Enter("Anna", "a")).person
    assert anna is not None
    table.handle(2, None, say.Seal(secret_of(1)))
    evening: list[say.Command] = [say.SeatBot("Bo", "casual"), say.Ready(), say.StartGame()]
    for command in [*evening, say.MoveToStop(), say.Vote(True)]:
        assert table.handle(3, anna, command).refusal is None
    path = tmp_path / "evening.txt"
    path.write_text(write_record(table), encoding="utf-8")
    return path


def test_the_seal_of_a_deal_is_shown(record: Path) -> None:
    result = verify(str(record))
    assert result.exit_code == 0
    assert f"Deal 1: {seal(secret_of(1))}" in result.output
    assert verify(str(record), "--seal", seal(secret_of(1)).upper()).exit_code == 0


def test_a_seal_that_was_not_there_is_told_of(record: Path) -> None:
    result = verify(str(record), "--seal", seal(secret_of(2)))
    assert result.exit_code == 1
    assert seal(secret_of(2)) in result.output


@pytest.mark.parametrize("rules", ["classic", "kpgut"])
def test_a_record_with_hints_and_acts_taken_back_is_replayed(tmp_path: Path, rules: str) -> None:
    """Practice leaves a record like any other: it says what was asked for and taken back."""
    party = Party.of(rules, people=1, bots=1, seed=2, practice=True)
    for _ in range(MOST_WAITS):
        if 0 in party.room.waited_since:
            break
        if not party.bots_act():
            party.wait(1000)
    party.do(0, say.AskForHint())
    assert party.obey(0)
    party.do(0, say.TakeBackAct())
    assert party.obey(0)
    for command in (say.MoveToStop(), say.Vote(True)):
        party.do(0, command)
    path = tmp_path / "practice.txt"
    path.write_text(write_record(party.table), encoding="utf-8")
    result = verify(str(path))
    assert result.exit_code == 0, result.output
    told = CliRunner().invoke(main, ["replay", "--lang", "en", str(path)])
    assert told.exit_code == 0, told.output
    assert (
        Texts("en")("news-hintasked", who=party.room.people[0].name, person="they") in told.output
    )
    assert " takes back " in told.output


def test_the_record_of_a_game_can_be_verified_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.new("classic", 3, seed=4)
    game.play(None, do.End())
    path.write_text(game.record(), encoding="utf-8")
    result = verify(str(path))
    assert result.exit_code == 0
    assert f"Deal 1: {seal(secret_of(4))}" in result.output


# --- what is not over is not said to be well


def test_a_game_that_is_not_over_is_not_said_to_be_well(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Game.new("classic", 3, seed=4).record(), encoding="utf-8")
    result = verify(str(path))
    assert result.exit_code == 1
    assert "Deal 1: the round is not over" in result.output
    assert seal(secret_of(4)) not in result.output
    assert "plays as it says" not in result.output


def test_a_table_in_the_middle_of_a_round_is_not_said_to_be_well(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    until = next(i for i, line in enumerate(lines) if line.endswith("A starts"))
    record.write_text("\n".join(lines[: until + 1]) + "\n", encoding="utf-8")
    result = verify(str(record))
    assert result.exit_code == 1
    assert "Deal 1: the round is not over" in result.output
    assert "plays as it says" not in result.output


def test_a_record_without_a_deal_has_nothing_to_be_well(tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(write_record(Table()), encoding="utf-8")
    result = verify(str(path))
    assert result.exit_code == 1
    assert "nothing to check" in result.output


# --- receipts


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("yksi receipt 2\n", 1),
        ("yksi receipt 1\ntable x\n", 3),
        ("yksi receipt 1\nperson ?\n", 2),
        ("yksi receipt 1\nperson A\nseal " + "0" * 64, 3),
        ("yksi receipt 1\nperson A\n\ndeal x\n", 4),
        ("yksi receipt 1\nperson A\n\ndeal 1\nseal zz\n", 5),
        ("yksi receipt 1\nperson A\n\ndeal 1\npledge A\n", 5),
        ("yksi receipt 1\nperson A\n\ndeal 1\nwins A\n", 5),
    ],
)
def test_a_receipt_that_cannot_be_read_is_refused_with_its_line(
    record: Path, tmp_path: Path, text: str, line: int
) -> None:
    path = tmp_path / "receipt.txt"
    path.write_text(text, encoding="utf-8")
    result = verify(str(record), "--receipt", str(path))
    assert result.exit_code not in (0, 1)
    assert f"line {line}:" in result.output


def test_a_receipt_without_a_part_of_its_own_proves_nothing(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "receipt.txt"
    path.write_text("yksi receipt 1\ntable x\nperson A\n", encoding="utf-8")
    result = verify(str(record), "--receipt", str(path))
    assert result.exit_code == 1
    assert "not proven" in result.output


def test_a_record_that_lies_is_refused_with_its_line(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines.insert(-1, "0.003 A plays R5")
    record.write_text("\n".join(lines), encoding="utf-8")
    result = verify(str(record))
    assert result.exit_code != 0
    assert f"line {len(lines) - 1}" in result.output
