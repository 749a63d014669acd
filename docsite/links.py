"""Links and what they point at, in Markdown files and in built pages.

`python -m docsite.links FOLDER` names every link of a built site that leads nowhere, and exits 1
when there is one. Links to other places in the world are not followed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
_ELSEWHERE = re.compile(r"[a-z]+:|//")


def is_elsewhere(link: str) -> bool:
    """Whether a link leaves the folder."""
    return bool(_ELSEWHERE.match(link))


def markdown_links(text: str) -> list[str]:
    """The links of a Markdown text that stay in the repository, pictures included.

    >>> markdown_links("[a](b.md#c) `[no](link)` ![d](e.png) [f](https://example.org)")
    ['b.md#c', 'e.png']
    """
    return [
        link
        for link in _LINK.findall(_CODE.sub("", _FENCE.sub("", text)))
        if not is_elsewhere(link)
    ]


def markdown_anchors(text: str) -> set[str]:
    """The names of a text's headings, as a web page of it has them.

    >>> sorted(markdown_anchors("# Fair deals\\n## Who's on turn?"))
    ['fair-deals', 'whos-on-turn']
    """
    titles = _HEADING.findall(_FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


class _Page(HTMLParser):
    """The links of a page, and the names that others may point at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for key, value in attributes:
            if key in ("href", "src") and value and not is_elsewhere(value):
                self.links.append(unquote(value))
            if key in ("id", "name") and value:
                self.names.add(value)


def broken_links(folder: Path) -> Iterator[str]:
    """Every link of the pages in a folder that leads nowhere, with the page that has it."""
    pages = {path.resolve(): _Page(path.read_text("utf-8")) for path in folder.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            file, _, name = link.partition("#")
            file = file.partition("?")[0]
            target = (path.parent / file).resolve() if file else path
            if not target.is_file():
                yield f"{path.relative_to(folder.resolve())}: {link}: no such file"
            elif name and target in pages and name not in pages[target].names:
                yield f"{path.relative_to(folder.resolve())}: {link}: no such place on the page"


if __name__ == "__main__":
    sys.exit("\n".join(broken_links(Path(sys.argv[1]))) or None)
