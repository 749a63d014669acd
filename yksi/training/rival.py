"""The network that comes with the package, as somebody to be beaten: its weights do not change."""

from __future__ import annotations

from typing import Any

from yksi.policies.weights import champion_weights
from yksi.training.network import NEVER, Form

Tensor = Any


class Rival:
    """It does what it likes most, as the bots of its weights do, and is computed precisely."""

    def __init__(self, device: Any) -> None:
        self._form = Form(critic=False, device=device, half=False)
        self.weights = self._form.imported(champion_weights()).to(device)
        self._arrays = self._form.arrays(self.weights)

    def choose(self, rows: Tensor, masks: Tensor) -> Tensor:
        """Its actions, one a row."""
        liked, _ = self._form(self._arrays, rows)
        return liked.masked_fill(~masks, NEVER).argmax(dim=1)
