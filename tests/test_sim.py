"""Simulations: the numbers are right, whoever counts them, and said so that people can use them."""

from __future__ import annotations

import csv
import importlib.util
import io
import json
import math
import struct
import sys
import types
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner, Result

from tests.test_native import interpreted_only, one_compiler
from yksi.cards import FACE_BY_NAME, FACES, NONE
from yksi.cli import main
from yksi.editions import parse_rules
from yksi.kernel.codes import Reason
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.policies.games import Column, play_games
from yksi.seeds import secret_of, secret_words
from yksi.sim import cluster, rating, rows, running
from yksi.sim.comparing import DUEL, UNITS, compared, differences, dueled, pairs_of
from yksi.sim.gathering import Tally, gather, tally_of
from yksi.sim.numbers import NARROW, Numbers
from yksi.sim.plan import (
    BOTS,
    CannotRun,
    Plan,
    PlanError,
    check_seats,
    read_bots,
    read_count,
    read_rules,
    read_share,
    round_the_table,
)
from yksi.sim.report import Report, Sentences, bins, chart
from yksi.sim.results import NUMBER, SHARE, Results, results_of
from yksi.sim.rows import Rows, rows_of
from yksi.sim.showing import plain_lines
from yksi.sim.statistics import (
    Estimate,
    mean,
    p_value,
    paired_z,
    quantile,
    share,
    significant,
)
from yksi.sim.verdicts import Comparison, Sides, rule_sides
from yksi.texts import LANGUAGES, Texts

native = pytest.mark.skipif(interpreted_only, reason="the compiler is switched off")
pytestmark = pytest.mark.xdist_group("native")

DUO = Plan("classic", 2, ("careful", "random"), games=500, forgets=6554, rotate=True)
HALF = Plan("classic", 4, ("random",) * 4, games=300, seed=7)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Whoever shares this machine waits rather than compile the same."""
    if not interpreted_only:
        with one_compiler():
            rows.prepare(HALF)


# --- plans


@pytest.mark.parametrize(
    ("typed", "count"), [("5", 5), ("250k", 250_000), ("1.5M", 1_500_000), ("1 000", 1000)]
)
def test_counts_are_read_as_people_write_them(typed: str, count: int) -> None:
    assert read_count("--games", typed) == count


@pytest.mark.parametrize("typed", ["", "0", "-1", "many", "1.5", "2000000000M", "٣"])
def test_what_is_no_count_is_refused(typed: str) -> None:
    with pytest.raises(PlanError) as refused:
        read_count("--games", typed)
    assert refused.value.key == "error-count"
    assert refused.value.arguments["option"] == "--games"


def test_shares_are_of_65_536() -> None:
    assert [read_share("--miss", word) for word in ("0", "50%", "12,5", "100 %")] == [
        *(0, 32768, 8192, 65536)
    ]
    for word in ("101", "-1", "x", "%"):
        with pytest.raises(PlanError):
            read_share("--miss", word)


def test_bots_sit_round_the_table_and_move_on() -> None:
    assert round_the_table(("careful", "random"), 5) == (
        *("careful", "random", "careful", "random", "careful"),
    )
    plan = Plan("classic", 3, ("careful", "random", "random"), games=10, rotate=True)
    assert plan.turns == 3
    assert plan.seated(1) == ("random", "careful", "random")
    assert plan.players(2)[6] == BOTS["careful"]
    parts = list(plan.stretches(0, 10))
    assert [(part.turned, part.first, part.games) for part in parts] == [
        *((0, 0, 4), (1, 4, 3), (2, 7, 3)),
    ]
    cut = [part for first in range(0, 10, 3) for part in plan.stretches(first, min(3, 10 - first))]
    assert [part.turned for part in cut for _ in range(part.games)] == [0] * 4 + [1] * 3 + [2] * 3
    with pytest.raises(PlanError):
        round_the_table(("careful",) * 3, 2)


def test_a_pair_of_bots_moves_on_in_two_ways_only() -> None:
    assert Plan("classic", 4, ("careful", "random") * 2, rotate=True).turns == 2
    assert Plan("classic", 4, ("careful",) * 4, rotate=True).turns == 1
    assert DUO._replace(rotate=False).turns == 1


def test_rules_and_seats_are_checked() -> None:
    assert read_rules(None, None) == "classic"
    assert read_rules("classic", "stacking=same") == "classic + stacking=same"
    for refused in (("poker", None), ("classic", "stacking=perhaps"), ("classic", "bluff")):
        with pytest.raises(PlanError):
            read_rules(*refused)
    with pytest.raises(PlanError):
        read_bots("--bots", "careful,shark")
    with pytest.raises(PlanError):
        check_seats("classic", 11)


# --- statistics, against known values


def test_wilson() -> None:
    """As in Newcombe 1998, Statistics in Medicine 17: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for hits, of, low, high in (
        *((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)),
        *((0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)),
    ):
        found = share(hits, of)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert math.isnan(share(0, 0).value)
    assert share(5, 5).high == 1


