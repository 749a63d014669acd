"""Large hands and large tables on small screens: everything can be reached, nothing is covered."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server, host, seated
from yksi.texts import LANGUAGES

LEAST = 24  # pixels that a finger needs (WCAG 2.5.8)
MANY = 25
SMALL = Screen(320, 568, touch=True)
UPRIGHT = Screen(768, 1024, touch=True)
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _overlap(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def _with_many_cards(server: Server) -> Client:
    """Anna draws and draws, as KPGUT allows, until she has a large hand."""
    anna, _ = situations.arrange(
        server,
        ("Anna", "Bea"),
        "kpgut",
        lambda party: len(party.hand(0)) >= MANY and bool(party.lays(0)),
        drawing=[0],
    )
    return anna


def test_every_card_of_a_large_hand_can_be_reached(server: Server, visit: Visit) -> None:
    phone = visit("Anna", PHONE).take(_with_many_cards(server))
    expect(phone.uno).to_be_visible()
    cards = [which for which, _ in phone.look().cards]
    assert len(cards) >= MANY
    uno = _box(phone.uno)
    for which in cards:
        at = phone.reach(which)
        assert at.width >= LEAST - 1, which
        assert at.height >= LEAST, which
        assert not _overlap(uno, {"x": at.x, "y": at.y, "width": 1, "height": 1})
    phone.assert_fits_screen()
    phone.lay(phone.fits(phone.look())[-1])


@sizes
@pytest.mark.parametrize("seats", [10, 20])
def test_many_seats(server: Server, visit: Visit, size: Screen, seats: int) -> None:
    rules = "kpgut + bluff=no + upheld=turn"  # no question covers the hand
    anna, *_ = seated(server, "Anna", rules=rules, bots=seats - 1)
    person = visit("Anna", size).take(anna)
    expect(person.uno).to_be_visible()
    faces = person.page.locator("[data-seat] button")
    assert faces.count() >= seats - 1
    uno = _box(person.uno)
    for face in faces.all():
        assert not _overlap(uno, _box(face))
    for which, _ in person.look().cards:
        assert person.reach(which).width >= LEAST - 1
    person.assert_fits_screen()


def _assert_usable(person: Person) -> None:
    person.assert_fits_screen()
    expect(person.uno).to_be_in_viewport()
    expect(person.heading).to_be_in_viewport()
    for which, _ in person.look().cards:
        assert person.reach(which).width >= LEAST - 1, which


def _with_large_text(server: Server, visit: Visit, size: Screen) -> Person:
    """Twice as large, as somebody sets it in the browser."""
    anna, *_ = situations.arrange(
        server, ("Anna", "Bea"), "classic", lambda party: bool(party.lays(0))
    )
    person = visit("Anna", size, "fi")
    _enlarge_text(person)
    person.take(anna)
    expect(person.uno).to_be_visible()
    return person


def _enlarge_text(person: Person) -> None:
    line = person.page.context.new_cdp_session(person.page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


def test_pages_round_the_table_with_text_twice_as_large(server: Server, visit: Visit) -> None:
    """On a phone, where every line is short: nothing has to be scrolled sideways."""
    eero = host(server, "Eero")
    Client(server, eero.table, "Aino").greet()
    person = visit("Sigrid", PHONE, "fi")
    _enlarge_text(person)
    pages = {
        "/": person.button("page-play"),
        f"/t/{eero.table}": person.button("door-sit"),
        f"/t/{eero.table}#me={eero.token}": person.button("lobby-add-bot"),
        "/rules/kpgut/§7.1": person.page.locator('[data-clause="KPG-§7.1"]'),
        "/learn/kpgut/8": person.uno,
    }
    for address, shown in pages.items():
        person.open("about:blank").open(address)  # another place at the same table
        expect(shown).to_be_visible()
        person.assert_fits_screen()
    skip = person.button("learn-skip")
    for which, _ in person.look().cards:
        assert not _overlap(_box(skip), _box(person.card(which))), which


def test_chairs_of_many_can_be_pressed_on_a_small_phone(server: Server, visit: Visit) -> None:
    """As large as a finger, and none of them on another."""
    eero = host(server, "Eero")
    for number in range(8):
        Client(server, eero.table, f"Guest {number}").greet()
    person = visit("Sigrid", SMALL).open(f"/t/{eero.table}")
    chairs = person.page.get_by_role("radiogroup").locator("label")
    expect(chairs).to_have_count(9)
    boxes = [_box(chair) for chair in chairs.all()]
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert not any(_overlap(a, b) for a, b in combinations(boxes, 2))


@sizes
def test_text_twice_as_large(server: Server, visit: Visit, size: Screen) -> None:
    person = _with_large_text(server, visit, size)
    _assert_usable(person)
    expect(person.to_draw.last).to_be_visible()
    words = _box(person.page.locator("h1 + div > p"))
    assert not _overlap(words, _box(person.to_draw.last))
    bar = person.page.get_by_role("banner")
    assert _box(bar)["height"] < size.height / 5
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_uno_lies_beside_the_hand(server: Server, visit: Visit, size: Screen) -> None:
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "classic", lambda party: bool(party.lays(0))
    )
    phone = visit("Anna", size, "fi").take(anna)
    expect(phone.uno).to_be_in_viewport(ratio=1)
    for which, _ in phone.look().cards:
        assert not _overlap(_box(phone.uno), _box(phone.card(which))), which


@pytest.mark.parametrize("size", [PHONE, UPRIGHT, Screen(844, 390, touch=True)], ids=str)
def test_uno_lies_beside_the_log(server: Server, visit: Visit, size: Screen) -> None:
    """Whoever talks can press all of it, and UNO too."""
    anna, *_ = seated(server, "Anna", bots=2)
    person = visit("Anna", size).take(anna)
    expect(person.uno).to_be_visible()
    person.press_button("panel-log")
    log = person.page.get_by_role("complementary")
    expect(log).to_be_in_viewport(ratio=1)
    assert not _overlap(_box(person.uno), _box(log))


def test_zoomed_in_to_twice_the_size(server: Server, visit: Visit) -> None:
    """A large screen then shows half as much."""
    anna, *_ = seated(server, "Anna", bots=2)
    person = visit("Anna", Screen(720, 450, touch=False), device_scale_factor=2).take(anna)
    expect(person.uno).to_be_visible()
    _assert_usable(person)


@pytest.mark.parametrize("address", ["/", "/?rules=kpgut"])
def test_first_page_on_a_phone(visit: Visit, address: str) -> None:
    phone = visit("Anna", PHONE, "fi").open(address)
    expect(phone.button("page-play")).to_be_in_viewport(ratio=1)
    phone.assert_fits_screen()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_first_page_on_a_tablet(visit: Visit, language: str, touch: bool) -> None:
    tablet = visit("Anna", UPRIGHT._replace(touch=touch), language).open("/?rules=custom")
    expect(tablet.button("page-play")).to_be_in_viewport(ratio=1)
    expect(tablet.button("page-with-friends")).to_be_in_viewport(ratio=1)
    tablet.assert_fits_screen()


@pytest.mark.parametrize("rules", ["classic", "custom", "kpgut"])
def test_room_on_a_phone(server: Server, visit: Visit, rules: str) -> None:
    phone = visit("Anna", PHONE, "fi")
    phone.invite(rules)
    expect(phone.page.get_by_text(phone.say("invite-alone"))).to_be_in_viewport(ratio=1)
    phone.assert_fits_screen()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_kpgut_on_one_sheet_of_paper(visit: Visit, language: str) -> None:
    reader = visit("Anna", DESKTOP, language).open("/")
    reader.press_button("page-rules")
    book = reader.page.get_by_role("dialog")
    reader.press(book.locator("label", has_text=reader.say("edition-kpgut")))
    reader.page.emulate_media(media="print")
    expect(reader.button("panel-print")).to_be_hidden()
    expect(reader.page.get_by_text(reader.say("about-kpgut"))).to_be_visible()
    margin = "15mm"
    paper = reader.page.pdf(
        format="A4", margin={"top": margin, "bottom": margin, "left": margin, "right": margin}
    )
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2  # both sides (KPG-INF-4)
