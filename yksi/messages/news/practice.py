"""News of a game that counts for nothing."""

from __future__ import annotations

from yksi.messages.news.base import News
from yksi.messages.numbers import Number


class HintAsked(News, frozen=True):
    person: Number


class ActTakenBack(News, frozen=True):
    """The last act of a person is undone, and what bots did after it."""

    person: Number
    did: str  # the kind of act, as in `AnyAction`
    cards: tuple[str, ...]  # that were laid by it


class PracticeEnded(News, frozen=True):
    """Somebody has sat down at a table where one person practised with bots."""

    person: Number
