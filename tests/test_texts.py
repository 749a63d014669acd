"""Every sentence exists in every language, says the same things, and is used."""

from __future__ import annotations

import ast
import itertools
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import yksi.analysis
import yksi.cli
import yksi.gpu
import yksi.sim
import yksi.telling
import yksi.terminal
import yksi.training
from yksi.cards import COLOR_NAMES
from yksi.cli.admin import ACTIONS, COLUMNS
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
from yksi.sim.differences import DUEL, METRICS
from yksi.sim.results import ENDINGS
from yksi.table.procedures.talk import REACTIONS
from yksi.terminal.input.keys import LETTERED, Keys
from yksi.terminal.input.tool_reader import TOOL_NAMES
from yksi.texts import LANGUAGES, Texts, folder, known_language, language_of

# What a language may use or leave: it says who acts, which form is asked for, whose words they are.
GRAMMAR = {"form", "edition", "person", "other"}
COUNTS = {"count", "place", "target", "matching", "unseen", "percent", "low", "high", "most"}
PARAGRAPHS = {"classic": 12, "custom": 12, "moomin": 11, "kpgut": 12}
SOURCES = [
    path
    for package in (
        *(yksi.analysis, yksi.cli, yksi.gpu, yksi.sim, yksi.telling, yksi.terminal),
        yksi.training,
    )
    for path in Path(package.__path__[0]).rglob("*.py")
] + [Path(previews.__file__)]
REQUESTS = ("say", "act", "text", "_text", "Misread", "Trouble", "PlanError", "CannotRun")
BROWSER = Path(__file__).parents[1] / "web" / "src"


class _Variables(Visitor):
    """The variables of an entry, and the variants that are chosen by each."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ftl.Message] = {}
    for item in FluentParser().parse(source).body:
        assert not isinstance(item, ftl.Junk), f"{language}: cannot be read: {item.content!r}"
        if isinstance(item, ftl.Message):
            assert item.id.name not in found, f"{language}: {item.id.name} is given twice"
            found[item.id.name] = item
    return found


def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every text by its key, attributes as `key.attribute`."""
    found = {}
    for name, entry in entries(language).items():
        if entry.value is not None:
            found[name] = entry.value
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


def variables(language: str, key: str) -> _Variables:
    """Those of a text and of the texts that it refers to."""
    seen = _Variables()
    seen.visit(patterns(language)[key])
    for reference in seen.references:
        inner = variables(language, reference)
        seen.names |= inner.names
        for name, keys in inner.variants.items():
            seen.variants.setdefault(name, set()).update(keys)
    return seen


def helpers(language: str) -> set[str]:
    """Texts of one language alone, for its own texts to refer to."""
    referred: set[str] = set()
    for key in patterns(language):
        referred |= variables(language, key).references
    return referred - patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_keys_in_every_language(language: str) -> None:
    assert patterns(language).keys() - helpers(language) == patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_placeholders_in_every_language(language: str) -> None:
    for key in patterns("en"):
        english = variables("en", key).names - GRAMMAR
        assert variables(language, key).names - GRAMMAR == english, key


