"""The grandmaster's thought: what the network would do, compared with what else it could do.

What is hidden is dealt anew until the network would have made the last play out of the hand that
was dealt to whoever made it. Every option is tried on the same cards, and the network plays on for
everybody until the seat has had so many choices again: what it expects there is what the option was
worth. So a trial is short, and luck weighs little.

Of the tables given, the first is the one thought about; two more are room for trials.
"""

from yksi.batches.games import Column, advance, is_done
from yksi.batches.learned import network_wish
from yksi.batches.playouts import call_all
from yksi.cards import NONE, Color, Symbol
from yksi.kernel.actions import ACTIONS, NAME
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.matching import lawful
from yksi.kernel.seats import is_in, next_seat, players
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor
from yksi.policies.dice import roll, spin
from yksi.policies.network import LIKED, VALUE, choose_token, look_at, weigh_choices
from yksi.policies.shape import Weights
from yksi.policies.tokens import Tokens, token_action
from yksi.rules import Rules
from yksi.search.hidden import forget_hidden
from yksi.search.options import choose, fewer, narrow, stages_of
from yksi.search.trials import imagine_anew

COMPANION = 1  # the character of the network that everybody is thought to have
HORIZON = 4  # choices of the seat until the network says what it expects
# Squared: how many standard errors better an option must be. Both were counted: docs/CHAMPION.md.
BETWEEN_TWO = 4
AMONG_MANY = 1
MOST_OPTIONS = 4
WHOLE = 10_000  # what a certain win is worth
TRIES = 12  # to deal hands out of which the others would have done what they did
DOUBTED = 20.0  # how much less than the best something is liked that nobody does
DOUBTS = 2.0  # what is liked so much less than the best is done a quarter as often
SIDES = 0x10000


def certainty_of(t: State) -> int:
    return BETWEEN_TWO if players(t) == 2 else AMONG_MANY


def _is_plain(t: State, r: Rules) -> int:
    """Whether the last play was one card, which fitted and moved no hands."""
    if t.player == NONE or t.play_count != 1 or t.was_pending > 0 or t.was_color == Color.NONE:
        return 0
    if t.symbol > Symbol.WILD_FOUR or t.discard_count == 0:
        return 0
    if (r.seven_swap and t.symbol == Symbol.SEVEN) or (r.zero_rotate and t.symbol == 0):
        return 0
    return is_in(t, t.player)


def _take_back(t: State) -> int:
    """Take the last play back, as far as its player saw the table before; returns its face."""
    player = t.player
    t.discard_count -= 1
    face = t.discard[t.discard_count]
    t.hands[player][face] += 1
    t.held[player] |= 1 << face
    t.size[player] += 1
    if t.symbol == Symbol.REVERSE and players(t) > 2:
        t.direction = -t.direction
    t.color = t.was_color
    t.symbol = t.was_symbol
    t.pending = 0
    t.phase = Phase.PLAY
    t.turn = player
    t.waiting = 0
    t.drew = 0
    t.drawn = 0
    t.laid = 0
    t.player = NONE
    return face


def _doubt_of_play(
    t: State, r: Rules, tokens: Tokens, weights: Weights, room: list[float]
) -> float:
    """How much less than the best the last play was liked, with the hand that is dealt now."""
    player = t.player
    face = _take_back(t)
    look_at(t, r, player, COMPANION, 0, tokens)
    if (tokens.faces >> face) & 1 == 0:
        return DOUBTED
    best = choose_token(tokens, weights, room)
    return room[LIKED + best] - room[LIKED + face]


def _doubt_of_passes(t: State, r: Rules, seat: int) -> float:
    """How much speaks against hands that fit although nothing was laid since the last play."""
    found = 0.0
    if t.phase != Phase.PLAY or t.player == NONE or t.drew > 0 or t.pending > 0:
        return found
    if t.symbol > Symbol.NINE and t.symbol != Symbol.WILD:
        return found  # somebody had no turn
    other = next_seat(t, t.player)
    for _ in range(t.seats):
        if other == seat:
            break
        if lawful(t, r, other):
            found += DOUBTED
        other = next_seat(t, other)
    return found


