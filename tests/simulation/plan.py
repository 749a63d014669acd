"""What a seed chooses before the evening begins: tables, editions, people, how much goes wrong."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.simulation.network import Weather
from tests.simulation.people import Manner, TablePlan

RULES = (
    *("classic", "custom", "moomin", "kpgut"),
    *("kpgut + referee=open", "classic + hand_size=2", "custom + hand_size=3"),
)
SETTINGS = (
    ("turn", ("0", "5", "20")),
    ("absent", ("5", "10")),
    ("pause", ("0", "5")),
    ("bot", ("0", "1", "1")),
    ("bot_uno", ("0", "2")),
    ("ballot", ("5", "10")),
    ("open_hands", ("yes", "no")),
    ("series", ("yes", "no", "no")),
)


@dataclass
class Plan:
    seconds: float  # of play with faults
    servers: int
    tables: list[TablePlan]
    watchers: list[int]  # at each table
    rogues: int
    stays_late: bool  # long enough that tables are put away
    trouble: float  # from 0, where nothing goes wrong, to 1

    @classmethod
    def of(cls, dice: Random) -> Plan:
        tables = []
        for _ in range(dice.choice((1, 1, 2, 3))):
            rules = dice.choice(RULES)
            known = (pair for pair in SETTINGS if "kpgut" in rules or pair[0] not in ("series",))
            settings = tuple(
                (name, dice.choice(values)) for name, values in known if dice.random() < 0.6
            )
            players, bots = dice.choice(((1, 1), (1, 3), (2, 0), (2, 2), (3, 1), (4, 0)))
            if players == 1 and len(settings) % 2:  # some of those who play with bots alone
                settings = (*settings, ("practice", "yes"))
            tables.append(TablePlan(rules, settings, players, bots))
        return cls(
            seconds=dice.uniform(120.0, 300.0),
            servers=dice.choice((1, 1, 2, 3)),
            tables=tables,
            watchers=[dice.choice((0, 0, 1, 2)) for _ in tables],
            rogues=dice.choice((0, 0, 1, 2)),
            stays_late=dice.random() < 0.2,
            trouble=dice.choice((0.0, 0.3, 1.0)),
        )

    def manners(self, table: int, dice: Random) -> list[Manner]:
        """How the people of a table behave; those who only watch come last."""
        plan = self.tables[table]
        found = []
        for place in range(plan.players + self.watchers[table]):
            quick = dice.choice((0.2, 0.6, 2.0))
            found.append(
                Manner(
                    thinks=(quick, 3 * quick),
                    talks=dice.choice((0.02, 0.05, 0.2)),
                    plays=place < plan.players,
                    goes=0.01 * dice.choice((0, 1, 2)) * (self.trouble > 0),
                )
            )
        return found

    def weather(self, dice: Random) -> Weather:
        if self.trouble == 0 or dice.random() < 0.6:
            return Weather()
        return dice.choice((Weather((0.05, 0.6)), Weather((0.01, 0.2), reading=0.3)))
