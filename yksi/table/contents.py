"""Which procedure obeys which command, and what follows from ballots and answers.

The table of contents of this floor: one line a procedure, each in a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yksi.messages import commands as say
from yksi.messages import motions, questions
from yksi.table.decisions import ballots, inquiries
from yksi.table.lobby import (
    ages,
    animals,
    bots,
    card_texts,
    chairs,
    deal,
    door,
    host,
    knocking,
    order,
    settings,
    start,
)
from yksi.table.procedures import (
    accusations,
    advice,
    coaches,
    conduct,
    disputes,
    joiners,
    needless_draws,
    own_texts,
    practice,
    series_end,
    talk,
)
from yksi.table.procedures.moves import act, draw_on
from yksi.table.room import Room

# --- which procedure obeys which command, in the order of an evening

OBEYED: dict[type[say.Command], Callable[[Room, int, Any], None]] = {
    say.Leave: door.leave,
    say.Return: door.come_back,
    say.Rename: door.rename,
    say.Wear: animals.wear,
    say.LetIn: knocking.let_in,
    say.TurnAway: knocking.turn_away,
    say.Sit: chairs.sit,
    say.StandUp: chairs.stand_up,
    say.Learn: chairs.learn,
    say.HandOver: host.hand_over,
    say.DeleteTable: host.delete_table,
    say.SendOut: order.send_out,
    say.Silence: order.silence,
    say.LetWrite: order.let_write,
    say.SeatBot: bots.seat_bot,
    say.LetForget: bots.let_forget,
    say.DismissBot: bots.dismiss_bot,
    say.Change: settings.change,
    say.OrderAges: ages.order_ages,
    say.WriteCard: card_texts.write_card,
    say.Acknowledge: start.acknowledge,
    say.Ready: start.ready,
    say.Unready: start.unready,
    say.StartGame: start.start,
    say.Pledge: deal.pledge,
    say.Contribute: deal.contribute,
    say.Act: act,
    say.DrawOn: draw_on,
    say.AskForHint: practice.ask_for_hint,
    say.TakeBackAct: practice.take_back,
    say.UseTool: own_texts.use_tool,
    say.HandCards: own_texts.hand_cards,
    say.Done: own_texts.done,
    say.ReportAdvice: advice.report,
    say.ReportQuestion: advice.report_question,
    say.CallMyselfBeginner: coaches.call_oneself_beginner,
    say.AskForCoach: coaches.ask_for_coach,
    say.NameCoach: coaches.name_coach,
    say.AskToJoin: joiners.ask_to_join,
    say.AccuseConduct: accusations.accuse,
    say.DoubtDrawing: needless_draws.doubt,
    say.Warn: conduct.warn,
    say.RemovePlayer: conduct.remove_player,
    say.Ask: disputes.ask_all,
    say.MoveToStop: disputes.move_to_stop,
    say.MoveGaveUp: disputes.move_gave_up,
    say.MoveToPutOut: disputes.move_to_put_out,
    say.Vote: ballots.vote,
    say.Answer: inquiries.answer,
    say.EndSeries: series_end.end,
    say.Say: talk.speak,
    say.React: talk.react,
}

# --- what the house alone says, besides who comes in

SAID_BY_HOUSE: dict[type[say.Command], Callable[[Room, Any], None]] = {
    say.Open: door.open_table,
    say.Knock: knocking.knock,
    say.ForgetKnock: knocking.forget_knock,
    say.Seal: deal.seal,
    say.NoteDeal: deal.note_deal,
}

# --- what follows when a ballot is carried, and from an answer

CARRIED: dict[type[motions.Motion], Callable[[Room, Any], None]] = {
    motions.Advised: advice.carried,
    motions.Cheated: accusations.carried,
    motions.Stops: disputes.stops,
    motions.HasGivenUp: disputes.gave_up,
    motions.GoesOut: disputes.goes_out,
    motions.Uses: own_texts.used,
}
ANSWERED: dict[type[questions.Question], Callable[[Room, Any, str], None]] = {
    questions.MayJoin: joiners.answered,
    questions.TakeAdviser: advice.taken_in,
    questions.WhereTo: advice.sent_away,
    questions.MayCoach: coaches.answered,
    questions.IsDrawingReasonable: needless_draws.judged,
}
