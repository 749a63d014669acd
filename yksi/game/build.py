"""From the lines of a position to a state: the deck is shared out, nothing is invented."""

from __future__ import annotations

from typing import NamedTuple

from yksi.cards import FACE_BY_NAME, SYMBOL_OF, Face, Symbol
from yksi.game.awaiting import await_moves
from yksi.game.events import DIRECTION_OF
from yksi.game.given import Given, PositionError
from yksi.game.notation import Names, NotationError
from yksi.game.setup import new_state, set_secret
from yksi.game.sharing import share_out
from yksi.game.sketch import Sketch
from yksi.kernel import deal
from yksi.kernel.state import State
from yksi.rules import Rules, RulesError, Start
from yksi.seeds import secret_of


class Built(NamedTuple):
    edition: str
    rules: Rules
    state: State
    names: Names


def build(given: Given) -> Built:
    """The table of a position; PositionError says what cannot be."""
    try:
        sketch = Sketch(given)
        _fill(sketch)
    except (NotationError, RulesError) as error:
        raise PositionError(str(error)) from None
    sketch.t.event_count = 0
    return Built(sketch.edition, sketch.rules, sketch.t, sketch.names)


def _fill(sketch: Sketch) -> None:
    given = sketch.given
    _seat_people(sketch)
    if sketch.has("undealt"):
        return
    if sketch.has("deal") or (given.cut and not given.start):
        _deal(sketch)
        return
    if given.start:
        share_out(sketch)
        _start(sketch)
    else:
        sketch.t.direction = DIRECTION_OF[given.direction]
        share_out(sketch)
        await_moves(sketch)


# --- people


def _seat_people(sketch: Sketch) -> None:
    given, t, names = sketch.given, sketch.t, sketch.names
    t.seats = sketch.seats
    ring = [names.seat(letter) for letter in given.order or names.letters[: t.seats]]
    for place, seat in enumerate(ring):
        t.left[seat] = ring[(place + 1) % len(ring)]
        t.right[seat] = ring[place - 1]
    for rank, letter in enumerate(_ages(sketch)):
        t.age[sketch.seat(letter)] = rank
    _who_is_in(sketch)
    for letter, points in given.totals.items():
        t.total[sketch.seat(letter)] = points
    if not sketch.has("undealt"):
        t.dealer = _dealer(sketch)


def _who_is_in(sketch: Sketch) -> None:
    given, t = sketch.given, sketch.t
    for place, letter in enumerate(given.out, 1):
        t.place[sketch.seat(letter)] = place
    t.outs = len(given.out)
    t.gave_up = sketch.bits(given.gave_up)
    t.removed = sketch.bits(given.removed)
    t.inside = (1 << t.seats) - 1
    t.inside &= ~(sketch.bits(given.out) | t.gave_up | t.removed)
    if t.inside == 0:
        raise PositionError("nobody is left in the game")
    if given.out:
        t.winner = sketch.seat(given.out[0])


def _ages(sketch: Sketch) -> list[str]:
    """The seats from the oldest to the youngest."""
    given = sketch.given
    letters = sketch.names.letters[: sketch.seats]
    ages = given.age or letters
    if sorted(ages) != sorted(letters):
        raise PositionError("age must name every seat once, the oldest first")
    named = (given.oldest, given.youngest)
    between = [letter for letter in ages if letter not in named]
    first = [given.oldest] if given.oldest else []
    last = [given.youngest] if given.youngest else []
    return [*first, *between, *last]


# --- dealing


def _dealer(sketch: Sketch) -> int:
    given = sketch.given
    if given.dealer is not None:
        return sketch.seat(given.dealer)
    if not given.cut:
        return 0
    scratch = new_state(sketch.rules, sketch.seats)
    deal.fill_draw_pile(scratch, sketch.rules)
    _stack(scratch, given.cut)
    set_secret(scratch, secret_of(given.seed))
    deal.cut(scratch)
    return scratch.dealer


def _stack(t: State, cards: tuple[str, ...]) -> None:
    """Bring these cards to the top of a full draw pile, the first one uppermost."""
    pile = t.draw[: t.draw_count]
    for card in cards:
        if FACE_BY_NAME[card] not in pile:
            raise PositionError(f"the deck does not hold so many {card}")
        pile.remove(FACE_BY_NAME[card])
    pile += [FACE_BY_NAME[card] for card in reversed(cards)]
    t.draw[: t.draw_count] = pile
    t.settled = len(cards)


def _deal(sketch: Sketch) -> None:
    """A whole round from the seed."""
    given, t, rules = sketch.given, sketch.t, sketch.rules
    dealer = t.dealer
    deal.clear_round(t)
    deal.fill_draw_pile(t, rules)
    if given.dealer is None and not given.cut:
        deal.choose_dealer(t, rules)
    else:
        t.dealer = dealer
    deal.deal_hands(t, rules)
    deal.start_round(t, rules)


def _start(sketch: Sketch) -> None:
    """The cards are dealt, the start card is turned now."""
    given, t, rules = sketch.given, sketch.t, sketch.rules
    if rules.start == Start.OPENER:
        raise PositionError("no card is turned here; say 'opening'")
    if given.turn or given.pending:
        raise PositionError("the start card decides whose turn it is")
    pile = t.draw[: t.draw_count]
    highest = Symbol.NINE if rules.start == Start.NUMBER else Symbol.CUSTOM_3
    if not any(SYMBOL_OF[face] <= highest and face != Face.WILD_FOUR for face in pile):
        raise PositionError("no card of the draw pile may start a round")
    deal.start_round(t, rules)
