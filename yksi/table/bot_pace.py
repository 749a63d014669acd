"""When bots may act: slowly enough that people can follow, and catch (GEN-R19)."""

from __future__ import annotations

from yksi.kernel.state import State
from yksi.messages.stage import Stage
from yksi.rules import Conduct
from yksi.table.lobby.door import needs_stand_in
from yksi.table.offers import may_object
from yksi.table.room import Room


def bot_times(room: Room) -> dict[int, int]:
    """When each bot, or stand-in for somebody away, may act; who cannot is left out."""
    game = room.game
    if game is None or room.stage is not Stage.PLAYING or room.is_empty:
        return {}
    if room.busy or room.carrying is not None:
        return {}
    able = room.still_in()
    if game.is_calm:
        able = [number for number in able if number in room.waited_since]
    bots = [n for n in able if not room.people[n].is_human or needs_stand_in(room, n)]
    if not bots:
        return {}
    patience = _patience(room, game.state)
    times = [(number, _time_of(room, number, patience)) for number in bots]
    return {number: at for number, at in times if at is not None}


def _patience(room: Room, state: State) -> int:
    """Until when bots let people catch whoever has one card, accuse a play or doubt a drawing."""
    earliest = 0
    if state.owed | state.grace | state.late:
        earliest = room.one_card_at + 1000 * (room.rules.uno_grace + room.settings.bot_uno)
    if _can_be_accused(room):
        earliest = max(earliest, room.changed_at + 1000 * room.settings.bot_uno)
    return earliest


def _time_of(room: Room, number: int, patience: int) -> int | None:
    """A bot takes a moment for its turn, and lets people react first."""
    assert room.game is not None
    state, seat = room.game.state, room.seats.index(number)
    pause = 1000 * room.settings.bot
    owes = ((state.owed | state.grace) >> seat) & 1
    earliest = 0 if owes else patience  # a call of one's own waits for nobody
    if number in room.waited_since:
        at = max(room.waited_since[number] + pause, earliest)
    elif room.game.may_react(seat):
        at = max(room.changed_at + pause, earliest)
    else:
        return None
    if needs_stand_in(room, number):
        at = max(at, room.people[number].left_at + 1000 * room.settings.absent)
    return at


def _can_be_accused(room: Room) -> bool:
    """Whether a person may still accuse the last play, or doubt a drawing (KPG-§10, KPG-§14)."""
    if room.rules.conduct != Conduct.OFFICES:
        return False
    people = [n for n in room.still_in() if room.people[n].is_human and room.people[n].here]
    return any(may_object(room, number) for number in people)
