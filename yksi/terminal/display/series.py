"""The table of a KPGUT series: minutes as points, their average, the smallest first (KPG-SCO)."""

from __future__ import annotations

from collections.abc import Iterator

from yksi.table import TableView
from yksi.telling.scores import decimal
from yksi.telling.words import Words
from yksi.terminal.display.columns import padded, widest


def after_game(words: Words, view: TableView) -> Iterator[str]:
    """What the last game brought, then the table."""
    names, game = _names(view), view.series[-1]
    yield words.say("series-game", game=game.game)
    for line in sorted(game.people, key=lambda line: (line.place == 0, line.place)):
        who = names[line.person]
        if line.points is None:
            yield words.say("series-removed", who=who)
        else:
            yield words.say("series-points", who=who, count=line.points)
    yield from table(words, view)


def table(words: Words, view: TableView, final: bool = False) -> Iterator[str]:
    """The standings so far, or at the end."""
    rows = view.standings
    if not rows:
        yield words.say("series-none")
        return
    yield words.say("series-heading", games=len(view.series), final="yes" if final else "no")
    names = _names(view)
    width = widest([names[row.person] for row in rows])
    for row in rows:
        place = f"{row.place}." if row.place else words.say("series-no-place")
        average = decimal(words, row.average)
        details = words.say("series-row", average=average, total=row.total)
        yield f"{place:>4} {padded(names[row.person], width)}  {details}"


def _names(view: TableView) -> dict[int, str]:
    return {person.number: person.name for person in view.people}
