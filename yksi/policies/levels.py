"""The policies by number and name, and which of them people can choose as a bot's level.

The one list that tables, bots, simulations and learners read. Data alone: a table that knows the
names of levels knows no program that plays.
"""

from enum import IntEnum


class Policy(IntEnum):
    RANDOM = 0
    CASUAL = 1
    CAREFUL = 2
    RLCARD = 3
    SHARP = 4  # thinks before it acts (yksi.search); where it cannot, it is careful
    MASTER = 5  # a network as people's companion (policies.network); where it cannot, careful
    CHAMPION = 6  # the same network as strong as it can be
    GRANDMASTER = 7  # the companion, who thinks before it acts (search.foresight)


POLICIES = {policy.name.lower(): policy for policy in Policy}
TRIALS = 1_000  # play-outs for a decision of those who think, unless others are asked for
SHARP = Policy.SHARP.name.lower()
MASTER = Policy.MASTER.name.lower()
GRANDMASTER = Policy.GRANDMASTER.name.lower()
CHARACTERS = (MASTER, Policy.CHAMPION.name.lower())  # of one network
NETWORKS = (*CHARACTERS, GRANDMASTER)
THINKERS = (SHARP, GRANDMASTER)  # take a thousand times as long as the others

# How many of a hundred calls a level forgets: people need somebody to catch, and the best need no
# mercy. The first level is the usual one.
FORGETS = {"casual": 25, "careful": 5, SHARP: 0, MASTER: 0, GRANDMASTER: 0, "random": 40}
LEVELS = tuple(FORGETS)
