"""`yksi analyse FILE`: everybody's chances before each move, and the moves that cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from yksi.cli.shared.files import check_writable, faults_told, read_text, write_text
from yksi.cli.shared.localized import Command, option, texts_of
from yksi.cli.shared.progress import compiling_told, progress_bar
from yksi.cli.shared.simulation import refusing, report_options, show_report
from yksi.game.events import AnyEvent
from yksi.sim.plan import read_count, read_whole
from yksi.telling.events import EventSentences
from yksi.telling.marks import unmarked
from yksi.telling.words import Seating, Words
from yksi.texts import Texts, Trouble
from yksi.workers import cores

if TYPE_CHECKING:
    from yksi.analysis.moments import Round
    from yksi.analysis.round_analysis import Analysed, JudgedMove
    from yksi.reports.parts import Part

MOST_PLAYOUTS = 1_000_000
MOST_WORST = 1_000


@click.command("analyse", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--playouts", key="option-playouts", metavar="N", default="400")
@option("--seed", key="option-analyse-seed", metavar="N", default="1")
@option("--worst", key="option-worst", metavar="N", default="5")
@option("--json", "document", key="option-json", metavar="FILE")
@report_options
@click.pass_context
def command(
    ctx: click.Context,
    *,
    file: Path,
    playouts: str,
    seed: str,
    worst: str,
    document: str | None,
    plot: Path | None,
    plain: bool,
) -> None:
    text = texts_of(ctx)
    with refusing(ctx):
        count = read_count("--playouts", playouts, MOST_PLAYOUTS)
        dice = read_whole("--seed", seed)
        most = read_count("--worst", worst, MOST_WORST)
        _check_files(document, plot)
    rounds = _read(file)
    found = _analyse(text, rounds, count, dice)
    if plot is not None:
        from yksi.analysis.plots import plot_analysis

        plot_analysis(text, found, most, plot)
    if document != "-":
        show_report(list(_parts(text, rounds, found, most)), plain)
    if document is not None:
        from yksi.analysis.export import analysis_json

        if document == "-":
            click.echo(analysis_json(found), nl=False)
        else:
            write_text(Path(document), analysis_json(found))


def _check_files(document: str | None, plot: Path | None) -> None:
    """A file that cannot be written is told of before a long run, not after it."""
    if plot is not None:
        from yksi.sim import plots

        plots.check(plot)
        check_writable(plot)
    if document is not None and document != "-":
        check_writable(Path(document))


def _read(file: Path) -> list[Round]:
    from yksi.analysis.moments import rounds_of

    with faults_told(file):
        rounds = rounds_of(read_text(file))
    if not rounds:
        raise Trouble("error-analysis-empty", file=str(file))
    return rounds


def _analyse(text: Texts, rounds: Sequence[Round], playouts: int, seed: int) -> list[Analysed]:
    from yksi.analysis.round_analysis import analyse_round
    from yksi.native import layout_of, native  # imports NumPy

    with compiling_told(text):
        for one in rounds:
            native(layout_of(one.rules, len(one.names))).prepare("search")
    moves = sum(len(one.moments) for one in rounds)
    with progress_bar(text("analysis-running"), moves) as progress:
        return [analyse_round(one, playouts, seed, cores(), progress) for one in rounds]


def _parts(
    text: Texts, rounds: Sequence[Round], found: Sequence[Analysed], worst: int
) -> Iterator[Part]:
    from yksi.reports.numbers import Numbers
    from yksi.reports.parts import Sentences

    first = found[0]
    yield Sentences(
        (
            text("analysis-title", measure=first.measure),
            text(
                "analysis-playouts",
                playouts=Numbers(text.language).whole(first.playouts),
                seed=str(first.seed),
            ),
            text("analysis-how", measure=first.measure),
        )
    )
    for one, analysed in zip(rounds, found, strict=True):
        yield from _RoundReport(text, one, analysed).parts(worst)
    yield Sentences((text("sim-sure"),))


class _RoundReport:
    """What is told of one round."""

    def __init__(self, text: Texts, one: Round, analysed: Analysed) -> None:
        from yksi.reports.numbers import Numbers

        self._text = text
        self._found = analysed
        self._numbers = Numbers(text.language)
        words = Words(text, Seating(one.names, None), one.edition, one.rules, one.texts)
        self._log = EventSentences(words)
        self._told = {moment.number: self._say(moment.told) for moment in one.moments}

    def _say(self, events: Sequence[AnyEvent]) -> str:
        return unmarked(self._log.paragraph(events))

    def parts(self, worst: int) -> Iterator[Part]:
        from yksi.reports.parts import Grid, Sentences

        text, found = self._text, self._found
        columns = tuple(text("analysis-column", column=name) for name in ("what", "chance", "cost"))
        title = text("analysis-heading", round=found.number, rules=found.rules)
        yield Grid(title, columns, tuple(self._row(move) for move in found.moves))
        lines = [self._costly(move) for move in found.costliest(worst)]
        head = text("analysis-worst") if lines else text("analysis-none")
        yield Sentences((head, *lines))

    def _row(self, move: JudgedMove) -> tuple[str, ...]:
        from yksi.reports.statistics import SHARE

        chance = move.chances[move.seat]
        value, between = (
            write(chance, SHARE) for write in (self._numbers.value, self._numbers.range)
        )
        before = f"{value} ({between})" if between else value
        return f"{move.number:3}  {self._told[move.number]}", before, self._cost(move)

    def _cost(self, move: JudgedMove) -> str:
        """In percentage points; nothing where chance alone may have made it."""
        if move.cost is None or not move.is_costly:
            return ""
        return self._numbers.decimal(100 * move.cost.value, 1)

    def _costly(self, move: JudgedMove) -> str:
        assert move.cost is not None
        better = self._text("analysis-no-more")
        if move.better is not None:
            better = self._say((move.better,))
        return self._text(
            "analysis-costly",
            move=move.number,
            told=self._told[move.number],
            cost=self._cost(move),
            range=self._numbers.between(move.cost.scaled(100), 1),
            better=better,
        )
