"""`yksi train`: a network learns by playing against itself, its earlier selves and bots."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from yksi.cli.shared.files import check_writable
from yksi.cli.shared.localized import Command, NumberRange, lang_option, option, texts_of
from yksi.cli.shared.progress import compiling_told, progress_bar
from yksi.cli.shared.rules import rules_of, rules_options
from yksi.cli.shared.simulation import MOST_THREADS, refusing
from yksi.policies.levels import CHARACTERS
from yksi.sim.plan import CannotRun, check_seats, read_count, read_rules, read_whole
from yksi.texts import Trouble
from yksi.training.settings import (
    CHAMPION,
    EXPLOITER,
    FAR,
    FULL,
    HEIR,
    MANY,
    MEASURED,
    NEWCOMER,
    STRONG,
    Settings,
    Sparring,
    Tables,
)
from yksi.workers import cores

if TYPE_CHECKING:
    from yksi.training.evaluation import Match, Won
    from yksi.training.trainer import Trainer

LEARN = "learn"
# Threads that step tables need Python's lock for a moment between two calls. With the usual five
# milliseconds they waited four times as long for a busy trainer as they worked.
SWITCH = 1e-4
JUDGES = ("random", "casual", "careful")
DEVICES = ("auto", "cpu", "cuda")
# What PyTorch raises, and what is found wrong, where a checkpoint is none.
NO_CHECKPOINT = (pickle.UnpicklingError, EOFError, KeyError, RuntimeError, TypeError, ValueError)


@click.command("train", cls=Command)
@rules_options(usual="classic")
@option(
    "--seats", key="option-sim-seats", metavar="N", type=click.IntRange(2, 10), default=2, usual="2"
)
@option("--champion", key="option-train-champion", is_flag=True)
@option("--many", key="option-train-many", is_flag=True)
@option("--against", key="option-train-against", type=click.Choice(CHARACTERS))
@option("--from-nothing", key="option-train-from-nothing", is_flag=True)
@option(
    "--minutes",
    key="option-train-minutes",
    metavar="N",
    type=NumberRange(0, 10_000),
    default=5.0,
)
@option("--folder", key="option-train-folder", metavar="FOLDER", default="training")
@option("--resume", key="option-train-resume", is_flag=True)
@option("--device", key="option-train-device", type=click.Choice(DEVICES), default=DEVICES[0])
@option("--seed", key="option-sim-seed", metavar="N", default="1")
@option("--threads", key="option-threads", metavar="N", usual="usual-cores")
@lang_option()
@click.pass_context
def command(ctx: click.Context, /, **options: Any) -> None:
    text = texts_of(ctx)
    given = rules_of(options)
    with refusing(ctx):
        rules = read_rules(given.edition, given.changes)
        check_seats(rules, options["seats"])
        options["seed"] = read_whole("--seed", options["seed"])
        threads = cores()
        if options["threads"] is not None:
            threads = read_count("--threads", options["threads"], MOST_THREADS)
        if find_spec("torch") is None:
            raise CannotRun("error-extra-missing", option="yksi train", extra=LEARN)
        import torch

        device = options["device"]
        if device == "auto":
            device = "cuda" if torch.cuda.is_available() else "cpu"
        elif device == "cuda" and not torch.cuda.is_available():
            raise CannotRun("gpu-no-device")
    from yksi.training.session import LOG, Session, read_log
    from yksi.training.trainer import Trainer

    torch.set_num_threads(threads)
    torch.set_float32_matmul_precision("high")  # a GPU's quick units for the last layers too
    sys.setswitchinterval(SWITCH)
    settings = _settings(rules, device, threads, options)
    folder = _opened(Path(options["folder"]))
    check_writable(folder / LOG)
    with compiling_told(text):
        trainer = Trainer(settings, device)
    if options["resume"]:
        _resume(trainer, folder)
    session = Session(trainer, folder, _matches(rules, options))
    with progress_bar(text("train-running"), round(settings.seconds)) as advance:
        shown = trainer.spent

        def tell(told: dict[str, float]) -> None:
            nonlocal shown
            advance(round(told["seconds"] - shown))
            shown += round(told["seconds"] - shown)

        found = session.run(tell)
    if find_spec("matplotlib") is not None:
        from yksi.training.curves import draw_curves

        draw_curves(text, read_log(folder), folder / "curves.png")
    for won in found:
        click.echo(_sentence(ctx, won))
    click.echo(text("train-kept", folder=str(folder), millions=f"{trainer.choices / 1e6:.1f}"))


def _opened(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("error-file-write", file=str(folder), reason=error.strerror or "") from None
    return folder


def _resume(trainer: Trainer, folder: Path) -> None:
    from yksi.training.trainer import CHECKPOINT

    file = str(folder / CHECKPOINT)
    try:
        trainer.resume(folder)
    except OSError as error:
        raise Trouble("error-file", file=file, reason=error.strerror or "") from None
    except NO_CHECKPOINT as error:
        reason = f"{type(error).__name__}: {error}"
        raise Trouble("error-text", file=file, reason=reason) from None


def _settings(rules: str, device: str, threads: int, options: Mapping[str, Any]) -> Settings:
    """What is trained, at which tables and against whom."""
    tables: tuple[Tables, ...] = (Tables(rules, options["seats"], 100),)
    sparring = Sparring()
    scale: dict[str, Any] = dict(FULL) if device == "cuda" else {}
    if options["many"]:
        tables, sparring = MANY, MEASURED
        scale |= HEIR
    elif options["champion"]:
        tables, sparring = CHAMPION, STRONG
        scale |= FAR
    if options["against"]:
        scale["against"] = options["against"]
        twin = EXPLOITER | {"heir": tables[0].seats}
        scale |= NEWCOMER if options["from_nothing"] else twin
    return Settings(
        tables=tables,
        sparring=sparring,
        seed=options["seed"],
        seconds=60 * options["minutes"],
        threads=threads,
        **scale,
    )


def _matches(rules: str, options: Mapping[str, Any]) -> list[Match]:
    """Against whom it is measured, the rival first."""
    from yksi.training.evaluation import AMONG_MANY, EVERYTHING, Match

    rivals = [options["against"]] if options["against"] else []
    if not (options["champion"] or options["many"]):
        return [Match(rules, options["seats"], bot) for bot in (*rivals, *JUDGES)]
    judged = AMONG_MANY if options["many"] else EVERYTHING
    kinds = dict.fromkeys((match.rules, match.seats) for match in judged)
    return [*(Match(*kind, rival) for rival in rivals for kind in kinds), *judged]


def _sentence(ctx: click.Context, won: Won) -> str:
    from yksi.reports.statistics import share

    found = share(won.won, max(1, won.games))
    return texts_of(ctx)(
        "train-won",
        rules=won.match.rules,
        seats=won.match.seats,
        bot=won.match.bot,
        share=f"{100 * found.value:.1f}",
        margin=f"{100 * found.margin:.1f}",
        games=won.games,
        unfinished=won.unfinished,
    )
