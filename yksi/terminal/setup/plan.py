"""What is to be played: the options as they were typed, and the plan that is made of them."""

from __future__ import annotations

from typing import NamedTuple

from yksi.editions.own import OwnEdition
from yksi.messages.settings import MOST_MINUTES, SERIES_MINUTES
from yksi.policies.levels import LEVELS as BOT_LEVELS
from yksi.rules import Rules, Scoring
from yksi.table.lobby.card_texts import LONGEST_TEXT, PRESETS
from yksi.terminal.input.numbers import number_in, read_number
from yksi.texts import Texts, Trouble


class Options(NamedTuple):
    """What was typed on the command line; None where nothing was."""

    edition: str | None = None
    seats: str | None = None
    rules: str | None = None
    name: str | None = None
    seed: str | None = None
    forget: str = "0"
    cards: tuple[str, ...] = ()
    series: bool = False
    limit: str | None = None
    level: str = BOT_LEVELS[0]
    own: OwnEdition | None = None  # whose rules these are


class Plan(NamedTuple):
    rules: str
    seats: int
    name: str
    seed: int | None
    forgets: int
    cards: tuple[tuple[int, str], ...] = ()  # number and text, or the name of a preset
    series: bool = False
    limit: int = 0  # minutes for a game; 0: none of its own
    level: str = BOT_LEVELS[0]  # of every bot
    own: OwnEdition | None = None  # whose words tell of the rules


def card(text: Texts, word: str, most: int) -> tuple[int, str]:
    """`1=joke` or `2=everybody stands up`."""
    before, _, says = (part.strip() for part in word.partition("="))
    number = number_in(before, 1, most)
    if number is None or not is_text(says):
        raise Trouble("error-card", value=word, most=most, longest=LONGEST_TEXT)
    return number, preset_named(text, says) or says


def level(word: str) -> str:
    if word.lower() not in BOT_LEVELS:
        raise Trouble("error-choice", option="--level", value=word, choices=", ".join(BOT_LEVELS))
    return word.lower()


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
    return read_number("--limit", word, 1, SERIES_MINUTES if series else MOST_MINUTES)
