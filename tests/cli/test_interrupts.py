"""Ctrl+C in the middle of long work: whoever presses it does not wait for the work."""

from __future__ import annotations

import _thread
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

import yksi.native
from yksi.analysis import round_analysis
from yksi.analysis.moments import Moment
from yksi.cli import analyse, main
from yksi.game import Game
from yksi.game import actions as do


@contextmanager
def interrupting(*_: object) -> Iterator[Callable[[int], None]]:
    """Progress at which somebody presses Ctrl+C."""
    yield lambda _: _thread.interrupt_main()


@pytest.mark.usefixtures("_interruptible")
def test_an_analysis_is_left_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first move is judged at once, the others when the command has ended."""
    go_on = threading.Event()
    begun: list[int] = []
    in_time: list[bool] = []

    class Judge:
        def __init__(self, *_: object) -> None:
            pass

        def judge(self, moment: Moment) -> None:
            begun.append(moment.number)
            if len(begun) > 1:
                in_time.append(go_on.wait(60))

    game = Game.new("classic", 3, seed=3)
    for _ in range(6):
        game.play(game.turn, do.Draw())
        game.try_play(game.turn, do.Keep())
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    monkeypatch.setattr(round_analysis, "Judge", Judge)
    monkeypatch.setattr(analyse, "cores", lambda: 2)
    ready = SimpleNamespace(prepare=lambda *_: None)
    monkeypatch.setattr(yksi.native, "native", lambda _: ready)
    monkeypatch.setattr(analyse, "progress_bar", interrupting)
    before = set(threading.enumerate())
    try:
        result = CliRunner().invoke(main, ["analyse", str(file)])
    finally:
        go_on.set()
        for thread in set(threading.enumerate()) - before:
            thread.join(60)
    assert result.exit_code == 130
    assert all(in_time), "the command has waited for those who judge"
    assert len(begun) <= 3
