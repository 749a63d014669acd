"""Records of evenings that were written before: they replay by the laws that held then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.party import Party
from yksi.messages import commands as say
from yksi.records.table_record import FIRST_LAWS, replay, write_record
from yksi.table.room import LAWS

RECORDS = sorted((Path(__file__).parent / "data").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_evening_written_before_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table, _ = replay(text)
    assert table.room.laws == FIRST_LAWS
    assert write_record(table) == text
    assert 'enters "Аnna"' in text  # which is too much like Anna now


def test_there_are_such_evenings() -> None:
    assert [path.stem for path in RECORDS] == ["custom", "kpgut"]


def test_a_table_says_by_which_laws_it_goes() -> None:
    party = Party.of("kpgut", people=2)
    assert party.table.lines[0] == f"0.000 table opens by laws {LAWS}"
    assert replay(write_record(party.table))[0].room.laws == LAWS
    assert party.refuse(None, say.Open(1)) == "stranger"
    assert party.refuse(0, say.Open(1)) == "stranger"
