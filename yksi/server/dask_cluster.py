"""Analyses on a Dask cluster, whose workers have Yksi of this version."""

from __future__ import annotations

from yksi.server.workers.analysis import analysed

SECONDS = 300  # for one analysis


def analysed_on(address: str, record: str, number: int) -> bytes | None:
    """The analysis of a round, for a thread that waits; CannotRun when there is no cluster."""
    from yksi.sim.cluster import connected  # imports NumPy

    with connected(address) as client:
        future = client.submit(analysed, record, number, pure=False)
        try:
            found: bytes | None = future.result(timeout=SECONDS)
        finally:
            future.cancel()
        return found
