"""Chance and the deal: fixed before by the house and by the players' browsers, known afterwards.

The house seals its secret, browsers pledge their parts; then the parts are opened, and the cards
follow from all of them. docs/FAIR.md says what that proves.
"""

from __future__ import annotations

from yksi.game import actions as do
from yksi.game.notation import is_secret
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.rules import Dealer
from yksi.seeds import deal_secret, pledge_of, seal_of
from yksi.table.lobby.latecomers import admit
from yksi.table.lobby.spectators import tell_watcher
from yksi.table.match.play import note
from yksi.table.match.practice import start_anew
from yksi.table.room import DealParts, Room

LONGEST_BUILD = 100
PATIENCE = 2000  # milliseconds for the parts of a deal; an honest browser needs one round trip


# --- before the deal


def note_deal(room: Room, command: say.NoteDeal) -> None:
    """The house says, after a deal, by which version of the cards' behaviour it has dealt."""
    is_told = 0 < len(command.build) <= LONGEST_BUILD and command.build.isprintable()
    if not room.deals or not is_told:
        raise RefusedByTable(TableCode.STRANGER)
    room.kernel, room.build = command.kernel, command.build


def seal(room: Room, command: say.Seal) -> None:
    """The house provides chance for the next deal, before anybody could wish for it."""
    if not is_secret(command.secret) or room.sealed is not None:
        raise RefusedByTable(TableCode.NOT_SECRET)
    room.sealed = command.secret
    room.tell(news.Sealed(seal_of(command.secret)))
    if room.deal_wanted:
        _gather(room)


def pledge(room: Room, who: int, command: say.Pledge) -> None:
    """A browser binds itself to its part of the next deal; what is bound cannot be exchanged."""
    person = room.people[who]
    if not is_secret(command.pledge):
        raise RefusedByTable(TableCode.NOT_SECRET)
    if person.pledge is not None:
        raise RefusedByTable(TableCode.PLEDGED)
    person.pledge = command.pledge


def deal_soon(room: Room) -> None:
    """Deal, as soon as there is chance to deal with."""
    if not room.deal_wanted:
        admit(room)
    room.deal_wanted = True
    if room.sealed is not None and room.gathering is None:
        _gather(room)


# --- the parts


def _gather(room: Room) -> None:
    """Fix which parts belong to the deal, and ask for them; where there are none, deal at once.

    Only players who are here are asked: whoever watches has no cards to care for, and could make
    everybody wait.
    """
    assert room.sealed is not None
    players = (room.people[number] for number in sorted(room.seats))
    pledges = {p.number: p.pledge for p in players if p.here and p.pledge is not None}
    room.gathering = DealParts(pledges, room.now + PATIENCE)
    if not pledges:
        deal_from_what_came(room)
        return
    room.tell(news.Gathering(room.deals + 1, seal_of(room.sealed), pledges))


def contribute(room: Room, who: int, command: say.Contribute) -> None:
    """A browser opens the part that it pledged; with the last one the cards are dealt."""
    gathering = room.gathering
    if gathering is None or who not in gathering.pledges or who in gathering.parts:
        raise RefusedByTable(TableCode.NOT_ASKED)
    if not is_secret(command.part) or pledge_of(command.part) != gathering.pledges[who]:
        raise RefusedByTable(TableCode.NOT_PLEDGED)
    gathering.parts[who] = command.part
    if len(gathering.parts) == len(gathering.pledges):
        deal_from_what_came(room)


def forget_deal(room: Room) -> None:
    """No deal is wanted any more; parts that were asked for may be known and are used up."""
    room.deal_wanted = False
    if room.gathering is not None:
        _use_up(room, room.gathering)


def _use_up(room: Room, gathering: DealParts) -> None:
    room.gathering = None
    for number in gathering.pledges:
        room.people[number].pledge = None


# --- the deal


def deal_from_what_came(room: Room) -> None:
    """All parts are here, or nobody waits for the others any more: they are named as missing."""
    gathering, room.used, room.sealed = room.gathering, room.sealed, None
    assert gathering is not None
    assert room.used is not None
    _use_up(room, gathering)
    parts = {number: gathering.parts.get(number) for number in gathering.pledges}
    if parts:
        room.tell(news.Gathered(room.deals + 1, parts))
    _deal(room, deal_secret(room.used, parts))


def _deal(room: Room, secret: str) -> None:
    assert room.game is not None
    room.deal_wanted = False
    room.deals += 1
    room.stage = Stage.PLAYING
    room.dealt_at = room.now
    room.out_at, room.drawings, room.waited_since, room.owing_since = {}, {}, {}, {}
    room.markers = {}
    for person in room.people:
        person.ready = not person.is_human
    oldest = room.by_age(room.seats)[0]
    shuffles = oldest if room.rules.dealer == Dealer.OLDEST else None  # KPG-BEG-2
    room.tell(news.Seated(tuple(room.seats), shuffles, room.deals, len(room.sheet) + 1))
    note(room, room.game.play(None, do.Deal(secret)))
    start_anew(room)
    for person in room.humans_here():
        tell_watcher(room, person)
