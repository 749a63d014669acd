"""What the first visit costs, and how soon one plays. What else is asked for every flow watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Screen
from tests.e2e.scoring import Scorer

MOST_SCRIPT = 100_000  # bytes, gzipped
MOST_EVENING = 40_000  # the same of a whole evening, beside what the first page has fetched
_NOTHING_AHEAD = "window.requestIdleCallback = () => 0;"
_EVENING = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js") && !name.includes("/first-"))
  .map((file) => file.encodedBodySize)"""


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
@pytest.mark.parametrize("edition", ["classic", "kpgut"])
def test_an_evening_is_small(visit: Visit, size: Screen, edition: str) -> None:
    """From the names to the first entry; sheets come when they are asked for, or nobody waits."""
    aino = visit("Aino", size, "fi")
    aino.page.add_init_script(_NOTHING_AHEAD)
    scorer = Scorer(aino)
    scorer.begin("Aino", "Bo", "Cy", edition=edition)
    if edition == "kpgut":
        aino.press_button("clock-start-game", game=1)
        expect(aino.button("clock-out-who", who="Bo")).to_be_visible()
    else:
        scorer.round("Bo", ["7", "W4"])
        expect(aino.page.locator("tfoot td")).to_have_text(["0", "57", "0"])
    sizes = aino.page.evaluate(_EVENING)
    assert all(sizes)
    assert 20_000 < sum(sizes) < MOST_EVENING


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("edition", ["classic", "custom", "moomin"])
def test_two_presses_to_a_game(visit: Visit, size: Screen, edition: str) -> None:
    anna = visit("Anna", size, "da").open("/")
    anna.press(anna.page.locator(f"input[value={edition}]"))
    anna.press_button("page-play")
    expect(anna.page.locator("[data-card]")).not_to_have_count(0)
