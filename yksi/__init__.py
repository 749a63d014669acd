"""Yksi: the UNO card game, complete: four editions, one rulebook.

    import yksi
    game = yksi.Game.new("classic", seats=3, seed=7)
    game.play(game.turn, yksi.actions.Draw())

Everything that scripts need has a name here (docs/API.md); each is imported when it is first
asked for, so that importing Yksi costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from yksi.editions import EDITIONS, Edition, parse_rules, write_rules
    from yksi.errors import ArgumentError, YksiError
    from yksi.game import actions, events
    from yksi.game.actions import Action
    from yksi.game.events import Audience, Event, To, Told
    from yksi.game.game import Game, Outcome
    from yksi.game.notation import NotationError, parse_move, write_move
    from yksi.game.position import PositionError
    from yksi.game.record import Record, RecordError, parse_record, write_record
    from yksi.game.refusal import Refusal, RefusalCode, Refused
    from yksi.game.view import View
    from yksi.game.vocabulary import DrawReason, EndReason, GamePhase
    from yksi.rules import Rules, RulesError

__all__ = [
    "EDITIONS",
    "Action",
    "ArgumentError",
    "Audience",
    "DrawReason",
    "Edition",
    "EndReason",
    "Event",
    "Game",
    "GamePhase",
    "NotationError",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "RefusalCode",
    "Refused",
    "Rules",
    "RulesError",
    "To",
    "Told",
    "View",
    "YksiError",
    "actions",
    "events",
    "parse_move",
    "parse_record",
    "parse_rules",
    "write_move",
    "write_record",
    "write_rules",
]

# Where each name comes from; a test holds it against the imports above.
_HOMES = {
    "yksi.editions": ("EDITIONS", "Edition", "parse_rules", "write_rules"),
    "yksi.errors": ("ArgumentError", "YksiError"),
    "yksi.game": ("actions", "events"),
    "yksi.game.actions": ("Action",),
    "yksi.game.events": ("Audience", "Event", "To", "Told"),
    "yksi.game.game": ("Game", "Outcome"),
    "yksi.game.notation": ("NotationError", "parse_move", "write_move"),
    "yksi.game.position": ("PositionError",),
    "yksi.game.record": ("Record", "RecordError", "parse_record", "write_record"),
    "yksi.game.refusal": ("Refusal", "RefusalCode", "Refused"),
    "yksi.game.view": ("View",),
    "yksi.game.vocabulary": ("DrawReason", "EndReason", "GamePhase"),
    "yksi.rules": ("Rules", "RulesError"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'yksi' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
