"""The table as people know it: who hosts, whose seat it is, how long things take, what is kept."""

from __future__ import annotations

import random
import typing
from contextlib import suppress
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise

import msgspec
import pytest

from tests.party import Party
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.game.record import RecordError
from yksi.kernel.codes import Phase
from yksi.rulings.gathering import gather
from yksi.seeds import secret_of
from yksi.table import Code, Settings, Stage, Table, news, tools
from yksi.table import commands as say
from yksi.table.catching import MOST_WRONG, WITHIN
from yksi.table.entering import LONGEST_NAME
from yksi.table.forms import Labels
from yksi.table.notation import parse_command, write_command
from yksi.table.record import replay, write_record
from yksi.table.refusal import Refused
from yksi.table.room import Room
from yksi.table.settings import FIELDS, changed, written

SECOND = 1000
MINUTE = 60 * SECOND


def given(position: str) -> Table:
    """A table in the middle of a game; A is 0, B is 1 …"""
    lines = [line.strip() for line in position.strip().splitlines()]
    return gather(list(enumerate(lines, 1))).table


def told(effects: list[typing.Any], kind: type) -> list[typing.Any]:
    return [effect.event for effect in effects if isinstance(effect.event, kind)]


# --- people


def test_the_host_is_who_came_first_and_the_next_one_while_away() -> None:
    party = Party.lobby("classic", people=3)
    assert party.table.view(2).host == 0
    effects = party.do(0, say.Leave())
    assert told(effects, news.Hosting) == [news.Hosting(1)]
    assert party.refuse(2, say.Change("turn", "30")) == Code.NOT_HOST
    party.do(1, say.Change("turn", "30"))
    effects = party.do(0, say.Return())
    assert told(effects, news.Hosting) == [news.Hosting(0)]
    assert party.refuse(1, say.Change("turn", "60")) == Code.NOT_HOST


def test_a_host_can_hand_over_to_people_who_are_here() -> None:
    party = Party.lobby("classic", people=3, bots=1)
    party.do(2, say.Leave())
    for nobody in (2, 3, -1, 99):
        assert party.refuse(0, say.HandOver(nobody)) == Code.STRANGER
    assert told(party.do(0, say.HandOver(1)), news.Hosting) == [news.Hosting(1)]
    assert party.refuse(0, say.HandOver(2)) == Code.NOT_HOST


def test_a_host_who_was_put_out_hosts_no_more() -> None:
    party = Party.lobby("classic", people=3)
    party.do(1, say.MoveToPutOut(0))
    party.do(1, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    assert told(effects, news.Hosting) == [news.Hosting(1)]
    party.do(1, say.Leave())
    party.do(2, say.Leave())
    assert party.table.view(2).host != 0


def test_a_place_belongs_to_its_key() -> None:
    party = Party.of("classic", people=2)
    hand = party.table.view(1).game
    party.do(1, say.Leave())
    assert party.refuse(None, say.Enter("Somebody", "key-1")) == Code.ALREADY_HERE
    assert party.refuse(1, say.Act(do.Draw())) != ""
    party.do(1, say.Return())
    assert party.table.view(1).game == hand
    assert party.refuse(1, say.Return()) == Code.ALREADY_HERE


def test_whoever_is_not_here_says_nothing() -> None:
    party = Party.lobby("classic", people=2)
    party.do(1, say.Leave())
    for command in (say.Leave(), say.Ready(), say.Say("hello"), say.Rename("Bo")):
        assert party.refuse(1, command) == Code.NOT_HERE


@pytest.mark.parametrize("key", ["", "two words", "new\nline", "x" * 129])
def test_a_key_is_a_word(key: str) -> None:
    assert Party().refuse(None, say.Enter("Anna", key)) == Code.NOT_SECRET


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "x" * (LONGEST_NAME + 1), "a\x00b", "\u200b", "ANNA", " anna "]
)
def test_names_are_short_printable_and_unique(name: str) -> None:
    party = Party.lobby("classic", people=2)
    assert party.refuse(None, say.Enter(name, "key")) == Code.NAME
    assert party.refuse(1, say.Rename(name)) == Code.NAME
    assert party.refuse(0, say.SeatBot(name, "casual")) == Code.NAME


