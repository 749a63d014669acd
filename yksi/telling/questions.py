"""What is voted on and what one person is asked, as sentences.

What follows from a vote or an answer is the table's business.
"""

from __future__ import annotations

from typing import assert_never

from yksi.messages import motions, questions
from yksi.messages.tags import tag_of
from yksi.telling.card_texts import card_text, tool
from yksi.telling.persons import Persons
from yksi.telling.words import Words


def motion(persons: Persons, put: motions.AnyMotion) -> str:
    """The question that is voted on."""
    say = persons.words.say
    match put:
        case motions.Advised(adviser, advised):
            return persons.act("motion-advised", adviser, advised)
        case motions.Cheated(person) | motions.HasGivenUp(person) | motions.GoesOut(person):
            return persons.act(f"motion-{tag_of(put)}", person)
        case motions.Stops():
            return say("motion-stops")
        case motions.Dispute(question):
            return say("motion-dispute", question=question)
        case motions.Text(card, text):
            words = card_text(persons.words, text)
            if not words:
                return say("motion-text-blank", card=card)
            return say("motion-text", card=card, text=words)
        case motions.Uses(used):
            return say("motion-uses", tool=tool(persons, used))
        case _:
            assert_never(put)


def question(persons: Persons, asked: questions.AnyQuestion) -> str:
    """The question that is put to one person; `answer` has words for the answers."""
    match asked:
        case questions.MayJoin(person, left_of, older_than):
            may = persons.act("question-mayjoin", person, left_of)
            if older_than is None:
                return may
            return f"{may} {persons.act('question-mayjoin-older', person, older_than)}"
        case questions.TakeAdviser(person, advised):
            return persons.act("question-takeadviser", person, advised)
        case questions.MayCoach(person, player):
            return persons.act("question-maycoach", person, player)
        case questions.WhereTo(person) | questions.IsDrawingReasonable(person):
            return persons.act(f"question-{tag_of(asked)}", person)
        case _:
            assert_never(asked)


def answer(words: Words, word: str) -> str:
    return words.say(f"answer-{word}")
