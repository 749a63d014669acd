"""What the table asks of the person before the cards go on: votes, answers, texts on cards."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages.questions import NO, YES, AnyQuestion
from yksi.messages.views import BallotView
from yksi.telling.questions import answer, motion, question
from yksi.terminal.answers import ask, pick, yes_or_no
from yksi.terminal.host import Host
from yksi.terminal.moments.card_text import carry_out


def answer_table(host: Host) -> None:
    """Answer for the person until the table asks nothing more."""
    while host.playing:
        view = host.table_view()
        if view.ballot is not None:
            _vote(host, view.ballot)
        elif view.inquiry is not None:
            _answer(host, view.inquiry.question)
        elif view.carrying is not None:
            carry_out(host, view.carrying)
        else:
            return


def _vote(host: Host, ballot: BallotView) -> None:
    """Bots abstain, so that the person's vote decides (KPG-R61)."""
    put = motion(host.teller.persons, ballot.motion)
    prompt = host.words.say("ask-vote", motion=put, yes=host.keys.yes, no=host.keys.no)
    host.command(say.Vote(ask(host, prompt, lambda line: yes_or_no(host, line))))


def _answer(host: Host, asked: AnyQuestion) -> None:
    said = question(host.teller.persons, asked)
    if asked.answers == (YES, NO):
        prompt = host.words.say("ask-vote", motion=said, yes=host.keys.yes, no=host.keys.no)
        chosen = YES if ask(host, prompt, lambda line: yes_or_no(host, line)) else NO
    else:
        names = [answer(host.words, word) for word in asked.answers]
        chosen = asked.answers[pick(host, said, names)]
    host.command(say.Answer(chosen))
