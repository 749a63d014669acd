"""Files of weights: twelve bytes that say what it is, then every weight in two bytes.

The numbers are little-endian: `YKSI`, the layout of the tokens, how many weights, then these as
half-precision floats in the order of `shape.ARRAYS`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

from yksi.errors import YksiError
from yksi.policies.shape import PARAMETERS
from yksi.policies.tokens import LAYOUT

_HEAD = struct.Struct("<4sII")
_NAME = b"YKSI"
_BODY = struct.Struct(f"<{PARAMETERS}e")


class NoWeights(YksiError):
    """A file that does not hold the weights of this network."""


def pack_weights(weights: Iterable[float]) -> bytes:
    """A file of these weights."""
    return _HEAD.pack(_NAME, LAYOUT, PARAMETERS) + _BODY.pack(*weights)


def unpack_weights(file: bytes) -> tuple[float, ...]:
    """All weights of a file, one after the other."""
    head = _HEAD.pack(_NAME, LAYOUT, PARAMETERS)
    if file[: _HEAD.size] != head or len(file) != _HEAD.size + _BODY.size:
        raise NoWeights(f"these are not the {PARAMETERS} weights of a network of layout {LAYOUT}")
    return _BODY.unpack_from(file, _HEAD.size)


def read_weights(file: Path) -> tuple[float, ...]:
    return unpack_weights(file.read_bytes())
