"""The sharp bot: decides from the view alone, plays every table, and finds what is plainly best."""

from __future__ import annotations

from random import Random

import pytest

from tests.compiling import native, one_compiler
from tests.properties.states import hide
from tests.test_bots import TABLES, finish, poll, position
from yksi.bots import Bot, new_bot
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel.state import State
from yksi.rules import Rules
from yksi.search import Sharp

pytestmark = native


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    from yksi.search.thinking import prepare

    with one_compiler():
        prepare(4, 112)


def sharp(seed: int, trials: int = 60) -> Sharp:
    return Sharp(seed, trials, wait=True, limit=60)


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_every_table_to_its_end(rules: str, seats: int) -> None:
    for seed in range(2):
        bots: dict[int, Bot] = {seat: sharp(seed + seat, 12) for seat in range(seats)}
        finish(Game.new(rules, seats, seed), bots)


@pytest.mark.parametrize("rules", ["classic", "moomin", "kpgut", "custom"])
def test_hidden_cards_change_no_decision(rules: str) -> None:
    dice = Random(1)
    decided = 0
    bots: dict[int, Bot] = {seat: new_bot("careful", seat) for seat in range(3)}
    game = Game.new(rules, 3, 2)
    while not game.over:
        for seat in range(3):
            twin = hide(game, seat, dice)
            decisions = {
                sharp(7).decide(table.view(seat), table.legal(seat)) for table in (game, twin)
            }
            assert len(decisions) == 1
            decided += decisions != {None}
        game.play(*poll(game, bots))
    assert decided > 10


def decide(text: str, seat: int = 1) -> Action | None:
    game = position(text)
    return sharp(1, 600).decide(game.view(seat), game.legal(seat))


def test_it_goes_out_when_it_can() -> None:
    found = decide("edition classic; seats 2; turn B; top R5; hand B R9 G9; holds A 6")
    assert isinstance(found, do.Lay)
    assert decide("edition classic; seats 2; turn B; top R5; hand B R9; holds A 6") == do.Lay(
        ("R9",)
    )


def test_it_stops_whoever_is_about_to_go_out() -> None:
    """Between two, the draw two and the turn after it are worth more than any number."""
    found = decide(
        "edition classic; seats 2; turn B; top R5; hand B R9 R+2 G3 G4; holds A 1; called A"
    )
    assert found == do.Lay(("R+2",))


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials follow the speed that was measured, in a clock that goes a second at every look."""
    from yksi.search import thinking

    asked: list[int] = []
    think = thinking.think

    def listening(table: State, rules: Rules, seat: int, trials: int, dice: int) -> int:
        asked.append(trials)
        return think(table, rules, seat, trials, dice)

    monkeypatch.setattr(thinking, "think", listening)
    ticks = iter(range(1000))
    bot = Sharp(1, trials=100_000, limit=0.01, wait=True, clock=lambda: float(next(ticks)))
    game = Game.new("classic", 2, 1)
    while not game.over:
        seat, action = poll(game, {0: bot, 1: new_bot("careful", 1)})
        game.play(seat, action)
    assert asked[0] == 50
    assert set(asked[1:]) == {1}


def test_games_with_thinkers_are_the_same_interpreted() -> None:
    import numpy as np

    from yksi.editions import parse_rules
    from yksi.kernel.actions import ACTIONS
    from yksi.kernel.deal import seat_everybody
    from yksi.native import Table
    from yksi.policies.games import Column
    from yksi.policies.players import Policy
    from yksi.policies.searching import think_games

    table = Table.new("classic", 2, 3)
    rules, width = parse_rules("classic")[1], Column.PLACE + 2
    players, imagined = [Policy.SHARP, 0, 0, Policy.CASUAL, 0, 0], [Policy.CAREFUL, 0, 0] * 2
    states = [State(table.kernel.layout) for _ in range(4)]
    seat_everybody(states[3], 2)
    states[3].key[:] = table.record["key"].tolist()
    ours = [[0] * width]
    lists = [[0] * ACTIONS, [0] * ACTIONS, [0] * ACTIONS, [0] * width]
    options, scores, squares, row = lists
    think_games(states, rules, players, imagined, 5, ours, options, scores, squares, row, 20)
    tables = np.zeros(4, table.kernel.dtype)
    tables[3] = table.record
    theirs = np.zeros((1, width), np.int64)
    arrays = [np.array(numbers, np.int64) for numbers in (players, imagined)]
    room = [np.zeros(len(numbers), np.int64) for numbers in lists]
    table.kernel.think_games(tables, table.rules, *arrays, 5, theirs, *room, 20)
    assert theirs.tolist() == ours
    assert ours[0][Column.WINNER] in (0, 1)


def test_sharp_wins_more_than_its_share() -> None:
    """Seats rotated, fixed seeds: far above one half against careful, so no luck is needed."""
    import numpy as np

    from yksi.policies.games import Column
    from yksi.sim.plan import Plan
    from yksi.sim.rows import parts_of

    plan = Plan("classic", 2, ("sharp", "careful"), 300, rotate=True)
    won = sum(
        int(np.count_nonzero(rows[:, Column.WINNER] == plan.seated(part.turned).index("sharp")))
        for part, rows in parts_of(plan, 0, plan.games)
    )
    assert won > 150
