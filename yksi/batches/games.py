"""Whole games between programs, and what is written down of each: one row of numbers a game.

Every game has its own stretch of the table's chance, so it is the same game whoever plays it, in
whatever order, on a processor or on a GPU.
"""

from enum import IntEnum

from yksi.cards import NONE, Face, Symbol
from yksi.kernel.actions import ACTIONS, CHALLENGE, DRAW, LAY
from yksi.kernel.bits import lowest
from yksi.kernel.chance import HALVES, WORD, half
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.deal import deal_round
from yksi.kernel.laying import jump_in
from yksi.kernel.matching import would_bluff
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor, is_between
from yksi.kernel.uno import call, catch, lapse
from yksi.policies.dice import spin
from yksi.policies.players import WIDTH, catcher, decide, forgets, jumper
from yksi.rules import Rules

STRETCH = 16  # bits of the counter: a game has so many blocks of chance to itself
MOST_ACTIONS = 20_000  # a game that is not over by then is given up


class Column(IntEnum):
    """The columns of a row; from PLACE on there is one a seat."""

    WINNER = 0  # who won, NONE in a void round
    REASON = 1  # Reason; NONE when given up as endless
    FIRST = 2  # who was on turn first
    AHEAD = 3  # the direction at the start, 1 or -1
    ACTIONS = 4
    TURNS = 5
    POINTS = 6  # credited to the winner
    DECIDER = 7  # the face with which somebody went out, or NONE
    DRAWS = 8  # times somebody drew on turn
    CALLS = 9
    CATCHES = 10
    JUMPS = 11
    FOURS = 12  # wild draw fours laid
    BLUFFS = 13  # of these, against their condition
    CHALLENGES = 14
    UPHELD = 15
    DICE = 16  # the players' own, while they play
    SILENT = 17  # mask of those who forgot to call and may still be caught
    MISSED = 18  # of these, nobody noticed
    WISH = 19  # an action that somebody has thought out, ACTIONS and who jumps in, or NONE
    PLACE = 20  # of the first seat; 0: none


def _call_or_not(
    t: State, r: Rules, players: list[int], row: list[int], silent: int, dice: int
) -> int:
    """Whoever owes a call makes it or forgets it; returns the mask of those who forgot."""
    owing = (t.owed | t.grace) & ~silent
    while owing:
        seat = lowest(owing)
        owing &= owing - 1
        dice = spin(dice)
        if forgets(players, seat, dice):
            silent |= 1 << seat
        else:
            call(t, r, seat)
            row[Column.CALLS] += 1
    return silent


def _catch(t: State, r: Rules, players: list[int], row: list[int], target: int, dice: int) -> None:
    """Let somebody notice who kept silent; where there is grace, it ends first."""
    if (t.grace >> target) & 1:
        lapse(t, target)
    seat = catcher(t, players, target, dice)
    if seat != NONE:
        row[Column.CATCHES] += 1
        catch(t, r, seat, target)


def _note(t: State, r: Rules, row: list[int], seat: int, action: int) -> None:
    """Write down an action before it is carried out."""
    row[Column.ACTIONS] += 1
    phase = t.phase
    starts = phase == Phase.PLAY or phase == Phase.OPENING or phase == Phase.FREE
    if action == CHALLENGE:
        row[Column.CHALLENGES] += 1
        row[Column.UPHELD] += t.bluff
        if t.bluff == 0:
            row[Column.TURNS] += 1
    elif t.drew == 0 and (starts or phase == Phase.ANSWER):
        row[Column.TURNS] += 1
    if action == DRAW:
        row[Column.DRAWS] += 1
    elif action == LAY + Face.WILD_FOUR and phase != Phase.MORE:
        row[Column.FOURS] += 1
        if phase != Phase.FREE:
            row[Column.BLUFFS] += would_bluff(t, r, seat)


def is_done(t: State, row: list[int]) -> int:
    return 1 if t.phase == Phase.OVER or row[Column.ACTIONS] >= MOST_ACTIONS else 0


def advance(t: State, r: Rules, players: list[int], row: list[int]) -> None:
    """Carry out the next thing that happens: a catch, a jump-in, or an action of who must act."""
    dice = spin(row[Column.DICE] & WORD)
    row[Column.DICE] = dice
    wish = row[Column.WISH]
    row[Column.WISH] = NONE
    silent, missed = row[Column.SILENT], row[Column.MISSED]
    if silent != missed and is_between(t):
        target = lowest(silent & ~missed)
        row[Column.MISSED] = missed | 1 << target
        _catch(t, r, players, row, target, dice)
        return
    seat = jumper(t, r, players)
    if wish >= ACTIONS and (seat == NONE or wish - ACTIONS < seat):
        seat = wish - ACTIONS
    if seat != NONE:
        row[Column.JUMPS] += 1
        row[Column.ACTIONS] += 1
        jump_in(t, r, seat)
    else:
        seat = actor(t)
        action = wish
        if wish == NONE:
            action = decide(t, r, seat, players[WIDTH * seat], dice)
        _note(t, r, row, seat, action)
        step(t, r, seat, action)
    if t.owed | t.grace | silent:
        silent &= t.owed | t.grace | t.late
        row[Column.MISSED] = missed & silent
        row[Column.SILENT] = _call_or_not(t, r, players, row, silent, dice)


def write_down(t: State, row: list[int]) -> None:
    """Write down how the round ended; what was needed while it lasted is wiped out."""
    for i in range(Column.DICE, Column.PLACE):
        row[i] = 0
    row[Column.WINNER] = t.winner
    row[Column.REASON] = t.reason
    if t.winner != NONE:
        row[Column.POINTS] = t.points[t.winner]
    row[Column.DECIDER] = NONE
    if (t.reason == Reason.OUT or t.reason == Reason.LAST_PLAYER) and t.symbol != Symbol.NONE:
        row[Column.DECIDER] = t.discard[t.discard_count - 1]
    for seat in range(t.seats):
        row[Column.PLACE + seat] = t.place[seat]


def deal_game(t: State, r: Rules, game: int) -> int:
    """Deal the game of this number as if none had been before; returns the dice of its players."""
    t.match_over = 0
    t.dealer = NONE
    t.counter = game << STRETCH
    t.used = HALVES
    for seat in range(t.seats):
        t.total[seat] = 0
    deal_round(t, r)
    return (half(t) << 16) | half(t) | 1


def begin(t: State, r: Rules, game: int, row: list[int]) -> None:
    """Deal a game, with nothing written down yet."""
    dice = deal_game(t, r, game)
    for i in range(len(row)):
        row[i] = 0
    row[Column.DICE] = dice
    row[Column.WISH] = NONE
    row[Column.FIRST] = t.turn
    row[Column.AHEAD] = t.direction


def play_games(t: State, r: Rules, players: list[int], first: int, rows: list[list[int]]) -> None:
    """Play as many games as there are rows, numbered from the first."""
    for i in range(len(rows)):
        row = rows[i]
        begin(t, r, first + i, row)
        while is_done(t, row) == 0:
            advance(t, r, players, row)
        write_down(t, row)
