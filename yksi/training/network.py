"""The network of `policies.shape` in PyTorch, and its critic, who sees all hands.

All weights of a network are one row of numbers: one tensor to improve, to keep and to write down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.nn.functional import relu

from yksi.cards import SYMBOLS_A_COLOR
from yksi.learning.selfplay import PARTS, WILDS_SECRET
from yksi.policies.shape import ARRAYS, MIXES
from yksi.policies.tokens import (
    CARDS,
    COLOR_WIDTH,
    DISCARD_PILE,
    DRAW_PILE,
    DREW,
    HAND_WIDTH,
    HANDS,
    HELD,
    OTHERS,
    OWN_CARDS,
    PENDING,
    PLAYERS,
    REST,
    REST_WIDTH,
    SEAT_WIDTH,
    SEATS,
    WILD_FACES,
    WILDS_HELD,
)

Tensor = Any
Shapes = Sequence[tuple[str, int, int]]

SECRET_COLOR = PARTS * SYMBOLS_A_COLOR
SECRET_REST = PARTS * WILD_FACES

# The critic's arrays: those of the network up to its heads, with more to see, and one head.
_MORE = {"COLOR_IN": SECRET_COLOR, "REST_IN": SECRET_REST}
CRITIC: Shapes = [
    (name, rows + _MORE.get(name, 0), columns)
    for name, rows, columns in ARRAYS
    if name.split("_")[0] not in ("LAY", "NAME", "ACT")
]
NEVER = -1e9  # how much is liked what may not be done
HEADS = ("LAY", "NAME", "ACT", "VALUE")  # and what begins so; always computed precisely


def scales() -> tuple[Tensor, Tensor]:
    """Numbers that make the large counts as small as the others, for a colour and for the rest."""
    color, rest = torch.ones(COLOR_WIDTH), torch.ones(REST_WIDTH)
    for number in range(OTHERS):
        color[HANDS + HAND_WIDTH * number + HELD] = 1 / 6
        rest[SEATS - REST + SEAT_WIDTH * number + CARDS] = 1 / 6
        rest[SEATS - REST + SEAT_WIDTH * number + WILDS_HELD] = 1 / 6
    for at, least in (
        (DRAW_PILE, 40),
        (DISCARD_PILE, 40),
        (OWN_CARDS, 6),
        (PENDING, 4),
        (DREW, 2),
        (PLAYERS, 4),
    ):
        rest[at - REST] = 1 / least
    return color, rest


def first_weights(shapes: Shapes, generator: Any) -> Tensor:
    """Weights with which nothing is liked much more than anything else."""
    parts = []
    for name, rows, columns in shapes:
        if name.endswith("BIAS"):
            parts.append(torch.zeros(rows * columns))
            continue
        spread = (2.0 / rows) ** 0.5
        if name.split("_")[0] in HEADS:
            spread = 0.01
        elif name.startswith("MIX"):
            spread *= 0.5  # is added to what comes in
        parts.append(spread * torch.randn(rows * columns, generator=generator))
    return torch.cat(parts)


class Form:
    """How a row of weights is used; `critic` sees secrets and only tells a value."""

    def __init__(self, critic: bool, device: Any, half: bool) -> None:
        self.critic = critic
        self.shapes: Shapes = CRITIC if critic else ARRAYS
        self.sizes = [rows * columns for _, rows, columns in self.shapes]
        self.type = torch.bfloat16 if half else torch.float32
        color, rest = scales()
        if critic:
            color = torch.cat((color, torch.ones(SECRET_COLOR)))
            rest = torch.cat((rest, torch.ones(SECRET_REST)))
        self._color, self._rest = color[:, None].to(device), rest[:, None].to(device)

    def first(self, generator: Any) -> Tensor:
        return first_weights(self.shapes, generator)

    def arrays(self, weights: Tensor) -> dict[str, Tensor]:
        """The matrices, ready for counts as they are."""
        parts = torch.split(weights, self.sizes)
        return {
            name: self._scaled(name, part.view(rows, columns)).to(
                torch.float32 if name.split("_")[0] in HEADS else self.type
            )
            for (name, rows, columns), part in zip(self.shapes, parts, strict=True)
        }

    def _scaled(self, name: str, array: Tensor) -> Tensor:
        if name == "COLOR_IN":
            return array * self._color
        return array * self._rest if name == "REST_IN" else array

    def exported(self, weights: Tensor) -> list[float]:
        """The weights as a file holds them: for counts as they are."""
        parts = torch.split(weights.detach().float(), self.sizes)
        scaled = [
            self._scaled(name, part.view(rows, columns)).reshape(-1)
            for (name, rows, columns), part in zip(self.shapes, parts, strict=True)
        ]
        flat: list[float] = torch.cat(scaled).cpu().tolist()
        return flat

    def imported(self, flat: Sequence[float]) -> Tensor:
        """The opposite of `exported`."""
        parts = torch.split(torch.tensor(flat, dtype=torch.float32), self.sizes)
        found = []
        for (name, rows, columns), part in zip(self.shapes, parts, strict=True):
            array = part.view(rows, columns)
            if name == "COLOR_IN":
                array = array / self._color.cpu()
            if name == "REST_IN":
                array = array / self._rest.cpu()
            found.append(array.reshape(-1))
        return torch.cat(found)

    def __call__(
        self, w: dict[str, Tensor], rows: Tensor, secrets: Tensor | None = None
    ) -> tuple[Tensor, Tensor]:
        """How much each action is liked (no critic says so), and the values."""
        seen = rows.to(self.type)
        count = len(seen)
        colors, rest = seen[:, :REST].view(count, 4, COLOR_WIDTH), seen[:, REST:]
        if secrets is not None:
            hidden = secrets.to(self.type)
            colors = torch.cat(
                (colors, hidden[:, :WILDS_SECRET].view(count, 4, SECRET_COLOR)), dim=2
            )
            rest = torch.cat((rest, hidden[:, WILDS_SECRET:]), dim=1)
        c = relu(colors @ w["COLOR_IN"] + w["COLOR_IN_BIAS"])
        g = relu(torch.addmm(w["REST_IN_BIAS"], rest, w["REST_IN"]))
        for number in range(1, MIXES + 1):
            mix = f"MIX_{number}."
            told = torch.addmm(w[mix + "REST_BIAS"], c.sum(dim=1), w[mix + "COLORS_REST"])
            g = g + relu(torch.addmm(told, g, w[mix + "REST_REST"]))
            told = torch.addmm(w[mix + "COLOR_BIAS"], g, w[mix + "REST_COLOR"])
            c = c + relu(c @ w[mix + "COLOR_COLOR"] + told[:, None])
        g, c = g.float(), c.float()
        value = torch.addmm(w["VALUE_BIAS"], g, w["VALUE"])[:, 0]
        if self.critic:
            return None, value
        lay = c @ w["LAY"] + torch.addmm(w["LAY_BIAS"], g, w["LAY_REST"])[:, None]
        act = torch.addmm(w["ACT_BIAS"], g, w["ACT"])
        names = (c @ w["NAME"])[:, :, 0]
        liked = torch.cat(
            (lay.reshape(count, -1), act[:, :WILD_FACES], names, act[:, WILD_FACES:]), dim=1
        )
        return liked, value
