"""Analysis of games: chances that are right, blunders that are found, and no hidden card used."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from tests.bot_games import finish
from tests.compiling import interpreted_only, native, one_compiler
from tests.party import Party
from tests.serving import Server, play_round, running, seated
from yksi.analysis.contests import Contest
from yksi.analysis.judge import Judge
from yksi.analysis.moments import Moment, rounds_of
from yksi.analysis.round_analysis import Analysed, analyse_round
from yksi.analysis.steps import event_of, steps_of
from yksi.bots import Bot, new_bot
from yksi.cli import main
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.game.record import RecordError
from yksi.kernel import actions as k
from yksi.records.table_record import write_record
from yksi.server.workers import analysis
from yksi.table import Stage

ROOT = Path(__file__).parents[2]
WINS = """
edition classic
seats 2
turn A
top R7
hand A R1
called A
hand B R2 G3 B4
"""
WISHES = """
edition classic
seats 3
turn A
top R7
hand A W G1
hand B B2 B3 B4
hand C Y5 Y6 Y8
"""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Everything that is compiled here, while nobody else compiles."""
    if not interpreted_only:
        from yksi.native import kernel_for

        with one_compiler():
            kernel_for(4, 108).prepare("search")


def after(position: str, *moves: tuple[int, Action]) -> str:
    """The record of some moves from a position."""
    game = Game.from_position(position)
    for seat, action in moves:
        game.play(seat, action)
    return game.record()


def only_round(record: str, playouts: int = 200, seed: int = 1, threads: int = 1) -> Analysed:
    (found,) = rounds_of(record)
    return analyse_round(found, playouts, seed, threads)


def evening(rules: str = "classic + hand_size=3 + target=1", seed: int = 4) -> str:
    """The record of a table where two bots and somebody have played to the end."""
    party = Party.of(rules, people=1, bots=2, seed=seed)
    party.drive(obedient=0, most=2000)
    while party.room.stage is Stage.BETWEEN:
        party.obey(0)
        party.drive(obedient=0, most=2000)
    return write_record(party.table)


# --- reading


def test_the_moments_of_a_game() -> None:
    game = Game.new("classic", 3, seed=3)
    first = game.turn
    game.play(first, do.Draw())
    (found,) = rounds_of(game.record({"name.A": "Aino"}))
    (moment,) = found.moments
    assert (moment.number, moment.line, moment.seat, moment.action) == (2, 8, first, do.Draw())
    assert found.names == ("Aino", "B", "C")
    assert found.ended == ()


