"""`python -m docsite.stage FOLDER`: all that the site is made of, laid out as in the repository.

Documents keep their places, so that the links which people follow in the repository hold on the
site too; files that they link to come along. Pages that are made of data are written here.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from docsite import rulebooks
from docsite.links import markdown_links

ROOT = Path(__file__).parent.parent
HERE = ROOT / "docsite"
FONTS = ROOT / "web" / "node_modules" / "@fontsource" / "finlandica" / "files"
WEIGHTS = (400, 700)


def documents() -> list[Path]:
    """Every Markdown file that people read."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def linked_files() -> set[Path]:
    """What the documents link to, besides each other."""
    found = set()
    for document in documents():
        for link in markdown_links(document.read_text("utf-8")):
            path = (document.parent / link.partition("#")[0]).resolve()
            if path.is_file() and path.suffix != ".md":
                found.add(path)
    return found


def stage(folder: Path) -> None:
    """Lay everything out in a folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(HERE / "zensical.toml", folder)
    shutil.copytree(HERE / "theme", folder / "theme")
    pages = folder / "pages"
    for path in (*documents(), *linked_files()):
        target = pages / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    for page in HERE.glob("*.md"):
        shutil.copy(page, pages / "docs")
    rulebooks.write_pages(pages / "docs" / "rulebooks")
    look = pages / "look"
    shutil.copytree(HERE / "look", look)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", look)
    shutil.copy(ROOT / "web" / "public" / "finlandica-licence.txt", look)
    for weight in WEIGHTS:
        for letters in ("latin", "latin-ext"):
            shutil.copy(FONTS / f"finlandica-{letters}-{weight}-normal.woff2", look)


if __name__ == "__main__":
    stage(Path(sys.argv[1]))
