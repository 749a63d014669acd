"""What callers pass, checked where it comes in: types that no type checker saw, seats, actions.

Everything behind it may trust its arguments. What the rules forbid is no matter of this file.
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

import msgspec

from yksi.errors import ArgumentError
from yksi.game import actions as do

_ACTIONS = frozenset(get_args(do.AnyAction))


def need_text(what: str, value: object) -> None:
    """Raise ArgumentError unless a value is a text."""
    if not isinstance(value, str):
        raise ArgumentError(f"{what} is a text, not {value!r}")


def need_number(what: str, value: object) -> None:
    """Raise ArgumentError unless a value is a whole number."""
    if not isinstance(value, int):
        raise ArgumentError(f"{what} is a whole number, not {value!r}")


def need_seat(seat: object, seats: int) -> None:
    """Raise ArgumentError unless a seat is at the table, or None, who only watches."""
    if seat is None or (isinstance(seat, int) and 0 <= seat < seats):
        return
    raise ArgumentError(f"there is no seat {seat!r}; seats are 0 to {seats - 1}")


def need_action(action: object) -> None:
    """Raise ArgumentError unless an action is one of `yksi.actions` with fields of their types."""
    if type(action) not in _ACTIONS:
        raise ArgumentError(f"an action of yksi.actions is expected, not {action!r}")
    try:
        _convert(action)
    except (TypeError, msgspec.ValidationError) as error:
        raise ArgumentError(f"{action!r} cannot be: {error}") from None


@lru_cache(maxsize=4096)  # there are few different actions, and a game makes each again and again
def _convert(action: object) -> None:
    msgspec.convert(msgspec.to_builtins(action), type(action))


def need_note(key: object, value: object) -> None:
    """Raise ArgumentError unless a note reads back as it is written: a word and a line of text."""
    if isinstance(key, str) and isinstance(value, str):
        is_line = value == " ".join(value.splitlines()).strip()
        if key.split() == [key] and is_line:
            return
    raise ArgumentError(f"a note is a word and a line of text, not {key!r}, {value!r}")
