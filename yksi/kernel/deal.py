"""Setting up a round: the deck, the dealer, the hands, and the first card."""

from yksi.cards import BASE_DECK, NONE, SYMBOL_OF, Color, Face, Symbol, deck_count
from yksi.kernel.bits import lowest
from yksi.kernel.chance import HALVES, below
from yksi.kernel.codes import EventCode, Phase, Reason, Why
from yksi.kernel.ending import next_dealer
from yksi.kernel.events import emit
from yksi.kernel.memory import forget_hand
from yksi.kernel.penalties import give, is_over
from yksi.kernel.piles import lay_on_top, list_hand, pop, take
from yksi.kernel.seats import by_age, invited, left_of, players
from yksi.kernel.state import State
from yksi.kernel.turns import begin_answer, begin_opening, begin_turn
from yksi.rules import Dealer, Rules, Stacking, Start

START_DRAW = 2


def seat_everybody(t: State, seats: int) -> None:
    """Make an empty table: seats in a ring, the first the oldest, nothing dealt."""
    t.seats = seats
    t.direction = 1
    t.used = HALVES
    t.dealer = NONE
    for seat in range(seats):
        t.left[seat] = (seat + 1) % seats
        t.right[seat] = (seat + seats - 1) % seats
        t.age[seat] = seat
    clear_round(t)


def clear_round(t: State) -> None:
    """Take away what was dealt and owed; totals and seats stay, removed players stay away."""
    t.phase = Phase.IDLE
    t.reason = Reason.NONE
    t.winner = NONE
    t.inside = invited(t)
    t.outs = 0
    t.gave_up = 0
    t.passes = 0
    t.direction = 1
    t.color = Color.NONE
    t.symbol = Symbol.NONE
    t.pending = 0
    t.bluff = 0
    t.player = NONE
    t.laid = 0
    t.play_count = 0
    t.jumps = 0
    t.cheat = 0
    t.accusable = 0
    t.drawn = 0
    t.drew = 0
    t.voluntary = 0
    t.said = 0
    t.stuck = 0
    t.owed = 0
    t.grace = 0
    t.late = 0
    t.called = 0
    t.waiting = 0
    t.open_by = 0
    t.marked = 0
    t.draw_count = 0
    t.settled = 0
    t.discard_count = 0
    t.aside_count = 0
    for seat in range(t.seats):
        t.place[seat] = 0
        t.size[seat] = 0
        t.due[seat] = 0
        t.points[seat] = 0
        held = t.held[seat]
        while held:
            t.hands[seat][lowest(held)] = 0
            held &= held - 1
        t.held[seat] = 0
        forget_hand(t, seat)


def _add(t: State, face: int, copies: int) -> None:
    for _ in range(copies):
        t.draw[t.draw_count] = face
        t.draw_count += 1


def fill_draw_pile(t: State, r: Rules) -> None:
    """Make the whole deck the draw pile, in no order yet (CLS-R01, CUS-04, MOO-01, KPG-NEED-1)."""
    t.draw_count = 0
    for _ in range(deck_count(r.decks, r.seats_per_deck, players(t))):
        n = t.draw_count
        for i in range(len(BASE_DECK)):
            t.draw[n + i] = BASE_DECK[i]
        t.draw_count = n + len(BASE_DECK)
        _add(t, Face.SHUFFLE_HANDS, r.shuffle_hands)
        _add(t, Face.VALLEY, r.valley_wilds)
        for number in range(r.custom_wilds):
            _add(t, Face.CUSTOM_1 + number, 1)


def _cut_value(face: int) -> int:
    """Symbols count as zero in the draw for the deal (CLS-05)."""
    return SYMBOL_OF[face] if SYMBOL_OF[face] <= Symbol.NINE else 0


def cut(t: State) -> None:
    """The highest number deals; those who tie draw again (CLS-04, GEN-R03)."""
    drawn = 0
    contenders = t.inside
    while contenders & (contenders - 1):
        best = -1
        leaders = 0
        for seat in range(t.seats):
            if (contenders >> seat) & 1 == 0:
                continue
            face = pop(t)
            t.discard[drawn] = face  # no discard pile yet
            drawn += 1
            emit(t, EventCode.CUT, seat, face, 0)
            value = _cut_value(face)
            if value > best:
                best = value
                leaders = 0
            if value == best:
                leaders |= 1 << seat
        contenders = leaders
        if t.draw_count < t.seats:
            _put_back(t, drawn)
            drawn = 0
    for seat in range(t.seats):
        if (contenders >> seat) & 1:
            t.dealer = seat
    _put_back(t, drawn)


