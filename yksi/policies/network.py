"""The network of `shape`, as kernel-style code: what a seat sees goes in, an action comes out.

All sums are made in the same order and with the same precision, interpreted and compiled, so that
both choose the same. Whatever is computed lies in one list of numbers, the room.
"""

from yksi.cards import COLOR_MASK, NONE, SYMBOLS_A_COLOR
from yksi.kernel.actions import FROWN, NAME
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.matching import lawful
from yksi.kernel.state import State
from yksi.policies.choices import COLORS as EVERY_COLOR
from yksi.policies.choices import SHIFT
from yksi.policies.shape import ACTS, AT, COLOR_HIDDEN, NAMES_AT, REST_HIDDEN, Weights
from yksi.policies.tokens import (
    ACTIONS,
    COLOR_WIDTH,
    JUMP,
    REST,
    REST_WIDTH,
    Tokens,
    see,
    set_choices,
    token_action,
)
from yksi.rules import Rules

FROWN_BIT = 1 << (FROWN - SHIFT - NAME)

# Where everything lies in the room.
COLORS = 0  # four tokens
RESTS = COLORS + 4 * COLOR_HIDDEN
SUM = RESTS + REST_HIDDEN  # of the four
MORE = SUM + COLOR_HIDDEN  # what a layer adds to a token, before it is added
LIKED = MORE + REST_HIDDEN  # how much each action is liked that can be chosen
VALUE = LIKED + ACTIONS
ROOM = VALUE + 1

COLOR_IN, COLOR_IN_BIAS = AT["COLOR_IN"], AT["COLOR_IN_BIAS"]
REST_IN, REST_IN_BIAS = AT["REST_IN"], AT["REST_IN_BIAS"]
# Both layers have the same arrays, so far apart.
MIX = AT["MIX_2.REST_REST"] - AT["MIX_1.REST_REST"]
REST_REST, COLORS_REST = AT["MIX_1.REST_REST"], AT["MIX_1.COLORS_REST"]
REST_BIAS, COLOR_COLOR = AT["MIX_1.REST_BIAS"], AT["MIX_1.COLOR_COLOR"]
REST_COLOR, COLOR_BIAS = AT["MIX_1.REST_COLOR"], AT["MIX_1.COLOR_BIAS"]
LAY, LAY_REST, LAY_BIAS = AT["LAY"], AT["LAY_REST"], AT["LAY_BIAS"]
NAMES, ACT, ACT_BIAS = AT["NAME"], AT["ACT"], AT["ACT_BIAS"]
VALUES, VALUE_BIAS = AT["VALUE"], AT["VALUE_BIAS"]


def _set(room: list[float], to: int, weights: Weights, bias: int, width: int) -> None:
    for i in range(width):
        room[to + i] = weights[bias + i]


def _rectify(room: list[float], at: int, width: int) -> None:
    for i in range(width):
        room[at + i] = max(room[at + i], 0.0)


def _add_rectified(room: list[float], to: int, width: int) -> None:
    """Add what is more than nothing of a layer's result to a token."""
    for i in range(width):
        room[to + i] += max(room[MORE + i], 0.0)


def _add_seen(
    room: list[float],
    to: int,
    tokens: Tokens,
    at: int,
    inputs: int,
    weights: Weights,
    matrix: int,
    width: int,
) -> None:
    """Add the product of what is seen and a matrix; most of what is seen is nothing."""
    for i in range(inputs):
        seen = tokens.row[at + i]
        if seen:
            for j in range(width):
                room[to + j] += seen * weights[matrix + width * i + j]


def _add(
    room: list[float],
    to: int,
    at: int,
    inputs: int,
    weights: Weights,
    matrix: int,
    width: int,
) -> None:
    """Add the product of numbers in the room and a matrix."""
    for i in range(inputs):
        factor = room[at + i]
        if factor != 0.0:
            for j in range(width):
                room[to + j] += factor * weights[matrix + width * i + j]


def _add_column(
    room: list[float],
    to: int,
    at: int,
    inputs: int,
    weights: Weights,
    column: int,
    width: int,
) -> None:
    """Add the product of numbers in the room and one column of a matrix."""
    total = room[to]
    for i in range(inputs):
        total += room[at + i] * weights[column + width * i]
    room[to] = total


def _look(tokens: Tokens, weights: Weights, room: list[float]) -> None:
    """The first layer: tokens of what is seen."""
    for color in range(4):
        to = COLORS + COLOR_HIDDEN * color
        _set(room, to, weights, COLOR_IN_BIAS, COLOR_HIDDEN)
        at = COLOR_WIDTH * color
        _add_seen(room, to, tokens, at, COLOR_WIDTH, weights, COLOR_IN, COLOR_HIDDEN)
        _rectify(room, to, COLOR_HIDDEN)
    _set(room, RESTS, weights, REST_IN_BIAS, REST_HIDDEN)
    _add_seen(room, RESTS, tokens, REST, REST_WIDTH, weights, REST_IN, REST_HIDDEN)
    _rectify(room, RESTS, REST_HIDDEN)


