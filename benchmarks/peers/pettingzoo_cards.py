"""PettingZoo's own card games for learners, the nearest that it has, played at random.

Runs in the peers' environment. They wrap RLCard's games; its UNO is not among them any more.
"""

from importlib.metadata import version

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

from benchmarks.agents import random_agents
from benchmarks.worker import serve


def main() -> None:
    serve(
        {"pettingzoo": version("pettingzoo")},
        {
            "agents leduc": random_agents(leduc_holdem_v4.env),
            "agents texas": random_agents(texas_holdem_v4.env),
        },
    )


if __name__ == "__main__":
    main()
