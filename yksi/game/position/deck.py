"""The deck of a position while it is shared out: no card is given twice, none is invented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from yksi.cards import COLOR_OF, FACE_BY_NAME, FACE_NAMES, SYMBOL_OF, Symbol
from yksi.game.position.reader import PositionError


class Deck:
    """The cards that no hand and no pile of a position has been given yet."""

    def __init__(self, copies: Sequence[int]) -> None:
        self._left = Counter(dict(enumerate(copies)))
        self.fits = 0  # faces that fit the top: they could matter
        self.mentioned: set[int] = set()  # faces that somebody asked for: they too

    @property
    def size(self) -> int:
        return self._left.total()

    def _take(self, faces: Iterable[int]) -> list[int]:
        taken = list(faces)
        for face in taken:
            self._left[face] -= 1
            if self._left[face] < 0:
                raise PositionError(f"the deck does not hold so many {FACE_NAMES[face]}")
        return taken

    def named(self, cards: Sequence[str]) -> list[int]:
        """Cards that the position names."""
        return self._take(FACE_BY_NAME[card] for card in cards)

    def fillers(self, count: int) -> list[int]:
        """Cards that do not matter, as far as the deck allows."""
        return self._fill(count, sorted(self._left, key=self._matters))

    def rest(self, count: int) -> list[int]:
        """Any cards that are left."""
        return self._fill(count, list(self._left))

    def _matters(self, face: int) -> tuple[bool, bool, bool, int, int]:
        """Sort faces so that those which could matter come last."""
        fits = bool((self.fits >> face) & 1)
        special = SYMBOL_OF[face] > Symbol.NINE
        return special, fits, face in self.mentioned, SYMBOL_OF[face], COLOR_OF[face]

    def _fill(self, count: int, ranked: list[int]) -> list[int]:
        if count > self.size:
            raise PositionError(f"the deck does not hold {count} more cards")
        chosen: list[int] = []
        while len(chosen) < count:
            for face in ranked:
                if self._left[face] > 0 and len(chosen) < count:
                    chosen += self._take([face])
        return chosen
