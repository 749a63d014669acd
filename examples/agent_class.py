"""A player of one's own for `yksi tournament`, as a class of Python's.

    yksi tournament --agent mine=examples.agent_class:Thrifty --seats 2 --games 200
    python examples/agent_class.py --games 20

The class is made anew for every game, with a seed. It is asked whenever its seat must or may act,
with what the seat sees and all that it may do, and returns one of these actions, or None to let a
moment pass in which it need not act. docs/AGENTS.md tells the rest.
"""

import argparse
from random import Random

from yksi import Game, actions
from yksi.bots import new_bot


class Thrifty:
    """Lays whatever fits and keeps wilds for need; names the colour that it holds most."""

    def __init__(self, seed):
        self.dice = Random(seed)

    def decide(self, view, legal):
        hand = view.seats[view.seat].hand
        if view.owes_call:
            return actions.Call()
        for action in legal:
            if isinstance(action, actions.Catch):
                return action
        plays = [action for action in legal if isinstance(action, actions.Lay)]
        plain = [play for play in plays if play.color is None]
        if plain:
            return self.dice.choice(plain)
        if plays:
            colors = [card[0] for card in hand]
            return max(plays, key=lambda play: colors.count(play.color[0].upper()))
        never = actions.Accuse | actions.Call | actions.Forfeit | actions.JumpIn
        for action in legal:  # whatever else the table waits for
            if not isinstance(action, never):
                return action
        return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="against casual (20)")
    asked = parser.parse_args()
    won = 0
    for seed in range(asked.games):
        game = Game.new("classic", seats=2, seed=seed)
        players = [Thrifty(seed), new_bot("casual", seed)]
        while not game.over:
            for seat in (1 - game.turn, game.turn):
                action = players[seat].decide(game.view(seat), game.legal(seat))
                if action is not None:
                    game.play(seat, action)
                    break
        won += game.outcome().winner == 0
    print(f"{won} of {asked.games} won")


if __name__ == "__main__":
    main()
