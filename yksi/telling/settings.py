"""What a table has agreed on, as words: each setting with its value."""

from __future__ import annotations

from typing import NamedTuple

from yksi import editions
from yksi.messages.settings import Settings, written
from yksi.telling.words import Words


class Setting(NamedTuple):
    name: str
    value: str


def setting(words: Words, settings: Settings, field: str) -> Setting:
    value = getattr(settings, field)
    if field == "rules":
        value = _rules(words, settings.rules)
    elif isinstance(value, bool):
        value = written(settings, field)
    return Setting(words.say(f"setting-{field}"), words.say(f"setting-{field}.value", value=value))


def _rules(words: Words, text: str) -> str:
    """The edition, and which rules the table plays differently."""
    edition, rules = editions.parse_rules(text)
    name = words.say(f"edition-{edition}")
    changes = [
        words.say("house-rule", name=words.say(f"rule-{field}"), value=_value(words, field, value))
        for field, value in editions.changes(edition, rules).items()
    ]
    return words.say("house-rules", name=name, changes="; ".join(changes)) if changes else name


def _value(words: Words, field: str, value: int | str) -> str:
    return words.say(f"rule-{field}.value", value=value)
