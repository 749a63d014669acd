"""Commands as text and as JSON: each reads back as it is written."""

from __future__ import annotations

import typing

import msgspec
import pytest

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import text_tools
from yksi.messages.forms import Labels
from yksi.table.notation import parse_command, write_command
from yksi.table.room import Room

COMMANDS: list[say.AnyCommand] = [
    say.Leave(),
    say.Return(),
    say.Rename(' "R5"\t\\ä '),
    say.Wear("owl"),
    say.SeatBot("Bo", "casual"),
    say.LetForget(3, 25),
    say.DismissBot(3),
    say.HandOver(30),
    say.DeleteTable(),
    say.NoteDeal(1, "0.1.0 of today"),
    say.SendOut(1),
    say.Silence(1),
    say.LetWrite(1),
    say.Change("rules", "classic + draw=until"),
    say.OrderAges((2, 0, 1)),
    say.Acknowledge(),
    say.Ready(),
    say.Unready(),
    say.StartGame(),
    say.WriteCard(3, "everyone stands up"),
    say.DrawOn(),
    say.AskForHint(),
    say.LetIn(3),
    say.TurnAway(3),
    say.Sit(1, 2),
    say.StandUp(),
    say.Learn(),
    say.TakeBackAct(),
    say.HandCards(("W4",)),
    say.HandCards(("W4", "R5")),
    say.UseTool(text_tools.DrawCards(1, 2)),
    say.UseTool(text_tools.DiscardCards(1, 2)),
    say.UseTool(text_tools.GiveCard(1, 2)),
    say.UseTool(text_tools.GiveCard(1, 2, 3)),
    say.UseTool(text_tools.ShowHand(1)),
    say.UseTool(text_tools.PutMarker(1)),
    say.UseTool(text_tools.PutMarker(1, "king of the hill")),
    say.UseTool(text_tools.DrawCards(None, 2)),
    say.UseTool(text_tools.DiscardCards(None, 2)),
    say.UseTool(text_tools.GiveCard(None, 2)),
    say.UseTool(text_tools.GiveCard(None, 2, 3)),
    say.UseTool(text_tools.ShowHand(None)),
    say.UseTool(text_tools.PutMarker(None)),
    say.UseTool(text_tools.PutMarker(None, "everybody")),
    say.UseTool(text_tools.GiveTurn(1)),
    say.UseTool(text_tools.SetColor("red")),
    say.Done(),
    say.ReportAdvice(1, 2),
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
    say.RemovePlayer(2, "rude again"),
    say.Ask("Is it so?"),
    say.MoveToStop(),
    say.MoveGaveUp(1),
    say.MoveToPutOut(1),
    say.Vote(True),
    say.Vote(False),
    *map(say.Answer, ("yes", "no", "put-out", "moved-away", "reason", "no-reason")),
    say.Answer("yes", "mayjoin"),
    say.EndSeries(),
    say.Pledge("a" * 64),
    say.Contribute("b" * 64),
    say.Say("hello"),
    say.Say("play red", 2),
    say.React("thumbs-up"),
    say.Act(do.Lay(("R5", "G5"), uno=True)),
    say.Act(do.Lay(("W",), "green", swap=1)),
    say.Act(do.JumpIn("R5", True)),
    say.Act(do.JumpIn("R7", False, 0)),
    say.Act(do.Catch(1)),
    say.Act(do.Accuse(1)),
    say.Act(do.Discard(("R5", "W"))),
    *(say.Act(action()) for action in (do.Draw, do.Keep, do.Accept, do.Challenge, do.Call)),
    *(say.Act(action()) for action in (do.Decline, do.Laugh, do.Frown, do.Forfeit, do.Stop)),
    say.Act(do.NameColor("red")),
    say.Act(do.LayOne("R5")),
    say.Act(do.Swap(1)),
]


KNOCKS = (say.Knock('A "B"', "k-1"), say.ForgetKnock(3))


def test_every_command_reads_back_as_it_is_written() -> None:
    room = Room(seats=[2, 0, 1])
    for command in COMMANDS:
        text = write_command(room, 0, command)
        assert text is not None
        assert parse_command(room, Labels(), text) == (0, command)
    for house in (say.Open(2), say.Seal("0" * 64), say.Enter('A "B"', "k-1"), *KNOCKS):
        text = write_command(room, None, house)
        assert text is not None
        assert parse_command(room, Labels(), text) == (None, house)
    of_the_house = {say.Open, say.Seal, say.Enter, *map(type, KNOCKS)}
    spoken = {type(command) for command in COMMANDS} | of_the_house
    assert spoken == set(typing.get_args(say.AnyCommand))
    used = {type(c.tool) for c in COMMANDS if isinstance(c, say.UseTool)}
    assert used == set(typing.get_args(text_tools.AnyTool))


@pytest.mark.parametrize("number", [0, 25, 26, 259, 2599, 2600, 99_999])
def test_everybody_has_a_label(number: int) -> None:
    labels = Labels()
    assert labels.number(labels.label(number)) == number


def test_commands_are_told_apart_as_json() -> None:
    decoder = msgspec.json.Decoder(say.AnyCommand)
    for command in COMMANDS:
        assert decoder.decode(msgspec.json.encode(command)) == command
