"""Analyses on a Dask cluster, whose workers have Yksi of this version."""

from __future__ import annotations

from contextlib import ExitStack

from yksi.errors import YksiError
from yksi.server.workers.analysis import analysed

SECONDS = 300  # for one analysis


class NoClusterError(YksiError, RuntimeError):
    """The cluster cannot be found, or what speaks to it is not installed."""


def analysed_on(address: str, record: str, number: int) -> bytes | None:
    """The analysis of a round, for a thread that waits; NoClusterError when there is none."""
    from yksi.sim.cluster import connected  # imports NumPy
    from yksi.sim.plan import CannotRun

    with ExitStack() as stack:
        try:
            client = stack.enter_context(connected(address))
        except CannotRun as error:
            raise NoClusterError(*error.args) from error
        future = client.submit(analysed, record, number, pure=False)
        try:
            found: bytes | None = future.result(timeout=SECONDS)
        finally:
            future.cancel()
        return found
