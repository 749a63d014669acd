"""What only one person may know: the own hand, other hands that they may see, what they may do."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from yksi.game import Game
from yksi.game.legal_actions import is_quiet
from yksi.game.view import NOTHING_OWN, hand_of, own_view, sees
from yksi.messages.views import Offers
from yksi.server.protocol import MyPart
from yksi.table import Stage
from yksi.table.offers import offers_for
from yksi.table.room import Room
from yksi.table.view import hands_for, seat_for

_NOTHING = msgspec.structs.astuple(NOTHING_OWN)


def my_part(room: Room, person: int, offers: Offers | None = None) -> MyPart:
    """All of it; `offers` are given by who knows that they are as they were."""
    game, seat = room.game, seat_for(room, person)
    offers = offers_for(room, person) if offers is None else offers
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


Numbers = tuple[object, ...]


def numbers_while_waiting(room: Room, people: Iterable[int]) -> dict[int, Numbers]:
    """All that the parts of players are made of who wait for others, besides what is offered.

    As long as these are as they were, so is the part. Those for whom more than these could matter
    are left out.
    """
    game = room.game
    if game is None or room.stage is not Stage.PLAYING:
        return {}
    t = game.state
    if t.aside_count or t.open_by or not is_quiet(t, game.rules):
        return {}
    seen = t.seen[:], t.seen_by[:]
    found: dict[int, Numbers] = {}
    for person in people:
        seat = room.seats.index(person) if person in room.seats else t.turn
        if seat != t.turn:
            bluffed = t.bluff if t.player == seat else 0
            found[person] = bytes(t.hands[seat]), t.due[seat], bluffed, seen
    return found
