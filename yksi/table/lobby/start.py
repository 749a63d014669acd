"""Before a game: who has read the etiquette, who is ready, and the start."""

from __future__ import annotations

from collections.abc import Sequence

from yksi.editions import parse_rules, write_rules
from yksi.game import Game
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.rules import Conduct, RulesError, Scoring
from yksi.table.lobby.card_texts import rules_with_texts
from yksi.table.lobby.chairs import come_to_sit, in_order
from yksi.table.lobby.deal import deal_soon
from yksi.table.lobby.host import need_host
from yksi.table.match import practice
from yksi.table.match.round_end import accept_result
from yksi.table.people import Person
from yksi.table.room import Room


def acknowledge(room: Room, who: int, _: say.Acknowledge) -> None:
    """Somebody has read the etiquette, which is asked for once (KPG-ETI-1)."""
    if not room.people[who].acknowledged:
        room.people[who].acknowledged = True
        room.tell(news.Acknowledged(who))


def ready(room: Room, who: int, _: say.Ready) -> None:
    """Somebody lays the hand on the table (KPG-BEG-1); between rounds that means: go on.

    Of whoever watches: for the next round or game. The result of a game stands for who is ready.
    """
    person = room.people[who]
    _need_pause(room, who)
    if _is_barred(room, person):
        raise RefusedByTable(TableCode.BARRED, "KPG-SCO-8")
    if room.rules.conduct == Conduct.OFFICES and not person.acknowledged:
        raise RefusedByTable(TableCode.ETIQUETTE, "KPG-ETI-1")
    person.ready = True
    come_to_sit(room, who)
    room.tell(news.IsReady(who, True))
    accept_result(room, who)
    if who in room.seats and is_agreed(room):
        _go_on(room)


def _is_barred(room: Room, person: Person) -> bool:
    return person.barred and room.settings.series


def is_agreed(room: Room) -> bool:
    """Whether everybody of the last round who is here, and may, wants another one."""
    seated = [person for person in room.humans_here() if person.number in room.seats]
    if room.laws >= 4:
        seated = [person for person in seated if not _is_barred(room, person)]
    return bool(seated) and all(person.ready for person in seated)


def is_alone(room: Room) -> bool:
    """Whether one person plays with bots alone and is here; then no clock deals the next round."""
    people = [room.people[number] for number in room.seats if room.people[number].is_human]
    return len(people) == 1 and people[0].here


def _go_on(room: Room) -> None:
    if room.stage is Stage.BETWEEN:
        deal_soon(room)
    elif room.ballot is None and room.closing is None and can_start(room):
        _begin(room)


def _need_pause(room: Room, who: int) -> None:
    if room.stage is Stage.PLAYING and (who in room.seats or room.laws < 2):
        raise RefusedByTable(TableCode.GAME_RUNNING)


def unready(room: Room, who: int, _: say.Unready) -> None:
    _need_pause(room, who)
    room.people[who].ready = False
    room.tell(news.IsReady(who, False))


def players_to_be(room: Room) -> list[int]:
    """Everybody whose hand is on the table, as they sit; bots' hands always are."""
    willing = (person for person in room.present() if person.ready and person.here)
    return in_order(room, (p.number for p in willing if not _is_barred(room, p)))


def can_start(room: Room) -> bool:
    try:
        _new_game(room)
    except RefusedByTable:
        return False
    return True


def _new_game(room: Room) -> Game:
    people = players_to_be(room)
    by_age = sorted(people, key=room.ages.index)
    ages = [people.index(number) for number in by_age]
    try:
        return Game.empty(_rules_of_next_game(room, people), len(people), ages)
    except RulesError:
        raise RefusedByTable(TableCode.SEAT_COUNT) from None


def _rules_of_next_game(room: Room, people: Sequence[int]) -> str:
    """Practice has no points; where everybody gets a place, it is none of a series instead."""
    rules = rules_with_texts(room)
    if not practice.is_practice(room, people):
        return rules
    edition, parsed = parse_rules(rules)
    if parsed.scoring == Scoring.PLACES:
        return rules
    return write_rules(edition, parsed.changed({"scoring": Scoring.NONE.name.lower()}))


def start(room: Room, who: int, _: say.StartGame) -> None:
    need_host(room, who)
    room.need_lobby()
    if room.ballot is not None or room.closing is not None:
        raise RefusedByTable(TableCode.BUSY)
    if not any(room.people[number].is_human for number in players_to_be(room)):
        raise RefusedByTable(TableCode.SEAT_COUNT)
    _new_game(room)
    _begin(room)


def _begin(room: Room) -> None:
    """People sit as they have chosen; everybody else watches (KPG-BEG-1)."""
    room.game = _new_game(room)
    room.seats = players_to_be(room)
    practice.begin(room)
    room.sheet = []
    room.stage = Stage.BETWEEN
    for person in room.people:
        person.coaching = None
        person.moved_away = False
        if not room.settings.series:
            person.warnings = []  # until the end of the game, or of the series (KPG-R67)
    deal_soon(room)
