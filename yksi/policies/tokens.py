"""What a network sees of a table: four tokens of colours and one of the rest (layout 2).

A row of bytes, everything from the observer's seat and nothing that it may not know. The four
colours are told alike, one after the other, so that a network can treat them alike; others are told
in the order of play, so that it makes no difference which way that goes.

A token of a colour, at `COLOR_WIDTH` times the colour:

| from | what |
| --- | --- |
| 0 | own cards of symbol 0-12 |
| 13 | cards of symbol 0-12 on the discard pile |
| 26 | 1 if the colour is in force |
| 27 | 1 if it was in force before the last play |
| 28 | own cards of it with the symbol on top |
| 29 | three numbers for each of the nine others who come next |

The three are: how many cards of the colour the hand can hold; 1 if the seat named it last; faces of
it in the hand that the observer was shown.

The token of the rest, from `REST`:

| from | what |
| --- | --- |
| 0 | own cards of face 52-58, the wilds |
| 7 | wilds of face 52-58 on the discard pile |
| 14 | 1 at the symbol on top, 0-19, or none |
| 35 | 1 at the phase, IDLE to OVER |
| 48 | 1 if no colour is in force |
| 49 | cards owed by the seat on turn |
| 50 | cards drawn in this turn |
| 51 | cards of the draw pile |
| 52 | cards of the discard pile |
| 53 | cards that the observer must still discard |
| 54 | cards of the play that is being made |
| 55 | own cards |
| 56 | players still in the game |
| 57 | players who went out |
| 58 | decks in the game |
| 59 | 1 if the observer plays as a companion, 0 as the strongest |
| 60 | 1 if the observer is asked whether to jump in |
| 61 | others behind the ninth |
| 62 | the fewest cards that one of them holds |
| 63 | 1 if the seat on turn draws three if stuck |
| 64 | the rules, 24 numbers: `_see_rules` |
| 88 | 1 at the preset of each customizable card, three times twelve |
| 124 | eight numbers for each of the nine others who come next |

The eight are: 1 for somebody; cards in hand; 1 if there is one; 1 if there are two; 1 if it called;
1 if it made the last play; 1 if its action is awaited; how many wilds the hand can hold.

What counts more than 255 counts 255.

Actions are those of `choices`, but for the last ones:

| from | action |
| --- | --- |
| 71 | swap hands with the other who comes next, the one after that, … the ninth |
| 80 | jump in |
| 81 | wait rather than jump in |
"""

from yksi.cards import COLOR_MASK, COLORED_FACES, FACES, SYMBOLS_A_COLOR, Color, deck_count
from yksi.kernel import actions as k
from yksi.kernel.actions import NAME, SWAP
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.memory import field
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.policies.choices import PARTNER, faces_for, others_for, plain_action
from yksi.rules import JumpIn, Rules, Stacking, Voluntary, WildFour

LAYOUT = 2  # the version of everything here
OTHERS = 9  # that are told one by one
MOST = 255

# A token of a colour.
HAND = 0
PILE = HAND + SYMBOLS_A_COLOR
IN_FORCE = PILE + SYMBOLS_A_COLOR
BEFORE = IN_FORCE + 1
FITS = BEFORE + 1
HANDS = FITS + 1
HELD, NAMED, SHOWN = 0, 1, 2
HAND_WIDTH = 3
COLOR_WIDTH = HANDS + HAND_WIDTH * OTHERS

# The token of the rest.
WILD_FACES = FACES - 4 * SYMBOLS_A_COLOR
REST = 4 * COLOR_WIDTH
REST_PILE = REST + WILD_FACES
SYMBOL = REST_PILE + WILD_FACES
PHASE = SYMBOL + 21
NO_COLOR = PHASE + 13
PENDING = NO_COLOR + 1
DREW = PENDING + 1
DRAW_PILE = DREW + 1
DISCARD_PILE = DRAW_PILE + 1
DUE = DISCARD_PILE + 1
LAID = DUE + 1
OWN_CARDS = LAID + 1
PLAYERS = OWN_CARDS + 1
OUTS = PLAYERS + 1
DECKS = OUTS + 1
COMPANION = DECKS + 1
ASKED = COMPANION + 1
BEYOND = ASKED + 1
BEYOND_CARDS = BEYOND + 1
STUCK = BEYOND_CARDS + 1
RULES = STUCK + 1
PRESETS = RULES + 24
PRESET_WIDTH = 12
SEATS = PRESETS + 3 * PRESET_WIDTH
SOMEBODY, CARDS, ONE, TWO, CALLED, LAST, AWAITED, WILDS_HELD = 0, 1, 2, 3, 4, 5, 6, 7
SEAT_WIDTH = 8
ROW = SEATS + SEAT_WIDTH * OTHERS
NOTHING = bytes(ROW)
REST_WIDTH = ROW - REST

