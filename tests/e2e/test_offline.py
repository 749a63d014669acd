"""What a browser keeps: Yksi opens without a line, and nobody is left on old pages by an update."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.e2e.rebuilt import FOLDER
from tests.serving import Server, running
from yksi.server.http.shell import STATIC
from yksi.texts import Texts

SAY = Texts("fi")
_READY = "navigator.serviceWorker.ready.then(() => caches.keys())"
_UNTIL_KEPT = """async ([name, alone]) => {
  for (let looks = 0; looks < 400; looks++) {
    const names = await caches.keys();
    const page = names.includes(name) && await (await caches.open(name)).match("/");
    const { installing } = await navigator.serviceWorker.ready;
    if (page && installing === null && (!alone || names.length === 1)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""
_IS_SECOND = "() => document.documentElement.dataset.build === '2'"


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built pages, for this test alone."""
    folder = tmp_path / "pages"
    shutil.copytree(STATIC, folder)
    monkeypatch.setenv(FOLDER, str(folder))
    return folder


@pytest.fixture
def house(tmp_path: Path, pages: Path) -> Iterator[Server]:
    with running(tmp_path, module="tests.e2e.rebuilt") as server:
        yield server


def _build_again(pages: Path) -> None:
    """A second build: every script has another name, and the first one says so."""
    scripts = list(pages.glob("*-????????.js"))
    names = {script.name: f"{script.name[:-5]}22.js" for script in scripts}
    for file in (*scripts, pages / "index.html", pages / "worker.js"):
        text = file.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        if file.name.startswith("first-"):
            text += "\ndocument.documentElement.dataset.build = '2';"
        text = re.sub(r'VERSION = "\w+"', 'VERSION = "second"', text)
        (pages / names.get(file.name, file.name)).write_text(text, "utf-8")
    for script in scripts:
        script.unlink()


def _come(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name=SAY("page-play"), exact=True)).to_be_enabled()
    return page


def test_pages_without_a_line_and_after_an_update(
    house: Server, pages: Path, new_context: CreateContextCallback
) -> None:
    context = new_context(base_url=f"http://{house.address}", locale="fi", service_workers="allow")
    page = _come(context)
    assert len(page.evaluate(_READY)) == 1
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    _build_again(pages)
    page.goto("/")
    page.wait_for_function(_IS_SECOND)
    assert page.evaluate(_UNTIL_KEPT, ["yksi-second", False])
    page.close()  # the last page of the first build
    page = _come(context)
    assert page.evaluate(_UNTIL_KEPT, ["yksi-second", True])

    house.end()
    page.close()
    page = _come(context)
    page.wait_for_function(_IS_SECOND)
    page.get_by_role("button", name=SAY("page-play"), exact=True).click()
    expect(page.get_by_text(SAY("page-trouble-server"))).to_be_visible()
    page.get_by_role("button", name=SAY("page-rules"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading").nth(1)).to_be_visible()
    house.start()  # for whoever ends it
