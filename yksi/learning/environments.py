"""Many tables at once for learners: one action each, then what the next learner sees and may do.

Either every seat learns, or one does and the others follow a policy. Games are numbered, and each
has its own stretch of chance; when one is over the next is dealt.
"""

from yksi.batches.games import MOST_ACTIONS, deal_game
from yksi.batches.playouts import call_all
from yksi.cards import NONE, Symbol
from yksi.kernel.actions import CHALLENGE, JUMP, NAME
from yksi.kernel.bits import count, pick
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import actor
from yksi.learning.observation import (
    ACTIONS,
    Desk,
    Screen,
    await_nobody,
    await_seat,
    count_pile,
    kernel_action,
    look,
    observe,
    write_mask,
)
from yksi.policies.choices import DRAW_BIT, KEEP_BIT
from yksi.policies.dice import roll, spin
from yksi.policies.levels import Policy
from yksi.policies.players import decide
from yksi.rules import JumpIn, Rules, Scoring
from yksi.search.thought import think

# How a step can leave a game.
GOES_ON = 0
IS_OVER = 1
GIVEN_UP = 2

# What the end of a game is worth: a win or a place, or points.
BY_PLACE = 0
BY_POINTS = 1
HUNDRED = 100  # points that are worth one

TRIES = 100  # deals until a learner has something to do

# What a sharp player writes on while it thinks, line by line.
PLAYERS = 0  # how everybody is thought to play
OPTIONS = 1
SCORES = 2
SQUARES = 3
ROW = 4
NOTES = 5


def _keep_counting(t: State, action: int, desk: Desk) -> None:
    """Count the discard pile after an action; from the beginning where cards may have left it.

    A reshuffle always takes cards away, so a pile that has grown by what was laid had none.
    """
    laid = 1 if action < NAME else 0
    plain = action <= CHALLENGE and t.symbol <= Symbol.WILD_FOUR
    if plain and t.discard_count == desk.counted + laid:
        if laid:
            desk.pile[action] += 1
        desk.counted = t.discard_count
    else:
        count_pile(t, desk)


def act(t: State, r: Rules, seat: int, action: int, desk: Desk) -> None:
    """Carry out one action of the kernel, and the calls that follow from it."""
    step(t, r, seat, action)
    if t.owed | t.grace:
        call_all(t, r)
    desk.taken += 1
    _keep_counting(t, action, desk)


def goes_on(t: State, desk: Desk) -> int:
    """Whether the game still concerns a learner."""
    if t.phase == Phase.OVER or desk.taken >= MOST_ACTIONS:
        return 0
    return 1 if desk.learner == NONE else is_in(t, desk.learner)


def _jumper(t: State, r: Rules, policy: int, learner: int) -> int:
    """The first of the others that lays the twin of the top card, or NONE."""
    if r.jump_in == JumpIn.NO or policy == Policy.RANDOM or policy == Policy.RLCARD:
        return NONE
    for seat in range(t.seats):
        if seat != learner and allowed(t, r, seat, JUMP):
            return seat
    return NONE


def _choice(
    t: State,
    r: Rules,
    seat: int,
    policy: int,
    dice: int,
    minds: list[State],
    notes: list[list[int]],
    trials: int,
) -> int:
    """What one of the others does; a sharp one thinks on tables of its own."""
    if policy != Policy.SHARP:
        return decide(t, r, seat, policy, dice)
    minds[0] = t.clone()
    return think(
        minds,
        r,
        notes[PLAYERS],
        seat,
        notes[OPTIONS],
        notes[SCORES],
        notes[SQUARES],
        notes[ROW],
        trials,
        dice,
    )


def _others_play(
    t: State,
    r: Rules,
    policy: int,
    desk: Desk,
    minds: list[State],
    notes: list[list[int]],
    trials: int,
) -> None:
    """Let the others play until it is the learner's turn, or the game is over."""
    learner = desk.learner
    while goes_on(t, desk):
        seat = _jumper(t, r, policy, learner)
        action = JUMP
        if seat == NONE:
            seat = actor(t)
            if seat == learner:
                break
            desk.dice = spin(desk.dice)
            action = _choice(t, r, seat, policy, desk.dice, minds, notes, trials)
        act(t, r, seat, action, desk)


def _deal(
    t: State,
    r: Rules,
    policy: int,
    apart: int,
    desk: Desk,
    minds: list[State],
    notes: list[list[int]],
    trials: int,
) -> None:
    """Deal the next game of this environment and play up to the first action of a learner."""
    for _ in range(TRIES):
        desk.game += apart
        desk.dice = deal_game(t, r, desk.game)
        desk.taken = 0
        count_pile(t, desk)
        if policy != NONE:
            desk.learner = desk.learner + 1 if desk.learner + 1 < t.seats else 0
            _others_play(t, r, policy, desk, minds, notes, trials)
        if goes_on(t, desk):
            return


def value(t: State, r: Rules, seat: int) -> float:
    """What the end is worth to a seat; all seats together get nothing, unless places are shared."""
    if r.play_on:
        return (t.seats + 1 - 2 * t.place[seat]) / (t.seats - 1) if t.place[seat] else 0.0
    if t.winner == NONE:
        return 0.0
    return 1.0 if t.winner == seat else -1.0 / (t.seats - 1)


