"""Whoever has no seat: is told so, and gets in with the next round, or by asking."""

from __future__ import annotations

from tests.party import Party
from tests.table.situations import SECOND, given, told
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.stage import Way
from yksi.table import Stage, TableCode


def to_the_end(party: Party) -> None:
    party.drive(0, 3000)
    assert party.room.stage is not Stage.PLAYING


def test_whoever_comes_late_is_told_and_plays_in_the_next_round() -> None:
    party = Party.of("classic", people=1, bots=1)
    late = len(party.room.people)
    effects = party.do(None, say.Enter("Late", "key-late"))
    assert [e.to for e in effects if isinstance(e.event, news.Watches)] == [(late,)]
    assert told(effects, news.Watches) == [news.Watches(late, Way.NEXT_ROUND)]
    assert party.table.view(late).people[late].way is Way.NEXT_ROUND
    assert party.table.view(late).offers.ready
    party.do(late, say.Ready())  # while the others play
    to_the_end(party)
    totals = dict(party.room.sheet[-1].totals)
    party.do(0, say.Ready())
    assert party.room.stage is Stage.PLAYING
    assert party.room.seats == [0, 1, late]
    state = party.game.state
    assert [state.total[seat] for seat in range(3)] == [totals[0], totals[1], 0]
    assert party.table.view(late).people[late].way is None


def test_whoever_was_not_ready_at_the_deal_is_told() -> None:
    party = Party.lobby("moomin", people=3)
    for person in (0, 1):
        party.do(person, say.Ready())
    effects = party.do(0, say.StartGame())
    assert told(effects, news.Watches) == [news.Watches(2, Way.NEXT_ROUND)]


def test_in_kpgut_a_latecomer_may_ask_and_after_a_winner_waits_for_the_next_game() -> None:
    table = given("edition kpgut\nseats 3\nspectator S\nturn A\ntop R7\nhand A R1")
    assert table.view(3).people[3].way is Way.ASK
    assert table.view(3).offers.join
    table.handle(0, 0, say.Act(do.Lay(("R1",))))
    assert table.view(3).people[3].way is Way.NEXT_GAME
    assert not table.view(3).offers.join
    refusal = table.handle(0, 3, say.AskToJoin(1)).refusal
    assert refusal is not None
    assert refusal.code == TableCode.WINNER_EXISTS


def test_a_host_may_stay_out_and_still_host() -> None:
    party = Party.lobby("classic", people=3)
    for person in (1, 2):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    assert party.room.seats == [1, 2]
    view = party.table.view(0)
    assert (view.host, view.people[0].way) == (0, Way.NEXT_ROUND)
    party.do(0, say.Change("turn", "30"))


def test_who_is_out_is_offered_nothing_dead() -> None:
    table = given("edition kpgut\nseats 3\nout A\nturn B\ntop R7\nhand C R1\nlate C")
    offers = table.view(0).offers
    assert (offers.stop, offers.accuse, offers.doubt, offers.warn) == (False, (), (), ())
    assert table.room.game is not None
    assert table.room.game.legal(0) == []
    for command in (say.MoveToStop(), say.Act(do.Catch(2))):
        assert table.handle(0, 0, command).refusal is not None
    assert table.view(1).offers.stop


def test_offers_are_what_is_accepted() -> None:
    table = given("edition kpgut\nseats 3\nturn B\ntop R7\nhand B R2 Y3\nholds A 5")
    table.handle(0, 1, say.Act(do.Draw()))
    assert table.view(2).offers.doubt == (1,)
    assert table.view(0).offers.warn == (1, 2)
    assert table.view(2).offers.warn == (0,)
    assert table.view(1).offers.warn == ()
    table.handle(0, 1, say.Act(do.Lay(("R2",))))
    assert table.view(0).offers.accuse == (1,)
    assert table.view(1).offers.accuse == ()
    assert table.handle(0, 0, say.AccuseConduct(1)).refusal is None


def test_drawing_on_is_offered_to_whoever_can_only_draw() -> None:
    table = given("edition kpgut\nseats 3\nturn B\ntop R7\nhand B G2 Y3\ndraw G9 R1")
    assert [table.view(person).offers.draw_on for person in range(3)] == [False, True, False]
    table.handle(0, 0, say.Ask("Is it so?"))
    assert not table.view(1).offers.draw_on
    for person in range(3):
        table.handle(0, person, say.Vote(True))
    assert table.handle(0, 1, say.DrawOn()).refusal is None
    assert table.room.drawings[1].cards == ["G9", "R1"]
    assert not table.view(1).offers.draw_on
    assert not given("edition kpgut\nseats 3\nturn B\ntop R7\nhand B R2").view(1).offers.draw_on


