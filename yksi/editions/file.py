"""An edition as a TOML text: its shape, and what is wrong with it, in which line and why.

All of it is read before anything is refused, so that one look tells every fault. Knows no disk.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from yksi.editions import EDITIONS
from yksi.editions.own import OwnEdition, Words
from yksi.editions.places import Path, lines_of
from yksi.languages import LANGUAGES
from yksi.rules import FIELD_TYPES, Rules, RulesError, YesNo, parse_value

MOST_BYTES = 65_536
LONGEST = {"name": 30, "about": 200, "clauses": 500}  # letters
KEYS = ("name", "base", "language", "about", "rules", "clauses")
_PLACE = re.compile(r"(?s)(.*) \(at (?:line (\d+), column \d+|end of document)\)")
_SPACES = re.compile("[ \t\r\n\N{NO-BREAK SPACE}]+")


class Fault(NamedTuple):
    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class EditionError(RulesError):
    """A text that is no edition; says every fault with its line."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def read_edition(content: bytes, others: Mapping[str, OwnEdition] | None = None) -> OwnEdition:
    """The edition of a file's bytes, which must differ from `others`, given by their files.

    >>> own = read_edition(b'name = "Cottage"\\nbase = "classic"\\nrules.stacking = "same"')
    >>> own.name, own.rules_text
    ('Cottage', 'classic + stacking=same')
    """
    text = _decoded(content)
    return _Reader(_parsed(text), text).edition(others or {})


