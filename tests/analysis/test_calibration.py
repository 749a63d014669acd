"""Chances that are told come true: of what is told 30 %, about 30 % happens.

Careful players play games with fixed seeds; one moment of each game is judged from one seat's view,
and what was predicted is compared with how the games ended, in bands. Bounds are those that luck
would break once in ten thousand bands, and a little for what play-outs cannot know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest

from tests.compiling import native, one_compiler
from yksi.analysis.judge import Judge
from yksi.analysis.moments import Moment
from yksi.batches.games import Column, advance, begin, is_done
from yksi.cards import SYMBOL_OF, Symbol
from yksi.game import Game
from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.policies.levels import Policy
from yksi.search.trials import WHOLE, worth_of_end

pytestmark = native
PLAYOUTS = 120
BANDS = 5
SLACK = 0.05
SURE = 3.9  # standard errors
Wanted = Callable[[State, int], bool]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    from yksi.native import kernel_for

    with one_compiler():
        kernel_for(4, 112).prepare("search")


def predictions(rules: str, seats: int, games: int, wanted: Wanted) -> list[tuple[float, float]]:
    """What was told and what came of it, once a game that has such a moment."""
    game = Game.new(rules, seats, seed=1)
    t, dice, found = game.state, Random(1), []
    t.telling = 0
    judge = Judge(game.rules, PLAYOUTS, "1")
    for number in range(games):
        row = [0] * (Column.PLACE + seats)
        begin(t, game.rules, number, row)
        moment, seen, viewer = None, 0, number % seats
        while not is_done(t, row):
            if is_in(t, viewer) and wanted(t, viewer):
                seen += 1
                if dice.randrange(seen) == 0:
                    view = game.view(viewer)
                    views = tuple(view if seat == viewer else None for seat in range(seats))
                    other = (viewer + 1) % seats
                    moment = Moment(number, 0, other, do.Draw(), views, (0,) * seats, ())
            advance(t, game.rules, [Policy.CAREFUL, 0, 0] * seats, row)
        if moment is not None:
            told = judge.judge(moment).chances[viewer].value
            found.append((told, worth_of_end(t, game.rules, viewer) / WHOLE))
    return found


def assert_calibrated(found: list[tuple[float, float]], least: int) -> None:
    bands = defaultdict(list)
    for told, came in found:
        bands[min(BANDS - 1, int(told * BANDS))].append((told, came))
    judged = 0
    for band, pairs in sorted(bands.items()):
        count = len(pairs)
        if count < 20:
            continue
        told, came = (sum(column) / count for column in zip(*pairs, strict=True))
        spread = (told * (1 - told) / count) ** 0.5
        assert abs(told - came) < SURE * spread + SLACK, (band, count, told, came)
        judged += count
    assert judged >= least


def anything(t: State, viewer: int) -> bool:
    return t.phase != Phase.VERDICT


def after_a_wild(t: State, viewer: int) -> bool:
    """Another has laid a wild that lies on top: what it named tells something."""
    top = SYMBOL_OF[t.discard[t.discard_count - 1]] if t.discard_count else 0
    turn = t.phase in (Phase.PLAY, Phase.ANSWER) and t.turn == viewer
    return turn and t.player not in (-1, viewer) and Symbol.WILD <= top <= Symbol.WILD_FOUR


@pytest.mark.parametrize(("seats", "games"), [(2, 300), (4, 150)])
@pytest.mark.parametrize("rules", ["classic", "custom", "moomin", "kpgut"])
def test_what_is_told_comes_true(rules: str, seats: int, games: int) -> None:
    assert_calibrated(predictions(rules, seats, games, anything), games // 2)


@pytest.mark.parametrize("rules", ["classic", "custom", "moomin", "kpgut"])
def test_what_a_wild_tells_is_counted_in(rules: str) -> None:
    assert_calibrated(predictions(rules, 2, 400, after_a_wild), 60)


def test_who_keeps_one_card_behind_a_wild_draw_four_wins() -> None:
    """Between two, the colour that is named is that of the last card."""
    game = Game.from_position(
        "edition classic\nseats 2\nturn A\ntop R7\nhand A W4 G1\nhand B R1 R2 R3 B4 B5"
    )
    game.play(0, do.Lay(("W4",), "green", uno=True))
    moment = Moment(1, 0, 0, do.Draw(), (None, game.view(1)), (0, 0), ())
    assert Judge(game.rules, 1000, "1").judge(moment).chances[1].value < 0.1
