"""From the lines of a position to a state: the deck is shared out, nothing is invented."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from yksi import editions
from yksi.cards import (
    COLOR_NAMES,
    COLOR_OF,
    FACE_BY_NAME,
    NONE,
    SYMBOL_OF,
    Color,
    Face,
    Symbol,
)
from yksi.game.deck import Deck
from yksi.game.given import Given, PositionError, names_of
from yksi.game.notation import Names, NotationError
from yksi.game.setup import new_state, set_secret
from yksi.kernel import deal
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.discards import SEAT_FACTOR
from yksi.kernel.ending import end_round
from yksi.kernel.matching import fitting
from yksi.kernel.piles import take
from yksi.kernel.seats import by_age, is_in, left_of, next_seat
from yksi.kernel.state import State
from yksi.rules import Rules, RulesError, Scoring, Start, validate_seats
from yksi.seeds import secret_of

ORDINARY_HAND = 5


class Built(NamedTuple):
    edition: str
    rules: Rules
    state: State
    names: Names


def build(given: Given) -> Built:
    """The table of a position; PositionError says what cannot be."""
    try:
        return _Builder(given).built()
    except (NotationError, RulesError) as error:
        raise PositionError(str(error)) from None


class _Builder:
    def __init__(self, given: Given) -> None:
        self.given = given
        self.names = names_of(given)
        self.edition, self.rules = editions.parse_rules(given.rules)
        self.seats = len(given.order or ()) or given.seats
        validate_seats(self.rules, given.seats)
        self.t = new_state(self.rules, given.seats)
        set_secret(self.t, secret_of(given.seed))
        self.deck = Deck(self.rules.deck(given.seats))

    def built(self) -> Built:
        given, t = self.given, self.t
        self._seat_people()
        if "deal" in given.marks or (given.cut and not given.start):
            self._deal_all()
        else:
            self._share_out()
            if given.start:
                self._only_a_start()
                deal.start_round(t, self.rules)
            else:
                self._phase()
        t.event_count = 0
        return Built(self.edition, self.rules, t, self.names)

    # --- people

    def _seat(self, letter: str) -> int:
        seat = self.names.seat(letter)
        if seat >= self.seats:
            raise PositionError(f"{letter} is not at this table")
        return seat

    def _bits(self, letters: Iterable[str]) -> int:
        return sum(1 << seat for seat in {self._seat(letter) for letter in letters})

    def _seat_people(self) -> None:
        given, t = self.given, self.t
        t.seats = self.seats
        ring = [self.names.seat(letter) for letter in given.order or self.names.letters[: t.seats]]
        for place, seat in enumerate(ring):
            t.left[seat] = ring[(place + 1) % len(ring)]
            t.right[seat] = ring[place - 1]
        for rank, letter in enumerate(self._ages()):
            t.age[self._seat(letter)] = rank
        t.inside = (1 << t.seats) - 1
        for place, letter in enumerate(given.out, 1):
            t.place[self._seat(letter)] = place
        t.outs = len(given.out)
        t.gave_up = self._bits(given.gave_up)
        t.removed = self._bits(given.removed)
        t.inside &= ~(self._bits(given.out) | t.gave_up | t.removed)
        if t.inside == 0:
            raise PositionError("nobody is left in the game")
        if given.out:
            t.winner = self._seat(given.out[0])
        for letter, points in given.totals.items():
            t.total[self._seat(letter)] = points
        t.dealer = self._dealer()

    def _ages(self) -> list[str]:
        """The seats from the oldest to the youngest."""
        given = self.given
        letters = self.names.letters[: self.seats]
        ages = given.age or letters
        if sorted(ages) != sorted(letters):
            raise PositionError("age must name every seat once, the oldest first")
        named = (given.oldest, given.youngest)
        between = [letter for letter in ages if letter not in named]
        first = [given.oldest] if given.oldest else []
        last = [given.youngest] if given.youngest else []
        return [*first, *between, *last]

    def _dealer(self) -> int:
        if self.given.dealer is not None:
            return self._seat(self.given.dealer)
        if not self.given.cut:
            return 0
        scratch = new_state(self.rules, self.seats)
        deal.fill_draw_pile(scratch, self.rules)
        self._stack(scratch, self.given.cut)
        set_secret(scratch, secret_of(self.given.seed))
        deal.cut(scratch)
        return scratch.dealer

    def _stack(self, t: State, cards: tuple[str, ...]) -> None:
        """Bring these cards to the top of a full draw pile, the first one uppermost."""
        pile = t.draw[: t.draw_count]
        for card in cards:
            if FACE_BY_NAME[card] not in pile:
                raise PositionError(f"the deck does not hold so many {card}")
            pile.remove(FACE_BY_NAME[card])
        pile += [FACE_BY_NAME[card] for card in reversed(cards)]
        t.draw[: t.draw_count] = pile
        t.settled = len(cards)

    def _deal_all(self) -> None:
        given, t = self.given, self.t
        totals = t.total[:]
        dealer = t.dealer
        deal.clear_round(t)
        t.total[:] = totals
        deal.fill_draw_pile(t, self.rules)
        if given.dealer is None and not given.cut:
            deal.choose_dealer(t, self.rules)
        else:
            t.dealer = dealer
        deal.deal_hands(t, self.rules)
        deal.start_round(t, self.rules)

    # --- cards

    def _share_out(self) -> None:
        given, t = self.given, self.t
        top = self._top()
        hands = {
            self._seat(letter): self.deck.named(cards) for letter, cards in given.hands.items()
        }
        asides = {self._seat(who): self.deck.named(cards) for who, cards in given.aside.items()}
        coming = self.deck.named(given.start) + self.deck.named(given.draw)
        under = self.deck.named(given.under)
        pile = None if given.pile is None else self.deck.named(given.pile)
        self.deck.mentioned = {face for faces in (*hands.values(), coming) for face in faces}
        size = self.rules.hand_size if self._is_start() else ORDINARY_HAND
        sizes = {self._seat(letter): count for letter, count in given.sizes.items()}
        for seat in range(t.seats):
            if seat in hands and seat in sizes and len(hands[seat]) != sizes[seat]:
                raise PositionError(f"{self.names.letter(seat)} cannot hold both")
            if seat not in hands:
                count = sizes.get(seat, size) if is_in(t, seat) else 0
                hands[seat] = self.deck.fillers(count)
            for face in hands[seat]:
                take(t, seat, face)
        for seat, faces in asides.items():
            for face in faces:
                t.aside[t.aside_count] = SEAT_FACTOR * seat + face
                t.aside_count += 1
        self._discards(top, under)
        self._draw_pile(coming, pile)

    def _is_start(self) -> bool:
        return bool(self.given.start) or "opening" in self.given.marks

    def _top(self) -> int | None:
        """The top card and what is in force; without one, an ordinary number nobody asked for."""
        given, t = self.given, self.t
        if self._is_start():
            self._no_top()
            return None
        card = given.top or "R5"
        face = self.deck.named((card,))[0]
        t.symbol = SYMBOL_OF[face]
        color = COLOR_OF[face]
        if given.color is not None:
            if color not in (Color.NONE, COLOR_NAMES.index(given.color)):
                raise PositionError(f"{card} cannot be {given.color}")
            color = COLOR_NAMES.index(given.color)
        if color == Color.NONE and "naming" not in given.marks:
            raise PositionError(f"which colour was named with {card}? (top {card} green)")
        t.color = color
        self.deck.fits = fitting(color, t.symbol)
        return face

    def _no_top(self) -> None:
        if self.given.top or self.given.color or self.given.under:
            raise PositionError("nothing lies on the discard pile yet")

    def _discards(self, top: int | None, under: list[int]) -> None:
        given, t = self.given, self.t
        if top is None:
            return
        pile = [*reversed(under), top]
        if given.discard_pile is not None:
            missing = given.discard_pile - len(pile)
            if missing < 0:
                raise PositionError("more cards are named than lie on the discard pile")
            pile = self.deck.rest(missing) + pile
        if not 1 <= given.play_count <= len(pile):
            raise PositionError("the last play has more cards than lie there")
        t.discard[: len(pile)] = pile
        t.discard_count = len(pile)
        t.play_count = given.play_count
        self._before(pile[: len(pile) - given.play_count])

    def _before(self, below: list[int]) -> None:
        """What was in force before the last play, as far as the cards tell."""
        t = self.t
        t.was_direction = 1 if self.given.direction == "cw" else -1
        t.was_color, t.was_symbol = int(Color.NONE), int(Symbol.NONE)
        if below and COLOR_OF[below[-1]] != Color.NONE:
            t.was_color, t.was_symbol = COLOR_OF[below[-1]], SYMBOL_OF[below[-1]]
            t.was_count = 1
            t.accusable = 1

    def _draw_pile(self, coming: list[int], pile: list[int] | None) -> None:
        given, t = self.given, self.t
        if pile is not None:
            rest = pile
        elif given.draw_pile is not None:
            if given.draw_pile < len(coming):
                raise PositionError("more cards are named than lie in the draw pile")
            rest = self.deck.rest(given.draw_pile - len(coming))
        else:
            rest = self.deck.rest(self.deck.size)
        cards = rest + coming[::-1]
        t.draw[: len(cards)] = cards
        t.draw_count = len(cards)
        t.settled = len(coming)

    # --- what the table waits for

    def _only_a_start(self) -> None:
        if self.rules.start == Start.OPENER:
            raise PositionError("no card is turned here; say 'opening'")
        if self.given.turn or self.given.pending:
            raise PositionError("the start card decides whose turn it is")
        pile = self.t.draw[: self.t.draw_count]
        highest = Symbol.NINE if self.rules.start == Start.NUMBER else Symbol.CUSTOM_3
        if not any(SYMBOL_OF[face] <= highest and face != Face.WILD_FOUR for face in pile):
            raise PositionError("no card of the draw pile may start a round")

    def _turn(self) -> int:
        t = self.t
        if self.given.turn is not None:
            seat = self._seat(self.given.turn)
            if not is_in(t, seat):
                raise PositionError(f"{self.given.turn} is no longer in the game")
            return seat
        return by_age(t, 1) if "opening" in self.given.marks else left_of(t, t.dealer)

    def _phase(self) -> None:
        given, t = self.given, self.t
        t.direction = 1 if given.direction == "cw" else -1
        t.turn = self._turn()
        self._player()
        self._one_card()
        t.pending = given.pending
        t.bluff = int("bluff" in given.marks)
        for card in given.drawn:
            if not (t.held[t.turn] >> FACE_BY_NAME[card]) & 1:
                raise PositionError(f"the seat on turn does not hold {card}")
            t.drawn |= 1 << FACE_BY_NAME[card]
        t.drew = max(len(given.drawn), given.drew)
        t.voluntary = given.drew
        t.stuck = t.turn if "stuck" in given.marks else NONE
        t.open_by = self._seat(given.open_by) if given.open_by else NONE
        t.marked = self._seat(given.marked) if given.marked else NONE
        t.waiting = self._bits(given.choosing)
        for letter, count in given.due.items():
            t.due[self._seat(letter)] = count
        t.phase = self._which_phase()
        if t.phase == Phase.OVER:
            self._over()

    def _which_phase(self) -> Phase:
        marks, t = self.given.marks, self.t
        if "over" in marks:
            return Phase.OVER
        if "opening" in marks:
            if self.rules.start != Start.OPENER:
                raise PositionError("nobody opens here; say 'start' and the card turned")
            return Phase.OPENING
        if "naming" in marks:
            return Phase.COLOR
        if "verdict" in marks:
            return Phase.VERDICT
        if "closing" in marks:
            return Phase.CLOSING
        if t.waiting:
            return Phase.DISCARD
        if "free" in marks:
            return Phase.FREE
        if t.pending:
            if t.symbol not in (Symbol.DRAW_TWO, Symbol.WILD_FOUR):
                raise PositionError("cards are pending only on +2 or W4")
            return Phase.ANSWER
        return Phase.DRAWN if t.drew else Phase.PLAY

    def _player(self) -> None:
        """Who made the last play: by default the seat before the one on turn."""
        given, t = self.given, self.t
        if given.player is not None:
            t.player = self._seat(given.player)
        elif t.discard_count and "turned" not in given.marks:
            t.direction = -t.direction
            t.player = next_seat(t, t.turn)
            t.direction = -t.direction

    def _one_card(self) -> None:
        given, t = self.given, self.t
        owing = self._bits(given.owes)
        if self.rules.uno_grace:
            t.grace = owing
        else:
            t.owed = owing
        t.late = self._bits(given.late)
        t.called = self._bits(given.called)
        for seat in range(t.seats):
            concerned = ((owing | t.late | t.called) >> seat) & 1
            if concerned and t.size[seat] != 1:
                raise PositionError(f"{self.names.letter(seat)} does not hold one card")

    def _over(self) -> None:
        given, t = self.given, self.t
        try:
            reason = Reason[(given.reason or "").upper()]
        except KeyError:
            raise PositionError(f"a round is not over by {given.reason!r}") from None
        winner = self._seat(given.winner) if given.winner else NONE
        totals = t.total[:]
        end_round(t, self.rules, winner, reason)
        t.total[:] = totals  # the points of the round are in them already
        scored = self.rules.scoring in (Scoring.WINNER, Scoring.LOW)
        t.match_over = int(scored and max(totals) >= self.rules.target)
