"""Laying cards: a play from its first card to its last, and jump-ins."""

from yksi.kernel.codes import EventCode, Phase, Reason
from yksi.kernel.effects import act, finish_laying
from yksi.kernel.ending import end_by_play, end_round, go_out
from yksi.kernel.events import emit
from yksi.kernel.hand_swaps import swap
from yksi.kernel.lasting_effects import hide_hands, let_go
from yksi.kernel.matching import lawful, layable
from yksi.kernel.memory import remember_lay, remember_name
from yksi.kernel.piles import drop, lay_on_top
from yksi.kernel.state import State
from yksi.kernel.turns import begin_turn, forget_turn
from yksi.kernel.uno import close_windows, deliberate_act, duty
from yksi.rules import JumpIn, Referee, Rules, Several


def _begin_play(t: State, seat: int) -> None:
    """Keep what stood before the play: a challenge and an accusation ask for it (`State.was_*`)."""
    hide_hands(t, seat)
    t.was_color = t.color
    t.was_symbol = t.symbol
    t.was_direction = t.direction
    t.was_pending = t.pending
    t.was_count = t.play_count + t.jumps
    t.was_opening = 1 if t.phase == Phase.OPENING else 0
    t.player = seat
    t.play_count = 0
    t.jumps = 0
    t.bluff = 0
    t.cheat = 0
    t.accusable = 1
    t.passes = 0


def _put(t: State, r: Rules, seat: int, face: int, jumped: int) -> None:
    """Put one card; the play stays open while another of its value may follow (KPG-PLY-2)."""
    single = r.several == Several.NO or t.phase == Phase.OPENING or t.phase == Phase.FREE
    cheats = 0
    if r.referee == Referee.OPEN and (lawful(t, r, seat) >> face) & 1 == 0:
        cheats = 1
    if t.phase != Phase.MORE:
        _begin_play(t, seat)
    t.cheat |= cheats
    drop(t, seat, face)
    remember_lay(t, seat, face)
    lay_on_top(t, face)
    t.drawn &= ~(1 << face)
    t.laid += 1
    t.play_count += 1
    emit(t, EventCode.LAID, seat, face, jumped)
    t.phase = Phase.MORE
    if single or layable(t, r, seat) == 0:
        finish_laying(t, r)


def lay(t: State, r: Rules, seat: int, face: int) -> None:
    """Lay a card in turn, which also closes the windows of others (CLS-39, KPG-§1.3)."""
    if t.phase != Phase.MORE:
        close_windows(t)
    _put(t, r, seat, face, 0)


def name_color(t: State, r: Rules, seat: int, color: int) -> None:
    """The colour of the play, or of the wild that was turned as start card (CLS-27, CLS-29)."""
    t.color = color
    remember_name(t, seat, color)
    emit(t, EventCode.NAMED, seat, color, 0)
    if t.laid > 0:
        act(t, r)
    else:
        begin_turn(t, seat)


def choose_partner(t: State, r: Rules, seat: int, other: int) -> None:
    """The seat on turn has chosen with whom to swap hands; then its play acts."""
    swap(t, seat, other)
    act(t, r)


def twin_of_top(t: State) -> int:
    """The face that is identical to a coloured top card."""
    return t.discard[t.discard_count - 1]


def _end_by_jump_in(t: State, r: Rules, seat: int, reason: int) -> None:
    """A jump-in is beyond doubt; a play of the same seat right below it is not (KPG-§10.1)."""
    if seat == t.player:
        let_go(t, seat)
        end_by_play(t, r, reason)
    else:
        end_round(t, r, t.winner, reason)


def jump_in(t: State, r: Rules, seat: int) -> None:
    """Lay the twin of the top card out of turn."""
    face = twin_of_top(t)
    if r.jump_in == JumpIn.IDENTICAL:
        t.turn = seat
        t.phase = Phase.FREE  # one card, whatever fits: it is the twin of the top
        forget_turn(t)
        deliberate_act(t, r)  # KPG-R36: a jump-in is no card played in turn
        _put(t, r, seat, face, 1)
        return
    drop(t, seat, face)
    remember_lay(t, seat, face)
    lay_on_top(t, face)
    t.jumps += 1
    t.passes = 0
    emit(t, EventCode.LAID, seat, face, 1)
    if t.size[seat] > 0:
        duty(t, r, seat, 0)  # KPG-R49
    elif r.play_on == 0:
        t.winner = seat
        _end_by_jump_in(t, r, seat, Reason.OUT)
    elif go_out(t, r, seat):
        _end_by_jump_in(t, r, seat, Reason.LAST_PLAYER)
