"""Cheating that no machine can see (KPG-§10): accused in time, decided by ballot, taken back.

Cards laid against the rules where the referee is open are the kernel's business.
"""

from __future__ import annotations

from yksi.cards import Symbol
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import motions, news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.rules import Referee
from yksi.table.decisions.ballots import need_quiet, open_ballot, rule_of_the_table, voters
from yksi.table.decisions.offices import need_offices
from yksi.table.match.play import carry
from yksi.table.match.practice import start_anew
from yksi.table.match.round_end import is_scored
from yksi.table.room import Closing, Room


def accuse(room: Room, who: int, command: say.AccuseConduct) -> None:
    """Somebody still in the game accuses the last play, before the next one (KPG-§10.2)."""
    need_offices(room)
    if room.closing is not None:
        _accuse_the_end(room, who, command.person, room.closing)
        return
    state = room.running().state
    room.need_in(who)
    if command.person == who:
        raise RefusedByTable(TableCode.ONESELF)
    can_undo = room.running().may(None, do.TakeBack())
    if state.player != room.seat_of(command.person) or not can_undo:
        raise RefusedByTable(TableCode.TOO_LATE, "KPG-§10.2")
    if state.symbol == Symbol.WILD_FOUR:
        raise RefusedByTable(TableCode.DOUBT_ONLY, "KPG-R34")
    need_quiet(room)
    motion = motions.Cheated(command.person)
    open_ballot(room, who, motion, voters(room), rule_of_the_table(room))


def _accuse_the_end(room: Room, who: int, person: int, closing: Closing) -> None:
    """Accuse the last play of a game; those may who were in it until then (KPG-END-1)."""
    assert room.game is not None
    if who not in closing.people:
        raise RefusedByTable(TableCode.NOT_PLAYING)
    if person == who:
        raise RefusedByTable(TableCode.ONESELF)
    if room.seats[closing.seat] != person:
        raise RefusedByTable(TableCode.TOO_LATE, "KPG-§10.2")
    if room.game.state.symbol == Symbol.WILD_FOUR:
        raise RefusedByTable(TableCode.DOUBT_ONLY, "KPG-R34")
    people = [number for number in closing.people if room.people[number].is_human]
    open_ballot(room, who, motions.Cheated(person), people, rule_of_the_table(room))


def _reopen(room: Room, closing: Closing) -> None:
    """The game is not over: its last play was laid, and waits for what becomes of it."""
    game = closing.before
    strict = game.rules
    game.rules = strict.changed({"referee": Referee.OPEN.name.lower()})  # leaves the end open
    game.play(closing.seat, closing.action)
    game.rules = strict
    room.closing = None
    room.game, room.stage, room.out_at = game, Stage.PLAYING, closing.out_at
    room.drawings = closing.drawings if room.laws >= 5 else {}
    room.sheet.pop()
    if is_scored(room):
        room.series.pop()
    start_anew(room)
    for person in room.people:
        person.ready = not person.is_human
        person.warnings = closing.warnings.get(person.number, [])
    room.tell(news.Reopened(room.seats[closing.seat]))


def carried(room: Room, _: motions.Cheated) -> None:
    """The last play is undone, two cards are the penalty (KPG-R60)."""
    if room.closing is not None:
        _reopen(room, room.closing)
    carry(room, None, do.TakeBack())
