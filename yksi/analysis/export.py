"""An analysis for other programs, with the same names in every language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yksi.analysis.round_analysis import Analysed

DIGITS = 4  # no play-out knows more


def _short(value: object) -> object:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _short(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_short(item) for item in value]
    return value


def compact_json(found: Analysed) -> bytes:
    """One round in as few bytes as will do."""
    return msgspec.json.encode(_short(msgspec.to_builtins(found)))


def analysis_json(found: Sequence[Analysed]) -> str:
    rounds = [_short(msgspec.to_builtins(one)) for one in found]
    written = msgspec.json.encode({"rounds": rounds})
    return msgspec.json.format(written, indent=2).decode() + "\n"
