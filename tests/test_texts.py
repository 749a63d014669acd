"""Every sentence that programs and pages ask for exists, and every one that exists is asked for."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType

import pytest

import yksi.analysis
import yksi.cli
import yksi.gpu
import yksi.sim
import yksi.telling
import yksi.terminal
import yksi.training
from tests.sentences import PARAGRAPHS, entries, patterns, variables
from yksi.cards import COLOR_NAMES
from yksi.cli.admin import ACTIONS
from yksi.cli.admin.shared import COLUMNS
from yksi.cli.editions import GROUPS
from yksi.editions import EDITIONS
from yksi.evening import EveningCode
from yksi.evening.entries import STOPS
from yksi.game.events import AnyEvent
from yksi.game.refusal import RefusalCode
from yksi.messages import motions, news, questions, text_tools
from yksi.messages.motions import VoteRule
from yksi.messages.refusal import TableCode
from yksi.messages.settings import FIELDS
from yksi.policies.levels import LEVELS as BOT_LEVELS
from yksi.records.receipts import ReceiptFault
from yksi.rules import FIELD_TYPES, Preset, value_names
from yksi.rulings.casebook import examples_of
from yksi.rulings.catalogue import topics
from yksi.rulings.lesson import lesson_of
from yksi.server.http import previews
from yksi.server.http.network import Trouble
from yksi.server.http.shell import STATIC
from yksi.sim.differences import DUEL, METRICS
from yksi.sim.results import ENDINGS
from yksi.table.procedures.talk import REACTIONS
from yksi.terminal.input.keys import LETTERED
from yksi.terminal.input.tool_reader import TOOL_NAMES
from yksi.texts import LANGUAGES, Texts

SOURCES = [
    path
    for package in (
        *(yksi.analysis, yksi.cli, yksi.gpu, yksi.sim, yksi.telling, yksi.terminal),
        yksi.training,
    )
    for path in Path(package.__path__[0]).rglob("*.py")
] + [Path(previews.__file__)]
REQUESTS = ("say", "act", "text", "_text", "Misread", "Trouble", "PlanError", "CannotRun")
ROOT = Path(__file__).parents[1]
BROWSER = ROOT / "web" / "src"


def tags(union: UnionType) -> list[str]:
    """The kinds of a union, as texts are called by them."""
    return [str(kind.__struct_config__.tag) for kind in union.__args__]


def refusals() -> list[str]:
    """Every code but the one that says that the cards have a code of their own."""
    return [
        *map(str, RefusalCode),
        *(str(code) for code in TableCode if code is not TableCode.CARDS),
    ]


def families() -> dict[str, list[str]]:
    """The keys that begin so in code and end with something known."""
    presets = [preset.name.lower() for preset in Preset]
    return {
        "event-": tags(AnyEvent),
        "news-": tags(news.AnyNews),
        "motion-": tags(motions.AnyMotion),
        "question-": tags(questions.AnyQuestion),
        "answer-": sorted({word for kind in QUESTIONS for word in (*kind.answers, kind.silence)}),
        "tool-": [*tags(text_tools.AnyTool), *(f"{tag}-all" for tag in FOR_ALL)],
        "vote-": ["yes", "no", "abstained"],
        "warning-": ["needless-drawing"],
        "reaction-": list(REACTIONS),
        "bot-": list(BOT_LEVELS),
        "setting-": list(FIELDS),
        "refusal-": refusals(),
        "preset-": presets,
        "edition-": list(EDITIONS),
        "rule-": list(FIELD_TYPES),
        "rules-": list(GROUPS),
        "command-": [*yksi.cli.COMMANDS, *(f"admin-{name}" for name in ACTIONS), "yksi"],
        "admin-column-": list(COLUMNS),
        "verify-fault-": list(ReceiptFault),
        "key-": [str(verb) for verb in LETTERED],
        "help-": [str(verb) for verb in LETTERED],
        "typed-": list(COLOR_NAMES),
        "joke-": ["1", "2", "3"],
        "use-": list(TOOL_NAMES),
        "may-": ["lay", "draw", "keep", "accept", "challenge"],
        "sim-four-": ["laid", "bluffs", "challenged", "upheld"],
        "sim-end-": list(ENDINGS),
        "evening-stops-": list(STOPS),
        "evening-refused-": list(EveningCode),
        "score-stop-": list(STOPS),
        "score-points-": ["winner", "low", "none"],
        "compare-": [*METRICS, *DUEL],
    }


FOR_ALL = ("drawcards", "discardcards", "givecard", "showhand", "putmarker")
QUESTIONS = (
    questions.MayJoin(1, 2, None),
    questions.TakeAdviser(1, 2),
    questions.WhereTo(1),
    questions.MayCoach(1, 2),
    questions.IsDrawingReasonable(1, 2),
)


def for_the_browser() -> dict[str, list[str]]:
    """What only the browser client asks for, out of the same files; it builds most of these."""
    return {
        "etiquette": [""],
        "trademark": [""],
        "about-": ["kpgut"],
        "note-": [note for edition in EDITIONS.values() for note in edition.notes],
        "summary-": [
            f"{edition}-{number}"
            for edition, count in PARAGRAPHS.items()
            for number in range(1, count + 1)
        ],
        "goodbye-": [
            *(
                "banned",
                "closed",
                "closed-table",
                "damaged",
                "gone",
                "no-table",
                "origin",
                "protocol",
            ),
            "too-fast",
            "too-many",
        ],
        "invite-trouble-": [*Trouble, "not-own-computer", "settled", "server"],
        "door-game-": list(EDITIONS),
        "page-trouble-": [
            "join",
            "no-code",
            "too-many-codes",
            "server",
            "house-full",
            "too-many-tables",
        ],
        "panel-do-": [
            *("report", "accuse", "doubt", "ask", "warn", "remove", "beginner", "coach"),
            *("gave-up", "give-up", "stop", "join", "put-out", "hand-over", "delete"),
            *("send-out", "silence", "let-write", "mute", "unmute", "complain"),
        ],
        "hint-rest-": ["chance", "places"],
        "panel-does-": ["table", "call", "catch", "sort", "hint", "takeback"],
        "lesson-": sorted(
            {stop for edition in EDITIONS for step in lesson_of(edition) for stop in step.stops()}
        ),
        "panel-keys-": ["arrows", "space", "enter", "colors"],
        "panel-rule-": list(VoteRule),
        "panel-tool-": tags(text_tools.AnyTool),
        "scene-key-": ["sort", "hint", "takeback"],
        "ask-try-": ["1", "2", "3"],
        "clauses-": sorted({topic.group for topic in topics()}),
        "check-": [*sorted(shown_checks()), "round-winner", "round-points", "counts"],
        "example-how-": ["out", "left", "holds", "gaveup", "removed"],
    }


@cache
def shown_checks() -> set[str]:
    """Everything that an example can end with."""
    return {
        check.check
        for edition in EDITIONS
        for examples in examples_of(edition).values()
        for example in examples
        for step in example.steps
        for check in step.checks
    }


def asked() -> Iterator[tuple[str, ast.expr]]:
    """The first argument of everything that looks like a request for a text."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in REQUESTS:
                    yield path.name, node.args[0]


