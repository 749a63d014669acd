"""The registry of editions, and rules written as text: `classic + stacking=same`."""

from functools import lru_cache

from yksi.editions.classic import CLASSIC
from yksi.editions.custom import CUSTOM
from yksi.editions.edition import Edition
from yksi.editions.kpgut import KPGUT
from yksi.editions.moomin import MOOMIN
from yksi.rules import Rules, RulesError, value_name

EDITIONS = {edition.name: edition for edition in (CLASSIC, CUSTOM, MOOMIN, KPGUT)}

__all__ = ["EDITIONS", "Edition", "changes", "parse_changes", "parse_rules", "write_rules"]


def find(name: str) -> Edition:
    """The edition of a name; RulesError names those that there are."""
    try:
        return EDITIONS[name]
    except KeyError:
        raise RulesError(
            f"there is no edition called {name!r}; editions are: {', '.join(EDITIONS)}"
        ) from None


@lru_cache(maxsize=1024)
def parse_rules(text: str) -> tuple[str, Rules]:
    """The edition's name and the rules of `classic` or `classic + stacking=same + draw=until`.

    >>> name, rules = parse_rules("classic + stacking=same")
    >>> name, rules.stacking.name
    ('classic', 'SAME')
    """
    name, plus, changed = text.partition("+")
    return name.strip(), find(name.strip()).rules.changed(parse_changes(changed) if plus else {})


def parse_changes(text: str) -> dict[str, str]:
    """What is written after the edition: `stacking=same + draw=until`."""
    changed: dict[str, str] = {}
    for part in text.split("+"):
        field, equals, value = (word.strip() for word in part.partition("="))
        if not (field and equals and value):
            raise RulesError(f"a changed rule is written field=value, not {part.strip()!r}")
        if field in changed:
            raise RulesError(f"{field} is given twice")
        changed[field] = value
    return changed


def changes(name: str, rules: Rules) -> dict[str, int | str]:
    """The fields in which rules differ from the edition's."""
    printed = find(name).rules
    pairs = zip(rules._fields, rules, printed, strict=True)
    return {field: value_name(value) for field, value, was in pairs if value != was}


def write_rules(name: str, rules: Rules) -> str:
    """The text that `parse_rules` reads."""
    return " + ".join(
        [name, *(f"{field}={value}" for field, value in changes(name, rules).items())]
    )
