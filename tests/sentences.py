"""The texts of every language as tests look at them: keys, what is filled in, and every variant."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from yksi.texts import folder

COUNTS = {"count", "place", "target", "matching", "unseen", "percent", "low", "high", "most"}
PARAGRAPHS = {"classic": 12, "custom": 12, "moomin": 11, "kpgut": 12}


class Variables(Visitor):
    """The variables of an entry, and the variants that are chosen by each."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ftl.Message] = {}
    for item in FluentParser().parse(source).body:
        assert not isinstance(item, ftl.Junk), f"{language}: cannot be read: {item.content!r}"
        if isinstance(item, ftl.Message):
            assert item.id.name not in found, f"{language}: {item.id.name} is given twice"
            found[item.id.name] = item
    return found


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every text by its key, attributes as `key.attribute`."""
    found = {}
    for name, entry in entries(language).items():
        if entry.value is not None:
            found[name] = entry.value
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def variables(language: str, key: str) -> Variables:
    """Those of a text and of the texts that it refers to."""
    seen = Variables()
    seen.visit(patterns(language)[key])
    for reference in seen.references:
        inner = variables(language, reference)
        seen.names |= inner.names
        for name, keys in inner.variants.items():
            seen.variants.setdefault(name, set()).update(keys)
    return seen


def helpers(language: str) -> set[str]:
    """Texts of one language alone, for its own texts to refer to."""
    referred: set[str] = set()
    for key in patterns(language):
        referred |= variables(language, key).references
    return referred - patterns("en").keys()


def fillings(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every variant of a text."""
    seen = variables(language, key)
    choices: list[list[tuple[str, str | int]]] = []
    for name in sorted(seen.names):
        words = seen.variants.get(name, set())
        numbers: set[str | int] = {int(word) for word in words if word.isdecimal()}
        if name in COUNTS or numbers or words & {"one"}:
            values: set[str | int] = numbers | {1, 2, 11, 500}
        else:
            values = set(words) or {f"<{name}>"}
        choices.append([(name, value) for value in sorted(values, key=str)])
    for combination in itertools.product(*choices):
        yield dict(combination)
