"""A careful player: counts, keeps wilds, blocks whoever is about to go out, challenges by the odds.

It decides from what its own seat may know: its hand, the sizes of the others, what they have shown
that they lack, the discard pile and what else everybody can see. A test permutes everything else
and demands the same decisions.

The weights were found by playing: small changes that won more of many thousand games were kept.
"""

from enum import IntEnum

from yksi.cards import COLOR_MASK, COLOR_OF, NONE, POINTS, SYMBOL_MASK, SYMBOL_OF, Face, Symbol
from yksi.kernel.actions import (
    ACCEPT,
    CHALLENGE,
    DISCARD,
    DRAW,
    FROWN,
    KEEP,
    LAY,
    NAME,
    STOP,
)
from yksi.kernel.bits import lowest
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import forbids_wild_four, lawful, would_bluff
from yksi.kernel.memory import at_most, field, one_of
from yksi.kernel.seats import is_in, next_seat, players, seat_before
from yksi.kernel.state import State
from yksi.policies.chains import returning, winning_chain
from yksi.policies.hands import cards_among, smallest_other
from yksi.rules import Rules, Stacking

NOTHING = -1_000_000
KEEP_WILDS = 1000  # when cards are thrown away
KEEP_FITTING = 100
KEEP_COLOR = 40
KEEP_SYMBOL = 10


class Weight(IntEnum):
    """The places of the weights by which a card is chosen; their sum is its worth."""

    CLOSE = 0  # whoever holds no more cards is about to go out
    BLUFF = 1  # a wild draw four against its condition; NEVER rather draws
    FOUR = 2
    FOUR_BLOCKS = 3  # more, when the next player is close
    SHUFFLE = 4
    SHUFFLE_SIZE = 5  # for every card more than the others hold
    WILD = 6
    WILD_BLOCKS = 7
    WILD_SIZE = 8  # for every card in hand
    BLOCK = 9  # a skip, reverse or draw two when the next player is close
    DRAW_TWO = 10
    REVERSE = 11
    SKIP = 12
    SAME_COLOR = 13  # for every card of the colour that stays in hand
    SAME_SYMBOL = 14  # for every card of the symbol that stays in hand
    IN_COLOR = 15  # the colour in force stays
    DOUBT = 16  # a wild draw four of whoever holds so many is challenged
    LACKED = 17  # whoever is next has no card of the colour, as far as the hand has shown
    SEEN = 18  # for every eight cards of the colour on the discard pile
    BLUFF_BLOCKS = 19  # more, when the next player is close
    SHUFFLE_BLOCKS = 20  # more, when somebody with fewer cards is close


NEVER = -500
_BETWEEN_TWO = (1, NEVER, -72, 230, -60, 25, -53, 15, -4, 60, 21, 19, 19, -1, -10, 22, 6, 64, 32)
BETWEEN_TWO = (*_BETWEEN_TWO, 570, 60)
AMONG_MANY = (2, -60, -74, 158, -60, 25, -44, 10, 3, 28, 3, -3, 7, 24, 9, 7, 6, 64, 32, 0, 60)


def weight(t: State, which: int) -> int:
    return BETWEEN_TWO[which] if players(t) == 2 else AMONG_MANY[which]


def _is_close(t: State, seat: int) -> int:
    return 1 if t.size[seat] <= weight(t, Weight.CLOSE) else 0


def _worth_of_wild(t: State, r: Rules, seat: int, symbol: int) -> int:
    close = _is_close(t, next_seat(t, seat))
    if symbol == Symbol.WILD_FOUR:
        if t.phase != Phase.FREE and would_bluff(t, r, seat):
            return weight(t, Weight.BLUFF) + close * weight(t, Weight.BLUFF_BLOCKS)
        return weight(t, Weight.FOUR) + close * weight(t, Weight.FOUR_BLOCKS)
    if symbol == Symbol.SHUFFLE_HANDS:  # the larger the own hand, the better
        others = 0
        close = 0
        for other in range(t.seats):
            if other != seat:
                others += t.size[other]
                close |= _is_close(t, other) & is_in(t, other)
        more = t.size[seat] - others // (players(t) - 1)
        found = weight(t, Weight.SHUFFLE) + weight(t, Weight.SHUFFLE_SIZE) * more
        return found + weight(t, Weight.SHUFFLE_BLOCKS) * close if more > 0 else found
    found = weight(t, Weight.WILD) + weight(t, Weight.WILD_SIZE) * t.size[seat]
    return found + close * weight(t, Weight.WILD_BLOCKS)


