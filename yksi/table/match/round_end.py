"""The end of a round: the paper is filled in, and the table goes on to what comes next."""

from __future__ import annotations

import msgspec

from yksi.game.view import hand_of
from yksi.kernel.codes import Phase, Reason
from yksi.messages import news
from yksi.messages.scores import RoundRow, SeriesStanding
from yksi.messages.stage import Stage
from yksi.rules import Scoring
from yksi.table.match.points import GameResult, game_points, standings
from yksi.table.room import Closing, Room

_EARLY = (Reason.STOPPED, Reason.EXHAUSTED)  # §6 ranks those who are left (KPG-R73)


def close(room: Room, ended_at: int | None = None) -> None:
    """Everything still open about the cards lapses (KPG-R55).

    A game that ended before its result was accepted says so, in milliseconds after the deal.
    """
    room.ballot = None
    room.inquiry = None
    room.request = None
    room.carrying = None
    if room.closing is not None:
        room.closing.drawings = room.drawings
    room.waited_since, room.owing_since, room.drawings = {}, {}, {}
    room.over_at = room.now
    _fill_in(room)
    if room.closing is None:
        _unseal(room)
    assert room.game is not None
    if room.rules.scoring == Scoring.PLACES:
        _end_game(room, room.now - room.dealt_at if ended_at is None else ended_at)
    elif room.game.state.match_over or len(room.sheet) == room.settings.rounds:
        room.stage = Stage.LOBBY
    else:
        room.stage = Stage.BETWEEN


def _unseal(room: Room) -> None:
    if room.used is not None:
        room.tell(news.Unsealed(room.used))
        room.used = None


# --- a result that can still be doubted (KPG-§10, KPG-END-1)


def accept_result(room: Room, who: int) -> None:
    """Somebody accepts the result; it stands when all who could accuse and are here accept it."""
    closing = room.closing
    if closing is None or room.ballot is not None:
        return
    closing.accepted.add(who)
    if not _could_accuse(room, closing) - closing.accepted:
        settle_result(room)


def _could_accuse(room: Room, closing: Closing) -> set[int]:
    people = (room.people[number] for number in closing.people)
    accused = room.seats[closing.seat]
    return {p.number for p in people if p.is_human and p.here and p.number != accused}


def leave_open(room: Room, closing: Closing) -> None:
    """Keep the end of a game open for a while, if anybody is here who could accuse the play."""
    if _could_accuse(room, closing):
        room.closing = closing


def can_be_accused(room: Room) -> bool:
    """Whether the play that ended a game can be: what that is decided by stays as it is."""
    if room.laws < 4 or room.game is None:
        return False
    return room.closing is not None or room.game.state.phase == Phase.CLOSING


def may_have_to_play_on(room: Room, number: int) -> bool:
    """Whether the last play, once it is taken back, finds somebody in the game (KPG-R60)."""
    if room.laws < 5 or room.game is None:
        return False
    if room.closing is not None:
        return number in room.closing.people
    state = room.game.state
    is_open = room.stage is Stage.PLAYING and state.accusable
    return bool(is_open) and room.seats[state.player] == number


def settle_result(room: Room) -> None:
    """The result stands, and what could help to play on may be known."""
    room.closing = None
    _unseal(room)
    _tell_row(room, room.sheet[-1])


def _fill_in(room: Room) -> None:
    """Write a row of the score sheet; the cards on it are for those who played."""
    assert room.game is not None
    state = room.game.state
    outcome = room.game.outcome()
    assert outcome is not None
    row = RoundRow(
        round=len(room.sheet) + 1,
        reason=outcome.reason,
        winner=None if outcome.winner is None else room.seats[outcome.winner],
        points=dict(zip(room.seats, outcome.points, strict=True)),
        totals=dict(zip(room.seats, outcome.totals, strict=True)),
        cards={number: hand_of(state, seat) for seat, number in enumerate(room.seats)},
    )
    room.sheet.append(row)
    _tell_row(room, row)
    for number in room.seats:
        room.people[number].rounds += 1


def _tell_row(room: Room, row: RoundRow) -> None:
    present = [person.number for person in room.present()]
    players = [n for n in present if n in room.seats and room.closing is None]
    others = [n for n in present if n not in players]
    if players:
        room.tell(news.RoundScored(row), *players)
    if others:
        room.tell(news.RoundScored(msgspec.structs.replace(row, cards=None)), *others)


def _end_game(room: Room, ended_at: int) -> None:
    """A game that ranks everybody is over for good; the series goes on (KPG-SCO-2)."""
    assert room.game is not None
    state = room.game.state
    removed = [n for seat, n in enumerate(room.seats) if (state.removed >> seat) & 1]
    places = {number: state.place[seat] for seat, number in enumerate(room.seats)}
    if any(places.values()):
        loser = max(places, key=lambda number: places[number])
        room.tell(news.Tidies(loser))  # KPG-END-5
    if is_scored(room):
        _score_game(room, ended_at)
        for number in removed:
            room.people[number].barred = True  # KPG-SCO-8
        room.tell(news.SeriesScored(room.series[-1], table_of(room)))
    else:
        for person in room.people:
            person.warnings = []  # KPG-R67
    room.stage = Stage.LOBBY


def is_scored(room: Room) -> bool:
    """Whether a game that ranks everybody is one of a series; practice is not."""
    return room.settings.series and room.practice is None


def _score_game(room: Room, ended_at: int) -> None:
    assert room.game is not None
    state = room.game.state
    results = [
        GameResult(
            number,
            state.place[seat],
            room.out_at.get(number),
            bool((state.gave_up >> seat) & 1),
            bool((state.removed >> seat) & 1),
        )
        for seat, number in enumerate(room.seats)
    ]
    room.series.append(game_points(len(room.series) + 1, results, ended_at, state.reason in _EARLY))


def table_of(room: Room) -> tuple[SeriesStanding, ...]:
    """The standings of the series so far."""
    return standings(room.series, [person.number for person in room.people if person.barred])
