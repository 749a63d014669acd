"""What only one person may know: the own hand, other hands that they may see, what they may do."""

from __future__ import annotations

import msgspec

from yksi.game.legal_actions import is_quiet
from yksi.game.view import NOTHING_OWN, own_view
from yksi.messages.views import Offers
from yksi.server.protocol import MyPart
from yksi.table import Stage
from yksi.table.offers import offers_for
from yksi.table.room import Room
from yksi.table.view import hands_for, hands_seen_by, seat_for

_NOTHING = msgspec.structs.astuple(NOTHING_OWN)


def my_part(room: Room, person: int, offers: Offers | None = None, waits: bool = False) -> MyPart:
    """All of it; `offers` are given by who knows that they are as they were.

    Who `waits` for others can do nothing meanwhile.
    """
    game, seat = room.game, seat_for(room, person)
    offers = offers_for(room, person) if offers is None else offers
    if game is None:
        return MyPart(
            *_NOTHING, seat=seat, hands={}, legal=(), lawful=(), offers=offers, bluff=False
        )
    plays = seat is not None and room.stage is Stage.PLAYING and not waits
    legal = game.legal(seat) if plays else []
    return MyPart(
        *msgspec.structs.astuple(own_view(game.state, seat)),
        seat=seat,
        hands=_hands(room, person, seat),
        legal=tuple(legal),  # type: ignore[arg-type] # every Action is one of AnyAction
        offers=offers,
        lawful=game.lawful(seat) if seat is not None and seat == game.state.turn else (),
        bluff=seat is not None and bool(legal) and game.would_bluff(seat),
    )


def _hands(room: Room, person: int, seat: int | None) -> dict[int, tuple[str, ...]]:
    """Every hand that this person may look into, by seat."""
    hands, open_hands = hands_seen_by(room, seat), hands_for(room, person)
    for number, hand in (open_hands or {}).items():
        hands[room.seats.index(number)] = hand
    return hands


Numbers = tuple[object, ...]


def is_one_waited_for(room: Room) -> bool:
    """Whether nobody but one seat can do anything, and all others wait with their cards in hand."""
    game = room.game
    if game is None or room.stage is not Stage.PLAYING:
        return False
    t = game.state
    return not t.aside_count and not t.open_by and is_quiet(t, game.rules)


def numbers_while_waiting(room: Room, person: int) -> Numbers | None:
    """All that the part of a player is made of who waits for one other, besides what is offered.

    As long as these are as they were, so is the part. None where more than these could matter.
    """
    t = room.running().state
    seat = room.seats.index(person) if person in room.seats else t.turn
    if seat == t.turn:
        return None
    bluffed = t.bluff if t.player == seat else 0
    return bytes(t.hands[seat]), t.due[seat], bluffed, t.seen[:], t.seen_by[:]
