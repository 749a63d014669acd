"""What somebody who plays does with the cards, and when it has to wait."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.kernel.matching import layable
from yksi.messages import commands as say
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.rules import Draw, Referee
from yksi.table.match.catches import may_catch
from yksi.table.match.play import carry
from yksi.table.match.practice import keep, point_before
from yksi.table.procedures import accusations, own_texts
from yksi.table.room import Room

MOST_DRAWS = 500  # more cards than there are
_ANY_TIME = (do.Call, do.Catch)  # also while the cards wait for a ballot or a text


def act(room: Room, who: int, command: say.Act) -> None:
    """Carry out one action of somebody who plays, or refuse it."""
    action = command.action
    if isinstance(action, do.Accuse) and room.rules.referee == Referee.STRICT:
        accusations.accuse(room, who, say.AccuseConduct(_person_at(room, action.seat)))
        return
    room.running()
    seat = room.seat_of(who)
    if not isinstance(action, _ANY_TIME):
        if room.busy:
            raise RefusedByTable(TableCode.BUSY)
        if room.carrying is not None:
            own_texts.choose(room, who, action)
            return
    if isinstance(action, do.Catch):
        _person_at(room, action.seat)
        may_catch(room, who)
    point = point_before(room, who, action)
    carry(room, seat, action)
    keep(room, point)


def draw_on(room: Room, who: int, _: say.DrawOn) -> None:
    """Draw, and on and on while nothing else is left to do (KPG-PLY-7)."""
    act(room, who, say.Act(do.Draw()))
    drawn = 1
    while must_draw(room, who) and drawn < MOST_DRAWS:
        carry(room, room.seat_of(who), do.Draw())
        drawn += 1


def must_draw(room: Room, who: int) -> bool:
    """Whether somebody can only draw, until something fits."""
    if not room.is_in(who) or room.busy or room.rules.draw != Draw.UNTIL:
        return False
    game, seat = room.running(), room.seat_of(who)
    if not game.may(seat, do.Draw()) or game.may(seat, do.Keep()):
        return False
    return not layable(game.state, game.rules, seat)


def _person_at(room: Room, seat: int) -> int:
    if not 0 <= seat < len(room.seats):
        raise RefusedByTable(TableCode.NOT_PLAYING)
    return room.seats[seat]
