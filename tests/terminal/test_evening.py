"""The terminal on a table: series, texts on cards, offices and questions, the record of it all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.terminal.guests import Guest, Moment, Still, carry_on
from yksi.bots import Bot, new_bot
from yksi.cli import main
from yksi.game import actions as do
from yksi.records.table_record import replay, write_record
from yksi.table.room import LAWS
from yksi.terminal.setup.plan import Plan
from yksi.texts import LANGUAGES, Texts


def ticking(seconds: float) -> Callable[[], float]:
    """A clock on which every look takes so long."""

    def looks() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += seconds

    return looks().__next__


# --- a series


def series(seed: int, seconds: float = 20.0, limit: int = 0, language: str = "en") -> Guest:
    plan = Plan("kpgut", 3, "Aino", seed, forgets=30, series=True, limit=limit)
    guest = carry_on(Guest(language, seed), plan, ticking(seconds))
    assert guest.session is not None
    guest.session.close()
    return guest


def test_a_series_is_scored_by_minutes() -> None:
    guest = series(1)
    said = "\n".join(guest.lines)
    assert guest.lines[1].startswith("From the oldest to the youngest: ")
    assert "A game lasts at most 60 minutes." in guest.lines
    for game in (1, 2, 3):
        assert re.search(
            rf"Game {game} of the series, minutes as points:\n(\w+: \d+ points?\n){{3}}", said
        )
    assert "The series after 2 games:\n" in said
    last = said.partition("The series is over. The smallest average wins, 3 games played:\n")[2]
    rows = re.findall(r" +(\d)\. (\w+) +average (\d+\.\d), (\d+) in all", last)
    assert len(rows) == 3
    averages = [float(average) for _, _, average, _ in rows]
    assert averages == sorted(averages)
    assert all(abs(float(average) - int(total) / 3) < 0.06 for _, _, average, total in rows)


def test_the_points_are_those_of_the_table() -> None:
    guest = series(2)
    assert guest.session is not None
    table = guest.session.host.table
    again, _ = replay(write_record(table))
    assert again.lines == table.lines
    assert [line.split(" ", 1)[1] for line in table.lines[-2:]] == ["A ends the series", "A leaves"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_in_every_language(language: str) -> None:
    guest = series(3, language=language)
    text = Texts(language)
    assert text("series-game", game=3) in guest.lines
    assert text("series-heading", games=3, final="yes") in guest.lines
    assert not any("{" in line or "None" in line for line in guest.lines)


def test_the_limit_stops_a_game_while_the_person_thinks() -> None:
    guest = series(1, seconds=100.0, limit=2)
    said = "\n".join(guest.lines)
    assert "A game lasts at most 2 minutes." in said
    assert len(re.findall(r"The game (is over|was stopped)\.", said)) == 3
    assert "65 points" in said
    assert "70 points" in said


def test_the_etiquette_is_read_once() -> None:
    guest = series(1)
    text = Texts("en")
    assert guest.lines.count(text("ask-etiquette")) == 1
    assert text("etiquette").splitlines()[0] in guest.lines
    assert any(re.search("shuffles?, as the oldest", line) for line in guest.lines)


# --- offices, doubts, questions

DREW = "edition kpgut; seats 3; turn C; top R7; hand C R1 Y1 Y2; hand A R5 G6 G8; draw B4 B5; "


def draws_first() -> dict[int, Bot]:
    """Cilla draws although red 1 fits, then lays it."""
    return {2: Still(do.Draw(), do.Lay(("R1",)))}


def test_the_person_judges_a_doubt_as_the_oldest() -> None:
    moment = Moment(DREW, "n cilla", "3", "1", bots=draws_first())
    assert "You doubt that Cilla draws with reason." in moment.said
    assert "Cilla shows blue 4, yellow 1 and yellow 2." in moment.said
    assert "Did Cilla draw with or without reason? 1 Without reason, 2 With reason" in moment.said
    assert "“3” is none of them; a number from 1 to 2, please." in moment.said
    assert "You warn Cilla" in moment.said
    assert moment.table.room.people[2].warnings == ["needless-drawing"]
    moment = Moment(DREW, "n cilla", "2", bots=draws_first())
    assert moment.table.room.people[2].warnings == []
    assert moment.holds(0) == 3 + 4


def test_a_bot_judges_a_doubt_where_it_is_the_oldest() -> None:
    moment = Moment(DREW + "age B A C", "n", "c", bots=draws_first())
    assert "Whom do you mean?" in moment.said
    assert "Bo answers “With reason”." in moment.said
    assert moment.holds(0) == 3 + 4


def test_a_doubt_of_forced_drawing_needs_no_judge() -> None:
    text = "edition kpgut; seats 3; turn C; top R7; hand C Y1 Y2; hand A R5 G6; draw B4 R9"
    moment = Moment(text, "n cilla", bots={2: Still(do.Draw(), do.Lay(("R9",)))})
    assert "Did Cilla draw" not in moment.said
    assert moment.holds(0) == 2 + 4


def test_warning_and_removing() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1 R2; hand B G1 G2; "
    moment = Moment(text, "m bo", "y", "v bo shouting at cards", "m bo", "", "m bo", "y")
    assert "A warning comes first. (r tells the rule)  KPG-§15.2" in moment.said
    assert "You warn Bo" in moment.said
    assert "shouting at cards" in moment.said
    assert moment.said.count("Out of the game, without a place: Bo.") == 3
    assert "Bo has to leave the game. Bo shows green 1 and green 2." in moment.said
    moment = Moment(text + "age B A C", "v cilla")
    assert "That is for somebody else to do. (r tells the rule)  KPG-§15.1" in moment.said
    assert "These rules have no such procedure." in Moment("turn A; top R7; hand A R1", "v bo").said


def test_accusing_by_ballot() -> None:
    text = "edition kpgut; seats 3; turn C; top R7; hand C R1 Y1 Y2; hand A R5 G6 G8"
    moment = Moment(text, "f", "maybe", "y", bots={2: Still(do.Lay(("R1",)))})
    assert moment.said.count("Did Cilla cheat with the last play? y or n.") == 2
    assert "Cilla takes back a card." in moment.said
    assert moment.holds(2) == 3 + 2
    moment = Moment(text, "f", "n", bots={2: Still(do.Lay(("R1",)))})
    assert "The answer is no." in moment.said
    assert moment.holds(2) == 2


def test_stopping_the_game_is_put_to_the_vote() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1 R2; holds B 5; holds C 1; called C"
    moment = Moment(text, "z", "n", "z", "y")
    assert moment.said.count("Stop the game now? y or n.") == 2
    assert "The game is over. Cilla wins." in moment.said
    assert [seat.place for seat in moment.game.view(0).seats] == [2, 3, 1]


def test_showing_how_one_feels_takes_no_turn() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1 R2 R3"
    moment = Moment(text, "e", "1", "1")
    assert "How do you feel? A number: 1 Hooray, 2 Oh well," in moment.said
    assert "You: Hooray" in moment.lines
    assert moment.said.partition("You lay red 1.")[0].count("Your turn.") == 1


def test_giving_up_in_a_series_game_and_going_on() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1 R2"
    moment = Moment(text, "g", "y", bots={1: new_bot("casual", 1), 2: new_bot("casual", 2)})
    assert "You give up." in moment.said
    assert moment.game.over
    assert moment.game.view(0).seats[0].place == 3


# --- nobody is hurried


class Dreamy(Moment):
    """Takes an hour for every answer."""

    def __init__(self, position: str, *answers: str, bots: dict[int, Bot]) -> None:
        self.now = 0.0
        super().__init__(position, *answers, bots=bots, clock=lambda: self.now)

    def _ask(self, line: str) -> str:
        self.now += 3600
        return super()._ask(line)


def test_a_question_waits_as_long_as_it_takes() -> None:
    moment = Dreamy(DREW, "n cilla", "1", bots=draws_first())
    assert moment.table.room.people[2].warnings == ["needless-drawing"]


def test_no_bot_is_late_because_the_person_dreams() -> None:
    text = "edition kpgut; seats 4; turn C; top R7; hand C R1 Y1; hand A B1 B2 B3; holds D 5"
    moment = Dreamy(text, "", bots={2: Still(do.Lay(("R1",)))})
    assert "Enter goes on." in moment.said
    assert "Time is up" not in moment.said
    assert "Disa was away" not in moment.said


# --- texts of one's own

TEXT = "edition custom + card1=text; seats 3; turn A; top R7; hand A WC1 R1 R2 R3; "
HANDS = TEXT + "hand B G9 G3 G4; hand C B1 B2; draw Y1 Y2"
SAYS = {1: "everybody stands up"}


def test_a_text_of_ones_own_is_carried_out_with_tools() -> None:
    moment = Moment(
        HANDS,
        *("4 red", "d bo 2", "o bo 1", "g bo me", "s cilla", "m cilla", "c blue", "t cilla", ""),
        texts=SAYS,
        bots={2: Still(do.Lay(("B1",)))},
    )
    assert "  4  Wild Customizable (everybody stands up)  fits" in moment.lines
    assert "You lay Wild Customizable (everybody stands up) and choose red." in moment.said
    assert "Your card says “everybody stands up”." in moment.said
    assert "The card says “everybody stands up”. Carry it out: d NAME 2 makes" in moment.said
    assert "The table gives Bo two cards." in moment.said
    assert "Bo discards green 3." in moment.said
    assert re.search(r"Bo gives you (green|yellow) \d\.", moment.said)
    assert "Cilla shows blue 1 and blue 2." in moment.said
    assert moment.table.room.markers == {2: ""}
    assert "You choose blue." in moment.said
    after = moment.said.partition("The text is carried out, and play goes on.")[2]
    assert after.startswith("\nCilla lays blue 1.")


def test_the_person_chooses_own_cards_for_a_text() -> None:
    moment = Moment(HANDS, "4 red", "g me cilla", "", "1", "o aino 1", "1 2", "2", texts=SAYS)
    assert "Which card do you give to Cilla? Its number, please." in moment.said
    assert "Which card? Its number, please." in moment.said
    assert "You give Cilla red 1." in moment.said
    assert moment.said.count("You must discard 1 card. The numbers, please.") == 2
    assert "You discard red 3." in moment.said
    assert [moment.holds(seat) for seat in range(3)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("d", "“d” is none of the tools."),
        ("d bo many", "“many” is none of the tools."),
        ("d nobody 2", "I do not know who “nobody” is."),
        ("c purple", "“purple” is not a colour here."),
        ("d bo 11", "It cannot be used like that."),
        ("o bo 3", "(r tells the rule)  CUS-R20"),
        ("x bo", "There is nobody to catch there."),
    ],
)
def test_tools_that_cannot_be_used_like_that(typed: str, said: str) -> None:
    moment = Moment(HANDS, "4 red", typed, texts=SAYS)
    assert said in moment.said
    assert moment.table.room.carrying is not None


def test_the_person_carries_out_the_text_of_a_bot() -> None:
    text = "edition custom + card1=text; seats 3; turn C; top R7; hand C WC1 G1 G2; hand A R1 R2"
    moment = Moment(text, "d cilla 1", "", texts=SAYS, bots={2: Still(do.Lay(("WC1",), "red"))})
    assert "The card that Cilla laid says “everybody stands up”." in moment.said
    assert "The table gives Cilla a card." in moment.said
    assert moment.said.index("The text is carried out") < moment.said.index("Your turn.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_has_a_letter_of_its_own(language: str) -> None:
    text = Texts(language)
    names = ("draw", "discard", "give", "show", "mark", "turn", "color")
    words = [word for name in names for word in text(f"use-{name}").split()]
    taken = [*text("key-call").split(), *text("key-catch").split()]
    assert len({*words, *taken}) == len(words) + len(taken)


# --- the command line and the record


def run(*args: str, lines: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(main, args, input="".join(f"{line}\n" for line in lines))


def test_card_texts_on_the_command_line() -> None:
    result = run(
        *("play", "--edition", "custom", "--seats", "2"),
        *("--card", "1=everyone stands up", "--card", "2=joke", "--card", "3=Extra turn"),
    )
    assert result.exit_code == 0, result.output
    assert "Customizable card 1 now says “everyone stands up”." in result.output
    assert "Customizable card 2 now says “The joke”." in result.output
    assert "Customizable card 3 now says “Extra turn”." in result.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--edition", "custom", "--card", "4=joke"], "--card takes a card from 1 to 3"),
        (["--edition", "custom", "--card", "joke"], "not “joke”."),
        (["--edition", "custom", "--card", "1="], "not “1=”."),
        (["--edition", "custom", "--card", "1=" + "x" * 141], "at most 140 letters"),
        (["--card", "1=joke"], "--card: these rules have no customizable cards."),
        (["--series"], "--series belongs to games with places, such as kpgut."),
        (["--limit", "20"], "--limit belongs to games with places"),
        (["--edition", "kpgut", "--series", "--limit", "61"], "from 1 to 60, not “61”."),
        (["--edition", "kpgut", "--limit", "0"], "from 1 to 600, not “0”."),
        (["--record", "/nowhere/at/all"], "/nowhere/at/all cannot be written: "),
    ],
)
def test_what_cannot_be_played(args: list[str], said: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert said in result.output


def recorded(path: Path, *args: str, lines: Sequence[str]) -> str:
    result = run("play", "--seed", "3", "--name", "Aino", "--record", str(path), *args, lines=lines)
    assert result.exit_code == 0
    assert f"The evening is recorded in {path}." in result.output
    return path.read_text(encoding="utf-8")


def test_the_record_of_an_evening(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    text = recorded(path, "--edition", "kpgut", lines=["", "d", "q"])
    assert text.startswith(f"yksi table 1\nchance chacha8\n\n0.000 table opens by laws {LAWS}\n")
    assert text.rstrip().endswith("A leaves")
    table, _ = replay(text)
    assert write_record(table) == text
    told = run("replay", str(path)).output
    assert "  0:00  Aino comes in." in told
    assert re.search(r"  0:00  Round the table, clockwise: Aino, Bo, Cilla and Disa\.", told)
    assert re.search(r"Aino draws \w+ \w+", told)
    own = run("replay", str(path), "--seat", "A", "--lang", "fi").output
    assert "Nostat" in own
    other = run("replay", str(path), "--seat", "B", "--position").output
    assert "Aino draws a card." in other
    assert "edition kpgut\n" in other
    assert "the seats are A B C D." in run("replay", str(path), "--seat", "E").output


def test_an_interrupted_evening_is_recorded_too(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    assert recorded(path, lines=[]).rstrip().endswith("A leaves")


def test_a_broken_record_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    text = recorded(path, lines=["q"])
    path.write_text(text.replace("A starts", "A begins"), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert re.search(r"evening\.txt: line \d+: ", result.output)
    path.write_text("yksi table 1\n", encoding="utf-8")
    assert "line 1: the record of a table begins with" in run("replay", str(path)).output
