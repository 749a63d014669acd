"""What people decide by ballot besides the cards: questions, the end, who has gone (KPG-§11)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import motions, news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.table.decisions.ballots import (
    need_calm,
    need_quiet,
    open_ballot,
    rule_of_the_table,
    voters,
)
from yksi.table.decisions.offices import need_offices
from yksi.table.lobby.deal import forget_deal
from yksi.table.lobby.door import needs_stand_in, put_out
from yksi.table.lobby.voices import may_leave, need_voice, voices
from yksi.table.match.play import carry
from yksi.table.match.round_end import can_be_accused
from yksi.table.room import Room

LONGEST_QUESTION = 200


def _need_player(room: Room, who: int) -> None:
    room.need_in(who)
    if room.laws >= 5 and can_be_accused(room):  # it has ended, and nothing takes the time for it
        raise RefusedByTable(TableCode.NO_GAME)


def ask_all(room: Room, who: int, command: say.Ask) -> None:
    """Somebody asks all a question of yes or no, and the answer settles it (KPG-§11.1)."""
    need_offices(room)
    room.running()
    _need_player(room, who)
    if not 0 < len(command.question) <= LONGEST_QUESTION or not command.question.isprintable():
        raise RefusedByTable(TableCode.TEXT_LENGTH)
    open_ballot(room, who, motions.Dispute(command.question), voters(room), rule_of_the_table(room))


def move_to_stop(room: Room, who: int, _: say.MoveToStop) -> None:
    """The game is ranked as it stands (KPG-END-4); a match to points is given up."""
    if room.stage is Stage.LOBBY:
        raise RefusedByTable(TableCode.NO_GAME)
    if room.stage is Stage.PLAYING:
        _need_player(room, who)
        people = voters(room)
    else:
        room.seat_of(who)
        people = [number for number in room.seats if room.people[number].is_human]
    open_ballot(room, who, motions.Stops(), people, rule_of_the_table(room))


def stops(room: Room, _: motions.Stops) -> None:
    if room.stage is Stage.PLAYING:
        carry(room, None, do.End())
    if room.stage is Stage.BETWEEN:
        room.stage = Stage.LOBBY
        forget_deal(room)
        room.tell(news.Abandoned())


def move_gave_up(room: Room, who: int, command: say.MoveGaveUp) -> None:
    """Somebody who went away counts as having given up, if the table says so (KPG-R79)."""
    room.running()
    _need_player(room, who)
    if not room.rules.forfeit:
        raise RefusedByTable(TableCode.NO_OFFICES)
    if not room.is_in(command.person):
        raise RefusedByTable(TableCode.OUT_ALREADY)
    if room.people[command.person].here:
        raise RefusedByTable(TableCode.ALREADY_HERE, "KPG-R79")
    need_calm(room)
    motion = motions.HasGivenUp(command.person)
    open_ballot(room, who, motion, voters(room), rule_of_the_table(room))


def gave_up(room: Room, motion: motions.HasGivenUp) -> None:
    """Whoever has come back before the votes are counted has not gone."""
    if room.people[motion.person].here and room.laws >= 4:
        return
    carry(room, room.seat_of(motion.person), do.Forfeit())


def move_to_put_out(room: Room, who: int, command: say.MoveToPutOut) -> None:
    """Somebody has to go; those with a voice decide, whoever it is about does not."""
    person = room.person(command.person)
    if who == person.number:
        raise RefusedByTable(TableCode.ONESELF)
    if not person.is_human or person.is_gone:
        raise RefusedByTable(TableCode.STRANGER)
    if not may_leave(room, person.number):
        raise RefusedByTable(TableCode.GAME_RUNNING, "KPG-§15.2")
    need_quiet(room)
    if can_be_accused(room):  # which a ballot would take the time for
        raise RefusedByTable(TableCode.BUSY)
    if room.laws >= 3:
        need_voice(room, who, person.number)
        others = voices(room, person.number)
    else:
        others = _voices_of_once(room, who, person.number)
    open_ballot(room, who, motions.GoesOut(person.number), others)


def _voices_of_once(room: Room, who: int, about: int) -> list[int]:
    """By the first two laws everybody in a lobby decided, and everybody with a seat in a game."""
    seated = room.stage is not Stage.LOBBY
    if seated and who not in room.seats:
        raise RefusedByTable(TableCode.NOT_PLAYING)
    return [
        p.number
        for p in room.humans_here()
        if p.number != about and (not seated or p.number in room.seats)
    ]


def goes_out(room: Room, motion: motions.GoesOut) -> None:
    """Whoever is needed by the time the votes are counted stays."""
    if not may_leave(room, motion.person) and room.laws >= 5:
        return
    put_out(room, motion.person, "voted")
    if needs_stand_in(room, motion.person):
        room.tell(news.StandsIn(motion.person, True))
