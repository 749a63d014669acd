"""A training with a deadline: it is told, judged and kept every now and then, and can go on later.

A folder holds `log.jsonl` (a line for every so many improvements and for every judgement),
`checkpoint.pt`, `champion.weights` and, in the end, `curves.png`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from yksi.training.evaluation import Match, Won, play_matches
from yksi.training.trainer import Trainer

LOG = "log.jsonl"
KEPT_EVERY = 20.0  # seconds
JUDGED_EVERY = 60.0
QUICK, THOROUGH = 500, 4_000  # games of a judgement on the way, and of the last
APART = 1_000_000  # from the seeds of the training: what is judged by was never trained on
PATIENT = 200  # choices of a game on the way, before it counts as unfinished


class Session:
    def __init__(
        self, trainer: Trainer, folder: Path, matches: Sequence[Match], games: int = THOROUGH
    ) -> None:
        self.trainer, self.folder, self.matches, self.games = trainer, folder, matches, games
        folder.mkdir(parents=True, exist_ok=True)
        self._kept = self._judged = time.monotonic()

    def write(self, what: dict[str, Any]) -> None:
        """Add a line to the log."""
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")

    def run(self, tell: Callable[[dict[str, Any]], None]) -> list[Won]:
        """Improve until the time is over, tell of every improvement, then judge thoroughly."""
        trainer = self.trainer
        self.write({"settings": trainer.settings._asdict()})
        told: dict[str, float] = {}
        while trainer.spent < trainer.settings.seconds:
            told = trainer.improve()
            tell(told)
            now = time.monotonic()
            if now - self._kept >= KEPT_EVERY:
                self._kept = now
                self.write(told)
                trainer.keep(self.folder)
            if now - self._judged >= JUDGED_EVERY:
                self.judge(QUICK, PATIENT)
                self._judged = time.monotonic()
        self.write(told)
        trainer.keep(self.folder)
        return self.judge(self.games)

    def judge(self, games: int, *patience: int) -> list[Won]:
        """Play the matches and write down what was won."""
        trainer, settings = self.trainer, self.trainer.settings
        found = play_matches(
            *(self.matches, trainer.form, trainer.weights, games),
            *(settings.seed + APART, settings.threads, *patience),
        )
        self.write(
            {
                "seconds": trainer.spent,
                "choices": trainer.choices,
                "won": [{**one.match._asdict(), **_numbers(one)} for one in found],
            }
        )
        return found


def _numbers(won: Won) -> dict[str, float]:
    return {name: value for name, value in won._asdict().items() if name != "match"}


def read_log(folder: Path) -> Iterator[dict[str, Any]]:
    """The lines of a log."""
    for line in (folder / LOG).read_text(encoding="utf-8").splitlines():
        yield json.loads(line)
