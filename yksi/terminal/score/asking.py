"""Questions with answers to choose from: by number, or by the beginning of a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from yksi.texts import Texts

Answer = TypeVar("Answer")


class Asking:
    def __init__(self, text: Texts, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self.text = text
        self.say = say
        self.ask = ask

    def choose(self, question: str, answers: Sequence[tuple[str, Answer]]) -> Answer:
        """One of several answers; Enter takes the first."""
        for number, (line, _) in enumerate(answers, 1):
            self.say(f"{number:3}  {line}")
        while True:
            word = self.ask(question)
            found = _chosen(word, answers)
            if found is not None:
                return found[0]
            self.say(self.text("score-unclear", word=word))

    def number(self, question: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number; Enter takes the usual one."""
        while True:
            word = self.ask(question)
            if not word and usual is not None:
                return usual
            if word.isdecimal() and len(word) < 6 and least <= int(word) <= most:
                return int(word)
            self.say(self.text("score-number", least=least, most=most))

    def yes(self, question: str) -> bool:
        answers = ((self.text("answer-yes"), True), (self.text("answer-no"), False))
        return self.choose(question, answers)


def _chosen(word: str, answers: Sequence[tuple[str, Answer]]) -> tuple[Answer] | None:
    if not word:
        return (answers[0][1],)
    if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(answers):
        return (answers[int(word) - 1][1],)
    lines = [(line.casefold(), answer) for line, answer in answers]
    exact = [answer for line, answer in lines if line == word.casefold()]
    begun = [answer for line, answer in lines if line.startswith(word.casefold())]
    found = exact or begun
    return (found[0],) if len(found) == 1 else None
