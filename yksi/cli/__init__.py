"""The command `yksi`: its commands by name. Each one is a module here, loaded when it is called."""

from __future__ import annotations

import click

from yksi import installed
from yksi.cli.shared.localized import Group, lang_option, option

# A new command: a module beside this one with its click command as `command`, its name here, and
# `command-NAME` in every locale file.
COMMANDS = (
    *("serve", "backup", "restore", "play", "editions", "rulings", "position", "replay", "verify"),
    *("score", "standings", "analyse", "sim", "compare", "tournament", "train", "bench", "admin"),
)


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"yksi {installed.described()}")
        ctx.exit()


def _start() -> None:
    """Without a command, the table opens in the browser."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        serve = main.get_command(ctx, "serve")
        with serve.make_context("serve", ["--open"], parent=ctx) as own:
            serve.invoke(own)


main = Group("yksi", __name__, COMMANDS, callback=_start)
lang_option()(main)
option(
    "--version",
    key="option-version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
)(main)