def test_a_name_can_be_spelt_anew_and_is_free_when_its_owner_was_put_out() -> None:
    party = Party.lobby("classic", people=2)
    party.do(0, say.Rename("  anna   maija "))
    assert party.table.view(0).people[0].name == "anna maija"
    party.do(0, say.Rename("Anna Maija"))
    party.do(0, say.MoveToPutOut(1))
    party.do(0, say.Vote(True))
    party.do(None, say.Enter("berit", "another"))


def test_the_room_has_room_for_a_hundred() -> None:
    party = Party.lobby("classic", people=1)
    for number in range(99):
        party.do(0, say.SeatBot(f"Bot {number}", "casual"))
    assert party.refuse(0, say.SeatBot("One more", "casual")) == Code.ROOM_FULL
    assert party.refuse(None, say.Enter("One more", "key")) == Code.ROOM_FULL
    party.do(0, say.DismissBot(50))
    party.do(None, say.Enter("One more", "key"))
    assert replay(write_record(party.table))[0].view(0) == party.table.view(0)


# --- settings


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("nothing", "1", Code.SETTING_UNKNOWN),
        ("turn", "-1", Code.SETTING_VALUE),
        ("turn", "601", Code.SETTING_VALUE),
        ("turn", "5.5", Code.SETTING_VALUE),
        ("turn", "²", Code.SETTING_VALUE),
        ("absent", "4", Code.SETTING_VALUE),
        ("chat", "perhaps", Code.SETTING_VALUE),
        ("rules", "chess", Code.RULES_WRONG),
        ("rules", "classic + draw=never", Code.RULES_WRONG),
        ("rules", "classic\n", Code.SETTING_VALUE),
        ("rules", "classic  + draw=until", Code.SETTING_VALUE),
        ("series", "yes", Code.NEEDS_PLACES),
        ("limit", "30", Code.NEEDS_PLACES),
    ],
)
def test_settings_are_refused_with_a_reason(field: str, value: str, code: Code) -> None:
    party = Party.lobby("classic", people=1)
    before = party.room.settings
    assert party.refuse(0, say.Change(field, value)) == code
    assert party.room.settings == before


def test_every_setting_reads_back_as_it_is_written() -> None:
    settings = Settings(rules="kpgut", turn=30, series=True, limit=40, open_hands=True)
    for field in FIELDS:
        assert changed(settings, field, written(settings, field)) == settings
    with pytest.raises(Refused):
        changed(settings, "limit", "61")  # longer than a game of a series
    assert changed(settings, "rules", "classic").minutes == 0


def test_the_cards_are_fixed_while_a_match_runs() -> None:
    party = Party.of("custom", people=2)
    assert party.refuse(0, say.Change("rules", "classic")) == Code.GAME_RUNNING
    assert party.refuse(0, say.WriteCard(1, "stand up")) == Code.GAME_RUNNING
    party.do(0, say.Change("turn", "30"))


def test_changed_rules_are_agreed_to_anew() -> None:
    party = Party.lobby("classic", people=2)
    party.do(1, say.Ready())
    party.do(0, say.Change("rules", "moomin"))
    assert not party.table.view(1).people[1].ready


# --- bots


