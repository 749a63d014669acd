"""What a play does once all its cards lie and its colour is named."""

from yksi.cards import NONE, SYMBOL_OF, Symbol
from yksi.kernel.codes import EventCode, Phase, Reason, Why
from yksi.kernel.custom import carry_out
from yksi.kernel.discards import settle, valley
from yksi.kernel.ending import end_by_play, go_out
from yksi.kernel.events import emit
from yksi.kernel.hand_swaps import rotate, shuffle_hands
from yksi.kernel.matching import guilty
from yksi.kernel.memory import remember_four
from yksi.kernel.penalties import give, is_over
from yksi.kernel.seats import is_in, next_seat, players
from yksi.kernel.state import State
from yksi.kernel.turns import begin_answer, begin_turn
from yksi.kernel.uno import duty
from yksi.rules import Finish, ReverseTwo, Rules, Stacking


def _run(t: State) -> int:
    """How many cards of one value lie on top of the play: these act together."""
    cards = 1
    top = t.discard_count - 1
    while cards < t.play_count and SYMBOL_OF[t.discard[top - cards]] == t.symbol:
        cards += 1
    return cards


def _finishes(t: State, r: Rules, seat: int) -> int:
    """Whether the hand is empty by a card that may be the last one (KPG-§2.1)."""
    if t.size[seat] > 0:
        return 0
    return 1 if r.finish == Finish.ANY or t.symbol <= Symbol.NINE else 0


def _cards_owed(symbol: int, cards: int) -> int:
    """Two a draw two, four a wild draw four (CLS-18, CLS-30, KPG-DR2-4, KPG-WD4-3)."""
    if symbol == Symbol.DRAW_TWO:
        return 2 * cards
    if symbol == Symbol.WILD_FOUR:
        return 4 * cards
    return 0


def _last_card(t: State, r: Rules, seat: int) -> None:
    """The round is over at once, but a drawing card is still drawn for (CLS-42, GEN-R24)."""
    t.winner = seat
    owed = _cards_owed(t.symbol, _run(t))
    if owed > 0 and r.last_draw:
        give(t, r, next_seat(t, seat), t.pending + owed, Why.PENALTY_CARD)
    end_by_play(t, r, Reason.OUT)


def _special(t: State, r: Rules, seat: int) -> None:
    """Carry out a wild that does more than draw; such a play cannot be taken back."""
    t.accusable = 0
    if t.symbol == Symbol.SHUFFLE_HANDS:
        shuffle_hands(t, seat)
        settle(t, r, 1 << seat, next_seat(t, seat))  # CUS-46, CUS-R11
    elif t.symbol == Symbol.VALLEY:
        valley(t, r)
    else:
        carry_out(t, r, seat)


def act(t: State, r: Rules) -> None:
    """Let the play take effect and pass the turn on."""
    seat = t.turn
    cards = _run(t)
    owed = _cards_owed(t.symbol, cards)
    if owed == 0:
        t.pending = 0  # only a cheat evades a debt like this
    two_players = players(t) == 2  # KPG-R52; whoever goes out by this play still counts
    if _finishes(t, r, seat) and go_out(t, r, seat):
        end_by_play(t, r, Reason.LAST_PLAYER)
        return
    if t.symbol > Symbol.WILD_FOUR and is_in(t, seat):
        _special(t, r, seat)
        return
    skips = 0
    if t.symbol == Symbol.SKIP:  # CLS-24, KPG-SKP-4
        skips = cards
    elif t.symbol == Symbol.REVERSE:
        if cards % 2 == 1:  # CLS-21, KPG-REV-4, KPG-REV-5
            t.direction = -t.direction
            emit(t, EventCode.REVERSED, NONE, t.direction, 0)
        if two_players and r.reverse_two == ReverseTwo.SKIP:  # GEN-R09, KPG-REV-6
            skips = cards
    elif t.symbol == 0 and r.zero_rotate and t.size[seat] > 0:
        rotate(t, seat)
    target = next_seat(t, seat)
    if owed > 0 and r.stacking == Stacking.NO and (t.symbol == Symbol.DRAW_TWO or r.bluff == 0):
        give(t, r, target, owed, Why.PENALTY_CARD)  # CLS-18: no answer, the turn is lost
        if is_over(t):
            return
        owed = 0
        t.pending = 0
        skips = 1
    if t.size[seat] == 0 and is_in(t, seat):  # KPG-R39, KPG-R40
        give(t, r, seat, 1, Why.FINISH)
        if is_over(t):
            return
    duty(t, r, seat, t.said)
    if owed > 0:
        t.pending += owed
        begin_answer(t, target)
        return
    for _ in range(skips):
        emit(t, EventCode.SKIPPED, target, 0, 0)
        target = next_seat(t, target)
    begin_turn(t, target)


def finish_laying(t: State, r: Rules) -> None:
    """All cards of the play lie: end it, ask for a colour or a partner, or let it act.

    A number has no effect; it takes the short way, which most plays do.
    """
    seat = t.turn
    if t.symbol <= Symbol.NINE and t.size[seat] > 0 and r.seven_swap + r.zero_rotate == 0:
        t.pending = 0
        duty(t, r, seat, t.said)
        begin_turn(t, next_seat(t, seat))
        return
    if t.symbol == Symbol.WILD_FOUR:
        t.bluff = guilty(t, r, seat)
        remember_four(t, r, seat)
    if _finishes(t, r, seat) and r.play_on == 0:
        _last_card(t, r, seat)
    elif _finishes(t, r, seat) and players(t) == 2:
        act(t, r)  # it ends the game: no colour is asked for
    elif t.symbol >= Symbol.WILD:
        t.phase = Phase.COLOR  # GEN-R28: before any effect
    elif r.seven_swap and t.symbol == Symbol.SEVEN and t.size[seat] > 0:
        t.phase = Phase.SWAP
    else:
        act(t, r)
