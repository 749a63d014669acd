"""Clocks of a table: whoever is late, and while nobody is here."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import SECOND, given, told
from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.settings import changed
from yksi.records.table_record import replay, write_record
from yksi.table import Stage
from yksi.table import table as tables

MINUTE = 60 * SECOND
TIMER = "timer 10s\n"
TIMED: dict[str, tuple[str, list[tuple[int, do.Action]], int, str]] = {
    # phase: (position, moves, who is late, what the table then does for them)
    "play": ("edition classic\nseats 3\nturn B\ntop R5\nhand B G1 G2\ndraw G9", [], 1, "Drew Turn"),
    "play, and it fits": (
        "edition classic\nseats 3\nturn B\ntop R5\nhand B G1 G2\ndraw R9",
        [],
        1,
        "Drew Kept Turn",
    ),
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
}


# --- whoever is late


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
    assert told(effects, news.TimedOut).count(news.TimedOut(late)) == 1
    kinds = [type(effect.event).__name__ for effect in effects]
    assert all(word in kinds for word in happens.split()), kinds
    assert table.room.waited_since.get(late, 10 * SECOND) == 10 * SECOND
    assert table.room.stage is not Stage.PLAYING or table.due_at() == 20 * SECOND


def test_nobody_is_late_to_accept_a_result() -> None:
    table = given(TIMER + "edition kpgut + referee=open\nseats 2\nturn A\ntop R5\nhand A R7")
    table.handle(0, 0, say.Act(do.Lay(("R7",))))
    assert table.tick(10 * SECOND - 1) == []
    effects = table.tick(10 * SECOND)
    assert table.room.stage is Stage.LOBBY
    assert not told(effects, news.TimedOut)


def test_leaving_does_not_stretch_a_turn() -> None:
    table = given("timer 10s\nedition kpgut\nseats 3\nturn B\ntop R5")
    table.room.settings = changed(table.room.settings, "absent", "60")
    table.handle(SECOND, 1, say.Leave())
    assert table.due_at() == 10 * SECOND


def test_a_bot_that_says_nothing_is_helped_after_a_minute_and_holds_nobody_else_up() -> None:
    for edition in ("classic", "kpgut"):
        table = given(f"edition {edition}\nseats 3\nbot B\nturn B\ntop R5")
        assert table.due_at() == 65 * SECOND  # with the five of whoever is away
    table = given(TIMER + "edition moomin\nseats 3\nbot B\nturn A\ntop R5\nhand A WM R1 R2 R3")
    table.handle(0, 0, say.Act(do.Lay(("WM",), "red")))
    table.handle(0, 0, say.Act(do.Decline()))
    assert list(table.room.waited_since) == [1, 2]
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


# --- time itself


def test_everything_overdue_has_happened_however_much_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What waited for the next call would happen later than in a replay of the record."""
    monkeypatch.setattr(tables, "MOST_AT_ONCE", 50)
    party = Party.of("classic", people=2, turn=5)
    party.wait(100 * 6 * SECOND)
    party.do(0, say.Say("good morning"))
    again, _ = replay(write_record(party.table))
    assert [again.view(person) for person in range(2)] == [
        party.table.view(person) for person in range(2)
    ]
    assert again.due_at() == party.table.due_at()


def test_a_table_whose_time_stands_still_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party.of("classic", people=2)
    monkeypatch.setattr(tables, "foresee", lambda _: ((0, lambda: None), {}))
    with pytest.raises(tables.StandstillError, match="time stands still at 0 ms"):
        party.wait(SECOND)


def test_whoever_is_late_is_so_in_the_record_whatever_is_refused_at_that_moment() -> None:
    party = Party.of("kpgut + hand_size=2", people=2)
    opens = party.game.turn
    party.act(party.room.seats[opens], party.game.legal(opens)[0])
    party.now += 3 * SECOND + 1
    late = party.speak(0, say.Ready())
    assert late.refusal is not None
    assert [type(effect.event).__name__ for effect in late.effects] == ["Lapsed"]
    text = write_record(party.table)
    assert text.splitlines()[-1] == "3.001"
    twin, effects = replay(text)
    assert write_record(twin) == text
    assert effects[-1] == late.effects
