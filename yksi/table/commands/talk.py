"""Words and reactions."""

from __future__ import annotations

from yksi.table.commands.base import Command, Number


class Say(Command, frozen=True):
    text: str
    to: Number | None = None


class React(Command, frozen=True):
    reaction: str
