"""Random evenings at tables of every edition: what holds after everything that anybody says.

Nobody is stuck, nothing hidden is told, a refusal changes nothing, cards and votes are counted
right, and the record of the evening replays to the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tests.chatter import anything, sensible_command
from tests.party import Party, random_act
from tests.properties.states import cards_of, useful
from tests.secrecy import are_open, check_told, check_view
from yksi.game.notation import NotationError
from yksi.messages import commands as say
from yksi.messages import news, questions
from yksi.messages.forms import Labels
from yksi.records.table_record import replay, write_record
from yksi.table import Reply, Stage
from yksi.table.notation import parse_command, write_command
from yksi.table.room import Effect, Room

EVENINGS: dict[str, tuple[str, dict[str, object]]] = {
    "classic": ("classic", {}),
    "classic by the clock": ("classic", {"turn": 20, "pause": 0}),
    "house rules": ("classic + stacking=any + jump_in=identical + seven_swap=yes", {}),
    "custom presets": ("custom + card1=joke + card2=open_hands + card3=elbows", {"turn": 30}),
    "custom texts": ("custom + card1=text + card2=text + card3=text + hand_size=12", {}),
    "moomin": ("moomin", {"turn": 15}),
    "kpgut": ("kpgut", {}),
    "kpgut by the clock": ("kpgut", {"turn": 10, "open_hands": True, "limit": 20}),
    "open referee": ("kpgut + referee=open", {"open_hands": True}),
    "series": ("kpgut", {"series": True, "limit": 30}),
    "last plays": ("kpgut + hand_size=2", {"series": True}),
    "knocking": ("classic", {"knock": True}),
    "practice": ("custom + card1=text + card2=joke + stacking=same", {"practice": True}),
    "practice with offices": ("kpgut", {"practice": True, "series": True}),
}
MOST_STEPS = 6_000  # by which every round has ended
seeds = st.integers(0, 2**32 - 1)


def snapshot(room: Room) -> tuple[str, object, int]:
    """Everything at a table but what it has told and who caught in vain."""
    caught = [person.wrong_catches for person in room.people]
    for person in room.people:
        person.wrong_catches = []
    game = room.game
    found = (
        repr(room),
        None if game is None else game.state.clone().values(),
        0 if game is None else len(game.moves),
    )
    for person, times in zip(room.people, caught, strict=True):
        person.wrong_catches = times
    return found


class Evening(RuleBasedStateMachine):
    """The same table for all; people come, play, quarrel and go."""

    def __init__(self, rules: str, agreed: dict[str, object]) -> None:
        super().__init__()
        self.rules_text, self.agreed = rules, agreed
        self.deck: Counter[int] = Counter()

    @initialize(seed=seeds, people=st.integers(1, 5), bots=st.integers(0, 3))
    def come_together(self, seed: int, people: int, bots: int) -> None:
        people = 1 if "practice" in self.agreed else people
        bots = max(bots, 2 - people)
        self.party = Party.lobby(self.rules_text, people, bots, seed % 1000, **self.agreed)
        watching = seed % 3 == 0 and people > 2
        for person in range(people - watching):
            self.say(person, say.Ready())
        if seed % 5:
            self.say(0, say.StartGame())

    @property
    def room(self) -> Room:
        return self.party.room

    # --- what happens

    @rule(seed=seeds, moves=st.integers(1, 20))
    def play_on(self, seed: int, moves: int) -> None:
        """Everybody does what the table waits for, more or less in time."""
        dice = Random(seed)
        for _ in range(moves):
            self.wait(dice.choice((0, 100, 1000, 2500)))
            if dice.random() < 0.2 or (self.room.carrying and dice.random() < 0.8):
                self.say(*sensible_command(self.room, dice))
                continue
            people = [person.number for person in self.room.humans_here()]
            dice.shuffle(people)
            if not any(self.obey(person) for person in people) and not self.bots_act():
                self.wait(dice.choice((1000, 3000, 6000)))

    @rule(seed=seeds)
    def act(self, seed: int) -> None:
        """Something legal that nobody with sense would do."""
        if self.room.stage is Stage.PLAYING:
            found = random_act(self.party, Random(seed))
            if found is not None:
                self.say(*found)

    @rule(seed=seeds, times=st.integers(1, 6))
    def speak(self, seed: int, times: int) -> None:
        """What somebody might well say there."""
        dice = Random(seed)
        for _ in range(times):
            self.say(*sensible_command(self.room, dice))

    @rule(seed=seeds)
    def babble(self, seed: int) -> None:
        """What nobody should say, at least not then and there."""
        dice = Random(seed)
        for _ in range(8):
            who, command = anything(self.room, dice)
            self.say(who, command)

    @rule(seed=seeds)
    def come_and_go(self, seed: int) -> None:
        dice = Random(seed)
        humans = [person for person in self.room.present() if person.is_human]
        if (dice.random() < 0.2 and len(self.room.people) < 12) or not humans:
            number = len(self.room.people)
            coming = say.Knock if self.room.settings.knock else say.Enter
            self.say(None, coming(f"Guest {number}", f"key-{number}"))
            self.say(number, say.Acknowledge())
            return
        if self.room.knocks and dice.random() < 0.2:
            self.say(None, say.ForgetKnock(dice.choice(list(self.room.knocks))))
            return
        person = dice.choice(humans)
        self.say(person.number, say.Leave() if person.here else say.Return())

    @rule(seed=seeds)
    def let_time_pass(self, seed: int) -> None:
        """Until something is due, to the millisecond, or about as long."""
        dice = Random(seed)
        due = self.party.table.due_at()
        if due is None or dice.random() < 0.3:
            self.wait(dice.choice((1, 999, 3001, 30_000, 100_000)))
        elif dice.random() < 0.5:
            self.wait(max(0, due - self.party.now))
        else:
            who, command = sensible_command(self.room, dice)
            self.party.now = max(due + dice.choice((-1, 0, 1, 5000)), self.party.now)
            self.check(self.party.speak(who, command).effects, were_open=True)

    @rule(withheld=st.booleans())
    def withhold_chance(self, withheld: bool) -> None:
        self.party.sealing = not withheld
        self.party.seal()

    def teardown(self) -> None:
        if not hasattr(self, "party"):
            return
        self.drive_to_the_end()
        self.replay()

    # --- doing it, and looking at what came of it

    def say(self, who: int | None, command: say.Command) -> Reply:
        before, were_open = snapshot(self.room), are_open(self.room)
        ballot = self.room.ballot
        text = write_command(self.room, who, command)
        again = None
        if text is not None:
            with suppress(NotationError):
                again = parse_command(self.room, Labels(), text)
        told = len(self.party.told)
        sealing, self.party.sealing = self.party.sealing, False
        reply = self.party.speak(who, command)
        self.party.sealing = sealing
        if reply.refusal is not None:
            assert snapshot(self.room) == before, (who, command, reply.refusal)
            assert not reply.effects
        else:
            assert again == (who, command), text
        if isinstance(command, say.Vote) and reply.refusal is None:
            assert ballot is not None
            assert who in ballot.voters
        self.party.seal()
        self.check(self.party.told[told:], were_open)
        return reply

    def wait(self, milliseconds: int) -> None:
        were_open = are_open(self.room)
        self.check(self.party.wait(milliseconds), were_open)

    def obey(self, person: int) -> bool:
        return self._watched(lambda: self.party.obey(person))

    def bots_act(self) -> bool:
        return self._watched(self.party.bots_act)

    def _watched(self, act: Callable[[], bool]) -> bool:
        were_open, told = are_open(self.room), len(self.party.told)
        acted = act()
        self.check(self.party.told[told:], were_open)
        return acted

    def check(self, effects: list[Effect], were_open: bool) -> None:
        room = self.room
        check_told(room, effects, were_open or are_open(room))
        dice = Random(self.party.now)
        if room.people and effects:
            check_view(room, dice.randrange(len(room.people)), dice)
        for effect in effects:
            if isinstance(effect.event, news.BallotClosed):
                check_count(room, effect.event)
        self.check_cards(effects)
        check_procedures(room)
        check_somebody_can_go_on(self.party)

    def check_cards(self, effects: list[Effect]) -> None:
        """None is lost, none is made."""
        if self.room.stage is not Stage.PLAYING:
            return
        found = cards_of(self.party.game.state)
        if any(isinstance(effect.event, news.Seated) for effect in effects):
            self.deck = found
        assert found == self.deck

    # --- at the end

    def drive_to_the_end(self) -> None:
        """By the clock, the bots and one obedient person alone, every round ends."""
        party = self.party
        party.sealing = True
        party.seal()
        for person in self.room.humans_here()[1:]:
            self.say(person.number, say.Leave())
        if not self.room.humans_here():
            gone = [person for person in self.room.present() if person.is_human]
            if gone:
                self.say(gone[0].number, say.Return())
            else:
                self.say(None, say.Enter("Last", "key-last"))
        party.drive(self.room.humans_here()[0].number, MOST_STEPS)

    def replay(self) -> None:
        self.party.wait(0)
        text = write_record(self.party.table)
        twin, effects = replay(text)
        assert write_record(twin) == text
        done = 0
        for lines, told in self.party.calls:
            assert [effect for part in effects[done:lines] for effect in part] == told
            done = lines
        twin.tick(self.party.table.room.now)
        for person in range(len(self.room.people)):
            assert twin.view(person) == self.party.table.view(person)
        assert twin.wake_at() == self.party.table.wake_at()


# --- what always holds


def check_procedures(room: Room) -> None:
    """One at a time, voters alone vote, and the offices are held by whom the rules say."""
    assert room.ballot is None or room.inquiry is None
    assert not room.decided
    assert not room.answered
    if room.ballot is not None:
        assert set(room.ballot.votes) <= set(room.ballot.voters)
        assert all(room.people[voter].is_human for voter in room.ballot.voters)
    if room.stage is not Stage.PLAYING:
        assert room.inquiry is None
        assert room.carrying is None
    if room.inquiry is not None:
        assert room.inquiry.person == office(room, room.inquiry.question)


def office(room: Room, question: questions.AnyQuestion) -> int:
    """Who answers: the oldest still in, or the youngest when it is about the oldest (KPG-R05)."""
    assert room.game is not None
    seen = room.game.view(None)
    inside = sorted((seen.ages[seat.seat], seat.seat) for seat in seen.seats if seat.inside)
    by_age = [room.seats[seat] for _, seat in inside]
    about = question.person if isinstance(question, questions.IsDrawingReasonable) else None
    return by_age[-1] if by_age[0] == about else by_age[0]


def check_count(room: Room, closed: news.BallotClosed) -> None:
    """The majority decides; the casting vote is one of the two sides (KPG-§11.3)."""
    assert len({*closed.yes, *closed.no, *closed.abstained}) == sum(
        map(len, (closed.yes, closed.no, closed.abstained))
    )
    if len(closed.yes) != len(closed.no):
        unanimous = closed.carried == (not closed.no and not closed.abstained)
        assert closed.carried == (len(closed.yes) > len(closed.no)) or unanimous
    elif closed.casting is not None:
        assert closed.carried == (closed.casting in closed.yes)


def check_somebody_can_go_on(party: Party) -> None:
    """While a round runs and somebody is here, somebody or the clock can go on."""
    room = party.room
    if room.stage is not Stage.PLAYING or not room.humans_here():
        return
    if party.table.wake_at() is not None:
        return
    game = party.game
    waiting = [seat for seat in range(game.seats) if (game.state.waiting >> seat) & 1]
    for seat in waiting or [game.turn]:
        person = room.people[room.seats[seat]]
        assert person.here, "the table waits for somebody who is not there"
        assert useful(game.legal(seat)), "whoever is waited for can do nothing"


@pytest.mark.parametrize("evening", EVENINGS)
def test_any_evening(evening: str) -> None:
    rules, agreed = EVENINGS[evening]
    run_state_machine_as_test(
        lambda: Evening(rules, agreed),  # type: ignore[arg-type] # any maker of one will do
        settings=settings(
            max_examples=12,
            stateful_step_count=40,
            derandomize=True,
            database=None,
            deadline=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )
