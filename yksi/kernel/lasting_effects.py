"""What outlives a play and belongs to a person: a call owed or made, open hands, stiff elbows."""

from yksi.kernel.bits import lowest
from yksi.kernel.codes import EventCode
from yksi.kernel.events import emit
from yksi.kernel.memory import remember_hand
from yksi.kernel.state import State


def hide_hands(t: State, seat: int) -> None:
    """Open hands end with the next real turn of whoever opened them (CUS-R29).

    Each such card has its own end; hands stay open while any of them is in force.
    """
    if (t.open_by >> seat) & 1:
        t.open_by &= ~(1 << seat)
        if t.open_by == 0:
            emit(t, EventCode.CLOSED, seat, 0, 0)
            for owner in range(t.seats):
                remember_hand(t, owner, t.inside)


def unmark(t: State, seats: int) -> None:
    """Seats that must not bend their elbows may do so again (CUS-IDEA-9)."""
    freed = t.marked & seats
    t.marked &= ~freed
    while freed:
        emit(t, EventCode.UNMARKED, lowest(freed), 0, 0)
        freed &= freed - 1


def let_go(t: State, seat: int) -> None:
    """A seat is no longer in the game: nothing is owed by it, nothing waits for its turn."""
    others = ~(1 << seat)
    t.owed &= others
    t.grace &= others
    t.late &= others
    t.called &= others
    hide_hands(t, seat)
    unmark(t, 1 << seat)
