"""Which rules a command is to use: an edition, its changes, or a file with one of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import click

from yksi.cli.shared.localized import Decorated, option
from yksi.editions import changes, parse_changes
from yksi.editions.file import MOST_BYTES, EditionError, read_edition
from yksi.editions.own import OwnEdition
from yksi.rules import RulesError
from yksi.texts import Trouble

SUFFIX = ".toml"
MOST_FILES = 40  # of a folder; a list to choose from should not be longer
_FILE_FIRST = re.compile(rf"(?is)\s*(.*?{re.escape(SUFFIX)})\s*(?:\+(.*))?")


def rules_options(usual: str) -> Callable[[Decorated], Decorated]:
    """Rules as an argument, or with options; `rules_of` reads them."""

    def decorate(function: Decorated) -> Decorated:
        function = option("--rules", key="option-rules", metavar="RULES")(function)
        function = option("--edition", key="option-edition", metavar="NAME", usual=usual)(function)
        return click.argument("given", required=False, metavar="[RULES]")(function)

    return decorate


class GivenRules(NamedTuple):
    """What was typed for the edition, and which rules are changed in it."""

    edition: str | None = None
    changes: str | None = None
    own: OwnEdition | None = None


def rules_of(options: dict[str, Any]) -> GivenRules:
    """What was typed, taken out of the other options."""
    given, edition, changed = (options.pop(name) for name in ("given", "edition", "rules"))
    if given is not None and edition is not None:
        raise Trouble("error-edition-twice", one=given, other=edition)
    return given_rules(edition if given is None else given, changed)


def given_rules(edition: str | None, changed: str | None) -> GivenRules:
    """`kpgut`, `kpgut + hand_size=8`, `mine.toml` or `mine.toml + target=200`, and more changes.

    What is changed on the command line goes before what stands in the file.
    """
    found = None if edition is None else _FILE_FIRST.fullmatch(edition)
    if edition is None or found is None:
        name, _, more = (edition or "").partition("+")
        both = [part for part in (more.strip(), changed) if part]
        return GivenRules(name.strip() or None, " + ".join(both) or None)
    own = read_edition_file(Path(found[1]))
    try:
        rules = own.rules
        for part in (found[2], changed):
            rules = rules if part is None else rules.changed(parse_changes(part))
    except RulesError as error:
        raise Trouble("error-rules", reason=str(error)) from None
    differing = changes(own.base, rules)
    return GivenRules(
        own.base, " + ".join(f"{field}={value}" for field, value in differing.items()), own
    )


def read_edition_file(path: Path, others: Mapping[str, OwnEdition] | None = None) -> OwnEdition:
    """One edition, which must differ from `others`; Trouble says what is wrong with it."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble("error-file", file=str(path), reason=error.strerror or "") from None
    try:
        return read_edition(content, others)
    except EditionError as error:
        raise Trouble("error-text", file=str(path), reason=str(error)) from None


def read_edition_folder(folder: Path) -> tuple[OwnEdition, ...]:
    """All editions of a folder, in the order of their files' names."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except OSError as error:
        raise Trouble("error-file", file=str(folder), reason=error.strerror or "") from None
    if not 0 < len(files) <= MOST_FILES:
        raise Trouble("error-folder", folder=str(folder), count=len(files), most=MOST_FILES)
    found: dict[str, OwnEdition] = {}
    for file in files:
        found[file.name] = read_edition_file(file, found)
    return tuple(found.values())


def read_editions(path: Path) -> tuple[OwnEdition, ...]:
    """Those of a file or of a folder."""
    return read_edition_folder(path) if path.is_dir() else (read_edition_file(path),)
