"""Everything that can be said at a table, as sentences: the one table of its notation.

A place such as `<person:person>` names a field of the command, and what kind of word stands there.
"""

from __future__ import annotations

from typing import Any

from yksi.messages import commands as say
from yksi.messages import text_tools

# The first form of a command that can say everything is the one that is written.
SENTENCES: tuple[tuple[str, Any], ...] = (
    ("opens by laws <laws:number>", say.Open),
    ("dealt by kernel <kernel:number> of build <build:rest>", say.NoteDeal),
    ("enters <name:text> key <key:word>", say.Enter),
    ("leaves", say.Leave()),
    ("returns", say.Return()),
    ("is called <name:text>", say.Rename),
    ("is seen as <animal:word>", say.Wear),
    ("hears a knock <name:text> key <key:word>", say.Knock),
    ("forgets the knock <knock:number>", say.ForgetKnock),
    ("lets in <knock:number>", say.LetIn),
    ("turns away <knock:number>", say.TurnAway),
    ("sits after <after:person> before <before:person>", say.Sit),
    ("stands up", say.StandUp()),
    ("learns the game", say.Learn()),
    ("hands over to <person:person>", say.HandOver),
    ("deletes the table", say.DeleteTable()),
    ("sends out <person:person>", say.SendOut),
    ("silences <person:person>", say.Silence),
    ("lets <person:person> write", say.LetWrite),
    ("seats bot <name:text> <level:word>", say.SeatBot),
    ("lets <person:person> forget <percent:number>", say.LetForget),
    ("dismisses <person:person>", say.DismissBot),
    ("sets <field:word> <value:rest>", say.Change),
    ("orders ages <people:people>", say.OrderAges),
    ("writes card <card:number> <text:text>", say.WriteCard),
    ("acknowledges", say.Acknowledge()),
    ("is ready", say.Ready()),
    ("is not ready", say.Unready()),
    ("starts", say.StartGame()),
    ("draws until it fits", say.DrawOn()),
    ("asks for a hint", say.AskForHint()),
    ("takes back the last act", say.TakeBackAct()),
    *(
        (f"asks that <person:{who}> {does}", tool)
        for who in ("everybody", "person")
        for does, tool in (
            ("draws <cards:number>", text_tools.DrawCards),
            ("discards <cards:number>", text_tools.DiscardCards),
            ("gives <to:person> a card", text_tools.GiveCard),
            ("gives <to:person> <cards:number> cards", text_tools.GiveCard),
            ("shows the hand", text_tools.ShowHand),
            ("is marked", text_tools.PutMarker),
            ("is marked <words:text>", text_tools.PutMarker),
        )
    ),
    ("asks that <person:person> is on turn", text_tools.GiveTurn),
    ("asks for <color:word>", text_tools.SetColor),
    ("hands <cards:cards>", say.HandCards),
    ("is done", say.Done()),
    ("reports that <adviser:person> advised <advised:person>", say.ReportAdvice),
    ("reports that <person:person> asked", say.ReportQuestion),
    ("is a beginner", say.CallMyselfBeginner()),
    ("asks for <person:person> as coach", say.AskForCoach),
    ("names <person:person> coach of <player:person>", say.NameCoach),
    (
        "asks to join left of <left_of:person> older than <older_than:person>",
        say.AskToJoin,
    ),
    ("asks to join left of <left_of:person>", say.AskToJoin),
    ("accuses <person:person> of conduct", say.AccuseConduct),
    ("doubts the drawing of <person:person>", say.DoubtDrawing),
    ("warns <person:person> <reason:text>", say.Warn),
    ("warns <person:person>", say.Warn),
    ("removes <person:person>", say.RemovePlayer),
    ("removes <person:person> <reason:text>", say.RemovePlayer),
    ("asks <question:text>", say.Ask),
    ("moves to stop", say.MoveToStop()),
    ("moves that <person:person> gave up", say.MoveGaveUp),
    ("moves that <person:person> leaves", say.MoveToPutOut),
    ("votes yes", say.Vote(True)),
    ("votes no", say.Vote(False)),
    ("answers <answer:word> to <question:word>", say.Answer),
    ("answers <answer:word>", say.Answer),
    ("agrees", say.Answer("yes")),
    ("judges without reason", say.Answer("no-reason")),
    ("judges with reason", say.Answer("reason")),
    ("ends the series", say.EndSeries()),
    ("says <text:text>", say.Say),
    ("tells <to:person> <text:text>", say.Say),
    ("reacts <reaction:word>", say.React),
    ("seals <secret:word>", say.Seal),
    ("pledges <pledge:word>", say.Pledge),
    ("contributes <part:word>", say.Contribute),
    # other ways to say the same, read and never written
    ("reports <adviser:person> for advising <advised:person>", say.ReportAdvice),
    ("reports advice by <adviser:person> to <advised:person>", say.ReportAdvice),
    ("doubts <person:person>'s drawing", say.DoubtDrawing),
    ("doubts that <person:person> draws with reason", say.DoubtDrawing),
    ("warns <person:person> for <reason:rest>", say.Warn),
    ("removes <person:person> from the game", say.RemovePlayer),
    ("calls a vote <question:text>", say.Ask),
    ("moves to stop the game", say.MoveToStop()),
    ("presses ready", say.Ready()),
    ("acknowledges the etiquette", say.Acknowledge()),
)
