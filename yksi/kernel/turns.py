"""Whose turn it is, and what a turn starts with."""

from yksi.kernel.bits import lowest
from yksi.kernel.codes import EventCode, Phase
from yksi.kernel.events import emit
from yksi.kernel.lasting_effects import hide_hands
from yksi.kernel.seats import next_seat
from yksi.kernel.state import State


def forget_turn(t: State) -> None:
    """What was drawn, said, laid or in force belongs to one turn, and to no other."""
    t.drawn = 0
    t.drew = 0
    t.voluntary = 0
    t.said = 0
    t.stuck = 0
    t.laid = 0


def actor(t: State) -> int:
    """Whose action the table waits for: the first of those who choose, or the seat on turn."""
    if t.waiting:
        return lowest(t.waiting)
    return t.turn


def is_between(t: State) -> int:
    """Whether the seat on turn has its turn before it, and no play is half made."""
    phase = t.phase
    if phase == Phase.PLAY or phase == Phase.DRAWN or phase == Phase.ANSWER:
        return 1
    return 1 if phase == Phase.OPENING or phase == Phase.FREE else 0


def _on_turn(t: State, seat: int, phase: int) -> None:
    t.turn = seat
    t.phase = phase
    forget_turn(t)
    emit(t, EventCode.TURN, seat, phase, 0)


def begin_turn(t: State, seat: int) -> None:
    hide_hands(t, seat)
    _on_turn(t, seat, Phase.PLAY)


def begin_free(t: State, seat: int) -> None:
    hide_hands(t, seat)
    _on_turn(t, seat, Phase.FREE)


def begin_opening(t: State, seat: int) -> None:
    _on_turn(t, seat, Phase.OPENING)


def begin_answer(t: State, seat: int) -> None:
    """Cards are pending: not a turn yet, it may still be lost."""
    _on_turn(t, seat, Phase.ANSWER)
    emit(t, EventCode.PENDING, seat, t.pending, 0)


def pass_on(t: State) -> None:
    """The turn goes to the next player (CLS-15, KPG-PLY-6)."""
    begin_turn(t, next_seat(t, t.turn))


def lose_turn(t: State) -> None:
    """The seat on turn loses it."""
    emit(t, EventCode.SKIPPED, t.turn, 0, 0)
    pass_on(t)
