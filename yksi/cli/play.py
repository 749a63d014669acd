"""`yksi play`: a game in the terminal against bots. Seats everybody and says goodbye."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

import click

from yksi import editions
from yksi.bots import Bot, Casual, Forgetful
from yksi.cli.host import Host, Leave
from yksi.cli.keys import Keys, Verb
from yksi.cli.localized import Command, Trouble, lang_option, option, texts_of
from yksi.cli.questions import Plan, Questions
from yksi.cli.session import Session
from yksi.cli.terminal import Terminal, is_person, wants_colors
from yksi.cli.words import People, Words
from yksi.game import Game
from yksi.rules import RulesError, value_name
from yksi.texts import Texts

ME = 0
FORGETS = 10  # times in a hundred that a bot forgets to call
INTERRUPTED = 130
BOT_NAMES = (
    *("Bo", "Cilla", "Disa", "Eero", "Freja", "Gunnar", "Helmi", "Ilmari", "Juho", "Kaisa"),
    *("Lumi", "Mikko", "Nanna", "Onni", "Pihla", "Quist", "Riku", "Sigrid", "Tuuli", "Una"),
    *("Veikko", "Wilma", "Xenia", "Yrsa", "Zakarias", "Aino", "Birgit"),
)


def seat_bots(seats: int, forgets: int, seed: int | None) -> dict[int, Bot]:
    """A bot for every seat but the person's, each with dice of its own."""
    dice = Random(seed)
    return {
        seat: Forgetful(Casual(dice.getrandbits(32)), forgets / 100, dice.getrandbits(32))
        for seat in range(seats)
        if seat != ME
    }


def open_table(
    text: Texts,
    plan: Plan,
    say: Callable[[str], None],
    ask: Callable[[str], str],
    clock: Callable[[], float] = time.monotonic,
) -> Session:
    """Everybody sits down; the order of ages is drawn."""
    ages = list(range(plan.seats))
    Random(plan.seed).shuffle(ages)
    try:
        game = Game.empty(plan.rules, plan.seats, ages)
    except RulesError as error:
        raise Trouble("error-rules", reason=str(error)) from None
    people = People((plan.name, *BOT_NAMES[: plan.seats - 1]), ME)
    words = Words(text, people, game.edition, game.rules)
    for line in welcome(words, game):
        say(line)
    host = Host(game, ME, words, say, ask, clock)
    return Session(host, seat_bots(plan.seats, plan.forgets, plan.seed), plan.seed)


def welcome(words: Words, game: Game) -> list[str]:
    """What is played, with whom, by which changed rules, and where to find help."""
    text = words.text
    me, *others = words.people.names
    lines = [
        text(
            "welcome",
            name=me,
            edition=text(f"edition-{game.edition}"),
            others=words.listed(others),
        )
    ]
    for field in editions.changes(game.edition, game.rules):
        value = value_name(getattr(game.rules, field))
        name = text(f"rule-{field}")
        lines.append(
            text("changed-rule", name=name, value=text(f"rule-{field}.value", value=value))
        )
    keys = Keys(text)
    lines.append(text("welcome-help", help=keys.letter(Verb.HELP), quit=keys.letter(Verb.QUIT)))
    return lines


@click.command("play", cls=Command)
@option("--edition", key="option-edition", metavar="NAME")
@option("--seats", key="option-seats", metavar="N")
@option("--rules", key="option-rules", metavar="RULES")
@option("--name", key="option-name", metavar="NAME")
@option("--seed", key="option-seed", metavar="N")
@option("--forget", key="option-forget", metavar="N", default=str(FORGETS))
@option("--plain", key="option-plain", is_flag=True)
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    edition: str | None,
    seats: str | None,
    rules: str | None,
    name: str | None,
    seed: str | None,
    forget: str,
    plain: bool,
) -> None:
    text = texts_of(ctx)
    terminal = Terminal(wants_colors(plain))
    ask = terminal.ask if is_person() else None
    questions = Questions(text, terminal.say, ask)
    try:
        plan = questions.plan(edition, seats, rules, name, seed, forget)
        open_table(text, plan, terminal.say, terminal.ask).run()
    except (Leave, EOFError):
        terminal.say("")
    except KeyboardInterrupt:
        terminal.say("")
        terminal.say(text("goodbye"))
        sys.exit(INTERRUPTED)
    terminal.say(text("goodbye"))
