"""Tables for learners: many at once over NumPy arrays, PettingZoo's and Gymnasium's interfaces.

PettingZoo and Gymnasium are imported only by the modules of their names (the extra `rl`).
"""

from yksi.rl.errors import IllegalAction
from yksi.rl.vector import Stepped, VectorEnv

__all__ = ["IllegalAction", "Stepped", "VectorEnv"]
