"""Positions out of games of careful bots, for measurements that begin in the middle of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from yksi.batches.games import Column, advance, begin, is_done
from yksi.game.setup import new_state, set_secret
from yksi.kernel.state import State
from yksi.policies.levels import Policy
from yksi.rules import Rules
from yksi.seeds import secret_of


def one_of_each_game(
    rules: Rules, seats: int, seed: int, wanted: Callable[[State, Rules], bool]
) -> Iterator[State]:
    """One wanted position of every game that has any: positions of one game are too much alike."""
    t = new_state(rules, seats)
    t.telling = 0
    set_secret(t, secret_of(seed))
    row = [0] * (Column.PLACE + seats)
    dice, game = Random(seed), 0
    while True:
        begin(t, rules, game, row)
        found, seen = None, 0
        while not is_done(t, row):
            if wanted(t, rules):
                seen += 1
                if dice.randrange(seen) == 0:
                    found = t.clone()
            advance(t, rules, [Policy.CAREFUL, 0, 0] * seats, row)
        game += 1
        if found is not None:
            yield found
