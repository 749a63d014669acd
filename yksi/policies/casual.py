"""A casual player, who plays as a sensible child does: colour first, many at once, wilds for need.

It decides from its own hand, what lies open and the sizes of the others.
"""

from yksi.cards import COLOR_MASK, COLOR_OF, POINTS, SYMBOL_MASK, SYMBOL_OF, Color, Face
from yksi.kernel.actions import ACCEPT, CHALLENGE, DISCARD, DRAW, FROWN, KEEP, LAY, NAME, STOP
from yksi.kernel.bits import lowest
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import lawful
from yksi.kernel.state import State
from yksi.policies.dice import SPREAD, roll
from yksi.policies.hands import cards_among, smallest_other
from yksi.rules import Rules, Several

MANY_CARDS = 5  # whoever holds so many is worth a challenge
CHALLENGES = 30  # times in a hundred it then dares
BLUFFS = 10  # times in a hundred it cannot keep a wild draw four back


def again(dice: int, question: int) -> int:
    """Another number from the same dice, for another question of the same decision."""
    return ((dice ^ (dice >> 15)) * SPREAD + question * 40503) & 0xFFFFFFFF


def _need(face: int, eager: int) -> int:
    """How long a card is kept back: 0 for a plain card, more for a wild, -1 to lay it at once."""
    if face == Face.WILD_FOUR:
        return -1 if eager else 2
    return 1 if COLOR_OF[face] == Color.NONE else 0


def _worth(t: State, r: Rules, seat: int, face: int, eager: int) -> int:
    """How gladly a card is laid: wilds for need only, then by number of cards, colour, points."""
    cards = 1
    if r.several == Several.VALUE:
        cards = cards_among(t, seat, SYMBOL_MASK[SYMBOL_OF[face]])
    in_color = 1 if COLOR_OF[face] == t.color else 0
    found = 64 * (2 - _need(face, eager)) + cards
    return (2 * found + in_color) * 64 + POINTS[face]


def _best(t: State, r: Rules, seat: int, faces: int, dice: int) -> int:
    eager = 1 if roll(dice, 100) < BLUFFS else 0
    best, chosen, equals = -1, lowest(faces), 1
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        found = _worth(t, r, seat, face, eager)
        if found > best:
            best, chosen, equals = found, face, 1
        elif found == best:
            equals += 1
            if roll(again(dice, equals), equals) == 0:
                chosen = face
    return chosen


def most_frequent_color(t: State, seat: int, dice: int) -> int:
    """The colour of which most cards are held; the dice choose between equals."""
    best, chosen, equals = -1, 0, 1
    for color in range(4):
        found = cards_among(t, seat, COLOR_MASK[color])
        if found > best:
            best, chosen, equals = found, color, 1
        elif found == best:
            equals += 1
            if roll(again(dice, equals), equals) == 0:
                chosen = color
    return chosen


def _most_points(t: State, seat: int) -> int:
    """The card in hand that counts most points."""
    held = t.held[seat]
    chosen = lowest(held)
    while held:
        face = lowest(held)
        held &= held - 1
        if POINTS[face] > POINTS[chosen]:
            chosen = face
    return chosen


def casual_action(t: State, r: Rules, seat: int, dice: int) -> int:
    """The action of a casual player who must act."""
    phase = t.phase
    if phase == Phase.COLOR:
        return NAME + most_frequent_color(t, seat, dice)
    if phase == Phase.DISCARD:
        return DISCARD + _most_points(t, seat)
    if phase == Phase.VERDICT:
        return FROWN  # players that are no people do not laugh (CUS-IDEA-8)
    if phase == Phase.SWAP:
        return smallest_other(t, seat)
    faces = lawful(t, r, seat)
    if faces:
        return LAY + _best(t, r, seat, faces, dice)
    if phase == Phase.MORE:
        return STOP
    if phase == Phase.ANSWER:
        dares = t.size[t.player] >= MANY_CARDS and roll(dice, 100) < CHALLENGES
        return CHALLENGE if dares and allowed(t, r, seat, CHALLENGE) else ACCEPT
    if allowed(t, r, seat, DRAW):
        return DRAW
    return KEEP if allowed(t, r, seat, KEEP) else ACCEPT
