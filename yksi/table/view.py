"""What one person may see of a table: an allow-list, like the view of a game that it contains."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yksi.editions import EDITIONS
from yksi.game import events as ev
from yksi.game.view import View, hand_of, hands_seen
from yksi.messages.scores import RoundRow
from yksi.messages.stage import Stage
from yksi.messages.views import (
    BallotView,
    CarryingView,
    ClosingView,
    GatheringView,
    InquiryView,
    KnockView,
    PersonView,
    RoomView,
    StartView,
    TableView,
)
from yksi.seeds import seal_of
from yksi.table.decisions.ballots import casting_vote
from yksi.table.lobby.chairs import circle
from yksi.table.lobby.door import needs_stand_in
from yksi.table.lobby.host import acting_host
from yksi.table.lobby.spectators import way_in
from yksi.table.lobby.start import can_start, players_to_be
from yksi.table.match.play import sees_hands
from yksi.table.match.round_end import table_of
from yksi.table.offers import offers_for
from yksi.table.people import Person
from yksi.table.procedures.coaches import pupil_of
from yksi.table.room import Effect, Inquiry, Room


def _person(room: Room, person: Person) -> PersonView:
    number = person.number
    return PersonView(
        number=number,
        name=person.name,
        bot=person.bot,
        animal=person.animal,
        here=person.here,
        ready=person.ready,
        watching=person.watching,
        learning=number in room.learning,
        pledge=person.pledge,
        acknowledged=person.acknowledged,
        seat=room.seats.index(number) if number in room.seats else None,
        stand_in=needs_stand_in(room, number),
        beginner=person.beginner,
        coaching=person.coaching,
        moved_away=person.moved_away,
        warnings=tuple(person.warnings),
        barred=person.barred,
        silenced=person.silenced,
        marked=number in room.markers,
        marker=room.markers.get(number),
        forgets=person.forgets,
        way=way_in(room, person),
    )


def _listed(room: Room) -> list[int]:
    """Those who are in the room, and those who are still on the paper."""
    paper = {*room.seats, *(line.person for game in room.series for line in game.people)}
    return [p.number for p in room.people if not p.is_gone or p.number in paper]


def _ballot(room: Room) -> BallotView | None:
    ballot = room.ballot
    if ballot is None:
        return None
    return BallotView(
        motion=ballot.motion,
        by=ballot.by,
        voters=ballot.voters,
        voted=tuple(ballot.votes),
        until=ballot.until,
        rule=ballot.rule,
        casting=casting_vote(room, ballot),
    )


def _inquiry(inquiry: Inquiry | None) -> InquiryView | None:
    if inquiry is None:
        return None
    question = inquiry.question
    return InquiryView(question, inquiry.person, question.answers, inquiry.until)


def _carrying(room: Room) -> CarryingView | None:
    carrying = room.carrying
    if carrying is None:
        return None
    return CarryingView(
        carrying.card,
        room.texts.get(carrying.card, ""),
        carrying.person,
        carrying.chooses,
        carrying.discards,
        carrying.gives_to,
        carrying.gives,
        carrying.until,
    )


def _start(room: Room) -> StartView:
    """How many are ready and how many may play; the running game's rules, else the next one's."""
    return StartView(
        ready=len(players_to_be(room)),
        here=sum(1 for person in room.present() if person.here),
        fewest=room.rules.min_seats,
        most=room.rules.max_seats,
        possible=room.stage is Stage.LOBBY and can_start(room),
    )


def _closing(room: Room) -> ClosingView | None:
    closing = room.closing
    if closing is None:
        return None
    accused = room.seats[closing.seat]
    return ClosingView(accused, closing.people, tuple(sorted(closing.accepted)), closing.until)


def sheet_for(room: Room, seated: bool) -> tuple[RoundRow, ...]:
    """The score sheet; the cards on it are for those who played, once the round is really over."""
    known = room.sheet if room.closing is None else room.sheet[:-1]
    shown = len(known) if seated else 0
    hidden = (msgspec.structs.replace(row, cards=None) for row in room.sheet[shown:])
    return (*room.sheet[:shown], *hidden)


def hands_for(room: Room, number: int) -> dict[int, tuple[str, ...]] | None:
    """The hands that a spectator may look into (KPG-ETI-6), or a coach (KPG-§3.2.4)."""
    if room.game is None or room.stage is not Stage.PLAYING:
        return None
    state = room.game.state
    if sees_hands(room, number):
        return {person: hand_of(state, seat) for seat, person in enumerate(room.seats)}
    if room.people[number].coaching is None:
        return None
    pupil = pupil_of(room, number)
    return None if pupil is None else {pupil: hand_of(state, room.seat_of(pupil))}


def hands_seen_by(room: Room, seat: int | None) -> dict[int, tuple[str, ...]]:
    """The hands that whoever plays looks into, by seat: none of a game that may have to go on."""
    assert room.game is not None
    hands = hands_seen(room.game.state, seat)
    if room.closing is None:
        return hands
    return {owner: hand for owner, hand in hands.items() if owner == seat}


def _game_view(room: Room, seat: int | None) -> View | None:
    if room.game is None:
        return None
    seen = room.game.view(seat)
    if room.closing is None:
        return seen
    hands = hands_seen_by(room, seat)
    seats = (msgspec.structs.replace(one, hand=hands.get(one.seat)) for one in seen.seats)
    return msgspec.structs.replace(seen, seats=tuple(seats))


def _commitment(room: Room) -> str | None:
    """The seal of the round that is running, else of the next one."""
    secret = room.used or room.sealed
    return None if secret is None else seal_of(secret)


def _gathering(room: Room) -> GatheringView | None:
    gathering = room.gathering
    if gathering is None or room.sealed is None:
        return None
    came = tuple(gathering.parts)
    return GatheringView(room.deals + 1, seal_of(room.sealed), dict(gathering.pledges), came)


def room_view(room: Room, due_at: int | None) -> RoomView:
    """The room for everybody; `due_at` is when it goes on by itself."""
    return RoomView(
        stage=room.stage,
        settings=room.settings,
        notes=EDITIONS[room.settings.edition].notes,
        host=acting_host(room),
        people=tuple(_person(room, room.people[number]) for number in _listed(room)),
        ages=tuple(room.ages),
        seats=tuple(room.seats),
        chairs=tuple(circle(room)),
        knocks=tuple(KnockView(number, found.name) for number, found in room.knocks.items()),
        texts=dict(room.texts),
        commitment=_commitment(room),
        gathering=_gathering(room),
        ballot=_ballot(room),
        inquiry=_inquiry(room.inquiry),
        request=_inquiry(room.request),
        carrying=_carrying(room),
        start=_start(room),
        closing=_closing(room),
        dealt_at=room.dealt_at,
        waited_since=dict(room.waited_since),
        due_at=due_at,
        practice=room.practice is not None,
    )


_ORDINARY = {
    ev.Turn, ev.Laid, ev.Named, ev.Drew, ev.Kept, ev.Passed, ev.Accepted, ev.Challenged, ev.Judged,
    ev.Shown, ev.Called, ev.Caught, ev.Lapsed, ev.Skipped, ev.Reversed, ev.Reshuffled, ev.Pending,
    ev.Chose, ev.Discarded, ev.Swapped,
}  # fmt: skip


def only_cards_moved(room: Room, before: RoomView, effects: Sequence[Effect]) -> bool:
    """Whether nothing but cards and clocks can have changed since a view of the room.

    Nothing else changes untold while people play and nobody watches, who could find another way in.
    """
    if room.stage is not before.stage or len(room.people) != len(room.seats) or not effects:
        return False
    for effect in effects:
        if type(effect.event) not in _ORDINARY:
            return False
    return not (_is_procedure(room) or _is_procedure(before))


def _is_procedure(room: Room | RoomView) -> bool:
    """Whether anything but the game is under way."""
    decisions = room.ballot or room.inquiry or room.request
    return bool(decisions or room.carrying or room.closing or room.gathering)


def seat_for(room: Room, number: int) -> int | None:
    """The seat whose eyes somebody has; none for who watches or was put out."""
    plays = number in room.seats and not room.person(number).put_out
    return room.seats.index(number) if plays else None


def view_for(room: Room, number: int, due_at: int | None) -> TableView:
    seat = seat_for(room, number)
    return TableView(
        *msgspec.structs.astuple(room_view(room, due_at)),
        me=number,
        now=room.now,
        game=_game_view(room, seat),
        hands=hands_for(room, number),
        offers=offers_for(room, number),
        sheet=sheet_for(room, number in room.seats),
        series=tuple(room.series),
        standings=table_of(room),
    )
