"""What everybody may read of a log: every word survives, and nothing that is not theirs to read."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.party import Party
from tests.table.situations import SECOND
from yksi.messages import commands as say
from yksi.messages import news
from yksi.records.publication import Publication, public_record
from yksi.records.table_record import replay, write_record
from yksi.seeds import secret_of
from yksi.server import replays
from yksi.server.replays import Retelling
from yksi.table import Stage, Table

KEY = "5f0a" * 16
PAUSE = 30 * SECOND  # nobody speaks too often


def evening(name: str, words: str, text: str) -> Table:
    """A game that is over, with anything people may say at it; what is refused is not there."""
    table = Table()
    if table.handle(0, None, say.Enter(name, KEY)).refusal is not None:
        table.handle(0, None, say.Enter("Anna", KEY))
    now = 0
    for command in (
        say.Change("rules", "custom"),
        say.SeatBot("Rolle", "casual"),
        say.Say(words),
        say.Rename(words),
        say.WriteCard(1, text),
        say.Ask(text),
        say.Ready(),
        say.StartGame(),
        say.Say(text),
        say.MoveToStop(),
    ):
        now += PAUSE
        table.handle(now, 0, command)
        if table.wants_secret:
            table.handle(now, None, say.Seal(secret_of(now)))
        if table.room.ballot is not None:
            table.handle(now, 0, say.Vote(True))
    assert table.room.game is not None
    assert table.room.stage is not Stage.PLAYING
    return table


ENDS = ["", " key F", ' key F"', '" key a', "\\", '\\" key ab', " key -_", "! A leaves"]
_ANYTHING = st.text(max_size=60) | st.tuples(st.text(max_size=20), st.sampled_from(ENDS)).map(
    "".join
)


@settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=list(HealthCheck),
)
@given(name=_ANYTHING, words=_ANYTHING, text=_ANYTHING)
def test_every_word_survives(name: str, words: str, text: str) -> None:
    """Record, replay, record: the same text, and the same people, words and cards."""
    table = evening(name, words, text)
    record = public_record(table.lines)
    again, effects = replay(record)
    assert write_record(again) == record
    assert KEY not in record
    assert [p.name for p in again.room.people] == [p.name for p in table.room.people]
    assert again.room.texts == table.room.texts
    said = [e.event.text for part in effects for e in part if isinstance(e.event, news.Said)]
    wanted = [line.partition(" says ")[2] for line in table.lines if " says " in line]
    assert [json.dumps(each, ensure_ascii=False) for each in said] == wanted


@pytest.mark.parametrize("end", ENDS)
def test_words_that_look_like_a_key(end: str) -> None:
    table = evening("Anna", f"the door code is{end}", "blank")
    record = public_record(table.lines)
    assert json.dumps(f"the door code is{end}", ensure_ascii=False) in record
    assert write_record(replay(record)[0]) == record


def coached() -> Party:
    """A game in which a coach and a beginner speak alone, and it is over."""
    party = Party.lobby("kpgut", people=4)
    for person in range(3):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    party.do(0, say.CallMyselfBeginner())
    party.do(0, say.AskForCoach(3))
    assert party.room.request is not None
    party.do(party.room.request.person, say.Answer("yes"))
    party.do(3, say.Say("keep the wild", 0))
    party.do(3, say.Say("to my pupil alone"))  # as all that a coach says
    party.do(0, say.Say("thank you, secretly", 3))
    party.do(0, say.Say("good game"))
    party.do(0, say.MoveToStop())
    for person in range(3):
        if party.room.ballot is not None and person not in party.room.ballot.votes:
            party.do(person, say.Vote(True))
    assert party.room.stage is not Stage.PLAYING
    return party


def test_private_words_stay_private() -> None:
    """In the record, in the replay, and in both when they go on."""
    lines = coached().table.lines
    assert any("keep the wild" in line for line in lines)
    retelling = Retelling()
    for line in lines:
        retelling.add(line)
    for public in (public_record(lines), retelling.record(), retelling.page(0).decode()):
        assert "good game" in public
        assert "keep the wild" not in public
        assert "secretly" not in public
        assert "pupil" not in public
    assert write_record(replay(public_record(lines))[0]) == public_record(lines)


def test_a_replay_that_grows_is_the_same_as_a_new_one() -> None:
    """Line by line, and page by page, whatever the size of a page."""
    lines = evening("Anna", "hello", "joke").lines
    grown = Retelling()
    for read in range(len(lines)):
        grown.add(lines[read])
        assert grown.record() == public_record(lines[: read + 1])
    frames, first = [], 0
    for _ in range(1_000):
        page = json.loads(grown.page(first))
        frames += page["frames"]
        if page["next"] is None:
            break
        first = page["next"]
    assert [frame["line"] for frame in frames] == grown.record().split("\n")[3:-1]


def test_pages_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "FRAMES", 4)
    retelling = Retelling()
    for line in evening("Anna", "hello", "joke").lines:
        retelling.add(line)
    count = len(retelling.record().split("\n")) - 4
    sizes = [len(json.loads(retelling.page(first))["frames"]) for first in range(0, count, 4)]
    assert sum(sizes) == count
    assert set(sizes[:-1]) == {4}
    assert json.loads(retelling.page(count + 1)) | {"version": 0} == {
        "version": 0,
        "people": ["hello", "Rolle"],
        "animals": [None, None],
        "frames": [],
        "next": None,
    }


def test_nothing_of_a_running_round_is_published() -> None:
    publication = Publication()
    table = Party.of("classic", people=2).table
    for line in table.lines:
        publication.add(line)
    assert publication.numbers() == []
    assert publication.people == ()
