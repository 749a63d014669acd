"""The cards move: an action is carried out, told to those who may know, and noted by the table."""

from __future__ import annotations

from collections.abc import Sequence

from yksi.cards import Symbol
from yksi.game import Game, Refusal
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.game.events import Audience, To, Told
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.seats import is_in, players
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable
from yksi.rules import Conduct, Referee
from yksi.table.decisions.inquiries import pass_on
from yksi.table.decisions.offices import shuffler
from yksi.table.match import round_end
from yksi.table.match.catches import note_wrong_catch
from yksi.table.match.practice import note_move
from yksi.table.room import ONLOOKER, Carrying, Closing, Drawing, Effect, Room

DOUBTFUL = 10_000  # milliseconds in which the play that ended a game can be accused
_PARTED = (ev.Laid, ev.Discarded)  # with a card
_NOTED = frozenset({ev.Turn, ev.Laid, ev.Drew, ev.Out, ev.TookBack, ev.Reshuffled, ev.Custom})
TEXT_SECONDS = 90  # for the next step of carrying out a text


def carry(room: Room, seat: int | None, action: do.Action) -> None:
    """Carry out an action of a seat, or of the table (None), and tell of it, or refuse it."""
    game = room.running()
    before = _before_the_end(room, game, seat)
    ended_at = _time_of_last_play(room, game)
    result = game.try_play(seat, action)
    if isinstance(result, Refusal):
        if isinstance(action, do.Catch) and seat is not None:
            note_wrong_catch(room, room.seats[seat], action.seat)
        raise RefusedByTable.by_the_cards(result)
    note_move(room, seat, action)
    if before is not None and seat is not None and _ended_it(room, seat, action):
        people = tuple(n for at, n in enumerate(room.seats) if is_in(before.state, at))
        until = room.now + DOUBTFUL
        warnings = {person.number: person.warnings for person in room.people}
        out_at = dict(room.out_at)
        closing = Closing(before, seat, action, people, out_at, warnings, until)  # type: ignore[arg-type] # every Action is one of AnyAction
        round_end.leave_open(room, closing)
    note(room, result, ended_at)


def _time_of_last_play(room: Room, game: Game) -> int | None:
    """When a play has ended the game whose result an open referee leaves to be accepted."""
    state = game.state
    if state.phase != Phase.CLOSING or room.laws < 4:
        return None
    return room.out_at.get(room.seats[state.player])


def _before_the_end(room: Room, game: Game, seat: int | None) -> Game | None:
    """A copy of the cards, where the next play may end the game and be accused afterwards."""
    judged = game.rules.conduct == Conduct.OFFICES and game.rules.referee == Referee.STRICT
    if seat is None or not judged or room.laws < 2 or players(game.state) != 2:
        return None
    return game.clone()


def _ended_it(room: Room, seat: int, action: do.Action) -> bool:
    """Whether somebody ran out of cards by it: by a play, or by a jump-in on the own one."""
    state = room.running().state
    is_last = state.reason == Reason.LAST_PLAYER and state.player == seat
    return is_last and not isinstance(action, do.Forfeit)


# --- noting what happened


def note(room: Room, told: Sequence[Told], ended_at: int | None = None) -> None:
    """Note what happened to the cards, and what it leads to; a game may have ended before."""
    note_moves(room, told)
    _note_calls(room, [item.event.seat for item in told if isinstance(item.event, _PARTED)])
    if any(type(item.event) is ev.RoundOver for item in told):
        round_end.close(room, ended_at)
    else:
        pass_on(room)


def note_moves(room: Room, told: Sequence[Told]) -> None:
    """Tell what happened, and note whom the table waits for now."""
    room.changed_at = room.now
    for item in told:
        if item.audience.to is To.EVERYONE:
            room.effects.append(Effect(None, item.event))
        else:
            _tell_some(room, item)
    has_begun = False
    for item in told:
        kind = type(item.event)
        has_begun = has_begun or kind is ev.Turn or (kind is ev.Laid and _all_choose(room))
        if kind in _NOTED:
            _note_event(room, item.event)
    _note_turn(room, has_begun)


def _all_choose(room: Room) -> bool:
    """Whether a play has people choose at the same time, so that all have as long (MOO-R19)."""
    return room.laws >= 4 and room.running().state.phase == Phase.DISCARD


def _tell_some(room: Room, item: Told) -> None:
    """Tell an event to the people behind its audience of seats, who may all have gone."""
    people = _people_behind(room, item.audience)
    if item.audience.includes(None):  # a screen looks into no hand, whoever else may
        people.append(ONLOOKER)
    if people:
        room.tell(item.event, *people)


