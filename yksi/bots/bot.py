"""What every bot is. It knows what its seat may see and may do, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from yksi.game import Action
from yksi.game.view import View


class Bot(Protocol):
    """A program that plays one seat: what the seat sees and may do goes in, an action comes out."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        """One of the legal actions; None lets the moment pass and is no answer on the own turn.

        A play may be returned with its call: `Lay(..., uno=True)`, `JumpIn(..., uno=True)`.
        """