def test_mean() -> None:
    values = [3, 5, 8, 8, 1]
    found = mean(5, sum(values), sum(v * v for v in values))
    assert found.value == 5
    assert found.margin == pytest.approx(1.959964 * np.std(values, ddof=1) / math.sqrt(5))
    assert mean(1, 4, 16).high == math.inf


def test_quantiles() -> None:
    histogram = np.bincount([2, 3, 3, 9])
    assert [quantile(histogram, at) for at in (0.0, 0.25, 0.5, 0.75, 0.76, 1.0)] == [
        *(2, 2, 3, 3, 9, 9)
    ]


def test_tests() -> None:
    assert p_value(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert p_value(0) == 1
    assert paired_z(4, 8, 24) == pytest.approx(2 / (math.sqrt(8 / 3) / 2))
    assert paired_z(9, 0, 4) == 0
    assert paired_z(9, 9, 9) == math.inf


def test_many_questions_at_once() -> None:
    """Holm: the smallest of three is held to a third of the level, the next to a half."""
    assert significant([0.01, 0.04, 0.03]) == [True, False, False]
    assert significant([0.01, 0.02, 0.04]) == [True, True, True]
    assert significant([]) == []


# --- counting, by hand


def row(seats: int, **columns: int) -> list[int]:
    found = [0] * (Column.PLACE + seats)
    found[Column.AHEAD] = 1
    found[Column.REASON] = Reason.OUT
    for name, value in columns.items():
        found[Column[name.upper()]] = value
    return found


RED_SEVEN, WILD = FACE_BY_NAME["R7"], FACE_BY_NAME["W"]
BY_HAND = np.array(
    [
        row(3, winner=0, first=0, turns=10, points=40, decider=RED_SEVEN, fours=2, challenges=1),
        row(3, winner=0, first=2, turns=20, points=60, decider=RED_SEVEN, upheld=0, bluffs=1),
        row(3, winner=2, first=1, ahead=-1, turns=30, points=10, decider=WILD, fours=2, upheld=1),
        row(3, winner=NONE, reason=Reason.VOID, turns=90, decider=NONE, challenges=1),
    ]
)


def by_hand() -> Tally:
    return gather(BY_HAND, np.array([0, 1, 1]), 2)


def test_rows_are_counted() -> None:
    tally = by_hand()
    assert tally.games == 4
    assert tally.seat_wins.tolist() == [2, 0, 1]
    assert tally.order_wins.tolist() == [1, 1, 1]  # backwards, seat 2 is third after seat 1
    assert tally.bot_wins.tolist() == [2, 1]
    assert tally.bot_points.tolist() == [100, 10]
    assert tally.bot_points_squared.tolist() == [40**2 + 60**2, 100]
    assert tally.deciders[[RED_SEVEN, WILD, FACES]].tolist() == [2, 1, 1]
    assert tally.reasons[[Reason.OUT, Reason.VOID]].tolist() == [3, 1]
    assert tally.sum_of(Column.TURNS) == 150
    assert tally.squares[Column.TURNS] == 100 + 400 + 900 + 8100
    assert np.flatnonzero(tally.turns).tolist() == [10, 20, 30, 90]


def same(one: Tally, other: Tally) -> bool:
    pairs = zip(vars(one).values(), vars(other).values(), strict=True)
    return all(np.array_equal(mine, yours) for mine, yours in pairs)


def test_parts_add_up_in_any_order() -> None:
    bots = np.array([0, 1, 1])
    parts = [gather(BY_HAND[at : at + 1], bots, 2) for at in range(4)]
    forth = parts[0] + parts[1] + parts[2] + parts[3]
    back = parts[3] + (parts[2] + parts[1]) + parts[0]
    assert same(forth, by_hand())
    assert same(back, by_hand())


def hand_results() -> Results:
    plan = Plan("classic", 3, ("careful", "random", "random"), games=4)
    return results_of(plan, by_hand(), 2.0)


def test_results_by_hand() -> None:
    results = hand_results()
    assert results.estimate("bot", "careful").value == 0.5
    assert results.estimate("bot", "random").value == 0.125  # 1 of 4 games, shared by two seats
    assert results.estimate("seat", "3") == share(1, 4)
    assert results.estimate("length", "turns").value == 37.5
    assert results.estimate("length", "turns-median").value == 20
    assert results.estimate("points", "winner").value == pytest.approx(110 / 3)
    assert results.estimate("decides", "7") == share(2, 3)
    assert results.estimate("decides-color", "wild") == share(1, 3)
    assert results.estimate("decides-card", "R7") == share(2, 3)
    assert results.estimate("four", "bluffs") == share(1, 4)
    assert results.estimate("four", "challenged") == share(2, 4)
    assert results.estimate("four", "upheld") == share(1, 2)
    assert results.estimate("end", "void") == share(1, 4)


def test_places_are_told_where_everybody_gets_one() -> None:
    placed = BY_HAND.copy()
    placed[:, Column.PLACE :] = [[1, 2, 3], [1, 3, 2], [2, 3, 1], [3, 2, 1]]
    tally = gather(placed, np.array([0, 1, 1]), 2)
    plan = Plan("kpgut", 3, ("careful", "random", "random"), games=4)
    assert results_of(plan, tally, 1.0).estimate("place", "careful").value == 7 / 4
    assert not hand_results().section("place")


# --- running


@native
@pytest.mark.parametrize(
    "plan",
    [
        DUO,
        HALF,
        Plan("kpgut", 3, ("casual", "rlcard", "random"), misses=20000, forgets=30000),
        Plan("classic + stacking=any + jump_in=identical", 4, ("casual",) * 4, seed=3),
    ],
    ids=lambda plan: plan.rules,
)
def test_the_interpreted_rules_give_the_same_rows(plan: Plan) -> None:
    from yksi.native import layout_of

    known = parse_rules(plan.rules)[1]
    state = State(layout_of(known, plan.seats))
    seat_everybody(state, plan.seats)
    state.key[:] = secret_words(secret_of(plan.seed))
    expected = [[0] * (Column.PLACE + plan.seats) for _ in range(6)]
    play_games(state, known, plan.players(0), 0, expected)
    assert rows_of(plan, 0, 6).tolist() == expected


@native
def test_the_number_of_threads_changes_nothing() -> None:
    heard: list[int] = []
    work = partial(tally_of, DUO)
    one = running.run(work, DUO.games, threads=1)
    three = running.run(work, DUO.games, threads=3, progress=heard.append, largest=77)
    assert same(one, three)
    assert same(one, tally_of(DUO, 0, DUO.games))
    assert sum(heard) == one.games == DUO.games


@native
def test_rotation_gives_every_bot_every_seat() -> None:
    """The second half of the games has the seats the other way round."""
    still = DUO._replace(rotate=False)
    turned = still._replace(bots=DUO.bots[::-1])
    mixed = rows_of(DUO, 0, 500)
    assert np.array_equal(mixed[:250], rows_of(still, 0, 250))
    assert np.array_equal(mixed[250:], rows_of(turned, 250, 250))


def test_a_failing_worker_ends_the_run() -> None:
    def work(first: int, count: int) -> int:
        raise CannotRun("error-gpu", reason="none")

    with pytest.raises(CannotRun):
        running.run(work, 1000, threads=2)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1,
        threads_per_worker=2,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as local:
        yield local.scheduler_address


@native
def test_a_cluster_gives_the_same_games(scheduler: str) -> None:
    heard: list[int] = []
    with cluster.connected(scheduler) as client:
        found = cluster.run(client, partial(tally_of, DUO), DUO.games, heard.append, largest=100)
    assert same(found, tally_of(DUO, 0, DUO.games))
    assert sum(heard) == DUO.games


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.2)
    with pytest.raises(CannotRun) as refused, cluster.connected("tcp://127.0.0.1:1"):
        pass
    assert refused.value.key == "error-cluster"


