"""Simulate whole evenings, one a seed: `python -m tests.simulation --seeds 10000 --start 1`.

A seed that fails is printed with what led there, and `--seeds 1 --start SEED` plays it again.
"""

from __future__ import annotations

from tests.simulation.runner import main

if __name__ == "__main__":
    main()
