"""What is seen on a screen as it is, on which screens one looks, and answers that come late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.person import DESKTOP, PHONE

sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def is_seen(what: Locator) -> bool:
    """On the screen as it is, without scrolling."""
    return bool(
        what.evaluate(
            """(node) => {
              const box = node.getBoundingClientRect();
              return box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
            }"""
        )
    )


def expect_seen(what: Locator) -> None:
    expect(what).to_be_visible()
    assert is_seen(what)


def hold(page: Page, addresses: str) -> list[Route]:
    """What is asked for at these addresses waits until the test lets it go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(addresses, keep)
    return held


def letters_have_come(page: Page) -> None:
    """The page has its style and its own letters: until then places depend on the machine."""
    page.evaluate(
        """async () => {
          const style = document.querySelector("link[rel=stylesheet]");
          if (!style.sheet) await new Promise((come) => style.addEventListener("load", come));
          await Promise.allSettled([...document.fonts].map((letters) => letters.load()));
        }"""
    )
