"""Votes, questions, doubts and warnings, as sentences: what was decided, and by whom.

What they are about is said by `questions`.
"""

from __future__ import annotations

from typing import assert_never

from yksi.messages import news
from yksi.telling.persons import Persons
from yksi.telling.questions import answer, motion, question

DecisionNews = (
    news.BallotOpened
    | news.BallotClosed
    | news.Asked
    | news.Answered
    | news.Doubted
    | news.DrawnInTurn
    | news.DoubtLapsed
    | news.DoubtSettled
    | news.Warned
    | news.Removal
)
NEEDLESS_DRAWING = "needless-drawing"  # the one reason for a warning that the table gives itself


def told(persons: Persons, item: DecisionNews) -> str:
    words = persons.words
    match item:
        case news.BallotOpened(put, by):
            return persons.act("news-ballotopened", by, motion=motion(persons, put))
        case news.BallotClosed(put, _, _, _, carried):
            answered = "yes" if carried else "no"
            closed = words.say("news-ballotclosed", motion=motion(persons, put), carried=answered)
            return " ".join([closed, *_votes(persons, item)])
        case news.Asked(asked, person):
            return persons.act("news-asked", person, question=question(persons, asked))
        case news.Answered(_, person, word):
            return persons.act("news-answered", person, answer=answer(words, word))
        case news.Doubted(person, by):
            return persons.act("news-doubted", by, person)
        case news.DrawnInTurn(person, cards):
            return persons.act("news-drawninturn", person, cards=words.cards(cards))
        case news.DoubtSettled(person, _, justified, judge):
            verdict = "needless" if justified else "forced" if judge is None else "reason"
            return persons.act("news-doubtsettled", person, verdict=verdict)
        case news.DoubtLapsed(_, _, judge):
            return persons.act("news-doubtlapsed", judge)
        case news.Warned(person, by, ""):
            return persons.act("news-warned-bare", by, person)
        case news.Warned(person, by, reason):
            return persons.act("news-warned", by, person, reason=_reason(persons, reason))
        case news.Removal(person, by, ""):
            return persons.act("news-removal-bare", by, person)
        case news.Removal(person, by, reason):
            return persons.act("news-removal", by, person, reason=_reason(persons, reason))
        case _:
            assert_never(item)


def _votes(persons: Persons, item: news.BallotClosed) -> list[str]:
    """Who voted how: a vote is counted openly."""
    votes = {"yes": item.yes, "no": item.no, "abstained": item.abstained}
    counted = [
        persons.words.say(f"vote-{word}", names=persons.listed(people))
        for word, people in votes.items()
        if people
    ]
    if item.casting is not None:
        counted.append(persons.act("vote-casting", item.casting))
    return counted


def _reason(persons: Persons, reason: str) -> str:
    if reason == NEEDLESS_DRAWING:
        return persons.words.say(f"warning-{reason}")
    return persons.words.say("quote", text=reason)
