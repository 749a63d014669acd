"""Carrying out a text of the people's own, step by step, each agreed on (CUS-R20).

No tool changes scores or the direction, and nobody is left without a card: a text ends no round.
"""

from __future__ import annotations

from collections import Counter

from yksi.cards import COLOR_NAMES
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import motions, news, text_tools
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_calm, open_ballot
from yksi.table.lobby.door import needs_stand_in
from yksi.table.match.play import TEXT_SECONDS, carry
from yksi.table.room import Carrying, Room

MOST_DRAWN = 10
LONGEST_MARKER = 40


def _carrying(room: Room) -> Carrying:
    if room.carrying is None:
        raise RefusedByTable(TableCode.NO_TEXT, "CUS-R20")
    return room.carrying


def use_tool(room: Room, who: int, command: say.UseTool) -> None:
    """Take one step, if a majority of the other people agree."""
    carrying = _carrying(room)
    room.need_in(who)
    if carrying.chooses is not None:
        raise RefusedByTable(TableCode.BUSY)
    _check(room, command.tool)
    need_calm(room)
    others = [n for n in room.still_in() if n != who and _decides(room, n)]
    if others:
        open_ballot(room, who, motions.Uses(command.tool), others)
    else:
        used(room, motions.Uses(command.tool))


def _decides(room: Room, number: int) -> bool:
    """Whether somebody is asked: bots are not, nor is whoever has a bot in their place."""
    if room.laws < 4:
        return room.people[number].is_human
    return not _is_played_by_a_bot(room, number)


def _check(room: Room, tool: text_tools.AnyTool) -> None:
    """Whether a tool can be used like that."""
    if isinstance(tool, text_tools.SetColor):
        if tool.color not in COLOR_NAMES:
            raise RefusedByTable(TableCode.TOOL)
        return
    people = [tool.person] if tool.person is not None else room.still_in()
    named = [*people[:1], *([tool.to] if isinstance(tool, text_tools.GiveCard) else [])]
    if not all(map(room.is_in, named)) or (
        tool.person is not None and len(set(named)) < len(named)
    ):
        raise RefusedByTable(TableCode.OUT_ALREADY)
    if isinstance(tool, text_tools.PutMarker) and not _is_short(tool.words):
        raise RefusedByTable(TableCode.TEXT_LENGTH)
    if isinstance(tool, text_tools.DrawCards) and not 0 < tool.cards <= MOST_DRAWN:
        raise RefusedByTable(TableCode.TOOL)
    if isinstance(tool, text_tools.DiscardCards | text_tools.GiveCard) and not _able(room, tool):
        raise RefusedByTable(TableCode.TOOL, "CUS-R20")


def _is_short(words: str) -> bool:
    return len(words) <= LONGEST_MARKER and words.isprintable()


def _concerned(room: Room, tool: text_tools.DiscardCards | text_tools.GiveCard) -> list[int]:
    """Who has to part with cards, from whoever laid the text on, in the order of the seats."""
    if tool.person is not None:
        return [tool.person]
    to = tool.to if isinstance(tool, text_tools.GiveCard) else None
    return [number for number in room.still_in() if number != to]


def _able(room: Room, tool: text_tools.DiscardCards | text_tools.GiveCard) -> list[int]:
    """Who of those concerned would still have a card afterwards."""
    sizes = room.running().state.size
    people = _concerned(room, tool)
    return [n for n in people if 0 < tool.cards < sizes[room.seat_of(n)]]


def used(room: Room, motion: motions.Uses) -> None:
    """Do what was agreed on; where somebody has to choose a card, wait for that."""
    carrying = _carrying(room)
    tool = motion.tool
    _check(room, tool)
    carrying.until = room.now + 1000 * TEXT_SECONDS
    room.tell(news.ToolUsed(tool))
    match tool:
        case text_tools.DrawCards(person, cards):
            for number in _meant(room, person):
                if room.carrying is carrying:  # the game may end where nothing is left to draw
                    carry(room, None, do.Give(room.seat_of(number), cards))
        case text_tools.DiscardCards(_, cards):
            carrying.next, carrying.discards = _able(room, tool), cards
        case text_tools.GiveCard(_, to, cards):
            carrying.next, carrying.gives_to, carrying.gives = _able(room, tool), to, cards
        case text_tools.ShowHand(person):
            for number in _meant(room, person):
                carry(room, None, do.Show(room.seat_of(number)))
        case text_tools.PutMarker(person, words):
            room.markers = dict.fromkeys(_meant(room, person), words)
        case text_tools.GiveTurn(person):
            carry(room, None, do.TurnTo(room.seat_of(person)))
        case text_tools.SetColor(color):
            carry(room, None, do.Color(color))
    _ask_next(room, carrying)


