"""One card left: the duty to call, the call, the catch, and when the window closes."""

from yksi.cards import NONE
from yksi.kernel.codes import Event, Why
from yksi.kernel.events import tell
from yksi.kernel.giving import give
from yksi.kernel.state import State
from yksi.rules import Rules, Window


def close_windows(t: State) -> None:
    """Whoever was not caught by now is safe (CLS-39, KPG-§1.3)."""
    t.owed = 0
    t.grace = 0
    t.late = 0


def deliberate_act(t: State, r: Rules) -> None:
    """The next player begins the turn (GEN-R19); in kpgut only a card closes the window."""
    if r.uno_window == Window.ACTS:
        close_windows(t)


def unmark(t: State) -> None:
    """The elbows may bend again (CUS-IDEA-9)."""
    if t.marked != NONE:
        tell(t, Event.UNMARKED, t.marked, 0, 0)
        t.marked = NONE


def _has_called(t: State, seat: int) -> None:
    """The call counts: it was told when it was made, be that before the play."""
    t.called |= 1 << seat
    unmark(t)


def duty(t: State, r: Rules, seat: int, announced: int) -> None:
    """A seat that has parted with a card now owes a call, if one card is left (GEN-R16)."""
    if t.size[seat] != 1 or r.uno_penalty == 0:
        return
    if announced:  # GEN-R17 (a), (b)
        _has_called(t, seat)
    elif r.uno_grace > 0:
        t.grace |= 1 << seat
    else:
        t.owed |= 1 << seat


def call(t: State, seat: int) -> None:
    """The call in time, or the announcement just before the play."""
    bit = 1 << seat
    tell(t, Event.CALLED, seat, 0, 0)
    if (t.owed | t.grace) & bit:
        t.owed &= ~bit
        t.grace &= ~bit
        _has_called(t, seat)
    else:
        t.said = 1


def lapse(t: State, seat: int) -> None:
    """The three seconds are over (KPG-R35)."""
    bit = 1 << seat
    t.grace &= ~bit
    t.late |= bit
    tell(t, Event.LAPSED, seat, 0, 0)


def catch(t: State, r: Rules, seat: int, target: int) -> None:
    """Two cards at once, no change of turn (GEN-R18, KPG-§1.2)."""
    bit = 1 << target
    t.owed &= ~bit
    t.late &= ~bit
    tell(t, Event.CAUGHT, target, seat, 0)
    unmark(t)
    give(t, r, target, r.uno_penalty, Why.CAUGHT)
