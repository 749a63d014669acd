"""No screen breaks the rules of WCAG 2, levels A and AA, that a machine can check."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from tests.compiling import native
from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, TELEVISION, Person, Screen
from tests.e2e.scoring import Scorer
from tests.e2e.test_practice import ask_for_hint, practising
from tests.e2e.test_replay import COMPILING
from tests.serving import Client, Server, host, play_round, seated

# What moves has to arrive before its colours can be judged.
_SETTLED = "() => Promise.all(document.getAnimations().map((animation) => animation.finished))"
_RUN = """(runOnly) => axe.run({
  runOnly, resultTypes: ["violations"],
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`)))"""


_RULES = ["wcag2a", "wcag2aa"]
_OF_COLOURS = ["color-contrast", "link-in-text-block"]  # all that another theme changes
_IS_THERE = "() => 'axe' in window"
_PUT_ON = "(theme) => { document.documentElement.dataset.theme = theme; }"


class Inspector:
    """Collects what is wrong, screen by screen, so that one run tells everything."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, person: Person, screen: str) -> None:
        """At what is on the screen, by night and by day."""
        page = person.page
        if not page.evaluate(_IS_THERE):
            page.evaluate(AXE_SCRIPT)
        for theme, rules in (("day", _RULES), ("night", _OF_COLOURS)):
            page.evaluate(_PUT_ON, theme)
            page.evaluate(_SETTLED)
            problems = page.evaluate(_RUN, rules)
            self.found += [f"{screen} by {theme}: {problem}" for problem in problems]


@pytest.fixture
def inspector() -> Iterator[Inspector]:
    looking = Inspector()
    yield looking
    assert not looking.found, "\n".join(looking.found)


sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def test_before_the_table(visit: Visit, server: Server, inspector: Inspector) -> None:
    anna = visit("Anna").open("/")
    expect(anna.button("page-play")).to_be_visible()
    inspector.look(anna, "home")
    anna.press_button("page-rules")
    anna.page.get_by_role("textbox", name=anna.say("ask-field")).fill("bluff")
    anna.page.locator("[data-show]").first.click()
    inspector.look(anna, "example")
    anna.page.keyboard.press("Escape")  # the example
    anna.page.keyboard.press("Escape")  # and the rulebook
    for key in ("page-rules", "page-settings", "page-about"):
        anna.press_button(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        inspector.look(anna, key)
        anna.press_button("panel-close")
    anna.open(f"/t/{server.new_table()}?rules=kpgut")
    expect(anna.button("page-enter")).to_be_visible()
    inspector.look(anna, "door")


def test_keeping_score(visit: Visit, inspector: Inspector) -> None:
    scorer = Scorer(visit("Anna", PHONE))
    scorer.person.open("/score")
    expect(scorer.page.get_by_role("radio").first).to_be_attached()
    inspector.look(scorer.person, "set-up")
    scorer.begin("Eero", "Aino", "Sigrid")
    inspector.look(scorer.person, "empty sheet")
    scorer.went_out("Aino")
    scorer.count("7 7 W4")
    inspector.look(scorer.person, "counting")
    scorer.go_on()
    scorer.count("S")
    scorer.go_on()
    inspector.look(scorer.person, "all counted")
    scorer.press("keep-write")
    inspector.look(scorer.person, "sheet")
    scorer.person.assert_fits_screen()


@sizes
def test_rooms(visit: Visit, server: Server, inspector: Inspector, size: Screen) -> None:
    anna = host(server)
    person = visit("Anna", size).take(anna)
    for rules in ("classic", "custom", "kpgut"):
        anna.obey("change", field="rules", value=rules)
        expect(person.page.get_by_role("combobox", name=person.say("page-edition"))).to_have_value(
            rules
        )
        inspector.look(person, f"lobby of {rules}")


def _questions(server: Server) -> tuple[Client, Client]:
    """Anna holds a wild and Bea a wild draw four; Anna is on turn."""
    anna, bea = situations.arrange(
        server,
        ("Anna", "Bea"),
        "classic",
        lambda party: party.can_lay(0, "W") and "W4" in party.hand(1),
    )
    return anna, bea


@sizes
def test_at_the_table(visit: Visit, server: Server, inspector: Inspector, size: Screen) -> None:
    anna, bea = _questions(server)
    person = visit("Anna", size).take(anna)
    expect(person.uno).to_be_visible()
    inspector.look(person, "table")
    if size is PHONE:
        person.press_button("panel-log")
        inspector.look(person, "drawer")
        person.press(person.button("panel-close"))
    person.lay("W#0")
    inspector.look(person, "colour")
    person.act()
    bea.wait(lambda message: bea.is_on_turn)
    situations.act(bea, "lay", cards=["W4"], color="blue")
    expect(person.page.get_by_role("dialog")).to_contain_text("Bea")
    inspector.look(person, "challenge")


@sizes
def test_a_lesson(visit: Visit, inspector: Inspector, size: Screen) -> None:
    person = visit("Anna", size).open("/learn/classic/1")
    expect(person.card("Y8#0")).to_have_accessible_name(re.compile(person.say("learn-this-one")))
    inspector.look(person, "lesson")
    person.press_card("R1#0")
    if size is PHONE:
        person.press(person.lay_button)
    expect(person.page.get_by_role("alert").last).to_contain_text("CLS-11")
    person.press(person.scene.get_by_role("button", name=person.say("learn-rule")))
    inspector.look(person, "rule")
    person.open("/learn/classic/end")
    expect(person.button("learn-play")).to_be_visible()
    inspector.look(person, "end of a lesson")


@sizes
def test_afterwards(visit: Visit, server: Server, inspector: Inspector, size: Screen) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3")
    play_round(clients)
    person = visit("Anna", size).take(clients[0])
    expect(person.button("panel-next-round")).to_be_visible()
    inspector.look(person, "score sheet")
    person.open(f"/replay/{clients[0].table}")
    expect(person.button("replay-on")).to_be_visible()
    inspector.look(person, "replay")


@native
def test_chances(visit: Visit, server: Server, inspector: Inspector) -> None:
    # With two bots it is a short round; a table of a hundred moves has no other cells.
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1", bots=2)
    play_round(clients)
    for size in (DESKTOP, PHONE):
        person = visit("Anna", size).open(f"/replay/{clients[0].table}?move=4")
        person.press_button("replay-chances")
        table = person.page.get_by_text(person.say("chances-table"), exact=True)
        expect(table).to_be_visible(timeout=COMPILING)
        person.press(table)
        inspector.look(person, f"chances at {size.width}")


def test_in_a_series(visit: Visit, server: Server, inspector: Inspector) -> None:
    anna = host(server)
    anna.obey("change", field="rules", value="kpgut")
    anna.obey("change", field="series", value="yes")
    anna.obey("change", field="bot", value="0")
    anna.obey("seatbot", name="Kivi", level="casual")
    anna.obey("acknowledge")
    anna.obey("ready")
    anna.obey("start")
    person = visit("Anna").take(anna)
    expect(person.uno).to_be_visible()
    sheet = person.open_sheet("panel-procedures")
    inspector.look(person, "votes and offices")
    person.press(sheet.get_by_role("button", name=person.say("panel-close")))
    person.start("give-up")
    expect(person.page.get_by_role("table")).to_contain_text(person.say("panel-average"))
    inspector.look(person, "series")


def test_a_big_screen_and_the_hand_beside_it(
    visit: Visit, server: Server, inspector: Inspector
) -> None:
    anna = host(server)
    screen = visit("", TELEVISION).open(f"/t/{anna.table}/screen")
    expect(screen.heading).to_be_visible()
    inspector.look(screen, "big screen before the deal")
    for name in ("Bo", "Cy"):
        anna.obey("seatbot", name=name, level="casual")
    anna.obey("ready")
    anna.obey("start")
    expect(screen.page.locator("[data-seat]")).to_have_count(3)
    screen.page.keyboard.press("ArrowDown")
    expect(screen.button("screen-leave")).to_be_visible()
    inspector.look(screen, "big screen")
    phone = visit("Anna", PHONE).open(f"/t/{anna.table}/hand#me={anna.token}")
    expect(phone.uno).to_be_visible()
    inspector.look(phone, "hand alone")
    phone.press_button("panel-menu")
    expect(phone.button("hand-show-table")).to_be_visible()
    inspector.look(phone, "menu of the hand")


@native
@sizes
def test_practice(server: Server, visit: Visit, inspector: Inspector, size: Screen) -> None:
    anna = visit("Anna", size).take(practising(server))
    ask_for_hint(anna)
    inspector.look(anna, "a hint")
    if size.touch:
        anna.press_button("hint-why")
        inspector.look(anna, "why these numbers")
