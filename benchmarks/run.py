"""`make bench`: Yksi beside its peers, measured in one run.

Owns the processes and the peers' environment. Every subject is a process of its own that
stays alive, pinned to the same core; they take turns, one command at a time, in an order drawn anew
for each repetition, so that a busy minute of the machine falls on all of them. A sample during
which something else had the core is taken again, a few times. The report shows medians.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import random
import shutil
import subprocess
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from benchmarks.plan import PLAN, Measure, Subject
from benchmarks.report import QUIET_CORE, report, show

ROOT = Path(__file__).resolve().parent.parent
PEERS_VENV = ROOT / ".bench-venv"
PEERS_REQUIREMENTS = ROOT / "benchmarks" / "peers" / "requirements.txt"
LATEST = ROOT / "benchmarks" / "latest.json"

TRIES = 3


class Worker:
    """A live process that measures; see `benchmarks.worker`."""

    def __init__(self, python: Path, module: str, core: int | None) -> None:
        command = [str(python), "-m", module, *([] if core is None else [str(core)])]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.versions: dict[str, str] = self._read()["ready"]

    def measure(self, what: str, seconds: float) -> dict[str, Any]:
        if self.process.poll() is not None:
            return {"error": f"the worker has ended with {self.process.returncode}"}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"what": what, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self._read()

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return {"error": f"the worker has ended with {self.process.wait()}", "ready": {}}
        answer: dict[str, Any] = json.loads(line)
        return answer


def peers_python(console: Console) -> Path:
    """The interpreter of the peers' own environment, made when missing or out of date."""
    python = PEERS_VENV / "bin" / "python"
    stamp = PEERS_VENV / ".ready"
    wanted = hashlib.sha256(
        PEERS_REQUIREMENTS.read_bytes() + sys.version.encode() + str(ROOT).encode()
    ).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    console.print(f"setting up {PEERS_VENV.name} with the peers")
    shutil.rmtree(PEERS_VENV, ignore_errors=True)
    base = getattr(sys, "_base_executable", sys.executable)
    requirements = ["-r", str(PEERS_REQUIREMENTS)]
    if _runs("uv", "--version"):
        _run("uv", "venv", "--quiet", "--python", base, str(PEERS_VENV))
        _run("uv", "pip", "install", "--quiet", "--python", str(python), *requirements)
    else:
        _run(base, "-m", "venv", str(PEERS_VENV))
        _run(str(python), "-m", "pip", "install", "-qq", *requirements)
    stamp.write_text(wanted)
    return python


def _runs(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def measure(
    workers: dict[str, Worker], plan: list[Measure], repetitions: int, seconds: float
) -> dict[Subject, list[dict[str, Any]]]:
    """Warm every subject up, then let them take turns."""
    wanted: dict[Subject, int] = defaultdict(int)
    for entry in plan:
        for subject in (entry.ours, *entry.peers):
            if subject.worker in workers:
                count = min(repetitions, entry.most_repetitions)
                wanted[subject] = max(wanted[subject], count)

    samples: dict[Subject, list[dict[str, Any]]] = {subject: [] for subject in wanted}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task("measuring", total=len(wanted) + sum(wanted.values()))

        def take(subject: Subject, duration: float) -> dict[str, Any]:
            progress.update(bar, description=f"{subject.worker}: {subject.what}")
            for _ in range(TRIES):
                answer = workers[subject.worker].measure(subject.what, duration)
                if answer.get("busy", 1.0) >= QUIET_CORE:
                    break
            progress.advance(bar)
            return answer

        for subject in wanted:
            answer = take(subject, min(seconds, 0.2))
            if "error" in answer:
                samples[subject].append(answer)
        order = random.Random(1)
        for repetition in range(repetitions):
            turn = [s for s, count in wanted.items() if repetition < count]
            order.shuffle(turn)
            for subject in turn:
                if samples[subject] and "error" in samples[subject][-1]:
                    progress.advance(bar)
                else:
                    samples[subject].append(take(subject, seconds))
    return samples


def _processor() -> str:
    try:
        lines = subprocess.run(["lscpu"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines.splitlines() if "Model name" in line]
    return names[0] if names else platform.machine()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=15, help="of each command (15)")
    parser.add_argument("--seconds", type=float, default=0.5, help="a repetition lasts (0.5)")
    parser.add_argument("--only", default="", help="measures whose title holds this text")
    parser.add_argument("--core", type=int, help="the core to use (the last one)")
    parser.add_argument("--no-peers", action="store_true", help="measure Yksi alone")
    return parser.parse_args()


def main() -> None:
    arguments = _arguments()
    console = Console()
    plan = [entry for entry in PLAN if arguments.only.lower() in entry.title.lower()]
    core = arguments.core
    if core is None and hasattr(os, "sched_getaffinity"):
        core = max(os.sched_getaffinity(0))

    modules = {"Yksi": (Path(sys.executable), "benchmarks.ours")}
    if not arguments.no_peers:
        try:
            python = peers_python(console)
        except (OSError, subprocess.CalledProcessError) as error:
            console.print(f"[yellow]The peers could not be installed:[/yellow] {error}")
        else:
            modules["OpenSpiel"] = (python, "benchmarks.peers.openspiel")
            modules["RLCard"] = (python, "benchmarks.peers.rlcard_uno")
            modules["PettingZoo"] = (python, "benchmarks.peers.pettingzoo_cards")

    console.print(f"starting {', '.join(modules)}")
    workers = {name: Worker(path, module, core) for name, (path, module) in modules.items()}
    try:
        samples = measure(workers, plan, arguments.repetitions, arguments.seconds)
    finally:
        for worker in workers.values():
            worker.end()
    results = report(plan, samples)
    machine = f"{_processor()}, Python {platform.python_version()}, one core of {os.cpu_count()}"
    show(console, results, f"{machine}; median of {arguments.repetitions}")
    versions = {k: v for worker in workers.values() for k, v in worker.versions.items()}
    about = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine,
        "versions": versions,
        "repetitions": arguments.repetitions,
        "seconds": arguments.seconds,
    }
    LATEST.write_text(json.dumps({**about, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
