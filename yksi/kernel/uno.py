"""One card left: the duty to call, the call, the catch, and when the window closes.

Four masks of seats hold it, and a seat can be in more than one of them:

| mask | whoever is in it | leaves it by |
| --- | --- | --- |
| `grace` | must call, and cannot be caught yet | `call`, `lapse`, the window closing |
| `owed` | must call, and can be caught | `call`, `catch`, the window closing |
| `late` | can be caught, whatever it calls now | `catch`, the window closing |
| `called` | holds one card and called in time | any card that comes or goes |

`duty` puts a seat into `called` if it announced, otherwise into `grace` where the rules give some
seconds, otherwise into `owed`; `call` moves it from either to `called`, `lapse` from `grace` to
`late`. One field a seat could not hold this: whoever is late for one card may draw, jump in and be
in grace for the next, and the call that is in time for the second does not heal the first. As
masks, "who can be caught" and "every window closes" are one operation for all seats.
"""

from yksi.cards import NUMBERS
from yksi.kernel.codes import EventCode, Why
from yksi.kernel.events import emit
from yksi.kernel.lasting_effects import unmark
from yksi.kernel.penalties import give
from yksi.kernel.state import State
from yksi.kernel.turns import is_between
from yksi.rules import Finish, Rules, Several, Window


def close_windows(t: State) -> None:
    """Whoever was not caught by now is safe (CLS-39, KPG-§1.3)."""
    t.owed = 0
    t.grace = 0
    t.late = 0


def deliberate_act(t: State, r: Rules) -> None:
    """The next player begins the turn (GEN-R19); in kpgut only a card closes the window."""
    if r.uno_window == Window.ACTS:
        close_windows(t)


def may_announce(t: State, r: Rules, seat: int) -> int:
    """Whether a seat may announce its last card right before it lays the other (GEN-R17 (b))."""
    if seat != t.turn or t.said or r.uno_penalty == 0 or is_between(t) == 0:
        return 0
    size = t.size[seat]
    if size == 1:  # KPG-R43: after a special last card another one is drawn
        return 1 if r.finish == Finish.NUMBERS and t.held[seat] & NUMBERS == 0 else 0
    return 1 if size == 2 or (size > 2 and r.several == Several.VALUE) else 0


def _has_called(t: State, seat: int) -> None:
    """The call counts: it was told when it was made, be that before the play."""
    if t.size[seat] == 1:
        t.called |= 1 << seat
    if t.marked:
        unmark(t, t.marked)


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


def call(t: State, r: Rules, seat: int) -> None:
    """A seat calls: what it owes, or what it will owe after its next play, or both at once."""
    bit = 1 << seat
    emit(t, EventCode.CALLED, seat, 0, 0)
    if may_announce(t, r, seat):
        t.said = 1
    if (t.owed | t.grace) & bit:
        t.owed &= ~bit
        t.grace &= ~bit
        _has_called(t, seat)


def lapse(t: State, seat: int) -> None:
    """The seconds in which a seat could not be caught are over (KPG-R35)."""
    bit = 1 << seat
    t.grace &= ~bit
    t.late |= bit
    emit(t, EventCode.LAPSED, seat, 0, 0)


def catch(t: State, r: Rules, seat: int, target: int) -> None:
    """Whoever is caught draws two cards at once; the turn stays (GEN-R18, KPG-§1.2)."""
    bit = 1 << target
    t.owed &= ~bit
    t.late &= ~bit
    emit(t, EventCode.CAUGHT, target, seat, 0)
    if t.marked:
        unmark(t, t.marked)
    give(t, r, target, r.uno_penalty, Why.CAUGHT)