def test_every_key_in_code_exists() -> None:
    known = patterns("en")
    for where, argument in asked():
        match argument:
            case ast.Constant(str() as key) if re.fullmatch(r"[a-z]+(-[a-z]+)*", key):
                assert key in known, f"{where} asks for {key}"
            case ast.JoinedStr([ast.Constant(str() as start), *_]):
                assert start in families(), f"{where} asks for {start}…"


def test_every_family_is_complete() -> None:
    known = patterns("en")
    for start, ends in [*families().items(), *for_the_browser().items()]:
        assert {start + end for end in ends} <= entries("en").keys(), start
    assert PARAGRAPHS.keys() == EDITIONS.keys()
    for code in refusals():
        assert f"refusal-{code}.rule" in known
    for field in FIELDS:
        assert {f"setting-{field}.value", f"setting-{field}.help"} <= known.keys()
    for edition in EDITIONS:
        assert f"edition-{edition}.about" in known
    for preset in Preset:
        assert f"preset-{preset.name.lower()}.effect" in known


def test_no_code_of_the_table_is_one_of_the_cards() -> None:
    assert len(set(refusals())) == len(refusals())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_table_need_nothing_filled_in(language: str) -> None:
    for code in TableCode:
        if code is not TableCode.CARDS:
            for key in (f"refusal-{code}", f"refusal-{code}.rule"):
                assert not variables(language, key).names, key