def _people_behind(room: Room, audience: Audience) -> list[int]:
    """Who is told; mostly a seat, or all but a seat, and nobody who watches sees more."""
    present = [person.number for person in room.people if not person.is_gone]
    if not _shows_hands(room) and audience.seat is not None:
        one = room.seats[audience.seat]
        return [number for number in present if (number == one) == (audience.to is To.ONE)]
    return [number for number in present if _is_told(room, number, audience)]


def _is_told(room: Room, number: int, audience: Audience) -> bool:
    if sees_hands(room, number):
        return audience.to in (To.ONE, To.PLAYERS)
    return audience.includes(room.seats.index(number) if number in room.seats else None)


def _shows_hands(room: Room) -> bool:
    return room.settings.open_hands and room.rules.conduct == Conduct.OFFICES


def sees_hands(room: Room, number: int) -> bool:
    """Whether a spectator, or whoever is out and now one, may look into hands (KPG-ETI-6)."""
    if not _shows_hands(room):
        return False
    person = room.people[number]
    plays = room.is_in(number) if room.laws >= 2 else number in room.seats
    return not plays and not person.moved_away and not person.put_out


def _note_event(room: Room, event: ev.AnyEvent) -> None:
    match event:
        case ev.Turn(seat) if room.seats[seat] in room.drawings:
            room.drawings[room.seats[seat]].is_past = True  # until somebody plays (KPG-R65)
        case ev.Laid(seat, _, False):
            mine = _drawing_of_turn(room, room.seats[seat])
            room.drawings = {} if mine is None else {room.seats[seat]: mine}
        case ev.Drew(seat, _, "turn" | "valley" as why, cards) if cards is not None:
            drawing = _drawing_of_turn(room, room.seats[seat]) or Drawing([], 0)
            drawing.cards += cards
            if why == "turn":  # nobody draws for a valley wild by choice
                drawing.voluntary = max(drawing.voluntary, room.running().state.voluntary)
            room.drawings[room.seats[seat]] = drawing
        case ev.Out(seat):
            room.out_at[room.seats[seat]] = room.now - room.dealt_at
        case ev.TookBack(seat):
            room.out_at.pop(room.seats[seat], None)
        case ev.Reshuffled() if room.rules.conduct == Conduct.OFFICES:
            room.tell(news.Shuffles(shuffler(room)))
        case ev.Custom(seat, "text"):
            _begin_text(room, seat)
        case _:
            pass


def _drawing_of_turn(room: Room, number: int) -> Drawing | None:
    """What somebody has drawn in the turn that is running; what they drew before is past."""
    drawing = room.drawings.get(number)
    return None if drawing is None or drawing.is_past else drawing


def _begin_text(room: Room, seat: int) -> None:
    """The text is shown, and people carry it out before the next turn (CUS-R20)."""
    state = room.running().state
    card = state.symbol - Symbol.CUSTOM_1 + 1
    text = room.texts.get(card, "")
    room.carrying = Carrying(card, room.seats[seat], room.now + 1000 * TEXT_SECONDS)
    room.tell(news.TextPlayed(room.seats[seat], card, text))


def _note_turn(room: Room, has_begun: bool) -> None:
    """Note since when the table waits for whom; a turn or choice that has begun, anew."""
    since = {} if has_begun else room.waited_since
    room.waited_since = {number: since.get(number, room.now) for number in waited_for(room)}


def _note_calls(room: Room, parted: Sequence[int]) -> None:
    """Note since when a call is owed, and when a seat last parted with all cards but one."""
    assert room.game is not None
    state, was_owing = room.game.state, room.owing_since
    owing = [s for s in range(state.seats) if (state.grace >> s) & 1] if state.grace else []
    has_one = [seat for seat in parted if state.size[seat] == 1]
    if set(owing) - was_owing.keys() or has_one:
        room.one_card_at = room.now
    if owing or was_owing:
        anew = has_one if room.laws >= 4 else []  # each play has seconds of its own (KPG-R35)
        since = {seat: at for seat, at in was_owing.items() if seat not in anew}
        room.owing_since = {seat: since.get(seat, room.now) for seat in owing}


def waited_for(room: Room) -> list[int]:
    """Whom the cards wait for: the seats that have to choose, or the one on turn."""
    assert room.game is not None
    return [room.seats[seat] for seat in room.game.to_act]