def _imagine_believed(
    tables: list[State],
    r: Rules,
    seat: int,
    dice: int,
    tokens: Tokens,
    weights: Weights,
    room: list[float],
) -> int:
    """Deal the second table until one can believe in it; returns the dice."""
    for _ in range(TRIES):
        dice = spin(dice)
        imagine_anew(tables, r, seat, dice)
        doubt = _doubt_of_passes(tables[1], r, seat)
        if tables[1].player != seat and _is_plain(tables[1], r):
            tables[2] = tables[1].clone()
            doubt += _doubt_of_play(tables[2], r, tokens, weights, room)
        often = 1.0 + doubt / DOUBTS
        if roll(dice ^ 0x5BD1E995, SIDES) * often * often < SIDES:
            break
    return dice


def _worth_of_end(t: State, r: Rules, seat: int) -> int:
    """What the end is worth to a seat, as the network counts it: nothing to all seats together."""
    if r.play_on:
        place = t.place[seat]
        return WHOLE * (t.seats + 1 - 2 * place) // (t.seats - 1) if place else 0
    if t.winner == NONE:
        return 0
    return WHOLE if t.winner == seat else -(WHOLE // (t.seats - 1))


def _try(
    t: State,
    r: Rules,
    everybody: list[int],
    seat: int,
    action: int,
    row: list[int],
    dice: int,
    tokens: Tokens,
    weights: Weights,
    room: list[float],
) -> int:
    """What an action turns out to be worth."""
    step(t, r, seat, action)
    call_all(t, r)
    for i in range(len(row)):
        row[i] = 0
    row[Column.DICE] = dice
    made = 0
    while is_done(t, row) == 0 and t.place[seat] == 0:
        wish = network_wish(t, r, everybody, tokens, weights, room)
        if wish < ACTIONS and actor(t) == seat and count(tokens.faces) + count(tokens.others) > 1:
            made += 1
            if made == HORIZON:
                return int(WHOLE * room[VALUE])
        row[Column.WISH] = wish
        advance(t, r, everybody, row)
    return _worth_of_end(t, r, seat)


def foresee_options(
    tables: list[State],
    r: Rules,
    everybody: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    number: int,
    rounds: int,
    row: list[int],
    dice: int,
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> int:
    """Sum by how much the others beat the first option, and the squares; returns the dice."""
    for _ in range(rounds):
        dice = _imagine_believed(tables, r, seat, dice, tokens[0], weights, room)
        first = 0
        for i in range(number):
            tables[2] = tables[1].clone()
            t, action = tables[2], options[i]
            worth = _try(t, r, everybody, seat, action, row, dice, tokens[0], weights, room)
            if i == 0:
                first = worth
            scores[i] += worth - first
            squares[i] += (worth - first) * (worth - first)
    return dice


def list_liked(
    tables: list[State],
    r: Rules,
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> int:
    """Forget what is hidden, and list what the network likes most, the best first.

    Returns how many options there are.
    """
    t = tables[0]
    forget_hidden(t, r, seat)
    look_at(t, r, seat, COMPANION, 0, tokens[0])
    faces, others = tokens[0].faces, tokens[0].others
    if count(faces) + count(others) > 1:
        weigh_choices(tokens[0], weights, room)
    number = 0
    while faces | others:
        if faces:
            action = lowest(faces)
            faces &= faces - 1
        else:
            action = NAME + lowest(others)
            others &= others - 1
        j = min(number, MOST_OPTIONS)
        while j > 0 and room[LIKED + options[j - 1]] < room[LIKED + action]:
            options[j] = options[j - 1]
            j -= 1
        options[j] = action
        number = min(number + 1, MOST_OPTIONS)
    for i in range(number):
        options[i] = token_action(t, seat, options[i])
        scores[i] = 0
        squares[i] = 0
    return number


def foresee(
    tables: list[State],
    r: Rules,
    everybody: list[int],
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    row: list[int],
    trials: int,
    dice: int,
    tokens: list[Tokens],
    weights: Weights,
    room: list[float],
) -> int:
    """What the network would do, unless another option turns out clearly better."""
    number = list_liked(tables, r, seat, options, scores, squares, tokens, weights, room)
    if number == 1:
        return options[0]
    stages = stages_of(number)
    done = 0
    for _ in range(stages):
        rounds = max(1, trials // (stages * number))
        dice = foresee_options(
            tables,
            r,
            everybody,
            seat,
            options,
            scores,
            squares,
            number,
            rounds,
            row,
            dice,
            tokens,
            weights,
            room,
        )
        done += rounds
        narrow(options, scores, squares, number)
        number = fewer(number)
    return choose(options, scores, squares, done, certainty_of(tables[0]))
