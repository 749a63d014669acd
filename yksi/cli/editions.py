"""`yksi editions [FILE]`: editions beside one another, rule by rule, each with its clause.

The four, or those of files and folders with the ones that they change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from yksi.cli.shared.localized import Command, lang_option, option, texts_of
from yksi.cli.shared.rules import read_editions
from yksi.editions import EDITIONS, Edition
from yksi.editions.own import HOUSE, OwnEdition
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


class Column(NamedTuple):
    """An edition in words."""

    key: str  # as it is written in commands
    name: str
    about: str
    edition: Edition
    own: OwnEdition | None = None

    def value(self, text: Texts, field: str) -> str:
        return text(f"rule-{field}.value", value=value_name(getattr(self.edition.rules, field)))

    def clause(self, text: Texts, field: str) -> str:
        """The own words of whoever wrote it, else where it is written, or that it is an option."""
        if self.own is not None and field in self.own.clauses:
            return self.own.clause_in(text.language, field)
        written = self.edition.clauses[field]
        return text("clause-house") if written == HOUSE else written


def columns(text: Texts, own: Sequence[OwnEdition]) -> list[Column]:
    """The four editions, or those of one's own behind the ones that they change."""
    bases = dict.fromkeys(edition.base for edition in own) or EDITIONS
    known = [
        Column(name, text(f"edition-{name}"), text(f"edition-{name}.about"), EDITIONS[name])
        for name in bases
    ]
    return known + [
        Column(
            edition.name,
            edition.name_in(text.language),
            edition.about_in(text.language),
            edition.edition(),
            edition,
        )
        for edition in own
    ]


def written(field: str) -> str:
    """What may be written in `--rules`."""
    return f"{field}={'|'.join(value_names(field))}"


def plain_lines(text: Texts, shown: Sequence[Column]) -> Iterator[str]:
    """One line a value, for screen readers and pipes, with all the editions that have it."""
    for column in shown:
        yield f"{column.name} ({column.key}). {column.about}".rstrip()
    for group, fields in GROUPS.items():
        yield ""
        yield text(f"rules-{group}")
        for field in fields:
            yield f"  {text(f'rule-{field}')} ({written(field)})"
            yield from (f"    {line}" for line in _values(text, shown, field))


def _values(text: Texts, shown: Sequence[Column], field: str) -> Iterator[str]:
    """Every value of a rule, with the editions that have it and their clauses."""
    having: dict[str, list[Column]] = {}
    for column in shown:
        having.setdefault(column.value(text, field), []).append(column)
    for value, same in having.items():
        clauses = dict.fromkeys(column.clause(text, field) for column in same)
        yield f"{', '.join(column.key for column in same)}: {value} ({'; '.join(clauses)})"


def show_table(text: Texts, console: Console, shown: Sequence[Column]) -> None:
    from rich.box import SIMPLE_HEAD  # starts slowly
    from rich.markup import escape
    from rich.table import Table

    for column in shown:
        console.print(f"[bold]{escape(column.name)}[/bold]. {escape(column.about)}")
    for group, fields in GROUPS.items():
        title = text(f"rules-{group}")
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, leading=1, expand=True)
        table.add_column(text("column-rule"), ratio=3, overflow="fold")
        for column in shown:
            table.add_column(escape(column.name), ratio=2, overflow="fold")
        for field in fields:
            cells = [
                f"{column.value(text, field)}\n[dim]{escape(column.clause(text, field))}[/dim]"
                for column in shown
            ]
            table.add_row(f"{text(f'rule-{field}')}\n[dim]{written(field)}[/dim]", *cells)
        console.print(table)


@click.command("editions", cls=Command)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
@option("--plain", key="option-plain", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], plain: bool) -> None:
    text = texts_of(ctx)
    shown = columns(text, [edition for file in files for edition in read_editions(file)])
    if wants_colors(plain):
        from rich.console import Console  # starts slowly

        console = Console(highlight=False)
        if console.width >= NARROWEST:
            show_table(text, console, shown)
            return
    for line in plain_lines(text, shown):
        click.echo(line)
