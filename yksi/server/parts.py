"""What a browser is sent, in parts that are encoded once and sent when they change."""

from __future__ import annotations

import msgspec

from yksi.editions import EDITIONS
from yksi.game.view import View
from yksi.server.protocol import MyPart, PaperPart, RoomPart
from yksi.table import Effect, Stage, TableView
from yksi.table.room import Room
from yksi.table.view import view

Parts = dict[str, bytes]

_encode = msgspec.json.Encoder().encode


def _room(room: Room, seen: TableView) -> RoomPart:
    fields = {name: getattr(seen, name) for name in RoomPart.__struct_fields__ if name != "notes"}
    return RoomPart(**fields, notes=EDITIONS[room.settings.edition].notes)


def _mine(room: Room, seen: TableView) -> MyPart:
    game, cards = room.game, seen.game
    seat = cards.seat if cards is not None else None
    legal = game.legal(seat) if game is not None and seat is not None and _plays(room) else []
    bluff = seat is not None and game is not None and bool(legal) and game.would_bluff(seat)
    return MyPart(
        seat=seat,
        hands=_hands(seen, cards),
        legal=tuple(legal),  # type: ignore[arg-type] # every Action is one of AnyAction
        bluff=bluff,
        drawn=cards.drawn if cards is not None else (),
        said=cards is not None and cards.said,
        owes_call=cards is not None and cards.owes_call,
        to_discard=cards.to_discard if cards is not None else 0,
        chosen=cards.chosen if cards is not None else (),
        bluffed=cards is not None and cards.bluffed,
    )


def _plays(room: Room) -> bool:
    return room.stage is Stage.PLAYING


def _hands(seen: TableView, cards: View | None) -> dict[int, tuple[str, ...]]:
    """Every hand that this person may look into, by seat."""
    if cards is None:
        return {}
    known = {seat.seat: seat.hand for seat in cards.seats if seat.hand is not None}
    if seen.hands is not None:
        known |= {seen.seats.index(person): hand for person, hand in seen.hands.items()}
    return known


def parts_for(room: Room, person: int, shared: Parts) -> Parts:
    """All parts for somebody; `shared` keeps those that are the same for everybody."""
    seen = view(room, person)
    if "room" not in shared:
        shared["room"] = _encode(_room(room, seen))
        shared["cards"] = b"null" if room.game is None else _encode(room.game.view(None))
    plays = "paper of players" if person in room.seats else "paper of others"
    if plays not in shared:
        shared[plays] = _encode(PaperPart(seen.sheet, seen.series, seen.standings))
    return {
        "room": shared["room"],
        "cards": shared["cards"],
        "mine": _encode(_mine(room, seen)),
        "paper": shared[plays],
    }


def encode_effects(effects: list[Effect]) -> list[tuple[Effect, bytes]]:
    return [(effect, _encode(effect.event)) for effect in effects]


def state_message(version: int, now: int, events: list[bytes], changed: Parts) -> bytes:
    """`State` as bytes: the events, and the parts that changed."""
    head = b'{"type":"state","version":%d,"now":%d,"effects":[%s]' % (
        version,
        now,
        b",".join(events),
    )
    return head + b"".join(b',"%s":%s' % (n.encode(), part) for n, part in changed.items()) + b"}"
