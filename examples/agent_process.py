"""A player of one's own for `yksi tournament`, as a program that reads and writes lines of JSON.

    yksi tournament --process mine="python examples/agent_process.py" --seats 2 --games 200
    python examples/agent_process.py --seed 1 < lines.txt

Nothing of Yksi is imported: a player can be written in any language. docs/AGENTS.md tells what the
lines hold.
"""

import argparse
import json
import random
import sys


def choose(view, legal, dice):
    """The number of an action in `legal`: the play that gets rid of most cards, if there is one."""
    by_kind = {}
    for number, action in enumerate(legal):
        by_kind.setdefault(action["do"], []).append(number)
    if view["owes_call"]:
        return by_kind["call"][0]
    if "catch" in by_kind:
        return by_kind["catch"][0]
    if "lay" in by_kind:
        most = max(len(legal[number]["cards"]) for number in by_kind["lay"])
        return dice.choice([n for n in by_kind["lay"] if len(legal[n]["cards"]) == most])
    waited_for = view["turn"] == view["seat"] or view["seats"][view["seat"]]["to_choose"]
    if not waited_for:
        return None
    left_out = ("accuse", "call", "forfeit")
    return dice.choice([n for n, action in enumerate(legal) if action["do"] not in left_out])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0, help="added to that of each game (0)")
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    for line in sys.stdin:
        message = json.loads(line)
        if "yksi" in message:
            answer = {"ready": True}
        elif "begin" in message:
            dice.seed(asked.seed + message["begin"]["seed"])
            continue
        elif "decide" in message:
            asked_for = message["decide"]
            answer = {"action": choose(asked_for["view"], asked_for["legal"], dice)}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
