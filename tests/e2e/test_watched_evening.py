"""An evening that friends watch: written without a line, sent later, and its pen handed over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Locator, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.e2e.scoring import KEPT, Scorer
from tests.e2e.test_axe import Inspector, inspector
from tests.qr import read_picture
from tests.serving import Server, running

__all__ = ["inspector"]
THREE = ("Eero", "Aino", "Freja")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that knows where others find it."""
    with running(tmp_path, options=("--address", "https://cards.example")) as server:
        yield server


def come(
    make: CreateContextCallback, house: Server, name: str, screen: Screen, *, keeps: bool = False
) -> Person:
    """A browser of one's own, which may keep pages; what it misses without a line is no trouble."""
    context = make(
        base_url=f"http://{house.address}",
        locale="fi",
        viewport={"width": screen.width, "height": screen.height},
        service_workers="allow" if keeps else "block",
        reduced_motion="reduce",
    )
    return Person(context.new_page(), house, name, screen, "fi")


def link(person: Person, picture: str) -> str:
    """What a camera reads from a QR code on somebody's screen, without the server's address."""
    code = person.page.get_by_role("dialog").get_by_role("img", name=person.say(picture))
    expect(code).to_be_visible()
    drawn, _, picture = (code.get_attribute("src") or "").partition(",")
    assert drawn == "data:image/svg+xml"  # the link, which may have a key, is part of no address
    found = urlsplit(read_picture(unquote(picture)))
    return found.path + (f"#{found.fragment}" if found.fragment else "")


def totals(person: Person) -> Locator:
    return person.page.locator("tfoot td")


def test_nothing_is_asked_for_that_is_not_there(
    new_context: CreateContextCallback, house: Server
) -> None:
    """An evening is listened to once the server knows it: consoles stay clean."""
    aino = come(new_context, house, "Aino", PHONE)
    answers: list[int] = []
    aino.page.on("response", lambda answer: answers.append(answer.status))
    scorer = Scorer(aino)
    scorer.begin(*THREE)
    scorer.press("share-title")
    aino.page.get_by_label(aino.say("share-who")).fill("Aino")
    with aino.page.expect_request("**/api/evenings/*?from=*"):
        scorer.press("share-begin")
    watching = link(aino, "lobby-qr")
    aino.page.keyboard.press("Escape")
    bo = come(new_context, house, "Bo", DESKTOP).open(watching)
    expect(bo.page.get_by_text(bo.say("live-empty"))).to_be_visible()
    scorer.round("Eero", ["W4", "7"])
    expect(totals(bo).first).to_have_text("57")
    assert max(answers) < 400


def test_friends_watch_and_the_pen_goes_from_hand_to_hand(
    new_context: CreateContextCallback, house: Server, inspector: Inspector
) -> None:
    aino = come(new_context, house, "Aino", PHONE, keeps=True)
    scorer = Scorer(aino)
    scorer.begin(*THREE)
    scorer.press("share-title")
    aino.page.get_by_label(aino.say("share-who")).fill("Aino")
    scorer.press("share-begin")
    watching = link(aino, "lobby-qr")
    inspector.look(aino, "sharing")
    aino.page.keyboard.press("Escape")

    bo = come(new_context, house, "Bo", DESKTOP)
    bo.open(watching)
    expect(bo.page.get_by_role("heading", level=1)).to_have_text(bo.say("live-title", who="Aino"))
    expect(bo.page.get_by_text(bo.say("live-line"), exact=True)).to_be_visible()
    expect(bo.page.get_by_text(bo.say("live-itself"))).to_be_visible()

    aino.page.context.set_offline(True)
    scorer.round("Eero", ["W4", "7"])  # 57
    scorer.went_out("Freja")
    scorer.count("S 9")
    expect(bo.page.get_by_text(bo.say("live-empty"))).to_be_visible()
    aino.page.context.set_offline(False)
    expect(bo.page.get_by_text(bo.say("live-counted", round=2))).to_be_visible()
    expect(bo.page.get_by_text("+29")).to_be_visible()
    bo.page.get_by_text(bo.say("live-rounds")).click()
    expect(totals(bo)).to_have_text(["57", "0", "0"])
    inspector.look(bo, "watching")

    scorer.go_on()
    scorer.count("5")
    scorer.go_on()
    scorer.press("keep-write")  # 34
    expect(totals(bo)).to_have_text(["57", "0", "34"])
    scorer.press("share-live-short")
    scorer.press("pen-make")
    bo.open(link(aino, "pen-qr"))
    aino.page.keyboard.press("Escape")
    aino.page.context.set_offline(True)
    scorer.round("Aino", ["", "W"])  # which nobody hears of
    expect(bo.page.get_by_text(bo.say("live-take-warning", count=0))).to_be_visible()
    bo.page.get_by_label(bo.say("live-your-name")).fill("Bo")
    inspector.look(bo, "taking the pen")
    bo.press_button("live-take")
    expect(bo.page).to_have_url(Scorer.evening())
    other = Scorer(bo)
    other.round("Aino", ["2", "2"])  # 4
    expect(totals(bo)).to_have_text(["57", "4", "34"])

    aino.page.context.set_offline(False)
    lost = aino.page.get_by_role("dialog", name=aino.say("pen-lost", who="Bo"))
    expect(lost).to_contain_text(aino.say("pen-unsent", count=1))
    inspector.look(aino, "a pen that was lost")
    lost.get_by_role("button", name=aino.say("pen-watch"), exact=True).click()
    aino.page.get_by_text(aino.say("live-rounds")).click()
    expect(totals(aino)).to_have_text(["57", "4", "34"])

    # Without a line it is shown what was last seen; with one, she asks for the pen, and gets it.
    assert aino.page.evaluate(KEPT)
    aino.page.context.set_offline(True)
    aino.page.reload()
    expect(aino.page.get_by_text(aino.pattern("live-cut", "time"))).to_be_visible()
    aino.page.get_by_text(aino.say("live-rounds")).click()
    expect(totals(aino)).to_have_text(["57", "4", "34"])
    aino.page.context.set_offline(False)
    expect(aino.page.get_by_text(aino.say("live-line"), exact=True)).to_be_visible()
    aino.page.locator("summary").filter(has_text=aino.say("live-ask")).click()
    aino.page.get_by_label(aino.say("live-your-name")).fill("Aino")
    inspector.look(aino, "asking for the pen")
    aino.button("live-ask").click()
    asked = bo.page.get_by_role("dialog", name=bo.say("pen-asks", who="Aino"))
    asked.get_by_role("button", name=bo.say("pen-give"), exact=True).click()
    expect(aino.page).to_have_url(Scorer.evening())
    scorer.round("Freja", ["1", "1"])
    bo.page.get_by_role("button", name=bo.say("pen-watch"), exact=True).click()
    bo.page.get_by_text(bo.say("live-rounds")).click()
    expect(totals(bo)).to_have_text(["57", "4", "36"])
