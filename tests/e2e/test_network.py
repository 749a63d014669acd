"""What the first visit costs, and how soon one plays. What else is asked for every flow watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Screen

MOST_SCRIPT = 100_000  # bytes, gzipped


def test_first_load_is_small(visit: Visit) -> None:
    """What is fetched ahead, while somebody reads the first page, keeps nobody waiting."""
    anna = visit("Anna").open("/")
    expect(anna.button("page-play")).to_be_visible()
    sizes = anna.page.evaluate(
        """() => {
          const { loadEventEnd } = performance.getEntriesByType("navigation")[0];
          return performance.getEntriesByType("resource")
            .filter((file) => file.name.endsWith(".js") && file.startTime < loadEventEnd)
            .map((file) => file.encodedBodySize);
        }"""
    )
    assert sizes
    assert all(sizes)
    assert sum(sizes) < MOST_SCRIPT


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("edition", ["classic", "custom", "moomin"])
def test_two_presses_to_a_game(visit: Visit, size: Screen, edition: str) -> None:
    anna = visit("Anna", size, "da").open("/")
    anna.press(anna.page.locator(f"input[value={edition}]"))
    anna.press_button("page-play")
    expect(anna.page.locator("[data-card]")).not_to_have_count(0)
