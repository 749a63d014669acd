"""The kernel's numbers as words: phases, why a round ended, why cards were drawn.

Each is a string with a name, so that records, browsers and people read the word and programs can
compare with a member. The comments at the kernel's numbers say more (`yksi.kernel.codes`).
"""

from __future__ import annotations

from enum import StrEnum

from yksi.kernel.codes import Phase, Reason, Why


class GamePhase(StrEnum):
    """What the table waits for."""

    IDLE = "idle"
    COLOR = "color"
    OPENING = "opening"
    PLAY = "play"
    MORE = "more"
    DRAWN = "drawn"
    ANSWER = "answer"
    FREE = "free"
    SWAP = "swap"
    DISCARD = "discard"
    VERDICT = "verdict"
    CLOSING = "closing"
    OVER = "over"


class EndReason(StrEnum):
    """Why a round ended."""

    OUT = "out"
    VOID = "void"
    LAST_PLAYER = "last_player"
    EXHAUSTED = "exhausted"
    STOPPED = "stopped"


class DrawReason(StrEnum):
    """Why cards came into a hand."""

    TURN = "turn"
    PENALTY_CARD = "penalty_card"
    CHALLENGE = "challenge"
    CAUGHT = "caught"
    VALLEY = "valley"
    CUSTOM = "custom"
    FINISH = "finish"
    AWAY = "away"
    CHEAT = "cheat"
    TABLE = "table"
    JOIN = "join"


PHASES = {int(code): GamePhase[code.name] for code in Phase}
END_REASONS = {int(code): EndReason[code.name] for code in Reason if code != Reason.NONE}
DRAW_REASONS = {int(code): DrawReason[code.name] for code in Why}
