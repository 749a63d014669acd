"""Ballots: yes or no, counted openly. What follows from one is its procedure's business."""

from __future__ import annotations

from collections.abc import Iterable

from yksi.kernel.turns import is_between
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.motions import AnyMotion, VoteRule
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.rules import Conduct
from yksi.table.room import Ballot, Room


def need_quiet(room: Room) -> None:
    """Refuse to begin something while a ballot or a question is open."""
    if room.ballot is not None or room.inquiry is not None:
        raise RefusedByTable(TableCode.BUSY)


def need_calm(room: Room) -> None:
    """Refuse to begin something in the middle of a play, or while a ballot or question is open."""
    need_quiet(room)
    if not is_between(room.running().state):
        raise RefusedByTable(TableCode.BUSY)


def voters(room: Room) -> list[int]:
    """The players still in the game; bots abstain (KPG-R61)."""
    return [number for number in room.still_in() if room.people[number].is_human]


def open_ballot(
    room: Room,
    by: int,
    motion: AnyMotion,
    people: Iterable[int],
    rule: VoteRule = VoteRule.MAJORITY,
) -> None:
    """Put a motion to the vote; with nobody to vote the ballot is closed at once."""
    need_quiet(room)
    until = room.now + 1000 * room.settings.ballot
    room.ballot = Ballot(motion, by, tuple(people), rule, until)
    casting = casting_vote(room, room.ballot)
    room.tell(news.BallotOpened(motion, by, room.ballot.voters, until, rule, casting))
    if not room.ballot.voters:
        close(room)


def casting_vote(room: Room, ballot: Ballot) -> int | None:
    """Whose vote breaks a tie; without anybody a tie is a no."""
    if ballot.rule is not VoteRule.CASTING:
        return None
    in_office = room.still_in() or [n for n in ballot.voters if n in room.seats]
    if room.laws >= 4:  # nobody who has joined since
        in_office = [n for n in in_office if n in ballot.voters or not room.people[n].is_human]
    return room.by_age(in_office)[0] if in_office else None


def rule_of_the_table(room: Room) -> VoteRule:
    """Among players of KPGUT the oldest breaks a tie (KPG-§11.3)."""
    return VoteRule.CASTING if room.rules.conduct == Conduct.OFFICES else VoteRule.MAJORITY


def vote(room: Room, who: int, command: say.Vote) -> None:
    ballot = room.ballot
    if ballot is None:
        raise RefusedByTable(TableCode.NO_BALLOT)
    if who not in ballot.voters:
        raise RefusedByTable(TableCode.NO_VOTE, "KPG-R61")
    if who in ballot.votes:
        raise RefusedByTable(TableCode.VOTED)
    ballot.votes[who] = command.yes
    room.tell(news.Voted(who))
    if all(number in ballot.votes or not room.people[number].here for number in ballot.voters):
        close(room)


def close(room: Room) -> None:
    """Count the votes; whoever did not answer abstained."""
    ballot = room.ballot
    assert ballot is not None
    yes = tuple(number for number in ballot.voters if ballot.votes.get(number) is True)
    no = tuple(number for number in ballot.voters if ballot.votes.get(number) is False)
    abstained = tuple(number for number in ballot.voters if number not in ballot.votes)
    casting = None
    if ballot.rule is VoteRule.UNANIMOUS:
        carried = not no and not abstained
    else:
        carried = len(yes) > len(no)
        if len(yes) == len(no):
            casting = casting_vote(room, ballot)
            carried = casting is not None and ballot.votes.get(casting, False)
    room.ballot = None
    room.waited_since = dict.fromkeys(room.waited_since, room.now)
    room.tell(news.BallotClosed(ballot.motion, yes, no, abstained, carried, casting))
    room.decided.append((ballot.motion, carried))
