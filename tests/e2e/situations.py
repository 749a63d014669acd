"""Situations at a table, made by people without a browser: they draw until what is wanted is there.

Luck is not arranged, only waited for: a deck that runs out first means another table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.serving import Client, Server, seated, together

TABLES = 6  # that are tried
_DRAWS = 150  # at one of them
_CALM = ("draw", "keep", "accept", "decline", "namecolor", "laugh")

Found = Callable[[], bool]


def hand(client: Client) -> list[str]:
    mine = client.parts["mine"]
    cards: list[str] = mine["hands"].get(str(mine["seat"]), [])
    return cards


def holds(client: Client, *cards: str) -> bool:
    """Whether somebody on turn could lay one of these."""
    return client.is_on_turn and any(
        action["do"] == "lay" and action["cards"][0] in cards for action in client.legal
    )


def several(client: Client) -> list[str]:
    """Two cards that somebody on turn can lay together."""
    lays = (action["cards"] for action in client.legal if action["do"] == "lay")
    return next((cards for cards in lays if len(cards) == 2), []) if client.is_on_turn else []


def act(client: Client, do: str, **values: Any) -> None:
    client.obey("act", action={"do": do, **values})


def _calm(client: Client, draws: bool) -> dict[str, Any] | None:
    """Whatever comes nearest to doing nothing: drawing, or laying where one could draw for ever."""
    legal = {action["do"]: action for action in reversed(client.legal)}
    order = _CALM if draws else (*_CALM[1:], "lay", "draw")
    return next((legal[name] for name in (*order, "lay") if name in legal), None)


def _move(client: Client, draws: bool) -> bool:
    waiting = client.parts["cards"]["seats"][client.parts["mine"]["seat"]]["to_choose"]
    if not (client.is_on_turn or waiting):
        return False
    action = _calm(client, draws)
    if action is not None:
        client.obey("act", action=action)
    return action is not None


def catch_up(clients: list[Client]) -> None:
    """Ask for what is refused while a game runs: by the answer everything before has been told."""
    for client in clients:
        client.say("unready")
    together(clients)


def wait_for(
    clients: list[Client], is_found: Found, drawing: Sequence[Client] | None = None
) -> bool:
    """Everybody, or some, draw until it is found; false when the round ended first."""
    catch_up(clients)
    for _ in range(_DRAWS):
        if is_found() or clients[0].stage != "playing":
            break
        if not any(_move(each, drawing is None or each in drawing) for each in clients):
            clients[0].receive()  # a bot's turn
        together(clients)
    return is_found()


def table_where(
    server: Server,
    names: tuple[str, ...],
    rules: str,
    wanted: Callable[[list[Client]], Found],
    bots: int = 0,
) -> list[Client]:
    """People at a table where what is wanted is the case."""
    for _ in range(TABLES):
        clients = seated(server, *names, rules=rules, bots=bots)
        if wait_for(clients, wanted(clients)):
            return clients
    raise AssertionError("luck never came")