def _worth_of_action(t: State, seat: int, symbol: int) -> int:
    blocks = _is_close(t, next_seat(t, seat)) * weight(t, Weight.BLOCK)
    if symbol == Symbol.DRAW_TWO:
        return blocks + weight(t, Weight.DRAW_TWO)
    if symbol == Symbol.SKIP:
        return blocks + weight(t, Weight.SKIP)
    if players(t) > 2:  # the one before would be next
        blocks -= _is_close(t, seat_before(t, seat)) * weight(t, Weight.BLOCK)
    return blocks + weight(t, Weight.REVERSE)


def _colors_seen(t: State) -> int:
    """How many cards of each colour lie on the discard pile, one field a colour."""
    seen = 0
    for i in range(t.discard_count):
        seen += one_of(COLOR_OF[t.discard[i]])
    return seen


def _who_follows(t: State, seat: int, symbol: int) -> int:
    """Who has the next turn once a seat has laid a card of this symbol."""
    if symbol == Symbol.REVERSE and players(t) > 2:
        return seat_before(t, seat)
    follower = next_seat(t, seat)
    if symbol == Symbol.SKIP or symbol == Symbol.DRAW_TWO:
        return next_seat(t, follower)
    return follower


def _share_lacked(t: State, seat: int, color: int) -> int:
    """How many sixteenths of a hand are known not to be of a colour."""
    size = t.size[seat]
    return 16 * max(0, size - at_most(t, seat, color)) // max(1, size)


def worth(t: State, r: Rules, seat: int, face: int, seen: int) -> int:
    """How good it is to part with a card now."""
    symbol = SYMBOL_OF[face]
    if symbol >= Symbol.WILD:
        return _worth_of_wild(t, r, seat, symbol)
    color = COLOR_OF[face]
    found = weight(t, Weight.SAME_COLOR) * (cards_among(t, seat, COLOR_MASK[color]) - 1)
    found += weight(t, Weight.SAME_SYMBOL) * (cards_among(t, seat, SYMBOL_MASK[symbol]) - 1)
    if color == t.color:
        found += weight(t, Weight.IN_COLOR)
    follower = _who_follows(t, seat, symbol)
    found += weight(t, Weight.LACKED) * _share_lacked(t, follower, color) // 16
    found += weight(t, Weight.SEEN) * field(seen, color) // 8
    if symbol > Symbol.NINE:
        found += _worth_of_action(t, seat, symbol)
    return found


def _best(t: State, r: Rules, seat: int, faces: int, dice: int) -> int:
    """The card most worth laying; the dice choose between equals."""
    if faces & (faces - 1) == 0:
        return lowest(faces)
    best, chosen, equals = NOTHING, lowest(faces), 1
    seen = _colors_seen(t)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        found = worth(t, r, seat, face, seen)
        if found > best:
            best, chosen, equals = found, face, 1
        elif found == best:
            equals += 1
            if dice % equals == 0:
                chosen = face
    return chosen


def favorite_color(t: State, seat: int, dice: int) -> int:
    """The colour of which most is held; of equals the one most seen on the pile."""
    best, chosen = -1, 0
    seen = _colors_seen(t)
    for i in range(4):
        color = (i + dice) & 3
        found = 1000 * cards_among(t, seat, COLOR_MASK[color]) + field(seen, color)
        if found > best:
            best, chosen = found, color
    return chosen


