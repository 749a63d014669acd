"""News of the texts on customizable cards."""

from __future__ import annotations

from yksi.messages.news.base import News
from yksi.messages.numbers import Number
from yksi.messages.text_tools import AnyTool


class CardWritten(News, frozen=True):
    """What a customizable card does from now on; empty: nothing of its own (CUS-R16)."""

    card: int
    text: str


class TextPlayed(News, frozen=True):
    person: Number
    card: int
    text: str


class ToolUsed(News, frozen=True):
    tool: AnyTool


class TextDone(News, frozen=True):
    card: int
