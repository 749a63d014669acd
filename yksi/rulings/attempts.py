"""What would be told of something that somebody says to the table, whether it is refused or not."""

from __future__ import annotations

from typing import Any

from yksi.game import actions as do
from yksi.game import events as tell
from yksi.game.vocabulary import DrawReason
from yksi.kernel.codes import Phase
from yksi.messages import commands as say
from yksi.messages import motions, news, questions
from yksi.messages.motions import AnyMotion, VoteRule
from yksi.rulings.example import Attempt
from yksi.rulings.world import Said, World

Told = tuple[Any, ...]  # events of the cards, or news


def attempt_of(world: World, said: Said) -> Attempt:
    """A wish as what would be told of it, with the reason why it is refused."""
    code = clause = None
    if said.refusal is not None:
        code, clause = str(said.refusal.code), said.refusal.clause
    return Attempt(said.person, _told(world, said), code, clause)


def _told(world: World, said: Said) -> Told:
    command = said.command
    if isinstance(command, do.Action):
        return _of_cards(world, said.person, command)
    person = said.person
    if person is None:
        return ()
    if isinstance(command, say.Act):
        return _of_cards(world, person, command.action)
    return _of_people(person, command)


def _of_cards(world: World, person: int | None, action: do.Action) -> Told:
    """Of an action of the cards, as if it had been carried out."""
    game = world.room.game
    if game is None:
        return ()
    t = game.state
    sits = person is not None and person in world.room.seats
    seat = world.room.seats.index(person) if sits and person is not None else t.turn
    match action:
        case do.Lay(cards, color):
            named = () if color is None else (tell.Named(seat, color),)
            return (*(tell.Laid(seat, card, False) for card in cards), *named)
        case do.JumpIn(card):
            return (tell.Laid(seat, card, True),)
        case do.NameColor(color):
            return (tell.Named(seat, color),)
        case do.Draw():
            return (tell.Drew(seat, 1, DrawReason.TURN, None),)
        case do.Keep():
            return (tell.Kept(seat) if t.phase == Phase.DRAWN else tell.Passed(seat),)
        case do.Accept():
            return (tell.Accepted(seat, t.pending),)
        case do.Challenge():
            return (tell.Challenged(seat, t.player if t.player >= 0 else t.turn),)
        case do.Call():
            return (tell.Called(seat),)
        case do.Catch(target):
            return (tell.Caught(target, seat),)
        case do.Discard(cards):
            return tuple(tell.Discarded(seat, card) for card in cards)
        case do.Decline():
            return (tell.Kept(seat),)
        case do.Laugh():
            return (tell.Laughed(seat),)
        case do.Frown():
            return (tell.Frowned(seat),)
        case do.Forfeit():
            return (tell.GaveUp(seat),)
        case do.Accuse(target):
            return _opened(person, motions.Cheated(world.room.seats[target]))
        case do.Deal():
            return (tell.Dealer(t.dealer),)
        case do.TakeBack():
            return (tell.TookBack(t.player, 1),) if t.player >= 0 else ()
        case do.Join(left_of):
            ask = questions.MayJoin(person or 0, world.room.seats[left_of], None)
            return (news.Asked(ask, world.room.seats[0], 0),)
    return ()


def _opened(person: int | None, motion: AnyMotion) -> Told:
    if person is None:
        return ()
    return (news.BallotOpened(motion, person, (), 0, VoteRule.MAJORITY, None),)


def _of_people(person: int, command: say.Command) -> Told:
    match command:
        case say.Say(text, to):
            return (news.Said(person, text, to),)
        case say.React(reaction):
            return (news.Reacted(person, reaction),)
        case say.Ready():
            return (news.IsReady(person, True),)
        case say.Warn(other, reason):
            return (news.Warned(other, person, reason),)
        case say.RemovePlayer(other, reason):
            return (news.Removal(other, person, reason),)
        case say.OrderAges(people):
            return (news.AgesOrdered(people),)
        case say.NameCoach(coach, player):
            return (news.CoachNamed(coach, player),)
        case say.AskForCoach(coach):
            return (news.Asked(questions.MayCoach(coach, person), coach, 0),)
        case say.WriteCard(card, text):
            return (news.CardWritten(card, text),)
        case say.Vote():
            return (news.Voted(person),)
        case say.Ask(question):
            return _opened(person, motions.Dispute(question))
        case say.MoveGaveUp(other):
            return _opened(person, motions.HasGivenUp(other))
        case say.MoveToPutOut(other):
            return _opened(person, motions.GoesOut(other))
        case say.MoveToStop():
            return _opened(person, motions.Stops())
        case say.ReportAdvice(adviser, advised):
            return _opened(person, motions.Advised(adviser, advised))
        case say.ReportQuestion(other):
            return _opened(person, motions.Advised(other, person))
        case say.AccuseConduct(other):
            return _opened(person, motions.Cheated(other))
        case say.AskToJoin(left_of, older_than):
            return (news.Asked(questions.MayJoin(person, left_of, older_than), left_of, 0),)
        case say.DoubtDrawing(other):
            return (news.Doubted(other, person),)
        case say.UseTool(tool):
            return (news.ToolUsed(tool),)
        case say.Done():
            return (news.TextDone(1),)
    return ()
