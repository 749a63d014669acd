"""What is played, by whom: from options, else from friendly questions, else from defaults.

Enter takes the default. Without somebody to ask, everything not given is a default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from yksi import editions
from yksi.cli.host import Leave
from yksi.cli.keys import Keys, Verb
from yksi.cli.localized import Trouble
from yksi.editions import EDITIONS, Edition
from yksi.rules import Preset, Rules, RulesError
from yksi.texts import Texts

DEFAULT_SEATS = 4
MOST_NAME = 20
CUSTOM_FIELDS = ("card1", "card2", "card3")
PRESETS = tuple(preset for preset in Preset if preset not in (Preset.BLANK, Preset.TEXT))
SUGGESTED = (Preset.EXTRA_TURN, Preset.NEXT_TO_SEVEN, Preset.JOKE)


class Plan(NamedTuple):
    rules: str
    seats: int
    name: str
    seed: int | None
    forgets: int


class Questions:
    def __init__(
        self, text: Texts, say: Callable[[str], None], ask: Callable[[str], str] | None
    ) -> None:
        self._text = text
        self._keys = Keys(text)
        self._say = say
        self._ask = ask

    def plan(
        self,
        edition: str | None,
        seats: str | None,
        rules: str | None,
        name: str | None,
        seed: str | None,
        forget: str,
    ) -> Plan:
        number = None if seed is None else self._whole("--seed", seed)
        forgets = self._whole("--forget", forget)
        if forgets > 100:
            raise Trouble("error-percent", value=forget)
        chosen = self._find(edition) if edition else None
        called = self._name(name)
        chosen = chosen or self._ask_edition()
        rules_text = self._rules(chosen, rules)
        count = self._seats(rules_text, seats)
        return Plan(rules_text, count, called, number, forgets)

    def _whole(self, option: str, word: str) -> int:
        if not word.isdecimal():
            raise Trouble("error-number", option=option, value=word)
        return int(word)

    def _listen(self, question: str) -> str:
        """An answer to a question; leaving is an answer too."""
        assert self._ask is not None
        word = self._ask(question)
        if self._keys.verb(word) is Verb.QUIT:
            raise Leave
        return word

    # --- each thing

    def _name(self, name: str | None) -> str:
        """A name that fits into a table and does nothing to a terminal."""
        default = self._text("default-name")
        if name is None and self._ask is not None:
            name = self._ask(self._text("ask-name", default=default))
        shown = "".join(letter for letter in name or "" if letter.isprintable()).strip()
        return shown[:MOST_NAME] or default

    def _find(self, word: str) -> Edition:
        if word.lower() not in EDITIONS:
            raise Trouble("error-edition", word=word, editions=", ".join(EDITIONS))
        return EDITIONS[word.lower()]

    def _ask_edition(self) -> Edition:
        """By number or by name."""
        known = list(EDITIONS)
        if self._ask is None:
            return EDITIONS[known[0]]
        self._say(self._text("ask-edition"))
        for number, name in enumerate(known, 1):
            about = self._text(f"edition-{name}.about")
            self._say(f"{number:>3}  {self._text(f'edition-{name}')}. {about}")
        while True:
            word = (
                self._listen(self._text("ask-number", count=len(known), default=1)).lower() or "1"
            )
            if word.isdecimal() and 1 <= int(word) <= len(known):
                return EDITIONS[known[int(word) - 1]]
            if word in EDITIONS:
                return EDITIONS[word]
            self._say(self._text("misread-choice", word=word, count=len(known)))

    def _rules(self, edition: Edition, rules: str | None) -> str:
        """The edition with its changes, checked."""
        if rules is None and edition.rules.custom_wilds and self._ask is not None:
            rules = self._ask_texts(edition.rules)
        written = f"{edition.name} + {rules}" if rules and rules.strip() else edition.name
        try:
            name, parsed = editions.parse_rules(written)
        except RulesError as error:
            raise Trouble("error-rules", reason=str(error)) from None
        return editions.write_rules(name, parsed)

    def _ask_texts(self, rules: Rules) -> str:
        """What stands on the customizable cards: numbers of the list, none for blank cards."""
        fields = CUSTOM_FIELDS[: rules.custom_wilds]
        self._say(self._text("ask-texts", count=len(fields)))
        for number, preset in enumerate(PRESETS, 1):
            key = f"preset-{preset.name.lower()}"
            self._say(f"{number:>3}  {self._text(key)}: {self._text(f'{key}.effect')}")
        suggested = " ".join(str(PRESETS.index(preset) + 1) for preset in SUGGESTED)
        while True:
            line = self._listen(self._text("ask-texts-numbers", default=suggested)) or suggested
            words = line.replace(",", " ").split()
            if words == ["0"]:
                return ""
            if len(words) <= len(fields) and all(_is_choice(word, len(PRESETS)) for word in words):
                chosen = [PRESETS[int(word) - 1].name.lower() for word in words]
                return " + ".join(f"{f}={p}" for f, p in zip(fields, chosen, strict=False))
            self._say(self._text("misread-texts", count=len(fields), most=len(PRESETS)))

    def _seats(self, rules_text: str, seats: str | None) -> int:
        rules = editions.parse_rules(rules_text)[1]
        low, high = rules.min_seats, rules.max_seats
        if seats is not None:
            number = self._whole("--seats", seats)
            if not low <= number <= high:
                raise Trouble("error-seats", value=number, low=low, high=high)
            return number
        default = min(DEFAULT_SEATS, high)
        while self._ask is not None:
            question = self._text("ask-seats", low=low, high=high, default=default)
            word = self._listen(question) or str(default)
            if word.isdecimal() and low <= int(word) <= high:
                return int(word)
            self._say(self._text("error-seats", value=word, low=low, high=high))
        return default


def _is_choice(word: str, most: int) -> bool:
    return word.isdecimal() and 1 <= int(word) <= most
