"""Inviting as an evening begins at home: two machines, one network, plain http."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.e2e.plug import Plug
from tests.e2e.test_axe import Inspector, inspector
from tests.qr import read_picture
from tests.server.two_machines import NETWORK
from tests.serving import Server, host, running

__all__ = ["inspector"]

# What a browser keeps from pages that came over a line which others could read.
_PLAIN_HTTP = """
  Object.defineProperty(window, "isSecureContext", { get: () => false });
  for (const name of ["clipboard", "share", "wakeLock", "serviceWorker"])
    delete Navigator.prototype[name];
"""

_BLOCKED = {"code": "blocked"}


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was started for its own computer alone."""
    folder = tmp_path_factory.mktemp("database")
    with running(folder, module="tests.server.two_machines") as server:
        yield server


def _at(server: Server, address: str) -> Server:
    """The same server, as another machine finds it."""
    there = copy(server)
    there.address = address
    return there


def _link(person: Person) -> str:
    """What a camera reads from the invitation on somebody's screen."""
    code = person.page.get_by_role("dialog").get_by_role("img", name=person.say("lobby-qr"))
    expect(code).to_be_visible()
    picture = person.page.request.get(code.get_attribute("src") or "")
    return read_picture(picture.text())


def test_a_phone_comes_in_by_the_code_after_the_network_was_opened(
    visit: Visit, home: Server, inspector: Inspector
) -> None:
    anna = visit("Anna", house=home)
    anna.invite()
    anna.press_button("lobby-invite")
    sheet = anna.page.get_by_role("dialog", name=anna.say("lobby-invite"))
    expect(sheet.get_by_role("heading", name=anna.say("lobby-invite"))).to_be_focused()
    expect(sheet.get_by_role("img", name=anna.say("invite-reach", stop="computer"))).to_be_visible()
    expect(sheet.get_by_role("img", name=anna.say("lobby-qr"))).to_have_count(0)
    inspector.look(anna, "only this computer")
    for _ in range(2):  # past the cross
        anna.page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name=anna.say("invite-open"))).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(sheet.get_by_role("img", name=anna.say("invite-reach", stop="network"))).to_be_visible()
    link = _link(anna)
    address = urlsplit(link).netloc
    assert address == f"{NETWORK[0]}:{home.address.rpartition(':')[2]}"

    bea = visit("Bea", PHONE, "fi", house=_at(home, address))
    bea.page.add_init_script(_PLAIN_HTTP)
    bea.enter(link)
    arrived = sheet.get_by_role("listitem").filter(has_text="Bea")
    expect(arrived).to_contain_text(anna.say("invite-state", state="choosing"))
    told = sheet.get_by_role("status")
    expect(told).to_have_text(anna.say("invite-arrives", state="choosing", who="Bea"))
    inspector.look(anna, "this network")
    bea.press_button("lobby-ready-on")
    expect(arrived).to_contain_text(anna.say("invite-state", state="here"))

    bea.open_sheet("lobby-invite")
    assert _link(bea) == link
    inspector.look(bea, "this network on a phone")
    expect(bea.button("invite-close")).to_have_count(0)
    bea.page.get_by_role("dialog").get_by_role("button", name=bea.say("lobby-copy")).tap()
    expect(bea.button("lobby-copied")).to_be_visible()
    bea.assert_fits_screen()
    bea.press_button("panel-close")

    anna.press(sheet.get_by_text(anna.say("invite-other-address")))
    anna.press(sheet.get_by_role("button", name=NETWORK[1]))
    assert urlsplit(_link(anna)).hostname == NETWORK[1]
    anna.press(sheet.get_by_role("button", name=anna.say("invite-close")))
    expect(sheet.get_by_text(anna.say("invite-alone"))).to_be_visible()
    expect(bea.page.get_by_text(bea.say("news-networkclosed")).first).to_be_attached()
    bea.press_button("lobby-ready-off")
    expect(anna.page.get_by_text(anna.say("lobby-not-ready"))).to_be_attached()


def test_whoever_nothing_answers_reads_why(
    visit: Visit, server: Server, home: Server, inspector: Inspector
) -> None:
    """A firewall keeps the network shut; a guest's line leads nowhere; both are told what to do."""
    anna = visit("Anna", house=home, forsaken=True)
    anna.page.route("**/api/network", lambda asked: asked.fulfill(status=503, json=_BLOCKED))
    anna.invite()
    anna.press_button("lobby-invite")
    sheet = anna.page.get_by_role("dialog", name=anna.say("lobby-invite"))
    anna.press(sheet.get_by_role("button", name=anna.say("invite-open")))
    blocked = sheet.get_by_role("status").filter(has_text=anna.say("invite-trouble-blocked"))
    expect(blocked).to_be_visible()
    expect(sheet.get_by_role("img", name=anna.say("lobby-qr"))).to_have_count(0)
    inspector.look(anna, "a firewall")
    anna.page.unroute("**/api/network")
    anna.press(sheet.get_by_role("button", name=anna.say("invite-open")))
    for key in ("invite-not-found", "invite-firewall"):
        expect(sheet.get_by_text(anna.say(key))).to_be_visible()

    eero = host(server, "Eero")
    sigrid = visit("Sigrid", PHONE, "fi")
    plug = Plug(sigrid.page)
    sigrid.open(f"/t/{eero.table}")
    expect(sigrid.heading).to_have_text(sigrid.say("door-invites", who="Eero"))
    plug.pull()
    told = sigrid.say("door-no-answer", who="Eero", known="yes")
    expect(sigrid.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    plug.put_in()
    come = sigrid.say("door-come", count=1)
    expect(sigrid.page.get_by_role("status").filter(has_text=come)).to_be_visible()
