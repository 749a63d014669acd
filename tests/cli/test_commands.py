"""The command line: options, errors, pages of help, and what is loaded for them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from yksi.cli import COMMANDS, editions, main, play, serve
from yksi.cli.editions import GROUPS
from yksi.editions import EDITIONS
from yksi.policies.levels import LEVELS as BOT_LEVELS
from yksi.rules import FIELD_TYPES
from yksi.server.settings import Settings
from yksi.terminal.screen import Screen
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
    [(text, host, port, spare, database, *_, browse, public, proxies, settings)] = opened
    assert isinstance(text, Texts)
    assert text.language == "sv"
    assert (host, port, database, browse, public) == ("127.0.0.1", 8756, None, True, None)
    assert proxies == "127.0.0.1"
    assert settings == Settings()
    assert spare == serve.SPARE_PORTS
    assert run("serve", "--port", "8756").exit_code == 0
    assert opened[-1][2:4] == (8756, 0)  # a port that was asked for is not exchanged


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_may_end_in_every_language(language: str) -> None:
    result = run("play", "--lang", language, "--edition", "kpgut", "--seats", "5", "--seed", "1")
    assert result.exit_code == 0
    assert result.output.endswith(Texts(language)("goodbye") + "\n")


def test_changed_rules_are_announced() -> None:
    result = run("play", "--rules", "stacking=same + draw=until", "--seats", "2")
    assert "Changed rule: If nothing fits: draw until something fits." in result.output
    assert "Changed rule: Stacking draw cards: same kind on same kind" in result.output


def test_an_interrupt_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Screen, line: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    result = run("play")
    assert result.exit_code == 130
    assert result.output.endswith("Until next time.\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dance"], "There is no command “dance”"),
        (["--dance"], "There is no option --dance."),
        (["play", "--dance"], "There is no option --dance."),
        (["play", "quickly"], "There is no edition “quickly”; there are classic, custom"),
        (["play", "classic", "quickly"], "I do not know what to do with “quickly”."),
        (["play", "--seats"], "--seats needs a value behind it."),
        (["play", "--seats", "many"], "--seats takes a whole number from 2 to 10, not “many”."),
        (["play", "--seats", "11"], "--seats takes a whole number from 2 to 10, not “11”."),
        (["play", "--seed", "x"], "--seed takes a whole number"),
        (["play", "--forget", "101"], "--forget takes a whole number from 0 to 100"),
        (["play", "--edition", "uno"], "There is no edition “uno”; there are classic, custom"),
        (["play", "--rules", "stacking=often"], "These rules cannot be played: "),
        (["play", "--rules", "max_seats=28", "--seats", "28"], "These rules cannot be played: "),
        (
            ["play", "--level", "wise"],
            "--level is one of casual, careful, sharp, master, grandmaster, random, not",
        ),
        (["play", "--edition", "kpgut", "--limit", "0"], "--limit takes a whole number from 1 to"),
        (["serve", "--port", "65536"], "--port takes a whole number from 0 to 65535, not “65536”."),
        (["serve", "--rate", "0"], "--rate takes a whole number from 1 to"),
        (["play", "--rules", "x" * 5000], "These rules cannot be played: "),
        (["play", "--rules", "hand_size=" + "1" * 5000], "These rules cannot be played: "),
        (["x" * 5000], "There is no command"),
        (["replay"], "FILE is missing."),
        (["bench", "--seconds", "soon"], "--seconds takes a number from 0.01 to 60."),
        (["bench", "--seconds", "1" * 5000], "--seconds takes a number from 0.01 to 60."),
        (["bench", "--seconds", "nan"], "--seconds takes a number from 0.01 to 60."),
        (["tournament", "--limit", "nan"], "--limit takes a number from 0.001 to 3600.0."),
        (["train", "--minutes", "nan"], "--minutes takes a number from 0 to 10000."),
        (["train", "--seed", "-1"], "--seed takes a whole number from 0 to"),
        (["train", "--threads", "-1"], "--threads takes a number from 1 to 1,024"),
        (["serve", "--log-level", "loud"], "--log-level is one of debug, info, warning, error"),
        (["serve", "--address", "cards"], "--address takes the beginning of a link, as in http"),
        (["replay", "a", "b"], "I do not know what to do with “b”."),
        (["--lang", "xx"], "There is no language “xx” here; there are en, fi, sv, nb, da."),
    ],
)
def test_what_cannot_be_understood(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output) < 400


# Options that hold something only if they are given.
WITHOUT_A_DEFAULT = {
    *("--rules", "--card", "--record", "--json", "--csv", "--plot", "--cluster", "--seal"),
    *("--address", "--receipt", "--editions", "--peer-secret", "--metrics-port", "serve --limit"),
    *("standings --results", "--agent", "--process", "--against"),
    "--lang",  # says itself where it comes from
}


def options_of(name: str) -> list[click.Option]:
    command = main.get_command(click.Context(main), name)
    return [p for p in command.params if isinstance(p, click.Option) and not p.is_flag]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_help_tells_what_holds_if_nothing_is_said(name: str, language: str) -> None:
    """Of every option that takes a value, unless nothing does."""
    text = Texts(language)
    page = " ".join(run(name, "--help", "--lang", language).output.split())
    for option in options_of(name):
        told = page.partition(f" {option.opts[0]} ")[2].partition(" --")[0]
        start, end = text("option-default", value="|").split("|")
        has_one = start.strip() in told and told.endswith(end)
        names = {option.opts[0], f"{name} {option.opts[0]}"}
        assert has_one != bool(names & WITHOUT_A_DEFAULT), names
        assert "Sentinel" not in told


DIGITS = "1" * 5000  # more than Python makes a number of


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, option.opts[0])
        for name in COMMANDS
        for option in options_of(name)
        if str(option.metavar).startswith(("N", "MINUTES"))
    ],
)
def test_five_thousand_digits_are_no_number_anybody_means(name: str, option: str) -> None:
    value = f"{DIGITS}=joke" if option == "--card" else DIGITS
    files = ["nowhere"] if name == "analyse" else []
    edition = ["--edition", "kpgut"] if option == "--limit" else []
    bots = ["--bots", "sharp"] if option == "--trials" else []
    result = run(name, *files, *edition, *bots, option, value, "--lang", "en")
    if option == "--name":
        assert result.exit_code == 0
        return
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert len(result.output) < 300


@pytest.mark.parametrize(
    "lines",
    [
        ["Aino", DIGITS, "1", DIGITS, "3", DIGITS, "q"],
        ["Aino", "2", DIGITS, "2", DIGITS, "1", "1", "3", "q"],
        ["Aino", "2", "²", "2", "²", "1", "1", "3", "q"],
    ],
)
def test_nor_are_they_an_answer(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "is_person", lambda: True)
    result = run("play", "--seed", "3", lines=lines)
    assert result.exit_code == 0, result.output
    assert result.output.endswith("Until next time.\n")


@pytest.mark.parametrize("says", ["", "\n# nothing yet\n"])
def test_what_holds_nothing_is_not_all_well(says: str, tmp_path: Path) -> None:
    for name, said in (
        ("rulings", "holds no ruling."),
        ("position", "holds no position."),
        ("replay", "a record begins with"),
        ("verify", "a record begins with"),
        ("analyse", "a record begins with"),
    ):
        file = tmp_path / "empty.txt"
        file.write_text(says)
        result = run(name, str(file), "--lang", "en")
        assert result.exit_code == 2, name
        assert said in result.output
    assert run("position", lines=[says]).exit_code == 2


def test_one_empty_file_of_several_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("")
    full = Path(__file__).parents[2] / "rulings" / "classic.txt"
    assert run("rulings", str(full), str(tmp_path / "empty.txt")).exit_code == 2


def test_a_byte_order_mark_is_no_part_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "marked.txt"
    file.write_text("ruling X-1.T1  marked\nseats 3\n---\n---\nturn B\n", "utf-8-sig")
    result = run("rulings", str(file), "--lang", "en")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_bots_of_every_level_can_be_asked_for(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[str] = []
    monkeypatch.setattr(play, "get_ready", lambda _, plan: ready.append(plan.level))
    record = tmp_path / "evening.txt"
    args = ("play", "--level", level, "--seed", "1", "--seats", "2", "--record", str(record))
    assert run(*args, lines=["q"]).exit_code == 0
    assert f" {level}\n" in record.read_text()
    assert ready == ([level] if level in ("sharp", "master", "grandmaster") else [])


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_narrow_terminal_and_ends_with_the_codes(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    codes = Texts(language)("usage-codes")
    for name in ("", *COMMANDS):
        page = run(*filter(None, [name]), "--help", "--lang", language).output
        assert max(map(len, page.splitlines())) <= 40, page
        assert " ".join(page.split()).endswith(codes)


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
    for name in EDITIONS:
        assert len(re.findall(rf"^    (\w+, )*{name}\b", page, re.MULTILINE)) == len(FIELD_TYPES)
    assert "    classic, custom, moomin, kpgut: 2 (GEN-R02; CUS-R37; MOO-03; KPG-R03)\n" in page


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_terminal_is_too_narrow_for_the_editions(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut off: beside one another, or where that is too narrow below one another."""
    monkeypatch.setattr(editions, "wants_colors", lambda _: True)
    monkeypatch.setenv("COLUMNS", str(width))
    for language in LANGUAGES:
        page = run("editions", "--lang", language).output
        letters = "".join(page.split())
        assert "…" not in page
        for name in EDITIONS:
            assert "".join(Texts(language)(f"edition-{name}").split()) in letters
        assert ("    classic, custom" in page) is (width < 80)


def test_version() -> None:
    assert re.fullmatch(r"yksi \d+\.\d+\.\d+ \([0-9a-f]{10}(-dirty)?\)\n", run("--version").output)


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
