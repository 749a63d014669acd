"""How many customizable cards are used, and what stands on each: asked for one by one (CUS-49)."""

from __future__ import annotations

from collections.abc import Callable

from yksi.table.lobby.card_texts import LONGEST_TEXT, PRESETS
from yksi.terminal.input.numbers import number_in
from yksi.terminal.setup.plan import is_text, preset_named
from yksi.texts import Texts

SUGGESTED = ("extra_turn", "next_to_seven", "joke")
BLANK, *KNOWN = PRESETS

Cards = tuple[tuple[int, str], ...]


def ask_cards(
    text: Texts, say: Callable[[str], None], listen: Callable[[str], str], most: int
) -> Cards:
    """The cards that are used, each with its text or the name of a preset."""
    count = _count(text, say, listen, most)
    if count:
        say(text("ask-texts"))
        for number, preset in enumerate(KNOWN, 1):
            say(f"{number:>3}  {text(f'preset-{preset}')}: {text(f'preset-{preset}.effect')}")
    return tuple((card, _text(text, say, listen, card)) for card in range(1, count + 1))


def _count(text: Texts, say: Callable[[str], None], listen: Callable[[str], str], most: int) -> int:
    while True:
        word = listen(text("ask-card-count", most=most)) or str(most)
        if (number := number_in(word, 0, most)) is not None:
            return number
        say(text("misread-card-count", word=word, most=most))


def _text(text: Texts, say: Callable[[str], None], listen: Callable[[str], str], card: int) -> str:
    """A number of the list, 0 for a blank card, or a text of one's own."""
    suggested = SUGGESTED[card - 1]
    prompt = text("ask-text", card=card, count=len(KNOWN), default=text(f"preset-{suggested}"))
    while True:
        line = listen(prompt)
        if not line:
            return suggested
        if (number := number_in(line, 0, len(KNOWN))) is not None:
            return KNOWN[number - 1] if number else BLANK
        if is_text(line) and not line.isdecimal():
            return preset_named(text, line) or line
        say(text("misread-text", count=len(KNOWN), longest=LONGEST_TEXT))
