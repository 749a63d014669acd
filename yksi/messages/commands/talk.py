"""Words and reactions."""

from __future__ import annotations

from yksi.messages.commands.base import Command
from yksi.messages.numbers import Number


class Say(Command, frozen=True):
    text: str
    to: Number | None = None


class React(Command, frozen=True):
    reaction: str
