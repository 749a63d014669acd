"""The built page: what it shows and fetches before its script has come, and the script inside it.

`make web` renders the first page in every language. It is looked at until the script, which knows
this reader, puts its own in its place.
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from yksi import texts

STATIC = Path(__file__).parent.parent / "static"
INDEX = STATIC / "index.html"
WORKER = STATIC / "worker.js"  # served at the top, so that it may keep every page
_EMPTY = '<div id="app"></div>'
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SCRIPT = '<link rel="modulepreload" crossorigin href="/assets/{}" />'
_STYLE = '<link rel="preload" as="style" crossorigin href="/assets/{}" />'


def with_first_page(index: str, language: str) -> str:
    """The page with the first one in sight; nobody can press anything in it yet."""
    shell = STATIC / f"shell.{language}.html"
    if not shell.is_file():
        return index
    return index.replace(_EMPTY, f'<div id="app" inert>{shell.read_text("utf-8")}</div>', 1)


def table_files() -> list[str]:
    """Links that fetch the table's files together with the first script, not after it."""
    scripts = [_SCRIPT.format(file.name) for file in STATIC.glob("table-*.js")]
    return scripts + [_STYLE.format(file.name) for file in STATIC.glob("table-*.css")]


def texts_folder() -> Path:
    """What pages can say, as it was built with them; where nothing was built, every text."""
    built = STATIC / "locales"
    return built if built.is_dir() else texts.folder()


def inline_scripts() -> list[str]:
    """The digests by which a browser knows the scripts that stand in the page itself."""
    found = _INLINE.findall(INDEX.read_text("utf-8")) if INDEX.is_file() else []
    digests = (hashlib.sha256(script.encode()).digest() for script in found)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
