"""`make strength`: what was counted is kept, gone on with, and told in a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.strength import Counted, Kept, main
from yksi.sim.plan import Plan

BATCH = strength.BATCHES["quick"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Plans whose games somebody asked for; none is really played."""
    asked: list[Plan] = []

    def run(work: Callable[[int, int], Counted], games: int, largest: int) -> Counted:
        return Counted(games, games // 2, unfinished=games // 10, turns=games, draws=0)

    monkeypatch.setattr(strength, "prepare", asked.append)
    monkeypatch.setattr(strength, "run", run)
    return asked


def test_whoever_runs_it_again_goes_on(
    played: list[Plan], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ("--file", str(tmp_path / "kept.json"), "--table", str(tmp_path / "table.md"))
    asked = ("--pair", "careful-random", "--seats", "2", "--rules", "classic", *files)
    main(["--games", str(BATCH), *asked])
    main(["--games", str(3 * BATCH), *asked])
    assert [plan.seed for plan in played] == [1, 2, 3]
    assert all(plan.rotate and plan.games == BATCH for plan in played)
    [counts] = json.loads((tmp_path / "kept.json").read_text()).values()
    assert counts["games"] == 3 * BATCH
    main(["--show", *asked, "--rules", "kpgut"])
    assert len(played) == 3
    shown = capsys.readouterr().out
    unfinished = 3 * BATCH // 10
    assert f"| careful – random | 2 | 55.6% ± 1.3% ({unfinished} unfinished) | – |" in shown
    assert (tmp_path / "table.md").read_text() in shown


def test_another_network_is_another_cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = strength.Cell(("master", "careful"), 2, "classic", 1000)
    kept = Kept(tmp_path / "kept.json")
    kept.add(cell, Counted(10, 5))
    assert kept.of(cell).games == 10
    other = tmp_path / "other.weights"
    other.write_bytes(b"other")
    monkeypatch.setattr(strength, "file_for", lambda seats: other)
    assert kept.of(cell).games == 0


def test_a_cell_is_of_the_network_that_plays_at_its_table() -> None:
    two, three, four = (strength.Cell(("master", "careful"), seats, "", 1) for seats in (2, 3, 4))
    assert two.key.split()[-1] != three.key.split()[-1] == four.key.split()[-1]
