"""What is agreed before the first card: the edition, who sits where, and how long a game lasts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yksi.editions import parse_rules
from yksi.evening.refusal import EveningCode, RefusedEntryError
from yksi.messages.numbers import Number
from yksi.messages.settings import SERIES_MINUTES
from yksi.rules import Rules
from yksi.table.lobby.names import LONGEST_NAME


class Start(msgspec.Struct, frozen=True):
    rules: str  # as `editions.parse_rules` reads them
    names: tuple[str, ...]  # clockwise
    dealer: Number = 0
    ages: tuple[Number, ...] = ()  # the oldest first; none: in the order of the seats
    series: bool = False
    limit: int = 0  # minutes of a game; 0: none
    notes: tuple[tuple[str, str], ...] = ()


def need_name(name: str, names: Sequence[str]) -> None:
    if not name.strip() or len(name) > LONGEST_NAME:
        raise RefusedEntryError(EveningCode.NO_NAME)
    if name.casefold() in (other.casefold() for other in names):
        raise RefusedEntryError(EveningCode.NAME_TAKEN)


def checked(start: Start) -> Rules:
    """The rules of an evening whose beginning makes sense."""
    _, rules = parse_rules(start.rules)
    for place, name in enumerate(start.names):
        need_name(name, start.names[:place])
    if len(start.names) < rules.min_seats:
        raise RefusedEntryError(EveningCode.TOO_FEW)
    if len(start.names) > rules.max_seats:
        raise RefusedEntryError(EveningCode.TOO_MANY)
    people = list(range(len(start.names)))
    if start.dealer not in people or (start.ages and sorted(start.ages) != people):
        raise RefusedEntryError(EveningCode.NOBODY)
    if start.series and not 0 < start.limit <= SERIES_MINUTES:
        raise RefusedEntryError(EveningCode.TIME_OVER)
    return rules
