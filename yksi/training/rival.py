"""The network that comes with the package, as somebody to be beaten: its weights do not change."""

from __future__ import annotations

from typing import Any

import torch

from yksi.policies.tokens import OUTS, PLAYERS
from yksi.policies.weights import champion_weights
from yksi.training.network import NEVER, Form

Tensor = Any


class Rival:
    """It does what it likes most, as the bots of its weights do, and is computed precisely."""

    def __init__(self, device: Any) -> None:
        self._form = Form(critic=False, device=device, half=False)
        self._two, self._many = (
            self._form.arrays(self._form.imported(champion_weights(seats)).to(device))
            for seats in (2, 3)
        )

    def choose(self, rows: Tensor, masks: Tensor) -> Tensor:
        """Its actions, one a row; each of the family plays at its tables."""
        actions = torch.zeros(len(rows), dtype=torch.int64, device=rows.device)
        is_many = rows[:, PLAYERS].int() + rows[:, OUTS] > 2
        for arrays, theirs in ((self._two, ~is_many), (self._many, is_many)):
            if theirs.any():
                liked, _ = self._form(arrays, rows[theirs])
                actions[theirs] = liked.masked_fill(~masks[theirs], NEVER).argmax(dim=1)
        return actions
