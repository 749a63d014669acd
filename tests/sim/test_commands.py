"""The commands: sim, compare and tournament tell what was found, or what makes no sense."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import HALF, row, run
from yksi.reports.numbers import NARROW
from yksi.sim import rows, runner
from yksi.sim.plan import CannotRun
from yksi.sim.rows import Rows
from yksi.sim.runner import Stopped, Work
from yksi.sim.tally import tally_of

pytestmark = pytest.mark.usefixtures("_compiled")


@native
def test_sim_tells_what_it_found() -> None:
    result = run("sim", "--games", "400", "--bots", "careful,random", "--seats", "2")
    assert result.exit_code == 0, result.output
    assert "classic, 2 seats: careful, random" in result.stdout
    assert "The bots move on from seat to seat." in result.stdout
    assert "whoever begins:" in result.stdout


@native
def test_sim_json_is_what_was_counted() -> None:
    result = run("sim", "--games", "300", "--seed", "7", "--json", "-", "--threads", "2")
    found = json.loads(result.stdout)
    tally = tally_of(HALF, 0, 300)
    assert found["plan"]["bots"] == ["random"] * 4
    assert found["turns"] == tally.turns.tolist()
    wins = found["results"]["seat"]["1"]
    assert wins["value"] == tally.seat_wins[0] / 300
    assert wins["low"] < wins["value"] < wins["high"]


@native
def test_sim_csv_has_one_line_a_result(tmp_path: Path) -> None:
    file = tmp_path / "found.csv"
    result = run("sim", "--games", "200", "--edition", "kpgut", "--csv", str(file), "--plain")
    assert result.exit_code == 0, result.output
    lines = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert {"section", "name", "unit", "of", "value", "low", "high"} == lines[0].keys()
    seats = [line for line in lines if line["section"] == "seat"]
    assert sum(float(line["value"]) for line in seats) == pytest.approx(1)


@native
def test_a_single_game_is_enough_to_tell_of() -> None:
    for args in (("sim", "--games", "1"), ("compare", "classic", "kpgut", "--games", "1")):
        result = run(*args)
        assert result.exit_code == 0, result.output
        assert "inf" not in result.stdout
        assert "nan" not in result.stdout


@native
def test_compare_rules() -> None:
    result = run(
        "compare", "classic", "classic + hand_size=4", "--games", "500", "--bots", "random"
    )
    assert result.exit_code == 0, result.output
    assert "With hand_size=4 a round is" in result.stdout
    assert "turns shorter" in result.stdout
    same_ = run("compare", "classic", "classic", "--games", "100")
    assert "Not a single game differs." in same_.stdout


@native
def test_compare_bots() -> None:
    result = run("compare", "--bots", "careful,random", "--games", "500", "--json", "-")
    found = json.loads(result.stdout)["differences"]
    assert found["duel"]["wins"]["significant"]
    assert found["alone"]["turns"]["difference"]["low"] > 0
    told = run("compare", "kpgut", "--bots", "careful,random", "--games", "60", "--csv", "-")
    assert told.stdout.startswith("part,name,unit,one,other,difference,low,high,p,significant\n")


@native
def test_tournament() -> None:
    args = ("tournament", "--games", "600", "--bots", "random,careful")
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert "careful is the best of them, and that is more than chance." in result.stdout
    assert re.search(r"^  1\. careful: rating [\s\d]+, 95 % interval", result.stdout, re.MULTILINE)
    assert run(*args, "--json", "-").stdout == run(*args, "--json", "-", "--threads", "1").stdout
    assert run(*args, "--csv", "-").stdout.count("\n") == 3


SHARP = ("--bots", "sharp,random", "--trials", "3", "--games", "2", "--seats", "2")


@native
def test_play_outs_are_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--trials` in the report, in JSON, and in what is played."""
    played = []

    def stand_in(*arguments: object, trials: int, foreseen: int | None) -> Rows:
        assert foreseen is None
        played.append(trials)
        _, seats, _, _, _, count = arguments
        assert isinstance(seats, int)
        assert isinstance(count, int)
        return np.array([row(seats, winner=0)] * count)

    monkeypatch.setattr("yksi.native.rows.thought_rows", stand_in)
    monkeypatch.setattr(rows, "prepare", lambda _: None)
    told = run("sim", *SHARP)
    assert told.exit_code == 0, told.output
    assert "sharp: 3 play-outs for a decision." in told.stdout
    assert json.loads(run("sim", *SHARP, "--json", "-").stdout)["plan"]["trials"] == 3
    assert "trials" not in json.loads(run("sim", "--games", "9", "--json", "-").stdout)["plan"]
    for command in ("compare", "tournament"):
        assert "sharp: 3 play-outs for a decision." in run(command, *SHARP).stdout
    assert set(played) == {3}


