"""A sharp player: every option is tried on many tables that could be this one, and played out.

What the seat cannot see is dealt anew for every trial, and the careful policy plays on for
everybody. Options are compared with what a careful player would do, on the same cards and with the
same dice, so that luck weighs little; the better half goes into the next, longer comparison, and
only an option that is clearly better is taken.

Of the tables given, the first is the one thought about, of which what the seat does not know is
forgotten before anything else; two more are room for trials.
"""

from yksi.cards import NONE
from yksi.kernel.actions import ACCUSE, CALL, CATCH, DECLINE, DISCARD, FROWN, LAY, NAME, SWAP
from yksi.kernel.chance import HALVES
from yksi.kernel.codes import Phase
from yksi.kernel.legal import legal
from yksi.kernel.matching import lawful
from yksi.kernel.playout import actor, spin
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.policies.careful import careful_action
from yksi.policies.games import STRETCH, Column, advance, begin, is_done, write_down
from yksi.policies.guessing import deal_hidden, forget_hidden
from yksi.policies.players import WIDTH, Policy
from yksi.rules import Rules, Scoring

WHOLE = 1000  # what a certain win is worth
FIRST_PLACE = 800  # of this, for the first place alone; the rest for every place before another
CERTAINTY = 1  # squared: how many standard errors better an option must be
IMAGINED = 1 << 52  # blocks of chance that no real game uses


def worth_of_end(t: State, r: Rules, seat: int) -> int:
    """What the end of a round is worth to a seat."""
    if r.scoring == Scoring.PLACES:
        place = t.place[seat]
        if place == 0:
            return 0
        won = FIRST_PLACE if place == 1 else 0
        return won + (WHOLE - FIRST_PLACE) * (t.seats - place) // (t.seats - 1)
    if t.winner == NONE:
        return WHOLE // t.seats
    return WHOLE if t.winner == seat else 0


def imagine_anew(tables: list[State], r: Rules, seat: int, dice: int) -> None:
    """The second table becomes one that the first could be, which knows no more than a seat."""
    tables[1] = tables[0].clone()
    t = tables[1]
    t.counter = IMAGINED + (dice << STRETCH)
    t.used = HALVES
    deal_hidden(t, r, seat)


def play_to_end(t: State, r: Rules, players: list[int], row: list[int], dice: int) -> None:
    for i in range(len(row)):
        row[i] = 0
    row[Column.WISH] = NONE
    row[Column.DICE] = dice
    while is_done(t, row) == 0:
        advance(t, r, players, row)


def options_of(t: State, r: Rules, seat: int, out: list[int]) -> int:
    """What a seat that must act can choose from, by the rules; how many there are."""
    n = legal(t, r, seat, out)
    fair = lawful(t, r, seat)
    kept = 0
    for i in range(n):
        action = out[i]
        if LAY <= action < NAME and (fair >> (action - LAY)) & 1 == 0:
            continue
        if CALL <= action < DECLINE or ACCUSE <= action < DISCARD or CATCH <= action < SWAP:
            continue
        out[kept] = action
        kept += 1
    return kept


def _try(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    action: int,
    row: list[int],
    dice: int,
) -> int:
    """What an action turns out to be worth on the second table."""
    tables[2] = tables[1].clone()
    t = tables[2]
    step(t, r, seat, action)
    play_to_end(t, r, players, row, dice)
    return worth_of_end(t, r, seat)


def weigh(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    count: int,
    rounds: int,
    row: list[int],
    dice: int,
) -> int:
    """Add to the scores of the first options what each was worth on so many tables; the dice."""
    forget_hidden(tables[0], r, seat)
    for _ in range(rounds):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        for i in range(count):
            scores[i] += _try(tables, r, players, seat, options[i], row, dice)
    return dice


def compare(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    count: int,
    rounds: int,
    row: list[int],
    dice: int,
) -> int:
    """By how much the others beat the first option, summed, and the squares of it; the dice."""
    for _ in range(rounds):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        first = _try(tables, r, players, seat, options[0], row, dice)
        for i in range(1, count):
            more = _try(tables, r, players, seat, options[i], row, dice) - first
            scores[i] += more
            squares[i] += more * more
    return dice


def _put_first(options: list[int], count: int, action: int) -> None:
    for i in range(count):
        if options[i] == action:
            options[i] = options[0]
            options[0] = action


def set_out(
    t: State,
    r: Rules,
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    dice: int,
) -> int:
    """Forget what is hidden and list the options, what careful would do first; how many."""
    forget_hidden(t, r, seat)
    if t.phase == Phase.VERDICT:
        options[0] = FROWN  # players that are no people do not laugh (CUS-IDEA-8)
        return 1
    count = options_of(t, r, seat, options)
    if count > 1:
        _put_first(options, count, careful_action(t, r, seat, dice))
    for i in range(count):
        scores[i] = 0
        squares[i] = 0
    return count


def fewer(count: int) -> int:
    """How many of so many options go into the next comparison: the first and the better half."""
    return 1 + count // 2


def stages_of(count: int) -> int:
    """How many comparisons leave two of so many options."""
    stages = 1
    while count > 2:
        count = fewer(count)
        stages += 1
    return stages


def narrow(options: list[int], scores: list[int], squares: list[int], count: int) -> None:
    """Put the best of the others behind the first, then the next best."""
    for i in range(2, count):
        j = i
        while j > 1 and scores[j] > scores[j - 1]:
            option, score, square = options[j], scores[j], squares[j]
            options[j], scores[j], squares[j] = options[j - 1], scores[j - 1], squares[j - 1]
            options[j - 1], scores[j - 1], squares[j - 1] = option, score, square
            j -= 1


def choose(options: list[int], scores: list[int], squares: list[int], done: int) -> int:
    """The first option, unless the second was clearly better on so many tables."""
    more = scores[1]
    doubt = squares[1] - more * more // done
    return options[1] if more > 0 and more * more > CERTAINTY * doubt else options[0]


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
    """What careful would do, unless another option wins clearly more in so many play-outs."""
    count = set_out(tables[0], r, seat, options, scores, squares, dice)
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
    return choose(options, scores, squares, done)


def outlook(
    tables: list[State],
    r: Rules,
    players: list[int],
    seat: int,
    worths: list[int],
    rounds: int,
    row: list[int],
    dice: int,
) -> None:
    """Add to the worth of every seat what so many play-outs end with, as far as one seat knows."""
    forget_hidden(tables[0], r, seat)
    for _ in range(rounds):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        t = tables[1]
        play_to_end(t, r, players, row, dice)
        for other in range(t.seats):
            worths[other] += worth_of_end(t, r, other)


def think_games(
    tables: list[State],
    r: Rules,
    players: list[int],
    imagined: list[int],
    first: int,
    rows: list[list[int]],
    options: list[int],
    scores: list[int],
    squares: list[int],
    row: list[int],
    trials: int,
) -> None:
    """As `games.play_games`, on the fourth table, where sharp players think before they act."""
    for i in range(len(rows)):
        begin(tables[3], r, first + i, rows[i])
        while is_done(tables[3], rows[i]) == 0:
            seat = actor(tables[3])
            if players[WIDTH * seat] == Policy.SHARP:
                tables[0] = tables[3].clone()
                dice = rows[i][Column.DICE]
                rows[i][Column.WISH] = think(
                    tables, r, imagined, seat, options, scores, squares, row, trials, dice
                )
            advance(tables[3], r, players, rows[i])
        write_down(tables[3], rows[i])