def points_ahead(t: State, r: Rules, seat: int) -> float:
    """The points that a seat got more than the others on average; less, where they are bad."""
    others = -t.points[seat]
    for other in range(t.seats):
        others += t.points[other]
    ahead = (t.points[seat] - others / (t.seats - 1)) / HUNDRED
    return -ahead if r.scoring == Scoring.LOW else ahead


def _worth(t: State, r: Rules, seat: int, by: int) -> float:
    return points_ahead(t, r, seat) if by == BY_POINTS else value(t, r, seat)


def _reward(t: State, r: Rules, learner: int, by: int, screen: Screen) -> None:
    if learner == NONE:
        for seat in range(t.seats):
            screen.rewards[seat] = _worth(t, r, seat, by)
    else:
        screen.rewards[0] = _worth(t, r, learner, by)


def _show(t: State, r: Rules, desk: Desk, screen: Screen) -> None:
    """Show what the learner sees whose action is awaited; when it is over, nothing can be done."""
    if goes_on(t, desk):
        await_seat(t, r, actor(t), desk)
    else:
        await_nobody(t.turn if desk.learner == NONE else desk.learner, desk)
    observe(t, desk.seat, desk, screen)
    write_mask(desk, screen)


def is_open(desk: Desk, action: int) -> int:
    """Whether an environment accepts this action: none, where its game is over and waits."""
    if action == NONE:
        return 1 if desk.done and desk.faces | desk.others == 0 else 0
    if action < 0 or action >= ACTIONS:
        return 0
    if action < NAME:
        return (desk.faces >> action) & 1
    return (desk.others >> (action - NAME)) & 1


def first_illegal(desks: list[Desk], actions: list[int]) -> int:
    for i in range(len(desks)):
        if is_open(desks[i], actions[i]) == 0:
            return i
    return NONE


# What Python calls takes lists of everything: a single record is slow to hand over.


def deal_envs(
    tables: list[State],
    rules: list[Rules],
    policy: int,
    desks: list[Desk],
    screens: list[Screen],
    minds: list[State],
    notes: list[list[int]],
    trials: int,
) -> None:
    """Deal the next game in every environment.

    Sharp players have so many play-outs for a decision, `minds` to play them on and `notes`, of
    which that of the players is filled in; for others both may be empty.
    """
    r = rules[0]
    for i in range(len(tables)):
        screen = screens[i]
        desks[i].done = GOES_ON
        for seat in range(len(screen.rewards)):
            screen.rewards[seat] = 0.0
        _deal(tables[i], r, policy, len(tables), desks[i], minds, notes, trials)
        _show(tables[i], r, desks[i], screen)


def step_envs(
    tables: list[State],
    rules: list[Rules],
    policy: int,
    apart: int,
    actions: list[int],
    desks: list[Desk],
    screens: list[Screen],
    ends: list[Screen],
    by: int,
    minds: list[State],
    notes: list[list[int]],
    trials: int,
) -> int:
    """Act once in every environment; or nowhere, and return the first whose action is illegal.

    `apart` is how far the numbers of an environment's games lie apart; 0: nothing is dealt anew,
    and a game that is over waits while the others go on.
    `ends` show how games looked that ended; `by` is what they are worth by.
    """
    r = rules[0]
    illegal = first_illegal(desks, actions)
    if illegal != NONE:
        return illegal
    for i in range(len(tables)):
        t, desk, screen = tables[i], desks[i], screens[i]
        if desk.done:
            for seat in range(t.seats):
                screen.rewards[seat] = 0.0
            if actions[i] == NONE:
                continue
            desk.done = GOES_ON
        act(t, r, desk.seat, kernel_action(t, desk.seat, actions[i]), desk)
        if policy != NONE:
            _others_play(t, r, policy, desk, minds, notes, trials)
        if goes_on(t, desk) == 0:
            desk.done = GIVEN_UP
            if desk.taken < MOST_ACTIONS or t.phase == Phase.OVER:
                desk.done = IS_OVER
                _reward(t, r, desk.learner, by, screen)
            _show(t, r, desk, ends[i])
            if apart:
                _deal(t, r, policy, apart, desk, minds, notes, trials)
        _show(t, r, desk, screen)
    return NONE


def look_env(
    tables: list[State],
    rules: list[Rules],
    env: int,
    seat: int,
    desks: list[Desk],
    screens: list[Screen],
) -> None:
    """Show what any seat of one table sees, on the first desk and screen."""
    look(tables[env], rules[0], seat, desks[0], screens[0])


def choose_envs(desks: list[Desk], dice: int, actions: list[int]) -> int:
    """Choose a random legal action for every environment; returns the dice afterwards.

    Whoever can lay does not draw, or games would hardly end.
    """
    for i in range(len(desks)):
        dice = spin(dice)
        faces, others = desks[i].faces, desks[i].others
        if faces:
            others &= ~(DRAW_BIT | KEEP_BIT)
        choice = roll(dice, count(faces) + count(others))
        if choice < count(faces):
            actions[i] = pick(faces, choice)
        elif others:
            actions[i] = NAME + pick(others, choice - count(faces))
        else:
            actions[i] = NONE
    return dice