def test_every_round_of_an_evening() -> None:
    record = evening("classic + hand_size=3 + target=300")
    rounds = rounds_of(record)
    assert [found.number for found in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1
    lines = record.split("\n")
    for found in rounds:
        assert sum(found.ended) == 1000
        assert found.names[0] == "Anna"
        for moment in found.moments:
            words = lines[moment.line - 1].split()
            assert words[1] == "ABC"[moment.seat]


def test_reactions_are_not_judged() -> None:
    moments = [m for found in rounds_of(evening("kpgut")) for m in found.moments]
    assert moments
    assert not any(isinstance(m.action, do.Call | do.Catch | do.JumpIn) for m in moments)


def test_a_record_that_lies_is_refused_with_its_line() -> None:
    record = after(WINS, (0, do.Lay(("R1",)))).replace("plays R1", "plays G1")
    with pytest.raises(RecordError, match="line 14: the move is refused: not-in-hand"):
        rounds_of(record)


# --- steps


def test_the_steps_of_a_play() -> None:
    game = Game.from_position("edition kpgut\nseats 2\nturn A\ntop R7\nhand A R5 G5 Y5\nholds B 5")
    found = []
    for number in steps_of(game.state, do.Lay(("R5", "G5"))):
        found.append(number)
        game.play(0, game.action(number))
    assert [event_of(game.state, 0, number) for number in found] == [
        ev.Laid(0, "R5", False),
        ev.Laid(0, "G5", False),
        None,
    ]
    assert found[-1] == k.STOP


# --- judging


@native
def test_who_wins_at_once_is_certain_to() -> None:
    (move,) = only_round(after(WINS, (0, do.Lay(("R1",))))).moves
    assert move.chances[0].value == 1
    assert 0.9 < move.chances[0].low < move.chances[0].high == 1
    assert move.cost is None


@native
def test_a_blunder_costs() -> None:
    found = only_round(after(WINS, (0, do.Draw())))
    (move,) = found.moves
    assert move.better == ev.Laid(0, "R1", False)
    assert move.cost is not None
    assert move.cost.low > 0.2
    assert found.costliest(5) == [move]


@native
def test_a_bad_colour_costs_and_the_good_one_does_not() -> None:
    bad, good = (
        only_round(after(WISHES, (0, do.Lay(("W",), color, uno=True)))).moves[0]
        for color in ("yellow", "green")
    )
    assert bad.better == ev.Named(0, "green")
    assert bad.is_costly
    assert not good.is_costly


@native
def test_the_same_seed_gives_the_same_analysis() -> None:
    record = evening()
    once, again, other = (only_round(record, 40, seed, t) for seed, t in ((1, 1), (1, 2), (2, 1)))
    assert once == again
    assert once != other


def _careless_game(seed: int) -> str:
    """The record of a round in which nobody thinks."""
    game = Game.new("classic", 3, seed)
    bots: dict[int, Bot] = {seat: new_bot("random", seat) for seat in range(3)}
    finish(game, bots)
    return game.record()


@native
def test_the_moves_that_cost_most_do_not_hang_on_luck() -> None:
    """Play-outs go where the doubt is, until every seed tells the same list."""
    record = _careless_game(1)
    lists = [only_round(record, 400, seed).costliest(5) for seed in (1, 2)]
    told = [{(move.number, repr(move.better)) for move in moves} for moves in lists]
    assert len(told[0]) == 5
    assert told[0] == told[1]
    assert lists[0][0].number == lists[1][0].number


@native
def test_chances_add_up_to_about_one() -> None:
    first = only_round(evening()).moves[0]
    assert sum(chance.value for chance in first.chances) == pytest.approx(1, abs=0.2)


@native
def test_places_are_worth_less_the_later_they_are() -> None:
    found = only_round(evening("kpgut"), 4)
    assert found.measure == "places"
    assert sorted(found.ended) == [0, 0.1, 1]
    assert all(0 <= c.low <= c.value <= c.high <= 1 for m in found.moves for c in m.chances)


# --- secrecy


def _judged(position: str) -> tuple[Moment, object]:
    record = after(position, (0, do.Lay(("W",), "green")))
    (found,) = rounds_of(record)
    judgement = Judge(found.rules, 60, "1").judge(found.moments[0])
    return found.moments[0], (judgement.chances[0], _cost(judgement.worst), judgement.options)


def _cost(worst: Contest | None) -> object:
    return None if worst is None else (worst.cost, worst.better)


@native
def test_hidden_cards_change_nothing() -> None:
    """Other hands and another order of the pile look the same to the one who moves."""
    moment, judged = _judged(WISHES)
    swapped = WISHES.replace("hand B B2 B3 B4", "hand B G4 W4 R+2").replace("C Y5", "C G2")
    other, again = _judged(swapped)
    assert moment.views[0] == other.views[0]
    assert moment.views[1] != other.views[1]
    assert judged == again


@native
def test_in_a_whole_round_only_the_own_view_counts() -> None:
    """Every number is that of a judge who is given this one view alone."""
    (found,) = rounds_of(evening())
    judge = Judge(found.rules, 20, "1")
    for moment in found.moments[:6]:
        whole = judge.judge(moment)
        for seat in range(3):
            views = tuple(v if i == seat else None for i, v in enumerate(moment.views))
            alone = Moment(
                *(moment.number, moment.line, moment.seat, moment.action),
                *(views, moment.settled, moment.told),
            )
            if seat == moment.seat:
                assert _cost(judge.judge(alone).worst) == _cost(whole.worst)
            assert judge.judge(alone).chances[seat] == whole.chances[seat]


# --- the command


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["analyse", *args, "--lang", "en"])


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    path = tmp_path / "blunder.txt"
    path.write_text(after(WINS, (0, do.Draw())), encoding="utf-8")
    return path


@native
def test_what_is_told(blunder: Path, tmp_path: Path) -> None:
    result = run(str(blunder), "--playouts", "100")
    assert result.exit_code == 0, result.output
    assert "Chance to win the round" in result.output
    assert "A draws a card." in result.output
    assert "Better: A lays red 1." in result.output
    path = tmp_path / "evening.txt"
    path.write_text(evening(), encoding="utf-8")
    told = run(str(path), "--playouts", "10").output
    assert "Round 1: classic + hand_size=3 + target=1" in told
    assert "Bot 0 lays" in told


