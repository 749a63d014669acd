"""The master: a bot that plays by a network, which has learned from millions of games of its own.

It decides on the table of its seat, of which it looks only at what the seat may know. Until the
compiled network is there, the same one is computed in plain Python: it decides the same, slowly.
"""

from __future__ import annotations

from random import Random

from yksi.bots.player import Player
from yksi.bots.seat import Seat
from yksi.kernel.state import State
from yksi.policies.levels import Policy
from yksi.policies.network import ROOM, choose_token, look_at
from yksi.policies.tokens import JUMP, Tokens, token_action
from yksi.policies.weights import champion_weights, read_family
from yksi.rules import Rules


class Master(Player):
    """Plays as people's companion, or as strong as it can."""

    def __init__(self, policy: Policy, seed: int | Random) -> None:
        from yksi.native.network import compiled_network  # imports all that is compiled

        super().__init__(policy, seed)
        read_family()  # refused here where it is damaged
        self._compiled = compiled_network
        self._companion = int(policy is not Policy.CHAMPION)
        self._compiled()  # begins to be prepared

    def _next(self, table: State, rules: Rules, seat: int) -> int:
        return token_action(table, seat, self._choice(table, rules, seat, asked=0))

    def _jumps(self, seat: Seat) -> bool:
        table = seat.table(self._dice)
        return self._choice(table, seat.rules, seat.number, asked=1) == JUMP

    def _choice(self, table: State, rules: Rules, seat: int, asked: int) -> int:
        tokens = Tokens()
        look_at(table, rules, seat, self._companion, asked, tokens)
        compiled = self._compiled()
        if compiled is None:
            return choose_token(tokens, champion_weights(table.seats), [0.0] * ROOM)
        return compiled(tokens, table.seats)
