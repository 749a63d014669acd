"""What an expectation is: a check that holds, or says what is the case instead."""

from __future__ import annotations

from collections.abc import Callable

from yksi.rulings.world import World

Words = list[str]
Check = Callable[[World, Words], str | None]  # None: it holds


def same(found: object, wanted: object) -> str | None:
    return None if found == wanted else f"it is {found}"
