"""The seconds in which a call is in time and nobody may be caught yet (KPG-§1.1, KPG-R35).

Owns the table's clock as far as calls go; the game itself knows no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from yksi.game import Game, Refusal
from yksi.game import actions as do
from yksi.game.events import Told


class Grace:
    def __init__(self, game: Game, clock: Callable[[], float]) -> None:
        self._game = game
        self._clock = clock
        self._since: dict[int, float] = {}

    def _running(self) -> list[int]:
        return [action.seat for action in self._game.legal(None) if isinstance(action, do.Lapse)]

    def note(self) -> None:
        """Start the clock of everybody who owes a call since now."""
        now = self._clock()
        self._since = {seat: self._since.get(seat, now) for seat in self._running()}

    def tick(self) -> Iterator[list[Told]]:
        """Let lapse what has run out."""
        limit = self._clock() - self._game.rules.uno_grace
        for seat in self._running():
            if self._since.get(seat, limit) < limit:
                yield from self._lapse(seat)

    def wait_out(self, only: int | None) -> Iterator[list[Told]]:
        """The table waits until the seconds are over, of everybody or of one seat."""
        for seat in self._running():
            if only in (None, seat):
                yield from self._lapse(seat)

    def _lapse(self, seat: int) -> Iterator[list[Told]]:
        told = self._game.play(None, do.Lapse(seat))
        if not isinstance(told, Refusal):
            yield told
