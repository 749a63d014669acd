"""What a table has agreed on: rules and times. One frozen value, changed a field at a time."""

from __future__ import annotations

import msgspec

from yksi.editions import parse_rules
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.rules import Rules, RulesError, Scoring

MOST_MINUTES = 600  # of a game with a limit
SERIES_MINUTES = 60  # a game of a series lasts no longer (KPG-SCO-3, KPG-R81)


class Settings(msgspec.Struct, frozen=True):
    rules: str = "classic"
    turn: int = 0  # seconds for a turn; 0: as long as it takes (GEN-R27)
    absent: int = 20  # seconds until somebody who left counts as absent
    ballot: int = 30  # seconds for a vote or an answer
    pause: int = 30  # seconds between two rounds; 0: until everybody is ready
    bot: int = 1  # seconds a bot takes
    bot_uno: int = 2  # seconds it leaves people to catch whoever has one card (GEN-R19)
    rounds: int = 0  # of a match, at most; 0: until the target is reached
    limit: int = 0  # minutes for a game; 0: none (KPG-NEED-4)
    series: bool = False  # games are scored by minutes (KPG-SCO-2)
    open_hands: bool = False  # spectators see hands (KPG-ETI-6)
    chat: bool = True
    public: bool = False  # listed in the lobby
    locked: bool = False  # nobody new comes in
    knock: bool = False  # who is new knocks, and the host lets them in
    practice: bool = False  # with bots alone: hints, acts taken back, and no points

    @property
    def parsed(self) -> Rules:
        return parse_rules(self.rules)[1]

    @property
    def edition(self) -> str:
        return parse_rules(self.rules)[0]

    @property
    def minutes(self) -> int:
        """The limit in force; a series always has one (KPG-R81)."""
        return self.limit or (SERIES_MINUTES if self.series else 0)


_RANGES = {
    "turn": (0, 600),
    "absent": (5, 600),
    "ballot": (5, 300),
    "pause": (0, 600),
    "bot": (0, 10),
    "bot_uno": (0, 20),
    "rounds": (0, 99),
    "limit": (0, MOST_MINUTES),
}
FIELDS = Settings.__struct_fields__
_WORDS = {"yes": True, "on": True, "no": False, "off": False}


def _value(field: str, text: str) -> str | int | bool:
    if field not in FIELDS:
        raise RefusedByTable(TableCode.SETTING_UNKNOWN)
    if field == "rules":
        if text != " ".join(text.split()):
            raise RefusedByTable(TableCode.SETTING_VALUE)
        return text
    if field not in _RANGES:
        if text not in _WORDS:
            raise RefusedByTable(TableCode.SETTING_VALUE)
        return _WORDS[text]
    low, high = _RANGES[field]
    if not (text.isdecimal() and text.isascii() and len(text) < 5 and low <= int(text) <= high):
        raise RefusedByTable(TableCode.SETTING_VALUE)
    return int(text)


def changed(settings: Settings, field: str, text: str) -> Settings:
    """These settings with one of them changed; RefusedByTable says why not."""
    after = msgspec.structs.replace(settings, **{field: _value(field, text)})
    try:
        places = after.parsed.scoring == Scoring.PLACES
    except RulesError:
        raise RefusedByTable(TableCode.RULES_WRONG) from None
    if field == "rules" and not places:
        after = msgspec.structs.replace(after, series=False, limit=0)
    if (after.series or after.limit) and not places:
        raise RefusedByTable(TableCode.NEEDS_PLACES)
    if places:
        after = _without_rounds(after, field)
    if after.series and after.limit > SERIES_MINUTES:
        raise RefusedByTable(TableCode.SERIES_LIMIT, "KPG-SCO-3")
    return after


def _without_rounds(settings: Settings, field: str) -> Settings:
    """A game that ranks everybody is no match of rounds."""
    if field == "rounds" and settings.rounds:
        raise RefusedByTable(TableCode.NEEDS_POINTS)
    return msgspec.structs.replace(settings, rounds=0)


def written(settings: Settings, field: str) -> str:
    """The text that `changed` reads."""
    value = getattr(settings, field)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
