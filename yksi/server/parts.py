"""What a browser is sent, in parts that are encoded once and sent when they change."""

from __future__ import annotations

import msgspec

from yksi.game import Game
from yksi.game.view import OwnView, hand_of, own_view, sees
from yksi.server.protocol import MyPart, PaperPart
from yksi.table import Effect, Stage
from yksi.table.match.round_end import table_of
from yksi.table.offers import offers_for
from yksi.table.room import Room
from yksi.table.view import hands_for, room_view, seat_for, sheet_for

Parts = dict[str, bytes]
_NOTHING = msgspec.structs.astuple(OwnView((), False, False, 0, (), False, ()))

_encode = msgspec.json.Encoder().encode


def _mine(room: Room, person: int) -> MyPart:
    game, seat = room.game, seat_for(room, person)
    offers = offers_for(room, person)
    if game is None:
        return MyPart(
            *_NOTHING, seat=seat, hands={}, legal=(), lawful=(), offers=offers, bluff=False
        )
    plays = seat is not None and room.stage is Stage.PLAYING
    legal = game.legal(seat) if plays else []
    return MyPart(
        *msgspec.structs.astuple(own_view(game.state, seat)),
        seat=seat,
        hands=_hands(room, game, person, seat),
        legal=tuple(legal),  # type: ignore[arg-type] # every Action is one of AnyAction
        offers=offers,
        lawful=game.lawful(seat) if seat is not None and seat == game.state.turn else (),
        bluff=seat is not None and bool(legal) and game.would_bluff(seat),
    )


def _hands(room: Room, game: Game, person: int, seat: int | None) -> dict[int, tuple[str, ...]]:
    """Every hand that this person may look into, by seat."""
    known = {
        other: hand_of(game.state, other)
        for other in range(game.seats)
        if sees(game.state, seat, other)
    }
    open_hands = hands_for(room, person) or {}
    return known | {room.seats.index(number): hand for number, hand in open_hands.items()}


def parts_for(room: Room, person: int, shared: Parts) -> Parts:
    """All parts for somebody; `shared` keeps those that are the same for several."""
    if "room" not in shared:
        shared["room"] = _encode(room_view(room))
        shared["cards"] = b"null" if room.game is None else _encode(room.game.view(None))
    paper = "paper of players" if person in room.seats else "paper of others"
    if paper not in shared:
        sheet = sheet_for(room, person)
        shared[paper] = _encode(PaperPart(sheet, tuple(room.series), table_of(room)))
    return {
        "room": shared["room"],
        "cards": shared["cards"],
        "mine": _encode(_mine(room, person)),
        "paper": shared[paper],
    }


def encode_effects(effects: list[Effect]) -> list[tuple[Effect, bytes]]:
    return [(effect, _encode(effect.event)) for effect in effects]


def state_message(version: int, now: int, events: list[bytes], changed: Parts) -> bytes:
    """`TableState` as bytes: the events, and the parts that changed."""
    head = b'{"type":"state","version":%d,"now":%d,"effects":[%s]' % (
        version,
        now,
        b",".join(events),
    )
    return head + b"".join(b',"%s":%s' % (n.encode(), part) for n, part in changed.items()) + b"}"