def _decoded(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise EditionError([Fault(1, f"an edition has at most {MOST_BYTES:,} bytes; shorten it")])
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise EditionError([Fault(line, "this is not UTF-8; save the file as UTF-8")]) from None


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise EditionError([Fault(1, "brackets are nested too deeply")]) from None
    except ValueError as error:  # also of numbers and dates that Python cannot hold
        said = _PLACE.fullmatch(str(error))
        reason = said[1] if said else str(error)
        line = int(said[2]) if said and said[2] else _likely_line(text, is_end=said is not None)
        raise EditionError([Fault(line, f"this is not TOML: {reason}")]) from None


def _likely_line(text: str, is_end: bool) -> int:
    """Of a fault that comes without one: the last line, or the longest, of a number without end."""
    lines = text.rstrip("\n").split("\n")
    return len(lines) if is_end else lines.index(max(lines, key=len)) + 1


class _Reader:
    """Reads one text key by key and gathers what is wrong."""

    def __init__(self, found: dict[str, Any], text: str) -> None:
        self.found = found
        self.lines = lines_of(text)
        self.faults: list[Fault] = []

    def edition(self, others: Mapping[str, OwnEdition]) -> OwnEdition:
        for key in self.found.keys() - set(KEYS):
            self.blame(f"there is no key called {key!r}; keys are: {', '.join(KEYS)}", key)
        language = self.language()
        names = self.words("name", language)
        abouts = self.words("about", language)
        base = self.base()
        rules = self.rules(base)
        clauses = self.clauses(language)
        self.name_is_free(names, others)
        if base is not None and rules is not None and not self.faults:
            self.rules_are_new(base, rules, others)
        if self.faults or base is None or rules is None:
            raise EditionError(sorted(self.faults))
        return OwnEdition(base, rules, language, names, abouts, clauses)

    def blame(self, reason: str, *path: str) -> None:
        """A fault at the key, or where it is missing, at what should have held it."""
        known: Path = path
        while known and known not in self.lines:
            known = known[:-1]
        self.faults.append(Fault(self.lines.get(known, 1), reason))

    # --- each key

    def language(self) -> str:
        language = self.found.get("language", LANGUAGES[0])
        if language in LANGUAGES:
            return str(language)
        self.blame(f"language is one of {', '.join(LANGUAGES)}, not {_shown(language)}", "language")
        return LANGUAGES[0]

    def base(self) -> str | None:
        if "base" not in self.found:
            self.blame(f"base is missing: the edition that is changed, {', '.join(EDITIONS)}")
            return None
        base = self.found["base"]
        if isinstance(base, str) and base in EDITIONS:
            return base
        self.blame(f"base is one of {', '.join(EDITIONS)}, not {_shown(base)}", "base")
        return None

    def table(self, key: str) -> dict[str, Any]:
        found = self.found.get(key, {})
        if isinstance(found, dict):
            return found
        self.blame(f"{key} is a table: write [{key}] and one rule a line below it", key)
        return {}

    def words(self, key: str, language: str, field: str | None = None) -> dict[str, str]:
        """A text, or one text a language."""
        path = (key,) if field is None else (key, field)
        given = self.found.get(key, {}) if field is None else self.found[key][field]
        if isinstance(given, str):
            given = {language: given}
        if not isinstance(given, dict) or (path in self.lines and not given):
            self.blame(f"{'.'.join(path)} is a text, or one text for each language", *path)
            return {}
        if key == "name" and not given:
            self.blame('name is missing: what the edition is called, as in name = "Cottage"')
        return dict(self.checked(given, path))

    def checked(self, given: dict[str, Any], path: Path) -> Iterator[tuple[str, str]]:
        longest, name = LONGEST[path[0]], ".".join(path)
        for language, text in given.items():
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                self.blame(f"{name} has languages {known}, not {language!r}", *path, language)
            elif not isinstance(text, str):
                self.blame(f"{name}.{language} is a text in quotes", *path, language)
            elif fault := _unreadable(folded := _SPACES.sub(" ", text).strip(), longest):
                self.blame(f"{name} {fault}", *path, language)
            else:
                yield language, folded

    def rules(self, base: str | None) -> Rules | None:
        given, changed = self.table("rules"), {}
        for field, value in given.items():
            if not self.is_rule(field, "rules"):
                continue
            try:
                changed[field] = _value(field, value)
            except RulesError as error:
                self.blame(str(error), "rules", field)
        if base is None or len(changed) < len(given):
            return None
        try:
            return EDITIONS[base].rules.changed(changed)
        except RulesError as error:
            reason = str(error)
            guilty = next((field for field in changed if re.search(rf"\b{field}\b", reason)), "")
            self.blame(reason, "rules", guilty)
            return None

    def clauses(self, language: str) -> dict[str, Words]:
        found: dict[str, Words] = {}
        for field in self.table("clauses"):
            if self.is_rule(field, "clauses"):
                found[field] = self.words("clauses", language, field)
        return found

    def is_rule(self, field: str, table: str) -> bool:
        if field not in FIELD_TYPES:
            (near,) = get_close_matches(field, FIELD_TYPES, 1) or ("",)
            hint = f"did you mean {near}?" if near else "`yksi editions` lists them all"
            self.blame(f"there is no rule called {field!r}; {hint}", table, field)
        return field in FIELD_TYPES

    # --- among other editions

    def name_is_free(self, names: Words, others: Mapping[str, OwnEdition]) -> None:
        taken = {name: f"the edition {name}" for name in EDITIONS}
        for file, other in others.items():
            taken |= {name.casefold(): file for name in other.names.values()}
        for language, name in names.items():
            if owner := taken.get(name.casefold()):
                self.blame(f"{name!r} is the name of {owner}; take another", "name", language)

    def rules_are_new(self, base: str, rules: Rules, others: Mapping[str, OwnEdition]) -> None:
        """Names are found by rules, so the same rules have one name."""
        if rules == EDITIONS[base].rules:
            self.blame(f"no rule differs from {base}; change one below [rules]", "rules")
        for file, other in others.items():
            if (other.base, other.rules) == (base, rules):
                self.blame(f"{file} has the same rules; keep one of the two", "rules")


def _value(field: str, value: object) -> int:
    """What stands in the file; `true` and `false` say yes and no."""
    if isinstance(value, bool) and FIELD_TYPES.get(field) is YesNo:
        return YesNo(value)
    if isinstance(value, str) or type(value) is int:
        return parse_value(field, value)
    return parse_value(field, _shown(value))  # refused, since no value is called so


def _shown(value: object) -> str:
    """A value as it is repeated in a sentence, however much it holds."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return repr(value)


def _unreadable(text: str, longest: int) -> str | None:
    if not text:
        return "is empty; write something or leave it out"
    if not text.isprintable():
        return "has control characters or invisible ones; leave them out"
    if len(text) > longest:
        return f"has {len(text)} letters; at most {longest} fit"
    return None
