"""Choices that a network makes at many tables, kept on the device for its improvement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from yksi.cards import FACES, Face
from yksi.kernel.actions import DRAW
from yksi.learning.selfplay import CHAIRS, KIND, KIND_BITS, SECRET
from yksi.native import BOUT_DTYPE, TOKENS_DTYPE
from yksi.policies.tokens import ACTIONS, COMPANION, ROW
from yksi.training.arena import PAST, RIVAL, Arena
from yksi.training.network import NEVER, Form
from yksi.training.rival import Rival

Tensor = Any


def pinned_memory(size: int) -> npt.NDArray[np.uint8]:
    """Memory that a GPU can read while the processor does something else."""
    memory: npt.NDArray[np.uint8] = torch.zeros(size, dtype=torch.uint8).pin_memory().numpy()
    return memory


def _offset(dtype: Any, name: str) -> int:
    """Where a field of a record begins."""
    return int(dtype.fields[name][1])


def _number(records: Tensor, dtype: Any, name: str) -> Tensor:
    """One number of every record."""
    at = _offset(dtype, name)
    return records[:, at : at + 8].contiguous().view(torch.int64)[:, 0]


class Sight:
    """What lies at all tables now, on the device."""

    def __init__(self, arena: Arena, device: Any) -> None:
        self._device = device
        self._memory = [torch.from_numpy(memory).view(arena.width, -1) for memory in arena.memory]
        self._bits = torch.arange(64, device=device)

    def look(self) -> None:
        tokens, bouts = (
            part.to(self._device, non_blocking=True, copy=True) for part in self._memory
        )
        at = _offset(TOKENS_DTYPE, "row")
        self.rows = tokens[:, at : at + ROW]
        faces = _number(tokens, TOKENS_DTYPE, "faces")[:, None] >> self._bits[:FACES]
        others = _number(tokens, TOKENS_DTYPE, "others")[:, None] >> self._bits[: ACTIONS - FACES]
        self.masks = (torch.cat((faces, others), dim=1) & 1).bool()
        at = _offset(BOUT_DTYPE, "secret")
        self.secrets = bouts[:, at : at + SECRET]
        self.seats = _number(bouts, BOUT_DTYPE, "seat")
        kinds = _number(bouts, BOUT_DTYPE, "kinds")
        self.kinds = (kinds >> (KIND_BITS * self.seats)) & KIND
        self.dones = _number(bouts, BOUT_DTYPE, "done")
        at = _offset(BOUT_DTYPE, "rewards")
        self.rewards = bouts[:, at : at + 4 * CHAIRS].contiguous().view(torch.float32)


class Half:
    """Some of the tables of a training, and which columns of all choices are theirs."""

    def __init__(self, arena: Arena, columns: slice, device: Any, rival: Rival | None) -> None:
        self.arena, self.columns, self.sight = arena, columns, Sight(arena, device)
        kinds = arena.bouts["kinds"][:, None] >> (KIND_BITS * np.arange(CHAIRS)) & KIND
        with_past = np.flatnonzero((kinds == PAST).any(axis=1))
        self._past = torch.from_numpy(with_past).to(device)
        self._rival = rival
        self.deal()

    def deal(self) -> None:
        """A fresh game everywhere."""
        self.arena.deal()
        self.sight.look()

    def choose(
        self, form: Form, arrays: dict[str, Tensor], earlier: dict[str, Tensor]
    ) -> tuple[Tensor, Tensor]:
        """Choose at every table; returns the actions and the logarithms of all odds.

        Everybody follows chance but a rival.
        """
        sight = self.sight
        liked, _ = form(arrays, sight.rows)
        if len(self._past):
            theirs, _ = form(earlier, sight.rows[self._past])
            is_past = (sight.kinds[self._past] == PAST)[:, None]
            liked[self._past] = torch.where(is_past, theirs, liked[self._past])
        logs = torch.log_softmax(liked.masked_fill(~sight.masks, NEVER), dim=1)
        noise = torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)
        actions = (logs - torch.log(-torch.log(noise))).argmax(dim=1)
        if self._rival is not None:
            theirs = self._rival.choose(sight.rows, sight.masks)
            actions = torch.where(sight.kinds == RIVAL, theirs, actions)
        self.arena.actions[:] = actions.cpu().numpy()
        return actions, logs


def is_needless(rows: Tensor, masks: Tensor, actions: Tensor) -> Tensor:
    """Whether a companion draws although it could lay something that is no bluff."""
    honest = torch.cat((masks[:, : Face.WILD_FOUR], masks[:, Face.WILD_FOUR + 1 : FACES]), dim=1)
    return honest.any(dim=1) & (actions == DRAW) & (rows[:, COMPANION] > 0)


class Choices:
    """The choices of one stretch, [step, table]."""

    def __init__(self, steps: int, width: int, device: Any) -> None:
        def room(*shape: int, dtype: Any) -> Tensor:
            return torch.zeros(steps, width, *shape, dtype=dtype, device=device)

        self.rows = room(ROW, dtype=torch.uint8)
        self.secrets = room(SECRET, dtype=torch.uint8)
        self.masks = room(ACTIONS, dtype=torch.bool)
        self.actions = room(dtype=torch.int64)
        self.logs = room(dtype=torch.float32)  # logarithms of the odds with which they were made
        self.seats = room(dtype=torch.int64)
        self.kinds = room(dtype=torch.int64)
        self.costs = room(dtype=torch.float32)
        self.dones = room(dtype=torch.int64)
        self.rewards = room(CHAIRS, dtype=torch.float32)

    def collect(
        self, halves: Sequence[Half], form: Form, now: Tensor, past: Tensor, needless: float
    ) -> None:
        """Let the network of these weights choose everywhere, an earlier one for earlier selves.

        While processors step one half of the tables, the other half is thought about.
        """
        steps = len(self.actions)
        with torch.no_grad():
            arrays, earlier = form.arrays(now), form.arrays(past)
            for step in range(steps + 1):
                for half in halves:
                    some, sight = half.columns, half.sight
                    if step > 0:
                        half.arena.finish_step()
                        sight.look()
                        self.dones[step - 1, some] = sight.dones
                        self.rewards[step - 1, some] = sight.rewards
                    if step == steps:
                        continue
                    actions, logs = half.choose(form, arrays, earlier)
                    half.arena.begin_step()
                    self._keep(step, half, actions, logs, needless)

    def _keep(self, step: int, half: Half, actions: Tensor, logs: Tensor, needless: float) -> None:
        sight, some = half.sight, half.columns
        self.rows[step, some] = sight.rows
        self.secrets[step, some] = sight.secrets
        self.masks[step, some] = sight.masks
        self.seats[step, some] = sight.seats
        self.kinds[step, some] = sight.kinds
        self.actions[step, some] = actions
        self.logs[step, some] = logs.gather(1, actions[:, None])[:, 0]
        self.costs[step, some] = needless * is_needless(sight.rows, sight.masks, actions)