def words_of_the_terminal() -> set[str]:
    return {
        node.value.partition(".")[0]
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def words_of_the_browser() -> set[str]:
    """Everything in quotation marks that could be a key."""
    paths = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    quoted = re.compile(r"""["'`]([a-z][\w-]*)(?:\.\w+)?["'`]""")
    return {word for path in paths for word in quoted.findall(path.read_text(encoding="utf-8"))}


def asked_by_the_browser() -> Iterator[tuple[str, str]]:
    """The first argument of everything that says a text, as it is written there."""
    saying = re.compile(r"""\b(?:say|act)\(\s*(["'`])(.+?)\1""")
    for path in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]:
        for _, key in saying.findall(path.read_text(encoding="utf-8")):
            yield path.name, key


def test_every_key_in_the_browser_exists() -> None:
    starts = families().keys() | for_the_browser().keys()
    for where, key in asked_by_the_browser():
        start, built, _ = key.partition("${")
        assert start in (starts if built else patterns("en")), f"{where} asks for {key}"


@pytest.mark.skipif(not (STATIC / "locales").is_dir(), reason="no pages are built here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_sent_what_they_ask_for_and_no_words_of_the_terminal(language: str) -> None:
    sent = (STATIC / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^[a-z][\w-]*(?= =)", sent, re.MULTILINE))
    built = {start + end for start, ends in for_the_browser().items() for end in ends}
    said = {key.partition(".")[0] for _, key in asked_by_the_browser() if "${" not in key}
    assert built | said <= keys, sorted((built | said) - keys)
    assert not {key for key in keys if key.startswith(("command-", "option-", "sim-", "admin-"))}


@pytest.mark.skipif(not BROWSER.is_dir(), reason="the browser client is not here to be asked")
def test_no_key_is_left_over() -> None:
    literal = words_of_the_terminal() | words_of_the_browser()
    every = [*families().items(), *for_the_browser().items()]
    built = {start + end for start, ends in every for end in ends}
    referred = {name for key in patterns("en") for name in variables("en", key).references}
    assert set(entries("en")) <= literal | built | referred, sorted(
        set(entries("en")) - literal - built - referred
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_rule_has_words(language: str) -> None:
    for field in FIELD_TYPES:
        names = set(value_names(field))
        variants = variables(language, f"rule-{field}.value").variants.get("value", set())
        if not any(name[0] in string.digits for name in names):
            assert variants == names, field


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_card_and_edition_has_its_own_name(language: str) -> None:
    text = Texts(language)
    for family in ("edition-", "preset-"):
        names = [text(family + end) for end in families()[family]]
        assert len(set(names)) == len(names)


TITLE = re.compile(r"[“”»«]([A-Z][^“”»«]+)[“”»«] (?:in the|i) do[ck]|dokumentaation sivu ”([^”]+)”")


@pytest.mark.parametrize("language", LANGUAGES)
def test_documents_are_named_by_their_titles(language: str) -> None:
    """Whoever has installed a wheel has no folder of documents."""
    text = (ROOT / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    assert "docs/" not in text
    pages = (path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))
    titles = {page.partition("\n")[0].removeprefix("# ") for page in pages}
    named = {one or other for one, other in TITLE.findall(text)}
    assert named
    assert named <= titles
