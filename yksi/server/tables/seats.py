"""What everybody sees of single seats, looked at after every action.

Numbers are compared, and a view is made only of those that differ: an ordinary action changes
what is known of one hand.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from yksi.game.view import SeatView, color_name, no_more_than, shown_size, unpacked
from yksi.kernel.state import State
from yksi.server.tables.changes import differing

_Hand = tuple[int, int, int, int, int]  # cards, most, likely, named, since
_Told = dict[int, dict[str, object]]  # by seat
_FIELDS = SeatView.__struct_fields__
_STANDING = _FIELDS[_FIELDS.index("inside") :]  # all that is not known of the hand
_masks_of: Callable[[State], tuple[int, ...]] = attrgetter(
    "inside", "called", "owed", "late", "waiting", "gave_up", "removed"
)
_scores_of: Callable[[State], tuple[list[int], ...]] = attrgetter("place", "points", "total")


def _hands(t: State) -> list[_Hand]:
    """What is known of each hand; cards chosen secretly are counted with it."""
    size = t.size[: t.seats]
    if t.aside_count:
        size = [shown_size(t, seat) for seat in range(t.seats)]
    return list(zip(size, t.most, t.likely, t.named, t.since, strict=False))


def _changed(before: _Hand, now: _Hand) -> dict[str, object]:
    had, had_most, had_likely, had_named, had_since = before
    cards, most, likely, named, since = now
    fields: dict[str, object] = {}
    if cards != had:
        fields["cards"] = cards
    shown = no_more_than(most, cards)
    if shown != no_more_than(had_most, had):
        fields["most"] = unpacked(shown)
    if likely != most or had_likely != had_most:  # mostly nobody has laid a wild draw four
        shown = no_more_than(likely, cards)
        if shown != no_more_than(had_likely, had):
            fields["likely"] = unpacked(shown)
    elif "most" in fields:
        fields["likely"] = fields["most"]
    if named != had_named:
        fields["named"] = color_name(named - 1) if named else None
    if since != had_since:
        fields["since"] = unpacked(since)
    return fields


class SeatsSight:
    """The seats of a game as those who only watch saw them when they last looked."""

    __slots__ = ("_hands", "_masks", "_scores")

    def __init__(self, t: State) -> None:
        self._hands = _hands(t)
        self._note_standings(t)

    def _note_standings(self, t: State) -> None:
        self._masks = _masks_of(t)
        self._scores = tuple([row[:] for row in _scores_of(t)])

    def __len__(self) -> int:
        return len(self._hands)

    def look(self, t: State) -> _Told:
        """By seat, the fields that have changed since the last look."""
        told: _Told = {}
        before, self._hands = self._hands, _hands(t)
        for seat, now in enumerate(self._hands):
            if now != before[seat]:
                fields = _changed(before[seat], now)
                if fields:
                    told[seat] = fields
        if _masks_of(t) != self._masks or _scores_of(t) != self._scores:
            return self._with_standings(t, told)
        return told

    def _with_standings(self, t: State, told: _Told) -> _Told:
        seats = range(len(self))
        before = [self._standing(seat) for seat in seats]
        self._note_standings(t)
        for seat in seats:
            fields = differing(_STANDING, before[seat], self._standing(seat))
            if fields:
                told[seat] = told.get(seat, {}) | fields
        return dict(sorted(told.items()))

    def _standing(self, seat: int) -> tuple[object, ...]:
        """The fields of a seat besides what is known of its hand."""
        inside, called, owed, late, to_choose, gave_up, removed = [
            bool((mask >> seat) & 1) for mask in self._masks
        ]
        scores = [row[seat] for row in self._scores]
        return inside, called, owed or late, to_choose, *scores, gave_up, removed
