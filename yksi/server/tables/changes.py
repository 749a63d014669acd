"""How two views differ, as the text that tells browsers: the fields that changed, and no others."""

from __future__ import annotations

import msgspec

from yksi.game.sight import Sight, changed
from yksi.game.view import SeatView, View

encode = msgspec.json.Encoder().encode


def text(part: bytes, fields: object) -> bytes:
    return b',"%s":%s' % (part, encode(fields)) if fields else b""


def moved(before: View | None, after: View | None) -> bytes:
    """What changed of the cards: of single seats, and the cards that came onto the others."""
    if before is None or after is None or len(before.seats) != len(after.seats):
        return b',"cards":%s' % encode(after) if before is not after else b""
    return _told(changed(before, after), before.seats, after.seats, before.discards, after.discards)


def moved_since(sight: Sight) -> bytes:
    """The same since somebody last looked at the running game."""
    seats, discards = sight.seats, sight.discards
    fields = sight.look()
    if len(seats) != len(sight.seats):
        return b',"cards":%s' % encode(sight.view)
    return _told(fields, seats, sight.seats, discards, sight.discards)


def _told(
    fields: dict[str, object],
    had_seats: tuple[SeatView, ...],
    seats: tuple[SeatView, ...],
    had_discards: tuple[str, ...],
    discards: tuple[str, ...],
) -> bytes:
    """What is told of fields that changed: of seats and the pile, only what is new."""
    fields = dict(fields)
    told: dict[int, dict[str, object]] = {}
    onto: tuple[str, ...] = ()
    if fields.pop("seats", None):
        pairs = zip(had_seats, seats, strict=True)
        told = {now.seat: changed(was, now) for was, now in pairs if was is not now and was != now}
    if "discards" in fields and discards[: len(had_discards)] == had_discards:
        del fields["discards"]
        onto = discards[len(had_discards) :]
    return text(b"cards", fields) + text(b"seats", told) + text(b"onto", onto)
