"""Editions of one's own in the browser: a link leads to one, and its table outlives its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, play_until
from tests.serving import Server, open_database
from yksi.editions.file import read_edition

EXAMPLES = Path(__file__).parents[2] / "examples"
PUBLIC = "http://cards.example:8756"  # where others find the server
COTTAGE = read_edition((EXAMPLES / "mokki.toml").read_bytes())


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_database("sqlite", tmp_path_factory.mktemp("database")) as url:
        yield url


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """One with a folder of editions."""
    options = ["--editions", str(EXAMPLES), "--address", PUBLIC]
    running = Server(database, module="tests.e2e.fixed", options=options)
    yield running
    running.stop()


def _link(agreement: str) -> str:
    return f"/?{urlencode({'rules': agreement})}"


def _expect_chosen(page: Page, name: str) -> None:
    expect(page.get_by_role("radio", name=name)).to_be_checked()


def _lay_or_draw(person: Person) -> None:
    """Play until the own hand is another one than before."""
    before = person.look().cards
    play_until([person], lambda: person.look().cards != before)


def test_a_link_leads_to_a_table_that_outlives_the_file(
    visit: Visit, server: Server, database: str
) -> None:
    anna = visit("Anna", PHONE, "sv")
    anna.open(_link(COTTAGE.rules_text))
    _expect_chosen(anna.page, "Stugan")
    expect(anna.page.get_by_text(COTTAGE.abouts["sv"]).last).to_be_visible()
    anna.press_button("page-play")
    expect(anna.scene).to_be_visible()
    expect(anna.page.get_by_role("banner")).to_contain_text("Stugan")
    anna.hurry()
    rulebook = anna.open_sheet("page-rules-short")
    expect(rulebook).to_contain_text(COTTAGE.clauses["stacking"]["sv"])
    expect(rulebook).to_contain_text(COTTAGE.clauses["seven_swap"]["fi"])  # not in Swedish
    anna.press(rulebook.get_by_role("button", name=anna.say("panel-close"), exact=True))
    _lay_or_draw(anna)
    mine = f"/t/{anna.table}#me={anna.token}"
    anna.page.close()
    server.stop()

    bare = Server(database, module="tests.e2e.fixed")
    try:
        again = visit("Anna", PHONE, "sv", house=bare)
        again.open(mine)
        expect(again.scene).to_be_visible()
        expect(again.page.get_by_role("banner")).to_contain_text(anna.say("edition-classic"))
        _lay_or_draw(again)
        rulebook = again.open_sheet("page-rules-short")
        expect(rulebook).to_contain_text(again.say("panel-house-rules"))
        again.page.close()
    finally:
        bare.stop()
        server.start()


def test_a_host_chooses_an_edition_and_sends_its_rules_on(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open("/")
    anna.call_myself()
    anna.press_button("page-with-friends")
    edition = anna.page.get_by_role("combobox", name=anna.say("page-edition"))
    edition.select_option(label="Cottage")
    expect(edition).to_have_value("Mökki")
    anna.press(anna.page.get_by_text(anna.say("invite-more"), exact=True))
    anna.press_button("lobby-copy-rules")
    expect(anna.button("lobby-copied")).to_be_visible()
    copied = str(anna.page.evaluate("navigator.clipboard.readText()"))
    bea = visit("Bea", PHONE, "fi").open(copied.removeprefix(PUBLIC))
    _expect_chosen(bea.page, "Mökki")


@pytest.mark.parametrize(
    ("agreement", "said"),
    [
        ("classic + limit=90", "First choose rules that give everybody a place."),
        ("poker", "These rules cannot be played: there is no edition called 'poker'"),
    ],
)
def test_a_link_that_cannot_be_played_says_so(visit: Visit, agreement: str, said: str) -> None:
    anna = visit("Anna", PHONE).open(_link(agreement))
    expect(anna.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    _expect_chosen(anna.page, anna.say("edition-classic"))


def test_a_link_carries_more_than_rules(visit: Visit) -> None:
    anna = visit("Anna", PHONE).open(_link("kpgut + limit=90"))
    _expect_chosen(anna.page, anna.say("edition-kpgut"))
    told = anna.say("setting-limit.value", value=90)
    expect(anna.page.get_by_text(told)).to_be_visible()
