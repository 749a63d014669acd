"""The customizable wilds: the ten ideas, each a few lines (CUS-IDEA-1 to 10, CUS-R21 to R40).

A text of the table's own does nothing here; people carry it out with the table's tools.
"""

from yksi.cards import COLOR_OF, NONE, WILDS, Symbol
from yksi.kernel.bits import lowest
from yksi.kernel.codes import EventCode, Phase, Reason, Why
from yksi.kernel.discards import await_choices, settle
from yksi.kernel.ending import end_by_play, go_out
from yksi.kernel.events import emit
from yksi.kernel.memory import remember_lay
from yksi.kernel.penalties import give, is_over
from yksi.kernel.piles import draw_card, drop, slip_under
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import State
from yksi.rules import Preset, Rules

SEVEN_CARDS = 7
THREE_CARDS = 3
FOUR_CARDS = 4


def preset_of(r: Rules, symbol: int) -> int:
    if symbol == Symbol.CUSTOM_1:
        return r.card1
    if symbol == Symbol.CUSTOM_2:
        return r.card2
    return r.card3


def _draw_to_color(t: State, r: Rules, seat: int) -> None:
    """A seat draws until it has a card of the named colour; wilds do not count (CUS-R24)."""
    face = draw_card(t, r, seat, Why.CUSTOM)
    while face != NONE and COLOR_OF[face] != t.color:
        face = draw_card(t, r, seat, Why.CUSTOM)


def _drop_wilds_of(t: State, seat: int) -> None:
    wilds = t.held[seat] & WILDS
    while wilds:
        face = lowest(wilds)
        wilds &= wilds - 1
        for _ in range(t.hands[seat][face]):
            drop(t, seat, face)
            remember_lay(t, seat, face)
            slip_under(t, 1, face)
            emit(t, EventCode.DISCARDED, seat, face, 0)


def _drop_wilds(t: State, r: Rules, player: int) -> None:
    """Everybody else throws all wilds away; an empty hand is out (CUS-R25)."""
    parted = 1 << player
    first_empty = NONE
    seat = next_seat(t, player)
    for _ in range(players(t) - 1):
        if t.held[seat] & WILDS:
            parted |= 1 << seat
            _drop_wilds_of(t, seat)
            if t.size[seat] == 0 and first_empty == NONE:
                first_empty = seat
        seat = next_seat(t, seat)
    if first_empty == NONE:
        settle(t, r, parted, next_seat(t, player))
        return
    if r.play_on == 0:
        t.winner = first_empty
        end_by_play(t, r, Reason.OUT)
        return
    seat = first_empty
    while seat != player:
        if t.size[seat] == 0 and go_out(t, r, seat):
            end_by_play(t, r, Reason.LAST_PLAYER)
            return
        seat = next_seat(t, seat)
    settle(t, r, parted, next_seat(t, player))


def _bring_to(t: State, r: Rules, seat: int, cards: int) -> None:
    """Draw up to a number of cards, or owe the discards down to it (CUS-R28)."""
    size = t.size[seat]
    if size < cards:
        give(t, r, seat, cards - size, Why.CUSTOM)
    elif size > cards:
        t.due[seat] = size - cards
        t.waiting |= 1 << seat


def _all_to_three(t: State, r: Rules, player: int) -> None:
    seat = player
    for _ in range(players(t)):
        _bring_to(t, r, seat, THREE_CARDS)
        if is_over(t):
            return
        seat = next_seat(t, seat)


def verdict(t: State, r: Rules, seat: int, laughs: int) -> None:
    """One laugh is enough; without any the joker draws four (CUS-IDEA-8, CUS-R30, CUS-R40)."""
    emit(t, EventCode.LAUGHED if laughs else EventCode.FROWNED, seat, 0, 0)
    t.waiting &= ~(1 << seat)
    joker = t.player
    if laughs:
        t.waiting = 0
        if t.size[joker] > 1:
            t.due[joker] = t.size[joker] - 1
            t.waiting = 1 << joker
        await_choices(t, r)
    elif t.waiting == 0:
        give(t, r, joker, FOUR_CARDS, Why.CUSTOM)
        if is_over(t) == 0:
            await_choices(t, r)


def carry_out(t: State, r: Rules, player: int) -> None:
    """Do what is written on the card that was just laid."""
    preset = preset_of(r, t.symbol)
    emit(t, EventCode.CUSTOM, player, preset, 0)
    following = next_seat(t, player)
    t.waiting = 0
    if preset == Preset.DROP_WILDS:
        _drop_wilds(t, r, player)
        return
    if preset == Preset.EXTRA_TURN:
        settle(t, r, 1 << player, player)
        return
    if preset == Preset.ELBOWS:  # marked after the call that came with the card
        settle(t, r, 1 << player, following)
        t.marked |= 1 << following
        emit(t, EventCode.MARKED, following, 0, 0)
        return
    if preset == Preset.THREE_IF_STUCK:  # for this one turn, whoever has the next
        settle(t, r, 1 << player, following)
        t.stuck = 1
        return
    if preset == Preset.JOKE:
        t.waiting = t.inside & ~(1 << player)
        t.phase = Phase.VERDICT
        return
    if preset == Preset.DRAW_TO_COLOR:
        _draw_to_color(t, r, following)
    elif preset == Preset.NEXT_TO_SEVEN:
        _bring_to(t, r, following, SEVEN_CARDS)
    elif preset == Preset.ALL_TO_THREE:
        _all_to_three(t, r, player)
    elif preset == Preset.OPEN_HANDS:
        t.open_by |= 1 << player
        emit(t, EventCode.OPENED, player, 0, 0)
    elif preset == Preset.ROOSTER:
        give(t, r, following, FOUR_CARDS, Why.CUSTOM)
    if is_over(t) == 0:
        await_choices(t, r)
