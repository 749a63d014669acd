"""Guessing the codes of tables: wrong ones are few, of an address and of all addresses together."""

from __future__ import annotations

from yksi.server.guard.limits import Limits
from yksi.server.guard.quotas import Quota

EVERYBODY = ""


class Guesses:
    """Every code counts as a guess until it has led somewhere, also while it is looked for."""

    def __init__(self, limits: Limits) -> None:
        self._by_address = Quota("codes-per-address", limits.codes_per_address)
        self._all = Quota("codes-per-minute", limits.codes_per_minute)

    def take(self, address: str) -> bool:
        """Whether an address may try a code now; if so, it is counted."""
        return self._by_address.take(address) and self._all.take(EVERYBODY)

    def was_right(self, address: str) -> None:
        """Whoever knew the code did not guess."""
        self._by_address.give_back(address)
        self._all.give_back(EVERYBODY)
