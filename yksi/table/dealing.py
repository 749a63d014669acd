"""Chance and the deal: sealed before, known afterwards, so that anybody can check it."""

from __future__ import annotations

from hashlib import sha256

from yksi.game import Refusal
from yksi.game import actions as do
from yksi.game.notation import is_secret
from yksi.rules import Dealer
from yksi.table import commands as say
from yksi.table import news
from yksi.table.cards import note
from yksi.table.refusal import Code, Refused
from yksi.table.room import Room, Stage


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def seal(room: Room, command: say.Seal) -> None:
    """The house provides chance for the next deal, before anybody could wish for it."""
    if not is_secret(command.secret) or room.sealed is not None:
        raise Refused(Code.NOT_SECRET)
    room.sealed = command.secret
    room.tell(news.Sealed(commitment(command.secret)))
    if room.deal_wanted:
        _deal(room)


def deal_soon(room: Room) -> None:
    """Deal, as soon as there is chance to deal with."""
    room.deal_wanted = True
    if room.sealed is not None:
        _deal(room)


def _deal(room: Room) -> None:
    assert room.game is not None
    room.deal_wanted = False
    room.used, room.sealed = room.sealed, None
    room.stage = Stage.PLAYING
    room.dealt_at = room.now
    room.out_at, room.drawings, room.waited_since, room.owing_since = {}, {}, {}, {}
    room.markers = set()
    for person in room.people:
        person.ready = not person.is_human
    oldest = room.by_age(room.seats)[0]
    shuffles = oldest if room.rules.dealer == Dealer.OLDEST else None  # KPG-BEG-2
    room.tell(news.Seated(tuple(room.seats), shuffles))
    told = room.game.play(None, do.Deal(room.used))
    assert not isinstance(told, Refusal)
    note(room, told)
