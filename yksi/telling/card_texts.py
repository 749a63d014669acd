"""Texts on customizable cards, and the tools with which they are carried out, as words."""

from __future__ import annotations

from typing import assert_never

from yksi.messages import text_tools
from yksi.messages.tags import tag_of
from yksi.table.lobby.card_texts import PRESETS
from yksi.telling.persons import Persons
from yksi.telling.words import Words


def tool(persons: Persons, used: text_tools.AnyTool) -> str:
    """A step of carrying out a text, as an instruction."""
    words = persons.words
    match used:
        case text_tools.DrawCards(person, cards) | text_tools.DiscardCards(person, cards):
            return _done_by(persons, used, person, cards=words.count(cards))
        case text_tools.GiveCard(person, to, cards):
            return _done_by(persons, used, person, to, cards=words.count(cards))
        case text_tools.PutMarker(person, text) if text:
            done = _done_by(persons, used, person)
            return words.say("tool-putmarker-words", done=done, words=text)
        case (
            text_tools.ShowHand(person) | text_tools.PutMarker(person) | text_tools.GiveTurn(person)
        ):
            return _done_by(persons, used, person)
        case text_tools.SetColor(color):
            return words.say("tool-setcolor", color=words.color(color))
        case _:
            assert_never(used)


def _done_by(
    persons: Persons,
    used: text_tools.AnyTool,
    who: int | None,
    whom: int | None = None,
    **arguments: str,
) -> str:
    """A step of somebody, or of everybody."""
    if who is not None:
        return persons.act(f"tool-{tag_of(used)}", who, whom, **arguments)
    return persons.all(f"tool-{tag_of(used)}-all", whom, **arguments)


def card_text(words: Words, text: str) -> str:
    """What stands on a customizable card: a preset by its name, one's own words; or nothing."""
    if text in ("", "blank"):
        return ""
    return words.say(f"preset-{text}") if text in PRESETS else text
