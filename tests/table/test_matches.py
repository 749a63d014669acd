"""Rounds, matches and series: how they begin, end and are written down."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from itertools import pairwise

from tests.party import Party
from tests.table.situations import SECOND, given, told
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.scores import RoundRow
from yksi.messages.views import ClosingView
from yksi.seeds import secret_of
from yksi.table import Effect, Stage, TableCode


def test_another_round_when_all_are_ready_or_the_pause_is_over() -> None:
    party = Party.of("classic", people=2, bots=1, pause=20)
    party.do(1, say.Leave())
    party.drive(0, 3000)
    assert party.room.stage is Stage.BETWEEN
    over = party.room.over_at
    assert party.table.due_at() == over + 20 * SECOND
    party.do(1, say.Return())
    party.do(0, say.Ready())
    assert party.room.stage is Stage.BETWEEN
    party.do(1, say.Leave())  # the last who was not ready
    party.wait(1)
    assert party.table.view(0).stage is Stage.PLAYING


def test_a_match_to_500_and_its_paper() -> None:
    party = Party.of("classic", people=2, bots=1, seed=5, pause=0)
    party.do(1, say.Leave())
    dealers = []
    while party.room.stage is not Stage.LOBBY:
        dealers.append(party.game.state.dealer)
        party.drive(0, 3000)
        if party.room.stage is Stage.BETWEEN:
            party.obey(0)
    assert len(dealers) > 2
    assert all(after == (dealer + 1) % 3 for dealer, after in pairwise(dealers))
    sheet = party.table.view(0).sheet
    assert [row.round for row in sheet] == list(range(1, len(dealers) + 1))
    totals = dict.fromkeys(range(3), 0)
    for row in sheet:
        totals = {person: totals[person] + row.points[person] for person in totals}
        assert row.totals == totals
        assert row.cards is not None
        assert row.winner is not None
        assert row.cards[row.winner] == ()
    assert max(totals.values()) >= 500
    watcher = party.enter("Late")
    assert all(row.cards is None for row in party.table.view(watcher).sheet)
    assert [row.totals for row in party.table.view(watcher).sheet] == [r.totals for r in sheet]


def _with_cards(effects: list[Effect]) -> list[tuple[tuple[int, ...] | None, bool]]:
    """Whom the score sheet was told, and whether with the cards that were left."""
    rows = [effect for effect in effects if isinstance(effect.event, news.RoundScored)]
    return [(effect.to, effect.event.row.cards is not None) for effect in rows]  # type: ignore[union-attr]


def test_cards_that_are_left_are_told_to_those_who_played() -> None:
    table = given("edition classic\nseats 3\nspectator S\nturn B\ntop R7\nhand B R1")
    effects = table.handle(0, 1, say.Act(do.Lay(("R1",)))).effects
    assert _with_cards(effects) == [((0, 1, 2), True), ((3,), False)]


def test_and_to_nobody_while_the_game_may_have_to_go_on() -> None:
    table = given("edition kpgut\nseats 2\nspectator S\nturn B\ntop R7\nhand B R1")
    effects = table.handle(0, 1, say.Act(do.Lay(("R1",)))).effects
    assert _with_cards(effects) == [((0, 1, 2), False)]
    assert _with_cards(table.tick(10 * SECOND)) == [((0, 1), True), ((2,), False)]


def test_nor_are_they_on_the_paper_before() -> None:
    """The cards of games before, which are really over, stay there."""
    table = given("edition kpgut\nseats 2\nspectator S\nturn B\ntop R7\nhand A Y1\nhand B R1")
    for game in (1, 2):
        table.room.sheet.append(RoundRow(game, "out", 0, {}, {}, {0: (), 1: ("G1",)}))
    table.handle(0, 1, say.Act(do.Lay(("R1",))))

    def papers() -> list[list[bool]]:
        return [[row.cards is not None for row in table.view(n).sheet] for n in range(3)]

    assert papers() == [[True, True, False], [True, True, False], [False] * 3]
    assert table.view(2).closing == ClosingView(1, (0, 1), (), 10 * SECOND)
    assert table.view(2).due_at == 10 * SECOND
    table.handle(0, 0, say.Ready())
    assert papers() == [[True] * 3, [True] * 3, [False] * 3]
    assert table.view(2).closing is None


def test_a_rematch_begins_when_all_who_played_want_it() -> None:
    party = Party.of("kpgut", people=3)
    watcher = party.enter("Late")
    party.do(0, say.MoveToStop())
    for person in range(3):
        party.do(person, say.Vote(True))
    assert party.room.stage is Stage.LOBBY
    first = party.game
    party.do(watcher, say.Ready())
    party.do(0, say.Ready())
    party.do(1, say.Ready())
    assert party.room.stage is Stage.LOBBY
    party.do(2, say.Ready())
    assert party.table.view(0).stage is Stage.PLAYING
    assert party.game is not first
    assert party.room.seats == [0, 1, 2, watcher]


def test_a_stranger_alone_does_not_begin_a_rematch() -> None:
    party = Party.of("classic", people=1, bots=2)
    party.do(0, say.MoveToStop())
    party.do(0, say.Vote(True))
    watcher = party.enter("Late")
    party.do(0, say.Leave())
    party.do(watcher, say.Ready())
    assert party.room.stage is Stage.LOBBY
    party.do(watcher, say.StartGame())
    assert party.room.seats == [1, 2, watcher]


def test_a_match_can_be_abandoned_also_between_rounds() -> None:
    party = Party.of("classic", people=1, bots=1, pause=0)
    party.drive(0, 3000)
    party.do(0, say.MoveToStop())
    effects = party.do(0, say.Vote(True))
    assert told(effects, news.Abandoned)
    assert party.room.stage is Stage.LOBBY
    assert party.table.view(0).sheet != ()


def test_a_game_can_be_stopped_before_chance_was_there_to_deal() -> None:
    party = Party.lobby("kpgut", people=2)
    party.room.sealed = None
    party.sealing = False
    for person in range(2):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    assert party.table.wants_secret
    party.do(0, say.MoveToStop())
    party.do(0, say.Vote(True))
    party.do(1, say.Vote(True))
    assert party.room.stage is Stage.LOBBY


def test_what_is_sealed_is_what_was_dealt_from() -> None:
    party = Party.of("moomin", people=1, bots=2, seed=3)
    party.drive(0, 3000)
    sealed = [event.commitment for event in party.news(news.Sealed)]  # type: ignore[union-attr]
    secrets = [event.secret for event in party.news(news.Unsealed)]  # type: ignore[union-attr]
    assert secrets == [secret_of(3001)]
    assert sealed[0] == sha256(bytes.fromhex(secrets[0])).hexdigest()
    assert party.table.view(0).commitment == sealed[-1] != sealed[0]
    for bad in ("", "zz", "A" * 64, "0" * 63, "0" * 64):  # the last: there is one already
        assert party.refuse(None, say.Seal(bad)) == TableCode.NOT_SECRET
    assert party.refuse(0, say.Seal("0" * 64)) == TableCode.STRANGER


def test_a_series_over_real_games() -> None:
    party = Party.lobby("kpgut", people=2, bots=2, seed=9, series=True, limit=30)
    for _ in range(3):
        party.do(0, say.Ready())
        party.do(1, say.Ready())
        if party.room.stage is Stage.LOBBY:
            party.do(0, say.StartGame())
        party.do(1, say.Leave())
        party.drive(0, 6000)
        party.do(1, say.Return())
    seen = party.table.view(0)
    assert [game.game for game in seen.series] == [1, 2, 3]
    for row in seen.standings:
        points = [
            line.points for game in seen.series for line in game.people if line.person == row.person
        ]
        known = [number for number in points if number is not None]
        assert (row.total, row.games) == (sum(known), len(known))
        assert row.average == Fraction(sum(known), len(known))
    averages = [row.average for row in seen.standings]
    assert averages == sorted(averages)
    party.do(0, say.EndSeries())
    assert party.news(news.SeriesOver)
    assert party.refuse(0, say.EndSeries()) == TableCode.NO_SERIES


def test_whoever_has_no_place_comes_last_in_the_table_of_a_series() -> None:
    table = given("edition kpgut\nseats 3\nseries\nwarned A\nturn B\ntop R7")
    table.handle(0, 2, say.RemovePlayer(0))
    table.handle(0, 1, say.Act(do.Forfeit()))
    assert [(row.person, row.place) for row in table.view(0).standings] == [(2, 1), (1, 2), (0, 0)]


def test_who_was_removed_sits_out_the_rest_of_the_series() -> None:
    party = Party.of("kpgut", people=3, series=True)
    party.do(0, say.Warn(2, "rude"))
    party.do(0, say.RemovePlayer(2))
    party.do(0, say.MoveToStop())
    party.do(0, say.Vote(True))
    party.do(1, say.Vote(True))
    assert party.refuse(2, say.Ready()) == TableCode.BARRED
    party.do(0, say.Change("series", "no"))
    party.do(2, say.Ready())
    party.do(0, say.Change("series", "yes"))
    party.do(0, say.Ready())
    party.do(1, say.Ready())
    assert party.room.seats == [0, 1]
