"""`yksi play`: a game in the terminal against bots. Reads the options and says goodbye."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from yksi.cli.shared.files import check_writable, write_text
from yksi.cli.shared.localized import INTERRUPT_CODE, Command, lang_option, option, texts_of
from yksi.cli.shared.progress import compiling_told
from yksi.cli.shared.rules import rules_of, rules_options
from yksi.editions import parse_rules
from yksi.policies.levels import LEVELS as BOT_LEVELS
from yksi.policies.levels import MASTER, THINKERS
from yksi.records.table_record import write_record
from yksi.terminal.host import Leave
from yksi.terminal.screen import Screen, is_person, wants_colors
from yksi.terminal.session import Session
from yksi.terminal.setup.plan import Options, Plan
from yksi.terminal.setup.plan_questions import Questions
from yksi.terminal.setup.table import open_table
from yksi.texts import Texts

FORGETS = "10"  # times in a hundred that a bot forgets to call


@click.command("play", cls=Command)
@rules_options(usual="usual-edition")
@option("--seats", key="option-seats", metavar="N", usual="usual-seats")
@option("--card", "cards", key="option-card", metavar="N=TEXT", multiple=True)
@option("--series", key="option-series", is_flag=True)
@option("--limit", key="option-limit", metavar="MINUTES", usual="usual-none")
@option("--name", key="option-name", metavar="NAME", usual="usual-asked")
@option("--seed", key="option-seed", metavar="N", usual="usual-chance")
@option("--level", key="option-level", metavar="LEVEL", default=BOT_LEVELS[0])
@option("--forget", key="option-forget", metavar="N", default=FORGETS)
@option("--record", key="option-record", metavar="FILE", type=click.Path(path_type=Path))
@option("--plain", key="option-plain", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, /, record: Path | None, plain: bool, **typed: Any) -> None:
    text = texts_of(ctx)
    screen = Screen(wants_colors(plain))
    questions = Questions(text, screen.say, screen.ask if is_person() else None)
    rules = rules_of(typed)
    session = None
    code = 0
    if record is not None:
        check_writable(record)
    try:
        plan = questions.plan(
            Options(edition=rules.edition, rules=rules.changes, own=rules.own, **typed)
        )
        if plan.level in (*THINKERS, MASTER):
            get_ready(text, plan)
        session = Session(open_table(text, plan, screen.say, screen.ask))
        session.run()
    except (Leave, EOFError):
        screen.say("")
    except KeyboardInterrupt:
        screen.say("")
        code = INTERRUPT_CODE
    if session is not None:
        session.close()
        if record is not None:
            write_text(record, write_record(session.host.table))
            screen.say(text("recorded", file=str(record)))
    screen.say(text("goodbye"))
    ctx.exit(code)


def get_ready(text: Texts, plan: Plan) -> None:
    """Bots that play with compiled code have it from the first card on."""
    with compiling_told(text):
        if plan.level == MASTER:
            from yksi.native.network import wait_for_network

            wait_for_network()
        else:
            from yksi.native import layout_of, native  # imports NumPy

            rules = parse_rules(plan.rules)[1]
            native(layout_of(rules, plan.seats)).prepare("search")