def _stopped(work: Work[Any], games: int, *_: object) -> Any:
    raise Stopped(work(0, 120), 120)


@native
def test_whoever_interrupts_is_told_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "run", _stopped)
    for args, most in (
        (("sim",), "100 000"),
        (("compare", "classic", "moomin"), "100 000"),
        (("compare", "--bots", "careful,random"), "100 000"),
        (("tournament",), "50 000"),
    ):
        result = run(*args)
        assert result.exit_code == 130, result.output
        heading = f"Games: 120 of {most}, then interrupted; seed 1."
        assert heading in result.stdout.replace(NARROW, " ")
        assert "Interrupted." in result.stderr
    found = json.loads(run("sim", "--json", "-").stdout)
    assert (found["games"], found["plan"]["games"]) == (120, 100_000)


@native
@pytest.mark.parametrize(
    "args",
    [
        ("sim", "--bots", "careful,random", "--seats", "3"),
        ("compare", "classic", "moomin"),
        ("compare", "--bots", "careful,random"),
        ("tournament", "--seats", "3"),
    ],
    ids=" ".join,
)
def test_pictures(tmp_path: Path, args: tuple[str, ...]) -> None:
    for ending in ("png", "svg"):
        file = tmp_path / f"found.{ending}"
        result = run(*args, "--games", "120", "--plot", str(file))
        assert result.exit_code == 0, result.output
        if ending == "png":
            start = file.read_bytes()[:24]
            assert start[:8] == b"\x89PNG\r\n\x1a\n"
            assert min(struct.unpack(">II", start[16:24])) > 300
        else:
            assert ElementTree.parse(file).getroot().tag.endswith("svg")


@native
def test_a_picture_of_two_bots_shows_who_wins_also_when_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots.svg"
    bots = ("compare", "--bots", "careful,random", "--plot", str(file))
    run(*bots, "--games", "120")
    assert "<!-- wins -->" in (drawn := file.read_text("utf-8"))
    assert "<!-- turns -->" in drawn
    monkeypatch.setattr(runner, "run", _stopped)
    assert run(*bots).exit_code == 130
    assert "<!-- wins -->" in (drawn := file.read_text("utf-8"))
    assert "<!-- turns -->" not in drawn


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sim", "--edition", "poker"), "poker"),
        (("sim", "--rules", "stacking=perhaps"), "stacking"),
        (("sim", "--bots", "shark"), "--bots: there is no bot “shark”"),
        (("sim", "--bots", "random,random,random", "--seats", "2"), "do not fit on 2 seats"),
        (("sim", "--seats", "12"), "2 to 10 can play this, not 12."),
        (("sim", "--seats", "four"), "--seats takes a whole number"),
        (("sim", "--games", "0"), "--games takes a number from 1"),
        (("sim", "--forget", "150%"), "--forget takes a share"),
        (("sim", "--threads", "0"), "--threads takes a number"),
        (("sim", "--plot", "found.gif"), "found.gif should end with one of .png .svg"),
        (("sim", "--json", "no/such/folder/x.json"), "no/such/folder/x.json cannot be written"),
        (("sim", "--json", "-", "--csv", "-"), "--json and --csv cannot both be written to -."),
        (("sim", "--trials", "50"), "--trials is for bots that think (sharp, grandmaster)"),
        (("tournament", "--trials", "50"), "--trials is for bots that think (sharp, grandmaster)"),
        (("sim", "--bots", "sharp", "--trials", "0"), "--trials takes a number from 1"),
        (("compare", "classic"), "Two rule sets"),
        (("compare", "classic", "kpgut", "moomin"), "Two rule sets"),
        (("compare", "--bots", "random,random"), "Two rule sets"),
        (("tournament", "--bots", "random"), "--bots needs at least 2 bots."),
        (("tournament", "--bots", "random,random"), "names a bot twice"),
        (("tournament", "--bots", "random,careful", "--seats", "3"), "as many different bots"),
    ],
)
def test_what_makes_no_sense_is_refused(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_without_a_gpu_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Rows:
        raise CannotRun("gpu-no-device")

    monkeypatch.setattr(rows, "gpu_rows", refuse)
    result = run("sim", "--games", "10", "--gpu")
    assert result.exit_code == 1
    assert "There is no CUDA graphics card here" in result.stderr
