"""An evening with paper cards as sentences: each entry, and what it has led to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from yksi.evening import Evening, Paper
from yksi.evening import entries as wrote
from yksi.evening.record import read_steps
from yksi.messages.numbers import Number
from yksi.rules import Scoring
from yksi.table.match.points import MINUTE
from yksi.telling.scores import score_item, standing_item
from yksi.telling.words import Seating, Words
from yksi.texts import Texts

_MAY_END_A_GAME = (wrote.GoesOut, wrote.GivesUp, wrote.Removes, wrote.GameStops)


def evening_lines(text: Texts, record: str) -> Iterator[str]:
    """A paragraph for every entry, with its minute and second; RecordError at a bad line."""
    steps = read_steps(record)
    for evening in steps:
        if evening.written:
            minutes, seconds = divmod(evening.written[-1].at // 1000, 60)
            yield f"{minutes:3}:{seconds:02}  {EveningSentences(text, evening).last()}"


class EveningSentences:
    """Tells of an evening as it stands after its last entry."""

    def __init__(self, text: Texts, evening: Evening) -> None:
        self._words = Words(text, Seating((), None), evening.start.rules, evening.paper.rules)
        self._evening = evening
        self._paper: Paper = evening.paper

    def last(self) -> str:
        """What the last entry says, and what it has led to."""
        entry = self._evening.written[-1].entry
        return " ".join(filter(None, (self._said(entry), *self._led_to(entry))))

    def _said(self, entry: wrote.AnyEntry) -> str:
        say, name = self._words.say, self._name
        match entry:
            case wrote.Deals(person):
                return say("evening-deals", who=name(person))
            case wrote.RoundOver(winner):
                return say("evening-round", round=len(self._paper.rounds), who=name(winner))
            case wrote.Corrected(number, over):
                return say("evening-corrected", round=number, who=name(over.winner))
            case wrote.AnotherMatch():
                return say("evening-match")
            case wrote.GameBegins(people):
                listed = self._listed(people)
                return say("evening-begins", game=len(self._paper.games), who=listed)
            case wrote.GoesOut(person):
                game = self._paper.games[-1]
                minutes = game.out_at[person] // MINUTE
                place = list(game.out_at).index(person) + 1
                return say("evening-out", who=name(person), place=place, minutes=minutes)
            case wrote.GivesUp(person):
                return say("evening-gives-up", who=name(person))
            case wrote.Away(person):
                return say("evening-away", who=name(person))
            case wrote.Warns(by, person, reason):
                key = "evening-warns-reason" if reason else "evening-warns"
                return say(key, by=name(by), who=name(person), reason=reason)
            case wrote.Removes(by, person):
                return say("evening-removes", by=name(by), who=name(person))
            case wrote.Voted(question, yes, no):
                key = "evening-voted-yes" if entry.is_carried else "evening-voted-no"
                return say(key, question=question, yes=yes, no=no)
            case wrote.Joins(joined, left_of):
                return say("evening-joins", who=joined, other=name(left_of))
            case wrote.SitsIn(person, left_of):
                return say("evening-joins", who=name(person), other=name(left_of))
            case wrote.GameStops(why):
                return say(f"evening-stops-{why}")
            case wrote.Memo(text):
                return say("evening-memo", text=text)
            case wrote.Undo():
                return say("evening-undo")
            case wrote.Redo():
                return say("evening-redo")

    def _led_to(self, entry: wrote.AnyEntry) -> Iterator[str]:
        say, paper = self._words.say, self._paper
        if isinstance(entry, wrote.RoundOver | wrote.Corrected):
            if paper.rules.scoring != Scoring.NONE:
                totals = enumerate(paper.match.rounds[-1].totals)
                scores = [score_item(self._words, self._name(n), total) for n, total in totals]
                yield say("evening-totals", scores=self._words.listed(scores))
            if paper.match.winners:
                yield say("evening-won", who=self._listed(paper.match.winners))
        elif isinstance(entry, _MAY_END_A_GAME) and paper.game is None:
            yield self._game_over()

    def _game_over(self) -> str:
        """Places, and in a series points and averages."""
        say, points = self._words.say, self._paper.series[-1]
        if not self._paper.start.series:
            ordered = sorted(points.people, key=lambda line: (line.place == 0, line.place))
            placed = [
                say("evening-place", place=line.place, who=self._name(line.person))
                if line.place
                else say("standing-item-none", who=self._name(line.person))
                for line in ordered
            ]
            return say("evening-places", places=self._words.listed(placed))
        words = self._words
        scores = [score_item(words, self._name(one.person), one.points) for one in points.people]
        rows = [
            standing_item(words, self._name(row.person), row) for row in self._paper.standings()
        ]
        return say(
            "news-seriesscored",
            game=points.game,
            scores=self._words.listed(scores),
            standings=self._words.listed(rows),
        )

    def _name(self, person: Number) -> str:
        return self._paper.names[person]

    def _listed(self, people: Iterable[Number]) -> str:
        return self._words.listed([self._name(person) for person in people])
