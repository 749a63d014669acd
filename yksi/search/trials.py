"""Trials: an option is tried on a table that could be this one, and played out to its end.

What a seat cannot see is dealt anew for every trial, and the players of the list play on for
everybody. Every option is tried on the same cards and with the same dice, so that luck weighs
little when they are compared.

Of the tables given, the first is the one thought about; two more are room for trials.
"""

from yksi.batches.games import STRETCH, Column, advance, is_done
from yksi.cards import NONE
from yksi.kernel.chance import HALVES
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.policies.dice import spin
from yksi.rules import Rules, Scoring
from yksi.search.hidden import deal_hidden, forget_hidden

WHOLE = 1000  # what a certain win is worth
FIRST_PLACE = 800  # of this, for the first place alone; the rest for every place before another
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


def _imagine(t: State, r: Rules, seat: int, dice: int) -> None:
    """Deal what a seat does not know, by the chance that these dice stand for."""
    t.counter = IMAGINED + (dice << STRETCH)
    t.used = HALVES
    deal_hidden(t, r, seat)


def imagine_anew(tables: list[State], r: Rules, seat: int, dice: int) -> None:
    """Make the second table one that the first could be, as far as a seat knows."""
    tables[1] = tables[0].clone()
    _imagine(tables[1], r, seat, dice)


def _wipe(row: list[int], dice: int) -> None:
    for i in range(len(row)):
        row[i] = 0
    row[Column.WISH] = NONE
    row[Column.DICE] = dice


def begin_trial(t: State, r: Rules, seat: int, action: int, row: list[int], dice: int) -> None:
    """Make a copy of the table thought about one on which an action was tried.

    Whoever plays it to its end, as `play_to_end` does, has what `compare` counts.
    """
    _imagine(t, r, seat, dice)
    step(t, r, seat, action)
    _wipe(row, dice)


def play_to_end(t: State, r: Rules, players: list[int], row: list[int], dice: int) -> None:
    _wipe(row, dice)
    while is_done(t, row) == 0:
        advance(t, r, players, row)


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
    """Add to the scores what each option was worth on so many tables; returns the dice."""
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
    """Sum by how much the others beat the first option, and the squares; returns the dice."""
    for _ in range(rounds):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        first = _try(tables, r, players, seat, options[0], row, dice)
        for i in range(1, count):
            more = _try(tables, r, players, seat, options[i], row, dice) - first
            scores[i] += more
            squares[i] += more * more
    return dice


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
    """Add to every seat's worth what so many play-outs end with, as far as one seat knows."""
    forget_hidden(tables[0], r, seat)
    for _ in range(rounds):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        t = tables[1]
        play_to_end(t, r, players, row, dice)
        for other in range(t.seats):
            worths[other] += worth_of_end(t, r, other)
