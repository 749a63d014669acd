"""Columns of words: marks for emphasis take no room."""

from __future__ import annotations

from collections.abc import Sequence

from yksi.telling.marks import unmarked


def padded(words: str, width: int) -> str:
    """Words filled up to a width that marks do not count for."""
    return words + " " * (width - len(unmarked(words)))


def widest(items: Sequence[str]) -> int:
    return max((len(unmarked(item)) for item in items), default=0)
