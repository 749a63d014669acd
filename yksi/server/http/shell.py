"""The built page: what it shows and fetches before its script has come, and the scripts inside it.

`make web` renders the first page in every language, which is looked at until the script, which
knows this reader, puts its own in its place; and the form of a new evening, where names can be
written at once and are taken over by the script.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from yksi import texts

STATIC = Path(__file__).parent.parent / "static"
INDEX = STATIC / "index.html"
WORKER = STATIC / "worker.js"  # served at the top, so that it may keep every page
_EMPTY = '<div id="app"></div>'
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_NAMED = re.compile(r"(.+)-.{8}(\.\w+)")  # a script's or style's name, its digest and suffix
_LINKS = {
    ".js": '<link rel="modulepreload" crossorigin href="/assets/{}" />',
    ".css": '<link rel="preload" as="style" crossorigin href="/assets/{}" />',
}
# Which scripts and styles a page is made of, by how its address begins; web/chunks.js names them.
_TABLE = ("TablePage", "table", "shared", "shared-rounds", "shared-others", "hashes")
_SCORE = ("Score", "tally", "shared")
_SCRIPTS = (("/t/", _TABLE), ("/c/", _TABLE), ("/score", _SCORE))
_STYLES = '<link rel="stylesheet" crossorigin href="/assets/{}" />'


def with_first_page(index: str, language: str) -> str:
    """The page with the first one in sight; nobody can press anything in it yet."""
    shell = STATIC / f"shell.{language}.html"
    if not shell.is_file():
        return index
    return index.replace(_EMPTY, f'<div id="app" inert>{shell.read_text("utf-8")}</div>', 1)


def with_names(index: str, language: str) -> str:
    """The page with the form of a new evening; the script's own page waits behind it."""
    form = STATIC / f"score.{language}.html"
    if not form.is_file():
        return index
    styles = "".join(map(_STYLES.format, _files_of(_SCORE, ".css")))
    early = f'<div id="early">{form.read_text("utf-8")}</div>'
    seen = index.replace(_EMPTY, f'<div id="app" hidden></div>{early}', 1)
    return seen.replace("</head>", f"{styles}</head>", 1)


def files_for(path: str) -> list[str]:
    """Links that fetch a page's own files together with the first script, not after it."""
    scripts = next((names for start, names in _SCRIPTS if path.startswith(start)), ())
    return [
        link.format(name)
        for script in scripts
        for suffix, link in _LINKS.items()
        for name in _files_of((script,), suffix)
    ]


def _files_of(scripts: Iterable[str], suffix: str) -> list[str]:
    built = _built(INDEX.stat().st_mtime_ns)
    return [name for script in scripts for name in built.get((script, suffix), ())]


@cache
def _built(_changed: int) -> dict[tuple[str, str], list[str]]:
    """The built files by script and suffix; the time of the last change keeps old ones out."""
    found: dict[tuple[str, str], list[str]] = {}
    for file in sorted(STATIC.iterdir()):
        if match := _NAMED.fullmatch(file.name):
            found.setdefault((match[1], match[2]), []).append(file.name)
    return found


def texts_folder() -> Path:
    """What pages can say, as it was built with them; where nothing was built, every text."""
    built = STATIC / "locales"
    return built if built.is_dir() else texts.folder()


def inline_scripts() -> list[str]:
    """The digests by which a browser knows the scripts that stand in the page itself."""
    files = [file for file in (INDEX, *INDEX.parent.glob("score.??.html")) if file.is_file()]
    found = dict.fromkeys(
        script for file in files for script in _INLINE.findall(file.read_text("utf-8"))
    )
    digests = (hashlib.sha256(script.encode()).digest() for script in found)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
