"""Commands written as sentences and read back: both come from the one table of `sentences`."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from yksi.game.notation import NotationError
from yksi.messages.sentences import SENTENCES

_PLACE = re.compile(r"<(\w+):(\w+)>")
EVERYBODY = "everybody"  # is None where a person is named
_KINDS = {
    "person": r"(\w+)",
    "everybody": rf"({EVERYBODY})",
    "people": r"(\w+(?: \w+)*)",
    "number": r"(\d{1,6})",
    "word": r"([\w-]+)",
    "cards": r"(\S+(?: \S+)*)",
    "rest": r"(\S.*)",
    "text": r'("(?:[^"\\]|\\.)*")',
}


class Labels:
    """What people are called in a record or ruling: A B C … in the order of coming in."""

    def __init__(self, given: list[str] | None = None) -> None:
        self._given = given or []

    def label(self, number: int) -> str:
        if 0 <= number < len(self._given):
            return self._given[number]
        letter, round_ = chr(ord("A") + number % 26), number // 26
        return f"{letter}{round_ or ''}"

    def number(self, word: str) -> int:
        if word in self._given:
            return self._given.index(word)
        letter, rest = word[:1], word[1:]
        if not ("A" <= letter <= "Z" and (rest == "" or (rest.isdecimal() and len(rest) < 6))):
            raise NotationError(f"{word} is not at this table")
        number = ord(letter) - ord("A") + 26 * int(rest or 0)
        if number < len(self._given):
            raise NotationError(f"{word} is not at this table")
        return number


@dataclass(frozen=True)
class Form:
    sentence: str
    target: Any  # a kind of command or tool, or one that needs no more words
    places: tuple[tuple[str, str], ...]
    pattern: re.Pattern[str]

    @classmethod
    def of(cls, sentence: str, target: Any) -> Form:
        places = tuple(_PLACE.findall(sentence))
        pattern = _PLACE.sub(lambda match: _KINDS[match[2]], sentence)
        return cls(sentence, target, places, re.compile(pattern))

    def read(self, text: str, labels: Labels) -> Any:
        """The command or tool that a text says, or None."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        if not isinstance(self.target, type):
            return self.target
        values = {
            name: _read(kind, word, labels)
            for (name, kind), word in zip(self.places, match.groups(), strict=True)
        }
        return self.target(**values)

    def write(self, said: Any, labels: Labels) -> str | None:
        """The text of a command or tool, or None when this form cannot say it."""
        if not isinstance(self.target, type):
            return self.sentence if said == self.target else None
        if not isinstance(said, msgspec.Struct) or type(said) is not self.target:
            return None
        spoken = {name for name, _ in self.places}
        values = msgspec.structs.asdict(said)
        if any((values[name] is None) != (kind == EVERYBODY) for name, kind in self.places):
            return None
        silent = self.target(**{name: values[name] for name in spoken})
        if silent != said:
            return None
        kinds = dict(self.places)
        return _PLACE.sub(
            lambda match: _write(kinds[match[1]], values[match[1]], labels), self.sentence
        )


def _read(kind: str, word: str, labels: Labels) -> Any:
    match kind:
        case "person":
            return labels.number(word)
        case "everybody":
            return None
        case "people":
            return tuple(labels.number(part) for part in word.split())
        case "cards":
            return tuple(word.split())
        case "number":
            return int(word)
        case "text":
            return _unquoted(word)
        case _:
            return word


def _unquoted(word: str) -> str:
    try:
        text = json.loads(word)
    except ValueError:
        raise NotationError(f"{word} is not a quoted text") from None
    return str(text)


def _write(kind: str, value: Any, labels: Labels) -> str:
    match kind:
        case "person":
            return labels.label(value)
        case "everybody":
            return EVERYBODY
        case "people":
            return " ".join(map(labels.label, value))
        case "cards":
            return " ".join(value)
        case "text":
            return json.dumps(value, ensure_ascii=False)
        case _:
            return str(value)


FORMS = tuple(Form.of(sentence, target) for sentence, target in SENTENCES)
# Every sentence begins with a word of its own or of few others: nobody tries all of them.
_BY_WORD: dict[str, list[Form]] = {}
_BY_KIND: dict[type, list[Form]] = {}
for _form in FORMS:
    _BY_WORD.setdefault(_form.sentence.split()[0], []).append(_form)
    _kind = _form.target if isinstance(_form.target, type) else type(_form.target)
    _BY_KIND.setdefault(_kind, []).append(_form)


def forms_of_text(text: str) -> Sequence[Form]:
    """The forms that could say a text, in their order."""
    return _BY_WORD.get(text.partition(" ")[0], ())


def forms_of(said: object) -> Sequence[Form]:
    """The forms that could be written of a command or tool, in their order."""
    return _BY_KIND.get(type(said), ())
