"""Files of weights: sixteen bytes that say what it is, then every weight in two bytes.

The numbers are little-endian: `YKSI`, the layout of the tokens, how many weights, the CRC-32 of
what follows, then the weights as half-precision floats in the order of `shape.ARRAYS`.
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from yksi.errors import YksiError
from yksi.policies.shape import PARAMETERS, Weights
from yksi.policies.tokens import LAYOUT

_HEAD = struct.Struct("<4sIII")
_NAME = b"YKSI"
_BODY = struct.Struct(f"<{PARAMETERS}e")

# What comes with the package: the network of tables of two, and its heir, that of larger ones.
BETWEEN_TWO = Path(__file__).parent / "champion.weights"
AMONG_MANY = BETWEEN_TWO.with_stem("champion-many")


class NoWeights(YksiError):
    """A file that does not hold the weights of this network."""


def pack_weights(weights: Iterable[float]) -> bytes:
    """A file of these weights."""
    body = _BODY.pack(*weights)
    return _head(body) + body


def _head(body: bytes) -> bytes:
    return _HEAD.pack(_NAME, LAYOUT, PARAMETERS, zlib.crc32(body))


def unpack_weights(file: bytes) -> Weights:
    """All weights of a file, one after the other; NoWeights where they are others, or damaged."""
    body = file[_HEAD.size :]
    if file[: _HEAD.size] != _head(body) or len(body) != _BODY.size:
        raise NoWeights(f"these are not the {PARAMETERS} weights of a network of layout {LAYOUT}")
    return Weights(array("f", _BODY.unpack(body)))


def read_weights(file: Path) -> Weights:
    """The weights of a file; NoWeights names it where it does not hold any."""
    try:
        return unpack_weights(file.read_bytes())
    except (OSError, NoWeights) as error:
        raise NoWeights(f"{file}: {error}") from None


def file_for(seats: int) -> Path:
    """The file of the network that plays where so many sat down."""
    return BETWEEN_TWO if seats == 2 else AMONG_MANY


_read_once = cache(read_weights)


def champion_weights(seats: int) -> Weights:
    """The weights for so many seats that came with the package, read when needed first."""
    return _read_once(file_for(seats))


def read_family() -> None:
    """Read all that came with the package; NoWeights where something of it is damaged."""
    for file in (BETWEEN_TWO, AMONG_MANY):
        _read_once(file)
