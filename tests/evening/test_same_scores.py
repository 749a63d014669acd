"""Points and places on paper are those of the tables that Yksi deals at: one truth for both."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.cards import FACE_BY_NAME
from yksi.evening import Evening, Start
from yksi.evening import entries as wrote
from yksi.evening.card_types import TYPES
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.table import Stage


def types_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(TYPES[FACE_BY_NAME[card]] for card in cards)


def start_of(party: Party, **values: object) -> Start:
    names = tuple(person.name for person in party.room.people)
    return Start(party.room.settings.rules, names, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "rules",
    [
        "classic + target=300",
        "classic + scoring=low + target=150",
        "custom + target=300",
        "moomin + scoring=winner + target=200",
    ],
)
def test_a_match(rules: str) -> None:
    party = Party.of(rules, people=1, bots=3, seed=3, pause=0)
    dealers = []
    for _ in range(60):
        dealers.append(party.room.seats[party.game.state.dealer])
        party.drive(0, 3000)
        if party.room.stage is not Stage.BETWEEN:
            break
        party.obey(0)
    evening = Evening(start_of(party, dealer=dealers[0]))
    for row, dealer in zip(party.room.sheet, dealers, strict=True):
        assert row.cards is not None
        assert row.winner is not None
        assert evening.paper.dealer == dealer
        held = {who: types_of(cards) for who, cards in row.cards.items() if who != row.winner}
        evening.write(0, wrote.RoundOver(row.winner, held))
        scored = evening.paper.match.rounds[-1]
        assert dict(enumerate(scored.points)) == row.points
        assert dict(enumerate(scored.totals)) == row.totals
    assert party.room.stage is Stage.LOBBY
    totals = party.room.sheet[-1].totals
    best = min(totals.values()) if "low" in rules else max(totals.values())
    assert evening.paper.match.winners == tuple(n for n in totals if totals[n] == best)


def test_a_series() -> None:
    """Games that are played out, given up in, and stopped by the clock."""
    party = Party.lobby("kpgut", people=2, bots=3, seed=8, series=True, limit=4)
    evening = Evening(start_of(party, ages=tuple(party.room.ages), series=True, limit=4))
    for game in range(4):
        for person in (0, 1):
            party.do(person, say.Ready())
        if party.room.stage is not Stage.PLAYING:  # a rematch begins when all want it
            party.do(0, say.StartGame())
        while party.room.stage is not Stage.PLAYING:
            party.wait(1_000)
        dealt = party.room.dealt_at
        evening.write(dealt, wrote.GameBegins(tuple(party.room.seats)))
        if game % 2:
            party.act(1, do.Forfeit(), after=30_000)
            evening.write(party.now, wrote.GivesUp(1))
        party.do(1, say.Leave())
        party.drive(0, 5000)
        party.do(1, say.Return())
        for person, at in sorted(party.room.out_at.items(), key=lambda item: item[1]):
            evening.write(dealt + at, wrote.GoesOut(person))
        if evening.paper.game is not None:
            cards = party.room.sheet[-1].cards
            assert cards is not None
            held = {n: types_of(cards[n]) for n in evening.paper.game.inside()}
            evening.write(party.now, wrote.GameStops("time", held))
        told = {line.person: line for line in party.room.series[-1].people}
        assert {line.person: line for line in evening.paper.series[-1].people} == told
    assert evening.paper.standings() == party.table.view(0).standings
    assert any(game.early for game in evening.paper.games)
    assert not all(game.early for game in evening.paper.games)
