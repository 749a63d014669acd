"""The cards of a position: hands, discards and the draw pile, shared out from one deck."""

from __future__ import annotations

from yksi.cards import COLOR_NAMES, COLOR_OF, SYMBOL_OF, Color, Symbol
from yksi.game.position.before_last_play import guess_before
from yksi.game.position.draft import Draft
from yksi.game.position.reader import PositionError
from yksi.kernel.matching import fitting
from yksi.kernel.piles import take
from yksi.kernel.seats import is_in
from yksi.kernel.state import SEAT_FACTOR

ORDINARY_HAND = 5
ORDINARY_TOP = "R5"


def share_out(draft: Draft) -> None:
    """Share out what is named, then cards that do not matter; the rest is the draw pile."""
    given, deck = draft.given, draft.deck
    top = _top(draft)
    hands = {draft.seat(letter): deck.named(cards) for letter, cards in given.hands.items()}
    _put_aside(draft)
    coming = deck.named(given.start) + deck.named(given.draw)
    under = deck.named(given.under)
    pile = None if given.pile is None else deck.named(given.pile)
    deck.mentioned = {face for faces in (*hands.values(), coming) for face in faces}
    _hands(draft, hands)
    _discards(draft, top, under)
    _draw_pile(draft, coming, pile)


def _top(draft: Draft) -> int | None:
    """The top card and what is in force; without one, an ordinary number nobody asked for."""
    given, t = draft.given, draft.t
    if draft.is_start:
        if given.top or given.bare or given.color or (given.start and given.under):
            raise PositionError("nothing lies on the discard pile yet")
        return None
    card = given.top or ORDINARY_TOP
    face = None if given.bare else draft.deck.named((card,))[0]
    own = Color.NONE if face is None else COLOR_OF[face]
    if given.named and own != Color.NONE and COLOR_NAMES[own] != given.named:
        raise PositionError(f"{card} cannot be {given.named}")
    t.symbol = Symbol.NONE if face is None else SYMBOL_OF[face]
    color = given.color or given.named
    t.color = own if color is None else COLOR_NAMES.index(color)
    if t.color == Color.NONE and not (draft.has("naming") or draft.has("over")):
        if given.bare:
            raise PositionError("which colour is in force? (top none green)")
        raise PositionError(f"which colour was named with {card}? (top {card} green)")
    draft.deck.fits = fitting(t.color, t.symbol)
    return face


def _put_aside(draft: Draft) -> None:
    t = draft.t
    for letter, cards in draft.given.aside:
        for face in draft.deck.named(cards):
            t.aside[t.aside_count] = SEAT_FACTOR * draft.seat(letter) + face
            t.aside_count += 1


def _hands(draft: Draft, hands: dict[int, list[int]]) -> None:
    given, t = draft.given, draft.t
    size = draft.rules.hand_size if draft.is_start else ORDINARY_HAND
    sizes = {draft.seat(letter): count for letter, count in given.sizes.items()}
    for seat in range(t.seats):
        if seat in hands and seat in sizes and len(hands[seat]) != sizes[seat]:
            raise PositionError(f"{draft.names.letter(seat)} cannot hold both")
        if seat not in hands:
            count = sizes.get(seat, size) if is_in(t, seat) else 0
            hands[seat] = draft.deck.fillers(count)
        for face in hands[seat]:
            take(t, seat, face)


def _discards(draft: Draft, top: int | None, under: list[int]) -> None:
    given, t = draft.given, draft.t
    if given.start:
        return
    pile = [*reversed(under), *([] if top is None else [top])]
    if given.discard_pile is not None:
        missing = given.discard_pile - len(pile)
        if missing < 0:
            raise PositionError("more cards are named than lie on the discard pile")
        pile = draft.deck.rest(missing) + pile
    t.discard[: len(pile)] = pile
    t.discard_count = len(pile)
    if top is None:
        return
    below = len(pile) - given.play_count - given.jumps
    if given.play_count < 1 or below < 0:
        raise PositionError("the last play has more cards than lie there")
    t.play_count, t.jumps = given.play_count, given.jumps
    _before(draft, pile[:below])


def _before(draft: Draft, below: list[int]) -> None:
    """What was in force before the last play: as said, or as far as the cards tell."""
    given, t = draft.given, draft.t
    before = given.before or guess_before(below, t.direction)
    if before.cards > len(below):
        raise PositionError("the play before has more cards than lie there")
    before.put_into(t)
    t.accusable = int(bool(given.before or before.cards))


def _draw_pile(draft: Draft, coming: list[int], pile: list[int] | None) -> None:
    given, t, deck = draft.given, draft.t, draft.deck
    if pile is not None:
        rest = pile
    elif given.draw_pile is not None:
        if given.draw_pile < len(coming):
            raise PositionError("more cards are named than lie in the draw pile")
        rest = deck.rest(given.draw_pile - len(coming))
    else:
        rest = deck.rest(deck.size)
    cards = rest + coming[::-1]
    t.draw[: len(cards)] = cards
    t.draw_count = len(cards)
    t.settled = len(coming)
