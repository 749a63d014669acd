"""A match goes on: whoever watched with a hand on the table plays from the next round on."""

from __future__ import annotations

from yksi.game import Game
from yksi.messages import news
from yksi.rules import RulesError, Scoring
from yksi.table.match.practice import sat_down
from yksi.table.room import Room


def admit(room: Room) -> None:
    """Seat them after the others, in the order of coming in, as long as there is room."""
    game = room.game
    if room.laws < 2 or game is None or not room.sheet:
        return
    willing = [person for person in room.present() if person.ready and person.here]
    for person in willing:
        if person.number not in room.seats:
            _seat(room, person.number)


def _seat(room: Room, number: int) -> None:
    assert room.game is not None
    before = room.game.state
    seats = [*room.seats, number]
    ages = [seats.index(other) for other in sorted(seats, key=room.ages.index)]
    try:
        game = Game.empty(room.game.rules_text, len(seats), ages)
    except RulesError:  # the table is full
        return
    totals = before.total[: before.seats]
    # The newcomer has nothing yet; where few points are good, as many as the worst.
    start = max(totals) if game.rules.scoring == Scoring.LOW else 0
    game.state.total[: len(seats)] = [*totals, start]
    game.state.dealer = before.dealer
    room.game, room.seats = game, seats
    room.tell(news.SatDown(number, len(seats) - 1))
    sat_down(room, number)
