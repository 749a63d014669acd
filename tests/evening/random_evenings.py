"""`python -m tests.evening.random_evenings N --seed S`: random evenings and their papers.

One JSON object a line: the head of a record, why it is refused or what its paper says, then every
entry that somebody tries to make, and why it is refused or what the paper says with it. The pages
fold the same entries themselves, and `web/scripts/evenings.mjs` compares the two.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from yksi.editions import EDITIONS
from yksi.evening import AnyEntry, Evening, Paper, RefusedEntryError, Start
from yksi.evening import entries as wrote
from yksi.evening.card_types import TYPES
from yksi.evening.evening import Written
from yksi.evening.game import Game
from yksi.evening.record import write_head, write_line
from yksi.messages.numbers import Number
from yksi.table.match.points import MINUTE

Case = dict[str, Any]
_NAMES = ("Aino", "Bo", "Eero", 'Dag "D"', "Äiti", "Straße", "Ægir", "Kati 🐻", "Ilkka", "\\o/")
_TARGETS = (1, 50, 100, 150, 200, 500)
_TYPES = (*dict.fromkeys(TYPES), "X")
_LONGEST = (12, 24, 48)  # entries


def random_cases(count: int, seed: int) -> Iterator[Case]:
    for number in range(count):
        yield RandomEvening(Random(f"{seed} {number}")).case()


def told(evening: Evening) -> Case:
    """Everything that a page shows of a paper, copied: the paper goes on."""
    paper = evening.paper
    both = {"can": [evening.can_undo, evening.can_redo], "names": [*paper.names]}
    if not paper.is_by_the_clock:
        return both | {
            "deal": [paper.dealer, paper.first],
            "rounds": [[one.winner, one.points, one.totals] for one in paper.match.rounds],
            "winners": paper.match.winners,
            "matches": [[len(match.rounds), match.winners] for match in paper.matches],
        }
    game = paper.game
    return both | {
        "seats": [*paper.seats],
        "ages": [*paper.ages],
        "games": [
            [one.began_at, one.people, list(one.out_at.items()), *_end(one)] for one in paper.games
        ],
        "series": [
            [[line.person, line.place, line.points] for line in points.people]
            for points in paper.series
        ],
        "standings": [[row.person, row.place, row.total, row.games] for row in paper.standings()],
        "warnings": [[person, [*reasons]] for person, reasons in paper.warnings.items()],
        "absences": list(paper.absences.items()),
        "barred": [*paper.barred],
        "wardens": [[one, paper.warden_of(one)] for one in game.inside()] if game else [],
    }


def _end(game: Game) -> list[Any]:
    return [game.gave_up, game.removed, game.ended_at, game.early]


class RandomEvening:
    """Mostly what people would write down, and now and then what cannot be."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._now = 0

    def case(self) -> Case:
        start = self._start()
        case: Case = {"head": write_head(start), "tries": []}
        try:
            evening = Evening(start)
        except RefusedEntryError as error:
            return case | {"refused": error.code}
        case["paper"] = told(evening)
        for _ in range(self._random.randint(1, self._random.choice(_LONGEST))):
            case["tries"].append(self._tried(evening))
        return case

    def _tried(self, evening: Evening) -> Case:
        self._now += self._random.choice((0, 1, 999, 59_999, 3 * MINUTE, 9 * MINUTE))
        back = self._now and self._random.random() < 0.02
        written = Written(self._now - 1 if back else self._now, self._entry(evening))
        line = {"line": write_line(written)}
        try:
            evening.write(written.at, written.entry)
        except RefusedEntryError as error:
            return line | {"refused": error.code}
        return line | {"paper": told(evening)}

    # --- what is agreed

    def _start(self) -> Start:
        random = self._random
        edition = random.choice([*EDITIONS, "kpgut", "kpgut"])
        usual = EDITIONS[edition].rules
        people = self._people(usual.max_seats)
        names = [*_NAMES, *(f"P{number}" for number in range(people))][:people]
        random.shuffle(names)
        if random.random() < 0.02:
            names[-1] = random.choice((names[0].upper(), " ", "", "x" * 25, "x" * 24))
        dealer = random.randrange(people + (random.random() < 0.02))
        if edition != "kpgut":
            return Start(edition + self._changes(), tuple(names), dealer)
        ages = tuple(random.sample(range(people), people)) if random.random() < 0.7 else ()
        if ages and random.random() < 0.02:
            ages = (*ages[:-1], ages[0])
        series = random.random() < 0.7
        limit = random.choice((0, 20, 60, 60, 60, 90))
        return Start(edition, tuple(names), 0, ages, series, limit)

    def _people(self, most: int) -> int:
        if self._random.random() < 0.04:
            return self._random.choice((1, most, most + 1))
        return self._random.randint(2, min(most, self._random.choice((4, 10))))

    def _changes(self) -> str:
        scoring = self._random.choice(("", "winner", "winner", "low", "low", "none"))
        changes = f" + scoring={scoring}" if scoring else ""
        target = 0 if scoring == "none" else self._random.choice(_TARGETS)
        return f"{changes} + target={target}"

    # --- what is written

    def _entry(self, evening: Evening) -> AnyEntry:
        random, paper = self._random, evening.paper
        if random.random() < 0.15:
            return random.choice((wrote.Undo(), wrote.Undo(), wrote.Redo()))
        is_odd = random.random() < 0.03  # what belongs to the other kind of evening
        if paper.is_by_the_clock == is_odd:
            return self._of_rounds(paper)
        return self._of_the_clock(paper)

    def _of_rounds(self, paper: Paper) -> AnyEntry:
        random = self._random
        if paper.match.winners and random.random() < 0.8:
            return wrote.AnotherMatch()
        match random.choices(("round", "corrected", "deals", "match"), (80, 10, 8, 2))[0]:
            case "round":
                return self._round(paper)
            case "corrected":
                number = random.randint(1, max(1, len(paper.rounds)))
                return wrote.Corrected(number + (random.random() < 0.1), self._round(paper))
            case "deals":
                return wrote.Deals(self._person(paper))
            case _:
                return wrote.AnotherMatch()

    def _round(self, paper: Paper) -> wrote.RoundOver:
        winner = self._person(paper)
        others = [person for person in range(len(paper.names)) if person != winner]
        return wrote.RoundOver(winner, self._held(paper, others))

    def _held(self, paper: Paper, people: list[Number]) -> wrote.Held:
        random = self._random
        if random.random() < 0.03:
            people = [*people, self._person(paper)]
        if people and random.random() < 0.03:
            people = people[:-1]
        if random.random() < 0.2:
            random.shuffle(people)
        known = [kind for kind in _TYPES if random.random() < 0.01 or kind in self._usual(paper)]
        few = random.sample(known, 3)  # equal hands happen
        return {
            person: tuple(random.choice(few) for _ in range(random.choice((0, 1, 2, 2, 3, 7))))
            for person in people
        }

    @staticmethod
    def _usual(paper: Paper) -> frozenset[str]:
        extra = {"WS", "WC"} if paper.rules.custom_wilds else set[str]()
        return frozenset({*"0123456789", "+2", "R", "S", "W", "W4"} | extra)

    def _of_the_clock(self, paper: Paper) -> AnyEntry:
        random, game = self._random, paper.game
        if game is None and random.random() < 0.9:
            return self._begins(paper)
        inside = list(game.inside()) if game else []
        ways: dict[str, tuple[int, Callable[[], AnyEntry]]] = {
            "out": (40, lambda: wrote.GoesOut(self._person(paper, inside))),
            "out earlier": (15, lambda: self._out_earlier(paper, inside)),
            "gives up": (12, lambda: wrote.GivesUp(self._person(paper, inside))),
            "away": (5, lambda: wrote.Away(self._person(paper, inside))),
            "warns": (12, lambda: self._warns(paper, inside)),
            "removes": (8, lambda: self._removes(paper, inside)),
            "voted": (4, self._voted),
            "joins": (8, lambda: self._joins(paper, inside)),
            "sits in": (6, lambda: self._sits_in(paper, inside)),
            "stops": (10, lambda: self._stops(paper, inside)),
            "begins": (1, lambda: self._begins(paper)),
            "memo": (3, lambda: wrote.Memo('a worn "R7" was taken out')),
        }
        way = random.choices(list(ways), [weight for weight, _ in ways.values()])[0]
        return ways[way][1]()

    def _out_earlier(self, paper: Paper, inside: list[Number]) -> wrote.GoesOut:
        last = max(paper.game.out_at.values(), default=0) if paper.game else 0
        minutes = max(0, last // MINUTE + self._random.choice((-1, 0, 0, 1, 2, 5, 30)))
        return wrote.GoesOut(self._person(paper, inside), minutes)

    def _begins(self, paper: Paper) -> wrote.GameBegins:
        free = [person for person in paper.seats if person not in paper.barred]
        if self._random.random() < 0.2:
            free = self._random.sample(paper.seats, self._random.randint(1, len(paper.seats)))
        return wrote.GameBegins(tuple(free))

    def _warns(self, paper: Paper, inside: list[Number]) -> wrote.Warns:
        by, person = self._by_and_person(paper, inside)
        return wrote.Warns(by, person, self._random.choice(("", "rude", 'said "no"')))

    def _removes(self, paper: Paper, inside: list[Number]) -> wrote.Removes:
        warned = [person for person in inside if paper.warnings.get(person)]
        return wrote.Removes(*self._by_and_person(paper, warned or inside))

    def _by_and_person(self, paper: Paper, inside: list[Number]) -> tuple[Number, Number]:
        person = self._person(paper, inside)
        if person in inside and self._random.random() < 0.9:
            return paper.warden_of(person), person
        return self._person(paper), person

    def _voted(self) -> wrote.Voted:
        random = self._random
        oldest = random.choice(("", "yes", "no", "maybe"))
        return wrote.Voted("Is it so?", random.randint(0, 3), random.randint(0, 3), oldest)

    def _joins(self, paper: Paper, inside: list[Number]) -> wrote.Joins:
        random = self._random
        name = f"J{len(paper.names)}" if random.random() < 0.9 else random.choice(paper.names)
        older = self._person(paper) if random.random() < 0.5 else None
        return wrote.Joins(name, self._person(paper, inside), older)

    def _sits_in(self, paper: Paper, inside: list[Number]) -> wrote.SitsIn:
        absent = [person for person in paper.seats if person not in inside]
        return wrote.SitsIn(self._person(paper, absent), self._person(paper, inside))

    def _stops(self, paper: Paper, inside: list[Number]) -> wrote.GameStops:
        why = self._random.choice((*wrote.STOPS, "time", "boredom"))
        if why == "time" and paper.game and self._random.random() < 0.8:
            self._now = max(self._now, paper.game.began_at + paper.limit)
        return wrote.GameStops(why, self._held(paper, inside))

    def _person(self, paper: Paper, among: list[Number] | None = None) -> Number:
        """Somebody of these, as a rule."""
        if among and self._random.random() < 0.97:
            return self._random.choice(among)
        everybody = len(paper.names) + (self._random.random() < 0.05)
        return self._random.randrange(everybody)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="random_evenings")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for case in random_cases(asked.count, asked.seed):
        sys.stdout.write(json.dumps(case, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
