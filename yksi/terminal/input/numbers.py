"""Whole numbers as people type them, however many digits somebody's cat has typed."""

from __future__ import annotations

from yksi.texts import Trouble

MOST = 10**18 - 1  # more than anybody means


def number_in(word: str, low: int, high: int) -> int | None:
    """A number between the two; None for anything else."""
    digits = word.lstrip("0") or "0"
    if not (word.isdecimal() and word.isascii() and len(digits) <= len(str(high))):
        return None
    number = int(digits)
    return number if low <= number <= high else None


def read_number(option: str, word: str, low: int = 0, high: int = MOST) -> int:
    """The value of an option, or a sentence that says what it may be."""
    number = number_in(word, low, high)
    if number is None:
        raise Trouble("error-between", option=option, low=str(low), high=str(high), value=word)
    return number
