"""How far compiling is, reported to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

# The name of the function that is compiled now, its number from 0 on, and how many there are; when
# all are done, the number is how many there are and there is no name.
Listener = Callable[[str, int, int], None]

_listeners: list[Listener] = []


@contextmanager
def reporting_to(listener: Listener) -> Iterator[None]:
    """Report to this listener whatever is compiled meanwhile, in whatever thread."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def has_listeners() -> bool:
    return bool(_listeners)


def report(name: str, done: int, total: int) -> None:
    for listener in _listeners:
        listener(name, done, total)
