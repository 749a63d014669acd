"""Situations at a table: the first seed that leads to one, tried out in this process.

Nothing is left to luck, for the same seed is found every time. What was said goes into the
server's log, and the server finds the table there as after a restart.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any

from tests.party import Party
from tests.serving import Client, Server
from yksi.game import Action
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.server.protocol import TOKEN_LENGTH
from yksi.store import Log
from yksi.table import Stage
from yksi.table.match.play import waited_for

_SEEDS = 1000  # that are tried
_STEPS = 40  # with one of them, so that hands stay small
_CALM = (do.Draw, do.Keep, do.Accept, do.Decline, do.NameColor, do.Laugh)

NUMBERS = [f"{color}{number}" for color in "RYGB" for number in range(10)]

Wanted = Callable[["Gathering"], bool]
Agree = Callable[["Gathering"], None]  # what is arranged before the game


def token_of(name: str) -> str:
    return name.ljust(TOKEN_LENGTH, "-")


class Gathering(Party):
    """People whose browsers are known, so that they can come back to the server's table."""

    def enter(self, name: str) -> int:
        number = len(self.room.people)
        key = sha256(token_of(name).encode()).hexdigest()
        self.do(None, say.Enter(name, key))
        self.do(number, say.Acknowledge())
        return number

    # --- looking

    def hand(self, person: int) -> tuple[str, ...]:
        seat = self.room.seats.index(person)
        return self.game.view(seat).seats[seat].hand or ()

    def is_on_turn(self, person: int) -> bool:
        return self.game.view(None).turn == self.room.seats.index(person)

    def legal(self, person: int) -> list[Action]:
        return self.game.legal(self.room.seats.index(person))

    def lays(self, person: int) -> list[tuple[str, ...]]:
        """What somebody could lay now."""
        lays = [action for action in self.legal(person) if isinstance(action, do.Lay)]
        return [lay.cards for lay in lays] if self.is_on_turn(person) else []

    def can_lay(self, person: int, *cards: str) -> bool:
        return any((card,) in self.lays(person) for card in cards)

    # --- going on

    def step(self, drawing: Collection[int] | None) -> None:
        """Whoever is waited for does what comes nearest to nothing."""
        person = next(iter(waited_for(self.room)))
        self.act(person, self._calm(person, drawing is None or person in drawing))

    def _calm(self, person: int, draws: bool) -> Action:
        """To draw, or to lay for those who do not."""
        order = (*_CALM, do.Lay) if draws else (*_CALM[1:], do.Lay, do.Draw)
        legal = self.legal(person)
        return next(action for kind in order for action in legal if isinstance(action, kind))


def _begin(names: tuple[str, ...], rules: str, agree: Agree, seed: int) -> Gathering:
    party = Gathering(seed=seed)
    for name in names:
        party.enter(name)
    party.set("rules", rules)
    agree(party)
    for person in range(len(names)):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    return party


def _leads_there(party: Gathering, wanted: Wanted, drawing: Collection[int] | None) -> bool:
    for _ in range(_STEPS):
        if party.room.stage is not Stage.PLAYING:
            return False
        if wanted(party):
            return True
        party.step(drawing)
    return False


def _bring(server: Server, party: Gathering) -> list[Client]:
    """The table into the server's house, and everybody back to it."""
    name = secrets.token_urlsafe(9)
    log = Log(server.database)
    log.create(name, time.time_ns() // 1_000_000 - party.now).result()
    log.append(name, 0, party.table.lines).result()
    log.close()
    people = [person.name for person in party.room.people if person.is_human]
    return [Client(server, name, token=token_of(each)).greet() for each in people]


def lead(
    names: tuple[str, ...],
    rules: str,
    wanted: Wanted,
    drawing: Collection[int] | None = None,
    agree: Agree = lambda party: None,
) -> Gathering:
    """People at a table where it is so; all draw on the way there, or only some of them."""
    for seed in range(_SEEDS):
        party = _begin(names, rules, agree, seed)
        if _leads_there(party, wanted, drawing):
            return party
    raise AssertionError("no seed leads there")


def arrange(
    server: Server,
    names: tuple[str, ...],
    rules: str,
    wanted: Wanted,
    drawing: Collection[int] | None = None,
    agree: Agree = lambda party: None,
) -> list[Client]:
    """That table in a server, and its people at it."""
    return _bring(server, lead(names, rules, wanted, drawing, agree))


# --- people without a browser


def act(client: Client, do: str, **values: Any) -> None:
    client.obey("act", action={"do": do, **values})
