"""Times as people write them: 3.5s, 12:59, 60:00.000, 1:00:00, 40 min. Milliseconds inside."""

from __future__ import annotations

import re

from yksi.game.notation import NotationError

_SECONDS = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)s?")
_MINUTES = re.compile(r"(\d{1,4})\s?min")
_CLOCK = re.compile(r"(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)")


def parse_time(word: str) -> int:
    """The milliseconds of a time.

    >>> parse_time("3.5s"), parse_time("12:59"), parse_time("1:00:00"), parse_time("40min")
    (3500, 779000, 3600000, 2400000)
    """
    if match := _SECONDS.fullmatch(word):
        return round(1000 * float(match[1]))
    if match := _MINUTES.fullmatch(word):
        return 60_000 * int(match[1])
    if match := _CLOCK.fullmatch(word):
        hours, minutes, seconds = int(match[1] or 0), int(match[2]), float(match[3])
        return round(1000 * (3600 * hours + 60 * minutes + seconds))
    raise NotationError(f"a time is written 3.5s or 12:59, not {word!r}")
