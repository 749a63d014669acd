"""Practice: somebody who plays with bots alone asks for a hint, or takes the last act back.

Whoever holds the table works the numbers of a hint out; the table only says whether it may be
asked for, and the record that it was.
"""

from __future__ import annotations

from yksi.game import Refusal
from yksi.game import actions as do
from yksi.game.refusal import RefusalCode
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.table.match.play import waited_for
from yksi.table.match.practice import cards_before
from yksi.table.room import Practice, Room


def ask_for_hint(room: Room, who: int, _: say.AskForHint) -> None:
    _need_practice(room, who)
    if room.busy:
        raise RefusedByTable(TableCode.BUSY)
    if room.carrying is not None:
        raise RefusedByTable(TableCode.CARRYING_OUT)
    game = room.running()
    if room.seat_of(who) not in game.to_act:
        raise RefusedByTable.by_the_cards(Refusal(RefusalCode.NOT_YOUR_TURN).by(game.edition))
    room.tell(news.HintAsked(who))


def take_back(room: Room, who: int, _: say.TakeBackAct) -> None:
    """The cards are as they were before the act, whatever was being decided about them lapses."""
    practice = _need_practice(room, who)
    if not practice.points:
        raise RefusedByTable(TableCode.NOTHING_BACK)
    point = practice.points.pop()
    room.game = cards_before(practice, point.moves)
    del practice.moves[point.moves :]
    room.out_at, room.drawings, room.markers = point.out_at, point.drawings, point.markers
    room.ballot = room.inquiry = room.request = room.carrying = None
    room.changed_at = room.one_card_at = room.now
    room.waited_since = dict.fromkeys(waited_for(room), room.now)
    grace = room.game.state.grace
    room.owing_since = {seat: room.now for seat in range(room.game.seats) if (grace >> seat) & 1}
    room.tell(news.ActTakenBack(who, _kind(point.action), _laid(point.action)))


def _need_practice(room: Room, who: int) -> Practice:
    """The practice of somebody whose round still runs, or why there is none."""
    room.running()
    room.seat_of(who)
    practice = room.practice
    if practice is not None and practice.is_open:
        return practice
    others = (room.people[number] for number in room.seats if number != who)
    is_shared = any(person.is_human for person in others)
    raise RefusedByTable(TableCode.PEOPLE_PLAY if is_shared else TableCode.NO_PRACTICE)


def can_ask_for_hint(room: Room, number: int) -> bool:
    is_quiet = not room.busy and room.carrying is None
    return _practises(room, number) and is_quiet and number in room.waited_since


def can_take_back(room: Room, number: int) -> bool:
    return _practises(room, number) and room.practice is not None and bool(room.practice.points)


def _practises(room: Room, number: int) -> bool:
    practice = room.practice
    if practice is None or room.stage is not Stage.PLAYING:
        return False
    return practice.is_open and practice.person == number


def _kind(action: do.Action) -> str:
    return type(action).__struct_config__.tag  # type: ignore[return-value] # actions' tags are words


def _laid(action: do.Action) -> tuple[str, ...]:
    """The cards of a play, which everybody has seen."""
    match action:
        case do.Lay(cards):
            return cards
        case do.LayOne(card) | do.JumpIn(card):
            return (card,)
        case _:
            return ()
