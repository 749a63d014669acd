"""The first page and the ways in: codes, names, addresses that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Screen
from tests.e2e.sight import expect_seen, hold, letters_have_come, sizes
from tests.serving import Server, host
from yksi.texts import LANGUAGES

NARROW = Screen(320, 568, touch=True)
SIDEWAYS = Screen(844, 390, touch=True)


@sizes
def test_the_first_page_stands_still_when_the_editions_come(visit: Visit, size: Screen) -> None:
    """Whatever somebody is about to press must not move away under the finger."""
    anna = visit("Anna", size)
    held = hold(anna.page, "**/api/editions")
    with anna.page.expect_request("**/api/editions"):
        anna.page.goto("/")  # with its styles; the script waits
    letters_have_come(anna.page)
    invite = anna.button("page-with-friends")
    before = invite.bounding_box()
    held[0].continue_()
    anna.wait_until_alive()
    assert invite.bounding_box() == before


def test_low_screens_show_how_to_begin(visit: Visit) -> None:
    """Whoever has never been here sees what can be played and learned, without scrolling."""
    anna = visit("Anna", Screen(1280, 800, touch=False)).open("/")
    letters_have_come(anna.page)
    expect_seen(anna.page.get_by_role("link", name=anna.say("learn-strip")))
    bea = visit("Bea", SIDEWAYS).open("/")
    letters_have_come(bea.page)
    expect_seen(bea.page.get_by_role("radiogroup", name=bea.say("page-edition")))
    bea.assert_fits_screen()


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1180, 820), (1024, 768)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tablets_show_how_to_begin(visit: Visit, size: tuple[int, int], language: str) -> None:
    """The way to play is seen without scrolling, and a name of some length is read in its field."""
    anna = visit("Anna", Screen(*size, touch=True), language).open("/")
    letters_have_come(anna.page)
    expect_seen(anna.button("page-play"))
    field = anna.page.get_by_role("textbox", name=anna.say("page-name"))
    field.fill("Alexandra")
    assert field.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    anna.assert_fits_screen()


_LINE = "(node) => getComputedStyle(node).outlineStyle"


def test_buttons_keep_an_edge_in_the_colours_of_the_device(visit: Visit, server: Server) -> None:
    """Such devices draw no shadows and no grounds, of which edges and choices are made here."""
    anna = visit("Anna", forced_colors="active").open("/")
    play = anna.button("page-play")
    chosen = anna.page.get_by_role("radio", checked=True).locator("..")
    for each in (play, anna.button("page-join"), chosen):
        expect(each).to_be_visible()
        assert each.evaluate(_LINE) == "solid"
    anna.press(play)
    expect(anna.uno).to_be_visible()
    assert anna.uno.evaluate(_LINE) == "solid"


def test_whoever_presses_before_a_link_is_read_gets_its_rules(visit: Visit) -> None:
    anna = visit("Anna")
    held = hold(anna.page, "**/api/rules?*")
    with anna.page.expect_request("**/api/rules?*"):
        anna.open("/?rules=kpgut")
    anna.press_button("page-with-friends")
    expect(anna.button("page-with-friends")).to_be_disabled()
    held[0].continue_()
    edition = anna.page.get_by_role("combobox", name=anna.say("page-edition"))
    expect(edition).to_have_value("kpgut")


# --- coming in


def test_a_name_typed_at_home_comes_along_with_a_code(visit: Visit, server: Server) -> None:
    anna = visit("Anna").open("/")
    anna.call_myself()
    field = anna.page.get_by_role("textbox", name=anna.say("page-join-field"))
    field.fill(host(server, "Bea").table)
    anna.press_button("page-join")
    expect(anna.page.get_by_role("textbox", name=anna.say("page-name"))).to_have_value("Anna")
    anna.press_button("door-sit")
    expect(anna.heading).to_have_text(anna.say("lobby-title"))


def test_a_taken_name_is_told_at_the_door(visit: Visit, server: Server) -> None:
    bea = host(server, "Bea")
    other = visit("Bea").open(f"/t/{bea.table}")
    name = other.page.get_by_role("textbox", name=other.say("page-name"))
    name.fill("Bea")
    other.press_button("door-sit")
    expect(other.page.get_by_role("alert")).to_have_text(other.say("refusal-name-taken"))
    expect(name).to_have_value("")
    name.fill("Beata")
    other.press_button("door-sit")
    expect(other.heading).to_have_text(other.say("lobby-title"))


def test_a_name_of_joined_pictures_is_told_at_the_door(visit: Visit, server: Server) -> None:
    other = visit("Bea", PHONE, "fi").open(f"/t/{host(server).table}")
    name = other.page.get_by_role("textbox", name=other.say("page-name"))
    name.fill("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}")
    other.press_button("door-sit")
    expect(other.page.get_by_role("alert")).to_have_text(other.say("refusal-name-joined"))
    name.fill("\N{WOMAN}\N{GIRL}")
    other.press_button("door-sit")
    expect(other.heading).to_have_text(other.say("lobby-title"))


def test_notches_and_bars_of_phones_are_left_to_the_phone(visit: Visit) -> None:
    """A page that asked for the whole screen would have to keep UNO off them itself."""
    anna = visit("Anna", PHONE).open("/")
    wish = anna.page.locator("meta[name=viewport]").get_attribute("content")
    assert wish is not None
    assert "viewport-fit" not in wish


@pytest.mark.parametrize("size", [PHONE, NARROW, SIDEWAYS], ids=["phone", "narrow", "sideways"])
def test_a_wrong_code_is_told_where_one_looks(visit: Visit, size: Screen) -> None:
    anna = visit("Anna", size).open("/")
    field = anna.page.get_by_role("textbox", name=anna.say("page-join-field"))
    field.fill("no code")
    anna.press_button("page-join")
    expect_seen(anna.page.get_by_text(anna.say("page-trouble-join")))


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/foo", "missing-page"),
        ("/t/nowhere-----", "goodbye-no-table"),
        ("/replay/nowhere-----", "replay-missing"),
    ],
)
def test_addresses_that_lead_nowhere_have_a_way_out(visit: Visit, path: str, words: str) -> None:
    anna = visit("Anna", PHONE, lost=True).open(path)
    expect(anna.heading).to_have_text(anna.say("missing-title"))
    expect(anna.page.get_by_text(anna.say(words))).to_be_visible()
    expect(anna.page.get_by_role("textbox")).to_have_count(0)
    anna.press(anna.page.get_by_role("main").get_by_role("button", name=anna.say("page-home")))
    expect(anna.button("page-play")).to_be_visible()


def test_home_leads_back_to_the_table(visit: Visit, server: Server) -> None:
    bea = host(server, "Bea")
    anna = visit("Anna").enter(f"/t/{bea.table}")
    anna.open("/")
    yours = anna.page.get_by_role("region", name=anna.say("page-your-tables"))
    expect(yours).to_contain_text("Bea")
    anna.press(yours.get_by_role("link", name=anna.say("page-go-back")))
    expect(anna.heading).to_have_text(anna.say("lobby-title"))
    anna.open("/")
    anna.press(yours.get_by_role("button", name=anna.say("page-forget-table")))
    expect(yours).to_have_count(0)
