"""`yksi score`: evenings with paper cards, kept line by line, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from yksi.cli import main
from yksi.evening import Evening, RefusedEntryError, Start
from yksi.evening import entries as wrote
from yksi.evening.record import read_record
from yksi.terminal.score.pen import BEGAN, Pen, new_pen, old_pen
from yksi.texts import LANGUAGES, Texts, Trouble

CLASSIC = ("1", "1", "100", "Aino, Bo, Cy", "Bo")
KPGUT = ("kpgut", "Aino, Bo, Cy", "Cy", "Aino", "1", "")
ROUND = ("1", "bo", "7 7 s", "w4")


def score(file: Path, *answers: str, lang: str = "en") -> Result:
    said = "\n".join(answers) + "\n"
    return CliRunner().invoke(main, ["score", str(file), "--lang", lang], input=said)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.txt"


def test_rounds_are_counted_and_kept(file: Path) -> None:
    said = score(file, *CLASSIC, *ROUND, "that")
    assert said.exit_code == 0
    assert "34 points." in said.output
    assert "Round 1: Bo goes out. Points: Aino 0, Bo 84 and Cy 0." in said.output
    evening = read_record(file.read_text("utf-8"))
    assert evening.paper.match.rounds[-1].totals == (0, 84, 0)
    assert evening.paper.dealer == 2


def test_an_evening_goes_on_where_it_was(file: Path) -> None:
    score(file, *CLASSIC, *ROUND)  # and the terminal is closed
    said = score(file, "1", "Cy", "+2", "", "undo", "redo", "change", "1", "Cy", "9", "", "that")
    assert "goes on: 1 entry so far" in said.output
    assert "Round 1 is put right: Cy went out. Points: Aino 0, Bo 0 and Cy 29." in said.output
    assert len(read_record(file.read_text("utf-8")).written) == 5


def test_a_match_ends_and_another_begins(file: Path) -> None:
    said = score(file, *CLASSIC, *ROUND, *ROUND, "another", "somebody else", "Aino", "that")
    assert "Bo — the match is won." in said.output
    assert "Another match begins." in said.output
    assert "Round 1: Aino deals, Bo begins." in said.output


def test_going_out_is_noted_later(file: Path) -> None:
    said = score(
        file, *KPGUT, "the cards", "out earlier", "Bo", "5", "out earlier", "Bo", "0", "that"
    )
    assert Texts("en")("evening-refused-no-such-minute") in said.output
    game = read_record(file.read_text("utf-8")).paper.games[-1]
    assert game.out_at == {1: 0}


def test_a_series_by_the_clock(file: Path) -> None:
    start = ("the cards", "remove", "Bo", "warning", "Bo", "rude", "remove", "Bo")
    vote = ("result", "Is it so?", "1", "1", "no")
    said = score(file, *KPGUT, *start, *vote, "somebody joins", "Dag", "Aino", "", "out", "Dag")
    for line in (
        "Removal comes only after a warning (§ 15).",
        "Cy warns Bo: rude",
        "Cy removes Bo from the game.",
        "Vote: Is it so? No, 1 to 1.",
        "A tie. What does Cy say, the oldest?",
        "Dag sits down left of Aino and takes nine cards.",
        "Dag is out: place 1, 0 full minutes.",
        "0:00, 2 players still in.",
    ):
        assert line in said.output
    said = score(file, "stop", "by a vote", "7 s", "w", "note", "The worn R7 is out.", "that")
    assert "Noted: The worn R7 is out." in said.output
    assert "Game 1 of the series: Aino 70, Dag 0, Bo without points and Cy 65." in said.output
    assert "Game 2 has not begun yet." in said.output


def test_who_sat_out_joins_the_running_game(file: Path) -> None:
    head = 'yksi score 1\nedition kpgut\npeople "Aino" "Bo" "Cy"\n\n'
    file.write_text(f"{head}0.000 game begins with A B\n", "utf-8")
    said = score(file, "somebody joins", "cy", "Aino", "somebody joins", "Bo", "Aino", "", "that")
    assert "Cy sits down left of Aino and takes nine cards." in said.output
    assert "Two people have the same name." in said.output
    assert file.read_text("utf-8").endswith("C joins left of A\n")


def test_what_cannot_be_is_told_and_asked_again(file: Path) -> None:
    said = score(
        *(file, "chess", "classic", "1", "many", "100", "Aino", "Aino, aino", "Aino, Bo", ""),
        *("1", "z", "Bo", "7 x", "w4 w4 w4 w4 w4", "that"),
    )
    for line in (
        "“chess” is none of these.",
        "A number from 1 to 5,000, please.",
        "At least two are needed.",
        "Two people have the same name.",
        "There is no card X here.",
        "A deck does not have so many of these: W4.",
        "250 points.",
    ):
        assert line in said.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(file: Path, lang: str) -> None:
    text = Texts(lang)
    said = score(file, *CLASSIC, *ROUND, text("score-end"), lang=lang)
    assert said.exit_code == 0
    assert text("score-kept", file=str(file)) in said.output


def test_a_line_that_was_cut_off_is_taken_away_and_a_bad_one_named(file: Path) -> None:
    score(file, *CLASSIC, *ROUND)
    whole = file.read_text("utf-8")
    file.write_text(whole + "12.000 A goes ou", encoding="utf-8")
    assert "1 entry so far" in score(file, "that").output
    assert file.read_text("utf-8") == whole
    file.write_text(whole + "12.000 A goes ou\n", encoding="utf-8")
    said = score(file, "that")
    assert said.exit_code != 0
    assert "line 8" in said.output


# --- the pen


class Clocks:
    def __init__(self) -> None:
        self.world, self.own = 1_000_000.0, 50.0


def test_a_game_goes_on_while_the_file_is_closed_and_no_clock_moves_it(file: Path) -> None:
    clocks = Clocks()
    start = Start("kpgut", ("Aino", "Bo"), series=True, limit=60)
    pen = new_pen(file, start, lambda: clocks.world)
    pen.write(wrote.GameBegins((0, 1)))
    clocks.world += 600
    again = Pen(
        file, read_record(file.read_text("utf-8")), lambda: clocks.world, lambda: clocks.own
    )
    assert 600_000 <= again.now <= 601_000
    clocks.world += 10_000  # somebody sets the clock
    clocks.own += 90
    assert 690_000 <= again.now <= 691_000
    clocks.world -= 1_000_000  # set back, and the file is opened again: time never runs backwards
    again.write(wrote.Away(0))
    later = Pen(
        file, read_record(file.read_text("utf-8")), lambda: clocks.world, lambda: clocks.own
    )
    assert later.now == again.evening.written[-1].at


def test_what_is_refused_is_not_in_the_file(file: Path) -> None:
    pen = new_pen(file, Start("classic", ("Aino", "Bo")))
    before = file.read_text("utf-8")
    with pytest.raises(RefusedEntryError):
        pen.write(wrote.Deals(7))
    assert file.read_text("utf-8") == before
    assert BEGAN in before


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    pen = Pen(tmp_path, Evening(Start("classic", ("Aino", "Bo"))))  # a folder
    with pytest.raises(Trouble, match="error-file-write"):
        pen.write(wrote.Deals(1))


def test_a_pen_goes_on_with_its_file(file: Path) -> None:
    new_pen(file, Start("classic", ("Aino", "Bo"))).write(wrote.Deals(1))
    pen = old_pen(file, file.read_text("utf-8"))
    pen.write(wrote.RoundOver(0, {1: ("7",)}))
    assert len(read_record(file.read_text("utf-8")).written) == 2
