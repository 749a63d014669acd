"""Rules: every dimension on which the editions differ, as one flat record of small integers.

Owns the fields, their values and which combinations make sense. Knows no edition and no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple, Self, get_type_hints

from yksi.cards import BASE_DECK, FACES, Face, deck_count
from yksi.errors import YksiError

MOST_SEATS = 28
MOST_DECKS = 4


class RulesError(YksiError, ValueError):
    """Rules that make no sense; the message says what and why."""


class YesNo(IntEnum):
    """A rule that is in force or not."""

    NO = 0
    YES = 1


class Dealer(IntEnum):
    """Who deals the first round."""

    CUT = 0  # everyone draws a card, the highest number deals
    RANDOM = 1
    OLDEST = 2


class Start(IntEnum):
    """How the discard pile begins."""

    ACT = 0  # the turned card acts
    NUMBER = 1  # anything but a number is ignored
    OPENER = 2  # the youngest opens with a card from the hand


class Several(IntEnum):
    """Whether one play may be of several cards."""

    NO = 0
    VALUE = 1  # several cards of one value in one play


class Draw(IntEnum):
    """How much is drawn by whoever cannot lay."""

    ONE = 0
    UNTIL = 1  # until something can be laid


class Voluntary(IntEnum):
    """How often somebody may draw who could lay."""

    ONCE = 0
    MANY = 1
    NEVER = 2


class AfterDraw(IntEnum):
    """What may be laid after drawing."""

    DRAWN = 0  # only a card drawn in this turn may be laid
    ANY = 1


class PlayDrawn(IntEnum):
    """Whether a card must be laid after drawing, if one fits."""

    MAY = 0
    MUST = 1


class JumpIn(IntEnum):
    """Who may lay out of turn, and what."""

    NO = 0
    NUMBER = 1  # an identical number; the turn stays where it was
    IDENTICAL = 2  # any identical coloured card; play goes on from the jumper


class Stacking(IntEnum):
    """What may be laid on cards that are pending."""

    NO = 0
    SAME = 1  # +2 on +2, W4 on W4
    CHAIN = 2  # also W4 on +2
    ANY = 3  # also +2 on W4


class ReverseTwo(IntEnum):
    """What a reverse does between two."""

    SKIP = 0
    FLIP = 1


class WildFour(IntEnum):
    """Holding what makes a wild draw four illegal."""

    COLOR = 0
    COLOR_OR_WILD = 1
    PLAYABLE = 2


class Upheld(IntEnum):
    """What a challenger may do who was right."""

    TURN = 0  # the challenger takes an ordinary turn
    FREE = 1  # and may lay any card


class Doubt(IntEnum):
    """What a challenge is about when more than four cards are pending."""

    DEBT = 0  # the whole debt, and two more for a challenge in vain
    LETTER = 1  # four cards, and six


class Finish(IntEnum):
    """With which card somebody may go out."""

    ANY = 0
    NUMBERS = 1


class Window(IntEnum):
    """What the next player does that ends the time to catch somebody."""

    ACTS = 0
    PLAYS = 1


class Exhausted(IntEnum):
    """What happens when a card must be drawn and there is none."""

    VOID = 0
    END = 1


class Keeps(IntEnum):
    """What stays on the discard pile in a reshuffle."""

    TOP = 0
    PLAY = 1


class Scoring(IntEnum):
    """How a round is scored."""

    WINNER = 0  # the winner scores what the others hold
    LOW = 1  # everybody scores the own cards, the lowest total wins
    NONE = 2
    PLACES = 3


class Referee(IntEnum):
    """Whether plays against the rules are refused, or left for others to notice."""

    STRICT = 0
    OPEN = 1


class Conduct(IntEnum):
    """Advice, disputes, needless drawing, manners (KPG-§3, §11, §14, §15)."""

    NO = 0
    OFFICES = 1  # ballots, and offices of the oldest and the youngest


class Preset(IntEnum):
    """What a customizable wild does (CUS-IDEA-1 to 10)."""

    BLANK = 0
    DRAW_TO_COLOR = 1
    DROP_WILDS = 2
    THREE_IF_STUCK = 3
    EXTRA_TURN = 4
    NEXT_TO_SEVEN = 5
    ALL_TO_THREE = 6
    OPEN_HANDS = 7
    JOKE = 8
    ELBOWS = 9
    ROOSTER = 10
    TEXT = 11  # a text of the table's own, carried out by the people


class Rules(NamedTuple):
    """One value for every dimension. Read by the kernel as it is."""

    min_seats: int
    max_seats: int
    seats_per_deck: int
    decks: int
    shuffle_hands: int
    custom_wilds: int
    valley_wilds: int
    card1: Preset
    card2: Preset
    card3: Preset
    hand_size: int
    dealer: Dealer
    start: Start
    several: Several
    draw: Draw
    voluntary: Voluntary
    after_draw: AfterDraw
    play_drawn: PlayDrawn
    jump_in: JumpIn
    stacking: Stacking
    reverse_two: ReverseTwo
    wild_four: WildFour
    bluff: YesNo
    upheld: Upheld
    doubt: Doubt
    last_draw: YesNo
    finish: Finish
    play_on: YesNo
    uno_penalty: int
    uno_grace: int
    uno_window: Window
    exhausted: Exhausted
    reshuffle_keeps: Keeps
    scoring: Scoring
    target: int
    join_cards: int
    absence_cards: int
    forfeit: YesNo
    referee: Referee
    conduct: Conduct
    seven_swap: YesNo
    zero_rotate: YesNo

    def changed(self, changes: Mapping[str, int | str]) -> Self:
        """These rules with some fields changed, validated as a whole."""
        parsed = {name: parse_value(name, value) for name, value in changes.items()}
        rules = type(self)._make({**self._asdict(), **parsed}.values())
        validate(rules)
        return rules

    @property
    def counts_points(self) -> bool:
        """Whether rounds are scored with points, until somebody reaches the target."""
        return self.scoring in (Scoring.WINNER, Scoring.LOW)

    def named(self) -> dict[str, int | str]:
        """Every field with its value as people write it."""
        return {name: value_name(value) for name, value in self._asdict().items()}

    def deck(self, seats: int) -> list[int]:
        """How many cards of each face are in the game (CUS-04, MOO-01)."""
        deck = [0] * FACES
        for face in BASE_DECK:
            deck[face] += 1
        deck[Face.SHUFFLE_HANDS] = self.shuffle_hands
        deck[Face.VALLEY] = self.valley_wilds
        for number in range(self.custom_wilds):
            deck[Face.CUSTOM_1 + number] = 1
        decks = deck_count(self.decks, self.seats_per_deck, seats)
        return [decks * copies for copies in deck]


FIELD_TYPES: dict[str, type[Any]] = get_type_hints(Rules)

# The numbers that a field of type int may take.
_RANGES = {
    "min_seats": (2, 2),
    "max_seats": (2, MOST_SEATS),
    "seats_per_deck": (0, 14),
    "decks": (0, MOST_DECKS),
    "shuffle_hands": (0, 1),
    "custom_wilds": (0, 3),
    "valley_wilds": (0, 4),
    "hand_size": (2, 12),
    "uno_penalty": (0, 8),
    "uno_grace": (0, 60),
    "target": (0, 5000),
    "join_cards": (0, 12),
    "absence_cards": (0, 8),
}
_MOST_WILDS = sum(_RANGES[field][1] for field in ("shuffle_hands", "custom_wilds", "valley_wilds"))
MOST_CARDS = MOST_DECKS * (len(BASE_DECK) + _MOST_WILDS)


def value_name(value: int) -> int | str:
    """A value as people write it."""
    return value.name.lower() if isinstance(value, IntEnum) else value


def value_names(field: str) -> list[str]:
    """What may be written for a field."""
    kind = FIELD_TYPES[field]
    if issubclass(kind, IntEnum):
        return [member.name.lower() for member in kind]
    low, high = _RANGES[field]
    return [f"{low}-{high}"]


def parse_value(field: str, value: int | str) -> int:
    """The value of a field from what a person wrote."""
    kind = FIELD_TYPES.get(field)
    if kind is None:
        raise RulesError(f"there is no rule called {field!r}; rules are: {', '.join(FIELD_TYPES)}")
    options = f"{field} takes {' '.join(value_names(field))}, not {value!r}"
    if issubclass(kind, IntEnum):
        if isinstance(value, kind):
            return value
        try:
            return kind[str(value).upper()]
        except KeyError:
            raise RulesError(options) from None
    try:
        number = int(value)
    except ValueError:
        raise RulesError(options) from None
    low, high = _RANGES[field]
    if not low <= number <= high:
        raise RulesError(options)
    return number


def nonsense(rules: Rules) -> str | None:
    """Why these rules make no sense together, or None."""
    presets = (rules.card1, rules.card2, rules.card3)
    for number, preset in enumerate(presets, 1):
        if preset != Preset.BLANK and number > rules.custom_wilds:
            return f"card{number} has a text but custom_wilds={rules.custom_wilds} leaves it out"
    if rules.play_on and rules.scoring != Scoring.PLACES:
        return "play_on=yes ranks every seat and needs scoring=places"
    if not rules.play_on and rules.scoring == Scoring.PLACES:
        return "scoring=places needs play_on=yes"
    if rules.play_on and rules.last_draw:
        return "last_draw=yes concerns the end of a round; with play_on=yes the card acts anyway"
    if rules.finish == Finish.NUMBERS and rules.last_draw:
        return "last_draw=yes never happens with finish=numbers"
    if rules.upheld == Upheld.FREE and not rules.bluff:
        return "upheld=free needs bluff=yes: without bluffs nothing is challenged"
    if rules.after_draw == AfterDraw.DRAWN and rules.upheld == Upheld.FREE:
        return "upheld=free lays any card, also after drawing, and needs after_draw=any"
    if rules.after_draw == AfterDraw.DRAWN and rules.draw == Draw.UNTIL and rules.several:
        return "several=value with draw=until needs after_draw=any"
    if rules.several and rules.wild_four == WildFour.COLOR_OR_WILD:
        return "with wild_four=color_or_wild a second W4 forbids the first; several=value lays both"
    specials = rules.shuffle_hands or rules.custom_wilds or rules.valley_wilds
    if rules.finish == Finish.NUMBERS and specials:
        return "finish=numbers knows what the ordinary cards do, not WS, WC or WM"
    if rules.uno_grace and not rules.uno_penalty:
        return "uno_grace means nothing without uno_penalty"
    if rules.counts_points and rules.target < 1:
        return "scoring needs a target above 0"
    if rules.draw == Draw.ONE and rules.voluntary == Voluntary.MANY:
        return "voluntary=many needs draw=until"
    if bool(rules.play_on) != (rules.exhausted == Exhausted.END):
        return "exhausted=end ranks the seats and goes with play_on=yes, exhausted=void with no"
    if (rules.join_cards or rules.forfeit) and not rules.play_on:
        return "joining and giving up are ranked by places and need play_on=yes"
    if rules.conduct and not rules.play_on:
        return "conduct=offices can remove a player from the ranking and needs play_on=yes"
    if rules.referee == Referee.OPEN and rules.reshuffle_keeps != Keeps.PLAY:
        return "referee=open needs reshuffle_keeps=play, so that a play can be taken back"
    if rules.referee == Referee.OPEN and rules.last_draw:
        return "referee=open needs last_draw=no: drawn cards are not taken back"
    if rules.referee == Referee.OPEN and specials:
        return "referee=open needs plays that can be taken back: no WS, WC or WM in the deck"
    return None


def validate(rules: Rules) -> None:
    """Refuse rules that make no sense, with the reason."""
    reason = nonsense(rules)
    if reason:
        raise RulesError(reason)


def validate_seats(rules: Rules, seats: int) -> None:
    """Refuse a number of seats that the rules or the deck cannot serve."""
    if not rules.min_seats <= seats <= rules.max_seats:
        raise RulesError(f"{rules.min_seats}-{rules.max_seats} seats can play this, not {seats}")
    if deck_count(rules.decks, rules.seats_per_deck, seats) > MOST_DECKS:
        raise RulesError(f"at most {MOST_DECKS} decks fit on the table")
    cards = sum(rules.deck(seats))
    if seats * rules.hand_size >= cards:
        raise RulesError(f"{seats} hands of {rules.hand_size} need more than {cards} cards")
