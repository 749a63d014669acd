"""Games between bots, and the tables that they are tried at."""

from __future__ import annotations

from yksi.bots import Bot
from yksi.game import Action, Game

TABLES = [
    "classic",
    "custom + card1=joke + card2=all_to_three + card3=drop_wilds",
    "moomin",
    "kpgut",
    "kpgut + referee=open",
    "classic + stacking=any + jump_in=identical + seven_swap=yes + zero_rotate=yes",
    "classic + bluff=no + draw=until + voluntary=many",
]
MOST_ACTS = 4000


def poll(game: Game, bots: dict[int, Bot]) -> tuple[int, Action]:
    """The first reaction, else what the seat on turn or a waiting one does."""
    for seat, bot in bots.items():
        if seat != game.turn:
            action = bot.decide(game.view(seat), game.legal(seat))
            if action is not None:
                return seat, action
    action = bots[game.turn].decide(game.view(game.turn), game.legal(game.turn))
    assert action is not None, game.view(game.turn)
    return game.turn, action


def finish(game: Game, bots: dict[int, Bot]) -> list[tuple[int, Action]]:
    acts = []
    while not game.over:
        seat, action = poll(game, bots)
        game.play(seat, action)
        acts.append((seat, action))
        assert len(acts) < MOST_ACTS
    return acts


def position(text: str) -> Game:
    return Game.from_position("\n".join(line.strip() for line in text.split(";")))
