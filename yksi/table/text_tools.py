"""Carrying out a text of the people's own, step by step, each agreed on (CUS-R20).

No tool changes scores or the direction, and nobody is left without a card: a text ends no round.
"""

from __future__ import annotations

from yksi.cards import COLOR_NAMES
from yksi.game import actions as do
from yksi.table import commands as say
from yksi.table import motions, news, tools
from yksi.table.ballots import need_calm, open_ballot
from yksi.table.cards import TEXT_SECONDS, carry
from yksi.table.entering import needs_stand_in
from yksi.table.refusal import Code, Refused
from yksi.table.room import Carrying, Room

MOST_DRAWN = 10


def _carrying(room: Room) -> Carrying:
    if room.carrying is None:
        raise Refused(Code.NO_TEXT, "CUS-R20")
    return room.carrying


def use_tool(room: Room, who: int, command: say.UseTool) -> None:
    """One step, if a majority of the other people agree."""
    carrying = _carrying(room)
    if not room.is_in(who):
        raise Refused(Code.NOT_PLAYING)
    if carrying.chooses is not None:
        raise Refused(Code.BUSY)
    _check(room, command.tool)
    need_calm(room)
    others = [n for n in room.still_in() if n != who and room.people[n].is_human]
    if others:
        open_ballot(room, who, motions.Uses(command.tool), others)
    else:
        used(room, motions.Uses(command.tool))


def _check(room: Room, tool: tools.AnyTool) -> None:
    """Whether a tool can be used like that."""
    if isinstance(tool, tools.SetColor):
        if tool.color not in COLOR_NAMES:
            raise Refused(Code.TOOL)
        return
    people = [tool.person, *([tool.to] if isinstance(tool, tools.GiveCard) else [])]
    if len(set(people)) != len(people) or not all(map(room.is_in, people)):
        raise Refused(Code.OUT_ALREADY)
    size = room.running().state.size[room.seat_of(tool.person)]
    if isinstance(tool, tools.DrawCards) and not 0 < tool.cards <= MOST_DRAWN:
        raise Refused(Code.TOOL)
    if isinstance(tool, tools.DiscardCards) and not 0 < tool.cards < size:
        raise Refused(Code.TOOL, "CUS-R20")
    if isinstance(tool, tools.GiveCard) and size < 2:
        raise Refused(Code.TOOL, "CUS-R20")


def used(room: Room, motion: motions.Uses) -> None:
    """Do what was agreed on; where somebody has to choose a card, wait for that."""
    carrying = _carrying(room)
    tool = motion.tool
    _check(room, tool)
    carrying.until = room.now + 1000 * TEXT_SECONDS
    room.tell(news.ToolUsed(tool))
    match tool:
        case tools.DrawCards(person, cards):
            carry(room, None, do.Give(room.seat_of(person), cards))
        case tools.DiscardCards(person, cards):
            carrying.chooses, carrying.discards = person, cards
        case tools.GiveCard(person, to):
            carrying.chooses, carrying.gives_to = person, to
        case tools.ShowHand(person):
            carry(room, None, do.Show(room.seat_of(person)))
        case tools.PutMarker(person):
            room.markers = {person}
        case tools.GiveTurn(person):
            carry(room, None, do.TurnTo(room.seat_of(person)))
        case tools.SetColor(color):
            carry(room, None, do.Color(color))
    if carrying.chooses is not None and _is_played_by_a_bot(room, carrying.chooses):
        choose_for(room)


def _is_played_by_a_bot(room: Room, number: int) -> bool:
    return not room.people[number].is_human or needs_stand_in(room, number)


def choose(room: Room, who: int, action: do.Action) -> None:
    """The cards that somebody discards for the text; everything else has to wait."""
    carrying = _carrying(room)
    if carrying.chooses != who or not carrying.discards or not isinstance(action, do.Discard):
        raise Refused(Code.CARRYING_OUT, "CUS-R20")
    if len(action.cards) != carrying.discards:
        raise Refused(Code.TOOL, "CUS-R20")
    carry(room, None, do.Drop(room.seat_of(who), action.cards))
    _chosen(room, carrying)


def hand_card(room: Room, who: int, command: say.HandCard) -> None:
    """The card that somebody gives away for the text."""
    carrying = _carrying(room)
    if carrying.chooses != who or carrying.gives_to is None:
        raise Refused(Code.CARRYING_OUT, "CUS-R20")
    to = room.seat_of(carrying.gives_to)
    carry(room, None, do.Hand(room.seat_of(who), to, command.card))
    _chosen(room, carrying)


def _chosen(room: Room, carrying: Carrying) -> None:
    carrying.chooses, carrying.discards, carrying.gives_to = None, 0, None
    carrying.until = room.now + 1000 * TEXT_SECONDS


def done(room: Room, who: int, _: say.Done) -> None:
    """Said by whoever laid the card; for a bot or somebody gone, by any player."""
    carrying = _carrying(room)
    player = room.people[carrying.person]
    mine = carrying.person == who
    if not mine and (not room.is_in(who) or (player.is_human and player.here)):
        raise Refused(Code.NOT_YOUR_OFFICE)
    if carrying.chooses is not None or room.busy:
        raise Refused(Code.BUSY)
    finish(room)


def finish(room: Room) -> None:
    """The game goes on."""
    carrying = _carrying(room)
    room.tell(news.TextDone(carrying.card))
    room.carrying = None
    room.waited_since = dict.fromkeys(room.waited_since, room.now)


def choose_for(room: Room) -> None:
    """Somebody takes too long: the first cards of the hand; nobody goes on: it is done."""
    carrying = _carrying(room)
    if carrying.chooses is None:
        finish(room)
        return
    seat = room.seat_of(carrying.chooses)
    hand = room.running().view(seat).seats[seat].hand or ()
    if carrying.gives_to is not None:
        hand_card(room, carrying.chooses, say.HandCard(hand[0]))
    else:
        choose(room, carrying.chooses, do.Discard(hand[: carrying.discards]))
