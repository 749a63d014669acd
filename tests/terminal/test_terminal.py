"""A real terminal: questions, colours and the table of editions."""

from __future__ import annotations

import os
import pty
import re
import select
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from yksi.telling.marks import marked, pieces, unmarked
from yksi.terminal.screen import wants_colors

YKSI = Path(sys.executable).with_name("yksi")


def at_a_terminal(
    args: Sequence[str], answers: Sequence[str], **environment: str
) -> tuple[str, int]:
    """Run a command on a pseudo-terminal, answering each prompt: what it wrote, and its code."""
    pid, terminal = pty.fork()
    if pid == 0:
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "LANG": "en_GB.UTF-8",
            **environment,
        }
        surroundings = {name: word for name, word in surroundings.items() if word}
        os.execve(YKSI, [str(YKSI), *args], surroundings)
    waiting_for = select.poll()  # select() would refuse high numbers of open files
    waiting_for.register(terminal, select.POLLIN)
    written = b""
    waiting = list(answers)
    while True:
        assert waiting_for.poll(30_000), written.decode()
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
        if written.endswith(b"> "):
            os.write(terminal, (waiting.pop(0) + "\n").encode() if waiting else b"\x04")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    return written.decode().replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


def test_friendly_questions_on_a_terminal() -> None:
    answers = ["Aino", "9", "2", "4", "2", "11", "everybody stands up", "", "99", "3"]
    said, code = at_a_terminal(["play", "--seed", "4", "--plain"], answers)
    assert code == 0
    assert "What may I call you? Enter: Guest.\n> Aino\n" in said
    assert "“9” is none of them; a number from 1 to 4, please." in said
    assert "0 to 3, please, not “4”." in said
    assert "A number from 0 to 10, please, or a text of at most 140 letters." in said
    assert "Customizable card 1 now says “everybody stands up”." in said
    assert "Customizable card 2 now says “Next to seven”." in said
    assert "Changed rule: Wild Customizable in the deck: 2." in said
    assert "2 to 10 can play this, not 99." in said
    assert "Welcome, Aino. We play Custom. At the table with you: Bo and Cilla." in said
    assert "\x1b[" not in said.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert said.rstrip().endswith("Until next time.")


@pytest.mark.parametrize("words", [[], ["", "q"], ["", "", "q"]])
def test_leaving_at_the_questions(words: list[str]) -> None:
    said, code = at_a_terminal(["play"], words)
    assert code == 0
    assert said.rstrip().endswith("Until next time.")


def test_colours_are_words_too() -> None:
    args = ["play", "--edition", "classic", "--seats", "3", "--name", "A", "--seed", "4"]
    colored, _ = at_a_terminal(args, [], COLORTERM="truecolor", NO_COLOR="")
    assert "\x1b[38;2;" in colored
    without = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", colored)
    plain, _ = at_a_terminal(args, [], NO_COLOR="1")
    assert "\x1b[38" not in plain
    words = " ".join(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", plain).split())
    assert " ".join(without.split()) == words


def test_sixteen_colours_are_the_right_ones() -> None:
    args = ["play", "--edition", "classic", "--seats", "3", "--name", "A", "--seed", "5"]
    said, _ = at_a_terminal(args, [], TERM="xterm", COLORTERM="", NO_COLOR="")
    for word, code in {
        "red": "97;41",
        "green": "30;42",
        "blue": "97;44",
        "yellow": "30;43",
    }.items():
        assert set(re.findall(rf"\x1b\[([0-9;]+)m{word} \d", said)) == {code}, word


def test_the_table_of_editions_on_a_terminal() -> None:
    said, code = at_a_terminal(["editions", "--lang", "fi"], [], COLUMNS="120", NO_COLOR="")
    assert code == 0
    assert "Pelaajat, kortit ja jako" in said
    assert "KPG-§14.1" in said


def test_marks() -> None:
    line = "a " + marked("red 5", "red") + " b"
    assert list(pieces(line)) == [("a ", None), ("red 5", "red"), (" b", None)]
    assert unmarked(line) == "a red 5 b"
    assert not wants_colors(plain=True)