def fillings(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every variant of a text."""
    seen = variables(language, key)
    choices: list[list[tuple[str, str | int]]] = []
    for name in sorted(seen.names):
        words = seen.variants.get(name, set())
        numbers: set[str | int] = {int(word) for word in words if word.isdecimal()}
        if name in COUNTS or numbers or words & {"one"}:
            values: set[str | int] = numbers | {1, 2, 11, 500}
        else:
            values = set(words) or {f"<{name}>"}
        choices.append([(name, value) for value in sorted(values, key=str)])
    for combination in itertools.product(*choices):
        yield dict(combination)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    text = Texts(language)
    for key in patterns(language):
        for arguments in itertools.islice(fillings(language, key), 2000):
            said = text(key, **arguments)
            assert said.strip(), (key, arguments)
            assert "{" not in said, (key, said)
            assert "  " not in said, (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_uno_is_shouted(language: str) -> None:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    assert "!" not in said.replace("UNO!", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_short_and_never_mean_two_things(language: str) -> None:
    text = Texts(language)
    words = [word for verb in LETTERED for word in text(f"key-{verb}").split()]
    colors = [word for color in COLOR_NAMES for word in text(f"typed-{color}").split()]
    answers = [*text("typed-yes").split(), *text("typed-no").split()]
    for group in (words, colors, answers):
        assert len(group) == len(set(group))
        assert all(word == word.lower() for word in group)
    keys = Keys(text)
    shown = [keys.letter(verb) for verb in LETTERED] + [keys.color_letter(c) for c in COLOR_NAMES]
    assert all(len(letter) == 1 for letter in [*shown, keys.yes, keys.no])


# --- what the code asks for


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
        "panel-does-": ["call", "catch", "sort", "hint", "takeback"],
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


# --- languages


@pytest.mark.parametrize(
    ("word", "language"),
    [
        ("fi", "fi"),
        ("sv_FI.UTF-8", "sv"),
        ("no", "nb"),
        ("nn_NO", "nb"),
        ("da-DK", "da"),
        ("EN", "en"),
        ("de_DE", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_known_language(word: str, language: str | None) -> None:
    assert known_language(word) == language


def test_the_surroundings_choose_the_language() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "fi_FI.UTF-8"}) == "fi"
    assert language_of({"LANG": "fi_FI.UTF-8", "LC_ALL": "sv_SE"}) == "sv"
    assert language_of({"LC_ALL": "sv_SE", "YKSI_LANG": "da"}) == "da"
    assert language_of({"LC_ALL": "", "LANG": "nb_NO"}) == "nb"
    assert language_of({"LANG": "de_DE"}) == "en"


def test_a_sentence_takes_only_so_much() -> None:
    """Whatever somebody types, the answer is a sentence."""
    said = Texts("en")("misread-color", word="x" * 5000)
    assert "xxx…" in said
    assert len(said) < 1000


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        Texts("en")("no-such-key")
    with pytest.raises(KeyError):
        Texts("en")("command-yksi")


# --- words in sentences


@pytest.mark.parametrize(
    ("language", "edition", "card", "name", "object_"),
    [
        ("en", "classic", ("red", "number", "5"), "red 5", "red 5"),
        ("fi", "classic", ("blue", "number", "7"), "sininen 7", "sinisen 7:n"),
        ("fi", "kpgut", ("green", "draw_two", ""), "vihreä Nosta 2", "vihreän Nosta 2:n"),
        (
            *("fi", "classic", ("green", "draw_two", "")),
            *("vihreä Nosta 2 korttia", "vihreän Nosta 2 korttia -kortin"),
        ),
        ("fi", "moomin", ("none", "wild", ""), "Jokeri", "Jokerin"),
        ("fi", "kpgut", ("none", "wild_four", ""), "Villi+Nosta 4", "Villi+Nosta 4:n"),
        (
            *("fi", "custom", ("yellow", "reverse", "")),
            *("keltainen Suunnanvaihto", "keltaisen Suunnanvaihdon"),
        ),
        ("sv", "classic", ("yellow", "skip", ""), "gul Hoppa över", "gul Hoppa över"),
        ("nb", "custom", ("blue", "skip", ""), "blått Stå over-kort", "blått Stå over-kort"),
        ("nb", "moomin", ("blue", "skip", ""), "blå Stå over", "blå Stå over"),
        ("nb", "custom", ("blue", "number", "3"), "blå 3", "blå 3"),
        ("da", "moomin", ("none", "wild_four", ""), "Træk fire-joker", "Træk fire-joker"),
    ],
)
def test_cards_by_edition_and_form(
    language: str, edition: str, card: tuple[str, str, str], name: str, object_: str
) -> None:
    color, symbol, number = card
    text = Texts(language)
    for form, expected in (("name", name), ("object", object_)):
        filled = text("card", color=color, symbol=symbol, number=number, edition=edition, form=form)
        assert filled == expected


# --- one word for one thing

# What a card is not called in an edition: its own rulebook has another word for it.
STRANGE = {
    ("fi", "classic"): r"jokeri",
    ("fi", "custom"): r"\bvilli",
    ("fi", "moomin"): r"\bvilli(?!t tarinat)",
    ("fi", "kpgut"): r"jokeri",
    ("nb", "custom"): r"Jokerkort|Trekk to\b",
    ("nb", "moomin"): r"[Ss]kift farge|Trekk 2",
    ("nb", "kpgut"): r"[Ss]kift farge|Trekk 2",
}
# What is called something else everywhere, or cannot be said with a name in it.
NEVER = {"fi": r"varoit|voimassa \{ \$color|Pelaaja \{ \$who|\berä[nä]?\b(?<!tällä erää)"}
PARAGRAPHS_OF_KPGUT = {*range(1, 12), 13, 14, 15}  # those that a table can meet


def said_in(language: str, edition: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in the words of an edition."""
    text = Texts(language)
    for key in patterns(language):
        seen = variables(language, key)
        if "edition" in seen.variants:
            for values in itertools.islice(fillings(language, key), 2000):
                yield key, text(key, **values | {"edition": edition})
    yield f"edition-{edition}.about", text(f"edition-{edition}.about")
    for number in range(1, PARAGRAPHS[edition] + 1):
        yield f"summary-{edition}-{number}", text(f"summary-{edition}-{number}")


@pytest.mark.parametrize(("language", "edition"), STRANGE)
def test_a_card_has_one_name_in_an_edition(language: str, edition: str) -> None:
    strange = re.compile(STRANGE[language, edition])
    for key, said in said_in(language, edition):
        if key not in ("symbol", "card", "page-edition-size"):  # they name the cards of others too
            assert not strange.search(said), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_challenge_calls_the_card_by_its_name(language: str, edition: str) -> None:
    text = Texts(language)
    name = text("symbol", symbol="wild_four", number="", edition=edition, form="name")
    for rule in ("color", "color_or_wild", "playable"):
        condition = text("challenge-condition", rule=rule, color="green", edition=edition)
        assert condition.startswith(name), condition


@pytest.mark.parametrize("language", NEVER)
def test_words_that_are_never_used(language: str) -> None:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    assert not re.findall(NEVER[language], source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_kpgut_has_its_paragraphs(language: str) -> None:
    text = Texts(language)
    told = " ".join(text(f"summary-kpgut-{n}") for n in range(1, PARAGRAPHS["kpgut"] + 1))
    marks = re.findall(r"\((?:§ )?([\d, ]+?)(?: §)?\)", told)
    found = {int(number) for mark in marks for number in mark.split(",")}
    assert found == PARAGRAPHS_OF_KPGUT
