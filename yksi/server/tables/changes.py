"""How two views differ, as the text that tells browsers: the fields that changed, and no others."""

from __future__ import annotations

import msgspec

from yksi.game.view import View

encode = msgspec.json.Encoder().encode
_values = msgspec.structs.astuple


def changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    """The fields that are not what they were."""
    pairs = zip(after.__struct_fields__, _values(before), _values(after), strict=True)
    return {name: value for name, was, value in pairs if value is not was and value != was}


def text(part: bytes, fields: object) -> bytes:
    return b',"%s":%s' % (part, encode(fields)) if fields else b""


def moved(before: View | None, after: View | None) -> bytes:
    """What changed of the cards: of single seats, and the cards that came onto the others."""
    if before is None or after is None or len(before.seats) != len(after.seats):
        return b',"cards":%s' % encode(after) if before is not after else b""
    fields = changed(before, after)
    seats: dict[int, dict[str, object]] = {}
    onto: tuple[str, ...] = ()
    if fields.pop("seats", None):
        pairs = zip(before.seats, after.seats, strict=True)
        seats = {now.seat: changed(was, now) for was, now in pairs if was is not now and was != now}
    if "discards" in fields and after.discards[: len(before.discards)] == before.discards:
        del fields["discards"]
        onto = after.discards[len(before.discards) :]
    return text(b"cards", fields) + text(b"seats", seats) + text(b"onto", onto)
