"""Editions of one's own on the command line: played, counted, compared, shown, or refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from yksi.cli import editions, main, serve
from yksi.cli.shared.rules import MOST_FILES, given_rules
from yksi.editions import parse_rules
from yksi.editions.file import MOST_BYTES
from yksi.records.table_record import replay
from yksi.server.settings import Settings

EXAMPLES = Path(__file__).parents[2] / "examples"
MOKKI = str(EXAMPLES / "mokki.toml")
RULES = (
    "classic + draw=until + jump_in=identical + stacking=same + uno_penalty=4 + target=200"
    " + seven_swap=yes + zero_rotate=yes"
)
PLAIN = 'name = "{}"\nbase = "classic"\nrules.hand_size = {}\n'


def run(*args: str) -> Result:
    return CliRunner().invoke(main, [*args, "--lang", "en"])


def refused(*args: str) -> str:
    result = run(*args)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return result.output


# --- as rules of any command


def test_a_file_is_played_and_its_record_needs_no_file(tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    result = run("play", MOKKI, "--seats", "3", "--seed", "1", "--record", str(record))
    assert result.exit_code == 0
    assert "We play Cottage." in result.output
    assert "Rules for a rainy day" in result.output
    assert "  A +2 may be laid on a +2. Whoever has none draws the lot." in result.output
    text = record.read_text("utf-8")
    assert f"A sets rules {RULES}\n" in text
    assert "Mökki" not in text
    table, _ = replay(text)
    assert table.room.settings.rules == RULES


def test_a_file_may_be_changed_further() -> None:
    for given in (
        given_rules(f"{MOKKI} + target=500", "hand_size=9"),
        given_rules(MOKKI, "target=500 + hand_size=9"),
    ):
        _, rules = parse_rules(f"{given.edition} + {given.changes}")
        assert (rules.target, rules.hand_size, rules.stacking.name) == (500, 9, "SAME")
    assert given_rules(MOKKI, None)[:2] == tuple(RULES.split(" + ", 1))


@pytest.mark.parametrize(
    ("edition", "changed", "found"),
    [
        (None, None, (None, None)),
        (None, "draw=until", (None, "draw=until")),
        ("kpgut", None, ("kpgut", None)),
        ("kpgut + hand_size=8", None, ("kpgut", "hand_size=8")),
        ("kpgut+ hand_size=8", "doubt=letter", ("kpgut", "hand_size=8 + doubt=letter")),
    ],
)
def test_known_editions_are_written_as_ever(
    edition: str | None, changed: str | None, found: tuple[str | None, str | None]
) -> None:
    assert given_rules(edition, changed) == (*found, None)


def test_a_file_is_counted() -> None:
    result = run("sim", MOKKI, "--games", "20", "--seats", "2", "--threads", "1", "--json", "-")
    assert result.exit_code == 0, result.output
    assert f'"{RULES}"' in result.output


@pytest.mark.parametrize("command", ["sim", "tournament"])
def test_rules_are_an_argument_or_an_option(command: str) -> None:
    said = refused(command, "classic", "--edition", MOKKI)
    assert said == f"The edition is given twice: classic and {MOKKI}.\n"
    assert "There is no edition “poker”" in refused(command, "poker")
    assert "There is no edition “poker”" in refused(command, "--edition", "poker")


# --- shown


def test_an_edition_is_shown_beside_the_one_that_it_changes() -> None:
    page = run("editions", MOKKI, "--plain").output
    assert page.startswith("Classic (classic). ")
    assert "\nCottage (Mökki). Rules for a rainy day" in page
    assert "    classic: 2 cards (CLS-39)\n    Mökki: 4 cards (A forgotten call costs four" in page
    assert "    Mökki: 200 points (house option)\n" in page
    assert "kpgut" not in page


def test_editions_of_a_folder_are_shown(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(PLAIN.format("[b]ig", 9), "utf-8")
    (tmp_path / "a.TOML").write_text(PLAIN.format("Small", 5).replace("classic", "kpgut"), "utf-8")
    (tmp_path / "notes.txt").write_text("not an edition", "utf-8")
    page = run("editions", str(tmp_path), "--plain").output
    assert [line.split(" (")[0] for line in page.splitlines()[:4]] == [
        *("KPGUT", "Classic", "Small", "[b]ig")
    ]


def test_names_are_no_markup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "own.toml"
    file.write_text(PLAIN.format("[bold]ig[/x]", 9), "utf-8")
    monkeypatch.setattr(editions, "wants_colors", lambda _: True)
    monkeypatch.setenv("COLUMNS", "140")
    result = run("editions", str(file))
    assert result.exit_code == 0
    assert "[bold]ig[/x]" in result.output


# --- what is wrong


def test_every_fault_is_told_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('name = "Own"\nbase = "classic"\n[rules]\nstackign = 1\ntarget = -1\n', "utf-8")
    faults = (
        f"{file}: line 4: there is no rule called 'stackign'; did you mean stacking?\n"
        "line 5: target takes 0-5000, not -1\n"
    )
    for args in (["play"], ["sim"], ["tournament"], ["compare", "classic"], ["editions"]):
        assert refused(*args, str(file)) == faults


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert (
        refused("play", str(missing)) == f"{missing} cannot be read: No such file or directory.\n"
    )
    assert refused("editions", str(tmp_path / "x")).endswith("No such file or directory.\n")
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    assert refused("play", str(folder)) == f"{folder} cannot be read: Is a directory.\n"
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (MOST_BYTES * 3))
    assert "an edition has at most 65,536 bytes" in refused("play", str(huge))


def test_changes_that_make_no_sense_with_a_file_are_told() -> None:
    said = "These rules cannot be played: "
    assert refused("play", f"{MOKKI} + scoring=places").startswith(f"{said}scoring=places needs")
    assert refused("sim", MOKKI, "--rules", "sauna=hot").startswith(f"{said}there is no rule")
    assert refused("sim", f"{MOKKI} +").startswith(f"{said}a changed rule is written field=value")


# --- a folder of the server


def test_the_server_is_given_the_editions_of_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda *args: given.append(args[-1]))
    assert run("serve", "--editions", str(EXAMPLES)).exit_code == 0
    assert [edition.name for edition in given[0].editions] == ["Mökki"]


def test_a_server_does_not_start_with_a_faulty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "run", lambda *_: pytest.fail("it started"))
    nowhere = tmp_path / "nowhere"
    assert refused("serve", "--editions", str(nowhere)).startswith(f"{nowhere} cannot be read: ")
    assert refused("serve", "--editions", str(tmp_path)) == (
        f"{tmp_path} holds no edition: no file that ends in .toml.\n"
    )
    for number in range(2):
        (tmp_path / f"{number}.toml").write_text(PLAIN.format("Own", 8 + number), "utf-8")
    assert refused("serve", "--editions", str(tmp_path)) == (
        f"{tmp_path / '1.toml'}: line 1: 'Own' is the name of 0.toml; take another\n"
    )
    for number in range(MOST_FILES + 1):
        (tmp_path / f"{number}.toml").touch()
    assert refused("serve", "--editions", str(tmp_path)) == (
        f"{tmp_path} holds {MOST_FILES + 1} editions; at most {MOST_FILES} can be offered.\n"
    )
