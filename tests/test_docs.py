"""The documents hold together: links lead somewhere, and the site has a place for every page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from docsite import rulebooks
from docsite.links import broken_links, markdown_anchors, markdown_links
from docsite.stage import HERE, ROOT, documents
from yksi.editions import EDITIONS
from yksi.rules import Rules
from yksi.texts import LANGUAGES


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in markdown_links(path.read_text("utf-8")):
        file, _, anchor = link.partition("#")
        target = path.parent / file if file else path
        assert target.exists(), link
        assert not anchor or anchor in markdown_anchors(target.read_text("utf-8")), link


# Names of files and folders in the text; a star stands for any, NAME, Name and ROOM for one's own.
_FILE = re.compile(
    r"`((?:yksi|web|tests|docs|rulings|lessons|locales|docsite|benchmarks|examples)/[^` ]*)`"
)
_MODULE = re.compile(r"`(yksi(?:\.\w+)+)`")
_GENERATED = {"web/src/lib/protocol.ts"}
_OWN = re.compile(r"NAME|Name|ROOM|…")


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_files_that_are_named_exist(path: Path) -> None:
    named = {name for name in _FILE.findall(path.read_text("utf-8")) if not _OWN.search(name)}
    assert not [name for name in named - _GENERATED if not any(ROOT.glob(name.rstrip("/")))]


_PRESENT = [path for path in documents() if path.name != "CHANGELOG.md"]  # which names what is gone


@pytest.mark.parametrize("path", _PRESENT, ids=lambda path: path.name)
def test_modules_and_names_that_are_named_exist(path: Path) -> None:
    for name in _MODULE.findall(path.read_text("utf-8")):
        assert resolve_name(name) is not None


def test_every_room_is_explained() -> None:
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
    rooms = {path.stem for path in (ROOT / "yksi").glob("[!_]*") if path.suffix in ("", ".py")}
    explained = {name.split(".")[1] for name in _MODULE.findall(text)}
    assert rooms == explained


def _pages(part: Any) -> Iterator[str]:
    """The pages of a part of the navigation."""
    if isinstance(part, str):
        yield part
        return
    for inner in part if isinstance(part, list) else part.values():
        yield from _pages(inner)


def test_the_site_has_a_place_for_every_document() -> None:
    settings = tomllib.loads((HERE / "zensical.toml").read_text("utf-8"))
    found = sorted(page for page in _pages(settings["project"]["nav"]) if "rulebooks" not in page)
    own = [f"docs/{page.name}" for page in HERE.glob("*.md")]
    assert found == sorted([*(path.relative_to(ROOT).as_posix() for path in documents()), *own])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_stand_side_by_side(language: str) -> None:
    known = {name for clauses in rulebooks.catalogue().values() for name in clauses}
    page = rulebooks.rulebook_page(language, known)
    assert page.count("<td ") == len(EDITIONS) * len(Rules._fields)
    for edition in EDITIONS.values():
        for clause in set(edition.clauses.values()) & known:
            assert f"#{rulebooks.clause_id(clause)}" in page


def test_every_clause_has_a_place_of_its_own() -> None:
    names = [name for clauses in rulebooks.catalogue().values() for name in clauses]
    assert len({rulebooks.clause_id(name) for name in names}) == len(names)
    page = rulebooks.clauses_page()
    assert page.count("<dt id=") == len(names)


def test_a_broken_link_of_a_page_is_found(tmp_path: Path) -> None:
    page = '<a id="top" href="#top"></a><a href="b.html#no"></a><img src="c.png"><a href="b.html">'
    (tmp_path / "a.html").write_text(page)
    (tmp_path / "b.html").write_text('<a href="https://example.org/d">')
    assert sorted(broken_links(tmp_path)) == [
        "a.html: b.html#no: no such place on the page",
        "a.html: c.png: no such file",
    ]
