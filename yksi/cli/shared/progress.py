"""How far something long is, on the error output, where somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from yksi.texts import Texts

if TYPE_CHECKING:
    from rich.progress import Progress

BAR = 20


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Told how much more is done; gone when all is."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with _bar() as shown:
        task = shown.add_task(title, total=total)
        yield lambda done: shown.advance(task, done)


@contextmanager
def compiling_told(text: Texts) -> Iterator[None]:
    """Whatever is compiled meanwhile is shown step by step; a pipe is told once that it goes on."""
    from yksi.native import reporting_to  # imports NumPy

    told = _Compiling(text)
    try:
        with reporting_to(told):
            yield
    finally:
        told.close()


class _Compiling:
    def __init__(self, text: Texts) -> None:
        self._text = text
        self._shown: Progress | None = None
        self._begun = False

    def __call__(self, name: str, done: int, total: int) -> None:
        if not self._begun:
            self._begun = True
            click.echo(self._text("compiling"), err=True)
        if not sys.stderr.isatty():
            return
        if self._shown is None:
            self._shown = _bar()
            self._shown.start()
            self._shown.add_task("", total=total)
        task = self._shown.task_ids[0]
        self._shown.update(task, description=name, completed=done, total=total)
        if done == total:
            self.close()

    def close(self) -> None:
        """Nothing stays on the screen; the next thing that is compiled has a bar of its own."""
        if self._shown is not None:
            self._shown.stop()
            self._shown = None


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(BAR),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)
