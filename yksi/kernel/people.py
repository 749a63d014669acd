"""People who come, go, are away or cheat, as far as the cards are concerned (KPG-§8 to §15)."""

from yksi.cards import FACES, NONE, Symbol
from yksi.kernel.codes import EventCode, Phase, Reason, Why
from yksi.kernel.ending import end_round
from yksi.kernel.events import emit
from yksi.kernel.lasting_effects import let_go
from yksi.kernel.penalties import give, is_over
from yksi.kernel.piles import drop, show_hand, slip_under, take
from yksi.kernel.seats import is_in, next_seat, players
from yksi.kernel.state import State
from yksi.kernel.turns import begin_opening, begin_turn
from yksi.rules import Rules

CHEAT_CARDS = 2


def _next_turn(t: State, seat: int, opening: int) -> None:
    if opening:
        begin_opening(t, next_seat(t, seat))
    else:
        begin_turn(t, next_seat(t, seat))


def away(t: State, r: Rules) -> None:
    """Whoever is absent draws two and what is pending; the turn passes (KPG-§8.1, R58, R09)."""
    seat = t.turn
    opening = 1 if t.phase == Phase.OPENING else 0
    cards = t.pending + r.absence_cards
    t.pending = 0
    emit(t, EventCode.AWAY, seat, 0, 0)
    give(t, r, seat, cards, Why.AWAY)
    if is_over(t) == 0:
        _next_turn(t, seat, opening)


def _put_hand_away(t: State, seat: int) -> None:
    """The hand is shown to all and goes below the last play (KPG-§9.1, KPG-§9.2).

    And below the play before, which a play that is taken back would bring to light.
    """
    show_hand(t, seat, NONE)
    on_top = t.play_count + t.jumps
    if t.player != NONE:
        on_top += t.was_count
    for face in range(FACES):
        for _ in range(t.hands[seat][face]):
            drop(t, seat, face)
            slip_under(t, on_top, face)


def leave(t: State, r: Rules, seat: int) -> None:
    """A seat leaves without going out; its debt lapses, its turn passes on (KPG-R59, KPG-R67)."""
    opening = 1 if t.phase == Phase.OPENING else 0
    _put_hand_away(t, seat)
    t.inside &= ~(1 << seat)
    let_go(t, seat)
    if t.player == seat:
        t.accusable = 0
    if players(t) == 1:
        end_round(t, r, t.winner, Reason.LAST_PLAYER)
    elif t.turn == seat:
        t.pending = 0
        _next_turn(t, seat, opening)


def give_up(t: State, r: Rules, seat: int) -> None:
    t.gave_up |= 1 << seat
    emit(t, EventCode.GAVE_UP, seat, 0, 0)
    leave(t, r, seat)


def remove(t: State, r: Rules, seat: int) -> None:
    t.removed |= 1 << seat
    emit(t, EventCode.REMOVED, seat, 0, 0)
    leave(t, r, seat)


def join(t: State, r: Rules, neighbour: int) -> None:
    """Somebody sits down left of a seat, as the youngest, and draws nine (KPG-§13.2, KPG-R62)."""
    seat = t.seats
    following = t.left[neighbour]
    t.left[neighbour] = seat
    t.right[seat] = neighbour
    t.left[seat] = following
    t.right[following] = seat
    t.age[seat] = seat
    t.seats = seat + 1
    t.inside |= 1 << seat
    emit(t, EventCode.JOINED, seat, neighbour, 0)
    give(t, r, seat, r.join_cards, Why.JOIN)


def _undo_going_out(t: State, seat: int) -> None:
    t.reason = Reason.NONE
    if t.winner == seat:
        t.winner = NONE
    if is_in(t, seat):
        return
    place = t.place[seat]
    t.place[seat] = 0
    t.outs -= 1
    t.inside |= 1 << seat
    for other in range(t.seats):
        if t.place[other] > place:
            t.place[other] -= 1
        if t.place[other] == 1:
            t.winner = other


def _pick_up_play(t: State, seat: int) -> None:
    """The cards of the last play go back into the hand; jump-ins slip below the play before.

    Nobody was down to one card by a play that was not made.
    """
    others = ~(1 << seat)
    t.owed &= others
    t.grace &= others
    t.late &= others
    first = t.discard_count - t.jumps - t.play_count
    for i in range(t.play_count):
        take(t, seat, t.discard[first + i])
    for i in range(t.jumps):
        t.discard[first + i] = t.discard[first + t.play_count + i]
    t.discard_count -= t.play_count
    emit(t, EventCode.TOOK_BACK, seat, t.play_count, 0)
    t.play_count = t.was_count
    while t.jumps > 0:
        t.jumps -= 1
        t.discard_count -= 1
        slip_under(t, t.play_count + t.jumps, t.discard[t.discard_count])


def take_back(t: State, r: Rules) -> None:
    """The last play is undone, two cards are the penalty, the turn is used up (KPG-R60)."""
    seat = t.player
    opening = t.was_opening
    _undo_going_out(t, seat)
    _pick_up_play(t, seat)
    t.color = t.was_color
    t.symbol = Symbol.NONE
    if t.play_count > 0:
        t.symbol = t.was_symbol
    t.direction = t.was_direction
    t.pending = 0
    t.player = NONE
    t.bluff = 0
    t.cheat = 0
    t.accusable = 0
    t.phase = Phase.PLAY
    give(t, r, seat, t.was_pending + CHEAT_CARDS, Why.CHEAT)
    if is_over(t) == 0:
        _next_turn(t, seat, opening)


def accuse(t: State, r: Rules, seat: int) -> None:
    """The kernel knows the truth; a wrong accusation costs nothing (KPG-§10.1)."""
    emit(t, EventCode.ACCUSED, seat, t.player, t.cheat)
    if t.cheat:
        take_back(t, r)
    else:
        t.accusable = 0
