"""What a table tells, as sentences: what happens to the cards, and the news round them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yksi.game import events as ev
from yksi.game.events import AnyEvent
from yksi.messages.news import News
from yksi.table import Effect
from yksi.telling.events import EventSentences
from yksi.telling.news import NewsSentences
from yksi.telling.persons import Persons
from yksi.telling.words import Words


class Teller:
    """Tells one person what happened, or somebody who is not at the table."""

    def __init__(self, words: Words, name_of: Callable[[int], str], me: int | None) -> None:
        number = NOBODY if me is None else me
        self.persons = Persons(words, name_of, number)
        self.news = NewsSentences(words, name_of, number)
        self._log = EventSentences(words)

    def paragraph(
        self, effects: Sequence[Effect], viewer: int, silent: tuple[type[News], ...] = ()
    ) -> str:
        """What reaches somebody, without the news that is told in another way."""
        sentences: list[str | None] = []
        act: list[AnyEvent] = []
        for effect in effects:
            event = effect.event
            if not effect.reaches(viewer) or isinstance(event, silent):
                continue
            if isinstance(event, News):
                sentences += [self._log.paragraph(act), self.news.sentence(event)]
                act = []
            elif not isinstance(event, ev.Custom) or event.preset != _OWN_TEXT:
                act.append(event)
        return " ".join(filter(None, [*sentences, self._log.paragraph(act)]))


NOBODY = -1
_OWN_TEXT = "text"  # the news says what it is
