"""From the lines of a position to a state: the deck is shared out, nothing is invented."""

from __future__ import annotations

from typing import NamedTuple

from yksi.cards import FACE_BY_NAME, SYMBOL_OF, Face, Symbol
from yksi.game.events import DIRECTION_OF, AnyEvent
from yksi.game.kernel_events import typed_events
from yksi.game.notation import Names, NotationError
from yksi.game.position.draft import Draft
from yksi.game.position.hands_and_piles import share_out
from yksi.game.position.reader import PositionError, PositionLines
from yksi.game.position.turn import set_turn
from yksi.game.setup import new_state, set_secret
from yksi.kernel import deal
from yksi.kernel.state import State
from yksi.rules import Rules, RulesError, Start
from yksi.seeds import secret_of


class BuiltPosition(NamedTuple):
    """What a position has become."""

    edition: str
    rules: Rules
    state: State
    names: Names
    cuts: tuple[AnyEvent, ...]  # cards that were drawn for the deal


def build_position(given: PositionLines) -> BuiltPosition:
    """The table of a position; PositionError says what cannot be."""
    try:
        draft = Draft(given)
        _fill(draft)
    except (NotationError, RulesError) as error:
        raise PositionError(str(error)) from None
    draft.t.event_count = 0
    return BuiltPosition(draft.edition, draft.rules, draft.t, draft.names, tuple(draft.cuts))


def _fill(draft: Draft) -> None:
    given = draft.given
    _seat_people(draft)
    if draft.has("undealt"):
        return
    if draft.has("deal") or (given.cut and not given.start):
        _deal(draft)
        return
    if given.start:
        share_out(draft)
        _start(draft)
    else:
        draft.t.direction = DIRECTION_OF[given.direction]
        share_out(draft)
        set_turn(draft)


# --- people


def _seat_people(draft: Draft) -> None:
    given, t, names = draft.given, draft.t, draft.names
    t.seats = draft.seats
    ring = [names.seat(letter) for letter in given.order or names.letters[: t.seats]]
    for place, seat in enumerate(ring):
        t.left[seat] = ring[(place + 1) % len(ring)]
        t.right[seat] = ring[place - 1]
    for rank, letter in enumerate(_ages(draft)):
        t.age[draft.seat(letter)] = rank
    _who_is_in(draft)
    for letter, points in given.totals.items():
        t.total[draft.seat(letter)] = points
    if not draft.has("undealt"):
        t.dealer = _dealer(draft)


def _who_is_in(draft: Draft) -> None:
    given, t = draft.given, draft.t
    for place, letter in enumerate(given.out, 1):
        t.place[draft.seat(letter)] = place
    t.outs = len(given.out)
    t.gave_up = draft.bits(given.gave_up)
    t.removed = draft.bits(given.removed)
    t.inside = (1 << t.seats) - 1
    t.inside &= ~(draft.bits(given.out) | t.gave_up | t.removed)
    if t.inside == 0:
        raise PositionError("nobody is left in the game")
    if given.out:
        t.winner = draft.seat(given.out[0])


def _ages(draft: Draft) -> list[str]:
    """The seats from the oldest to the youngest."""
    given = draft.given
    letters = draft.names.letters[: draft.seats]
    ages = given.age or letters
    if sorted(ages) != sorted(letters):
        raise PositionError("age must name every seat once, the oldest first")
    named = (given.oldest, given.youngest)
    between = [letter for letter in ages if letter not in named]
    first = [given.oldest] if given.oldest else []
    last = [given.youngest] if given.youngest else []
    return [*first, *between, *last]


# --- dealing


def _dealer(draft: Draft) -> int:
    given = draft.given
    if given.dealer is not None:
        return draft.seat(given.dealer)
    if not given.cut:
        return 0
    scratch = new_state(draft.rules, draft.seats)
    deal.fill_draw_pile(scratch, draft.rules)
    _stack(scratch, given.cut)
    set_secret(scratch, secret_of(given.seed))
    deal.cut(scratch)
    draft.cuts += [told.event for told in typed_events(scratch, was_open=False)]
    return scratch.dealer


def _stack(t: State, cards: tuple[str, ...]) -> None:
    """Bring these cards to the top of a full draw pile, the first one uppermost."""
    pile = list(t.draw[: t.draw_count])
    for card in cards:
        if FACE_BY_NAME[card] not in pile:
            raise PositionError(f"the deck does not hold so many {card}")
        pile.remove(FACE_BY_NAME[card])
    pile += [FACE_BY_NAME[card] for card in reversed(cards)]
    t.draw[: t.draw_count] = pile
    t.settled = len(cards)


def _deal(draft: Draft) -> None:
    """Deal a whole round from the seed."""
    given, t, rules = draft.given, draft.t, draft.rules
    dealer = t.dealer
    deal.clear_round(t)
    deal.fill_draw_pile(t, rules)
    if given.dealer is None and not given.cut:
        deal.choose_dealer(t, rules)
    else:
        t.dealer = dealer
    deal.deal_hands(t, rules)
    deal.start_round(t, rules)


def _start(draft: Draft) -> None:
    """The cards are dealt, the start card is turned now."""
    given, t, rules = draft.given, draft.t, draft.rules
    if rules.start == Start.OPENER:
        raise PositionError("no card is turned here; say 'opening'")
    if given.turn or given.pending:
        raise PositionError("the start card decides whose turn it is")
    pile = t.draw[: t.draw_count]
    highest = Symbol.NINE if rules.start == Start.NUMBER else Symbol.CUSTOM_3
    if not any(SYMBOL_OF[face] <= highest and face != Face.WILD_FOUR for face in pile):
        raise PositionError("no card of the draw pile may start a round")
    deal.start_round(t, rules)
