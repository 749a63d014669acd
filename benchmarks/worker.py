"""The worker's side of the benchmark: one process a subject, JSON lines over stdin and stdout.

Owns the protocol and the pinning to one core. Standard library only, for it also runs in the peers'
environment; knows nothing of what is measured.

    <- {"ready": {"python": "3.13.0", "open_spiel": "2.0.2"}}
    -> {"what": "playouts 2", "seconds": 0.5}
    <- {"actions": 1131000, "games": 13150, "seconds": 0.5012, "busy": 0.998}

`busy` is processor time over wall time: below 1, something else had the core. A command that cannot
be carried out answers {"error": "why"}. The worker lives until its input ends.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Mapping

Result = dict[str, float]
Command = Callable[[float], Result]


class Unavailable(Exception):
    """What was asked for does not exist here; the text says what is missing."""


def serve(versions: Mapping[str, str], commands: Mapping[str, Command]) -> None:
    """Answer commands until the input ends; the first argument of the process is the core."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # a library that prints must not break the protocol
    if len(sys.argv) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[1])})

    def answer(message: Mapping[str, object]) -> None:
        print(json.dumps(message), file=answers, flush=True)

    answer({"ready": {"python": platform.python_version(), **versions}})
    for line in sys.stdin:
        request = json.loads(line)
        try:
            command = commands[request["what"]]
            wall, busy = time.perf_counter(), _processor_seconds()
            result = command(request["seconds"])
            busy, wall = _processor_seconds() - busy, time.perf_counter() - wall
            answer({"busy": busy / wall, **result})
        except Exception as error:  # noqa: BLE001 - whatever it is, the table shows it
            answer({"error": f"{type(error).__name__}: {error}"})


def fresh_process(code: str, environment: Mapping[str, str] | None = None) -> Result:
    """Wall time of a new interpreter that runs the code, from its start to its end."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    seconds = time.perf_counter() - start
    if done.returncode:
        raise Unavailable((done.stderr.strip().splitlines() or ["it failed without a word"])[-1])
    return {"seconds": seconds, "busy": 1.0}  # a start may wait for the disk


def _processor_seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
