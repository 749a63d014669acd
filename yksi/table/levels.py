"""The levels of bots that people can choose from, and how often each forgets to call.

How they play is the bots' own business; a table only knows their names.
"""

from __future__ import annotations

# Of a hundred calls: people need somebody to catch, and the best need no mercy.
FORGETS = {"casual": 25, "careful": 5, "sharp": 0, "random": 40}
LEVELS = tuple(FORGETS)
MOST_FORGOTTEN = 100
