"""Small answers that several questions have in common: yes or no, and whom."""

from __future__ import annotations

from yksi.cli.host import Host
from yksi.cli.numbers import number_in
from yksi.cli.typed import Misread


def yes_or_no(host: Host, line: str) -> bool:
    answer = host.keys.yes_or_no(line)
    if answer is None:
        raise Misread("misread-yes", yes=host.keys.yes, no=host.keys.no)
    return answer


def confirm(host: Host, question: str) -> bool:
    """Yes or no; Enter is no."""
    return host.ask_for(question, lambda line: bool(line) and yes_or_no(host, line))


def ask_whom(host: Host, key: str) -> int | None:
    """Another seat by its name; Enter: nobody."""

    def read(line: str) -> int | None:
        return host.reader.seat(line) if line else None

    return host.ask_for(host.words.say(key), read)


def pick(host: Host, question: str, choices: list[str]) -> int:
    """One of several answers, by its number."""

    def read(line: str) -> int:
        number = number_in(line, 1, len(choices))
        if number is None:
            raise Misread("misread-choice", word=line, count=len(choices))
        return number - 1

    numbered = ", ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1))
    return host.ask_for(f"{question} {numbered}", read)
