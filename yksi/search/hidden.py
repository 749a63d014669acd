"""Tables that look the same from one seat: everything hidden from it forgotten, then dealt anew.

A table of the simulator becomes, field by field, the one that `bots.imagine` makes of the seat's
view; otherwise a bot could know more in a simulation than at a table. What hands have shown decides
how they are dealt.
"""

from yksi.cards import COLOR_OF, FACES, NONE, Color, Symbol
from yksi.kernel.bits import lowest
from yksi.kernel.chance import below, half
from yksi.kernel.codes import Phase
from yksi.kernel.custom import SEVEN_CARDS, THREE_CARDS, preset_of
from yksi.kernel.matching import guilty
from yksi.kernel.memory import CAME, DECEIVES, KINDS, field, one_of
from yksi.kernel.seats import is_in, next_seat
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.policies.hands import cards_among
from yksi.rules import Preset, Rules

TRUST = 16  # of so many times one does not believe what a wild draw four or a named colour says
TRIES = 12  # to find a card that a hand can hold, or a hand from which a colour was named
ANYTHING = (1 << FACES) - 1


# --- forgetting


def _gather(t: State, seat: int) -> None:
    """Put a hand into the draw pile; its size stays, to be dealt anew."""
    held = t.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        for _ in range(t.hands[seat][face]):
            t.draw[t.draw_count] = face
            t.draw_count += 1
        t.hands[seat][face] = 0
    t.held[seat] = 0


def _take_known(t: State, seat: int, face: int) -> None:
    """Put a card that was seen in a hand back into it."""
    for i in range(t.draw_count):
        if t.draw[i] == face:
            t.draw_count -= 1
            t.draw[i] = t.draw[t.draw_count]
            t.hands[seat][face] += 1
            t.held[seat] |= 1 << face
            return


def _most_left(t: State, r: Rules, seat: int) -> int:
    """How many cards a seat keeps that is asked to discard, or NONE if it is not asked."""
    if t.symbol == Symbol.VALLEY:
        return 1
    preset = preset_of(r, t.symbol)
    if preset == Preset.ALL_TO_THREE:
        return THREE_CARDS
    if preset == Preset.JOKE:
        return 1 if seat == t.player else NONE
    if preset == Preset.NEXT_TO_SEVEN:
        return SEVEN_CARDS if seat == next_seat(t, t.player) else NONE
    return NONE


