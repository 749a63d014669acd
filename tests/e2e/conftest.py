"""A real server and a real browser; every page is watched for errors and strange requests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import pytest
from playwright.sync_api import expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.chromium import MISSING, chromium
from tests.e2e.person import DESKTOP, Person, Screen
from tests.e2e.watch import Watch
from tests.serving import PATIENCE, Server, running
from yksi.server.http.shell import INDEX

_QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync")
_HERE = Path(__file__).parent

expect.set_options(timeout=1000 * PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright leaves a loop running, beside which no other one may run."""
    for item in items:
        if item.path.is_relative_to(_HERE):
            item.add_marker(pytest.mark.e2e)
    items.sort(key=lambda item: item.path.is_relative_to(_HERE))


def _browser() -> str:
    found = chromium()
    if found is not None:
        return found
    if os.environ.get("CI"):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    args = ["--no-sandbox", "--disable-gpu", *_QUIET]
    return {**browser_type_launch_args, "executable_path": _browser(), "args": args}


@pytest.fixture(scope="session")
def _pw_artifacts_folder() -> Iterator[TemporaryDirectory[str]]:
    """Removed in time: the plugin's own one waits for an end that parallel workers do not have."""
    folder = TemporaryDirectory(prefix="yksi-e2e-")
    with folder:
        yield folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not INDEX.is_file():
        pytest.fail("the page is not built: run `make web`")
    with running(tmp_path_factory.mktemp("database"), module="tests.e2e.fixed") as server:
        yield server


@pytest.fixture(scope="session")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that deals by chance, and waits however slow the machine is."""
    with running(tmp_path_factory.mktemp("database"), module="tests.e2e.patient") as server:
        yield server


class Visit(Protocol):
    """Somebody comes with a browser of their own."""

    def __call__(
        self,
        name: str,
        screen: Screen = DESKTOP,
        language: str = "en",
        *,
        house: Server | None = None,
        lost: bool = False,
        forsaken: bool = False,
        **options: Any,
    ) -> Person: ...


@pytest.fixture
def visit(new_context: CreateContextCallback, server: Server) -> Iterator[Visit]:
    watches: list[Watch] = []

    def come(
        name: str,
        screen: Screen = DESKTOP,
        language: str = "en",
        *,
        house: Server | None = None,  # another server than the usual one
        lost: bool = False,  # where nothing is, which the server has to say
        forsaken: bool = False,  # the server is started anew meanwhile
        **options: Any,
    ) -> Person:
        at = house or server
        watch = Watch(at.address, lost, forsaken)
        watches.append(watch)
        context = new_context(
            base_url=f"http://{at.address}",
            locale=language,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            permissions=["clipboard-read", "clipboard-write"],
            **{
                "reduced_motion": "reduce",
                "color_scheme": "dark",
                "service_workers": "block",  # what is fetched is watched at the page
                **options,
            },
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.on("page", watch.attach)
        return Person(context.new_page(), at, name, screen, language)

    yield come
    assert not [trouble for watch in watches for trouble in watch.troubles]
