"""The kernel's vocabulary: phases, reasons for an ending, why cards are drawn, and events."""

from enum import IntEnum


class Phase(IntEnum):
    """What the table waits for."""

    IDLE = 0  # nothing dealt
    COLOR = 1  # the seat on turn names a colour
    OPENING = 2  # the seat on turn opens the discard pile from the hand
    PLAY = 3  # an ordinary turn, nothing done yet
    MORE = 4  # the play is open: further cards of the same value, or stop
    DRAWN = 5  # the seat on turn has drawn and decides
    ANSWER = 6  # cards are pending: accept, challenge or answer
    FREE = 7  # the seat on turn lays any card
    SWAP = 8  # the seat on turn chooses whom to swap hands with
    DISCARD = 9  # the waiting seats choose discards
    VERDICT = 10  # the waiting seats judge the joke
    CLOSING = 11  # the last play ended it, unless somebody accuses
    OVER = 12


class Reason(IntEnum):
    """Why a round ended."""

    NONE = 0
    OUT = 1  # somebody laid the last card
    VOID = 2  # nobody could lay or draw
    LAST_PLAYER = 3  # only one player is left
    EXHAUSTED = 4  # a card had to be drawn and there was none
    STOPPED = 5  # the table stopped early


class Why(IntEnum):
    """Why a card came into a hand."""

    TURN = 0
    PENALTY_CARD = 1  # draw two, wild draw four
    CHALLENGE = 2
    CAUGHT = 3
    VALLEY = 4
    CUSTOM = 5
    FINISH = 6  # the last card was special
    AWAY = 7
    CHEAT = 8
    TABLE = 9
    JOIN = 10


class EventCode(IntEnum):
    """What kind of event was written; `a` and `b` are the two numbers that go with it."""

    CUT = 0  # seat drew face a for the deal
    DEALER = 1  # seat deals
    DEALT = 2  # seat was dealt face a
    TURNED = 3  # face a was turned as start card; b = 1 when it was put back
    TURN = 4  # seat is on turn in phase a
    LAID = 5  # seat laid face a; b = 1 when jumping in
    NAMED = 6  # seat named colour a
    DREW = 7  # seat drew face a because of b
    KEPT = 8  # seat ended the turn after drawing
    PASSED = 9  # seat could neither lay nor draw
    ACCEPTED = 10  # seat took a pending cards
    CHALLENGED = 11  # seat challenged seat a
    SHOWN = 12  # seat's hand was shown to seat a, or to everybody when a is NONE; HELD follow
    JUDGED = 13  # the challenge of seat: a = 1 guilty
    CALLED = 14  # seat called
    CAUGHT = 15  # seat was caught by seat a
    LAPSED = 16  # the grace of seat is over
    SKIPPED = 17  # seat lost the turn
    REVERSED = 18  # the direction is now a
    RESHUFFLED = 19  # a cards went back into the draw pile
    PENDING = 20  # seat owes a cards now
    CHOSE = 21  # seat has chosen secretly
    DISCARDED = 22  # seat discarded face a
    LAUGHED = 24
    FROWNED = 25
    SWAPPED = 26  # seat swapped hands with seat a
    POOLED = 27  # seat shuffled all hands together
    RECEIVED = 28  # seat now holds face a after hands were mixed
    OPENED = 29  # all hands lie open until the next turn of seat
    CLOSED = 30  # hands are hidden again
    MARKED = 31  # seat must not bend the elbows
    UNMARKED = 32
    CUSTOM = 33  # seat laid a customizable card with preset a
    OUT = 34  # seat went out at place a
    GAVE_UP = 35
    REMOVED = 36
    JOINED = 37  # seat sat down left of seat a
    AWAY = 38
    ACCUSED = 39  # seat accused seat a; b = 1 when rightly
    TOOK_BACK = 40  # seat took back a cards
    ROUND_OVER = 41  # seat won, or NONE; a is the reason
    SCORED = 42  # seat was credited a points
    PLACED = 43  # seat has place a
    MATCH_OVER = 44  # the match is decided
    HELD = 45  # seat holds face a, among the cards shown


EVENT_WIDTH = 4
