"""States of a table: copied, counted card by card, and with all that is hidden mixed up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.walks import Mover
from yksi.cards import FACES
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel.state import SEAT_FACTOR, State

# What may never be all that can be done.
_ASIDE = (do.Call, do.Catch, do.Accuse, do.Forfeit, do.JumpIn)


def useful(legal: Sequence[Action]) -> list[Action]:
    """What brings a game forward."""
    return [action for action in legal if not isinstance(action, _ASIDE)]


def deep(t: State) -> dict[str, object]:
    return t.clone().values()


def cards_of(t: State) -> Counter[int]:
    found = Counter(t.draw[: t.draw_count])
    found.update(t.discard[: t.discard_count])
    found.update(entry % SEAT_FACTOR for entry in t.aside[: t.aside_count])
    for hand in t.hands[: t.seats]:
        found.update({face: number for face, number in enumerate(hand) if number})
    return found


def _remembered(t: State, viewer: Mover, seat: int) -> Counter[int]:
    """The cards of a hand that the viewer has seen there."""
    if viewer is None or not (t.seen_by[seat] >> viewer) & 1:
        return Counter()
    seen = t.seen[seat] & t.held[seat]
    return Counter(face for face in range(FACES) if (seen >> face) & 1)


def hide(game: Game, viewer: Mover, dice: random.Random, may_go_on: bool = False) -> Game:
    """The same table with everything that the viewer may not know mixed up.

    Whoever plays sees all hands of a game that is over, unless it may have to go on.
    """
    twin = game.clone()
    t = twin.state
    is_shown = (game.over and not may_go_on) or t.open_by != 0
    open_hands = viewer is not None and is_shown
    unseen = [seat for seat in range(t.seats) if seat != viewer and not open_hands]
    pool = list(t.draw[: t.draw_count])
    known = {seat: _remembered(t, viewer, seat) for seat in unseen}
    for seat in unseen:
        hidden = Counter(dict(enumerate(t.hands[seat]))) - known[seat]
        pool += hidden.elements()
    secret = [i for i in range(t.aside_count) if t.aside[i] // SEAT_FACTOR != viewer]
    pool += [t.aside[i] % SEAT_FACTOR for i in secret]
    dice.shuffle(pool)
    for i in range(t.draw_count):
        t.draw[i] = pool.pop()
    for i in secret:
        t.aside[i] = t.aside[i] // SEAT_FACTOR * SEAT_FACTOR + pool.pop()
    for seat in unseen:
        hand = known[seat]
        hand.update(pool.pop() for _ in range(t.size[seat] - hand.total()))
        t.hands[seat] = [hand[face] for face in range(FACES)]
        t.held[seat] = sum(1 << face for face in +hand)
    assert not pool
    t.settled = dice.randrange(t.draw_count + 1)
    t.key[:] = [dice.randrange(1 << 32) for _ in t.key]
    for word in range(len(t.block)):
        t.block[word] = dice.randrange(1 << 32)
    t.counter, t.used = dice.randrange(1 << 20), dice.randrange(17)
    if viewer != t.turn:
        t.drawn = dice.randrange(1 << FACES)
        t.said = dice.randrange(2)
        t.voluntary = dice.randrange(9)
    if viewer != t.player:
        t.bluff, t.cheat = dice.randrange(2), dice.randrange(2)
    return twin
