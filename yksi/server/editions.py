"""What browsers are told of editions: those that everybody knows, then those of this server.

An own edition comes with its words in every language that it has; the browser chooses among them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from yksi.editions import EDITIONS, Edition
from yksi.editions.own import OwnEdition, nearest
from yksi.messages.agreement import read_agreement
from yksi.messages.refusal import RefusedByTable
from yksi.rules import RulesError
from yksi.texts import Texts


def _edition(edition: Edition, words: str) -> dict[str, Any]:
    """`words` names the known edition whose words and pictures tell of it."""
    return {
        "words": words,
        "rules": edition.rules.named(),
        "clauses": edition.clauses,
        "notes": edition.notes,
        "offers": edition.offers,
    }


def editions_told(own: Iterable[OwnEdition]) -> dict[str, Any]:
    """By name, the usual one first: rules, clauses, notes, and what a table may choose."""
    known = {name: _edition(edition, name) for name, edition in EDITIONS.items()}
    for edition in own:
        known[edition.name] = {
            **_edition(edition.edition(), edition.base),
            "own": {
                "language": edition.language,
                "names": edition.names,
                "abouts": edition.abouts,
                "clauses": edition.clauses,
            },
        }
    return known


def link_told(text: str) -> dict[str, Any]:
    """The rules and settings that a link carries, or why they cannot be played."""
    try:
        rules, settings = read_agreement(text)
    except RulesError as error:
        return {"code": "rules-wrong", "reason": str(error)}
    except RefusedByTable as refused:
        return {"code": refused.refusal.code, "reason": ""}
    return {"rules": rules, "settings": settings}


def name_of(text: Texts, agreement: str, own: Iterable[OwnEdition]) -> str | None:
    """What the rules of a link are called, in the language of the reader; None if they are none."""
    try:
        rules, _ = read_agreement(agreement)
    except (RulesError, RefusedByTable):
        return None
    found = nearest(rules, own)
    if found is None:
        return text(f"edition-{rules.partition(' ')[0]}")
    return found.name_in(text.language)


if __name__ == "__main__":  # for the pages that `make web` renders
    sys.stdout.write(msgspec.json.encode(editions_told(())).decode())
