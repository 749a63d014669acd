"""RLCard's UNO: without its environment, which makes it several times faster, and with it.

Runs in the peers' environment. `allow_step_back` is off, as by default: with it every step copies
the game. `Game.step` builds the next player's view each time; we call what it calls, less the view.

- playouts: play after the deal; dealing is not timed.
- games: whole games with RLCard's own `init_game`, on one object used again and again.
- learner: its environment, `env.step`, which also builds the next player's observation.
"""

import random
import time
from copy import deepcopy
from importlib.metadata import version

import rlcard
from rlcard.games.uno import Game

from benchmarks.worker import Result, fresh_process, serve

BATCH = 50


class Table:
    """The game for one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.random = random.Random(players)

    def deal(self) -> Game:
        game = Game(num_players=self.players)
        game.init_game()
        return game

    def finish(self, game: Game) -> int:
        """Play at random to the end and say how many actions it took."""
        random_float = self.random.random
        play, players = game.round, game.players
        legal_actions, proceed = play.get_legal_actions, play.proceed_round
        actions = 0
        while not play.is_over:
            legal = legal_actions(players, play.current_player)
            proceed(players, legal[int(random_float() * len(legal))])
            actions += 1
        return actions

    def games(self, seconds: float) -> Result:
        game = self.deal()
        actions = games = 0
        elapsed = 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            for _ in range(BATCH):
                game.init_game()
                actions += self.finish(game)
            games += BATCH
            elapsed = time.perf_counter() - start
        return {"actions": actions, "games": games, "seconds": elapsed}

    def playouts(self, seconds: float) -> Result:
        actions = games = 0
        elapsed = 0.0
        while elapsed < seconds:
            dealt = [self.deal() for _ in range(BATCH)]
            start = time.perf_counter()
            for game in dealt:
                actions += self.finish(game)
            elapsed += time.perf_counter() - start
            games += BATCH
        return {"actions": actions, "games": games, "seconds": elapsed}

    def clones(self, seconds: float) -> Result:
        game, clones, elapsed = self.deal(), 0, 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            for _ in range(BATCH):
                deepcopy(game)
            clones += BATCH
            elapsed = time.perf_counter() - start
        return {"clones": clones, "seconds": elapsed}


def learner(seconds: float) -> Result:
    env = rlcard.make("uno")
    throw = random.Random(2).random
    actions = games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        for _ in range(BATCH):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(throw() * len(legal))])
                actions += 1
        games += BATCH
        elapsed = time.perf_counter() - start
    return {"actions": actions, "games": games, "seconds": elapsed}


START = """
from rlcard.games.uno import Game
game = Game(num_players=4)
game.init_game()
while not game.is_over():
    game.step(game.get_legal_actions()[0])
"""


def main() -> None:
    two, four = Table(2), Table(4)
    serve(
        {"rlcard": version("rlcard")},
        {
            "playouts 2": two.playouts,
            "playouts 4": four.playouts,
            "games 2": two.games,
            "games 4": four.games,
            "learner 2": learner,
            "clone": four.clones,
            "import": lambda _: fresh_process("import rlcard"),
            "start": lambda _: fresh_process(START),
        },
    )


if __name__ == "__main__":
    main()
