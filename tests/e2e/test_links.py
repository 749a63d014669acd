"""What can be sent to others: a link that works, or the way to one; copied or selected."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Screen
from tests.e2e.sight import sizes
from tests.serving import Server, running

PUBLIC = "http://cards.example:8756"


@pytest.fixture(scope="module")
def known_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that others find under an address of its own."""
    with running(
        tmp_path_factory.mktemp("database"), module="tests.e2e.fixed", options=["--address", PUBLIC]
    ) as server:
        yield server


@sizes
def test_a_table_that_nobody_else_finds_gives_no_link(visit: Visit, size: Screen) -> None:
    anna = visit("Anna", size)
    anna.invite()
    expect(anna.page.get_by_text(anna.say("invite-alone"))).to_be_visible()
    expect(anna.page.get_by_role("img", name=anna.say("lobby-qr"))).to_have_count(0)
    for key in ("lobby-copy", "lobby-private-link"):
        expect(anna.button(key)).to_have_count(0)


def test_links_carry_the_address_that_others_find(visit: Visit, known_server: Server) -> None:
    anna = visit("Anna", house=known_server)
    anna.invite("kpgut")
    anna.press_button("lobby-copy")
    expect(anna.button("lobby-copied")).to_be_visible()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{PUBLIC}/t/{anna.table}?rules=kpgut"
    code = anna.page.get_by_role("img", name=anna.say("lobby-qr"))
    assert "cards.example" in (code.get_attribute("src") or "")
    anna.press(anna.page.get_by_text(anna.say("invite-more"), exact=True))
    anna.press_button("lobby-private-link")
    expect(anna.button("lobby-copied")).to_be_visible()
    private = anna.page.evaluate("navigator.clipboard.readText()")
    assert private == f"{PUBLIC}/t/{anna.table}#me={anna.token}"


def test_copying_needs_no_secure_line(visit: Visit, known_server: Server) -> None:
    """As on a home network: the browser's own clipboard is not there."""
    anna = visit("Anna", house=known_server)
    anna.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false });"
        "document.addEventListener('copy', () => (window.copied = getSelection().toString() || "
        "document.activeElement.value));"
    )
    anna.invite()
    anna.press_button("lobby-copy")
    expect(anna.button("lobby-copied")).to_be_visible()
    assert anna.page.evaluate("window.copied") == f"{PUBLIC}/t/{anna.table}"


def test_what_cannot_be_copied_can_be_selected(visit: Visit, known_server: Server) -> None:
    anna = visit("Anna", house=known_server)
    anna.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false });"
        "document.execCommand = () => false;"
    )
    anna.invite()
    anna.press(anna.page.get_by_text(anna.say("invite-more"), exact=True))
    anna.press_button("lobby-private-link")
    field = anna.page.get_by_role("textbox", name=anna.say("lobby-copy-by-hand"))
    expect(field).to_have_value(re.compile("#me="))
