"""An edition of one's own: a known edition, what is changed in it, and words of its own.

It has no place in records, logs or links: those carry the rules themselves, so that everybody can
read them. Whoever has the file finds its words again by the rules that are played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from yksi.editions import EDITIONS, parse_rules, write_rules
from yksi.editions.edition import Edition
from yksi.languages import LANGUAGES
from yksi.rules import Rules, RulesError, value_name

HOUSE = "house"  # in place of a clause: no rulebook says so

Words = Mapping[str, str]  # a text by its languages, of which there is at least one


class OwnEdition(NamedTuple):
    base: str  # the known edition that is changed
    rules: Rules
    language: str  # of the people who wrote it
    names: Words
    abouts: Words  # one sentence or two on what it is; may be empty
    clauses: Mapping[str, Words]  # how a rule is put, by its field

    @property
    def name(self) -> str:
        return self.name_in(self.language)

    @property
    def rules_text(self) -> str:
        return write_rules(self.base, self.rules)

    def name_in(self, language: str) -> str:
        return told(self.names, language, self.language)

    def about_in(self, language: str) -> str:
        return told(self.abouts, language, self.language)

    def clause_in(self, language: str, field: str) -> str:
        """How the edition puts a rule; nothing where it does not."""
        return told(self.clauses.get(field, {}), language, self.language)

    def edition(self) -> Edition:
        """The same as tables are told of any edition: no rulebook is behind what is changed."""
        base = EDITIONS[self.base]
        pairs = zip(Rules._fields, base.rules, self.rules, strict=True)
        changed = {field: HOUSE for field, was, value in pairs if was != value}
        return base._replace(
            name=self.name,
            rules=self.rules,
            clauses={**base.clauses, **changed},
            offers=dict(_offers(base, self.rules)),
        )


def _offers(base: Edition, rules: Rules) -> Iterable[tuple[str, tuple[str, ...]]]:
    """What a table may choose besides: every value that makes sense with all the others."""
    for field, offered in base.offers.items():
        own = str(value_name(getattr(rules, field)))
        values = offered if own in offered else (own, *offered)
        sensible = tuple(value for value in values if _makes_sense(rules, field, value))
        if len(sensible) > 1:
            yield field, sensible


def _makes_sense(rules: Rules, field: str, value: str) -> bool:
    try:
        rules.changed({field: value})
    except RulesError:
        return False
    return True


def spoken(words: Words, wished: str, own: str) -> str:
    """In which language a text is told: as wished, else as written, else in English, else as it is.

    >>> spoken({"fi": "Mökki", "sv": "Stugan"}, "sv", "fi"), spoken({"fi": "Mökki"}, "da", "fi")
    ('sv', 'fi')
    """
    known = (language for language in (wished, own, LANGUAGES[0]) if language in words)
    return next(known, next(iter(words)))


def told(words: Words, wished: str, own: str) -> str:
    """The text itself; nothing where there is none."""
    return words[spoken(words, wished, own)] if words else ""


def nearest(text: str, editions: Iterable[OwnEdition]) -> OwnEdition | None:
    """The edition that says these rules with the fewest changes, or None: the known one does.

    A name follows from what is played, so it never says more than is true, and rules which came
    without one find theirs.
    """
    base, rules = parse_rules(text)
    best, fewest = None, _differences(EDITIONS[base].rules, rules)
    for edition in editions:
        count = _differences(edition.rules, rules)
        if edition.base == base and count < fewest:
            best, fewest = edition, count
    return best


def _differences(rules: Rules, others: Rules) -> int:
    return sum(one != other for one, other in zip(rules, others, strict=True))
