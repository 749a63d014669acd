"""The table that is opened: everybody comes in, agrees on what is played, and is welcomed.

All of it is said to the table, so that it stands in the record of the evening.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from random import Random

from yksi import editions, installed
from yksi.bots import Bot, new_bot
from yksi.driver import Driver
from yksi.editions.own import OwnEdition
from yksi.messages import commands as say
from yksi.messages import news
from yksi.rules import Conduct, RulesError, validate_seats, value_name
from yksi.seeds import secret_of
from yksi.table import Table
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.setup.plan import Plan
from yksi.texts import Texts, Trouble

ME = 0
BOT_NAMES = (
    *("Bo", "Cilla", "Disa", "Eero", "Freja", "Gunnar", "Helmi", "Ilmari", "Juho", "Kaisa"),
    *("Lumi", "Mikko", "Nanna", "Onni", "Pihla", "Quist", "Riku", "Sigrid", "Tuuli", "Una"),
    *("Veikko", "Wilma", "Xenia", "Yrsa", "Zakarias", "Aino", "Birgit", "Carl"),
)
EASY = {"bot": 0, "bot_uno": 0, "pause": 0}  # nobody waits for a bot, no bot for the clock


def open_table(
    text: Texts,
    plan: Plan,
    write: Callable[[str], None],
    ask: Callable[[str], str],
    clock: Callable[[], float] = time.monotonic,
) -> Host:
    try:
        validate_seats(editions.parse_rules(plan.rules)[1], plan.seats)
    except RulesError as error:
        raise Trouble("error-rules", reason=str(error)) from None
    table = gather(plan)
    bots = make_bots(plan)
    chance = secrets_of(plan.seed)
    driver = Driver(
        table, lambda number, _: bots[number], lambda: next(chance), installed.described()
    )
    host = Host(driver, ME, text, write, ask, clock)
    host.say_all(_welcome(host, plan.own))
    return host


def gather(plan: Plan) -> Table:
    """The person is the host of the table; the order of ages is drawn."""
    table = Table()
    names = [name for name in BOT_NAMES if name.casefold() != plan.name.casefold()]
    settings = {"rules": plan.rules, "series": "yes" if plan.series else "no"}
    settings |= {field: str(value) for field, value in (EASY | {"limit": plan.limit}).items()}
    ages = list(range(plan.seats))
    Random(plan.seed).shuffle(ages)
    for who, command in (
        (None, say.Enter(plan.name, "terminal")),
        *((ME, say.SeatBot(name, plan.level)) for name in names[: plan.seats - 1]),
        *((ME, say.LetForget(bot, plan.forgets)) for bot in range(1, plan.seats)),
        *((ME, say.Change(field, value)) for field, value in settings.items()),
        *((ME, say.WriteCard(card, says)) for card, says in plan.cards),
        (ME, say.OrderAges(tuple(ages))),
    ):
        reply = table.handle(0, who, command)
        assert reply.refusal is None, (command, reply.refusal)
    return table


def make_bots(plan: Plan) -> dict[int, Bot]:
    """A bot for every seat but the person's, each with dice of its own."""
    dice = Random(plan.seed)
    return {
        number: new_bot(plan.level, dice.getrandbits(32))
        for number in range(plan.seats)
        if number != ME
    }


def secrets_of(seed: int | None) -> Iterator[str]:
    """Chance from the system for each deal, unless a seed makes it repeatable."""
    while seed is None:
        yield secrets.token_hex(32)
    while True:
        yield secret_of(seed)
        seed = int(secret_of(seed), 16)


def _welcome(host: Host, own: OwnEdition | None) -> Iterator[str]:
    """What is played, with whom, by which changed rules, and where to find help."""
    words, text = host.words, host.text
    me, *others = words.seating.names
    edition = own.name_in(text.language) if own else text(f"edition-{words.edition}")
    yield text("welcome", name=me, edition=edition, others=words.listed(others))
    if own and own.abouts:
        yield own.about_in(text.language)
    rules = host.table.room.settings.parsed
    for field in editions.changes(words.edition, rules):
        name, value = text(f"rule-{field}"), value_name(getattr(rules, field))
        yield text("changed-rule", name=name, value=text(f"rule-{field}.value", value=value))
        if own and field in own.clauses:
            yield f"  {own.clause_in(text.language, field)}"
    for card, says in host.table.room.texts.items():
        yield host.teller.news.sentence(news.CardWritten(card, says)) or ""
    if rules.conduct == Conduct.OFFICES:
        yield host.teller.news.sentence(news.AgesOrdered(tuple(host.table.room.ages))) or ""
    if host.table.room.settings.minutes:
        yield text("welcome-limit", count=host.table.room.settings.minutes)
    keys = host.keys
    yield text("welcome-help", help=keys.letter(Verb.HELP), quit=keys.letter(Verb.QUIT))
