"""What is played, by whom: from options, else from friendly questions, else from defaults.

Enter takes the default. Without somebody to ask, everything not given is a default.
"""

from __future__ import annotations

from collections.abc import Callable

from yksi import editions
from yksi.editions import EDITIONS, Edition
from yksi.rules import RulesError
from yksi.terminal.host import Leave
from yksi.terminal.input.keys import Keys, Verb
from yksi.terminal.input.numbers import number_in, read_number
from yksi.terminal.setup import plan
from yksi.terminal.setup.card_questions import Cards, ask_cards
from yksi.terminal.setup.plan import Options, Plan
from yksi.texts import Texts, Trouble

DEFAULT_SEATS = 4
MOST_NAME = 20


class Questions:
    def __init__(
        self, text: Texts, say: Callable[[str], None], ask: Callable[[str], str] | None
    ) -> None:
        self._text = text
        self._keys = Keys(text)
        self._say = say
        self._ask = ask

    def plan(self, options: Options) -> Plan:
        seed = None if options.seed is None else read_number("--seed", options.seed)
        forgets = read_number("--forget", options.forget, 0, 100)
        level = plan.level(options.level)
        chosen = self._find(options.edition) if options.edition else None
        name = self._name(options.name)
        chosen = chosen or self._ask_edition()
        rules_text, cards = self._rules(chosen, options)
        seats = self._seats(rules_text, options.seats)
        limit = plan.limit(options.limit, options.series, editions.parse_rules(rules_text)[1])
        series, own = options.series, options.own
        return Plan(rules_text, seats, name, seed, forgets, cards, series, limit, level, own)

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
        shown = "".join(letter for letter in name or "" if letter.isprintable())
        return " ".join(shown[:MOST_NAME].split()) or default

    def _find(self, word: str) -> Edition:
        if word.lower() not in EDITIONS:
            raise Trouble("error-edition", word=word, editions=", ".join(EDITIONS))
        return EDITIONS[word.lower()]

    def _ask_edition(self) -> Edition:
        """The person is asked for an edition and answers by its number or its name."""
        known = list(EDITIONS)
        if self._ask is None:
            return EDITIONS[known[0]]
        self._say(self._text("ask-edition"))
        for position, name in enumerate(known, 1):
            about = self._text(f"edition-{name}.about")
            self._say(f"{position:>3}  {self._text(f'edition-{name}')}. {about}")
        while True:
            word = (
                self._listen(self._text("ask-number", count=len(known), default=1)).lower() or "1"
            )
            if (number := number_in(word, 1, len(known))) is not None:
                return EDITIONS[known[number - 1]]
            if word in EDITIONS:
                return EDITIONS[word]
            self._say(self._text("misread-choice", word=word, count=len(known)))

    def _rules(self, edition: Edition, options: Options) -> tuple[str, Cards]:
        """The edition with its changes, checked, and what stands on the customizable cards."""
        most = edition.rules.custom_wilds
        if self._ask is not None and most and options.rules is None and not options.cards:
            cards = ask_cards(self._text, self._say, self._listen, most)
            return self._checked(edition, f"custom_wilds={len(cards)}")[0], cards
        written, most = self._checked(edition, options.rules or "")
        return written, tuple(plan.card(self._text, word, most) for word in options.cards)

    def _checked(self, edition: Edition, changes: str) -> tuple[str, int]:
        """The rules as they are written, and how many customizable cards they have."""
        written = f"{edition.name} + {changes}" if changes.strip() else edition.name
        try:
            name, parsed = editions.parse_rules(written)
        except RulesError as error:
            raise Trouble("error-rules", reason=str(error)) from None
        return editions.write_rules(name, parsed), parsed.custom_wilds

    def _seats(self, rules_text: str, seats: str | None) -> int:
        rules = editions.parse_rules(rules_text)[1]
        low, high = rules.min_seats, rules.max_seats
        if seats is not None:
            return read_number("--seats", seats, low, high)
        default = min(DEFAULT_SEATS, high)
        while self._ask is not None:
            question = self._text("ask-seats", low=low, high=high, default=default)
            word = self._listen(question) or str(default)
            if (number := number_in(word, low, high)) is not None:
                return number
            self._say(self._text("error-seats", value=word, low=low, high=high))
        return default
