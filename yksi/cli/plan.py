"""What is to be played: the options as they were typed, and the plan that is made of them."""

from __future__ import annotations

from typing import NamedTuple

from yksi.cli.localized import Trouble
from yksi.rules import Preset, Rules, Scoring
from yksi.table.card_texts import LONGEST_TEXT
from yksi.table.settings import SERIES_MINUTES
from yksi.texts import Texts

MOST_MINUTES = 600
PRESETS = tuple(preset.name.lower() for preset in Preset if preset is not Preset.TEXT)


class Options(NamedTuple):
    """What was typed on the command line, nothing where nothing was."""

    edition: str | None = None
    seats: str | None = None
    rules: str | None = None
    name: str | None = None
    seed: str | None = None
    forget: str = "0"
    cards: tuple[str, ...] = ()
    series: bool = False
    limit: str | None = None


class Plan(NamedTuple):
    rules: str
    seats: int
    name: str
    seed: int | None
    forgets: int
    cards: tuple[tuple[int, str], ...] = ()  # number and text, or the name of a preset
    series: bool = False
    limit: int = 0  # minutes for a game; 0: none of its own


def whole(option: str, word: str) -> int:
    if not (word.isdecimal() and word.isascii()):
        raise Trouble("error-number", option=option, value=word)
    return int(word)


def percent(word: str) -> int:
    number = whole("--forget", word)
    if number > 100:
        raise Trouble("error-percent", value=word)
    return number


def card(text: Texts, word: str, most: int) -> tuple[int, str]:
    """`1=joke` or `2=everybody stands up`."""
    number, sign, says = (part.strip() for part in word.partition("="))
    if not (sign and number.isdecimal() and 1 <= int(number) <= most and is_text(says)):
        raise Trouble("error-card", value=word, most=most, longest=LONGEST_TEXT)
    return int(number), preset_named(text, says) or says


def is_text(says: str) -> bool:
    return 0 < len(says) <= LONGEST_TEXT and says.isprintable()


def preset_named(text: Texts, word: str) -> str | None:
    """The preset that is called so, in rules or in the language."""
    for name in PRESETS:
        if word.lower() in (name, text(f"preset-{name}").lower()):
            return name
    return None


def limit(word: str | None, series: bool, rules: Rules) -> int:
    """The minutes for a game; time and series belong to games with places (KPG-SCO-2)."""
    option = "--series" if series else "--limit"
    if (series or word is not None) and rules.scoring != Scoring.PLACES:
        raise Trouble("error-places", option=option)
    if word is None:
        return 0
    most = SERIES_MINUTES if series else MOST_MINUTES
    minutes = whole("--limit", word)
    if not 1 <= minutes <= most:
        raise Trouble("error-limit", value=word, most=most)
    return minutes
