"""The numbers that pages need to fold an evening as this room does, told once and never by hand."""

from __future__ import annotations

from typing import Any

from yksi.editions import EDITIONS
from yksi.evening.card_types import TYPES, VALUES, in_deck
from yksi.evening.entries import STOPS
from yksi.evening.refusal import EveningCode
from yksi.messages.settings import SERIES_MINUTES
from yksi.table.match import points

RULES = (
    "min_seats",
    "max_seats",
    "seats_per_deck",
    "decks",
    "shuffle_hands",
    "custom_wilds",
    "valley_wilds",
    "scoring",
    "target",
)
_EXTRA = ("WS", "WC", "WM")  # how many of these a deck has is a rule


def paper_facts() -> dict[str, Any]:
    """Of each edition the rules that a paper follows; what cards count; what minutes are worth."""
    deck = in_deck(EDITIONS["classic"].rules, 2)
    named = {name: edition.rules.named() for name, edition in EDITIONS.items()}
    return {
        "editions": {
            name: {field: rules[field] for field in RULES} for name, rules in named.items()
        },
        "values": VALUES,
        "deck": {kind: deck[kind] for kind in dict.fromkeys(TYPES) if kind not in _EXTRA},
        "codes": [str(code) for code in EveningCode],
        "stops": STOPS,
        "hour": SERIES_MINUTES,
        "first_unfinished": points.FIRST_UNFINISHED,
        "step_unfinished": points.STEP_UNFINISHED,
        "gave_up_more": points.GAVE_UP_MORE,
        "gave_up_least": points.GAVE_UP_LEAST,
    }
