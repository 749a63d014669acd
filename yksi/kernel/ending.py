"""How a round ends: points in both ways of scoring, the match, and places (KPG-§6, §9, END)."""

from yksi.cards import NONE, NUMBERS, POINTS, SYMBOL_OF
from yksi.kernel.bits import lowest
from yksi.kernel.codes import EventCode, Phase, Reason
from yksi.kernel.events import emit
from yksi.kernel.lasting_effects import let_go
from yksi.kernel.piles import take
from yksi.kernel.seats import is_in, left_of, next_seat, players
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.kernel.turns import forget_turn
from yksi.rules import Referee, Rules, Scoring


def hand_points(t: State, seat: int) -> int:
    """What the cards in a hand are worth (CLS-46 to 48, CUS-76 to 80, MOO-42 to 44)."""
    points = 0
    held = t.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        points += t.hands[seat][face] * POINTS[face]
    return points


def _credit(t: State, seat: int, points: int) -> None:
    t.points[seat] = points
    t.total[seat] += points
    emit(t, EventCode.SCORED, seat, points, 0)


def _score(t: State, r: Rules) -> None:
    """Points of a finished round (CLS-45, CLS-50)."""
    if r.scoring == Scoring.WINNER:
        points = 0
        for seat in range(t.seats):
            points += hand_points(t, seat)
        _credit(t, t.winner, points)
    elif r.scoring == Scoring.LOW:
        for seat in range(t.seats):
            _credit(t, seat, hand_points(t, seat))
    if r.scoring == Scoring.WINNER or r.scoring == Scoring.LOW:
        for seat in range(t.seats):
            if t.total[seat] >= r.target:  # CLS-03, GEN-R25
                t.match_over = 1
        if t.match_over:
            emit(t, EventCode.MATCH_OVER, NONE, 0, 0)


def wins_match(t: State, r: Rules, seat: int) -> int:
    """Whether a seat has won the match: the target, or the lowest total (CLS-51, CLS-R16)."""
    if t.match_over == 0:
        return 0
    if r.scoring == Scoring.WINNER:
        return 1 if t.total[seat] >= r.target else 0
    for other in range(t.seats):
        if t.total[other] < t.total[seat]:
            return 0
    return 1


def _numbers(t: State, seat: int, value: int) -> int:
    """Number cards in a hand: of one value, or all of them when it is NONE."""
    cards = 0
    held = t.held[seat] & NUMBERS
    while held:
        face = lowest(held)
        held &= held - 1
        if value == NONE or SYMBOL_OF[face] == value:
            cards += t.hands[seat][face]
    return cards


def _better(t: State, seat: int, other: int) -> int:
    """Whether a hand ranks before another at an early end (KPG-§6.1 to §6.3)."""
    if t.size[seat] != t.size[other]:
        return 1 if t.size[seat] < t.size[other] else 0
    mine = _numbers(t, seat, NONE)
    theirs = _numbers(t, other, NONE)
    if mine != theirs:
        return 1 if mine < theirs else 0
    for value in range(10):
        mine = _numbers(t, seat, value)
        theirs = _numbers(t, other, value)
        if mine != theirs:
            return 1 if mine > theirs else 0
    return 0


def _rank(t: State) -> None:
    """Places for everybody: out, still in, gave up together; the removed have none."""
    inside = players(t)
    for seat in range(t.seats):
        if is_in(t, seat):
            place = t.outs + 1
            for other in range(t.seats):
                if is_in(t, other):
                    place += _better(t, other, seat)
            t.place[seat] = place
        elif (t.gave_up >> seat) & 1:  # KPG-§9.3, §9.4
            t.place[seat] = t.outs + inside + 1
        if t.place[seat] > 0:
            emit(t, EventCode.PLACED, seat, t.place[seat], 0)


def _sole_first(t: State) -> int:
    first = NONE
    for seat in range(t.seats):
        if t.place[seat] == 1:
            if first != NONE:
                return NONE
            first = seat
    return first


def _return_chosen(t: State) -> None:
    """What was chosen and not revealed is still in hand (MOO-R19)."""
    for i in range(t.aside_count):
        take(t, t.aside[i] // SEAT_FACTOR, t.aside[i] % SEAT_FACTOR)
    t.aside_count = 0


def end_round(t: State, r: Rules, winner: int, reason: int) -> None:
    """The round is over; nothing owed or open survives it (KPG-R55)."""
    t.phase = Phase.OVER
    t.reason = reason
    t.winner = winner
    t.pending = 0
    t.owed = 0
    t.grace = 0
    t.late = 0
    t.waiting = 0
    t.accusable = 0
    if t.aside_count > 0:
        _return_chosen(t)
    forget_turn(t)
    t.open_by = 0
    t.marked = 0
    if r.scoring == Scoring.PLACES:
        _rank(t)
        t.winner = _sole_first(t)
    emit(t, EventCode.ROUND_OVER, t.winner, reason, 0)
    if reason == Reason.OUT and r.scoring != Scoring.PLACES:
        _score(t, r)


def end_by_play(t: State, r: Rules, reason: int) -> None:
    """The last play ended it; with an open referee the others may still accuse (KPG-§10.1)."""
    if r.referee == Referee.OPEN and t.accusable:
        t.phase = Phase.CLOSING
        t.reason = reason
        t.turn = next_seat(t, t.player)
        forget_turn(t)
    else:
        end_round(t, r, t.winner, reason)


def go_out(t: State, r: Rules, seat: int) -> int:
    """A seat without cards leaves the game (KPG-END-1); 1 when that leaves one player."""
    t.inside &= ~(1 << seat)
    let_go(t, seat)
    t.outs += 1
    t.place[seat] = t.outs
    if t.winner == NONE:
        t.winner = seat  # KPG-END-2
    emit(t, EventCode.OUT, seat, t.outs, 0)
    return 1 if players(t) == 1 else 0


def next_dealer(t: State) -> int:
    """The deal moves one seat to the left (GEN-R04)."""
    return left_of(t, t.dealer)
