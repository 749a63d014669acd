"""What happened to me is told where I look, on a phone too: seen, and not only in a log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server
from yksi.messages import commands as say

ANNA, BEA, CILLA = range(3)
TRIO = ("Anna", "Bea", "Cilla")
TEN = (*TRIO, "Disa", "Eero", "Freja", "Gun", "Hugo", "Ida", "Jens")
ON_ITS_SIDE = Screen(844, 390, touch=True)
SMALLEST = Screen(320, 480, touch=True)
LONG_ENOUGH = 10_000  # milliseconds of the page's clock, in which a line was read
UNTIL_NEXT = 2_500  # where others wait behind it
MOST_WAITING = 4
SCREENS = [PHONE, ON_ITS_SIDE, SMALLEST, DESKTOP]
screens = pytest.mark.parametrize("screen", SCREENS, ids=["phone", "side", "smallest", "desktop"])


def _follows(party: situations.Gathering, person: int, other: int) -> bool:
    view = party.game.view(None)
    ring = view.order if view.direction == "cw" else view.order[::-1]
    seat, next_seat = (party.room.seats.index(each) for each in (person, other))
    return ring[(ring.index(seat) + 1) % len(ring)] == next_seat


def _lay(party: situations.Gathering, person: int, *endings: str) -> str | None:
    singles = [cards[0] for cards in party.lays(person) if len(cards) == 1]
    return next((card for card in singles if card[1:] in endings or card in endings), None)


def _sit_down(
    server: Server,
    visit: Visit,
    screen: Screen,
    rules: str,
    *endings: str,
    language: str = "en",
    people: tuple[str, ...] = TRIO,
) -> tuple[Person, list[Client], str]:
    """Anna at her screen; Bea, before her, is on turn and can lay one of these."""
    found: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        card = _lay(party, BEA, *endings) if _follows(party, BEA, ANNA) else None
        found[:] = [card] if card else []
        return bool(card)

    clients = situations.arrange(server, people, rules, wanted)
    anna = visit("Anna", screen, language).take(clients[ANNA])
    expect(anna.uno).to_be_visible()
    return anna, clients, found[0]


@screens
@pytest.mark.parametrize("language", ["en", "fi"])
def test_draw_two(server: Server, visit: Visit, screen: Screen, language: str) -> None:
    anna, clients, card = _sit_down(server, visit, screen, "classic", "+2", language=language)
    situations.act(clients[BEA], "lay", cards=[card])
    two = anna.say("cards", count=2)
    anna.assert_noticed("Bea", anna.say("event-accepted", person="you", cards=two))


@screens
def test_skip(server: Server, visit: Visit, screen: Screen) -> None:
    anna, clients, card = _sit_down(server, visit, screen, "classic", "S")
    situations.act(clients[BEA], "lay", cards=[card])
    anna.assert_noticed("Bea", anna.say("event-skipped", person="you"))


def test_reverse(server: Server, visit: Visit) -> None:
    anna, clients, card = _sit_down(server, visit, PHONE, "classic", "R")
    before = clients[BEA].parts["cards"]["direction"]
    situations.act(clients[BEA], "lay", cards=[card])
    after = "ccw" if before == "cw" else "cw"
    anna.assert_noticed("Bea", anna.say("event-reversed", direction=after))


def test_hands_are_shuffled(server: Server, visit: Visit) -> None:
    anna, clients, card = _sit_down(server, visit, PHONE, "custom", "WS")
    situations.act(clients[BEA], "lay", cards=[card], color="red")
    anna.assert_noticed(anna.say("event-pooled", person="they", who="Bea"))


def test_a_long_line_has_room_among_ten(server: Server, visit: Visit) -> None:
    anna, clients, card = _sit_down(server, visit, DESKTOP, "custom", "WS", people=TEN)
    situations.act(clients[BEA], "lay", cards=[card], color="red")
    anna.assert_noticed(anna.say("event-pooled", person="they", who="Bea"))
    anna.settle()
    lake, line, button = (
        anna.page.locator(what).first.bounding_box()
        for what in (".water", "[data-notice]", ".buttons button")
    )
    assert lake is not None
    assert line is not None
    assert button is not None
    assert lake["y"] + lake["height"] <= line["y"]
    assert line["y"] + line["height"] <= button["y"]


def _forget_the_call(
    server: Server, visit: Visit, names: tuple[str, ...], agree: situations.Agree = lambda _: None
) -> tuple[Person, list[Client]]:
    """Anna, on her phone, lays her last card but one and says nothing."""

    def wanted(party: situations.Gathering) -> bool:
        found[:] = [card for card in [_lay(party, ANNA, *situations.NUMBERS)] if card]
        return len(party.hand(ANNA)) == 2 and bool(found)

    found: list[str] = []
    clients = situations.arrange(server, names, "classic", wanted, (BEA, CILLA), agree)
    phone = visit("Anna", PHONE).take(clients[ANNA])
    expect(phone.uno).to_be_visible()
    phone.lay_together(f"{found[0]}#0")
    return phone, clients


def _assert_caught(phone: Person, by: str) -> None:
    phone.assert_noticed(phone.say("event-caught", person="they", who=by, other="you", whom="you"))


def test_caught(server: Server, visit: Visit) -> None:
    """Whoever notices that the call is missing is named where Anna looks."""
    phone, (_, bea, _) = _forget_the_call(server, visit, TRIO)
    expect(phone.page.locator("[data-card]")).to_have_count(1)
    situations.act(bea, "catch", seat=bea.parts["room"]["seats"].index(ANNA))
    _assert_caught(phone, "Bea")


def test_caught_by_a_bot(server: Server, visit: Visit) -> None:
    """A bot that was at the table before the server started anew notices it as well."""

    def with_a_bot(party: situations.Gathering) -> None:
        party.do(ANNA, say.SeatBot("Bo", "careful"))
        party.set("bot_uno", 0)

    phone, _ = _forget_the_call(server, visit, ("Anna",), with_a_bot)
    _assert_caught(phone, "Bo")


def _kpgut(server: Server, visit: Visit) -> tuple[list[Client], Person]:
    """Anna, the oldest, and Bea without screens; Cilla with a phone."""
    clients = situations.arrange(server, TRIO, "kpgut", lambda party: party.is_on_turn(ANNA))
    phone = visit("Cilla", PHONE)
    phone.page.clock.install()
    phone.take(clients[CILLA])
    expect(phone.uno).to_be_visible()
    return clients, phone


def test_warned_and_removed(server: Server, visit: Visit) -> None:
    (anna, *_), cilla = _kpgut(server, visit)
    anna.obey("warn", person=CILLA, reason="tapping")
    cilla.assert_noticed("Anna", "tapping")
    anna.obey("removeplayer", person=CILLA)
    cilla.assert_noticed(cilla.say("event-removed", person="you"))
    cilla.page.clock.fast_forward(LONG_ENOUGH)
    expect(cilla.scene).to_contain_text(cilla.say("scene-removed", reason="tapping"))
    expect(cilla.page.get_by_text(cilla.say("scene-removed", reason="tapping"))).to_be_in_viewport()


def test_the_result_of_a_vote(server: Server, visit: Visit) -> None:
    (anna, bea, _), cilla = _kpgut(server, visit)
    anna.obey("movetostop")
    for client in (anna, bea):
        client.obey("vote", yes=False)
    cilla.decide("panel-vote", "answer-no")
    cilla.assert_noticed(cilla.say("vote-no", names="").strip().rstrip(".").rstrip())


def test_advice(server: Server, visit: Visit) -> None:
    """What was decided about her, and what it costs."""
    (anna, bea, _), cilla = _kpgut(server, visit)
    anna.obey("report", adviser=CILLA, advised=BEA)
    for client in (anna, bea):
        client.obey("vote", yes=True)
    cilla.decide("panel-vote", "answer-no")
    given = cilla.say("event-drew", why="table", person="you", cards="").rstrip(" .")
    cilla.assert_noticed(given, "Anna", "Bea")


def test_outvoted(server: Server, visit: Visit) -> None:
    """Who decided otherwise."""
    (anna, bea, _), cilla = _kpgut(server, visit)
    anna.obey("ask", question="Tea?")
    for client in (anna, bea):
        client.obey("vote", yes=True)
    cilla.decide("panel-vote", "answer-no")
    cilla.assert_noticed("Tea?", "Anna", "Bea")


def test_moved_away(server: Server, visit: Visit) -> None:
    """Whoever gave advice from beside the table reads that it was noticed."""
    (anna, bea, cilla), _ = _kpgut(server, visit)
    vera = visit("Vera", PHONE)
    vera.page.clock.install()
    vera.enter(f"/t/{anna.table}", watching=True)
    number = max(person["number"] for person in vera.shadow().parts["room"]["people"])
    anna.obey("report", adviser=number, advised=BEA)
    for client in (anna, bea, cilla):
        client.obey("vote", yes=True)
    anna.obey("answer", answer="no", question="takeadviser")
    anna.obey("answer", answer="moved-away", question="whereto")
    told = vera.say("news-movedaway", person="you")
    for _ in range(MOST_WAITING):
        if vera.page.locator("[data-notice]").filter(has_text=told).count():
            break
        vera.page.clock.fast_forward(UNTIL_NEXT)
    vera.assert_noticed(told)


def test_jumped_in_on(server: Server, visit: Visit) -> None:
    """Somebody lays the same card out of turn, and Cilla reads who it was."""
    found: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        singles = [cards[0] for cards in party.lays(BEA) if len(cards) == 1]
        twins = [
            card for card in singles if card in situations.NUMBERS and card in party.hand(ANNA)
        ]
        found[:] = twins[:1]
        return bool(found) and len(party.hand(BEA)) > 2 and _follows(party, BEA, CILLA)

    anna, bea, cilla = situations.arrange(server, TRIO, "kpgut", wanted, drawing=[])
    phone = visit("Cilla", PHONE).take(cilla)
    expect(phone.uno).to_be_visible()
    situations.act(bea, "lay", cards=found)
    situations.act(anna, "jumpin", card=found[0])
    phone.assert_noticed("Anna")


@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE, DESKTOP], ids=["phone", "side", "desktop"])
def test_talk_is_seen_at_the_seat(server: Server, visit: Visit, screen: Screen) -> None:
    anna, clients, _ = _sit_down(server, visit, screen, "classic", "5", "6", "7")
    clients[BEA].obey("react", reaction="cheer")
    clients[CILLA].obey("say", text="Well, well")
    for text in (anna.say("reaction-cheer"), "Well, well"):
        bubble = anna.page.locator(".bubble").filter(has_text=text)
        expect(bubble).to_be_in_viewport(ratio=1)
    badge = anna.page.locator("[data-missed]")
    if screen is DESKTOP:  # the log lies open beside the table
        expect(badge).to_have_count(0)
        return
    expect(badge).to_have_text("2")
    anna.press_button("panel-log")
    expect(badge).to_have_count(0)
