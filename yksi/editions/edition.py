"""An edition: a value for every rule and the clause it rests on. Knows no particular edition."""

from __future__ import annotations

from typing import NamedTuple

from yksi.rules import FIELD_TYPES, Rules, parse_value, validate

Given = tuple[int | str, str]  # the value, and the clause that says so


class Edition(NamedTuple):
    name: str
    rules: Rules
    clauses: dict[str, str]
    notes: tuple[str, ...]  # what people should know before they start
    offers: dict[str, tuple[str, ...]]  # rules that a table may choose, and the values
    refusals: dict[str, str]  # the clause behind a refusal of the game, by the refusal's code


def edition(
    name: str,
    notes: tuple[str, ...] = (),
    offers: dict[str, tuple[str, ...]] | None = None,
    refusals: dict[str, str] | None = None,
    **given: Given,
) -> Edition:
    """Build an edition from `field=(value, clause)` for every field of Rules."""
    missing = FIELD_TYPES.keys() - given.keys()
    if missing:
        raise TypeError(f"edition {name} does not say {', '.join(sorted(missing))}")
    rules = Rules._make(parse_value(field, given[field][0]) for field in Rules._fields)
    validate(rules)
    clauses = {field: clause for field, (_, clause) in given.items()}
    return Edition(name, rules, clauses, notes, offers or {}, refusals or {})
