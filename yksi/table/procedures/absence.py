"""Somebody does not act in time: what the table does for them, so that it never stands still."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from yksi.cards import COLOR_NAMES, Symbol
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.messages import news
from yksi.table.lobby.door import needs_stand_in
from yksi.table.match.play import carry, waited_for
from yksi.table.room import Room

BOT_SECONDS = 60  # a bot that says nothing for so long is helped like anybody else
MOST_STEPS = 500
_GENTLE = (do.Keep, do.Accept, do.Decline, do.Frown, do.Stop)


def deadlines(room: Room) -> Iterator[tuple[int, int]]:
    """When the patience with each of those who are waited for ends, and whom that is."""
    if room.busy or room.carrying is not None:
        return
    for number, since in room.waited_since.items():
        person, settings = room.people[number], room.settings
        gone_since = since if person.here else max(since, person.left_at)
        if not person.is_human or needs_stand_in(room, number):
            yield gone_since + 1000 * (BOT_SECONDS + settings.absent), number
            continue
        if settings.turn:
            yield since + 1000 * settings.turn, number
        if not person.here:
            yield gone_since + 1000 * settings.absent, number


def time_out(room: Room, number: int) -> None:
    """An absent player gets two cards by KPG-§8.1, elsewhere draws and passes (GEN-R27)."""
    game = room.running()
    seat = room.seats.index(number)
    room.tell(news.TimedOut(number))
    if seat == game.turn and game.may(None, do.Away()):
        carry(room, None, do.Away())
        return
    for _ in range(MOST_STEPS):
        carry(room, seat, _drawn_for_valley(room, number) or harmless(game, seat))
        if game.over or number not in waited_for(room) or number not in room.waited_since:
            return
        if game.view(seat).phase == "play":  # a turn of one's own that began just now
            return


def _drawn_for_valley(room: Room, number: int) -> Action | None:
    """Whoever had to draw for the valley wild parts with that card again (MOO-R22)."""
    state, drawing = room.running().state, room.drawings.get(number)
    if room.laws < 4 or drawing is None or state.symbol != Symbol.VALLEY:
        return None
    has_to = state.phase == Phase.DISCARD and state.due[room.seat_of(number)] > 0
    return do.Discard((drawing.cards[-1],)) if has_to else None


def harmless(game: Game, seat: int) -> Action:
    """The legal action that costs an absent player least."""
    legal = game.legal(seat)
    for action in legal:
        if isinstance(action, _GENTLE):
            return action
    lays = [action for action in legal if isinstance(action, do.Lay | do.LayOne)]
    if do.Draw() in legal and not (lays and game.view(seat).drew):
        return do.Draw()
    if any(isinstance(action, do.NameColor) for action in legal):
        return do.NameColor(_favorite(game, seat))
    useful = do.Discard | do.Swap | do.Lay | do.LayOne
    return next(action for action in legal if isinstance(action, useful))


def _favorite(game: Game, seat: int) -> str:
    """The most frequent colour of the hand, the first of equals."""
    hand = game.view(seat).seats[seat].hand or ()
    count = Counter(card[0] for card in hand)
    return max(COLOR_NAMES, key=lambda color: count[color[0].upper()])
