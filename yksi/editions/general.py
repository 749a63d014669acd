"""What the printed rules leave open and we decided for all of them (GEN): the clauses of refusals.

An edition that has a clause of its own for one of these names it in its own file.
"""

GENERAL_REFUSALS = {
    "not-your-turn": "GEN-R05",
    "one-card": "GEN-R05",
    "same-value": "GEN-R05",
    "pending": "GEN-R05",
    "four-illegal": "GEN-R10",
    "four-free": "GEN-R13",
    "color-missing": "GEN-R28",
    "must-open": "GEN-R26",
    "nothing-left": "GEN-R22",
    "cannot-challenge": "GEN-R11",
    "no-duty": "GEN-R20",
    "cannot-catch": "GEN-R18",
    "cannot-jump": "GEN-R05",
    "must-discard": "GEN-R16",
    "cannot-accuse": "GEN-R26",
    "cannot-forfeit": "GEN-R27",
    "cannot-join": "GEN-R27",
}
