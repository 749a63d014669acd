"""The end of a game and the table of its series: on the paper, on phones too."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server
from yksi.messages import commands as say
from yksi.texts import LANGUAGES

ANNA, BEA, CILLA = range(3)
NARROWEST = Screen(320, 568, touch=True)
TALL = Screen(390, 844, touch=True)
GAMES = 3


@pytest.fixture(scope="module")
def server(patient_server: Server) -> Server:
    """Where a result can be objected to for as long as a slow machine needs."""
    return patient_server


def _overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    below = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return not (beside or below)


def _series(server: Server) -> list[Client]:
    """Three people in the first game of a series."""

    def agree(party: situations.Gathering) -> None:
        party.do(ANNA, say.Change("series", "yes"))

    trio = ("Anna", "Bea", "Cilla")
    return situations.arrange(server, trio, "kpgut", lambda _: True, agree=agree)


def test_the_bar_names_the_game_whole(server: Server, visit: Visit) -> None:
    """On the smallest phone too, beside the clock."""
    cilla = visit("Cilla", NARROWEST).take(_series(server)[CILLA])
    expect(cilla.uno).to_be_visible()
    named = cilla.page.locator("header p").filter(visible=True)
    expect(named).to_have_text(cilla.say("panel-game", game=1))
    assert named.evaluate("(line) => line.scrollWidth <= line.clientWidth")


@pytest.mark.parametrize("screen", [NARROWEST, TALL, DESKTOP], ids=str)
def test_no_column_lies_on_another(server: Server, visit: Visit, screen: Screen) -> None:
    """However many games there were; the average is seen without scrolling."""
    clients = _series(server)
    cilla = visit("Cilla", screen).take(clients[CILLA])
    expect(cilla.uno).to_be_visible()
    for game in range(GAMES):
        for client in clients if game else ():
            client.obey("ready")
        for client in clients[:CILLA]:
            while client.stage != "playing":
                client.receive()
            situations.act(client, "forfeit")
    heads = cilla.page.get_by_role("columnheader")
    expect(heads.filter(has_text=cilla.say("panel-game", game=GAMES))).to_be_visible()
    row = cilla.page.get_by_role("row").filter(has_text="Anna")
    cells = row.locator("th, td").filter(visible=True)
    for line in (heads.all(), cells.all()):
        assert not any(_overlap(one, other) for one, other in combinations(line, 2))
    average = cilla.page.get_by_role("columnheader", name=cilla.say("panel-average"), exact=True)
    expect(average).to_be_in_viewport(ratio=1)
    cilla.assert_fits_screen()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leads_is_told_so(server: Server, visit: Visit, language: str) -> None:
    """To whoever leads, by another word than to the others."""
    clients = _series(server)
    cilla, bea = visit("Cilla", DESKTOP, language), visit("Bea", PHONE, language)
    cilla.take(clients[CILLA])
    bea.take(clients[BEA])
    for person in (cilla, bea):
        expect(person.uno).to_be_visible()
    for client in clients[:CILLA]:
        situations.act(client, "forfeit")
    for person, whom in ((cilla, "you"), (bea, "they")):
        told = person.pattern("panel-series-leads", "average", game=1, who="Cilla", person=whom)
        expect(person.heading).to_have_text(told)


def _at_the_end(server: Server, visit: Visit, screen: Screen) -> tuple[Person, Client, Locator]:
    """Bea lays her last card; Anna, who looks at the paper, can object to it."""
    last: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        last[:] = party.hand(BEA) if party.lays(BEA) else ()
        return len(last) == 1 and last[0][0] != "W"

    rules = "kpgut + hand_size=3"
    pair = ("Anna", "Bea")
    anna, bea = situations.arrange(server, pair, rules, wanted, drawing=[ANNA])
    looking = visit("Anna", screen).take(anna)
    expect(looking.uno).to_be_visible()
    situations.act(bea, "lay", cards=last)
    expect(looking.page.locator("a[href$='/record']")).to_be_attached()  # the paper
    closing = looking.page.get_by_role("region", name=looking.say("panel-closing", who="Bea"))
    expect(closing).to_be_in_viewport(ratio=1)
    return looking, bea, closing


screens = pytest.mark.parametrize("screen", [NARROWEST, PHONE, DESKTOP], ids=str)


@screens
def test_a_result_is_accepted_in_one_press(server: Server, visit: Visit, screen: Screen) -> None:
    anna, _, closing = _at_the_end(server, visit, screen)
    anna.press(closing.get_by_role("button", name=anna.say("panel-closing-accept"), exact=True))
    expect(closing).to_have_count(0)


@screens
def test_the_last_play_is_accused_in_one_press(
    server: Server, visit: Visit, screen: Screen
) -> None:
    anna, bea, closing = _at_the_end(server, visit, screen)
    anna.press(closing.get_by_role("button", name=anna.say("scene-accuse", who="Bea"), exact=True))
    vote = anna.page.get_by_role("region", name=anna.say("panel-vote"), exact=True)
    expect(vote).to_be_in_viewport(ratio=1)
    while bea.parts["room"]["ballot"] is None:
        bea.receive()