def test_bots_take_their_time_and_more_after_a_last_but_one_card() -> None:
    table = given("edition classic\nseats 3\nbots B C\nturn A\ntop R7\nhand A R1 R2")
    table.handle(0, 0, say.Act(do.Lay(("R1",))))
    assert table.bot_times() == {1: 2 * SECOND, 2: 2 * SECOND}  # C could catch
    table.room.settings = changed(table.room.settings, "bot_uno", "5")
    assert table.bot_times() == {1: 5 * SECOND, 2: 5 * SECOND}
    table.handle(3 * SECOND, 0, say.Act(do.Call()))
    assert table.bot_times() == {1: 1 * SECOND}
    table.room.settings = changed(table.room.settings, "bot", "4")
    assert table.bot_times() == {1: 4 * SECOND}


def test_bots_leave_time_to_catch_after_the_grace() -> None:
    table = given("edition kpgut\nseats 3\nbots B C\nturn A\ntop R7\nhand A R1 R2")
    table.handle(0, 0, say.Act(do.Lay(("R1",))))
    assert table.bot_times() == {1: 5 * SECOND}  # three are for the call (KPG-R35)
    table.tick(4 * SECOND)
    assert table.bot_times() == {1: 5 * SECOND, 2: 5 * SECOND}


def test_a_bot_stands_in_for_whoever_left_until_they_return() -> None:
    party = Party.of("moomin", people=2, absent=10)
    person = party.room.seats[party.game.turn]
    effects = party.do(person, say.Leave())
    assert told(effects, news.StandsIn) == [news.StandsIn(person, True)]
    assert party.table.bot_times() == {person: 10 * SECOND}
    party.wait(10 * SECOND)
    assert party.bots_act()
    effects = party.do(person, say.Return())
    assert told(effects, news.StandsIn) == [news.StandsIn(person, False)]
    assert not party.table.bot_times()


