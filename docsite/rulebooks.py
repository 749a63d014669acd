"""The rulebooks side by side, a page a language, and the catalogue of their clauses.

Everything comes from where the game has it: values and clauses from the editions, words from the
locale files, titles of clauses and rulings from the casebook.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from html import escape
from itertools import count
from pathlib import Path

from yksi import installed
from yksi.cli.editions import GROUPS
from yksi.editions import EDITIONS, Edition
from yksi.rules import value_name, value_names
from yksi.rulings import parse_rulings
from yksi.texts import LANGUAGES, Texts

NAMES = {"en": "English", "fi": "Suomi", "sv": "Svenska", "nb": "Norsk", "da": "Dansk"}
CLAUSES = "clauses.md"  # the page of the catalogue, beside the others
_COMMON = "common"  # the file of clauses that editions share
_SHARED = "Decisions that the printed editions share"


def clause_id(clause: str) -> str:
    """The name of a clause in an address."""
    return re.sub(r"[^a-z0-9]+", "-", clause.lower()).strip("-")


def _paragraphs(text: Texts, edition: str) -> Iterator[str]:
    """The rules in short, as many paragraphs as there are."""
    with suppress(LookupError):
        for number in count(1):
            yield text(f"summary-{edition}-{number}")


def _clause(text: Texts, edition: Edition, field: str, known: set[str]) -> str:
    written = edition.clauses[field]
    if written == "house":
        return escape(text("clause-house"))
    shown = escape(written)
    page = CLAUSES.replace(".md", ".html")
    return f'<a href="{page}#{clause_id(written)}">{shown}</a>' if written in known else shown


def _table(text: Texts, fields: tuple[str, ...], known: set[str]) -> Iterator[str]:
    yield '<table class="rulebooks"><thead><tr>'
    yield f"<th>{escape(text('column-rule'))}</th>"
    yield from (f"<th>{escape(text(f'edition-{name}'))}</th>" for name in EDITIONS)
    yield "</tr></thead><tbody>"
    for field in fields:
        written = f"{field}={'|'.join(value_names(field))}"
        yield f"<tr><th>{escape(text(f'rule-{field}'))} <code>{escape(written)}</code></th>"
        for name, edition in EDITIONS.items():
            value = text(f"rule-{field}.value", value=value_name(getattr(edition.rules, field)))
            yield (
                f'<td data-edition="{escape(text(f"edition-{name}"))}">{escape(value)} '
                f"<small>{_clause(text, edition, field, known)}</small></td>"
            )
        yield "</tr>"
    yield "</tbody></table>"


def _shorts(text: Texts) -> Iterator[str]:
    """The rules of each edition in short, a column an edition."""
    yield '<div class="shorts">'
    for name in EDITIONS:
        yield f"<section><h3>{escape(text(f'edition-{name}'))}</h3>"
        yield f"<p><strong>{escape(text(f'edition-{name}.about'))}</strong></p>"
        yield from (f"<p>{escape(paragraph)}</p>" for paragraph in _paragraphs(text, name))
        yield "</section>"
    yield "</div>"


def rulebook_page(language: str, known: set[str]) -> str:
    """All rules of the four editions beside one another."""
    text = Texts(language)
    others = " · ".join(
        NAMES[each] if each == language else f"[{NAMES[each]}]({each}.md)" for each in LANGUAGES
    )
    title = f"# {text('page-rules')}"
    lines = ["---", "hide: [toc]", f"title: {NAMES[language]}", "---", title, "", others, ""]
    for group, fields in GROUPS.items():
        lines += [f"## {text(f'rules-{group}')}", "", "\n".join(_table(text, fields, known)), ""]
    lines += [f"## {text('page-rules-short')}", "", "\n".join(_shorts(text)), ""]
    return "\n".join(lines)


def catalogue() -> dict[str, dict[str, tuple[str, str]]]:
    """Every clause by its family: its title, and `ruling` or why it has none."""
    found: dict[str, dict[str, tuple[str, str]]] = {}
    for family in (_COMMON, *EDITIONS):
        path = installed.folder("rulings") / "clauses" / f"{family}.txt"
        lines = path.read_text("utf-8").splitlines()
        rows = [line.split("|") for line in lines if line and not line.startswith("#")]
        found[family] = {name.strip(): (title.strip(), how.strip()) for name, title, how in rows}
    return found


def clauses_page() -> str:
    """Every clause with its title and the rulings that show it."""
    rulings: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(installed.folder("rulings").glob("*.txt")):
        for ruling in parse_rulings(path.read_text("utf-8")):
            rulings[ruling.name.partition(".T")[0]].append(f"{ruling.name} {ruling.title}")
    lines = ["---", "title: Clauses", "---", "# Clauses and their rulings", ""]
    lines += ["What each clause says in short, and the [rulings](../RULINGS.md) that show it.", ""]
    text = Texts(LANGUAGES[0])
    for family, clauses in catalogue().items():
        title = _SHARED if family == _COMMON else text(f"edition-{family}")
        lines += [f"## {title}", "", '<dl class="clauses">']
        for name, (title, how) in clauses.items():
            shown = "; ".join(rulings[name]) or how
            lines.append(f'<dt id="{clause_id(name)}"><code>{name}</code> {escape(title)}</dt>')
            lines.append(f"<dd>{escape(shown)}</dd>")
        lines += ["</dl>", ""]
    return "\n".join(lines)


def write_pages(folder: Path) -> None:
    """The pages of every language and that of the clauses."""
    folder.mkdir(parents=True)
    known = {name for clauses in catalogue().values() for name in clauses}
    for language in LANGUAGES:
        (folder / f"{language}.md").write_text(rulebook_page(language, known), "utf-8")
    (folder / CLAUSES).write_text(clauses_page(), "utf-8")
