"""Seeds and secrets: what chance is keyed with, and what binds it before. Knows no table.

docs/FAIR.md says what is proven by it; `web/src/lib/fair` has the same for the browser.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

_PLEDGE = b"yksi pledge 1\n"
_DEAL = b"yksi deal 1\n"


def secret_of(seed: int) -> str:
    """The secret of 64 hex digits that a seed stands for."""
    return hashlib.sha256(f"yksi seed {seed}".encode()).hexdigest()


def secret_words(secret: str) -> list[int]:
    """The eight words of chance's key."""
    key = bytes.fromhex(secret)
    return [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]


def seal_of(secret: str) -> str:
    """What binds the house to its secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def pledge_of(part: str) -> str:
    """What binds a browser to its part of a deal."""
    return hashlib.sha256(_PLEDGE + bytes.fromhex(part)).hexdigest()


def deal_secret(secret: str, parts: Mapping[int, str | None]) -> str:
    """What a deal is made from: the house's secret, and a part of everybody who pledged one.

    None is a part that never came. Where nobody pledged, the house's secret is all there is.
    """
    if not parts:
        return secret
    digest = hashlib.sha256(_DEAL + bytes.fromhex(secret))
    for person in sorted(parts):
        part = parts[person]
        digest.update(person.to_bytes(4, "big"))
        digest.update(b"\0" if part is None else b"\1" + bytes.fromhex(part))
    return digest.hexdigest()