def test_where_one_card_is_drawn_nobody_draws_on() -> None:
    table = given("edition classic\nseats 3\nturn B\ntop R7\nhand B G2 Y3\ndraw R1")
    assert not table.view(1).offers.draw_on
    assert table.handle(0, 1, say.DrawOn()).refusal is None
    assert table.view(1).offers.draw_on is False
    assert table.room.running().state.size[1] == 3


def test_a_wild_draw_four_is_not_offered_to_be_accused() -> None:
    """It is doubted instead, and an accusation refused (KPG-R34)."""
    table = given("edition kpgut\nseats 3\nturn B\ntop R7\nhand B W4 G2 Y3")
    table.handle(0, 1, say.Act(do.Lay(("W4",), "green")))
    assert table.view(0).offers.accuse == table.view(2).offers.accuse == ()


def test_the_lobby_says_exactly_who_is_missing() -> None:
    party = Party.lobby("classic", people=3)
    start = party.table.view(0).start
    assert (start.ready, start.here, start.fewest, start.possible) == (0, 3, 2, False)
    party.do(0, say.Ready())
    assert (party.table.view(0).start.ready, party.table.view(0).start.possible) == (1, False)
    party.do(2, say.Ready())
    assert (party.table.view(0).start.ready, party.table.view(0).start.possible) == (2, True)


# --- going on


def test_with_bots_alone_the_score_sheet_waits_for_the_person() -> None:
    party = Party.of("classic", people=1, bots=2)
    to_the_end(party)
    party.wait(600 * SECOND)
    assert party.table.view(0).stage == "between"
    party.do(0, say.Ready())
    assert party.table.view(0).stage == "playing"


def test_between_people_it_goes_on_by_itself() -> None:
    party = Party.of("classic", people=2)
    to_the_end_of_two(party)
    party.wait(30 * SECOND)
    assert party.room.stage is Stage.PLAYING


def to_the_end_of_two(party: Party) -> None:
    for _ in range(3000):
        if party.room.stage is not Stage.PLAYING:
            return
        assert any(party.obey(person) for person in (0, 1))


def test_a_match_can_be_one_round() -> None:
    party = Party.of("moomin", people=1, bots=1, rounds=1)
    to_the_end(party)
    assert party.room.stage is Stage.LOBBY
    assert len(party.room.sheet) == 1
    assert party.refuse(0, say.Change("rounds", "100")) == TableCode.SETTING_VALUE
    party.do(0, say.Change("rules", "kpgut"))
    assert party.room.settings.rounds == 0
    assert party.refuse(0, say.Change("rounds", "1")) == TableCode.NEEDS_POINTS
    party.do(0, say.Change("rules", "classic + target=200"))


# --- what people are told


def test_every_ballot_says_who_breaks_a_tie() -> None:
    table = given("edition kpgut\nseats 4\nage B A C D\nturn B\ntop R7")
    [opened] = told(table.handle(0, 0, say.Ask("Is it so?")).effects, news.BallotOpened)
    ballot = table.view(0).ballot
    assert ballot is not None
    assert (ballot.rule, ballot.casting) == (opened.rule, opened.casting) == ("casting", 1)
    for person, yes in ((0, False), (1, True), (2, True)):
        table.handle(0, person, say.Vote(yes))
    [closed] = told(table.handle(0, 3, say.Vote(False)).effects, news.BallotClosed)
    assert (closed.carried, closed.casting) == (True, 1)
    party = Party.of("classic", people=3)
    effects = party.do(0, say.MoveToStop())
    [opened] = told(effects, news.BallotOpened)
    assert (opened.rule, opened.casting) == ("majority", None)
    lobby = Party.lobby("custom", people=2)
    [opened] = told(lobby.do(0, say.WriteCard(1, "sing")), news.BallotOpened)
    assert opened.rule == "unanimous"


def test_whoever_is_removed_reads_why() -> None:
    table = given("edition kpgut\nseats 3\nturn B\ntop R7")
    table.handle(0, 0, say.Warn(2, "shouting"))
    effects = table.handle(0, 0, say.RemovePlayer(2)).effects
    assert told(effects, news.Removal) == [news.Removal(2, 0, "shouting")]
    table.handle(0, 0, say.Warn(1, ""))
    effects = table.handle(0, 0, say.RemovePlayer(1, "again")).effects
    assert told(effects, news.Removal) == [news.Removal(1, 0, "again")]
    party = Party.of("classic", people=3)
    party.stop()
    party.do(0, say.MoveToPutOut(1))
    party.do(0, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    put_out = [effect for effect in effects if isinstance(effect.event, news.PutOut)]
    assert [(e.event, e.reaches(1)) for e in put_out] == [(news.PutOut(1, "voted"), True)]
