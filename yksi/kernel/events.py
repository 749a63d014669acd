"""Writing events: four numbers each, into the record, when somebody wants to know."""

from yksi.kernel.codes import EVENT_WIDTH
from yksi.kernel.state import State


def tell(t: State, kind: int, seat: int, a: int, b: int) -> None:
    i = t.event_count
    if t.telling == 0 or i + EVENT_WIDTH > len(t.events):
        return
    t.events[i] = kind
    t.events[i + 1] = seat
    t.events[i + 2] = a
    t.events[i + 3] = b
    t.event_count = i + EVENT_WIDTH