@native
def test_the_documents_show_what_the_command_prints() -> None:
    page = (ROOT / "docs" / "ANALYSIS.md").read_text("utf-8")
    shown = re.search(r"```\n\$ yksi analyse (\S+) --plain --plot \S+\n(.*?)```", page, re.DOTALL)
    assert shown
    result = run(str(ROOT / shown[1]), "--plain")
    assert result.exit_code == 0, result.output
    assert result.output.split() == shown[2].split()  # whatever spaces numbers are written with


@native
def test_json(blunder: Path, tmp_path: Path) -> None:
    document = json.loads(run(str(blunder), "--playouts", "50", "--json", "-").output)
    (found,) = document["rounds"]
    (move,) = found["moves"]
    assert (found["playouts"], found["measure"]) == (50, "chance")
    assert move["move"] == "A draws"
    assert move["better"] == {"event": "laid", "seat": 0, "card": "R1", "jumped": False}
    assert len(move["chances"]) == 2
    file = tmp_path / "out.json"
    run(str(blunder), "--playouts", "50", "--json", str(file))
    assert json.loads(file.read_text(encoding="utf-8")) == document


@native
def test_pictures(blunder: Path, tmp_path: Path) -> None:
    png, svg = tmp_path / "a.png", tmp_path / "a.svg"
    assert run(str(blunder), "--playouts", "10", "--plot", str(png)).exit_code == 0
    assert struct.unpack(">II", png.read_bytes()[16:24]) > (800, 600)
    assert run(str(blunder), "--playouts", "10", "--plot", str(svg)).exit_code == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--playouts", "0"), "--playouts takes a number from 1"),
        (("--seed", "x"), "--seed"),
        (("--worst", "many"), "--worst"),
        (("--plot", "a.gif"), "a.gif should end with one of .png .svg"),
    ],
)
def test_options_that_make_no_sense(blunder: Path, arguments: tuple[str, str], told: str) -> None:
    result = run(str(blunder), *arguments)
    assert result.exit_code == 2
    assert told in result.output


def test_records_that_cannot_be_analysed(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    assert "cannot be read" in run(str(path)).output
    path.write_text("yksi record 2\n", encoding="utf-8")
    result = run(str(path))
    assert result.exit_code == 2
    assert "line 1: a record begins with" in result.output
    path.write_text("yksi table 1\nchance chacha8\n\nx\n", encoding="utf-8")
    assert "line 4: a line begins with seconds" in run(str(path)).output
    path.write_text(Game.new("classic", 2, seed=1).record(), encoding="utf-8")
    assert "nobody has chosen a move" in run(str(path)).output


# --- the server

SLOWEST = 180  # seconds, with what may have to be compiled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("database")) as server:
        yield server


def fetch(server: Server, path: str) -> dict[str, Any]:
    """An analysis, waited for."""
    until = monotonic() + SLOWEST
    while monotonic() < until:
        status, _, body = server.get(path)
        found: dict[str, Any] = json.loads(body)
        if status == 200:
            return found
        assert status == 202
        assert found["state"] in ("waiting", "preparing", "playing")
        sleep(0.1)
    raise AssertionError("it never came")


@native
def test_a_finished_round_is_analysed(server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    path = f"/api/tables/{clients[0].table}"
    assert server.get(f"{path}/analysis?round=x")[0] == 400
    assert server.get(f"{path}/analysis")[0] == 400
    assert server.get("/api/tables/nowhere/analysis?round=1")[0] == 404
    play_round(clients)
    found = fetch(server, f"{path}/analysis?round=1")
    frames = [frame for page in server.replay(clients[0].table) for frame in page["frames"]]
    assert found["names"] == ["Anna", "Bea"]
    assert sorted(found["ended"]) == [0, 1]
    for move in found["moves"]:
        words = frames[move["line"] - 4]["line"].split()
        assert words[1] == "AB"[move["seat"]]
        assert len(move["chances"]) == 2
    status, _, again = server.get(f"{path}/analysis?round=1")
    assert (status, json.loads(again)) == (200, found)


@native
def test_a_round_that_runs_is_not_analysed(server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    path = f"/api/tables/{clients[0].table}/analysis?round=1"
    until = monotonic() + SLOWEST
    while (status := server.get(path)[0]) == 202 and monotonic() < until:
        sleep(0.05)
    assert status == 404


def test_long_rounds_get_fewer_play_outs() -> None:
    assert analysis.playouts_for(60, 4) == analysis.MOST_PLAYOUTS
    assert analysis.FEWEST_PLAYOUTS <= analysis.playouts_for(1_000, 10) < 100
    assert analysis.playouts_for(4_000, 28) == analysis.FEWEST_PLAYOUTS


def test_the_server_starts_without_the_compiler() -> None:
    program = "import sys, yksi.server.app; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