def _doubts(t: State, r: Rules, seat: int) -> int:
    """Whether a wild draw four is worth a challenge.

    A hand that was shown may prove a bluff. Between two the last card behind it is of the colour
    that was named: whoever accepts has lost. Else the hand must be so large that it can hardly be
    without the colour.
    """
    culprit = t.player
    if (t.seen_by[culprit] >> seat) & 1:
        seen = t.seen[culprit]
        if forbids_wild_four(r, seen, t.was_color, t.was_symbol, t.was_pending):
            return 1
    cards = t.size[culprit]
    if players(t) == 2 and cards == 1:
        return 1
    return 1 if cards >= weight(t, Weight.DOUBT) else 0


def _answer(t: State, r: Rules, seat: int, dice: int) -> int:
    """Pass a debt on if possible; else challenge or take the cards."""
    faces = lawful(t, r, seat)
    if faces:
        return LAY + _best(t, r, seat, faces, dice)
    return CHALLENGE if allowed(t, r, seat, CHALLENGE) and _doubts(t, r, seat) else ACCEPT


def _worth_of_keeping(t: State, seat: int, face: int) -> int:
    """How much a card should be kept: wilds most, then what fits now or goes with other cards."""
    symbol, color = SYMBOL_OF[face], COLOR_OF[face]
    found = -POINTS[face]
    if symbol >= Symbol.WILD:
        return found + KEEP_WILDS
    if color == t.color:
        found += KEEP_FITTING
    found += KEEP_COLOR * (cards_among(t, seat, COLOR_MASK[color]) - 1)
    return found + KEEP_SYMBOL * (cards_among(t, seat, SYMBOL_MASK[symbol]) - 1)


def _discard(t: State, seat: int) -> int:
    """Discard the card that is least worth keeping."""
    held = t.held[seat]
    least, chosen = -NOTHING, lowest(held)
    while held:
        face = lowest(held)
        held &= held - 1
        found = _worth_of_keeping(t, seat, face)
        if found < least:
            least, chosen = found, face
    return DISCARD + chosen


def _name(t: State, r: Rules, seat: int, dice: int) -> int:
    """Name the colour that begins a certain win, else the favorite."""
    if t.symbol == Symbol.WILD_FOUR and r.stacking == Stacking.NO:
        for color in range(4):
            if winning_chain(t, r, seat, t.held[seat], color, t.symbol) != NONE:
                return NAME + color
    return NAME + favorite_color(t, seat, dice)


def _go_on(t: State, r: Rules, seat: int, dice: int) -> int:
    """Lay all equal cards, unless a turn that comes back wins for certain."""
    comes_back = t.play_count % 2 == 1 and (returning(r) >> t.discard[t.discard_count - 1]) & 1
    if comes_back and winning_chain(t, r, seat, t.held[seat], t.color, t.symbol) != NONE:
        return STOP
    faces = lawful(t, r, seat)
    return LAY + _best(t, r, seat, faces, dice) if faces else STOP


def careful_action(t: State, r: Rules, seat: int, dice: int) -> int:
    """The action of a careful player who must act."""
    phase = t.phase
    if phase == Phase.COLOR:
        return _name(t, r, seat, dice)
    if phase == Phase.ANSWER:
        return _answer(t, r, seat, dice)
    if phase == Phase.DISCARD:
        return _discard(t, seat)
    if phase == Phase.VERDICT:
        return FROWN  # players that are no people do not laugh (CUS-IDEA-8)
    if phase == Phase.SWAP:
        return smallest_other(t, seat)
    if phase == Phase.MORE:
        return _go_on(t, r, seat, dice)
    faces = lawful(t, r, seat)
    if faces:
        chain = NONE
        if phase == Phase.PLAY or phase == Phase.DRAWN:
            chain = winning_chain(t, r, seat, faces, t.color, t.symbol)
        if chain != NONE:
            return LAY + chain
        chosen = _best(t, r, seat, faces, dice)
        bluffs = chosen == Face.WILD_FOUR and phase != Phase.FREE and would_bluff(t, r, seat)
        if not bluffs or _worth_of_wild(t, r, seat, Symbol.WILD_FOUR) > NEVER:
            return LAY + chosen
    if allowed(t, r, seat, DRAW):
        return DRAW
    if allowed(t, r, seat, KEEP):
        return KEEP
    return LAY + _best(t, r, seat, faces, dice) if faces else ACCEPT
