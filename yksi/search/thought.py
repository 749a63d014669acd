"""The sharp player's thought: its options compared by trials, stage by stage.

Whole games of players who think are played here too.

Of the tables given, the first is the one thought about, of which what the seat does not know is
forgotten before anything else; two more are room for trials.
"""

from yksi.batches.games import Column, advance, begin, is_done, write_down
from yksi.batches.learned import network_wish
from yksi.cards import NONE
from yksi.kernel.actions import ACTIONS
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.policies.levels import Policy
from yksi.policies.players import WIDTH
from yksi.policies.shape import Weights
from yksi.policies.tokens import Tokens
from yksi.rules import Rules
from yksi.search.foresight import foresee
from yksi.search.hidden import forget_hidden
from yksi.search.options import choose, fewer, list_options, narrow, stages_of
from yksi.search.trials import compare

CERTAINTY = 1  # squared: how many standard errors better an option must be


def think(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    row: list[int],
    trials: int,
    dice: int,
) -> int:
    """The careful action, unless another option wins clearly more in so many play-outs."""
    forget_hidden(tables[0], r, seat)
    count = list_options(tables[0], r, seat, options, scores, squares, dice)
    if count == 1:
        return options[0]
    stages = stages_of(count)
    done = 0
    for _ in range(stages):
        rounds = max(1, trials // (stages * count))
        dice = compare(tables, r, players, seat, options, scores, squares, count, rounds, row, dice)
        done += rounds
        narrow(options, scores, squares, count)
        count = fewer(count)
    return choose(options, scores, squares, done, CERTAINTY)


def think_games(
    tables: list[State],
    r: Rules,
    players: list[int],
    imagined: list[int],
    masters: list[int],
    first: int,
    rows: list[list[int]],
    options: list[int],
    scores: list[int],
    squares: list[int],
    row: list[int],
    trials: int,
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> None:
    """Play games as `games.play_games` does, on the fourth table.

    Sharp players think first, players with a network are asked what they want to do, and a
    grandmaster thinks about it. `imagined` are the players of a sharp one's play-outs, `masters`
    those of a grandmaster's.
    """
    for i in range(len(rows)):
        begin(tables[3], r, first + i, rows[i])
        while is_done(tables[3], rows[i]) == 0:
            seat = actor(tables[3])
            wish = network_wish(tables[3], r, players, tokens[0], weights, room)
            rows[i][Column.WISH] = wish
            policy = players[WIDTH * seat]
            dice = rows[i][Column.DICE]
            if policy == Policy.GRANDMASTER and wish < ACTIONS:
                tables[0] = tables[3].clone()
                rows[i][Column.WISH] = foresee(
                    tables,
                    r,
                    masters,
                    seat,
                    options,
                    scores,
                    squares,
                    row,
                    trials,
                    dice,
                    tokens,
                    weights,
                    room,
                )
            if wish == NONE and policy == Policy.SHARP:
                tables[0] = tables[3].clone()
                rows[i][Column.WISH] = think(
                    tables, r, imagined, seat, options, scores, squares, row, trials, dice
                )
            advance(tables[3], r, players, rows[i])
        write_down(tables[3], rows[i])
