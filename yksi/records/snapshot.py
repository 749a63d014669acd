"""A snapshot: the state of a table after some line of its log, so that it wakes without the rest.

Its form follows from the shapes of the state themselves (fields of `Room` and all it is made of),
and is told by a digest of them: a build of other shapes does not understand the snapshot, and reads
the log instead. What a room is about to tell or to act on is empty between two commands and left
out, and so are the kernel's events, which have been told, and the moves of a game, which nobody at
a table asks for: they are in the log.

One is taken every few lines of every table, so it is made quickly: values without their names, and
long rows as they lie in memory. It is compressed, although that takes three times as long as all
the rest: the disk has half as much to do, and nobody waits for it as long.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, get_type_hints

import msgspec

from yksi.editions import parse_rules
from yksi.errors import YksiError
from yksi.game import Game
from yksi.game.setup import pack
from yksi.kernel import state as kernel
from yksi.table.room import Room
from yksi.table.table import Table

FAST = 1  # zlib's level: most of a state are zeros
DIGEST = 16  # bytes
_PASSING = {"effects", "decided", "answered"}  # empty between two commands
_KEPT = tuple(field.name for field in fields(Room) if field.name not in _PASSING)
_NOW = _KEPT.index("now")
_TOLD = {"events", "event_count"}  # of the last step; the next one begins anew
_CELLS = tuple(name for name in kernel.State.__slots__ if name not in _TOLD)
_kept_of, _cells_of = attrgetter(*_KEPT), attrgetter(*_CELLS)


class SnapshotError(YksiError, ValueError):
    """Bytes that are no snapshot of this form."""


class Snapshot(NamedTuple):
    version: int  # lines of the log that have led to it
    form: str
    digest: str  # of the body, and of the line that it was taken after
    body: bytes


class _GameForm(msgspec.Struct, frozen=True, array_like=True):
    rules: str
    opening: str | None
    events: int  # for which there is room
    cells: tuple[Any, ...]  # in the order of `_CELLS`


@cache
def _room_form() -> type[msgspec.Struct]:
    hints = get_type_hints(Room)
    return msgspec.defstruct("RoomForm", [(name, hints[name]) for name in _KEPT], array_like=True)


@cache
def _decoder() -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(_room_form(), dec_hook=_read_game)


@cache
def form() -> str:
    """The digest of all shapes that a snapshot is made of."""
    shapes = msgspec.json.schema(_room_form(), schema_hook=lambda kind: {"title": kind.__name__})
    cells = [repr(cell) for cell in kernel.describe(kernel.Layout(1, 1, 1, 1))]
    names = [_KEPT, _GameForm.__struct_fields__, kernel.State.__slots__]
    text = msgspec.json.encode([shapes, cells, names, sys.byteorder], order="sorted")
    return hashlib.sha256(text).hexdigest()[:16]


def take_snapshot(table: Table) -> Snapshot:
    """The state of a table after its last line, at the time of that line."""
    kept = list(_kept_of(table.room))
    kept[_NOW] = table.said_at
    body = zlib.compress(_encoder.encode(kept), FAST)
    return Snapshot(table.version, form(), _digest(body, table.last_line), body)


def _digest(body: bytes, last_line: str) -> str:
    """It tells accidents: whoever can write snapshots can write digests."""
    return hashlib.blake2b(body + last_line.encode(), digest_size=DIGEST).hexdigest()


def read_snapshot(snapshot: Snapshot, last_line: str) -> Table:
    """The table of a snapshot that was taken after a line; SnapshotError when it is damaged,
    of another form, or of a log that went on otherwise.
    """
    if snapshot.form != form():
        raise SnapshotError(f"its form is {snapshot.form}, not {form()}")
    if _digest(snapshot.body, last_line) != snapshot.digest:
        raise SnapshotError("its digest is wrong")
    try:
        found = _decoder().decode(zlib.decompress(snapshot.body))
    except (msgspec.MsgspecError, zlib.error, YksiError) as error:
        raise SnapshotError(str(error)) from error
    room = Room(**dict(zip(_KEPT, _kept_of(found), strict=True)))
    table = Table(room, snapshot.version)
    table.last_line = last_line
    return table


def _write(value: Any) -> Any:
    if isinstance(value, array):
        return memoryview(value)
    if not isinstance(value, Game):
        raise NotImplementedError(f"{type(value).__name__} has no place in a snapshot")
    state = value.state
    return _GameForm(value.rules_text, value.opening, len(state.events), _cells_of(state))


_encoder = msgspec.msgpack.Encoder(enc_hook=_write)


def _read_game(kind: type, value: Any) -> Any:
    if kind is not Game:
        raise NotImplementedError(f"{kind.__name__} has no place in a snapshot")
    found = msgspec.convert(value, _GameForm)
    edition, rules = parse_rules(found.rules)
    state = object.__new__(kernel.State)
    for name, cell in zip(_CELLS, found.cells, strict=True):
        setattr(state, name, cell)
    state.event_count, state.events = 0, array("h", (0,)) * found.events  # type: ignore[assignment]
    pack(state)
    game = Game(edition, rules, state)
    game.opening = found.opening
    return game
