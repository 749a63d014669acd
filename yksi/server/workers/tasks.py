"""What a worker can be asked, and what it says meanwhile: typed messages, one after another.

A worker knows no database and no clock of a table: the lines of a log are given to it piece by
piece. Whenever it asks for more or tells how far it is, it learns whether anybody still waits.
"""

from __future__ import annotations

import msgspec

from yksi.game.actions import AnyAction
from yksi.game.view import View
from yksi.messages.hints import Hint

LINES = 500  # of a log in one piece


class Task(msgspec.Struct, frozen=True, tag=True):
    """Something that takes long. Its answer is bytes, or None where there is no such thing."""


class ReplayPage(Task, frozen=True):
    """Frames of a table's replay from one on, as JSON."""

    table: str
    first: int
    packed: bool  # by gzip


class PublicRecord(Task, frozen=True):
    """The record of the games that are over."""

    table: str
    packed: bool


class QrCode(Task, frozen=True):
    """A link as a picture (SVG); None when it is too long for one."""

    link: str


class RoundAnalysis(Task, frozen=True):
    """Everybody's chances in a round that is over, as JSON packed by gzip."""

    table: str
    round: int


class Thought(Task, frozen=True):
    """What a bot that thinks does; the answer is an action, or null."""

    view: View
    legal: tuple[AnyAction, ...]
    seed: int
    seconds: float  # at most
    level: str


class HintStage(Task, frozen=True):
    """What the options of a player are worth, by so many play-outs; the answer is a `Hint`."""

    view: View
    levels: tuple[str | None, ...]  # of the bots, by seat
    stage: int
    seed: int
    before: Hint | None  # the stage before the last
    counts_points: bool
    seconds: float  # at most, once the code is there


AnyTask = ReplayPage | PublicRecord | QrCode | RoundAnalysis | Thought | HintStage


# --- from the worker


class Wanted(msgspec.Struct, frozen=True, tag=True):
    """The lines of the table from a version on."""

    since: int


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far the worker is; `playing` is false as long as it prepares."""

    playing: bool
    done: int
    of: int


class Done(msgspec.Struct, frozen=True, tag=True):
    result: bytes | None
    memory: int  # bytes that the worker has by now


class Damaged(msgspec.Struct, frozen=True, tag=True):
    """A line of the log is none."""

    table: str
    line: int
    reason: str


class Abandoned(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for it any more, so it was not finished."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A fault of ours."""

    traceback: str


FromWorker = Wanted | Progress | Done | Damaged | Abandoned | Failed


# --- to the worker, as an answer to Wanted and Progress


class GoOn(msgspec.Struct, frozen=True, tag=True):
    """The lines that were wanted; none when there are no more."""

    lines: tuple[str, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits any more."""


ToWorker = GoOn | Stop


class AbandonedError(Exception):
    """Ends a task that nobody waits for."""