def _meant(room: Room, person: int | None) -> list[int]:
    return room.still_in() if person is None else [person]


def _ask_next(room: Room, carrying: Carrying) -> None:
    """The next one has to choose; bots do so at once."""
    carrying.chooses = None
    carrying.next = [number for number in carrying.next if _can_part(room, number)]
    if not carrying.next:
        carrying.discards, carrying.gives_to, carrying.gives = 0, None, 0
        return
    carrying.chooses = carrying.next.pop(0)
    if _is_played_by_a_bot(room, carrying.chooses):
        choose_for(room)


def _can_part(room: Room, number: int) -> bool:
    """Whether somebody is still in the game, and so is whoever is to be given their cards."""
    to = _carrying(room).gives_to
    return room.is_in(number) and (to is None or room.is_in(to))


def _is_played_by_a_bot(room: Room, number: int) -> bool:
    return not room.people[number].is_human or needs_stand_in(room, number)


def choose(room: Room, who: int, action: do.Action) -> None:
    """Somebody discards cards for the text; everything else has to wait."""
    carrying = _carrying(room)
    if carrying.chooses != who or not carrying.discards or not isinstance(action, do.Discard):
        raise RefusedByTable(TableCode.CARRYING_OUT, "CUS-R20")
    if len(action.cards) != carrying.discards:
        raise RefusedByTable(TableCode.TOOL, "CUS-R20")
    carry(room, None, do.Drop(room.seat_of(who), action.cards))
    _chosen(room, carrying)


def hand_cards(room: Room, who: int, command: say.HandCards) -> None:
    """Somebody gives cards away for the text."""
    carrying = _carrying(room)
    if carrying.chooses != who or carrying.gives_to is None:
        raise RefusedByTable(TableCode.CARRYING_OUT, "CUS-R20")
    seat, to = room.seat_of(who), room.seat_of(carrying.gives_to)
    wanted = Counter(command.cards)
    if wanted.total() != carrying.gives or wanted - Counter(_hand(room, seat)):
        raise RefusedByTable(TableCode.TOOL, "CUS-R20")
    for card in command.cards:
        carry(room, None, do.Hand(seat, to, card))
    _chosen(room, carrying)


def _chosen(room: Room, carrying: Carrying) -> None:
    carrying.until = room.now + 1000 * TEXT_SECONDS
    _ask_next(room, carrying)


def _hand(room: Room, seat: int) -> tuple[str, ...]:
    return room.running().view(seat).seats[seat].hand or ()


def done(room: Room, who: int, _: say.Done) -> None:
    """Whoever laid the card says that it is done; for a bot or somebody gone, any player."""
    carrying = _carrying(room)
    player = room.people[carrying.person]
    mine = carrying.person == who
    is_there = player.is_human and player.here and room.is_in(carrying.person)
    if not mine and (not room.is_in(who) or is_there):
        raise RefusedByTable(TableCode.NOT_YOUR_OFFICE)
    if carrying.chooses is not None or room.busy:
        raise RefusedByTable(TableCode.BUSY)
    finish(room)


def finish(room: Room) -> None:
    """End the text, so that the game goes on."""
    carrying = _carrying(room)
    room.tell(news.TextDone(carrying.card))
    room.carrying = None
    room.waited_since = dict.fromkeys(room.waited_since, room.now)


def next_step_at(room: Room) -> int:
    """Until when the next step is waited for: no longer for whoever has left the game."""
    carrying = _carrying(room)
    waits = carrying.chooses is None or room.laws < 4 or _can_part(room, carrying.chooses)
    return carrying.until if waits else room.changed_at


def choose_for(room: Room) -> None:
    """Choose the first cards for who takes too long; where nobody has to choose, end the text."""
    carrying = _carrying(room)
    if carrying.chooses is None:
        finish(room)
        return
    if not _can_part(room, carrying.chooses):
        _chosen(room, carrying)
        return
    seat = room.seat_of(carrying.chooses)
    hand = _hand(room, seat)
    if carrying.gives_to is not None:
        hand_cards(room, carrying.chooses, say.HandCards(hand[: carrying.gives]))
    else:
        choose(room, carrying.chooses, do.Discard(hand[: carrying.discards]))
