"""What somebody could begin at a table besides playing cards: what is not offered is refused."""

from __future__ import annotations

import msgspec

from yksi.cards import Symbol
from yksi.game import actions as do
from yksi.messages.stage import Stage
from yksi.messages.views import Offers
from yksi.rules import Conduct, Draw, Referee
from yksi.table.decisions.offices import wards_of
from yksi.table.lobby.order import can_send_out
from yksi.table.lobby.spectators import may_sit_down
from yksi.table.lobby.voices import can_vote_out
from yksi.table.match.round_end import can_be_accused
from yksi.table.procedures.moves import must_draw
from yksi.table.procedures.practice import can_ask_for_hint, can_take_back
from yksi.table.room import Room


def offers_for(room: Room, number: int) -> Offers:
    """What somebody may begin now; an offer stands until it is too late, also while others wait."""
    person = room.people[number]
    if person.put_out or not person.here:
        return Offers()
    plays = room.is_in(number)
    offices = room.rules.conduct == Conduct.OFFICES
    ready = room.stage is not Stage.PLAYING or number not in room.seats
    found = Offers(
        ready=ready and not (person.barred and room.settings.series),
        join=room.stage is Stage.PLAYING and may_sit_down(room, number) is None,
        stop=_may_call_vote(room, number) or (room.stage is Stage.BETWEEN and number in room.seats),
        accuse=_accused(room, number) if offices else (),
        send_out=can_send_out(room, number),
        vote_out=can_vote_out(room, number),
        hint=can_ask_for_hint(room, number),
        take_back=can_take_back(room, number),
    )
    if not plays:
        return found
    found = msgspec.structs.replace(
        found, draw_on=must_draw(room, number), **_leaving(room, number)
    )
    return msgspec.structs.replace(found, **_offices(room, number)) if offices else found


def _may_call_vote(room: Room, number: int) -> bool:
    """Whether somebody plays, and the game has not ended but for an accusation."""
    return room.is_in(number) and not can_be_accused(room)


def rest_on_cards(room: Room) -> bool:
    """Whether cards alone can change what somebody may begin, while nobody comes or goes."""
    rules = room.rules
    if room.practice is not None or rules.conduct == Conduct.OFFICES:
        return True
    if rules.absence_cards:  # whoever may have to play on is not sent out
        return True
    return bool(rules.forfeit) or rules.draw == Draw.UNTIL


def _accused(room: Room, number: int) -> tuple[int, ...]:
    """Whose last play can be accused by ballot; with an open referee it is a legal action."""
    closing = room.closing
    if closing is not None:
        accused = room.seats[closing.seat]
        return (accused,) if number in closing.people and number != accused else ()
    if not room.is_in(number) or room.rules.referee == Referee.OPEN:
        return ()
    game = room.running()
    is_doubted = game.state.symbol == Symbol.WILD_FOUR  # instead (KPG-R34)
    can_undo = game.may(None, do.TakeBack()) and not is_doubted
    last = room.seats[game.state.player] if can_undo else number
    return () if last == number else (last,)


def _doubtful(room: Room, number: int) -> tuple[int, ...]:
    """Whose drawing somebody can doubt."""
    doubtful = (n for n, drawing in room.drawings.items() if not drawing.doubted)
    return tuple(n for n in doubtful if n != number and room.is_in(n))


def may_object(room: Room, number: int) -> bool:
    """Whether a player who is here may accuse the last play, or doubt a drawing."""
    return bool(_accused(room, number) or _doubtful(room, number))


def _leaving(room: Room, number: int) -> dict[str, object]:
    if not room.rules.forfeit:
        return {}
    gone = [n for n in room.still_in() if room.people[n].is_human and not room.people[n].here]
    can = room.running().may(room.seat_of(number), do.Forfeit())
    return {"give_up": can, "gave_up": tuple(n for n in gone if n != number)}


def _offices(room: Room, number: int) -> dict[str, object]:
    wards = wards_of(room, number)
    watching = (p for p in room.present() if p.is_human and not room.is_in(p.number))
    return {
        "report": True,
        "ask": _may_call_vote(room, number),
        "doubt": _doubtful(room, number),
        "warn": wards,
        "remove": tuple(n for n in wards if room.people[n].warnings),
        "coach": tuple(p.number for p in watching if not p.moved_away)
        if room.people[number].beginner
        else (),
    }
