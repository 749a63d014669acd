"""The ring of seats: who follows whom, and who is still in."""

from yksi.kernel.bits import count
from yksi.kernel.state import State


def is_in(t: State, seat: int) -> int:
    """Whether a seat still plays: it is neither out nor gone."""
    return (t.inside >> seat) & 1


def invited(t: State) -> int:
    """The seats of the next round, as a mask: those removed stay away (KPG-SCO-8)."""
    return ((1 << t.seats) - 1) & ~t.removed


def players(t: State) -> int:
    """How many are still in (KPG-R52)."""
    return count(t.inside)


def left_of(t: State, seat: int) -> int:
    """The next seat clockwise that is still in."""
    seat = t.left[seat]
    while (t.inside >> seat) & 1 == 0:
        seat = t.left[seat]
    return seat


def right_of(t: State, seat: int) -> int:
    """The next seat counter-clockwise that is still in."""
    seat = t.right[seat]
    while (t.inside >> seat) & 1 == 0:
        seat = t.right[seat]
    return seat


def next_seat(t: State, seat: int) -> int:
    """The next seat in the direction of play that is still in (KPG-R83)."""
    return left_of(t, seat) if t.direction > 0 else right_of(t, seat)


def seat_before(t: State, seat: int) -> int:
    """The seat that would be next if the direction were turned."""
    return right_of(t, seat) if t.direction > 0 else left_of(t, seat)


def by_age(t: State, youngest: int) -> int:
    """The oldest or the youngest seat still in (KPG-R04, KPG-R05)."""
    best = -1
    for seat in range(t.seats):
        if is_in(t, seat) == 0:
            continue
        if best < 0 or (t.age[seat] > t.age[best]) == (youngest == 1):
            best = seat
    return best