def _put_back(t: State, cards: int) -> None:
    """Cards drawn for the deal go back below those whose order is known."""
    for i in range(cards):
        _return_to_pile(t, t.discard[i])


def _return_to_pile(t: State, face: int) -> None:
    """Put a card back among those of the draw pile that have no known order."""
    n = t.draw_count
    for i in range(t.settled):
        t.draw[n - i] = t.draw[n - i - 1]
    t.draw[n - t.settled] = face
    t.draw_count = n + 1


def choose_dealer(t: State, r: Rules) -> None:
    """Choose who deals the first round."""
    if r.dealer == Dealer.CUT:
        cut(t)
    elif r.dealer == Dealer.RANDOM:  # MOO-R03
        t.dealer = below(t, t.seats)
    else:
        t.dealer = by_age(t, 0)  # KPG-BEG-2


def deal_hands(t: State, r: Rules) -> None:
    """Deal the cards one by one, clockwise from the dealer's left (CLS-06, KPG-BEG-4)."""
    emit(t, EventCode.DEALER, t.dealer, 0, 0)
    seat = left_of(t, t.dealer)
    first = seat
    for _ in range(r.hand_size):
        take(t, seat, pop(t))
        seat = left_of(t, seat)
        while seat != first:
            take(t, seat, pop(t))
            seat = left_of(t, seat)
    for owner in range(t.seats):
        list_hand(t, owner, EventCode.DEALT)


def _has_another(t: State, face: int) -> int:
    """Whether any other card lies in the draw pile."""
    for i in range(t.draw_count):
        if t.draw[i] != face:
            return 1
    return 0


def _turn_card(t: State, r: Rules) -> None:
    """Turn cards until one may start: no wild draw four, or only a number (CLS-33, MOO-R04).

    Where large hands leave nothing else, the last one stays and is a wild like others.
    """
    while True:
        face = pop(t)
        if r.start == Start.ACT and face == Face.WILD_FOUR and _has_another(t, face):
            emit(t, EventCode.TURNED, NONE, face, 1)
            _return_to_pile(t, face)
            continue
        lay_on_top(t, face)
        emit(t, EventCode.TURNED, NONE, face, 0)
        if r.start == Start.ACT or t.symbol <= Symbol.NINE or t.draw_count == 0:
            return


def start_round(t: State, r: Rules) -> None:
    """Turn the start card and let it act, or let the youngest open."""
    if r.start == Start.OPENER:  # KPG-BEG-7
        begin_opening(t, by_age(t, 1))
        return
    _turn_card(t, r)
    t.play_count = 1
    first = left_of(t, t.dealer)  # CLS-10
    if t.symbol == Symbol.REVERSE:  # CLS-23: the dealer plays first, then to the right
        t.direction = -1
        emit(t, EventCode.REVERSED, NONE, -1, 0)
        begin_turn(t, t.dealer)
    elif t.symbol == Symbol.SKIP:  # CLS-26
        emit(t, EventCode.SKIPPED, first, 0, 0)
        begin_turn(t, left_of(t, first))
    elif t.symbol == Symbol.DRAW_TWO and r.stacking != Stacking.NO:
        t.pending = START_DRAW
        begin_answer(t, first)
    elif t.symbol == Symbol.DRAW_TWO:  # CLS-20
        give(t, r, first, START_DRAW, Why.PENALTY_CARD)
        if is_over(t):
            return
        emit(t, EventCode.SKIPPED, first, 0, 0)
        begin_turn(t, left_of(t, first))
    elif t.symbol >= Symbol.WILD:  # CLS-29, CUS-48, CUS-55
        begin_turn(t, first)
        t.phase = Phase.COLOR
    else:
        begin_turn(t, first)


def deal_round(t: State, r: Rules) -> None:
    """Begin a new round: the deal moves on, everything is shuffled and dealt."""
    first_round = t.dealer == NONE
    clear_round(t)
    fill_draw_pile(t, r)
    if first_round or r.dealer == Dealer.OLDEST:  # KPG-END-6
        choose_dealer(t, r)
    else:
        t.dealer = next_dealer(t)
    deal_hands(t, r)
    start_round(t, r)
