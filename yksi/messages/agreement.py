"""What is played at a table as one text: its rules, then its other settings. For links.

`kpgut + hand_size=8 + limit=90` can be sent to friends who have never heard of the table.
"""

from __future__ import annotations

from yksi.editions import parse_rules, write_rules
from yksi.messages.settings import Settings, changed

# Settings that are rules to whoever plays; others are for the comfort of one table. Unset: 0 or no.
LINKED = ("turn", "rounds", "limit", "series", "open_hands")


def read_agreement(text: str) -> tuple[str, dict[str, str]]:
    """The rules and every other setting; RulesError or RefusedByTable says what is wrong.

    >>> read_agreement("kpgut+hand_size=8 + limit=90")
    ('kpgut + hand_size=8', {'limit': '90'})
    """
    rules, others = [], {}
    for part in text.split("+"):
        field, _, value = (word.strip() for word in part.partition("="))
        if field in LINKED:
            others[field] = value
        else:
            rules.append(part)
    known = write_rules(*parse_rules("+".join(rules)))
    settings = changed(Settings(), "rules", known)
    for field, value in others.items():
        settings = changed(settings, field, value)
    return known, others
