"""The state of a table: one commented record, from which both forms are made.

`State` is the interpreted form (ints and lists); `describe` gives the fields of the NumPy record,
which are the same. Nothing else in the kernel says how wide a field is.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, get_type_hints

from yksi.cards import FACES
from yksi.kernel.codes import EVENT_WIDTH

SEAT_FACTOR = 64  # what lies aside is 64 * seat + face


class Layout(NamedTuple):
    """How large the arrays are: fixed when a record is made."""

    seats: int
    cards: int
    aside: int  # cards put aside; no more than there are
    events: int


class Cell(NamedTuple):
    width: str  # NumPy's name of the integer
    shape: tuple[str | int, ...] = ()  # names of Layout's numbers, or numbers


Row = list[int]
Index = Annotated[int, Cell("u1")]  # never negative: the compiler need not ask
Small = Annotated[int, Cell("i1")]
Count = Annotated[int, Cell("i2")]
Long = Annotated[int, Cell("i4")]
Mask = Annotated[int, Cell("i8")]


class State:
    # --- the round
    seats: Small  # seats ever taken, 2-28
    phase: Index  # Phase
    turn: Index  # the seat that must act
    direction: Small  # 1 clockwise, -1 counter-clockwise
    dealer: Small
    reason: Small  # Reason, once over
    winner: Small  # who was out first, NONE before that
    inside: Long  # mask of the seats still in the game
    outs: Small  # how many went out by laying everything
    gave_up: Long  # mask of seats
    removed: Long  # mask of seats
    passes: Small  # seats that passed one after another for want of cards
    match_over: Small  # 0 or 1
    # --- the discard pile and what it asks for
    color: Index  # Color in force
    symbol: Index  # Symbol of the top card
    pending: Count  # cards owed by the seat on turn
    bluff: Small  # 1: the last wild draw four was laid against its condition
    player: Small  # who made the last play, NONE before the first
    laid: Small  # cards of the play that is being made
    play_count: Count  # cards of the last play, without jump-ins
    jumps: Count  # jump-ins on the last play
    cheat: Small  # 1: the last play was against the rules (referee=open)
    accusable: Small  # 1: the last play can be taken back
    # --- what stood before the last play, while `player` is a seat. A wild draw four is judged by
    # it, and a play that is taken back brings it again. Six numbers rather than a second state:
    # what others drew or saw since then stays, and records keep one size
    was_color: Index
    was_symbol: Index
    was_direction: Small
    was_pending: Count
    was_count: Count  # cards of the play before, jump-ins included; 0 when they were reshuffled
    was_opening: Small  # 1: the play opened the discard pile
    # --- the turn
    drawn: Mask  # faces drawn in this turn
    drew: Count  # cards drawn in this turn
    voluntary: Count  # of these, while something could have been laid (voluntary=many)
    said: Small  # 1: the seat on turn announced one card before laying
    stuck: Small  # 1: the seat on turn draws three instead of one if stuck
    # --- one card left: masks of seats (why there are four: uno)
    owed: Long  # must call, may be caught
    grace: Long  # must call, may not be caught yet
    late: Long  # may be caught, a call no longer helps
    called: Long  # holds one card and called
    # --- simultaneous choices
    waiting: Long  # mask of the seats that have not chosen yet
    # --- effects of customizable cards: masks of seats
    open_by: Long  # hands lie open until the next turn of each of these
    marked: Long  # must not bend the elbows
    # --- piles
    draw_count: Count
    settled: Count  # of these, how many on top have a known order
    discard_count: Count
    aside_count: Count  # chosen secretly, not revealed yet
    # --- chance: ChaCha8
    counter: Mask  # blocks made
    used: Small  # halves used of the sixteen words, 0-32
    # --- events
    telling: Small  # 1: write events
    event_count: Count  # numbers written

    # --- seats
    left: Annotated[Row, Cell("u1", ("seats",))]  # the next seat clockwise
    right: Annotated[Row, Cell("u1", ("seats",))]
    age: Annotated[Row, Cell("i1", ("seats",))]  # 0 is the oldest
    place: Annotated[Row, Cell("i1", ("seats",))]  # 0: none
    size: Annotated[Row, Cell("i2", ("seats",))]  # cards in hand
    due: Annotated[Row, Cell("i2", ("seats",))]  # cards still to discard
    points: Annotated[Row, Cell("i4", ("seats",))]  # credited in this round
    total: Annotated[Row, Cell("i4", ("seats",))]  # of the match
    held: Annotated[Row, Cell("i8", ("seats",))]  # mask of the faces in hand
    # --- what is remembered of a hand (memory)
    most: Annotated[Row, Cell("i8", ("seats",))]  # cards of each colour at most
    likely: Annotated[Row, Cell("i8", ("seats",))]  # the same, if nobody bluffs
    since: Annotated[Row, Cell("i8", ("seats",))]  # what left and came since it named a colour
    named: Annotated[Row, Cell("u1", ("seats",))]  # the colour that it named last + 1; 0: none
    seen: Annotated[Row, Cell("i8", ("seats",))]  # mask of faces that somebody has seen in it
    seen_by: Annotated[Row, Cell("i4", ("seats",))]  # and the seats that have
    hands: Annotated[list[Row], Cell("u1", ("seats", FACES))]  # copies of each face
    # --- piles, bottom first
    draw: Annotated[Row, Cell("u1", ("cards",))]
    discard: Annotated[Row, Cell("u1", ("cards",))]
    aside: Annotated[Row, Cell("i2", ("aside",))]  # 64 * seat + face
    # --- chance
    key: Annotated[Row, Cell("u4", (8,))]
    block: Annotated[Row, Cell("u4", (16,))]
    # --- events: kind, seat, a, b
    events: Annotated[Row, Cell("i2", ("events",))]

    __slots__ = tuple(__annotations__)

    def __init__(self, layout: Layout) -> None:
        for name, shape in _shapes(layout).items():
            setattr(self, name, _zeros(shape))

    def clone(self) -> State:
        twin = object.__new__(State)
        for name, value in zip(_NUMBERS, _numbers_of(self), strict=True):
            setattr(twin, name, value)
        for name, row in zip(_ROWS, _rows_of(self), strict=True):
            setattr(twin, name, row[:])
        twin.hands = [row[:] for row in self.hands]
        return twin

    def values(self) -> dict[str, Any]:
        """Every field; two states are equal when these are."""
        return {name: getattr(self, name) for name in State.__slots__}


_CELLS: dict[str, Cell] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(State, include_extras=True).items()
    if hasattr(hint, "__metadata__")
}

# Fields of one kind are read at once: copies are made at every play of several steps.
_NUMBERS = tuple(name for name, cell in _CELLS.items() if len(cell.shape) == 0)
_ROWS = tuple(name for name, cell in _CELLS.items() if len(cell.shape) == 1)
_numbers_of, _rows_of = attrgetter(*_NUMBERS), attrgetter(*_ROWS)


@cache
def _shapes(layout: Layout) -> dict[str, tuple[int, ...]]:
    sizes = layout._asdict()
    return {
        name: tuple(sizes[size] if isinstance(size, str) else size for size in cell.shape)
        for name, cell in _CELLS.items()
    }


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def describe(layout: Layout) -> list[tuple[str, str, tuple[int, ...]]]:
    """The fields as NumPy wants them, the widest first so that nothing is padded."""
    shapes = _shapes(layout)
    fields = [(name, cell.width, shapes[name]) for name, cell in _CELLS.items()]
    return sorted(fields, key=lambda field: -int(field[1][1:]))


def layout_for(seats: int, cards: int, events: bool) -> Layout:
    """Room for a table; a step writes at most an event a card and a few a seat."""
    room = EVENT_WIDTH * (2 * cards + 4 * seats + 16) if events else EVENT_WIDTH
    return Layout(seats, cards, cards, room)


def size_of(t: State) -> tuple[int, int]:
    """Seats and cards that are really there, which decide how large a layout must be."""
    cards = t.draw_count + t.discard_count + t.aside_count + sum(t.size)
    return t.seats, cards
