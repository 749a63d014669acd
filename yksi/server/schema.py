"""`python -m yksi.server.schema`: the protocol as a JSON schema, for the browser's types.

What the browser must know besides shapes (lengths, words that can be chosen) is written there once
more, never by hand.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from yksi.analysis import round_analysis
from yksi.editions import EDITIONS
from yksi.evening.facts import paper_facts
from yksi.messages.agreement import LINKED
from yksi.messages.hints import PLAYOUTS
from yksi.messages.settings import SERIES_MINUTES, Settings
from yksi.policies import levels
from yksi.rulings import example
from yksi.rulings.lesson import lesson_of
from yksi.server import protocol, replays
from yksi.server.evenings import shapes
from yksi.server.http import analyses, invitations
from yksi.table.lobby import animals, card_texts, names
from yksi.table.procedures import conduct, disputes, own_texts, talk

CONSTANTS: dict[str, Any] = {
    "PROTOCOL": protocol.VERSION,
    "TOKEN_LENGTH": protocol.TOKEN_LENGTH,
    "TABLE_LENGTH": protocol.TABLE_LENGTH,
    "DEFAULT_RULES": Settings().rules,
    "LONGEST_NAME": names.LONGEST_NAME,
    "LONGEST_WORDS": talk.LONGEST_TEXT,
    "LONGEST_CARD_TEXT": card_texts.LONGEST_TEXT,
    "LONGEST_QUESTION": disputes.LONGEST_QUESTION,
    "LONGEST_REASON": conduct.LONGEST_REASON,
    "SERIES_MINUTES": SERIES_MINUTES,
    "LINKED_SETTINGS": LINKED,
    "BOTS_FORGET": levels.FORGETS,
    "LONGEST_MARKER": own_texts.LONGEST_MARKER,
    "BOT_LEVELS": levels.LEVELS,
    "ANIMALS": animals.ANIMALS,
    "REACTIONS": talk.REACTIONS,
    "LESSONS": {edition: [step.name for step in lesson_of(edition)] for edition in EDITIONS},
    "PLAYOUTS": PLAYOUTS,
    "PAPER": paper_facts(),
    "EVENING_LENGTH": shapes.NAME_LENGTH,
    "MOST_ENTRIES_SENT": shapes.MOST_LINES,
}


def protocol_schema() -> dict[str, Any]:
    """Every message of both directions, and what pages fetch: replays, analyses, the reach."""
    roots = {
        "fromBrowser": protocol.FromBrowser,
        "toBrowser": protocol.ToBrowser,
        "replay": replays.Replay,
        "example": example.Example,
        "analysis": round_analysis.Analysed,
        "analysisProgress": analyses.AnalysisProgress,
        "reach": invitations.ReachTold,
        "eveningBegin": shapes.BeginEvening,
        "eveningWrite": shapes.WriteEntries,
        "penWish": shapes.PenWish,
        "eveningTold": shapes.EveningTold,
        "writtenTold": shapes.WrittenTold,
        "eveningRefusal": shapes.EveningRefusal,
    }
    shown, definitions = msgspec.json.schema_components(
        roots.values(), ref_template="#/definitions/{name}"
    )
    return {
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(roots, shown, strict=True)),
        "required": list(roots),
        "definitions": definitions,
        "x-constants": CONSTANTS,
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(protocol_schema()).decode())
