"""What pages and the server say to one another about an evening; docs/PROTOCOL.md explains it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from yksi.server.protocol import TOKEN_LENGTH
from yksi.table.lobby.names import LONGEST_NAME

NAME_LENGTH = 22  # of an evening's name, which is random: the page makes it, so that it may repeat
LONGEST_HEAD = 4_096
LONGEST_LINE = 4_096
MOST_LINES = 50  # entries that are sent together
MOST_BYTES = 262_144  # of a message
LAST_MOMENT = 10**12  # milliseconds of an evening; a clock that says more is wrong

Token: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=TOKEN_LENGTH, max_length=TOKEN_LENGTH, pattern=r"^[\w-]+$")
]
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Line: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LAST_MOMENT)]


# --- from the page


class BeginEvening(msgspec.Struct, frozen=True):
    """An evening is to be watched; whoever begins it has the pen."""

    token: Token  # a secret of the device for this evening
    head: Annotated[str, msgspec.Meta(max_length=LONGEST_HEAD)]  # the record up to its first entry
    writer: Name = ""  # who keeps score
    now: Moment = 0  # the time of the evening


class WriteEntries(msgspec.Struct, frozen=True):
    """Entries from a number on, each a line of the record; none tells that the pen is there."""

    token: Token
    epoch: Count
    first: Count
    lines: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_LINES)] = ()
    now: Moment = 0
    draft: Line = ""  # what is being counted, as a sentence that is no entry yet


class KeepSpareKey(msgspec.Struct, frozen=True, tag_field="do", tag="spare"):
    """Whoever has the pen lets a key take it, once; none any more without a hash."""

    token: Token
    epoch: Count
    spare: Hash | None = None  # of the key, which the server learns when it is used


class TakePen(msgspec.Struct, frozen=True, tag_field="do", tag="take"):
    """Somebody who was given the key has the pen from now on."""

    token: Token
    key: Token
    writer: Name = ""


class AskForPen(msgspec.Struct, frozen=True, tag_field="do", tag="ask"):
    """Somebody who watches would like to write."""

    token: Token
    writer: Name = ""


class GivePen(msgspec.Struct, frozen=True, tag_field="do", tag="give"):
    """Whoever has the pen gives it to the one who asks, or keeps it."""

    token: Token
    epoch: Count
    asker: str  # the mark that the one who asks was told of with
    yes: bool


PenWish: TypeAlias = KeepSpareKey | TakePen | AskForPen | GivePen


# --- to the page


class Asker(msgspec.Struct, frozen=True):
    """Somebody who would like to have the pen."""

    mark: str
    writer: str


class EveningTold(msgspec.Struct, frozen=True):
    """An evening as far as it was written, for those who watch and for whoever has the pen."""

    head: str
    first: int  # the number of the first of these lines
    lines: tuple[str, ...]
    entries: int
    revision: int
    epoch: int
    writer: str
    now: int  # the time of the evening
    quiet: int  # milliseconds since whoever has the pen was there
    draft: str
    mine: bool  # whoever asks has the pen
    spare: bool  # there is a key that takes it
    asks: bool  # whoever asks this would like to have the pen
    asker: Asker | None  # told to whoever has it alone


class WrittenTold(msgspec.Struct, frozen=True):
    """What is on the disk after entries were sent: the same answer however often they come."""

    entries: int
    epoch: int
    asker: Asker | None = None


class EveningRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing was changed."""

    code: str
    number: int | None = None  # of the entry that is refused
    entries: int | None = None  # that are on the disk
    epoch: int | None = None  # of the pen
    kept: int | None = None  # of the entries that were sent, those on the disk by this very pen
