"""Many tables for the training of a network: every seat is asked outside, or follows a policy.

Whoever has no choice is not asked. Beside what the seat sees lies what only a critic may know: the
hands of the others. A game that is over is followed by the next, in which everybody has moved one
seat on.
"""

from yksi.batches.games import deal_game
from yksi.batches.playouts import call_all
from yksi.cards import NONE, SYMBOLS_A_COLOR
from yksi.kernel import actions as k
from yksi.kernel.actions import NAME
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor
from yksi.learning.environments import GIVEN_UP, GOES_ON, IS_OVER, TRIES, value
from yksi.policies.dice import spin
from yksi.policies.levels import Policy
from yksi.policies.players import decide
from yksi.policies.tokens import ACTIONS, WAIT, WILD_FACES, Tokens, see, set_choices, token_action
from yksi.rules import JumpIn, Rules

CHAIRS = 10  # seats of such a table at most
KIND_BITS = 4  # what plays at a seat: a policy, or whoever is asked outside
KIND = (1 << KIND_BITS) - 1
OUTSIDE = 8  # from here on, all kinds are asked outside
LONGEST = 2_000  # actions; a game that is not over by then is given up

# What only a critic may know: others' hands in the order of play, one by one and then together.
APART = 3
PARTS = APART + 1
WILDS_SECRET = 4 * PARTS * SYMBOLS_A_COLOR
SECRET = WILDS_SECRET + PARTS * WILD_FACES


class Bout:
    """One table of a training, besides the table: a record like the state."""

    kinds: int  # what plays at each seat, KIND_BITS each
    companions: int  # mask of the seats that play as companions
    dice: int  # of the policies
    game: int  # its number
    taken: int  # actions so far
    waived: int  # mask of the seats that do not jump in on the last play
    seat: int  # who is asked
    asked: int  # 1: whether to jump in
    done: int  # 0, or how the last game ended
    length: int  # actions of the last game
    rewards: list[float]  # of the last game, by seat
    ended: int  # what played at each seat of the last game
    secret: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name, _, shape in BOUT:
            setattr(self, name, [0] * shape[0] if shape else 0)


BOUT: tuple[tuple[str, str, tuple[int, ...]], ...] = (  # as NumPy wants it
    *((name, "i8", ()) for name in Bout.__slots__ if name not in ("rewards", "secret")),
    ("rewards", "f4", (CHAIRS,)),
    ("secret", "u1", (SECRET,)),
)


def kind_at(kinds: int, seat: int) -> int:
    return (kinds >> (KIND_BITS * seat)) & KIND


def _act(t: State, r: Rules, seat: int, action: int, bout: Bout) -> None:
    step(t, r, seat, action)
    if t.owed | t.grace:
        call_all(t, r)
    bout.taken += 1
    bout.waived = 0


def _jumper(t: State, r: Rules, bout: Bout) -> int:
    """The first seat that may lay the twin of the top card and has not waived it, or NONE."""
    if r.jump_in == JumpIn.NO:
        return NONE
    for seat in range(t.seats):
        kind = kind_at(bout.kinds, seat)
        never = kind == Policy.RANDOM or kind == Policy.RLCARD
        if not never and (bout.waived >> seat) & 1 == 0 and allowed(t, r, seat, k.JUMP):
            return seat
    return NONE


def _tell_secrets(t: State, seat: int, bout: Bout) -> None:
    """Write the hands of the others."""
    secret, other = bout.secret, next_seat(t, seat)
    for i in range(SECRET):
        secret[i] = 0
    for number in range(players(t) - 1):
        part = min(number, APART)
        hand = t.hands[other]
        for color in range(4):
            at = (PARTS * color + part) * SYMBOLS_A_COLOR
            for symbol in range(SYMBOLS_A_COLOR):
                secret[at + symbol] += hand[SYMBOLS_A_COLOR * color + symbol]
        for wild in range(WILD_FACES):
            secret[WILDS_SECRET + WILD_FACES * part + wild] += hand[4 * SYMBOLS_A_COLOR + wild]
        other = next_seat(t, other)


