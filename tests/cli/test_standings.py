"""`yksi standings` and `yksi replay` of evenings with paper cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.evening.test_record import CLASSIC, KPGUT
from yksi.cli import main

OLD = "evening,game,name,points\n2019,1,aino,20\n2019,1,Kim,25\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("rounds.txt", CLASSIC), ("tour.txt", KPGUT), ("old.csv", OLD)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(*arguments: object, lang: str = "en") -> Result:
    first, *rest = map(str, arguments)
    return CliRunner().invoke(main, [first, "--lang", lang, *rest])


def test_tables_of_games_and_rounds(folder: Path) -> None:
    said = run("standings", *(folder / name for name in ("rounds.txt", "tour.txt", "old.csv")))
    assert said.exit_code == 0
    assert "Aino: place 1, games 2, average 15.0" in said.output
    assert "Bo: place –, games 0, average –" in said.output  # was removed
    assert "Sigrid: matches won 0, rounds won 1" in said.output


def test_results_can_be_read_again(folder: Path) -> None:
    every = folder / "all.csv"
    before = run("standings", folder / "tour.txt", folder / "old.csv", "--csv", "-")
    assert (
        run("standings", folder / "tour.txt", folder / "old.csv", "--results", every).exit_code == 0
    )
    assert run("standings", every, "--csv", "-").output == before.output
    assert before.output.startswith("place,name,games,average\n1,Aino,2,15.0000\n")


def test_a_picture(folder: Path) -> None:
    picture = folder / "standings.svg"
    assert run("standings", folder / "tour.txt", "--plot", picture, lang="fi").exit_code == 0
    assert "Ensimmäinen on Aino" in picture.read_text("utf-8")
    refused = run("standings", folder / "tour.txt", "--plot", folder / "standings.gif")
    assert refused.exit_code == 2
    assert ".png" in refused.output


def test_nothing_is_over_yet(folder: Path) -> None:
    (folder / "new.txt").write_text('yksi score 1\nedition classic\npeople "A" "B"\n\n')
    assert run("standings", folder / "new.txt").output == "Nothing is over yet in these evenings.\n"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("cut.txt", KPGUT[:-8], "line 18"),
        ("holes.csv", OLD + "2019,2,,3\n", "line 4: name is missing"),
        ("odd.txt", "yksi record 1\n", "line 1"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(
    folder: Path, name: str, text: str, reason: str
) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    said = run("standings", folder / name)
    assert said.exit_code != 0
    assert name in said.output
    assert reason in said.output


def test_an_evening_is_told_as_sentences(folder: Path) -> None:
    said = run("replay", folder / "tour.txt").output.splitlines()
    assert said[0].endswith("Game 1 begins with Aino, Bo and Cy.")
    assert said[3] == " 10:30  Aino is out: place 1, 10 full minutes."
    assert said[-1].endswith("4. Finn (100.0) and Bo without a place.")
    assert "Cy removes Bo from the game." in said[6]


def test_an_evening_that_was_cut_is_told_as_far_as_it_goes(folder: Path) -> None:
    (folder / "cut.txt").write_text(KPGUT[:-8], encoding="utf-8")
    said = run("replay", folder / "cut.txt")
    assert said.exit_code != 0
    assert "Finn gives up." in said.output
    assert "line 18" in said.output
