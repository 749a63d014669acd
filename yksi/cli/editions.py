"""`yksi editions`: the four editions beside one another, rule by rule, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from yksi.cli.shared.localized import Command, lang_option, option, texts_of
from yksi.editions import EDITIONS, Edition
from yksi.rules import value_name, value_names
from yksi.terminal.screen import wants_colors
from yksi.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST = 80  # columns of a terminal in which five stand beside one another
# The fields under their headings; every field of Rules has its place (tests see to it).
GROUPS: dict[str, tuple[str, ...]] = {
    "deck": (
        *("min_seats", "max_seats", "seats_per_deck", "decks", "shuffle_hands", "custom_wilds"),
        *("valley_wilds", "card1", "card2", "card3", "hand_size", "dealer", "start"),
    ),
    "turn": (
        *("several", "draw", "voluntary", "after_draw", "play_drawn", "jump_in", "stacking"),
        *("reverse_two", "seven_swap", "zero_rotate"),
    ),
    "four": ("wild_four", "bluff", "upheld", "doubt"),
    "last": (
        *("uno_penalty", "uno_grace", "uno_window", "last_draw", "finish", "play_on"),
        *("exhausted", "reshuffle_keeps"),
    ),
    "score": ("scoring", "target"),
    "people": ("join_cards", "absence_cards", "forfeit", "referee", "conduct"),
}


def value(text: Texts, edition: Edition, field: str) -> str:
    return text(f"rule-{field}.value", value=value_name(getattr(edition.rules, field)))


def clause(text: Texts, edition: Edition, field: str) -> str:
    """Where it is written, or that it is a house option."""
    written = edition.clauses[field]
    return text("clause-house") if written == "house" else written


def written(field: str) -> str:
    """What may be written in `--rules`."""
    return f"{field}={'|'.join(value_names(field))}"


def plain_lines(text: Texts) -> Iterator[str]:
    """One line a value, for screen readers and pipes; what all have in common is said once."""
    for name in EDITIONS:
        yield f"{text(f'edition-{name}')} ({name}). {text(f'edition-{name}.about')}"
    for group, fields in GROUPS.items():
        yield ""
        yield text(f"rules-{group}")
        for field in fields:
            yield f"  {text(f'rule-{field}')} ({written(field)})"
            for edition in EDITIONS.values():
                shown = f"{value(text, edition, field)} ({clause(text, edition, field)})"
                yield f"    {edition.name}: {shown}"


def show_table(text: Texts, console: Console) -> None:
    from rich.box import SIMPLE_HEAD  # starts slowly
    from rich.table import Table

    for name in EDITIONS:
        console.print(f"[bold]{text(f'edition-{name}')}[/bold]. {text(f'edition-{name}.about')}")
    for group, fields in GROUPS.items():
        title = text(f"rules-{group}")
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, leading=1, expand=True)
        table.add_column(text("column-rule"), ratio=3, overflow="fold")
        for edition in EDITIONS.values():
            table.add_column(text(f"edition-{edition.name}"), ratio=2, overflow="fold")
        for field in fields:
            cells = [
                f"{value(text, edition, field)}\n[dim]{clause(text, edition, field)}[/dim]"
                for edition in EDITIONS.values()
            ]
            table.add_row(f"{text(f'rule-{field}')}\n[dim]{written(field)}[/dim]", *cells)
        console.print(table)


@click.command("editions", cls=Command)
@option("--plain", key="option-plain", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, plain: bool) -> None:
    text = texts_of(ctx)
    if wants_colors(plain):
        from rich.console import Console  # starts slowly

        console = Console(highlight=False)
        if console.width >= NARROWEST:
            show_table(text, console)
            return
    for line in plain_lines(text):
        click.echo(line)
