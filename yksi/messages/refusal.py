"""Why a table does not do what was said: coded, with the clause behind it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi.errors import YksiError
from yksi.game import Refusal


class TableCode(StrEnum):
    STRANGER = "stranger"  # not in this room
    PUT_OUT = "put-out"  # was sent out of it
    NOT_HOST = "not-host"
    ACTING = "acting"  # only stands in for the host
    HOST = "host"  # nobody sends the host out, and before a game no ballot does
    NO_VOICE = "no-voice"  # has not played a round here
    LOCKED = "locked"  # nobody new comes in
    KNOCK = "knock"  # nobody new comes in unasked
    NO_KNOCK = "no-knock"  # whoever it was has gone, or is in
    TURNED_AWAY = "turned-away"  # by the host, just now
    CHAIR_TAKEN = "chair-taken"  # somebody sits there, or a neighbour has gone
    NAME = "name"  # empty, too long, or not to be read
    NAME_JOINED = "name-joined"  # has pictures that are joined of several
    NAME_TAKEN = "name-taken"  # or too much like another one here
    ANIMAL_TAKEN = "animal-taken"  # somebody here is seen as it
    ROOM_FULL = "room-full"
    ALREADY_HERE = "already-here"
    NOT_HERE = "not-here"
    NOT_A_BOT = "not-a-bot"
    BOT_LEVEL = "bot-level"
    SETTING_UNKNOWN = "setting-unknown"
    SETTING_VALUE = "setting-value"
    RULES_WRONG = "rules-wrong"
    NEEDS_PLACES = "needs-places"
    NEEDS_POINTS = "needs-points"  # a match of rounds
    SERIES_LIMIT = "series-limit"
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    ETIQUETTE = "etiquette"  # not acknowledged yet
    BARRED = "barred"  # from the games of this series
    SEAT_COUNT = "seat-count"
    NO_SUCH_CARD = "no-such-card"
    NOT_PLAYING = "not-playing"
    OUT_ALREADY = "out-already"
    BUSY = "busy"  # a ballot or a question comes first
    NO_BALLOT = "no-ballot"
    NO_VOTE = "no-vote"  # not among the voters
    VOTED = "voted"
    NOT_ASKED = "not-asked"
    NO_SUCH_ANSWER = "no-such-answer"
    NO_OFFICES = "no-offices"  # these rules know no such procedure
    NOT_YOUR_OFFICE = "not-your-office"
    NOT_WARNED = "not-warned"
    NOT_ADVICE = "not-advice"
    COACH = "coach"  # may advise
    ONESELF = "oneself"
    TOO_LATE = "too-late"
    DOUBT_ONLY = "doubt-only"  # a wild draw four is doubted, not accused
    JUDGED = "judged"  # doubted once in this turn already
    NO_DRAWING = "no-drawing"
    SPECTATOR_ONLY = "spectator-only"
    WINNER_EXISTS = "winner-exists"
    CANNOT_RETURN = "cannot-return"
    NOT_A_BEGINNER = "not-a-beginner"
    PLAYER_ASKS = "player-asks"  # for a coach, nobody else
    SILENT = "silent"  # may not write
    SILENCED = "silenced"  # by the host
    NO_CHAT = "no-chat"
    TEXT_LENGTH = "text-length"
    NO_SUCH_REACTION = "no-such-reaction"
    TOO_OFTEN = "too-often"
    OVERLOADED = "overloaded"  # too many commands wait already
    TABLE_FULL = "table-full"  # its log is as long as it may be
    TOO_MANY_BOTS = "too-many-bots"
    NO_TEXT = "no-text"  # none is being carried out
    TOOL = "tool"  # cannot be used like that
    CARRYING_OUT = "carrying-out"  # a text comes first
    NO_PRACTICE = "no-practice"  # this game counts
    PEOPLE_PLAY = "people-play"  # no practice beside other people
    NOTHING_BACK = "nothing-back"  # no act since the deal
    NO_SERIES = "no-series"
    NOT_SECRET = "not-secret"
    PLEDGED = "pledged"  # a part of the next deal already
    NOT_PLEDGED = "not-pledged"  # another part than was pledged
    CARDS = "cards"  # the game itself says why


class TableRefusal(msgspec.Struct, frozen=True):
    """Nothing happened, and this is why."""

    code: TableCode
    clause: str | None = None


class RefusedByTable(YksiError):
    """Raised by a procedure before it has changed anything."""

    def __init__(self, code: TableCode, clause: str | None = None) -> None:
        super().__init__(code)
        self.refusal: TableRefusal | Refusal = TableRefusal(code, clause)

    @classmethod
    def by_the_cards(cls, refusal: Refusal) -> RefusedByTable:
        refused = cls(TableCode.CARDS)
        refused.refusal = refusal
        return refused
