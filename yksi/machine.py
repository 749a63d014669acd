"""What a server takes from the machine that it runs on: the time, and chance.

Nobody else in `yksi.server` and `yksi.store` asks the system for them. So one object stands for all
that cannot be foreseen, and a simulation that puts another in its place runs a whole server again
exactly as it was.
"""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Callable
from random import Random


class Machine:
    """The machine that this process runs on."""

    monotonic = staticmethod(time.monotonic)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def random_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)


_machine = Machine()
# Seconds since some moment; they never jump. Asked for so often that nothing stands in between.
monotonic: Callable[[], float] = _machine.monotonic


def put_in_place(other: Machine) -> Machine:
    """Take time and chance from another machine from now on; the one before is given back."""
    global _machine, monotonic  # noqa: PLW0603 - one machine at a time
    before, _machine = _machine, other
    monotonic = other.monotonic
    return before


def wall() -> int:
    """Milliseconds since 1970, as somebody has set the clock."""
    return _machine.wall()


def secret() -> str:
    """The 64 hex digits that nobody can foresee."""
    return _machine.random_bytes(32).hex()


def token(count: int) -> str:
    """So many random bytes, in URL-safe base64."""
    return base64.urlsafe_b64encode(_machine.random_bytes(count)).rstrip(b"=").decode("ascii")


def seed() -> int:
    """A seed of 32 bits for dice that need not be secret for long."""
    return int.from_bytes(_machine.random_bytes(4), "big")


def below(limit: int) -> int:
    """A number from 0 on, below a limit that is far below 2 to the power of 64."""
    return int.from_bytes(_machine.random_bytes(8), "big") % limit


def dice() -> Random:
    """Dice of such a seed."""
    return Random(seed())
