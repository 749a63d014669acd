"""A second, independent reading of the rulebooks: slow, plain, made to be compared with the kernel.

Owns nothing itself, it only opens the door. Must not know anything of yksi.
"""

from .cards import Card
from .chance import Chance, IllegalMove, Impossible
from .game import Oracle

__all__ = ["Card", "Chance", "IllegalMove", "Impossible", "Oracle"]
