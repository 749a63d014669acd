"""The evening from its first question to its end: what can be written down, again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from yksi.evening import AnyEntry, Paper, RefusedEntryError
from yksi.evening import entries as wrote
from yksi.table.match.points import MINUTE
from yksi.telling.evening import EveningSentences
from yksi.terminal.score.asking import Asking
from yksi.terminal.score.entry_questions import EntryQuestions
from yksi.terminal.score.pen import Pen


class Keeper:
    def __init__(self, asking: Asking, pen: Pen) -> None:
        self._asking = asking
        self._text = asking.text
        self._pen = pen

    def run(self) -> None:
        """Until somebody says that it was enough."""
        while True:
            for line in self._state():
                self._asking.say(line)
            make = self._asking.choose(self._text("score-what"), self._choices())
            if make is None:
                return
            self._write(make())

    @property
    def _paper(self) -> Paper:
        return self._pen.evening.paper

    def _choices(self) -> list[tuple[str, Callable[[], AnyEntry] | None]]:
        """What can be written down now, and the end, which leads to nothing."""
        evening = self._pen.evening
        offers = EntryQuestions(self._asking, self._paper).offers()
        if evening.can_undo:
            offers.append(("score-undo", wrote.Undo))
        if evening.can_redo:
            offers.append(("score-redo", wrote.Redo))
        return [*((self._text(key), make) for key, make in offers), (self._text("score-end"), None)]

    def _write(self, entry: AnyEntry) -> None:
        try:
            self._pen.write(entry)
        except RefusedEntryError as error:
            self._asking.say(self._text(f"evening-refused-{error.code}"))
        else:
            self._asking.say(EveningSentences(self._text, self._pen.evening).last())

    def _state(self) -> Iterator[str]:
        """Where the evening stands."""
        paper, text = self._paper, self._text
        if not paper.is_by_the_clock:
            if not paper.match.winners:
                dealer, first = paper.names[paper.dealer], paper.names[paper.first]
                number = len(paper.rounds) + 1
                yield text("score-next-round", round=number, dealer=dealer, first=first)
            return
        game = paper.game
        if game is None:
            yield text("score-next-game", game=len(paper.games) + 1)
            return
        at = self._pen.now - game.began_at
        minutes, seconds = divmod(at // 1000, 60)
        yield text("score-clock", time=f"{minutes}:{seconds:02}", count=len(game.inside()))
        if paper.limit and at >= paper.limit:
            yield text("score-time-is-up", minutes=paper.limit // MINUTE)
