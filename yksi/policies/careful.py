"""A careful player: counts, keeps wilds, blocks whoever is about to go out.

Decides from what its own seat may know: its hand, the sizes of the others, the discard pile and
what everybody can see. A test permutes everything else and demands the same decisions.
"""

from yksi.cards import COLOR_MASK, COLOR_OF, POINTS, SYMBOL_OF, Face, Symbol
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
from yksi.kernel.matching import lawful, would_bluff
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import State
from yksi.policies.hands import cards_among, smallest_other
from yksi.rules import Rules

FEW_CARDS = 2  # whoever holds no more is about to go out
NOTHING = -1_000_000

# What each kind of card is worth beside a number; the scale is points of a card.
A_WILD = -45
A_WILD_FOUR = -70
A_BLUFF = -500
A_SHUFFLE = -60
A_BLOCK = 60
ANOTHER_TURN = 14
SAME_COLOR = 5  # for every card of the colour that stays in hand


def _follower_is_close(t: State, seat: int) -> int:
    return 1 if t.size[next_seat(t, seat)] <= FEW_CARDS else 0


def _worth_of_wild(t: State, r: Rules, seat: int, symbol: int) -> int:
    close = _follower_is_close(t, seat)
    if symbol == Symbol.WILD_FOUR:
        if would_bluff(t, r, seat):
            return A_BLUFF
        return A_BLOCK if close else A_WILD_FOUR
    if symbol == Symbol.SHUFFLE_HANDS:  # the larger the own hand, the better
        others = 0
        for other in range(t.seats):
            if other != seat:
                others += t.size[other]
        return A_SHUFFLE + 8 * (t.size[seat] - others // (players(t) - 1))
    return A_WILD + (10 if close else 0)


def _worth_of_action(t: State, seat: int, symbol: int) -> int:
    worth = A_BLOCK if _follower_is_close(t, seat) else 0
    if symbol == Symbol.DRAW_TWO:
        return worth + 6
    if players(t) == 2:
        return worth + ANOTHER_TURN
    if symbol == Symbol.REVERSE:  # the one before would be next
        before = t.right[seat] if t.direction > 0 else t.left[seat]
        return worth - (A_BLOCK if t.size[before] <= FEW_CARDS else 0)
    return worth + 4


def worth(t: State, r: Rules, seat: int, face: int) -> int:
    """How good it is to part with a card now."""
    symbol = SYMBOL_OF[face]
    if symbol >= Symbol.WILD:
        return _worth_of_wild(t, r, seat, symbol)
    color = COLOR_OF[face]
    stays = cards_among(t, seat, COLOR_MASK[color])
    found = SAME_COLOR * (stays - 1) + POINTS[face] // 2
    if symbol > Symbol.NINE:
        found += _worth_of_action(t, seat, symbol)
    return found


def _best(t: State, r: Rules, seat: int, faces: int, dice: int) -> int:
    """The card most worth laying; the dice choose between equals."""
    best, chosen, equals = NOTHING * 2, lowest(faces), 1
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        found = worth(t, r, seat, face)
        if found > best:
            best, chosen, equals = found, face, 1
        elif found == best:
            equals += 1
            if dice % equals == 0:
                chosen = face
    return chosen


def favorite_color(t: State, seat: int, dice: int) -> int:
    """The colour of which most is held, by points; of equals the one most seen on the pile."""
    best, chosen = -1, 0
    for i in range(4):
        color = (i + dice) & 3
        found = 0
        held = t.held[seat] & COLOR_MASK[color]
        while held:
            face = lowest(held)
            held &= held - 1
            found += t.hands[seat][face] * (100 + POINTS[face])
        for j in range(t.discard_count):
            if COLOR_OF[t.discard[j]] == color:
                found += 1
        if found > best:
            best, chosen = found, color
    return chosen


def _answer(t: State, r: Rules, seat: int, dice: int) -> int:
    """Pass a debt on if possible; challenge when the odds are better than the cards."""
    faces = lawful(t, r, seat)
    if faces:
        return LAY + _best(t, r, seat, faces, dice)
    if allowed(t, r, seat, CHALLENGE) and t.size[t.player] >= 5:
        return CHALLENGE
    return ACCEPT


def _discard(t: State, seat: int) -> int:
    """Away with what is hardest to lay or counts most; wilds only when nothing else is there."""
    held = t.held[seat]
    best, chosen = NOTHING, lowest(held)
    while held:
        face = lowest(held)
        held &= held - 1
        found = POINTS[face] if face < Face.WILD else -POINTS[face]
        if COLOR_OF[face] == t.color:
            found -= 3
        if found > best:
            best, chosen = found, face
    return DISCARD + chosen


def careful_action(t: State, r: Rules, seat: int, dice: int) -> int:
    """What a careful player does who must act."""
    phase = t.phase
    if phase == Phase.COLOR:
        return NAME + favorite_color(t, seat, dice)
    if phase == Phase.ANSWER:
        return _answer(t, r, seat, dice)
    if phase == Phase.DISCARD:
        return _discard(t, seat)
    if phase == Phase.VERDICT:
        return FROWN  # players that are no people do not laugh (CUS-IDEA-8)
    if phase == Phase.SWAP:
        return smallest_other(t, seat)
    faces = lawful(t, r, seat)
    if phase == Phase.MORE:
        return LAY + _best(t, r, seat, faces, dice) if faces else STOP
    if faces:
        chosen = _best(t, r, seat, faces, dice)
        bluffs = chosen == Face.WILD_FOUR and phase != Phase.FREE and would_bluff(t, r, seat)
        if not bluffs:
            return LAY + chosen
    if allowed(t, r, seat, DRAW):
        return DRAW
    if allowed(t, r, seat, KEEP):
        return KEEP
    return LAY + _best(t, r, seat, faces, dice) if faces else ACCEPT
