"""RLCard's agents for UNO, trained as its own example does, as players of `yksi tournament`.

    python -m benchmarks.peers.rlcard_agents train dqn dqn.pth
    yksi tournament --process dqn="python -m benchmarks.peers.rlcard_agents play dqn.pth" \
        --bots master,champion --seats 2 --games 2k

Runs in the peers' environment with PyTorch besides, which RLCard's learned agents need. An agent
sees what RLCard shows it: its hand and the card on top with the colour in force. It may choose what
RLCard's game allows: a wild draw four only where nothing else fits, and to draw only where nothing
does. What that game does not have it does as that game does it: it lays what it drew if it fits,
calls, catches and never challenges. `play rule` is RLCard's rule agent itself.
"""

import argparse
import json
import random
import sys
import time
from collections import OrderedDict
from typing import Any

import numpy as np
import rlcard
import torch
from rlcard.agents import RandomAgent
from rlcard.agents.dqn_agent import DQNAgent
from rlcard.agents.nfsp_agent import NFSPAgent
from rlcard.games.uno.utils import ACTION_LIST, ACTION_SPACE, encode_hand, encode_target
from rlcard.models.uno_rule_models import UNORuleAgentV1
from rlcard.utils import reorganize, set_seed, tournament

RULE = "rule"
SEED = 42  # its example's
LAYERS = [64, 64]
TRAITS = {"+2": "draw_2", "R": "reverse", "S": "skip", "W": "wild", "W4": "wild_draw_4"}


def new_agent(algorithm: str, env: Any) -> Any:
    """An agent with the settings of RLCard's example."""
    known = {"num_actions": env.num_actions, "state_shape": env.state_shape[0]}
    if algorithm == "dqn":
        return DQNAgent(**known, mlp_layers=LAYERS, device=torch.device("cpu"))
    layers = {"hidden_layers_sizes": LAYERS, "q_mlp_layers": LAYERS}
    return NFSPAgent(**known, **layers, device=torch.device("cpu"))


def train(algorithm: str, episodes: int, file: str) -> None:
    """Train against a random agent, which is what the example does, and keep the agent."""
    set_seed(SEED)
    env = rlcard.make("uno", config={"seed": SEED})
    agent = new_agent(algorithm, env)
    env.set_agents([agent, RandomAgent(num_actions=env.num_actions)])
    began = time.perf_counter()
    for _ in range(episodes):
        if algorithm == "nfsp":
            agent.sample_episode_policy()
        trajectories, payoffs = env.run(is_training=True)
        for transition in reorganize(trajectories, payoffs)[0]:
            agent.feed(transition)
    torch.save(agent, file)
    seconds = time.perf_counter() - began
    payoff = tournament(env, 4_000)[0]
    print(f"\n{episodes} games, {seconds:.0f} s; {50 + 50 * payoff:.1f} % against random in RLCard")


def card_of(card: str, color: str) -> str:
    """A card of ours as RLCard writes it; a wild has the colour that was named for it."""
    if card in ("W", "W4"):
        return f"{color}-{TRAITS[card]}"
    return f"{card[0].lower()}-{TRAITS.get(card[1:], card[1:])}"


class Player:
    def __init__(self, agent: Any) -> None:
        self._agent = agent

    def answer(self, view: dict[str, Any], legal: list[dict[str, Any]]) -> int | None:
        """The number of an action, or none where nobody waits for it."""
        kinds = [action["do"] for action in legal]
        for out_of_turn in ("call", "catch"):
            if out_of_turn in kinds and (out_of_turn == "catch" or view["owes_call"]):
                return kinds.index(out_of_turn)
        if view["turn"] != view["seat"] and not view["seats"][view["seat"]]["to_choose"]:
            return None
        lays = {
            ACTION_SPACE[card_of(action["cards"][0], (action["color"] or "r")[0])]: number
            for number, action in enumerate(legal)
            if action["do"] == "lay"
        }
        if lays and view["color"]:
            return lays[self._chosen(view, sorted(lays))]
        for kind in ("draw", "accept", "keep", "namecolor"):
            if kind in kinds:
                return random.choice([n for n, other in enumerate(kinds) if other == kind])
        return None

    def _chosen(self, view: dict[str, Any], fitting: list[int]) -> int:
        """What the agent lays of what fits, as RLCard's game would ask it."""
        milder = [number for number in fitting if not ACTION_LIST[number].endswith("_4")]
        numbers = milder or fitting
        hand = [card_of(card, "r") for card in view["seats"][view["seat"]]["hand"]]
        seen = np.zeros((4, 4, 15), dtype=int)
        encode_hand(seen[:3], hand)
        encode_target(seen[3], card_of(view["top"], view["color"][0]))
        names = [ACTION_LIST[number] for number in numbers]
        state = {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(numbers),
            "raw_legal_actions": names,
            "raw_obs": {"hand": hand},
        }
        action, _ = self._agent.eval_step(state)
        return ACTION_SPACE[action] if isinstance(action, str) else int(action)


def play(file: str) -> None:
    """Answer the lines of a tournament."""
    torch.set_num_threads(1)
    agent = UNORuleAgentV1() if file == RULE else torch.load(file, weights_only=False)
    player = Player(agent)
    for line in sys.stdin:
        message = json.loads(line)
        if "begin" in message:
            random.seed(message["begin"]["seed"])
            np.random.seed(message["begin"]["seed"] % 2**32)
        elif "decide" in message:
            asked = message["decide"]
            answer = player.answer(asked["view"], asked["legal"])
            print(json.dumps({"action": answer}), flush=True)
        elif "yksi" in message:
            print(json.dumps({"ready": True}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("algorithm", choices=("dqn", "nfsp"))
    training.add_argument("file")
    training.add_argument("--episodes", type=int, default=5_000, help="as in its example (5000)")
    playing = commands.add_parser("play")
    playing.add_argument("file", help="an agent that was trained, or 'rule'")
    asked = parser.parse_args()
    if asked.command == "train":
        train(asked.algorithm, asked.episodes, asked.file)
    else:
        play(asked.file)


if __name__ == "__main__":
    main()
