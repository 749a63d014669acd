"""How messages name people: by number, in the order in which they came in."""

from __future__ import annotations

Number = int
