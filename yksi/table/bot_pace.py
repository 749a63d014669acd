"""When bots may act: slowly enough that people can follow, and catch (GEN-R19)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages.stage import Stage
from yksi.rules import Conduct, JumpIn, Referee, Rules
from yksi.table.lobby.door import needs_stand_in
from yksi.table.offers import offers_for
from yksi.table.room import Room

_REACTIONS = (do.Call, do.Catch, do.JumpIn, do.Accuse)


def bot_times(room: Room) -> dict[int, int]:
    """When each bot, or stand-in for somebody away, may act; who cannot is left out."""
    if room.stage is not Stage.PLAYING or room.game is None or not room.humans_here():
        return {}
    if room.busy or room.carrying is not None:
        return {}
    accusable = _can_be_accused(room)
    times = {}
    for number in room.still_in():
        if room.people[number].is_human and not needs_stand_in(room, number):
            continue
        at = _time_of(room, number, accusable)
        if at is not None:
            times[number] = at
    return times


def _time_of(room: Room, number: int, accusable: bool) -> int | None:
    """A bot takes a moment for its turn, and lets people catch first whoever has one card."""
    assert room.game is not None
    state = room.game.state
    pause = 1000 * room.settings.bot
    late = room.one_card_at + 1000 * (room.rules.uno_grace + room.settings.bot_uno)
    open_windows = state.owed | state.grace | state.late
    owes = ((state.owed | state.grace) >> room.seats.index(number)) & 1
    earliest = late if open_windows and not owes else 0  # a call of one's own waits for nobody
    if not owes and accusable:
        earliest = max(earliest, room.changed_at + 1000 * room.settings.bot_uno)
    if number in room.waited_since:
        at = max(room.waited_since[number] + pause, earliest)
    elif (open_windows or _plays_out_of_turn(room.rules)) and any(
        isinstance(action, _REACTIONS) for action in room.game.legal(room.seats.index(number))
    ):
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
    offers = (offers_for(room, n) for n in people)
    return any(offer.accuse or offer.doubt for offer in offers)


def _plays_out_of_turn(rules: Rules) -> bool:
    """Whether there is more to react to than a call that is missing."""
    return rules.jump_in != JumpIn.NO or rules.referee == Referee.OPEN
