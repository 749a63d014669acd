"""At every step of any game, a refusal changes nothing and all that is legal is accepted."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.properties.states import deep
from tests.walks import Mover, choose, every_table, options, started, walk
from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES, FACES
from yksi.game import Action, Game, Refusal
from yksi.game import actions as do
from yksi.rules import Referee

_ODD_CARDS = ("", "R10", "w4", "WC", "X", "R 5", "🂡")
_SEATS = [*range(-3, 12), 27, 28, 1 << 40]
_BARE: list[type[Action]] = [
    do.Draw,
    do.Keep,
    do.Accept,
    do.Challenge,
    do.Call,
    do.Decline,
    do.Laugh,
    do.Frown,
    do.Forfeit,
    do.Stop,
    do.Away,
    do.TakeBack,
    do.End,
    do.Deal,
]
_NAMING_A_SEAT: list[Callable[[int], Action]] = [
    do.Catch,
    do.Accuse,
    do.Swap,
    do.Lapse,
    do.Remove,
    do.Join,
]


class Thrower:
    """Throws anything at a table: what fits, what does not, and what nobody should send."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.game, self.dice = game, dice

    def mover(self) -> Mover:
        nearly = [self.game.turn] * 6 + list(range(self.game.seats)) + [None, None, -1, 28]
        return self.dice.choice(nearly)

    def card(self, mover: Mover) -> str:
        t, dice = self.game.state, self.dice
        if dice.random() < 0.03:
            return dice.choice(_ODD_CARDS)
        if mover is not None and 0 <= mover < t.seats and t.size[mover] and dice.random() < 0.8:
            return FACE_NAMES[dice.choice([f for f in range(FACES) if t.hands[mover][f]])]
        return dice.choice(FACE_NAMES)

    def cards(self, mover: Mover) -> tuple[str, ...]:
        count = self.dice.choice((0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 5))
        return tuple(self.card(mover) for _ in range(count))

    def lay(self, mover: Mover) -> Action:
        dice = self.dice
        color = dice.choice((None, None, None, None, *COLOR_NAMES, "pink"))
        swap = None if dice.random() < 0.9 else dice.choice(_SEATS)
        return do.Lay(self.cards(mover), color, dice.random() < 0.2, swap)

    def action(self, mover: Mover) -> Action:
        dice = self.dice
        kind = dice.randrange(12)
        if kind < 4:
            return self.lay(mover)
        if kind == 4:
            card = self.card(mover)
            swap = dice.choice((None, *_SEATS))
            return do.LayOne(card) if dice.random() < 0.5 else do.JumpIn(card, swap=swap)
        if kind == 5:
            return do.NameColor(dice.choice((*COLOR_NAMES, "", "pink")))
        if kind == 6:
            return do.Discard(self.cards(mover))
        if kind == 7:
            return dice.choice(_NAMING_A_SEAT)(dice.choice(_SEATS))
        if kind == 8 and dice.random() < 0.1:
            return do.Give(dice.choice(_SEATS), dice.choice((-1, 0, 1, 2, 10**9)))
        if kind == 9 and dice.random() < 0.1:
            return do.Deal(dice.choice(("", "zz", "0" * 64, "F" * 64)))
        return dice.choice(_BARE)()


def _sorted_middle(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What lies between the first and the last card of a play does not matter."""
    return (*cards[:1], *sorted(cards[1:-1], key=FACE_BY_NAME.__getitem__), *cards[1:][-1:])


def is_listed(action: Action, found: list[Action], cheats: bool) -> bool:
    """Whether what was accepted is in the list, apart from a call that comes with it."""
    match action:
        case do.Lay(cards, color, _, swap):
            if cheats:  # with an open referee anything goes on top of the first card
                return any(isinstance(play, do.Lay) and play.cards[0] == cards[0] for play in found)
            cards = _sorted_middle(tuple(FACE_NAMES[FACE_BY_NAME[card]] for card in cards))
            # The last card of a round needs no colour, and may have one.
            return do.Lay(cards, color, swap=swap) in found or do.Lay(cards) in found
        case do.LayOne(card):
            starts = [play.cards[0] for play in found if isinstance(play, do.Lay)]
            return FACE_NAMES[FACE_BY_NAME[card]] in starts or action in found
        case do.JumpIn(card, _):
            return do.JumpIn(card) in found
        case do.Discard(cards):
            return all(do.Discard((FACE_NAMES[FACE_BY_NAME[card]],)) in found for card in cards)
        case do.Give(seat, _):
            return do.Give(seat, 1) in found
        case do.Deal():
            return do.Deal() in found
    return action in found


@every_table
def test_a_refusal_changes_nothing_and_only_the_legal_is_accepted(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=3)
    dice = random.Random(3)
    thrower = Thrower(game, dice)
    cheats = game.rules.referee == Referee.OPEN
    for found in walk(game, dice, most=120):
        for _ in range(12):
            mover = thrower.mover()
            action = thrower.action(mover)
            before, moves = deep(game.state), list(game.moves)
            twin = game.clone()
            result = game.try_play(mover, action)
            if isinstance(result, Refusal):
                assert game.state.values() == before, (mover, action, result)
                assert game.moves == moves
                continue
            assert game.moves == [*moves, (mover, action)]
            assert is_listed(action, found[mover], cheats), (mover, action)
            game.state, game.moves = twin.state, twin.moves


@every_table
def test_everything_legal_is_accepted(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=4)
    dice = random.Random(4)
    for found in walk(game, dice, most=120):
        moves = [(mover, action) for mover, legal in found.items() for action in legal]
        for mover, action in dice.sample(moves, min(len(moves), 8)):
            game.clone().play(mover, action)


@every_table
def test_single_steps_are_legal_and_accepted_alike(rules: str, seats: int) -> None:
    """Plays made card by card, as learning environments make them."""
    game = started(rules, seats, seed=5)
    dice = random.Random(5)
    for _ in range(150):
        found = options(game)
        if not any(found.values()):
            return
        mover, action = choose(found, dice)
        if isinstance(action, do.Lay):
            action = do.LayOne(action.cards[0])
        game.play(mover, action)
