"""The weights that came with the package, as compiled code reads them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from yksi.native.records import WEIGHT
from yksi.policies.weights import champion_weights


def weights_array(seats: int) -> npt.NDArray[np.float32]:
    return np.frombuffer(champion_weights(seats), WEIGHT)
