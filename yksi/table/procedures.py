"""Which procedure obeys which command, and what follows from ballots and answers.

The table of contents of this floor: one line a procedure, each in a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yksi.table import (
    accusations,
    advice,
    ballots,
    card_texts,
    coaching,
    conduct,
    dealing,
    disputes,
    entering,
    inquiries,
    joining,
    lobby,
    motions,
    needless_drawing,
    questions,
    series,
    talk,
    text_tools,
)
from yksi.table import commands as say
from yksi.table.acting import act, draw_on
from yksi.table.room import Room

# --- which procedure obeys which command, in the order of an evening

OBEYED: dict[type[say.Command], Callable[[Room, int, Any], None]] = {
    say.Leave: entering.leave,
    say.Return: entering.come_back,
    say.Rename: entering.rename,
    say.HandOver: entering.hand_over,
    say.SeatBot: entering.seat_bot,
    say.LetForget: entering.let_forget,
    say.DismissBot: entering.dismiss_bot,
    say.Change: lobby.change,
    say.OrderAges: lobby.order_ages,
    say.WriteCard: card_texts.write_card,
    say.Acknowledge: lobby.acknowledge,
    say.Ready: lobby.ready,
    say.Unready: lobby.unready,
    say.Start: lobby.start,
    say.Pledge: dealing.pledge,
    say.Contribute: dealing.contribute,
    say.Act: act,
    say.DrawOn: draw_on,
    say.UseTool: text_tools.use_tool,
    say.HandCards: text_tools.hand_cards,
    say.Done: text_tools.done,
    say.Report: advice.report,
    say.ReportQuestion: advice.report_question,
    say.CallMyselfBeginner: coaching.call_oneself_beginner,
    say.AskForCoach: coaching.ask_for_coach,
    say.NameCoach: coaching.name_coach,
    say.AskToJoin: joining.ask_to_join,
    say.AccuseConduct: accusations.accuse,
    say.DoubtDrawing: needless_drawing.doubt,
    say.Warn: conduct.warn,
    say.RemovePlayer: conduct.remove_player,
    say.Ask: disputes.ask_all,
    say.MoveToStop: disputes.move_to_stop,
    say.MoveGaveUp: disputes.move_gave_up,
    say.MoveToPutOut: disputes.move_to_put_out,
    say.Vote: ballots.vote,
    say.Answer: inquiries.answer,
    say.EndSeries: series.end,
    say.Say: talk.speak,
    say.React: talk.react,
}

# --- what follows when a ballot is carried, and from an answer

CARRIED: dict[type[motions.Motion], Callable[[Room, Any], None]] = {
    motions.Advised: advice.carried,
    motions.Cheated: accusations.carried,
    motions.Stops: disputes.stops,
    motions.GaveUp: disputes.gave_up,
    motions.GoesOut: disputes.goes_out,
    motions.Uses: text_tools.used,
}
ANSWERED: dict[type[questions.Question], Callable[[Room, Any, str], None]] = {
    questions.MayJoin: joining.answered,
    questions.TakeAdviser: advice.taken_in,
    questions.WhereTo: advice.sent_away,
    questions.MayCoach: coaching.answered,
    questions.IsDrawingReasonable: needless_drawing.judged,
}
