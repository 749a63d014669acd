"""The command line: options, errors, pages of help, and what is loaded for them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from itertools import chain

import pytest
from click.testing import CliRunner, Result

from yksi.cli import COMMANDS, main, serve
from yksi.cli.editions import GROUPS
from yksi.cli.terminal import Terminal
from yksi.rules import FIELD_TYPES
from yksi.texts import LANGUAGES, Texts


def run(*args: str, lines: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(main, args, input="".join(f"{line}\n" for line in lines))


def test_a_session_through_the_command_line() -> None:
    result = run("play", "--seed", "3", "--name", "Aino", lines=["1", "3", "h", "q"])
    assert result.exit_code == 0
    assert result.output.startswith("Welcome, Aino. We play Classic.")
    assert result.output.endswith("\nThank you for the game. Until next time.\n")


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, ...]] = []
    monkeypatch.setattr(serve, "run", lambda *given: opened.append(given))
    assert run("--lang", "sv").exit_code == 0
    [(text, host, port, database, *_, browse)] = opened
    assert isinstance(text, Texts)
    assert text.language == "sv"
    assert (host, port, database, browse) == ("127.0.0.1", 8756, None, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_may_end_in_every_language(language: str) -> None:
    result = run("play", "--lang", language, "--edition", "kpgut", "--seats", "5", "--seed", "1")
    assert result.exit_code == 0
    assert result.output.endswith(Texts(language)("goodbye") + "\n")


def test_changed_rules_are_announced() -> None:
    result = run("play", "--rules", "stacking=same + draw=until", "--seats", "2")
    assert "Changed rule: If nothing fits: draw until something fits." in result.output
    assert "Changed rule: Answering cards that make you draw: with the same kind" in result.output


def test_an_interrupt_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Terminal, line: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupt)
    result = run("play")
    assert result.exit_code == 130
    assert result.output.endswith("Until next time.\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dance"], "There is no command “dance”"),
        (["--dance"], "There is no option --dance."),
        (["play", "--dance"], "There is no option --dance."),
        (["play", "quickly"], "I do not know what to do with “quickly”."),
        (["play", "--seats"], "--seats needs a value behind it."),
        (["play", "--seats", "many"], "--seats takes a whole number, not “many”."),
        (["play", "--seats", "11"], "2 to 10 can play this, not 11."),
        (["play", "--seed", "x"], "--seed takes a whole number"),
        (["play", "--forget", "101"], "--forget takes a number from 0 to 100"),
        (["play", "--edition", "uno"], "There is no edition “uno”; there are classic, custom"),
        (["play", "--rules", "stacking=often"], "These rules cannot be played: "),
        (["play", "--rules", "max_seats=28", "--seats", "28"], "These rules cannot be played: "),
        (["rulings"], "FILES is missing."),
        (["bench", "--seconds", "soon"], "The value of --seconds does not fit."),
        (["replay", "a", "b"], "I do not know what to do with “b”."),
        (["--lang", "xx"], "There is no language “xx” here; there are en, fi, sv, nb, da."),
    ],
)
def test_what_cannot_be_understood(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_errors_speak_the_language() -> None:
    assert run("tanssi", "--lang=fi").output.startswith("Komentoa ”tanssi” ei ole")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages(language: str) -> None:
    text = Texts(language)
    page = run("--help", "--lang", language).output
    assert page.startswith(text("usage"))
    for name in COMMANDS:
        assert text(f"command-{name}") in page
        own = run(name, "--help", "--lang", language).output
        assert text("option-lang").split(":")[0] in own
        assert " ".join(own.split()).count(text(f"command-{name}.help")) == 1


def test_the_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert run("--help").output.startswith("Käyttö:")
    monkeypatch.setenv("YKSI_LANG", "da")
    assert run("--help").output.startswith("Brug:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_compares_every_rule(language: str) -> None:
    assert sorted(chain(*GROUPS.values())) == sorted(FIELD_TYPES)
    page = run("editions", "--plain", "--lang", language).output
    for field in FIELD_TYPES:
        assert f"({field}=" in page
    assert page.count("KPG-") > 30
    assert page.count("classic: ") == len(FIELD_TYPES)


def test_version() -> None:
    assert re.fullmatch(r"yksi \d+\.\d+\.\d+\n", run("--version").output)


def test_help_is_light() -> None:
    """Neither the game nor anything compiled is loaded to show a page of help."""
    code = (
        "import sys; from yksi.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'rich', 'msgspec'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_playing_compiles_nothing() -> None:
    code = (
        "import sys; from yksi.cli import main\n"
        "try: main(['play', '--seed', '1'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, input="d\n"
    )
    assert done.stdout.endswith("[]\n")


def test_names_cannot_disturb_the_terminal() -> None:
    result = run("play", "--name", "\x1b[31mMax\ue000imilian the Incredibly Long")
    assert result.output.startswith("Welcome, [31mMaximilian the I.")
