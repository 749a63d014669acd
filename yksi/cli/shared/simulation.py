"""What `yksi sim`, `compare` and `tournament` have in common: options, running, and writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from yksi.cli.shared.files import check_apart, check_writable, write_text
from yksi.cli.shared.localized import (
    FAILURE_CODE,
    INTERRUPT_CODE,
    Decorated,
    lang_option,
    option,
    said,
    texts_of,
)
from yksi.cli.shared.progress import compiling_told, progress_bar
from yksi.policies.levels import TRIALS
from yksi.sim.plan import (
    CannotRun,
    Plan,
    PlanError,
    read_count,
    read_share,
    read_trials,
    read_whole,
)
from yksi.terminal.screen import wants_colors
from yksi.texts import Texts, Trouble

if TYPE_CHECKING:
    from yksi.reports.parts import Part
    from yksi.sim.runner import Result, Work
    from yksi.workers import Progress

SEATS = 4
MOST_THREADS = 1024


class Typed(NamedTuple):
    """The options that all three commands have, as they were typed."""

    seats: str | None
    games: str
    seed: str
    forget: str
    miss: str
    trials: str | None
    threads: str | None
    cluster: str | None
    gpu: bool
    json: str | None
    csv: str | None
    plot: Path | None
    plain: bool


def shared_options(games: str, seats: str = str(SEATS)) -> Callable[[Decorated], Decorated]:
    """A command gets those options, with its usual numbers of games and seats."""
    options = (
        option("--seats", key="option-sim-seats", metavar="N", usual=seats),
        option("--games", key="option-games", metavar="N", default=games),
        option("--seed", key="option-sim-seed", metavar="N", default="1"),
        option("--forget", key="option-sim-forget", metavar="N%", default="0%"),
        option("--miss", key="option-miss", metavar="N%", default="0%"),
        option("--trials", key="option-trials", metavar="N", usual=str(TRIALS)),
        option("--threads", key="option-threads", metavar="N", usual="usual-cores"),
        option("--cluster", key="option-cluster", metavar="URL"),
        option("--gpu", key="option-gpu", is_flag=True),
        option("--json", key="option-json", metavar="FILE"),
        option("--csv", key="option-csv", metavar="FILE"),
        report_options,
    )

    def decorate(function: Decorated) -> Decorated:
        for one in reversed(options):
            function = one(function)
        return function

    return decorate


def report_options(function: Decorated) -> Decorated:
    """How a command shows what it found: as a picture too, without colours, in which language."""
    plot = option("--plot", key="option-plot", metavar="FILE", type=click.Path(path_type=Path))
    return plot(option("--plain", key="option-plain", is_flag=True)(lang_option()(function)))


@contextmanager
def refusing(ctx: click.Context) -> Iterator[None]:
    """A plan that makes no sense is a usage error; what is missing here ends with code 1."""
    try:
        yield
    except CannotRun as error:
        click.echo(said(texts_of(ctx), error.key, error.arguments), err=True)
        ctx.exit(FAILURE_CODE)
    except PlanError as error:
        raise Trouble(error.key, **error.arguments) from None


def plan_of(
    typed: Typed,
    rules: str,
    seats: int,
    bots: tuple[str, ...],
    rotate: bool,
    thinkers: Sequence[str] = (),
) -> Plan:
    """`thinkers`: those of the other plans of a command, for whom its options are meant as well."""
    return Plan(
        rules,
        seats,
        bots,
        read_count("--games", typed.games),
        read_whole("--seed", typed.seed),
        read_share("--forget", typed.forget),
        read_share("--miss", typed.miss),
        rotate,
        typed.gpu,
        read_trials("--trials", typed.trials, (*bots, *thinkers)),
    )


def seats_of(typed: Typed, usual: int) -> int:
    return usual if typed.seats is None else read_whole("--seats", typed.seats)


def check_files(typed: Typed) -> None:
    """A file that cannot be written is told of before a long run, not after it."""
    check_apart({"--json": typed.json, "--csv": typed.csv})
    if typed.plot is not None:
        from yksi.sim import plots

        plots.check(typed.plot)
        check_writable(typed.plot)
    for file in (typed.json, typed.csv):
        if file is not None and file != "-":
            check_writable(Path(file))


class Machine:
    """This machine's cores, its GPU, or a cluster."""

    def __init__(self, text: Texts, typed: Typed) -> None:
        self._text = text
        self._threads = 0
        if typed.threads is not None:
            self._threads = read_count("--threads", typed.threads, MOST_THREADS)
        self._cluster = typed.cluster
        self._gpu = typed.gpu
        self.seconds = 0.0  # of the last run, without what was compiled before
        self.stopped = False  # somebody has interrupted a run: no other is begun

    def run(self, plans: Sequence[Plan], work: Work[Result]) -> Result:
        """All games of plans that are as long; what there is of them when somebody interrupts."""
        return self._until_interrupted(lambda: self._run(plans, work))

    def run_in_python(self, games: int, work: Work[Result]) -> Result:
        """Games that nothing is compiled for, one by one, on one thread unless more are wanted."""
        from yksi.sim import runner

        def run() -> Result:
            with self._timed(games) as progress:
                return runner.run(work, games, self._threads or 1, progress, largest=1)

        return self._until_interrupted(run)

    def _until_interrupted(self, run: Callable[[], Result]) -> Result:
        from yksi.sim import runner

        try:
            return run()
        except KeyboardInterrupt:
            click.echo(self._text("sim-nothing"), err=True)
            raise
        except runner.Stopped as stopped:
            self.stopped = True
            click.echo(self._text("sim-interrupted"), err=True)
            result: Result = stopped.so_far
            return result

    def go_on(self, plans: Sequence[Plan], work: Work[Result]) -> Result | None:
        """Another run after one that has found something; none if that was interrupted."""
        if self.stopped:
            return None
        try:
            return self.run(plans, work)
        except KeyboardInterrupt:
            self.stopped = True
            return None

    def _run(self, plans: Sequence[Plan], work: Work[Result]) -> Result:
        """All games are played, with a progress bar where somebody looks."""
        from yksi.sim import cluster, runner
        from yksi.sim.rows import largest_chunk, prepare

        games = plans[0].games
        largest = min(largest_chunk(plan) for plan in plans)
        parts = max(plan.turns for plan in plans)
        if self._cluster is not None:
            with cluster.connected(self._cluster) as client, self._timed(games) as progress:
                return cluster.run(client, work, games, progress, largest, parts)
        with compiling_told(self._text):
            for plan in plans:
                prepare(plan)
        threads = 1 if self._gpu else self._threads
        with self._timed(games) as progress:
            return runner.run(work, games, threads, progress, largest, parts)

    def leave(self, ctx: click.Context) -> None:
        """What was interrupted is told as far as it went, and ends with the code for that."""
        if self.stopped:
            ctx.exit(INTERRUPT_CODE)

    @contextmanager
    def _timed(self, games: int) -> Iterator[Progress]:
        begun = perf_counter()
        try:
            with progress_bar(self._text("sim-running"), games) as progress:
                yield progress
        finally:
            self.seconds = perf_counter() - begun


def write_out(typed: Typed, parts: Sequence[Part], documents: dict[str, Callable[[], str]]) -> None:
    """The report is shown, unless a document goes to the standard output instead."""
    files = {"json": typed.json, "csv": typed.csv}
    if "-" not in files.values():
        show_report(parts, typed.plain)
    for form, file in files.items():
        if file == "-":
            click.echo(documents[form](), nl=False)
        elif file is not None:
            write_text(Path(file), documents[form]())


def show_report(parts: Sequence[Part], plain: bool) -> None:
    from yksi.reports.console import plain_lines, show

    if wants_colors(plain):
        from rich.console import Console

        show(Console(highlight=False), parts)
        return
    for line in plain_lines(parts):
        click.echo(line)


def typed_of(options: dict[str, Any]) -> Typed:
    return Typed(**{name: options.pop(name) for name in Typed._fields})
