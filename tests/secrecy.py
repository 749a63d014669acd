"""Who may be told of which card at a table: read from the rules alone, kind of event by kind.

Whatever is not named here must not name a card.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec

from tests.properties.states import hide
from yksi.cards import FACE_BY_NAME
from yksi.game import events as ev
from yksi.messages import news
from yksi.table import Effect, Stage
from yksi.table.room import ONLOOKER, Drawing, Room
from yksi.table.view import view_for

_IN_TWO_VERSIONS = (ev.Dealt, ev.Drew, ev.Shown, ev.Gave)
_WORDS = ("name", "text", "reason", "question", "bot", "settings", "rules")  # of people


def cards_in(value: object) -> Iterator[str]:
    """Every card that something told names."""
    if isinstance(value, str):
        if value in FACE_BY_NAME:
            yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in _WORDS:
                yield from cards_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from cards_in(part)


def _looks_into_hands(room: Room, person: int) -> bool:
    """A spectator, where the table agreed on it and the rules know it (KPG-ETI-6)."""
    somebody = room.people[person]
    watches = not _plays(room, person) and not somebody.moved_away and not somebody.put_out
    return watches and room.settings.open_hands and bool(room.rules.conduct)


def _plays(room: Room, person: int) -> bool:
    """Whoever is out watches like all the others (KPG-ETI-6)."""
    if room.game is None or person not in room.seats:
        return False
    return bool((room.game.state.inside >> room.seats.index(person)) & 1)


def _is_open_to_all(event: object) -> bool:
    """Whether the cards that an event names lie open on the table."""
    match event:
        case ev.Cut() | ev.Turned() | ev.Laid() | ev.Discarded() | ev.Shown(_, None):
            return True
        case news.ActTakenBack():  # cards that everybody has seen laid
            return True
    return False


def _may_know(room: Room, person: int, event: object, were_open: bool) -> bool:
    """Whether somebody may be told the cards that an event names."""
    if _is_open_to_all(event):
        return True
    if room.people[person].put_out:
        return False
    seat = room.seats.index(person) if person in room.seats else None
    match event:
        case ev.Dealt(owner) | ev.Drew(owner):
            mine = seat is not None and (seat == owner or were_open)
            return mine or _looks_into_hands(room, person)
        case ev.Shown(_, to):
            return seat == to or _looks_into_hands(room, person)
        case ev.Gave(giver, to):
            return seat in (giver, to)
        case news.DrawnInTurn():
            return _was_asked(room, person)
        case news.RoundScored(row):  # the next game may have been dealt to others meanwhile
            return row.cards is not None and person in row.cards
    return False


def _was_asked(room: Room, person: int) -> bool:
    is_bot = not room.people[person].is_human  # and has answered at once
    return is_bot or (room.inquiry is not None and room.inquiry.person == person)


def check_told(room: Room, effects: list[Effect], were_open: bool) -> None:
    """Nobody is told of a card that is not theirs to know, and nobody is told twice."""
    people = [person.number for person in room.people]
    for effect in effects:
        assert effect.to != ()
        named = list(cards_in(msgspec.to_builtins(effect.event)))
        if named and effect.reaches(ONLOOKER):
            assert _is_open_to_all(effect.event), effect
        for person in people if named else ():
            if effect.reaches(person):
                assert _may_know(room, person, effect.event, were_open), (person, effect)
    told = {
        person: Counter(
            type(effect.event)
            for effect in effects
            if isinstance(effect.event, _IN_TWO_VERSIONS) and effect.reaches(person)
        )
        for person in people
        if not room.people[person].is_gone
    }
    counts = list(told.values())
    assert all(count == counts[0] for count in counts), told


def are_open(room: Room) -> bool:
    """Whether the hands lie open (CUS-IDEA-7)."""
    return room.game is not None and room.game.state.open_by != 0


# --- views


def mixed(room: Room, person: int, dice: Random) -> Room:
    """The same table with everything that somebody may not know mixed up."""
    twin = copy.copy(room)
    if room.ballot is not None:
        votes = {voter: not yes for voter, yes in room.ballot.votes.items()}
        twin.ballot = replace(room.ballot, votes=votes)
    twin.drawings = {n: Drawing([], 0, drawing.doubted) for n, drawing in room.drawings.items()}
    if room.game is None:
        return twin
    if _looks_into_hands(room, person) and room.stage is Stage.PLAYING:
        twin.game = room.game.clone()
        state = twin.game.state
        rest = state.draw[: state.draw_count]
        dice.shuffle(rest)
        state.draw[: state.draw_count] = rest
        return twin
    plays = person in room.seats and not room.people[person].put_out
    seat = room.seats.index(person) if plays else None
    twin.game = hide(room.game, seat, dice, may_go_on=room.closing is not None)
    pupil = _pupil(room, person)
    if pupil is not None:
        twin.game.state.hands[pupil] = list(room.game.state.hands[pupil])
        twin.game.state.held[pupil] = room.game.state.held[pupil]
    return twin


def _pupil(room: Room, person: int) -> int | None:
    """The seat into whose hand a coach looks (KPG-§3.2.4)."""
    coach = room.people[person]
    pupil, plays = coach.coaching, room.stage is Stage.PLAYING and not _plays(room, person)
    if pupil is None or coach.put_out or not plays or not _plays(room, pupil):
        return None
    return room.seats.index(pupil)


def check_view(room: Room, person: int, dice: Random) -> None:
    """A view depends on nothing that is hidden, and holds no secret."""
    seen = msgspec.json.encode(view_for(room, person, None))
    assert msgspec.json.encode(view_for(mixed(room, person, dice), person, None)) == seen
    keys = [p.key for p in room.people if p.key.startswith("key-")]
    for secret in (room.sealed, room.used, *keys):
        assert secret is None or secret.encode() not in seen
