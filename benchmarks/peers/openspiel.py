"""OpenSpiel's crazy_eights, the nearest game that it has, played at random by its C++ code.

Runs in the peers' environment. Two ways of playing are measured, each the fastest of its kind that
the Python package offers:

- playouts: `RandomRolloutEvaluator` inside an MCTS bot with one simulation, which is a C++ loop
  over complete random play-outs. They begin after the deal, and dealing is not timed. The evaluator
  does not count, so the actions are the play-outs times their mean length, which is measured
  beforehand by exact counting on the same deals.
- games: `evaluate_bots` with C++ random bots, whole games with their deal; counted exactly, outside
  the timed part.

An action is a decision of a player. OpenSpiel also applies a step for each card that chance deals
or draws; those are reported apart, as `chance`.
"""

import random
import time
from importlib.metadata import version
from itertools import repeat

import pyspiel

from benchmarks.worker import Result, fresh_process, serve

DEALS = 64
PLAYOUTS_PER_DEAL = 50
COUNTED_PER_DEAL = 300
CLONES = 10_000


class Table:
    """The game for one number of players, with deals to begin from."""

    def __init__(self, players: int) -> None:
        self.random = random.Random(players)
        self.game = pyspiel.load_game(f"crazy_eights(players={players})")
        self.bots = [pyspiel.make_uniform_random_bot(p, 7 + p) for p in range(players)]
        self.deals = [self.deal() for _ in range(DEALS)]
        self.decisions_per_playout, self.chance_per_playout = self.count()
        evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS_PER_DEAL, 1)
        self.searcher = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 1, False)

    def deal(self) -> pyspiel.State:
        # The searcher wants a decision at its root: at a chance node it crashes the process.
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.random.choice(state.chance_outcomes())[0])
        return state

    def finish(self, state: pyspiel.State) -> None:
        pyspiel.evaluate_bots(state, self.bots, self.random.getrandbits(31))

    def count(self) -> tuple[float, float]:
        decisions = chance = 0
        for deal in self.deals:
            for _ in range(COUNTED_PER_DEAL):
                state = deal.clone()
                self.finish(state)
                for step in state.full_history()[deal.move_number() :]:
                    decisions += step.player >= 0
                    chance += step.player < 0
        played = DEALS * COUNTED_PER_DEAL
        return decisions / played, chance / played

    def playouts(self, seconds: float) -> Result:
        search, rounds, elapsed = self.searcher.mcts_search, 0, 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            for deal in self.deals:
                search(deal)
            rounds += 1
            elapsed = time.perf_counter() - start
        games = rounds * DEALS * PLAYOUTS_PER_DEAL
        return {
            "actions": games * self.decisions_per_playout,
            "chance": games * self.chance_per_playout,
            "games": games,
            "seconds": elapsed,
        }

    def games(self, seconds: float) -> Result:
        decisions = chance = games = 0
        elapsed = 0.0
        while elapsed < seconds:
            states = []
            start = time.perf_counter()
            for _ in range(DEALS):
                state = self.game.new_initial_state()
                self.finish(state)
                states.append(state)
            elapsed += time.perf_counter() - start
            for state in states:
                players = [step.player for step in state.full_history()]
                decisions += sum(player >= 0 for player in players)
                chance += sum(player < 0 for player in players)
            games += DEALS
        return {"actions": decisions, "chance": chance, "games": games, "seconds": elapsed}

    def clones(self, seconds: float) -> Result:
        clone, clones, elapsed = self.deals[0].clone, 0, 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            for _ in repeat(None, CLONES):
                clone()
            clones += CLONES
            elapsed = time.perf_counter() - start
        return {"clones": clones, "seconds": elapsed}


START = """
import pyspiel
game = pyspiel.load_game("crazy_eights(players=4)")
bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
"""


def main() -> None:
    two, four = Table(2), Table(4)
    serve(
        {"open_spiel": version("open_spiel")},
        {
            "playouts 2": two.playouts,
            "playouts 4": four.playouts,
            "games 2": two.games,
            "games 4": four.games,
            "clone": four.clones,
            "import": lambda _: fresh_process("import pyspiel"),
            "start": lambda _: fresh_process(START),
        },
    )


if __name__ == "__main__":
    main()
