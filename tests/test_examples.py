"""The examples run, with numbers as small as can be; what they find is for people to read."""

from __future__ import annotations

import json
import re
import runpy
import sys
from pathlib import Path

import pytest

from tests.compiling import native, one_compiler

ROOT = Path(__file__).parent.parent


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")


def prepare_search() -> None:
    from yksi.native import kernel_for

    with one_compiler():
        kernel_for(2, 108).prepare("search")


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda p: p.name)
def test_help_keeps_its_lines_and_tells_every_default(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command of an example can be copied from its help as it stands."""
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        run(monkeypatch, path.name, "--help")
    assert left.value.code == 0
    page = capsys.readouterr().out
    assert re.search(rf"^    python examples/{path.name} .*--", page, re.MULTILINE)
    defaults = re.findall(r'"(--\w+)".*default=', path.read_text())
    options = page.partition("options:")[2]
    for option in defaults:
        assert re.search(rf"{option} [A-Z]+\s+[^-]*\([^)]+\)", options), option


@native
def test_bluffs_and_challenges_are_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prepare_search()
    picture = tmp_path / "found.svg"
    few = ("--seats", "2", "--positions", "3", "--rounds", "2", "--plot", str(picture))
    run(monkeypatch, "bluffing.py", "--editions", "classic,kpgut", *few)
    shown = capsys.readouterr().out
    assert "pays below" in shown
    assert "pays above" in shown
    assert shown.count("classic, 2 seats") >= 2
    assert "<svg" in picture.read_text()


@native
def test_what_a_colour_is_worth_is_told_by_two_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prepare_search()
    picture = tmp_path / "found.svg"
    few = ("--seats", "2", "--positions", "30", "--rounds", "2", "--plot", str(picture))
    run(monkeypatch, "colours.py", *few)
    shown = capsys.readouterr().out
    assert len(re.findall(r"^ 2 +(?:play-outs|network) +[−+\d–]", shown, re.MULTILINE)) == 4
    assert "<svg" in picture.read_text()


@native
def test_hoarders_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "found.svg"
    few = ("--games", "4", "--bots", "careful,master", "--plot", str(picture))
    run(monkeypatch, "hoarding.py", *few)
    shown = capsys.readouterr().out
    needless = r"^ (\w+) +classic( \+ voluntary=never)? +\S+ ± \S+ +([\d.]+)"
    found = re.findall(needless, shown, re.MULTILINE)
    assert len(found) == 4
    honest = [draws for bot, never, draws in found if bot == "careful" or never]
    assert honest == ["0.00"] * 3  # nobody draws without need who may not, or is careful
    assert "<svg" in picture.read_text()


def test_runs_become_tables_and_a_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def turns(value: int) -> dict[str, int]:
        return {"value": value, "low": value, "high": value}

    length = {f"turns-{name}": turns(n) for name, n in (("low", 9), ("median", 20), ("high", 60))}
    files = []
    for seats in (2, 4):
        share = {"value": 1.1 / seats, "low": 1 / seats, "high": 1.2 / seats}
        found = {"order": {"1": share}, "length": length}
        plan = {"rules": "classic", "seats": seats}
        points = [0] * 500 + [1]  # one round is enough
        file = tmp_path / f"{seats}.json"
        file.write_text(json.dumps({"plan": plan, "results": found, "points": points}))
        files.append(str(file))
    picture = tmp_path / "found.svg"
    run(monkeypatch, "seats.py", *files, "--plot", str(picture))
    shown = capsys.readouterr().out
    assert "| `classic` | 55.00 ± 5.00 | 27.50 ± 2.50 |" in shown
    assert "| `classic` | 20 (9 – 60) | 20 (9 – 60) |" in shown
    assert "| `classic` | 1 (1 – 1) | 1 (1 – 1) |" in shown
    assert "<svg" in picture.read_text()


@native
def test_a_first_game_is_played_saved_loaded_and_analysed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prepare_search()
    file = tmp_path / "game.txt"
    run(monkeypatch, "first_game.py", "--playouts", "20", "--file", str(file))
    shown = capsys.readouterr().out
    assert "Outcome(reason=<EndReason.OUT: 'out'>" in shown
    assert "note name.A Careful" in file.read_text()