def _is_over(t: State, bout: Bout) -> int:
    return 1 if t.phase == Phase.OVER or bout.taken >= LONGEST else 0


def _only(tokens: Tokens) -> int:
    """The one thing that may be done."""
    return lowest(tokens.faces) if tokens.faces else NAME + lowest(tokens.others)


def _play_on(t: State, r: Rules, bout: Bout, tokens: Tokens) -> None:
    """Play until somebody outside has a choice, or the game is over."""
    while _is_over(t, bout) == 0:
        seat = _jumper(t, r, bout)
        asked = 1 if seat != NONE else 0
        if asked == 0:
            seat = actor(t)
        kind = kind_at(bout.kinds, seat)
        if kind < OUTSIDE:
            bout.dice = spin(bout.dice)
            action = k.JUMP if asked else decide(t, r, seat, kind, bout.dice)
        else:
            set_choices(t, r, seat, asked, tokens)
            if count(tokens.faces) + count(tokens.others) > 1:
                see(t, r, seat, (bout.companions >> seat) & 1, asked, tokens)
                _tell_secrets(t, seat, bout)
                bout.seat = seat
                bout.asked = asked
                return
            action = token_action(t, seat, _only(tokens))
        _act(t, r, seat, action, bout)


def _move_on(mask: int, width: int, seats: int) -> int:
    """What belongs to each seat, in so many bits, moved one seat on."""
    last = mask >> (width * (seats - 1))
    return ((mask << width) & ((1 << (width * seats)) - 1)) | last


def _outcome(t: State, r: Rules, seat: int) -> float:
    """What the end is worth to a seat; who is still in a game that was given up has lost.

    Otherwise whoever is behind would learn to draw until the game is given up.
    """
    if t.phase == Phase.OVER or t.place[seat] > 0:
        return value(t, r, seat)
    return -1.0 / (t.seats - 1)


def _deal(t: State, r: Rules, apart: int, bout: Bout, tokens: Tokens) -> None:
    """Deal games until somebody has a choice."""
    for _ in range(TRIES):
        bout.game += apart
        bout.kinds = _move_on(bout.kinds, KIND_BITS, t.seats)
        bout.companions = _move_on(bout.companions, 1, t.seats)
        bout.dice = deal_game(t, r, bout.game)
        bout.taken = 0
        bout.waived = 0
        _play_on(t, r, bout, tokens)
        if _is_over(t, bout) == 0:
            return


def _is_open(tokens: Tokens, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return 0
    if action < NAME:
        return (tokens.faces >> action) & 1
    return (tokens.others >> (action - NAME)) & 1


def deal_bouts(
    tables: list[State], rules: list[Rules], apart: int, bouts: list[Bout], tokens: list[Tokens]
) -> None:
    """Deal the next game at every table; the numbers of a table's games lie so far apart."""
    for i in range(len(tables)):
        bouts[i].done = GOES_ON
        _deal(tables[i], rules[0], apart, bouts[i], tokens[i])


def step_bouts(
    tables: list[State],
    rules: list[Rules],
    apart: int,
    actions: list[int],
    bouts: list[Bout],
    tokens: list[Tokens],
) -> int:
    """Act once at every table; or nowhere, and return the first whose action is illegal."""
    r = rules[0]
    for i in range(len(tables)):
        if _is_open(tokens[i], actions[i]) == 0:
            return i
    for i in range(len(tables)):
        t, bout = tables[i], bouts[i]
        bout.done = GOES_ON
        if actions[i] == WAIT:
            bout.waived |= 1 << bout.seat
        else:
            _act(t, r, bout.seat, token_action(t, bout.seat, actions[i]), bout)
        _play_on(t, r, bout, tokens[i])
        if _is_over(t, bout):
            bout.done = IS_OVER if t.phase == Phase.OVER else GIVEN_UP
            bout.length = bout.taken
            bout.ended = bout.kinds
            for seat in range(t.seats):
                bout.rewards[seat] = _outcome(t, r, seat)
            _deal(t, r, apart, bout, tokens[i])
    return NONE
