"""Seeds and secrets: what chance is keyed with. Knows no table."""

import hashlib


def secret_of(seed: int) -> str:
    """The secret of 64 hex digits that a seed stands for."""
    return hashlib.sha256(f"yksi seed {seed}".encode()).hexdigest()


def secret_words(secret: str) -> list[int]:
    """The eight words of chance's key."""
    key = bytes.fromhex(secret)
    return [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
