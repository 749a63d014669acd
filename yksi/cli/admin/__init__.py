"""`yksi admin`: tables, people and reports, for the operator.

It speaks to the database alone. Running servers read there what was ordered, within seconds.
"""

from __future__ import annotations

import click

from yksi.cli.admin import looking, ordering
from yksi.cli.shared.localized import Group, lang_option
from yksi.texts import Trouble

ACTIONS: dict[str, click.Command] = {
    "list": looking.list_tables,
    "evenings": looking.list_evenings,
    "look": looking.look,
    "reports": looking.reports,
    "export": looking.export,
    "close": ordering.close,
    "open": ordering.open_again,
    "delete": ordering.delete,
    "ban": ordering.ban,
    "unban": ordering.unban,
    "orders": looking.orders,
}


class _Admin(Group):
    """The commands of these files; their sentences are `command-admin-NAME`."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in ACTIONS:
            raise Trouble("error-command", word=cmd_name, commands=", ".join(ACTIONS))
        return ACTIONS[cmd_name]

    def key_of(self, name: str) -> str:
        return f"command-admin-{name}"


def _help() -> None:
    """Without a command, what there is."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


command = _Admin("admin", __name__, tuple(ACTIONS), callback=_help)
lang_option()(command)
