"""The base of everything that can be said."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True, tag_field="command", tag=str.lower):
    """Base of everything that can be said."""
