"""Every size of a screen: hand, piles, turn and UNO are on it, and nothing lies on anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import Person, Screen
from tests.serving import Server, seated

UPRIGHT = [(320, 480), (320, 568), (360, 640), (390, 844), (600, 560)]
ON_THEIR_SIDE = [(480, 320), (568, 320), (740, 360), (844, 390), (932, 430)]
ZOOMED = [(640, 400), (720, 450), (960, 540)]  # large screens that show half as much
WIDE = [(1024, 600), (1280, 560), (1280, 640), (1440, 900)]
SIZES = [*UPRIGHT, *ON_THEIR_SIDE, *ZOOMED, *WIDE]
RING = 9.0  # pixels round the face of whoever is on turn
HANGING = 12.0  # pixels that the ends of a fan, and what is marked, may stand out
LIGHT = Screen(390, 844, touch=False)

# Where everything is, in pixels of the window; a card by the part of it that can be read.
_PLACES = """() => {
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, x + width, y + height];
  };
  const all = (name, selector) => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width)
    .map((node, i) => [name + " " + (node.dataset.card ?? i), box(node)]);
  return {
    turn: all("turn", "h1"), uno: all("uno", "[data-uno]"), cards: all("card", "[data-card]"),
    piles: [...all("draw", ".draw > .pile"), ...all("discard", ".discard > .pile")],
    seats: all("seat", "[data-seat] > .face"),
    buttons: all("button", ".buttons button, .foot button"),
    under: [...document.querySelectorAll("[data-seat] .label.below")]
      .filter((label) => label.checkVisibility())
      .map((label) => label.getBoundingClientRect().top -
        label.parentElement.querySelector(".face").getBoundingClientRect().bottom),
  };
}"""

Box = list[float]
Named = tuple[str, Box]


def _overlap(a: Box, b: Box) -> float:
    """How many pixels deep two boxes lie in one another."""
    return min(a[2] - b[0], b[2] - a[0], a[3] - b[1], b[3] - a[1])


def _assert_inside(what: Named, width: int, height: int, over: float = 0.0) -> None:
    name, (left, top, right, bottom) = what
    outside = max(-over - left, -top, right - width - over, bottom - height - over)
    assert outside <= 0, f"{name} is not on the screen of {width} x {height}: {what[1]}"


def _assert_apart(found: list[Named], deep: float = 1.0) -> None:
    for (one, a), (other, b) in combinations(found, 2):
        assert _overlap(a, b) <= deep, f"{one} lies on {other}"


def _assert_all_seen(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_function(f"innerHeight === {height}")
    person.settle()
    found: dict[str, Any] = person.page.evaluate(_PLACES)
    assert len(found["piles"]) == 2
    assert all(found[group] for group in ("cards", "turn", "uno"))
    for group in ("turn", "uno", "piles", "buttons"):
        for each in found[group]:
            _assert_inside(each, width, height)
    for each in found["cards"]:
        _assert_inside(each, width, height, HANGING)
    solid = [*found["turn"], *found["uno"], *found["piles"], *found["buttons"]]
    _assert_apart(solid)
    for card in found["cards"]:
        for other in [*found["uno"], *found["piles"], *found["buttons"]]:
            assert _overlap(card[1], other[1]) <= HANGING, (
                f"{card[0]} lies on {other[0]} at {width} x {height}"
            )
    assert all(gap >= RING for gap in found["under"]), f"a ring lies on a name: {found['under']}"
    for seat in found["seats"]:
        for other in [*found["cards"], *found["uno"], *found["turn"], *found["piles"]]:
            assert _overlap(seat[1], other[1]) <= 1, (
                f"{seat[0]} lies on {other[0]} at {width} x {height}"
            )


@pytest.mark.parametrize("language", ["en", "fi"])
def test_all_is_on_the_screen(server: Server, visit: Visit, language: str) -> None:
    anna, *_ = situations.arrange(
        server, ("Anna", "Bea", "Cai"), "classic", lambda party: bool(party.lays(0))
    )
    person = visit("Anna", LIGHT, language).take(anna)
    expect(person.uno).to_be_visible()
    for width, height in SIZES:
        _assert_all_seen(person, width, height)


def test_a_large_hand_is_on_the_screen(server: Server, visit: Visit) -> None:
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "kpgut", lambda party: len(party.hand(0)) >= 18, drawing=[0]
    )
    person = visit("Anna", LIGHT).take(anna)
    expect(person.uno).to_be_visible()
    for width, height in [(360, 640), *ON_THEIR_SIDE[2:], *ZOOMED, *WIDE]:
        _assert_all_seen(person, width, height)


def test_many_seats_are_on_the_screen(server: Server, visit: Visit) -> None:
    anna, *_ = seated(server, "Anna", rules="kpgut + bluff=no + upheld=turn", bots=9)
    person = visit("Anna", LIGHT).take(anna)
    expect(person.uno).to_be_visible()
    for width, height in SIZES:
        _assert_all_seen(person, width, height)


# How far a chain reaches up or down over the water: to the middle of the shore, at the most.
_OVER_WATER = """() => {
  const water = document.querySelector(".water").getBoundingClientRect();
  return [...document.querySelectorAll(".part, .sum")].map((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return Math.max(water.top - top, bottom - water.bottom);
  });
}"""


def test_a_chain_lies_on_the_water(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        """Anna can lay a draw two, and Bea can answer it."""
        twos = [[card for card in party.hand(person) if card[1:] == "+2"] for person in (0, 1)]
        chain[:] = [held[0] for held in twos if held]
        return len(chain) == 2 and party.can_lay(0, chain[0])

    chain: list[str] = []
    anna, bea = situations.arrange(server, ("Anna", "Bea"), "kpgut", wanted, drawing=[])
    for client, card in zip((anna, bea), chain, strict=True):
        situations.act(client, "lay", cards=[card])
    person = visit("Anna", LIGHT).take(anna)
    expect(person.uno).to_be_visible()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"innerHeight === {height}")
        person.settle()
        over = person.page.evaluate(_OVER_WATER)
        assert over
        assert max(over) <= 0, f"the chain at {width} x {height}: {over}"


SHORE = 8  # pixels of the band that lie on the water; words may touch it, and no more
# Words under the piles with a corner on the shore, which is round at both ends.
_ASHORE = """(shore) => {
  const lake = document.querySelector(".water").getBoundingClientRect();
  const round = lake.height / 2;
  const isDry = (x, y) => {
    const end = Math.max(lake.left + round - x, x - lake.right + round, 0);
    return Math.hypot(end, y - (lake.top + lake.bottom) / 2) > round - shore;
  };
  const corners = ({ left, right, top, bottom }) =>
    [left, right].flatMap((x) => [[x, top + 4], [x, bottom - 4]]);
  return [...document.querySelectorAll(".draw .words b, .draw .left, .force b")]
    .filter((words) => words.checkVisibility())
    .filter((words) => corners(words.getBoundingClientRect()).some(([x, y]) => isDry(x, y)))
    .map((words) => words.textContent);
}"""


@pytest.mark.parametrize("size", [(360, 640), (375, 667), (390, 844)], ids=str)
def test_words_under_the_piles_lie_on_the_water(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    """In the longest of the languages, with its longest colour in force."""
    anna, *_ = situations.arrange(
        server,
        ("Anna", "Bea", "Cilla"),
        "classic",
        lambda party: party.game.view(None).color == "yellow" and party.is_on_turn(0),
    )
    person = visit("Anna", Screen(*size, touch=True), "fi").take(anna)
    expect(person.uno).to_be_visible()
    person.settle()
    assert person.page.evaluate(_ASHORE, SHORE) == []
