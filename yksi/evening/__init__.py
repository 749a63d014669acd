"""An evening with paper cards: people play, and Yksi keeps the score, the clock and the book."""

from yksi.evening.entries import AnyEntry
from yksi.evening.evening import Evening
from yksi.evening.paper import Paper
from yksi.evening.refusal import EveningCode, RefusedEntryError
from yksi.evening.start import Start

__all__ = ["AnyEntry", "Evening", "EveningCode", "Paper", "RefusedEntryError", "Start"]