def test_rows_come_from_a_gpu_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seam to `yksi.gpu`, with a stand-in."""

    class NoGpu(Exception):
        pass

    def play_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
        if seed == 13:
            raise NoGpu("no card")
        return np.full((count, Column.PLACE + seats), first, np.int64)

    gpu = types.ModuleType("yksi.gpu")
    gpu.__spec__ = importlib.util.find_spec("yksi.sim")
    vars(gpu).update(NoGpu=NoGpu, play_rows=play_rows)
    monkeypatch.setitem(sys.modules, "yksi.gpu", gpu)
    plan = HALF._replace(gpu=True)
    assert rows_of(plan, 5, 2).tolist() == [[5] * (Column.PLACE + 4)] * 2
    with pytest.raises(CannotRun) as refused:
        rows_of(plan._replace(seed=13), 0, 1)
    assert refused.value.arguments == {"reason": "no card"}


# --- comparing


def test_differences_by_hand() -> None:
    one = np.array([[10, 20, 30, 40], [0, 0, 0, 0], [1, 0, 1, 0]])
    other = np.array([[12, 23, 31, 42], [0, 0, 0, 0], [1, 0, 1, 0]])
    turns, same_ = differences(
        pairs_of(one, other), {"turns": NUMBER, "never": NUMBER, "first": SHARE}
    )
    assert (turns.one.value, turns.other.value, turns.more.value) == (25, 27, 2)
    assert turns.more.margin == pytest.approx(1.959964 * np.std([2, 3, 1, 2], ddof=1) / 2)
    assert turns.significant
    assert same_.is_same
    assert not same_.significant


@native
def test_pairs_add_up_and_are_certain_of_what_is_clear() -> None:
    stacked = HALF._replace(rules="classic + hand_size=4")
    whole = compared(HALF, stacked, 0, 300)
    halves = compared(HALF, stacked, 0, 100) + compared(HALF, stacked, 100, 200)
    assert differences(whole, UNITS) == differences(halves, UNITS)
    turns = differences(whole, UNITS)[0]
    assert turns.name == "turns"
    assert turns.more.high < 0
    assert turns.significant
    nothing = differences(compared(HALF, HALF, 0, 100), UNITS)
    assert all(found.is_same and not found.significant for found in nothing)


@native
def test_bots_play_every_deal_from_both_sides() -> None:
    still = DUO._replace(rotate=False)
    swapped = still._replace(bots=still.bots[::-1])
    wins, points = differences(dueled(still, swapped, 0, 400), DUEL)
    assert wins.one.value + wins.other.value == pytest.approx(1)
    assert wins.one.value > 0.55
    assert wins.more.high < 0
    assert points.significant
    alike = still._replace(bots=("casual", "random"))
    again = differences(dueled(alike, alike._replace(bots=alike.bots[::-1]), 0, 50), DUEL)
    assert again[0].one.value != wins.one.value


def test_sentences_say_direction_size_and_certainty() -> None:
    text = Texts("en")
    found = differences(
        pairs_of(
            np.array([[10, 20, 30, 40] * 50, [1, 0, 1, 0] * 50]),
            np.array([[12, 23, 31, 42] * 50, [0, 1, 1, 0] * 50]),
        ),
        {"turns": NUMBER, "first": SHARE},
    )
    comparison = Comparison(text, rule_sides("classic", "classic + stacking=same"), 200)
    sentences = list(comparison.sentences(found))
    assert sentences == [
        "With stacking=same a round lasts 2.00 turns longer (1.90 – 2.10).",
        "At 200 games nothing can be said about: whoever begins wins.",
    ]
    assert rule_sides("classic", "classic + stacking=same + jump_in=identical") == ("A", "B")
    grid = comparison.grid("title", found)
    assert grid.rows[0][3:] == ("+2.00", "1.90 – 2.10", "yes")
    duel = Comparison(text, Sides("careful", "random"), 200)
    spoken = [found[0]._replace(name="won-points")]
    assert list(duel.duel_sentences(spoken)) == [
        "random gets 2.00 points more in a game than careful (1.90 – 2.10)."
    ]


# --- tournaments


def test_ranks_from_winners_and_from_places() -> None:
    plain = np.array([row(3, winner=1), row(3, winner=NONE)])
    assert rating.ranks_of(plain, 3).tolist() == [[2, 1, 2], [1, 1, 1]]
    plain[0, Column.PLACE :] = [3, 1, 0]
    assert rating.ranks_of(plain, 3)[0].tolist() == [3, 1, 4]


def test_a_bot_that_always_wins_is_rated_best() -> None:
    plan = Plan("classic", 2, ("random", "careful"), games=60)
    tournament = rating.Tournament(("random", "careful"), plan)
    tables = tournament.tables()
    assert sorted(tables) == [("careful", "random"), ("random", "careful")]
    ranks = np.array(
        [[1 if bot == "careful" else 2 for bot in tables[game % 2]] for game in range(60)]
    )
    first, second = rating.rate(tournament, ranks)
    assert (first.bot, first.wins, first.games) == ("careful", 60, 60)
    assert second.rating.high < first.rating.low
    assert rating.head_to_head(tournament, ranks, "random", "careful") == (0, 60)
    assert second.p < 1e-6
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)


@native
def test_a_tournament_is_the_same_for_the_same_seed() -> None:
    plan = Plan("classic", 3, ("random",) * 3, games=400, seed=5)
    tournament = rating.Tournament(("random", "casual", "careful", "rlcard"), plan)
    work = partial(rating.ranked, tournament)
    ranks = running.run(work, plan.games, threads=2, largest=64).ordered()
    assert np.array_equal(ranks, rating.ranked(tournament, 0, plan.games).ordered())
    standings = rating.rate(tournament, ranks)
    assert standings == rating.rate(tournament, ranks)
    assert sum(standing.games for standing in standings) == 1200
    assert {standing.games for standing in standings} <= set(range(250, 350))


# --- words


def test_numbers_have_the_digits_that_are_known() -> None:
    english, finnish = Numbers("en"), Numbers("fi")
    assert english.value(Estimate(0.25123, 0.2490, 0.2534), SHARE) == f"25.1{NARROW}%"
    assert finnish.value(Estimate(1234.5, 1234.2, 1234.8), NUMBER) == f"1{NARROW}234,5"
    assert english.range(Estimate(-2, -2.5, -1.5), NUMBER) == "−2.5 – −1.5"
    assert english.range(Estimate(5, -math.inf, math.inf), NUMBER) == ""
    assert english.signed(Estimate(0.001, 0.0005, 0.0015), SHARE) == "+0.10"
    assert english.decimal(-0.001, 1) == "0.0"
    assert english.rate(1_234_567) == f"1{NARROW}230{NARROW}000"


def test_a_histogram_in_characters() -> None:
    lines = list(chart([0, 0, 8, 4, 0, 1]))
    assert lines[0] == "  █"
    assert lines[4] == "  ██ ▅"
    assert lines[5] == "┴─────"
    assert bins(list(range(1000)), 10)[1] == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(language: str) -> None:
    parts = list(Report(Texts(language), hand_results()).parts())
    lines = list(plain_lines(parts))
    assert isinstance(parts[0], Sentences)
    assert all("{" not in line for line in lines)
    assert any("37" in line for line in lines)


# --- the commands


def run(*args: str) -> Result:
    return CliRunner().invoke(main, [*args, "--lang", "en"])


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
    assert run(*args, "--json", "-").stdout == run(*args, "--json", "-", "--threads", "1").stdout
    assert run(*args, "--csv", "-").stdout.count("\n") == 3


@native
@pytest.mark.parametrize(
    "args",
    [
        ("sim", "--bots", "careful,random", "--seats", "3"),
        ("compare", "classic", "moomin"),
        ("tournament", "--seats", "3"),
    ],
    ids=lambda args: args[0],
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


def test_without_a_cluster_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.2)
    result = run("sim", "--games", "10", "--cluster", "tcp://127.0.0.1:1")
    assert result.exit_code == 1
    assert "There is no cluster at tcp://127.0.0.1:1" in result.stderr


def test_without_a_gpu_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Rows:
        raise CannotRun("gpu-no-device")

    monkeypatch.setattr(rows, "gpu_rows", refuse)
    result = run("sim", "--games", "10", "--gpu")
    assert result.exit_code == 1
    assert "There is no CUDA graphics card here" in result.stderr


@native
def test_a_run_on_a_cluster_tells_the_same(scheduler: str) -> None:
    args = ("sim", "--games", "300", "--csv", "-")
    assert run(*args, "--cluster", scheduler).stdout == run(*args).stdout
