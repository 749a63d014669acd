"""Asking until an answer makes sense, and the answers that many questions want: yes or no, whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from yksi.terminal.asides import ASIDES, answer_aside
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.numbers import number_in
from yksi.terminal.input.reader import Misread

Answer = TypeVar("Answer")


def ask(host: Host, prompt: str, read: Callable[[str], Answer]) -> Answer:
    """Ask until the answer makes sense; help and the like are given on the way."""
    while True:
        line = host.listen(prompt)
        try:
            return read(line)
        except Misread as misread:
            verb = host.keys.verb(line)
            if verb in ASIDES:
                answer_aside(host, verb)
                continue
            key = host.keys.letter(Verb.HELP)
            host.say(host.words.say(misread.key, key=key, **misread.arguments))


def yes_or_no(host: Host, line: str) -> bool:
    answer = host.keys.yes_or_no(line)
    if answer is None:
        raise Misread("misread-yes", yes=host.keys.yes, no=host.keys.no)
    return answer


def confirm(host: Host, question: str) -> bool:
    """Yes or no; Enter is no."""
    return ask(host, question, lambda line: bool(line) and yes_or_no(host, line))


def ask_whom(host: Host, key: str) -> int | None:
    """The person names another seat; Enter means nobody."""

    def read(line: str) -> int | None:
        return host.reader.seat(line) if line else None

    return ask(host, host.words.say(key), read)


def pick(host: Host, question: str, choices: list[str]) -> int:
    """The person picks one of several answers by its number."""

    def read(line: str) -> int:
        number = number_in(line, 1, len(choices))
        if number is None:
            raise Misread("misread-choice", word=line, count=len(choices))
        return number - 1

    numbered = ", ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1))
    return ask(host, f"{question} {numbered}", read)
