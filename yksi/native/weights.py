"""The weights that came with the package, as compiled code reads them."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from yksi.native.records import WEIGHT
from yksi.policies.weights import champion_weights


@cache
def weights_array() -> npt.NDArray[np.float32]:
    return np.array(champion_weights(), WEIGHT)
