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


def list_thought(
    tables: list[State],
    r: Rules,
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    dice: int,
) -> int:
    """Forget what is hidden, and list what can be compared; returns how many options there are."""
    forget_hidden(tables[0], r, seat)
    return list_options(tables[0], r, seat, options, scores, squares, dice)


def _narrow_down(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    count: int,
    row: list[int],
    trials: int,
    dice: int,
) -> int:
    """The first of two or more options, unless another wins clearly more in so many play-outs."""
    stages = stages_of(count)
    done = 0
    for _ in range(stages):
        rounds = max(1, trials // (stages * count))
        dice = compare(tables, r, players, seat, options, scores, squares, count, rounds, row, dice)
        done += rounds
        narrow(options, scores, squares, count)
        count = fewer(count)
    return choose(options, scores, squares, done, CERTAINTY)


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
    count = list_thought(tables, r, seat, options, scores, squares, dice)
    if count == 1:
        return options[0]
    return _narrow_down(
        tables, r, players, seat, options, scores, squares, count, row, trials, dice
    )


def play_on(
    tables: list[State],
    r: Rules,
    players: list[int],
    masters: list[int],
    written: list[int],
    options: list[int],
    scores: list[int],
    squares: list[int],
    row: list[int],
    foreseen: int,
    asked: list[int],
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> int:
    """Play on at the fourth table until a sharp player must compare its options.

    Returns how many there are, or 0 at the end of the game; `asked` is told whose they are. What
    it wants to do is written down as a wish before this goes on. Players with a network are asked
    what they want to do, and a grandmaster thinks about it in so many play-outs.
    """
    while is_done(tables[3], written) == 0:
        if written[Column.WISH] == NONE:
            seat = actor(tables[3])
            wish = network_wish(tables[3], r, players, tokens[0], weights, room)
            written[Column.WISH] = wish
            policy = players[WIDTH * seat]
            dice = written[Column.DICE]
            if policy == Policy.GRANDMASTER and wish < ACTIONS:
                tables[0] = tables[3].clone()
                written[Column.WISH] = foresee(
                    tables,
                    r,
                    masters,
                    seat,
                    options,
                    scores,
                    squares,
                    row,
                    foreseen,
                    dice,
                    tokens,
                    weights,
                    room,
                )
            if wish == NONE and policy == Policy.SHARP:
                tables[0] = tables[3].clone()
                count = list_thought(tables, r, seat, options, scores, squares, dice)
                if count > 1:
                    asked[0] = seat
                    return count
                written[Column.WISH] = options[0]
        advance(tables[3], r, players, written)
    return 0


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
    foreseen: int,
    asked: list[int],
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> None:
    """Play games as `games.play_games` does, on the fourth table, with players who think.

    `imagined` are the players of a sharp one's play-outs, so many a decision, `masters` those of a
    grandmaster's.
    """
    for i in range(len(rows)):
        begin(tables[3], r, first + i, rows[i])
        count = 1
        while count:
            count = play_on(
                tables,
                r,
                players,
                masters,
                rows[i],
                options,
                scores,
                squares,
                row,
                foreseen,
                asked,
                tokens,
                weights,
                room,
            )
            if count:
                seat, dice = asked[0], rows[i][Column.DICE]
                rows[i][Column.WISH] = _narrow_down(
                    tables, r, imagined, seat, options, scores, squares, count, row, trials, dice
                )
        write_down(tables[3], rows[i])
