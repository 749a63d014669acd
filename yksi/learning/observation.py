"""What a learner sees of a table and may do, as rows of small numbers.

An observation is a row of bytes, everything from the observer's seat:

| from | what |
| --- | --- |
| 0 | own cards of face 0-58 |
| 59 | cards of face 0-58 on the discard pile |
| 118 | 1 at the colour in force: red, green, blue, yellow, none |
| 123 | 1 at the symbol on top, 0-19, or none |
| 144 | 1 at the phase, IDLE to OVER |
| 157 | 1: the direction of play is clockwise |
| 158 | cards owed by the seat on turn |
| 159 | cards drawn in this turn |
| 160 | cards of the draw pile |
| 161 | cards that the observer must still discard |
| 162 | five numbers a seat, the observer first, then clockwise |

The five are: cards in hand; 1 if still in the game; 1 if it called its one card; 1 if it made the
last play; 1 if the table waits for it. What counts more than 255 counts 255. Zeros fill the row up
to a multiple of eight.

Actions of a learner are fewer than the kernel's:

| from | action |
| --- | --- |
| 0 | lay face 0-58; where everybody discards, discard it |
| 59 | name colour 0-3 |
| 63 | stop laying |
| 64 | draw |
| 65 | keep: end the turn without laying |
| 66 | accept what is pending |
| 67 | challenge |
| 68 | decline to discard |
| 69 | laugh |
| 70 | frown |
| 71 | swap hands with the next seat clockwise, 72 with the one after it, … |

A mask has a byte an action, 1 where it is legal, eight of them in a word. Calls are made by
themselves; nobody jumps in, catches, accuses or gives up as a learner.
"""

from yksi.cards import FACES, NONE
from yksi.kernel import actions as k
from yksi.kernel.actions import DISCARD, SWAP
from yksi.kernel.codes import Phase
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.policies.choices import DECLINE, PARTNER, SHIFT, faces_for, others_for, plain_action
from yksi.rules import MOST_SEATS, Rules


class Desk:
    """What is remembered of a learner's table besides the table: a record like the state."""

    faces: int  # what may be done: faces as a mask
    others: int  # and the rest as bits from NAME
    seat: int  # whose action is awaited
    learner: int  # the seat that learns, NONE when all do
    dice: int  # of the other players
    game: int  # its number
    taken: int  # actions so far
    counted: int  # cards of the discard pile
    done: int  # 0, or how the last game ended
    face_count: int
    pile: list[int]  # the discard pile, face by face

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name, _, shape in DESK:
            setattr(self, name, [0] * shape[0] if shape else 0)
        self.face_count = FACES


DESK: tuple[tuple[str, str, tuple[int, ...]], ...] = (  # as NumPy wants it
    *((name, "i8", ()) for name in Desk.__slots__[:-1]),
    ("pile", "u1", (FACES,)),
)


class Screen:
    """What a learner is shown: a record with room for as many seats as there can be."""

    words: list[int]  # the mask, eight actions a word
    row: list[int]  # the observation
    rewards: list[float]  # by seat; of the learner alone where only one learns

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name, _, shape in SCREEN:
            setattr(self, name, [0] * shape[0] if shape else 0)


HAND = 0
PILE = HAND + FACES
COLOR = PILE + FACES
SYMBOL = COLOR + 5
PHASE = SYMBOL + 21
DIRECTION = PHASE + 13
PENDING = DIRECTION + 1
DREW = PENDING + 1
DRAW_PILE = DREW + 1
DUE = DRAW_PILE + 1
SEATS = DUE + 1
SEAT_WIDTH = 5
CARDS, INSIDE, CALLED, LAST, AWAITED = 0, 1, 2, 3, 4
MOST = 255

ACTIONS = PARTNER + MOST_SEATS

# Eight bits spread over the eight bytes of a word, the lowest bit into the lowest byte.
SPREAD = tuple(sum(((bits >> i) & 1) << (8 * i) for i in range(8)) for bits in range(256))
FACE_WORDS = FACES // 8  # words that hold faces alone
HIGH_FACES = FACES % 8  # faces of the word that follows


def action_count(seats: int) -> int:
    """How many actions a learner has at a table of so many seats."""
    return PARTNER + seats


def observation_width(seats: int) -> int:
    return (SEATS + SEAT_WIDTH * seats + 7) // 8 * 8


def mask_words(seats: int) -> int:
    return (action_count(seats) + 7) // 8


SCREEN: tuple[tuple[str, str, tuple[int, ...]], ...] = (  # as NumPy wants it
    ("words", "i8", (mask_words(MOST_SEATS),)),
    ("row", "u1", (observation_width(MOST_SEATS),)),
    ("rewards", "f4", (MOST_SEATS,)),
)


def at_most(value: int) -> int:
    return min(value, MOST)


def awaited(t: State) -> int:
    """The seats that the table waits for, as a mask."""
    if t.phase == Phase.OVER or t.phase == Phase.IDLE:
        return 0
    return t.waiting if t.waiting else 1 << t.turn


