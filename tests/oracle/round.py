"""Owns the state of one round and the elementary steps: draw, begin a turn, go out, end.

Must not know what may be laid nor what a card does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

from . import result
from .cards import Card
from .chance import Chance, Exhausted
from .circle import Circle
from .piles import Piles
from .rules import Rules
from .uno import Duties


class Phase(StrEnum):
    COLOR = "color"
    OPENING = "opening"
    PLAY = "play"
    MORE = "more"
    DRAWN = "drawn"
    ANSWER = "answer"
    FREE = "free"
    SWAP = "swap"
    DISCARD = "discard"
    VERDICT = "verdict"
    CLOSING = "closing"
    OVER = "over"


# A turn in which its seat has the word and has laid nothing yet.
OWN_TURN = (Phase.OPENING, Phase.PLAY, Phase.DRAWN, Phase.FREE, Phase.ANSWER)


@dataclass
class Turn:
    seat: str
    drawn: list[Card] = field(default_factory=list)  # cards drawn in this turn, still in hand
    announced: bool = False  # UNO was called before the play
    three: bool = False  # three_if_stuck is in force


@dataclass(frozen=True)
class Before:
    """How things stood when a play began: for the W4 condition and for taking back."""

    phase: Phase
    top: Card | None
    color: str | None
    clockwise: bool
    pending: int
    last: int


@dataclass
class Play:
    """The cards that one seat lays in one turn."""

    seat: str
    before: Before
    announced: bool
    single: bool  # exactly one card, never more (KPG-R06, R29, R45)
    cards: list[Card] = field(default_factory=list)
    legal: bool = True
    accused: bool = False
    is_final: bool = False  # hands are other than before: no way back
    special_last: bool = False  # emptied the hand, but not on a number (KPG-§2)

    @property
    def value(self) -> str:
        return self.cards[-1].value

    @property
    def run(self) -> int:
        """How many cards of equal value are on top of the play: these act."""
        count = 0
        for card in reversed(self.cards):
            if card.value != self.value:
                break
            count += 1
        return count


@dataclass
class Choice:
    """Cards that seats choose to discard; they stay in hand until all have chosen (MOO-R19)."""

    wanted: dict[str, int]
    may_decline: set[str]
    chosen: dict[str, list[Card]] = field(default_factory=dict)
    declined: set[str] = field(default_factory=set)

    def is_done(self, seat: str) -> bool:
        return seat in self.declined or len(self.chosen.get(seat, [])) == self.wanted[seat]

    @property
    def done(self) -> list[str]:
        return [seat for seat in self.wanted if self.is_done(seat)]


class Round:
    def __init__(self, rules: Rules, circle: Circle, deck: Counter[Card], dealer: str) -> None:
        self.rules = rules
        self.deck = deck
        self.circle = circle
        self.piles = Piles(deck, rules.reshuffle_keeps)
        self.duties = Duties(rules.uno_penalty, rules.uno_grace)
        self.hands: dict[str, list[Card]] = {seat: [] for seat in self.circle.seats}
        self.chance = Chance([])
        self.dealer = dealer
        self.phase = Phase.PLAY
        self.turn = Turn(self.circle.left_of(dealer))
        self.color: str | None = None
        self.pending = 0
        self.play: Play | None = None  # the last one, or the one being laid
        self.guilty = False  # the last play is a W4 laid against its condition
        self.passes = 0  # one after another, under GEN-R22
        self.choice: Choice | None = None
        self.frowns: list[str] = []
        self.out: list[str] = []
        self.gave_up: list[str] = []
        self.removed: list[str] = []
        self.opened_by: list[str] = []  # until each of these has a turn again
        self.stiff: set[str] = set()  # who must not bend the elbows
        self.over_reason: str | None = None
        self.winner: str | None = None
        self.points: dict[str, int] = {}
        self.places: dict[str, int] = {}

    # Looking

    @property
    def top(self) -> Card | None:
        return self.piles.top

    @property
    def hand(self) -> list[Card]:
        """Of the seat on turn."""
        return self.hands[self.turn.seat]

    @property
    def gone(self) -> list[str]:
        """Who left without going out."""
        return self.gave_up + self.removed

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    # Cards

    def draw(self, seat: str, count: int) -> list[Card]:
        """An obligatory draw. GEN-R22: what is not there lapses; KPG-R54: the game ends."""
        got: list[Card] = []
        for _ in range(count):
            if self.piles.available == 0:
                if self.rules.exhausted == "end":
                    raise Exhausted
                break
            got.append(self.piles.take(self.chance))
            self.hands[seat].append(got[-1])
            self.duties.hand_changed(seat)
        return got

    def give_hand(self, seat: str, cards: list[Card]) -> None:
        """The seat holds another hand now."""
        self.hands[seat] = cards
        self.duties.hand_changed(seat)

    # Turns

    def begin_turn(self, seat: str, phase: Phase = Phase.PLAY) -> None:
        self.turn = Turn(seat)
        self.phase = phase
        if phase is not Phase.ANSWER:  # whoever only takes the cards loses the turn
            self.hide_hands(seat)

    def hide_hands(self, seat: str) -> None:
        """CUS-R29: until the next real turn of whoever opened them."""
        self.opened_by = [other for other in self.opened_by if other != seat]

    def act_of_turn(self, *, lays: bool = False) -> None:
        """The seat on turn does something of its own will: GEN-R19, KPG-R36."""
        if lays:
            self.hide_hands(self.turn.seat)
        if lays or self.rules.uno_window == "acts":
            self.duties.close_windows()

    # Leaving and the end

    def go_out(self, seat: str) -> None:
        self.out.append(seat)
        self.leave(seat)

    def leave(self, seat: str) -> None:
        self.circle.inside.discard(seat)
        self.duties.forget(seat)
        self.hide_hands(seat)
        self.stiff.discard(seat)

    def finish(self, reason: str) -> None:
        """The round is over; debts and uncaught calls lapse (KPG-R55)."""
        self.phase = Phase.OVER
        self.over_reason = reason
        self.pending = 0
        self.choice = None
        self.frowns = []
        self.opened_by = []
        self.stiff = set()
        self.duties.close_windows()
        if reason == "void":  # GEN-R23
            return
        if reason == "stopped" and self.rules.scoring != "places":
            return  # nobody is out, so nobody has won
        still_in = {seat: self.hands[seat] for seat in self.circle.players}
        places = result.places(self.out, still_in, self.gave_up)
        first = [seat for seat, place in places.items() if place == 1]
        self.winner = first[0] if len(first) == 1 else None
        if self.rules.scoring == "places":
            self.places = places
        if reason != "exhausted":
            self.points = result.points(self.rules.scoring, self.hands, self.winner)