# Actions.
JUMP = PARTNER + OTHERS + 1
WAIT = JUMP + 1
ACTIONS = WAIT + 1
JUMP_BIT = 1 << (JUMP - NAME)
WAIT_BIT = 1 << (WAIT - NAME)


# Where cards of each face are told, own ones and those on the discard pile.
OWN_AT = tuple(
    COLOR_WIDTH * (face // SYMBOLS_A_COLOR) + HAND + face % SYMBOLS_A_COLOR
    if face < COLORED_FACES
    else REST + face - COLORED_FACES
    for face in range(FACES)
)
PILE_AT = tuple(
    place + (PILE - HAND if face < COLORED_FACES else REST_PILE - REST)
    for face, place in enumerate(OWN_AT)
)


class Tokens:
    """A row for a network, and what may be done: a record like the state."""

    faces: int  # faces to lay or discard, as a mask
    others: int  # and the rest as bits from NAME
    row: bytearray

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.faces = self.others = 0
        self.row = bytearray(ROW)

    def clear_row(self) -> None:
        """Begin anew with nothing; of a compiled record, `native.intrinsics` does it."""
        self.row[:] = NOTHING


TOKENS: tuple[tuple[str, str, tuple[int, ...]], ...] = (  # as NumPy wants it
    ("faces", "i8", ()),
    ("others", "i8", ()),
    ("row", "u1", (ROW,)),
)


def _byte(value: int) -> int:
    return min(value, MOST)


def _cards_of(t: State, seat: int) -> int:
    """Cards chosen secretly still count as held until they are revealed (MOO-R19)."""
    cards = t.size[seat]
    for i in range(t.aside_count):
        if t.aside[i] // SEAT_FACTOR == seat:
            cards += 1
    return cards


def _see_own(t: State, seat: int, tokens: Tokens) -> None:
    hand, held, row = t.hands[seat], t.held[seat], tokens.row
    while held:
        face = lowest(held)
        held &= held - 1
        row[OWN_AT[face]] = hand[face]
    if t.symbol < SYMBOLS_A_COLOR:
        for color in range(4):
            row[COLOR_WIDTH * color + FITS] = hand[SYMBOLS_A_COLOR * color + t.symbol]
    row[OWN_CARDS] = _byte(t.size[seat])
    row[DUE] = _byte(t.due[seat])


def _see_piles(t: State, tokens: Tokens) -> None:
    row, discard = tokens.row, t.discard
    for i in range(t.discard_count):
        row[PILE_AT[discard[i]]] += 1
    row[DRAW_PILE] = _byte(t.draw_count)
    row[DISCARD_PILE] = _byte(t.discard_count)
    row[SYMBOL + t.symbol] = 1
    if t.color == Color.NONE:
        row[NO_COLOR] = 1
    else:
        row[COLOR_WIDTH * t.color + IN_FORCE] = 1
    if t.player >= 0 and t.was_color != Color.NONE:
        row[COLOR_WIDTH * t.was_color + BEFORE] = 1


def _see_turn(t: State, r: Rules, tokens: Tokens) -> None:
    row = tokens.row
    row[PHASE + t.phase] = 1
    row[PENDING] = _byte(t.pending)
    row[DREW] = _byte(t.drew)
    if t.phase == Phase.MORE or t.phase == Phase.COLOR or t.phase == Phase.SWAP:
        row[LAID] = _byte(t.laid)
    row[PLAYERS] = players(t)
    row[OUTS] = t.outs
    row[DECKS] = deck_count(r.decks, r.seats_per_deck, t.seats)
    row[STUCK] = t.stuck


def _see_rules(r: Rules, tokens: Tokens) -> None:
    row = tokens.row
    row[RULES + 0] = r.several
    row[RULES + 1] = r.draw
    row[RULES + 2] = 1 if r.voluntary == Voluntary.ONCE else 0
    row[RULES + 3] = 1 if r.voluntary == Voluntary.MANY else 0
    row[RULES + 4] = r.after_draw
    row[RULES + 5] = r.play_drawn
    row[RULES + 6] = 1 if r.jump_in == JumpIn.NUMBER else 0
    row[RULES + 7] = 1 if r.jump_in == JumpIn.IDENTICAL else 0
    row[RULES + 8] = 1 if r.stacking >= Stacking.SAME else 0
    row[RULES + 9] = 1 if r.stacking >= Stacking.CHAIN else 0
    row[RULES + 10] = 1 if r.stacking >= Stacking.ANY else 0
    row[RULES + 11] = r.reverse_two
    row[RULES + 12] = 1 if r.wild_four == WildFour.COLOR_OR_WILD else 0
    row[RULES + 13] = 1 if r.wild_four == WildFour.PLAYABLE else 0
    row[RULES + 14] = r.bluff
    row[RULES + 15] = r.upheld
    row[RULES + 16] = r.doubt
    row[RULES + 17] = r.last_draw
    row[RULES + 18] = r.finish
    row[RULES + 19] = r.play_on
    row[RULES + 20] = r.seven_swap
    row[RULES + 21] = r.zero_rotate
    row[RULES + 22] = r.shuffle_hands
    row[RULES + 23] = r.valley_wilds
    row[PRESETS + r.card1] = 1
    row[PRESETS + PRESET_WIDTH + r.card2] = 1
    row[PRESETS + 2 * PRESET_WIDTH + r.card3] = 1


def _see_other(t: State, seat: int, other: int, number: int, awaited: int, tokens: Tokens) -> None:
    """Tell of one of the others what everybody remembers, and what the observer was shown."""
    row, at = tokens.row, SEATS + SEAT_WIDTH * number
    cards, most = _byte(_cards_of(t, other)), t.most[other]
    row[at + SOMEBODY] = 1
    row[at + CARDS] = cards
    row[at + ONE] = 1 if cards == 1 else 0
    row[at + TWO] = 1 if cards == 2 else 0
    row[at + CALLED] = (t.called >> other) & 1
    row[at + LAST] = 1 if t.player == other else 0
    row[at + AWAITED] = (awaited >> other) & 1
    row[at + WILDS_HELD] = min(cards, field(most, Color.NONE))
    shown = t.seen[other] if (t.seen_by[other] >> seat) & 1 else 0
    named = t.named[other] - 1
    at = HANDS + HAND_WIDTH * number
    for color in range(4):
        row[at + HELD] = min(cards, field(most, color))
        row[at + NAMED] = 1 if named == color else 0
        if shown:
            row[at + SHOWN] = count(shown & COLOR_MASK[color])
        at += COLOR_WIDTH


def _see_others(t: State, seat: int, tokens: Tokens) -> None:
    row, other = tokens.row, next_seat(t, seat)
    awaited = t.waiting if t.waiting else 1 << t.turn
    if t.phase == Phase.DISCARD:
        awaited = 0  # who has chosen already is forgotten where hidden cards are imagined
    for number in range(players(t) - 1):
        if number < OTHERS:
            _see_other(t, seat, other, number, awaited, tokens)
        else:
            cards = _byte(_cards_of(t, other))
            if number == OTHERS or cards < row[BEYOND_CARDS]:
                row[BEYOND_CARDS] = cards
            row[BEYOND] += 1
        other = next_seat(t, other)


def see(t: State, r: Rules, seat: int, companion: int, asked: int, tokens: Tokens) -> None:
    """Write what a seat that is still in sees, as one character or the other.

    `asked` is 1 when it is asked whether it jumps in.
    """
    row = tokens.row
    tokens.clear_row()
    _see_own(t, seat, tokens)
    _see_piles(t, tokens)
    _see_turn(t, r, tokens)
    _see_rules(r, tokens)
    _see_others(t, seat, tokens)
    row[COMPANION] = companion
    row[ASKED] = asked


def _partners(t: State) -> int:
    """The others in the order of play, as many as are told one by one, as bits from NAME."""
    found = min(players(t) - 1, OTHERS)
    return ((1 << found) - 1) << (PARTNER + 1 - NAME)


def set_choices(t: State, r: Rules, seat: int, asked: int, tokens: Tokens) -> None:
    """Note what an awaited seat may do, or one that is asked whether it jumps in."""
    if asked:
        tokens.faces = 0
        tokens.others = JUMP_BIT | WAIT_BIT
        return
    tokens.faces = faces_for(t, r, seat)
    if t.phase == Phase.SWAP:
        tokens.others = _partners(t)
    else:
        tokens.others = others_for(t, r, seat, tokens.faces)


def token_action(t: State, seat: int, action: int) -> int:
    """The kernel's number of an action; whoever waits does nothing, and has none."""
    if action <= PARTNER:
        return plain_action(t, action)
    if action == JUMP:
        return k.JUMP
    other = next_seat(t, seat)
    for _ in range(action - PARTNER - 1):
        other = next_seat(t, other)
    return SWAP + other
