"""Order at a table, through the page: sending out, muting, reporting, and a house that is full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.serving import Client, Server, host, running


def more(person: Person, about: str) -> None:
    """Open what can be done about somebody."""
    person.press_button("lobby-more", who=about)


def listed(person: Person, name: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has_text=name).first


def test_a_host_sends_somebody_out_who_reads_why(server: Server, visit: Visit) -> None:
    anna = host(server, "Anna")
    bea = Client(server, anna.table, "Bea").greet()
    seen, sent = visit("Anna", PHONE).take(anna), visit("Bea").take(bea)
    expect(listed(sent, "Anna")).to_be_visible()
    more(seen, "Bea")
    seen.press_button("panel-do-send-out.them")
    expect(seen.page.get_by_text(seen.say("panel-do-send-out.help"))).to_be_visible()
    seen.press_button("panel-go")
    expect(sent.page.get_by_role("alert")).to_have_text(sent.say("refusal-put-out"))
    expect(sent.button("page-home")).to_be_visible()
    expect(sent.button("goodbye-again")).to_have_count(0)  # they would be sent away again
    expect(seen.button("lobby-more", who="Bea")).to_have_count(0)
    told = seen.say("news-putout", why="host", person="they", who="Bea")
    for _ in range(2):  # also whoever opens the page afterwards reads of whom it is told
        expect(seen.page.get_by_text(told)).to_have_count(1)
        seen.page.reload()


def test_somebody_is_muted_reported_and_heard_no_more(server: Server, visit: Visit) -> None:
    anna = host(server, "Anna")
    bea = Client(server, anna.table, "Bea").greet()
    seen = visit("Anna").take(anna)
    more(seen, "Bea")
    assert seen.button("panel-do-put-out.them").count() == 1
    seen.press_button("panel-do-mute.them")
    expect(seen.page.get_by_text(seen.say("lobby-role-muted"))).to_be_visible()
    seen.press_button("panel-do-complain.them")
    seen.page.get_by_label(seen.say("panel-do-complain.text")).fill("rude words")
    seen.press_button("panel-go")
    expect(
        seen.page.get_by_role("status").filter(has_text=seen.say("panel-complained"))
    ).to_be_visible()
    bea.obey("say", text="nobody reads this")
    bea.obey("rename", name="Beatrice")
    expect(listed(seen, "Beatrice")).to_be_visible()
    expect(seen.page.get_by_text("nobody reads this")).to_have_count(0)


@pytest.fixture
def full_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has room for nine people, and for one more who comes back."""
    folder = tmp_path_factory.mktemp("database")
    limits = ("--limit", "sockets=10")
    with running(folder, module="tests.e2e.fixed", options=limits) as house:
        yield house


def test_a_full_house_says_so_and_opens_by_itself(full_server: Server, visit: Visit) -> None:
    first = host(full_server, "Anna")
    others = [Client(full_server, first.table, f"Guest {n}").greet() for n in range(8)]
    late = visit("Late", house=full_server)
    late.page.clock.install()
    late.open(f"/t/{first.table}")
    late.call_myself()
    late.press_button("page-enter")
    expect(late.heading).to_have_text(late.say("full-title"))
    others[0].close()
    late.page.clock.run_for(12_000)  # the longest wait before the next knock
    expect(listed(late, "Anna")).to_be_visible()
