"""What was told at a table, for browsers that missed some of it: as text, older versions packed.

Most of it is never asked for again, and there is much of it: packed it takes a tenth of the room.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec

from yksi.table import Effect

MOST_REMEMBERED = 256  # versions that a browser can miss and still be told of, at least
AT_ONCE = 16  # versions that are packed together
_QUICKLY = 1  # of zlib's levels
_ARRAY = b"\xdc"  # of MessagePack; its length follows in two bytes


class _Told(msgspec.Struct, array_like=True, gc=False):
    """Events for the same people, one after another, as they stand in a message."""

    to: tuple[int, ...] | None  # None: everybody
    events: bytes


_Version = tuple[int, list[_Told]]
_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[list[_Version]] = msgspec.msgpack.Decoder(list[_Version])


def _together(told: list[tuple[Effect, bytes]]) -> list[_Told]:
    """Events for the same people that follow each other as one."""
    parts: list[_Told] = []
    for effect, event in told:
        if parts and parts[-1].to == effect.to:
            parts[-1].events += b"," + event
        else:
            parts.append(_Told(effect.to, event))
    return parts


def _array(encoded: list[bytes]) -> bytes:
    """Versions that were encoded one by one as an array of MessagePack."""
    return _ARRAY + len(encoded).to_bytes(2, "big") + b"".join(encoded)


class Remembered:
    def __init__(self) -> None:
        self._recent: list[bytes] = []
        self._packed: list[tuple[int, bytes]] = []

    def add(self, version: int, told: list[tuple[Effect, bytes]]) -> None:
        if len(self._recent) == AT_ONCE:
            packed = zlib.compress(_array(self._recent), _QUICKLY)
            self._packed.append((version, packed))
            del self._packed[: -MOST_REMEMBERED // AT_ONCE]
            self._recent = []
        self._recent.append(_encode((version, _together(told))))

    def since(self, seen: int, person: int) -> list[bytes]:
        """The events after a version that somebody may know, in order."""
        return [
            told.events
            for version, parts in self._versions(seen)
            if version > seen
            for told in parts
            if told.to is None or person in told.to
        ]

    def _versions(self, seen: int) -> Iterator[_Version]:
        for last, packed in self._packed:
            if last > seen:
                yield from _decoder.decode(zlib.decompress(packed))
        yield from _decoder.decode(_array(self._recent))
