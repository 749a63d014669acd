"""Why an entry cannot be written down. Nothing has changed then."""

from __future__ import annotations

from enum import StrEnum

from yksi.errors import YksiError


class EveningCode(StrEnum):
    NOBODY = "nobody"  # there is no such person
    NAME_TAKEN = "name-taken"
    NO_NAME = "no-name"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    NOT_HERE = "not-here"  # this edition knows no such entry
    NO_SUCH_CARD = "no-such-card"
    WINNER_HOLDS = "winner-holds"  # whoever went out holds no cards
    NOT_COUNTED = "not-counted"  # somebody's cards are missing
    NO_SUCH_ROUND = "no-such-round"
    MATCH_OVER = "match-over"
    MATCH_RUNS = "match-runs"
    NO_GAME = "no-game"
    GAME_RUNS = "game-runs"
    NOT_IN_GAME = "not-in-game"
    IN_GAME = "in-game"  # plays already, or has left this game (KPG-R62)
    TIME_OVER = "time-over"  # nobody goes out after the end of time (KPG-R77)
    TIME_LEFT = "time-left"
    NO_SUCH_MINUTE = "no-such-minute"  # of a game: before somebody else went out, or not yet
    NOT_WARNED = "not-warned"
    NOT_THE_WARDEN = "not-the-warden"
    WINNER_KNOWN = "winner-known"  # nobody joins any more
    BARRED = "barred"  # was removed in this series
    NO_VOTES = "no-votes"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    BACKWARDS = "backwards"  # time does not run that way


class RefusedEntryError(YksiError, ValueError):
    """An entry that cannot be; the code says why."""

    def __init__(self, code: EveningCode) -> None:
        super().__init__(str(code))
        self.code = code