def count_pile(t: State, desk: Desk) -> None:
    """Count the discard pile face by face."""
    for face in range(FACES):
        desk.pile[face] = 0
    for i in range(t.discard_count):
        desk.pile[t.discard[i]] += 1
    desk.counted = t.discard_count


def _see_seats(t: State, seat: int, screen: Screen) -> None:
    seats, inside, called, player = t.seats, t.inside, t.called, t.player
    waiting = awaited(t)
    row, at = screen.row, SEATS
    other = seat
    for _ in range(seats):
        row[at + CARDS] = at_most(t.size[other])
        row[at + INSIDE] = (inside >> other) & 1
        row[at + CALLED] = (called >> other) & 1
        row[at + LAST] = 1 if player == other else 0
        row[at + AWAITED] = (waiting >> other) & 1
        at += SEAT_WIDTH
        other = other + 1 if other + 1 < seats else 0


def _see_aside(t: State, seat: int, screen: Screen) -> None:
    """Cards chosen secretly still count as held until they are revealed (MOO-R19)."""
    row = screen.row
    for i in range(t.aside_count):
        owner = t.aside[i] // SEAT_FACTOR
        away = owner - seat if owner >= seat else owner - seat + t.seats
        at = SEATS + SEAT_WIDTH * away + CARDS
        row[at] = at_most(row[at] + 1)


def observe(t: State, seat: int, desk: Desk, screen: Screen) -> None:
    """Write what a seat sees; the discard pile has been counted before.

    A loop whose length the compiler knows is unrolled byte by byte, and conditions cost as much:
    so the number of faces comes from the desk, less than 64, and "none" has a place of its own.
    """
    hand, pile, row, faces = t.hands[seat], desk.pile, screen.row, desk.face_count & 63
    for face in range(faces):
        row[HAND + face] = hand[face]
    for face in range(faces):
        row[PILE + face] = pile[face]
    color, symbol, phase = t.color, t.symbol, t.phase
    direction, pending, drew = t.direction, t.pending, t.drew
    draw_count, due = t.draw_count, t.due[seat]
    for i in range(COLOR, DIRECTION):
        row[i] = 0
    row[COLOR + color] = 1
    row[SYMBOL + symbol] = 1
    row[PHASE + phase] = 1
    row[DIRECTION] = 1 if direction > 0 else 0
    row[PENDING] = at_most(pending)
    row[DREW] = at_most(drew)
    row[DRAW_PILE] = at_most(draw_count)
    row[DUE] = at_most(due)
    _see_seats(t, seat, screen)
    if t.aside_count:
        _see_aside(t, seat, screen)


def write_mask(desk: Desk, screen: Screen) -> None:
    """Write the mask: a byte an action, eight of them in a word."""
    words, faces, others = screen.words, desk.faces, desk.others
    for i in range(FACE_WORDS):
        words[i] = SPREAD[(faces >> (8 * i)) & 0xFF]
    words[FACE_WORDS] = SPREAD[(faces >> (8 * FACE_WORDS)) | ((others << HIGH_FACES) & 0xFF)]
    others >>= 8 - HIGH_FACES
    for i in range(FACE_WORDS + 1, len(words)):
        words[i] = SPREAD[others & 0xFF]
        others >>= 8


def kernel_action(t: State, seat: int, action: int) -> int:
    """The kernel's number of a learner's action."""
    if action <= PARTNER:
        return plain_action(t, action)
    other = seat + action - PARTNER
    return SWAP + (other if other < t.seats else other - t.seats)


def await_seat(t: State, r: Rules, seat: int, desk: Desk) -> None:
    """Note what an awaited seat may do."""
    faces = faces_for(t, r, seat)
    desk.seat = seat
    desk.faces = faces
    desk.others = others_for(t, r, seat, faces)


def await_nobody(seat: int, desk: Desk) -> None:
    """Note that this seat looks, and that nothing may be done."""
    desk.seat = seat
    desk.faces = 0
    desk.others = 0


def look(t: State, r: Rules, seat: int, desk: Desk, screen: Screen) -> None:
    """Show everything that one seat sees and may do: nothing, unless it is awaited."""
    count_pile(t, desk)
    if (awaited(t) >> seat) & 1:
        await_seat(t, r, seat, desk)
    else:
        await_nobody(seat, desk)
    observe(t, seat, desk, screen)
    write_mask(desk, screen)


def learner_action(t: State, seat: int, action: int) -> int:
    """A learner's number of the kernel's action, NONE where it has none."""
    if action < DECLINE:
        return action
    if k.DECLINE <= action <= k.FROWN:
        return action - SHIFT
    if DISCARD <= action < k.CATCH:
        return action - DISCARD
    if SWAP <= action < k.LAPSE:
        other = action - SWAP
        return PARTNER + (other - seat if other > seat else other - seat + t.seats)
    return NONE
