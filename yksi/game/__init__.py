"""The same game for people and programs: typed actions, events with audiences, views, texts."""

from yksi.game.actions import Action
from yksi.game.game import Game, Outcome
from yksi.game.refusal import Refusal

__all__ = ["Action", "Game", "Outcome", "Refusal"]
