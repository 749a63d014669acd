"""Where tables are kept unless somebody says otherwise."""

from __future__ import annotations

from pathlib import Path

from yksi.cli.shared.localized import option

# An address with a password belongs into the environment: command lines are read by everybody.
database_option = option(
    "--database",
    key="option-database",
    metavar="URL",
    usual="usual-file",
    envvar="YKSI_DATABASE",
)


def default_database() -> str:
    """A file in the user's own data folder."""
    from platformdirs import user_data_path  # starts slowly

    folder = Path(user_data_path("yksi", ensure_exists=True))
    return f"sqlite:///{folder / 'tables.db'}"
