"""A training from its first choice to its last, with what is kept of it on the way."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

from yksi.policies.weights import champion_weights, pack_weights
from yksi.training.arena import NOW, RIVAL, Arena, companions_of, lineup, plain_memory
from yksi.training.network import Form
from yksi.training.ppo import TOLD, Improver
from yksi.training.rival import Rival
from yksi.training.rollout import Choices, Half, pinned_memory
from yksi.training.settings import Settings

Told = dict[str, float]
CHECKPOINT = "checkpoint.pt"
HALVES = 2  # of the tables
WARM_UP = 10  # improvements with a smaller learning rate: nothing is known yet


class Trainer:
    """A network that plays and improves; everything of it can be kept and taken up again."""

    def __init__(self, settings: Settings, device: str = "cpu") -> None:
        self.settings, self.device = settings, torch.device(device)
        on_gpu = self.device.type == "cuda"
        self.form, self.critic = Form(False, device, on_gpu), Form(True, device, on_gpu)
        generator = torch.Generator().manual_seed(settings.seed)
        torch.manual_seed(settings.seed)
        own = self.form.first(generator)
        if settings.heir:
            own = self.form.imported(champion_weights(settings.heir))
        first = torch.cat((own, self.critic.first(generator)))
        self.improver = Improver(self.form, self.critic, first.to(self.device), settings)
        self._rival = Rival(self.device) if settings.against else None
        self._dice = np.random.default_rng(settings.seed)
        self.spent, self.choices, self.improvements = 0.0, 0, 0
        self.past: list[Any] = []
        allocate = pinned_memory if on_gpu else plain_memory
        self.halves = [self._opened(number, allocate) for number in range(HALVES)]
        self._kept = Choices(settings.steps, settings.width, self.device)

    def _opened(self, number: int, allocate: Any) -> Half:
        """One half of the tables, with everybody seated."""
        settings, width = self.settings, self.settings.width // HALVES
        seed = HALVES * settings.seed + number  # trainings with other seeds have other deals
        arena = Arena(*(settings.tables, width, seed, settings.threads), allocate=allocate)
        lineups = [self._lineup(int(seats)) for seats in arena.seats]
        mild = self._dice.random(width) < settings.companions
        companions = [
            companions_of(some, is_mild, settings.against)
            for some, is_mild in zip(lineups, mild, strict=True)
        ]
        arena.seat_players(lineups, companions)
        columns = slice(number * width, (number + 1) * width)
        return Half(arena, columns, self.device, self._rival)

    def _lineup(self, seats: int) -> list[int]:
        if self.settings.against:
            return [NOW, *[RIVAL] * (seats - 1)]
        return lineup(seats, self.settings.sparring, self._dice)

    def improve(self) -> Told:
        """Play a stretch and improve by it; tells how that went."""
        settings = self.settings
        begun = time.monotonic()
        done = min(1.0, self.spent / settings.seconds)
        network = self.improver.parts()[0].detach()
        if self.improvements % settings.snapshot == 0:
            self.past = [*self.past, network.clone()][-settings.kept :]
        past = self.past[int(self._dice.integers(len(self.past)))]
        self._kept.collect(self.halves, self.form, network, past, settings.needless)
        played = time.monotonic()
        rate = settings.slowest + (settings.fastest - settings.slowest) * (1 - done)
        rate *= min(1.0, (self.improvements + 1) / WARM_UP)
        used = self.improver.learn(
            self._kept,
            (rate if self.improvements >= settings.judging else 0.0, settings.eager * rate),
            settings.settled + (settings.curious - settings.settled) * (1 - done),
        )
        *numbers, updates = self.improver.told.tolist()
        now = time.monotonic()
        self.spent += now - begun
        self.choices += self._kept.actions.numel()
        self.improvements += 1
        means = {name: value / max(1.0, updates) for name, value in zip(TOLD, numbers, strict=True)}
        return {
            "seconds": self.spent,
            "choices": self.choices,
            "improvements": self.improvements,
            "used": used,
            "playing": played - begun,
            "learning": now - played,
            **means,
        }

    @property
    def weights(self) -> Any:
        """The weights of the network, without its critic's."""
        return self.improver.parts()[0].detach()

    # --- what is kept

    def keep(self, folder: Path) -> None:
        """Write a checkpoint and the weights; each whole or not at all."""
        folder.mkdir(parents=True, exist_ok=True)
        _replace(folder / "champion.weights", lambda file: file.write_bytes(self.packed()))
        state = {
            "settings": self.settings._asdict(),
            "numbers": (self.spent, self.choices, self.improvements),
            "improver": [
                tensor.detach().cpu()
                for tensor in (
                    self.improver.weights,
                    self.improver.mean,
                    self.improver.square,
                    self.improver.count,
                )
            ],
            "past": [weights.cpu() for weights in self.past],
            "used": [half.arena.used for half in self.halves],
        }
        _replace(folder / CHECKPOINT, lambda file: torch.save(state, file))

    def packed(self) -> bytes:
        return pack_weights(self.form.exported(self.weights))

    def resume(self, folder: Path) -> None:
        """Take up what was kept; fresh games are dealt, that no part of it has had before."""
        state = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=False)
        self.spent, self.choices, self.improvements = state["numbers"]
        improver = self.improver
        with torch.no_grad():
            for tensor, value in zip(
                (improver.weights, improver.mean, improver.square, improver.count),
                state["improver"],
                strict=True,
            ):
                tensor.copy_(value)
        self.past = [weights.to(self.device) for weights in state["past"]]
        dealt = state.get("used", [0] * HALVES)  # which older checkpoints do not say
        for half, used in zip(self.halves, dealt, strict=True):
            half.arena.go_on(used)
            half.deal()


def _replace(file: Path, write: Callable[[Path], Any]) -> None:
    beside = file.with_suffix(".new")
    write(beside)
    os.replace(beside, file)
