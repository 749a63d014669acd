"""A game between bots: played, saved, loaded again and analysed.

    python examples/first_game.py --rules "classic + stacking=same" --seed 7

Everything that it uses is in docs/API.md. The first analysis on a machine compiles the rules,
which takes about a minute.
"""

import argparse
from pathlib import Path

import yksi
from yksi.analysis import analyse
from yksi.bots import new_bot

parser = argparse.ArgumentParser(
    description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
)
parser.add_argument("--rules", default="classic", help="edition and changes (classic)")
parser.add_argument("--seed", type=int, default=7, help="of the deal and the bots (7)")
parser.add_argument("--playouts", type=int, default=200, help="for every chance (200)")
parser.add_argument("--file", type=Path, default="game.txt", help="for the record (game.txt)")
asked = parser.parse_args()

bots = [new_bot(level, asked.seed) for level in ("careful", "casual")]
game = yksi.Game.new(asked.rules, seats=len(bots), seed=asked.seed)
while not game.over:
    seat = game.to_act[0]
    action = bots[seat].decide(game.view(seat), game.legal(seat))
    game.play(seat, action)

asked.file.write_text(game.record({"name.A": "Careful", "name.B": "Casual"}))
again, told = yksi.Game.replay(asked.file.read_text())
print(f"{len(told)} moves:", again.outcome())

for played in analyse(asked.file.read_text(), asked.playouts):
    for move in played.costliest(3):
        print(f"{played.names[move.seat]}: {move.move}, which cost {move.cost.value:.0%}")
