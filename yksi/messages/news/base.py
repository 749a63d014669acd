"""The base of all news."""

from __future__ import annotations

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Base of the news."""
