"""Practice with bots alone: who may ask for a hint, what is taken back, and that nothing counts."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import given, told
from yksi.analysis.moments import rounds_of
from yksi.game import actions as do
from yksi.game.refusal import RefusalCode
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.settings import changed
from yksi.records.snapshot import read_snapshot, take_snapshot
from yksi.records.table_record import replay, write_record
from yksi.table import Effect, Stage, Table, TableCode, TableRefusal
from yksi.table.match import practice
from yksi.table.room import Room

EDITIONS = ("classic", "custom", "moomin", "kpgut")
ME = 0


def practising(rules: str = "classic", bots: int = 3, seed: int = 2, **settings: object) -> Party:
    return Party.of(rules, people=1, bots=bots, seed=seed, practice=True, **settings)


def practising_from(position: str) -> Table:
    """A table in the middle of a game that one person plays with bots alone."""
    table = given(position)
    table.room.settings = changed(table.room.settings, "practice", "yes")
    practice.begin(table.room)
    practice.start_anew(table.room)
    return table


def do_all(table: Table, who: int, *commands: say.Command) -> list[Effect]:
    """Somebody says what must be accepted; what the last of it led to."""
    replies = [table.handle(0, who, command) for command in commands]
    assert [reply.refusal for reply in replies] == [None] * len(commands)
    return replies[-1].effects


def until_my_turn(party: Party) -> None:
    for _ in range(400):
        if party.room.stage is not Stage.PLAYING or ME in party.room.waited_since:
            return
        if not party.bots_act():
            party.wait(1000)
    raise AssertionError("it never was my turn")


def cards(room: Room) -> dict[str, object]:
    assert room.game is not None
    kept = room.game.state.clone().values()
    return {name: value for name, value in kept.items() if "event" not in name}  # told long ago


# --- taking back


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_act_can_be_taken_back_to_the_deal(rules: str) -> None:
    party = practising(rules)
    before = []
    for _ in range(6):
        until_my_turn(party)
        if party.room.stage is not Stage.PLAYING:
            break
        before.append(cards(party.room))
        acts = len(party.room.practice.points)  # type: ignore[union-attr]
        assert party.obey(ME)
        assert len(party.room.practice.points) == acts + 1  # type: ignore[union-attr]
    if party.room.stage is not Stage.PLAYING:
        pytest.fail("the round was over too soon for this test")
    for state in reversed(before):
        assert party.table.view(ME).offers.take_back
        party.do(ME, say.TakeBackAct())
        assert cards(party.room) == state
        assert party.table.view(ME).offers.hint
    assert not party.table.view(ME).offers.take_back
    assert party.refuse(ME, say.TakeBackAct()) == TableCode.NOTHING_BACK


def test_one_press_undoes_the_own_act_and_what_bots_did_after_it() -> None:
    party = practising()
    until_my_turn(party)
    before, lines = cards(party.room), party.table.version
    assert party.obey(ME)
    until_my_turn(party)
    assert party.table.version > lines + 3
    effects = party.do(ME, say.TakeBackAct())
    taken = told(effects, news.ActTakenBack)[0]
    assert taken.person == ME
    assert cards(party.room) == before
    assert party.room.waited_since == {ME: party.room.now}
    assert party.table.last_line.endswith("A takes back the last act")


def test_a_card_that_was_drawn_and_taken_back_is_drawn_again() -> None:
    party = practising()
    until_my_turn(party)
    first = party.do(ME, say.Act(do.Draw()))
    party.do(ME, say.TakeBackAct())
    again = party.do(ME, say.Act(do.Draw()))
    assert [effect.event for effect in first] == [effect.event for effect in again]


def test_a_call_goes_with_the_act_before_it() -> None:
    party = practising("classic", bots=1)
    until_my_turn(party)
    party.do(ME, say.Act(do.Draw()))
    points = list(party.room.practice.points)  # type: ignore[union-attr]
    party.speak(ME, say.Act(do.Call()))
    party.speak(ME, say.Act(do.Catch(1)))
    assert party.room.practice.points == points  # type: ignore[union-attr]


def test_a_call_that_counted_is_no_act_either() -> None:
    table = practising_from("edition classic\nseats 2\nbot B\nturn A\ntop R5\nhand A R1 G2")
    effects = do_all(table, ME, say.Act(do.Lay(("R1",))), say.Act(do.Call()), say.TakeBackAct())
    assert told(effects, news.ActTakenBack) == [news.ActTakenBack(ME, "lay", ("R1",))]
    assert not table.view(ME).offers.take_back


@pytest.mark.parametrize(
    ("action", "kind", "laid"),
    [(do.LayOne("R8"), "layone", ("R8",)), (do.Draw(), "draw", ())],
)
def test_it_is_told_what_was_taken_back(
    action: do.AnyAction, kind: str, laid: tuple[str, ...]
) -> None:
    table = practising_from("edition kpgut\nseats 2\nbot B\nturn A\ntop R5\nhand A R8 G8 G2")
    effects = do_all(table, ME, say.Act(action), say.TakeBackAct())
    assert told(effects, news.ActTakenBack) == [news.ActTakenBack(ME, kind, laid)]


def test_what_was_drawn_before_is_as_it_was() -> None:
    table = practising_from("edition kpgut\nseats 2\nbot B\nturn A\ntop R5\nhand A R8\ndraw G1 G2")
    do_all(table, ME, say.Act(do.Draw()), say.Act(do.Draw()), say.TakeBackAct())
    assert table.room.drawings[ME].cards == ["G1"]


def test_a_call_that_is_owed_then_has_its_seconds_anew() -> None:
    """Between two a skip leaves whoever laid it on turn, with one card and a call to make."""
    table = practising_from("edition kpgut\nseats 2\nbot A\nturn B\ntop R5\nhand B RS G2")
    do_all(table, 1, say.Act(do.Lay(("RS",))), say.Act(do.Draw()))
    assert table.handle(2000, 1, say.TakeBackAct()).refusal is None
    assert table.room.owing_since == {1: 2000}


def test_nobody_else_is_offered_hints_or_to_take_back() -> None:
    table = practising_from("edition kpgut\nseats 2\nspectator S\nbot B\nturn A\ntop R5")
    do_all(table, ME, say.Act(do.Draw()))
    offers = [table.view(person).offers for person in range(3)]
    assert [(each.hint, each.take_back) for each in offers] == [(True, True), *[(False, False)] * 2]
    do_all(table, ME, say.Ask("Is it so?"))
    assert not table.view(ME).offers.hint  # the cards wait
    assert table.handle(0, ME, say.AskForHint()).refusal == TableRefusal(TableCode.BUSY)


def test_nothing_is_taken_back_once_a_round_is_scored() -> None:
    party = practising()
    party.drive(ME, 3000)
    assert party.room.stage is Stage.BETWEEN
    assert not party.table.view(ME).offers.take_back
    assert party.refuse(ME, say.TakeBackAct()) == TableCode.NO_GAME


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_record_of_both_lines_replays_to_the_same_table(rules: str) -> None:
    party = practising(rules, seed=4)
    _wander(party)
    party.wait(0)
    text = write_record(party.table)
    assert text.count("takes back the last act") >= 4
    assert "A asks for a hint" in text
    twin, _ = replay(text)
    assert write_record(twin) == text
    assert cards(twin.room) == cards(party.room)
    assert twin.view(ME) == party.table.view(ME)


def _wander(party: Party) -> None:
    """Play on and on, and take back one act, two acts, one act …"""
    for turn in range(10):
        until_my_turn(party)
        if party.room.stage is not Stage.PLAYING:
            return
        party.do(ME, say.AskForHint())
        assert party.obey(ME)
        for _ in range((0, 1, 0, 2)[turn % 4]):
            party.do(ME, say.TakeBackAct())


def test_a_table_that_wakes_from_a_snapshot_takes_the_same_acts_back() -> None:
    party = practising("kpgut")
    for _ in range(4):
        until_my_turn(party)
        assert party.obey(ME)
    party.wait(0)
    woken = read_snapshot(take_snapshot(party.table), party.table.last_line)
    while party.room.practice.points:  # type: ignore[union-attr]
        for table in (party.table, woken):
            assert table.handle(party.now, ME, say.TakeBackAct()).refusal is None
        assert cards(woken.room) == cards(party.room)
    assert woken.view(ME) == party.table.view(ME)


# --- who may


def test_hints_are_for_who_practises_and_is_waited_for() -> None:
    party = practising(bots=2)
    until_my_turn(party)
    assert told(party.do(ME, say.AskForHint()), news.HintAsked)
    watcher = party.enter("Late")
    assert party.refuse(watcher, say.AskForHint()) == TableCode.NOT_PLAYING
    assert party.refuse(watcher, say.TakeBackAct()) == TableCode.NOT_PLAYING
    party.obey(ME)
    assert ME not in party.room.waited_since
    assert not party.table.view(ME).offers.hint
    assert party.refuse(ME, say.AskForHint()) == RefusalCode.NOT_YOUR_TURN


def test_a_game_that_counts_gives_no_hints() -> None:
    party = Party.of("classic", people=1, bots=2)
    until_my_turn(party)
    assert party.refuse(ME, say.AskForHint()) == TableCode.NO_PRACTICE
    assert party.refuse(ME, say.TakeBackAct()) == TableCode.NO_PRACTICE
    assert not party.table.view(ME).practice


def test_with_another_person_there_is_no_practice() -> None:
    party = Party.of("classic", people=2, bots=1, practice=True)
    assert told(party.told, news.PracticeEnded) == [news.PracticeEnded(1)]
    assert not party.room.settings.practice
    assert party.game.rules.scoring.name == "WINNER"
    for person in (0, 1):
        assert party.refuse(person, say.AskForHint()) == TableCode.PEOPLE_PLAY


def test_a_person_who_sits_down_ends_it() -> None:
    party = practising("kpgut", bots=2)
    late = party.enter("Eero")
    party.do(late, say.Acknowledge())
    until_my_turn(party)
    effects = party.do(late, say.AskToJoin(ME))  # the oldest is a bot, and agrees
    assert told(effects, news.PracticeEnded) == [news.PracticeEnded(late)]
    assert party.refuse(ME, say.TakeBackAct()) == TableCode.PEOPLE_PLAY
    assert party.table.view(ME).practice  # this game still counts for nothing


def test_a_latecomer_ends_it_with_the_next_round() -> None:
    party = practising(bots=1, pause=0)
    late = party.enter("Eero")
    party.do(late, say.Ready())
    party.drive(ME, 3000)
    effects = party.do(ME, say.Ready())
    assert told(effects, news.PracticeEnded) == [news.PracticeEnded(late)]


def test_practice_is_chosen_before_the_game() -> None:
    party = practising()
    assert party.refuse(ME, say.Change("practice", "no")) == TableCode.GAME_RUNNING


# --- what it counts


def test_no_points() -> None:
    party = practising("classic", bots=1, pause=0)
    for _ in range(2):
        party.drive(ME, 3000)
        assert party.room.stage is Stage.BETWEEN
        party.obey(ME)
    sheet = party.table.view(ME).sheet
    assert len(sheet) == 2
    assert not any(
        points for row in sheet for points in (*row.points.values(), *row.totals.values())
    )


def test_no_game_of_a_series() -> None:
    party = practising("kpgut", bots=1, series=True)
    party.drive(ME, 6000)
    party.wait(20_000)
    assert party.room.stage is Stage.LOBBY
    assert party.room.series == []
    assert party.table.view(ME).practice


def test_an_analysis_judges_the_line_that_was_kept() -> None:
    party = practising("classic", bots=1, seed=6)
    _wander(party)
    party.drive(ME, 3000)
    party.wait(0)
    (found,) = rounds_of(write_record(party.table))
    moves = [action for seat, action in party.game.moves if seat is not None]
    judged = [moment.action for moment in found.moments]
    assert [action for action in moves if action in judged] == judged
    assert found.ended