def _recall_choices(t: State, r: Rules, seat: int) -> None:
    """Put what others have chosen secretly back into their hands; they choose anew."""
    own = 0
    for i in range(t.aside_count):
        if t.aside[i] // SEAT_FACTOR == seat:
            t.aside[own] = t.aside[i]
            own += 1
            continue
        t.size[t.aside[i] // SEAT_FACTOR] += 1
        t.draw[t.draw_count] = t.aside[i] % SEAT_FACTOR
        t.draw_count += 1
    t.aside_count = own
    for other in range(t.seats):
        if other != seat:
            t.due[other] = 0
        if t.phase != Phase.DISCARD:
            continue
        left = _most_left(t, r, other)
        if other != seat and is_in(t, other) and left != NONE and t.size[other] > left:
            t.waiting |= 1 << other
            t.due[other] = 0 if t.symbol == Symbol.VALLEY else t.size[other] - left


def _forget_what_cannot_be_seen(t: State, seat: int) -> None:
    """Clear the fields that a view does not show, or shows only to others."""
    t.settled = 0
    t.telling = 0
    t.event_count = 0
    t.match_over = 0
    t.cheat = 0
    t.accusable = 0
    t.voluntary = 0
    t.passes = 0
    t.reason = 0
    t.play_count += t.jumps
    t.jumps = 0
    t.was_count = 0
    t.was_opening = 0
    t.was_direction = t.direction
    t.owed |= t.late
    t.late = 0
    t.grace = 0
    if t.phase != Phase.MORE and t.phase != Phase.COLOR and t.phase != Phase.SWAP:
        t.laid = 0
    if t.player == NONE:
        t.was_color = Color.NONE
        t.was_symbol = Symbol.NONE
        t.was_pending = 0
    if t.player != seat:
        t.bluff = 0
    if t.turn != seat:
        t.said = 0
        t.drawn = ANYTHING if t.drew > 0 else 0  # it could be any card of that hand


def _put_in_order(t: State) -> None:
    """Sort the draw pile by face, so that nothing can be told from its order."""
    for i in range(1, t.draw_count):
        face = t.draw[i]
        j = i
        while j > 0 and t.draw[j - 1] > face:
            t.draw[j] = t.draw[j - 1]
            j -= 1
        t.draw[j] = face


def _no_more(counts: int, cards: int) -> int:
    """These counts, one field a colour, each cut to the number of cards in the hand.

    Who deceives is forgotten: whoever plays on in a trial draws for want of a card alone.
    """
    counts &= DECEIVES - 1
    for kind in range(KINDS):
        more = field(counts, kind) - cards
        if more > 0:
            counts -= more * one_of(kind)
    return counts


def forget_hidden(t: State, r: Rules, seat: int) -> None:
    """Leave only what a seat knows: other hands keep their size and what it has seen in them."""
    _forget_what_cannot_be_seen(t, seat)
    _recall_choices(t, r, seat)
    for other in range(t.seats):
        t.points[other] = 0
        t.most[other] = _no_more(t.most[other], t.size[other])
        t.likely[other] = _no_more(t.likely[other], t.size[other])
        if other == seat or t.open_by != 0 or (t.seen_by[other] >> seat) & 1 == 0:
            t.seen[other] = 0
        t.seen_by[other] = 1 << seat if t.seen[other] else 0
        if other != seat and t.open_by == 0:
            _gather(t, other)
            seen = t.seen[other]
            while seen:
                _take_known(t, other, lowest(seen))
                seen &= seen - 1
    _put_in_order(t)


# --- dealing


def _set_aside(t: State, counts: int, limits: int, cards: int) -> int:
    """Move so many cards that a hand can hold behind the draw pile; returns its colours counted."""
    for _ in range(cards):
        place = below(t, t.draw_count)
        for _ in range(TRIES):
            color = COLOR_OF[t.draw[place]]
            if field(counts, color) < field(limits, color):
                break
            place = below(t, t.draw_count)
        face = t.draw[place]
        t.draw_count -= 1
        t.draw[place] = t.draw[t.draw_count]
        t.draw[t.draw_count] = face
        counts += one_of(COLOR_OF[face])
    return counts


def _names(t: State, seat: int, counts: int) -> int:
    """Whether somebody with these cards, and those that have left, names what the seat named."""
    counts += t.since[seat]
    named = field(counts, t.named[seat] - 1)
    for color in range(4):
        if field(counts, color) > named:
            return 0
    return 1


def _known_colors(t: State, seat: int) -> int:
    """What is known to be in a hand, one field a colour."""
    counts = 0
    held = t.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        counts += t.hands[seat][face] * one_of(COLOR_OF[face])
    return counts


def _deal(t: State, seat: int, cards: int) -> None:
    """Deal a hand cards that fit what it has shown.

    What it held when it named a colour is dealt first, and again until it would name that colour.
    """
    doubts = half(t)
    limits = t.likely[seat] if doubts % TRUST else t.most[seat]
    old = 0
    if t.named[seat] and (doubts // TRUST) % TRUST:
        old = max(0, cards - field(t.since[seat], CAME))
    known = _known_colors(t, seat)
    counts = _set_aside(t, known, limits, old)
    if old:
        for _ in range(TRIES):
            if _names(t, seat, counts):
                break
            t.draw_count += old
            counts = _set_aside(t, known, limits, old)
    _set_aside(t, counts, limits, cards - old)
    for i in range(cards):
        face = t.draw[t.draw_count + i]
        t.hands[seat][face] += 1
        t.held[seat] |= 1 << face


def deal_hidden(t: State, r: Rules, seat: int) -> None:
    """Deal what was forgotten: the others' hands; the rest is the draw pile."""
    for other in range(t.seats):
        missing = t.size[other] - cards_among(t, other, t.held[other])
        if other != seat and missing > 0:
            _deal(t, other, missing)
    laid_by_another = t.player != NONE and t.player != seat
    if laid_by_another and t.phase == Phase.ANSWER and t.symbol == Symbol.WILD_FOUR:
        t.bluff = guilty(t, r, t.player)