def test_whoever_is_put_out_by_ballot_is_played_for_by_a_bot() -> None:
    party = Party.of("classic", people=3, absent=5)
    party.do(0, say.MoveToPutOut(1))
    assert party.refuse(1, say.Vote(False)) == Code.NO_VOTE
    party.do(0, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    assert told(effects, news.StandsIn) == [news.StandsIn(1, True)]
    assert party.refuse(1, say.Return()) == Code.PUT_OUT
    party.do(2, say.Leave())
    party.drive(0, 3000)
    assert any(
        isinstance(effect.event, ev.Laid) and party.room.seats[effect.event.seat] == 1
        for effect in party.told
    )
    seen = party.table.view(0)
    assert [person.name for person in seen.people] == ["Anna", "Berit", "Carl"]  # on the paper
    secret = [e for e in party.told if isinstance(e.event, ev.Drew) and e.event.cards is not None]
    assert all(effect.to is not None for effect in secret)


def test_cards_of_a_seat_without_anybody_are_told_to_nobody() -> None:
    """Open hands and no spectators, or a place whose owner was put out."""
    table = given(
        "edition custom + card1=open_hands\nseats 2\nturn A\ntop R7\nhand A WC1 R1 R2\nhand B G1 G2"
    )
    table.handle(0, 0, say.Act(do.Lay(("WC1",), "red")))
    effects = table.handle(0, 1, say.Act(do.Draw())).effects
    assert [effect.to for effect in effects if isinstance(effect.event, ev.Drew)] == [(0, 1)]


def test_a_doubted_hand_is_shown_to_the_judge_alone() -> None:
    table = given("edition kpgut\nseats 4\nspectator S\nturn B\ntop R7\nhand B R2 Y3")
    table.handle(0, 1, say.Act(do.Draw()))
    effects = table.handle(0, 3, say.DoubtDrawing(1)).effects
    shown = [e.to for e in effects if isinstance(e.event, ev.Shown) and e.event.cards is not None]
    hidden = [e.to for e in effects if isinstance(e.event, ev.Shown) and e.event.cards is None]
    assert (shown, hidden) == ([(0,)], [(1, 2, 3, 4)])
    assert [e.to for e in effects if isinstance(e.event, news.DrawnInTurn)] == [(0,)]


def test_a_question_goes_to_the_next_in_office_when_the_oldest_is_out() -> None:
    table = given(
        "edition kpgut\nseats 4\nspectator S\nbeginner C\nturn A\ntop R1\nhand A R2\nholds B 3"
    )
    table.handle(0, 2, say.AskForCoach(4))
    assert table.room.inquiry is not None
    assert table.room.inquiry.person == 0
    table.handle(0, 0, say.Act(do.Lay(("R2",))))
    assert table.view(2).inquiry is not None
    assert table.room.inquiry.person == 1
    assert table.handle(0, 0, say.Answer("yes")).refusal is not None
    assert table.handle(0, 1, say.Answer("yes")).refusal is None
    assert table.room.people[4].coaching == 2


# --- catching


OWES = "edition classic\nseats 4\nturn B\ntop R7\nhand A R1\nowes A"


def test_of_two_who_catch_the_first_counts() -> None:
    table = given(OWES)
    assert table.handle(100, 3, say.Act(do.Catch(0))).refusal is None
    assert table.handle(100, 2, say.Act(do.Catch(0))).refusal is not None
    game = table.room.game
    assert game is not None
    assert game.state.size[0] == 3


def test_a_call_that_comes_first_saves() -> None:
    table = given(OWES)
    assert table.handle(100, 0, say.Act(do.Call())).refusal is None
    assert table.handle(100, 2, say.Act(do.Catch(0))).refusal is not None


def test_hammering_gains_nothing() -> None:
    party = Party.of("classic", people=3)
    for _ in range(MOST_WRONG):
        assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    lines = len(party.table.lines)
    assert party.refuse(0, say.Act(do.Catch(1))) == Code.TOO_OFTEN
    assert party.refuse(1, say.Act(do.Catch(0))) == "cannot-catch"  # others are free to
    assert len(party.table.lines) == lines + 1  # what changes nothing is not kept
    party.wait(WITHIN)
    assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    twin, _ = replay(write_record(party.table))
    assert [p.wrong_catches for p in twin.room.people] == [
        p.wrong_catches for p in party.room.people
    ]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_catch_of_nobody_is_refused_and_not_kept(seat: int) -> None:
    party = Party.of("classic", people=3)
    lines = len(party.table.lines)
    assert party.refuse(0, say.Act(do.Catch(seat))) == Code.NOT_PLAYING
    assert len(party.table.lines) == lines


# --- turn timers

TIMER = "timer 10s\n"
TIMED: dict[str, tuple[str, list[tuple[int, do.Action]], int, str]] = {
    # phase: (position, moves, who is late, what the table then does for them)
    "play": ("edition classic\nseats 3\nturn B\ntop R5\nhand B G1 G2\ndraw G9", [], 1, "Drew Turn"),
    "color": ("edition classic\nseats 3\nstart W", [], 1, "Named"),
    "answer": ("edition classic\nseats 3\nturn B\ntop W4 red\npending 4", [], 1, "Accepted Drew"),
    "drawn": ("edition classic\nseats 3\nturn B\ntop R5\nhand B G1 R9\ndrawn R9", [], 1, "Kept"),
    "drawn, must": (
        "edition classic + play_drawn=must\nseats 3\nturn B\ntop R5\nhand B G1 R9\ndrawn R9",
        [],
        1,
        "Laid",
    ),
    "swap": (
        "edition classic + seven_swap=yes\nseats 3\nturn B\ntop R5\nhand B R7 G1 G2",
        [(1, do.LayOne("R7"))],
        1,
        "Swapped",
    ),
    "discard": (
        "edition moomin\nseats 3\nturn A\ntop R5\nhand A WM R1 R2 R3",
        [(0, do.Lay(("WM",), "red"))],
        2,
        "",
    ),
    "verdict": (
        "edition custom + card1=joke\nseats 3\nturn A\ntop R5\nhand A WC1 R1 R2",
        [(0, do.Lay(("WC1",), "red"))],
        1,
        "Frowned",
    ),
    "opening": ("edition kpgut\nseats 3\nopening\nturn C", [], 2, "WasAway Drew"),
    "more": (
        "edition kpgut\nseats 3\nturn B\ntop R5\nhand B R7 G7 G2 G3",
        [(1, do.LayOne("R7"))],
        1,
        "Turn",
    ),
    "free": ("edition kpgut\nseats 3\nturn B\ntop R5\nfree", [], 1, "WasAway Drew"),
    "closing": (
        "edition kpgut + referee=open\nseats 2\nturn A\ntop R5\nhand A R7",
        [(0, do.Lay(("R7",)))],
        1,
        "RoundOver",
    ),
}


@pytest.mark.parametrize("name", TIMED)
def test_the_table_goes_on_for_whoever_is_late(name: str) -> None:
    position, moves, late, happens = TIMED[name]
    table = given(TIMER + position)
    for person, action in moves:
        reply = table.handle(0, person, say.Act(action))  # type: ignore[arg-type]
        assert reply.refusal is None, reply.refusal
    game = table.room.game
    assert game is not None
    assert game.state.phase == Phase[name.split(",")[0].upper()]
    assert table.tick(10 * SECOND - 1) == []
    effects = table.tick(10 * SECOND)
    assert news.TimedOut(late) in told(effects, news.TimedOut)
    kinds = [type(effect.event).__name__ for effect in effects]
    assert all(word in kinds for word in happens.split()), kinds
    assert table.room.waited_since.get(late, 10 * SECOND) == 10 * SECOND
    assert table.room.stage is not Stage.PLAYING or table.due_at() == 20 * SECOND


def test_leaving_does_not_stretch_a_turn() -> None:
    table = given("timer 10s\nedition kpgut\nseats 3\nturn B\ntop R5")
    table.room.settings = changed(table.room.settings, "absent", "60")
    table.handle(SECOND, 1, say.Leave())
    assert table.due_at() == 10 * SECOND


# --- nobody is here


def test_clocks_stand_still_while_nobody_is_here() -> None:
    party = Party.of("kpgut", people=3, turn=30, limit=10, ballot=20)
    party.do(0, say.Ask("Is it so?"), after=3 * SECOND)
    party.do(1, say.Vote(True), after=SECOND)
    for person in range(3):
        party.do(person, say.Leave())
    before = write_record(party.table)
    assert party.table.wake_at() is None
    assert party.wait(90 * MINUTE) == []
    assert write_record(party.table) == before
    effects = party.do(2, say.Return())
    assert not told(effects, news.BallotClosed)
    assert party.table.due_at() == party.now + 19 * SECOND
    party.wait(19 * SECOND)
    assert party.news(news.BallotClosed)
    party.drive(2, 3000)
    assert party.now == 100 * MINUTE  # the limit of ten minutes stood still as well
    assert party.room.sheet[-1].reason == "stopped"


def test_somebody_new_wakes_an_empty_room() -> None:
    party = Party.of("classic", people=1, bots=2, turn=30)
    party.do(0, say.Leave())
    party.wait(MINUTE)
    party.enter("Late")
    assert party.table.wake_at() is not None
    party.drive(3, 3000)
    assert party.room.stage is Stage.BETWEEN


# --- rounds, matches, series


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
    party.do(watcher, say.Start())
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
    party.do(0, say.Start())
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
        assert party.refuse(None, say.Seal(bad)) == Code.NOT_SECRET
    assert party.refuse(0, say.Seal("0" * 64)) == Code.STRANGER


def test_a_series_over_real_games() -> None:
    party = Party.lobby("kpgut", people=2, bots=2, seed=9, series=True, limit=30)
    for _ in range(3):
        party.do(0, say.Ready())
        party.do(1, say.Ready())
        if party.room.stage is Stage.LOBBY:
            party.do(0, say.Start())
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
    assert party.refuse(0, say.EndSeries()) == Code.NO_SERIES


def test_who_was_removed_sits_out_the_rest_of_the_series() -> None:
    party = Party.of("kpgut", people=3, series=True)
    party.do(0, say.Warn(2, "rude"))
    party.do(0, say.RemovePlayer(2))
    party.do(0, say.MoveToStop())
    party.do(0, say.Vote(True))
    party.do(1, say.Vote(True))
    assert party.refuse(2, say.Ready()) == Code.BARRED
    party.do(0, say.Change("series", "no"))
    party.do(2, say.Ready())
    party.do(0, say.Change("series", "yes"))
    party.do(0, say.Ready())
    party.do(1, say.Ready())
    assert party.room.seats == [0, 1]


# --- texts of people's own

TEXT = """edition custom + card1=text\nseats 3\ntext 1 "all change"\nturn A\ntop R5
hand A WC1 R1 R2\nhand B G1 G2 G3\nhand C B1 B2"""


def carrying_out(position: str = TEXT) -> Table:
    table = given(position)
    effects = table.handle(0, 0, say.Act(do.Lay(("WC1",), "red"))).effects
    assert told(effects, news.TextPlayed) == [news.TextPlayed(0, 1, "all change")]
    return table


def agree(table: Table, tool: tools.AnyTool, *others: int) -> None:
    assert table.handle(table.room.now, 0, say.UseTool(tool)).refusal is None
    for person in others:
        assert table.handle(table.room.now, person, say.Vote(True)).refusal is None


def hand(table: Table, person: int) -> tuple[str, ...] | None:
    cards = table.view(person).game
    assert cards is not None
    return cards.seats[person].hand


def test_a_text_is_carried_out_step_by_step() -> None:
    table = carrying_out()
    assert table.handle(0, 1, say.Act(do.Draw())).refusal is not None
    agree(table, tools.DiscardCards(1, 2), 1, 2)
    for wrong in (("G1",), ("G1", "B1"), ("G1", "G2", "G3")):
        assert table.handle(0, 1, say.Act(do.Discard(wrong))).refusal is not None
    assert table.handle(0, 1, say.Act(do.Discard(("G1", "G3")))).refusal is None
    assert hand(table, 1) == ("G2",)
    assert table.handle(0, 1, say.Act(do.Discard(("G2",)))).refusal is not None  # no more
    agree(table, tools.GiveCard(2, 1), 1, 2)
    assert table.handle(0, 2, say.HandCard("R1")).refusal is not None
    assert table.handle(0, 2, say.HandCard("B2")).refusal is None
    assert (hand(table, 1), hand(table, 2)) == (("G2", "B2"), ("B1",))
    agree(table, tools.GiveTurn(2), 1, 2)
    assert table.handle(0, 1, say.Done()).refusal is not None
    assert table.handle(0, 0, say.Done()).refusal is None
    assert table.handle(0, 2, say.Act(do.Draw())).refusal is None


def test_a_bot_chooses_at_once_and_time_chooses_for_the_slow() -> None:
    table = carrying_out(TEXT + "\nbot C")
    agree(table, tools.DiscardCards(2, 1), 1)
    assert hand(table, 2) == ("B2",)
    agree(table, tools.DiscardCards(1, 2), 1)
    assert table.due_at() == 90 * SECOND
    table.tick(90 * SECOND)
    assert hand(table, 1) == ("G3",)
    assert table.due_at() == 180 * SECOND
    effects = table.tick(180 * SECOND)
    assert told(effects, news.TextDone)
    assert table.handle(180 * SECOND, 1, say.Act(do.Draw())).refusal is None


# --- the record


def test_a_card_has_one_name() -> None:
    """Or the record of a game would not be written again as it was read."""
    table = given("edition custom\nseats 2\nturn A\ntop R5\nhand A WC1 R1 R2")
    assert table.handle(0, 0, say.Act(do.Lay(("WC",), "red"))).refusal is not None
    assert table.handle(0, 0, say.Act(do.Lay(("WC1",), "red"))).refusal is None


def evening() -> Party:
    """Everything that a record can hold, in short."""
    party = Party.lobby("custom", people=3, bots=1, seed=2)
    party.do(0, say.WriteCard(1, 'say “äö” and "\\"'))
    party.do(1, say.Vote(True), after=1234)
    party.do(2, say.Vote(True))
    for person in range(3):
        party.do(person, say.Ready())
    party.do(0, say.Start())
    party.refuse(1, say.Act(do.Catch(2)))
    party.do(2, say.Leave())
    for _ in range(30):
        party.obey(0) or party.obey(1) or party.bots_act() or party.wait(SECOND)
    return party


def test_a_record_replays_to_the_same() -> None:
    party = evening()
    text = write_record(party.table)
    twin, effects = replay(text)
    assert write_record(twin) == text
    assert [effect for part in effects for effect in part] == party.told
    twin.tick(party.now)
    for person in range(4):
        assert twin.view(person) == party.table.view(person)
    assert secret_of(2001) in text  # whoever has the record can deal again
    assert "! B catches C" in text


HEAD = "yksi table 1\nchance chacha8\n\n"
ENTERS = '0.000 A enters "Anna" key a\n'
BAD = {
    "": "line 1: the record of a table begins with 'yksi table 1' and its chance",
    "yksi table 2\nchance chacha8\n\n": "line 1: the record of a table begins",
    "yksi table 1\nchance dice\n\n": "line 1: the record of a table begins",
    f"{HEAD}soon A leaves\n": "line 4: a line begins with seconds such as 12.345, not 'soon'",
    f"{HEAD}1.5 A leaves\n": "line 4: a line begins with seconds",
    f"{HEAD}{ENTERS}\n0.500\n0.400\n": "line 7: time does not run backwards",
    f'{HEAD}0.000 B enters "Bo" key b\n': "line 4: whoever comes in next is A",
    f'{HEAD}0.000 A enters "Bo\\x" key b\n': 'line 4: "Bo\\x" is not a quoted text',
    f"{HEAD}{ENTERS}0.000 A flies\n": "line 5: 'flies' is not a move; moves are: ",
    f"{HEAD}{ENTERS}0.000 table sings\n": "line 5: 'table sings' is nothing that the house can say",
    f"{HEAD}{ENTERS}0.000 ä leaves\n": "line 5: ä is not at this table",
    f"{HEAD}{ENTERS}0.000 B leaves\n": "line 5: it is refused: stranger",
    f"{HEAD}{ENTERS}0.000 A starts\n": "line 5: it is refused: seat-count",
    f"{HEAD}{ENTERS}0.000 ! A leaves\n": "line 5: it is accepted",
}


@pytest.mark.parametrize(("text", "message"), BAD.items())
def test_a_bad_record_is_refused_with_line_and_reason(text: str, message: str) -> None:
    with pytest.raises(RecordError) as raised:
        replay(text)
    assert str(raised.value).startswith(message)


def test_a_damaged_record_is_refused_and_never_more() -> None:
    """Whatever is done to a record, it replays or says which line is wrong."""
    dice = random.Random(1)
    text = write_record(evening().table)
    letters = [*sorted(set(text)), "\x00", "\ud800", "²", "Ä", "٣"]
    refused = 0
    for _ in range(150):
        damaged = list(text)
        for _ in range(dice.choice((1, 1, 2, 5))):
            at = dice.randrange(len(damaged))
            match dice.randrange(4):
                case 0:
                    damaged[at] = dice.choice(letters)
                case 1:
                    del damaged[at]
                case 2:
                    damaged.insert(at, dice.choice(letters))
                case _:
                    end = dice.randrange(at, min(at + 80, len(damaged)))
                    damaged[at:end] = damaged[at:end] * dice.choice((0, 2))
        with suppress(RecordError):
            replay("".join(damaged))
            continue
        refused += 1
    assert refused > 50


COMMANDS: list[say.AnyCommand] = [
    say.Leave(),
    say.Return(),
    say.Rename(' "R5"\t\\ä '),
    say.SeatBot("Bo", "casual"),
    say.DismissBot(3),
    say.HandOver(30),
    say.Change("rules", "classic + draw=until"),
    say.OrderAges((2, 0, 1)),
    say.Acknowledge(),
    say.Ready(),
    say.Unready(),
    say.Start(),
    say.WriteCard(3, "everyone stands up"),
    say.HandCard("W4"),
    say.UseTool(tools.DrawCards(1, 2)),
    say.UseTool(tools.DiscardCards(1, 2)),
    say.UseTool(tools.GiveCard(1, 2)),
    say.UseTool(tools.ShowHand(1)),
    say.UseTool(tools.PutMarker(1)),
    say.UseTool(tools.GiveTurn(1)),
    say.UseTool(tools.SetColor("red")),
    say.Done(),
    say.Report(1, 2),
    say.ReportQuestion(1),
    say.AccuseConduct(2),
    say.AskToJoin(1),
    say.AskToJoin(1, 2),
    say.CallMyselfBeginner(),
    say.AskForCoach(2),
    say.NameCoach(1, 2),
    say.DoubtDrawing(1),
    say.Warn(1),
    say.Warn(1, "rude"),
    say.RemovePlayer(2),
    say.Ask("Is it so?"),
    say.MoveToStop(),
    say.MoveGaveUp(1),
    say.MoveToPutOut(1),
    say.Vote(True),
    say.Vote(False),
    *map(say.Answer, ("yes", "no", "put-out", "moved-away", "reason", "no-reason")),
    say.EndSeries(),
    say.Say("hello"),
    say.Say("play red", 2),
    say.React("thumbs-up"),
    say.Act(do.Lay(("R5", "G5"), uno=True)),
    say.Act(do.Lay(("W",), "green", swap=1)),
    say.Act(do.JumpIn("R5", True)),
    say.Act(do.Catch(1)),
    say.Act(do.Accuse(1)),
    say.Act(do.Discard(("R5", "W"))),
    *(say.Act(action()) for action in (do.Draw, do.Keep, do.Accept, do.Challenge, do.Call)),
    *(say.Act(action()) for action in (do.Decline, do.Laugh, do.Frown, do.Forfeit, do.Stop)),
    say.Act(do.NameColor("red")),
    say.Act(do.LayOne("R5")),
    say.Act(do.Swap(1)),
]


def test_every_command_reads_back_as_it_is_written() -> None:
    room = Room(seats=[2, 0, 1])
    for command in COMMANDS:
        text = write_command(room, 0, command)
        assert text is not None
        assert parse_command(room, Labels(), text) == (0, command)
    for house in (say.Seal("0" * 64), say.Enter('A "B"', "k-1")):
        text = write_command(room, None, house)
        assert text is not None
        assert parse_command(room, Labels(), text) == (None, house)
    spoken = {type(command) for command in COMMANDS} | {say.Seal, say.Enter}
    assert spoken == set(typing.get_args(say.AnyCommand))
    used = {type(c.tool) for c in COMMANDS if isinstance(c, say.UseTool)}
    assert used == set(typing.get_args(tools.AnyTool))


@pytest.mark.parametrize("number", [0, 25, 26, 259, 2599, 2600, 99_999])
def test_everybody_has_a_label(number: int) -> None:
    labels = Labels()
    assert labels.number(labels.label(number)) == number


def test_commands_are_told_apart_as_json() -> None:
    decoder = msgspec.json.Decoder(say.AnyCommand)
    for command in COMMANDS:
        assert decoder.decode(msgspec.json.encode(command)) == command
