"""Events are four numbers each, written into the record when somebody wants to know them."""

from yksi.kernel.codes import EVENT_WIDTH
from yksi.kernel.state import State


def emit(t: State, kind: int, seat: int, a: int, b: int) -> None:
    """Write one event: its EventCode, the seat it is about, and the two numbers of that code."""
    i = t.event_count
    if t.telling == 0 or i + EVENT_WIDTH > len(t.events):
        return
    t.events[i] = kind
    t.events[i + 1] = seat
    t.events[i + 2] = a
    t.events[i + 3] = b
    t.event_count = i + EVENT_WIDTH
