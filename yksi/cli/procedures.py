"""What is voted on, asked of one person and agreed on, as sentences.

What follows from a vote or an answer is the table's business.
"""

from __future__ import annotations

from typing import assert_never

from yksi.cli.persons import Persons
from yksi.cli.words import Words
from yksi.table import motions, questions, tools
from yksi.table.card_texts import PRESETS


def motion(persons: Persons, put: motions.AnyMotion) -> str:
    """The question that is voted on."""
    say = persons.words.say
    match put:
        case motions.Advised(adviser, advised):
            return persons.act("motion-advised", adviser, advised)
        case motions.Cheated(person) | motions.GaveUp(person) | motions.GoesOut(person):
            return persons.act(f"motion-{_tag(put)}", person)
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
            return persons.act(f"question-{_tag(asked)}", person)
        case _:
            assert_never(asked)


def answer(words: Words, word: str) -> str:
    return words.say(f"answer-{word}")


def tool(persons: Persons, used: tools.AnyTool) -> str:
    """A step of carrying out a text, as an instruction."""
    words = persons.words
    match used:
        case tools.DrawCards(person, cards) | tools.DiscardCards(person, cards):
            return _done_by(persons, used, person, cards=words.count(cards))
        case tools.GiveCard(person, to, cards):
            return _done_by(persons, used, person, to, cards=words.count(cards))
        case tools.PutMarker(person, text) if text:
            done = _done_by(persons, used, person)
            return words.say("tool-putmarker-words", done=done, words=text)
        case tools.ShowHand(person) | tools.PutMarker(person) | tools.GiveTurn(person):
            return _done_by(persons, used, person)
        case tools.SetColor(color):
            return words.say("tool-setcolor", color=words.color(color))
        case _:
            assert_never(used)


def _done_by(
    persons: Persons,
    used: tools.AnyTool,
    who: int | None,
    whom: int | None = None,
    **arguments: str,
) -> str:
    """A step of somebody, or of everybody."""
    if who is not None:
        return persons.act(f"tool-{_tag(used)}", who, whom, **arguments)
    return persons.all(f"tool-{_tag(used)}-all", whom, **arguments)


def card_text(words: Words, text: str) -> str:
    """What stands on a customizable card: a preset by its name, one's own words; or nothing."""
    if text in ("", "blank"):
        return ""
    return words.say(f"preset-{text}") if text in PRESETS else text


def _tag(struct: motions.Motion | questions.Question | tools.Tool) -> str:
    return type(struct).__name__.lower()
