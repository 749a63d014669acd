"""Every sentence that a person reads, by key, in five languages.

Owns finding, loading and filling in the files of `locales`; knows no game and no terminal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from yksi import installed
from yksi.languages import LANGUAGES

__all__ = ["LANGUAGES", "LONGEST", "Texts", "folder", "known_language", "language_of"]
_ALIASES = {"no": "nb", "nn": "nb"}
LONGEST = 900  # letters that fill a place in a sentence; Fluent refuses more than 1 000
_VARIABLES = ("YKSI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

# An entry begins at the margin; lines that do not begin with a letter, `-` or `#` belong to it.
_ENTRY = re.compile(r"^(-?[a-z][\w-]*) =.*\n(?:(?![a-z#-]).*\n)*", re.MULTILINE | re.IGNORECASE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Trouble(Exception):
    """Something is wrong that a person should know: the key of a sentence, and what fills it in."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


def known_language(word: str) -> str | None:
    """The language of a word such as `fi`, `sv_FI.UTF-8` or `no`."""
    code = re.split(r"[_.@-]", word.strip().lower())[0]
    code = _ALIASES.get(code, code)
    return code if code in LANGUAGES else None


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the surroundings ask for; the first variable that is set decides."""
    word = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return known_language(word) or LANGUAGES[0]


def folder() -> Path:
    """Where the files of the languages are."""
    return installed.folder("locales")


def _shortened(value: str | int) -> str | int:
    """What somebody typed may be of any length; a sentence takes only so much."""
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 1]}…"
    return value


class Texts:
    """The texts of one language. An entry is parsed when it is first asked for.

    >>> text = Texts("en")
    >>> text("color", color="red", form="name")
    'red'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)

    @cached_property
    def _waiting(self) -> dict[str, str]:
        source = (folder() / f"{self.language}.ftl").read_text(encoding="utf-8")
        return {match[1]: match[0] for match in _ENTRY.finditer(source)}

    def _parse(self, name: str) -> None:
        """Move an entry, and those it refers to, into the bundle."""
        source = self._waiting.pop(name, None)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The sentence of a key; `key.attribute` for what hangs on it."""
        name, _, attribute = key.partition(".")
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        short = {name: _shortened(value) for name, value in arguments.items()}
        filled, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise errors[0]
        return str(filled)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self("list", items=", ".join(items[:-1]), last=items[-1])
