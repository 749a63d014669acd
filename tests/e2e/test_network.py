"""What the first visit costs, and how soon one plays. What else is asked for every flow watches."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Screen

MOST_SCRIPT = 100_000  # bytes, gzipped


def test_first_load_is_small(visit: Visit) -> None:
    anna = visit("Anna")
    scripts: list[Response] = []

    def note(response: Response) -> None:
        if response.request.resource_type == "script" or response.url.endswith(".js"):
            scripts.append(response)

    anna.page.on("response", note)
    anna.open("/")
    expect(anna.button("page-play")).to_be_visible()
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) < MOST_SCRIPT


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("edition", ["classic", "custom", "moomin"])
def test_two_presses_to_a_game(visit: Visit, size: Screen, edition: str) -> None:
    anna = visit("Anna", size, "da").open("/")
    anna.press(anna.page.locator(f"input[value={edition}]"))
    anna.press_button("page-play")
    expect(anna.page.locator("[data-card]")).not_to_have_count(0)
