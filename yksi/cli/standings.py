"""`yksi standings FILE…`: the standings over evenings with paper cards, and over old results."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.shared.files import check_apart, check_writable, faults_told, read_text, write_text
from yksi.cli.shared.localized import Command, option, texts_of
from yksi.cli.shared.simulation import refusing, report_options, show_report
from yksi.evening import Evening
from yksi.evening.past_results import read_results, write_results
from yksi.evening.record import read_record
from yksi.evening.tour import Result, results_of, standings_of, won_in
from yksi.telling.standings import draw_standings, standings_csv, standings_parts

_HERE = "-"


def _read(files: tuple[Path, ...]) -> tuple[list[Evening], list[Result]]:
    """Evenings with their results, in the order of the files; what is wrong with one is told."""
    evenings: list[Evening] = []
    results: list[Result] = []
    for file in files:
        text = read_text(file)
        with faults_told(file):
            if file.suffix.lower() == ".csv":
                results += read_results(text)
                continue
            evening = read_record(text)
        evenings.append(evening)
        results += results_of(evening, file.stem)
    return evenings, results


@click.command("standings", cls=Command)
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@option("--csv", "table", key="option-csv", metavar="FILE")
@option("--results", "every", key="option-standings-results", metavar="FILE")
@report_options
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[Path, ...],
    table: str | None,
    every: str | None,
    plot: Path | None,
    plain: bool,
) -> None:
    text = texts_of(ctx)
    check_apart({"--csv": table, "--results": every})
    if plot is not None:
        with refusing(ctx):
            from yksi.sim import plots

            plots.check(plot)
        check_writable(plot)
    evenings, results = _read(files)
    rows = standings_of(results)
    won = [one for one in won_in(evenings) if one.rounds]
    if _HERE not in (table, every):
        show_report(standings_parts(text, rows, won), plain)
        if not rows and not won:
            click.echo(text("standings-nothing"))
    for file, document in ((table, standings_csv(rows)), (every, write_results(results))):
        if file == _HERE:
            click.echo(document, nl=False)
        elif file is not None:
            write_text(Path(file), document)
    if plot is not None and any(row.place for row in rows):
        draw_standings(text, rows, results, plot)