def _mix(weights: Weights, layer: int, wanted: int, room: list[float]) -> None:
    """A layer in which the rest learns of all colours, and those that are wanted of the rest."""
    for i in range(COLOR_HIDDEN):
        total = room[COLORS + i]
        for color in range(1, 4):
            total += room[COLORS + COLOR_HIDDEN * color + i]
        room[SUM + i] = total
    _set(room, MORE, weights, layer + REST_BIAS, REST_HIDDEN)
    _add(room, MORE, RESTS, REST_HIDDEN, weights, layer + REST_REST, REST_HIDDEN)
    _add(room, MORE, SUM, COLOR_HIDDEN, weights, layer + COLORS_REST, REST_HIDDEN)
    _add_rectified(room, RESTS, REST_HIDDEN)
    if wanted == 0:
        return
    _set(room, SUM, weights, layer + COLOR_BIAS, COLOR_HIDDEN)  # the same for every colour
    _add(room, SUM, RESTS, REST_HIDDEN, weights, layer + REST_COLOR, COLOR_HIDDEN)
    for color in range(4):
        if (wanted >> color) & 1:
            at = COLORS + COLOR_HIDDEN * color
            for i in range(COLOR_HIDDEN):
                room[MORE + i] = room[SUM + i]
            _add(room, MORE, at, COLOR_HIDDEN, weights, layer + COLOR_COLOR, COLOR_HIDDEN)
            _add_rectified(room, at, COLOR_HIDDEN)


def _colors_to_choose(tokens: Tokens) -> int:
    """The colours that can be named, or of which a card can be laid or discarded, as a mask."""
    found = tokens.others & EVERY_COLOR  # NAME is its lowest bit
    for color in range(4):
        if tokens.faces & COLOR_MASK[color]:
            found |= 1 << color
    return found


def _like_act(weights: Weights, room: list[float], action: int, act: int) -> None:
    """Write how much an action is liked that has to do with no colour."""
    to = LIKED + action
    room[to] = weights[ACT_BIAS + act]
    _add_column(room, to, RESTS, REST_HIDDEN, weights, ACT + act, ACTS)


def _like_face(weights: Weights, room: list[float], face: int) -> None:
    """Write how much it is liked to lay or discard a card."""
    color = face // SYMBOLS_A_COLOR
    if color == 4:
        _like_act(weights, room, face, face - 4 * SYMBOLS_A_COLOR)
        return
    to, symbol = LIKED + face, face - SYMBOLS_A_COLOR * color
    at = COLORS + COLOR_HIDDEN * color
    room[to] = weights[LAY_BIAS + symbol]
    _add_column(room, to, RESTS, REST_HIDDEN, weights, LAY_REST + symbol, SYMBOLS_A_COLOR)
    _add_column(room, to, at, COLOR_HIDDEN, weights, LAY + symbol, SYMBOLS_A_COLOR)


def _like_other(weights: Weights, room: list[float], action: int) -> None:
    """Write how much an action is liked that lays no card."""
    color = action - NAMES_AT
    if color < 4:
        room[LIKED + action] = 0.0
        at = COLORS + COLOR_HIDDEN * color
        _add_column(room, LIKED + action, at, COLOR_HIDDEN, weights, NAMES, 1)
    else:
        _like_act(weights, room, action, action - 4 * SYMBOLS_A_COLOR - 4)


def _like(tokens: Tokens, weights: Weights, room: list[float]) -> None:
    """The last layer: how much every choice is liked, and what the table is worth."""
    faces, others = tokens.faces, tokens.others
    while faces:
        _like_face(weights, room, lowest(faces))
        faces &= faces - 1
    while others:
        _like_other(weights, room, NAME + lowest(others))
        others &= others - 1
    room[VALUE] = weights[VALUE_BIAS]
    _add_column(room, VALUE, RESTS, REST_HIDDEN, weights, VALUES, 1)


def weigh_choices(tokens: Tokens, weights: Weights, room: list[float]) -> None:
    """Write into the room how much every choice is liked by whoever sees these tokens.

    What no choice depends on is left out: a quarter of the work, as a rule.
    """
    _look(tokens, weights, room)
    _mix(weights, 0, EVERY_COLOR, room)
    _mix(weights, MIX, _colors_to_choose(tokens), room)
    _like(tokens, weights, room)


def choose_token(tokens: Tokens, weights: Weights, room: list[float]) -> int:
    """The choice that is liked most, of equals the first; who has no choice does not think."""
    faces, others = tokens.faces, tokens.others
    if count(faces) + count(others) == 1:
        return lowest(faces) if faces else NAME + lowest(others)
    weigh_choices(tokens, weights, room)
    best, chosen = 0.0, NONE
    while faces | others:
        if faces:
            action = lowest(faces)
            faces &= faces - 1
        else:
            action = NAME + lowest(others)
            others &= others - 1
        liked = room[LIKED + action]
        if chosen == NONE or liked > best:
            best, chosen = liked, action
    return chosen


def look_at(t: State, r: Rules, seat: int, companion: int, asked: int, tokens: Tokens) -> None:
    """Note what a seat sees and may choose, as one character or the other; `asked` as in `see`.

    Programs of ours neither cheat nor laugh. Who has no choice need not look.
    """
    set_choices(t, r, seat, asked, tokens)
    if t.phase == Phase.VERDICT:
        tokens.others = FROWN_BIT  # players that are no people do not laugh (CUS-IDEA-8)
    elif asked == 0 and t.phase != Phase.DISCARD:
        tokens.faces = lawful(t, r, seat)
    if count(tokens.faces) + count(tokens.others) > 1:
        see(t, r, seat, companion, asked, tokens)


def network_action(
    t: State,
    r: Rules,
    seat: int,
    companion: int,
    tokens: Tokens,
    weights: Weights,
    room: list[float],
) -> int:
    """The action of a seat that must act."""
    look_at(t, r, seat, companion, 0, tokens)
    return token_action(t, seat, choose_token(tokens, weights, room))


def network_jumps(
    t: State,
    r: Rules,
    seat: int,
    companion: int,
    tokens: Tokens,
    weights: Weights,
    room: list[float],
) -> int:
    """Whether a seat that may jump in does so."""
    look_at(t, r, seat, companion, 1, tokens)
    return 1 if choose_token(tokens, weights, room) == JUMP else 0
