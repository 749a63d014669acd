"""The network of the champion in NumPy, as `policies.shape` defines it: many rows at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt

from yksi.policies.shape import ARRAYS, AT, MIXES
from yksi.policies.tokens import COLOR_WIDTH, REST, WILD_FACES
from yksi.policies.weights import pack_weights, read_weights

Floats = npt.NDArray[np.float32]


def _relu(values: Floats) -> Floats:
    return np.maximum(values, np.float32(0))


class Network:
    """What is liked and what it is worth, from rows of `policies.tokens`."""

    def __init__(self, weights: npt.ArrayLike) -> None:
        flat = np.asarray(weights, np.float32)
        self.arrays: Mapping[str, Floats] = {
            name: flat[AT[name] : AT[name] + rows * columns].reshape(rows, columns)
            for name, rows, columns in ARRAYS
        }

    @classmethod
    def read(cls, file: Path) -> Self:
        return cls(read_weights(file))

    def packed(self) -> bytes:
        """The file that `read` reads."""
        return pack_weights(np.concatenate([array.ravel() for array in self.arrays.values()]))

    def forward(self, rows: npt.NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """How much every action is liked [row, action], and the values [row]."""
        w, seen = self.arrays, rows.astype(np.float32)
        count = len(seen)
        colors = _relu(
            seen[:, :REST].reshape(count, 4, COLOR_WIDTH) @ w["COLOR_IN"] + w["COLOR_IN_BIAS"]
        )
        rest = _relu(seen[:, REST:] @ w["REST_IN"] + w["REST_IN_BIAS"])
        for number in range(1, MIXES + 1):
            mix = f"MIX_{number}."
            rest = rest + _relu(
                rest @ w[mix + "REST_REST"]
                + colors.sum(axis=1) @ w[mix + "COLORS_REST"]
                + w[mix + "REST_BIAS"]
            )
            told = rest @ w[mix + "REST_COLOR"] + w[mix + "COLOR_BIAS"]
            colors = colors + _relu(colors @ w[mix + "COLOR_COLOR"] + told[:, None])
        lay = colors @ w["LAY"] + (rest @ w["LAY_REST"] + w["LAY_BIAS"])[:, None]
        act = rest @ w["ACT"] + w["ACT_BIAS"]
        names = (colors @ w["NAME"])[:, :, 0]
        liked = [lay.reshape(count, -1), act[:, :WILD_FACES], names, act[:, WILD_FACES:]]
        value = (rest @ w["VALUE"] + w["VALUE_BIAS"])[:, 0]
        return np.concatenate(liked, axis=1), value
