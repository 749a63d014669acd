"""What the table marks and shows: cards that fit, open hands, odds, verdicts, faces, the log."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server, seated
from yksi.messages import commands as say
from yksi.texts import LANGUAGES

ANNA, BEA = range(2)
PAIR = ("Anna", "Bea")
OPEN = "kpgut + referee=open"
ON_ITS_SIDE = Screen(844, 390, touch=True)
SMALL = Screen(360, 640, touch=True)
SMALLEST = Screen(320, 480, touch=True)
READABLE = 14.0  # pixels of a small card that must not be covered
screens = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


# --- the hand


def test_an_open_referee_marks_what_is_lawful(server: Server, visit: Visit) -> None:
    """Anything can be laid, but only what the rules allow is marked."""
    lawful: set[str] = set()

    def wanted(party: situations.Gathering) -> bool:
        seat = party.room.seats.index(ANNA)
        lawful.clear()
        lawful.update(party.game.lawful(seat) if party.is_on_turn(ANNA) else ())
        others = [card for card in party.hand(ANNA) if card not in lawful and card[0] != "W"]
        return party.game.view(None).phase == "play" and bool(lawful and others)

    anna, _ = situations.arrange(server, PAIR, OPEN, wanted)
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.uno).to_be_visible()
    held = [which for which, _ in phone.look().cards]
    marked = {which.split("#")[0] for which in phone.fits(phone.look())}
    assert marked == lawful
    against = next(each for each in held if each.split("#")[0] not in lawful and each[0] != "W")
    phone.lay_together(against)


def test_numbers_stand_clear_of_their_cards(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        pairs = [cards for cards in party.lays(ANNA) if len(cards) == 2 and cards[0][0] != "W"]
        found[:] = pairs[:1]
        return bool(pairs)

    found: list[tuple[str, ...]] = []
    anna, _ = situations.arrange(server, PAIR, "kpgut", wanted, drawing=[])
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.uno).to_be_visible()
    first, second = found[0]
    for which in (f"{first}#0", f"{second}#{int(first == second)}"):
        phone.card(which).press("Space")
    numbers = phone.page.locator("[data-card] > .number")
    expect(numbers).to_have_count(2)
    phone.settle()
    for number in numbers.all():
        box, card = number.bounding_box(), number.locator("xpath=..").bounding_box()
        assert box is not None
        assert card is not None
        assert box["y"] + box["height"] <= card["y"], "a number lies on its card"


# --- open hands


def _assert_readable(person: Person, seat: int, cards: int) -> None:
    fan = person.page.locator(f'[data-seat="{seat}"] [data-open-fan]')
    expect(fan.locator("span")).to_have_count(cards)
    lefts = fan.evaluate(
        "(fan) => [...fan.children].map((card) => [card.offsetLeft, card.offsetTop])"
    )
    for here, after in pairwise(lefts):
        assert here[1] != after[1] or after[0] - here[0] >= READABLE, "a card covers another"
    box, animal = fan.bounding_box(), fan.locator("xpath=..").locator(".face").bounding_box()
    assert box is not None
    assert animal is not None
    assert box["y"] >= 0, "it stands out of the screen"
    assert box["y"] + box["height"] <= animal["y"], "it lies on the animal"
    person.press(fan)
    large = person.page.locator(f'[data-open-hand="{seat}"]')
    expect(large.locator("li")).to_have_count(cards)
    expect(large).to_be_in_viewport(ratio=1)
    person.press(large.get_by_role("button", name=person.say("scene-close")))
    expect(large).to_have_count(0)


@screens
def test_a_card_opens_all_hands(server: Server, visit: Visit, screen: Screen) -> None:
    """They can be read, and looking at one catches nobody."""

    def wanted(party: situations.Gathering) -> bool:
        return party.can_lay(BEA, "WC1") and len(party.hand(BEA)) == 2

    rules = "custom + card1=open_hands"
    clients = situations.arrange(server, PAIR, rules, wanted, drawing=[ANNA])
    anna = visit("Anna", screen).take(clients[ANNA])
    expect(anna.uno).to_be_visible()
    bea = clients[BEA]
    situations.act(bea, "call")
    situations.act(bea, "lay", cards=["WC1"], color="red")
    _assert_readable(anna, bea.parts["room"]["seats"].index(BEA), 1)
    expect(anna.page.get_by_role("alert")).to_have_count(0)


@screens
def test_spectators_can_read_hands(server: Server, visit: Visit, screen: Screen) -> None:
    def agree(party: situations.Gathering) -> None:
        party.do(0, say.Change("open_hands", "yes"))

    anna, *_ = situations.arrange(
        server, PAIR, "kpgut", lambda party: party.is_on_turn(ANNA), agree=agree
    )
    watcher = visit("Vera", screen)
    watcher.enter(f"/t/{anna.table}", watching=True)
    for seat, view in enumerate(anna.parts["cards"]["seats"]):
        _assert_readable(watcher, seat, view["cards"])


# --- the challenge


def _challenged(
    server: Server, visit: Visit, screen: Screen, bluff: bool, language: str = "en"
) -> tuple[Person, list[Client]]:
    """Bea lays Wild Draw Four on Anna, and names a colour."""

    def wanted(party: situations.Gathering) -> bool:
        seat = party.room.seats.index(BEA)
        return party.can_lay(BEA, "W4") and party.game.would_bluff(seat) == bluff

    clients = situations.arrange(server, PAIR, "classic", wanted)
    anna = visit("Anna", screen, language).take(clients[ANNA])
    expect(anna.uno).to_be_visible()
    situations.act(clients[BEA], "lay", cards=["W4"], color="green")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    return anna, clients


@screens
def test_odds_are_not_covered(server: Server, visit: Visit, screen: Screen) -> None:
    anna, _ = _challenged(server, visit, screen, bluff=False)
    prompt = anna.page.get_by_role("dialog")
    bar = prompt.locator(".bar")
    assert not bar.evaluate("(bar) => bar.textContent")
    share = float(bar.evaluate("(bar) => parseFloat(bar.style.getPropertyValue('--share'))"))
    cost = (100 - share) / 100 * 6  # cards on average, if it is challenged
    primary = prompt.locator(".button:not(.quiet)")
    expect(primary).to_have_count(1)
    challenge = anna.say("scene-challenge", edition="classic")
    wanted = challenge if cost <= 4 else anna.say("scene-take", count=4)
    expect(primary).to_contain_text(wanted)
    expect(primary).to_be_focused()


# Whatever lies at its corners is a part of it.
_BARE = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const corners = [[left + 9, top + 3], [right - 9, bottom - 3]];
  return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE, SMALLEST, DESKTOP], ids=str)
def test_odds_and_answers_are_seen_together(server: Server, visit: Visit, screen: Screen) -> None:
    anna, _ = _challenged(server, visit, screen, bluff=False)
    anna.settle()
    prompt = anna.page.get_by_role("dialog")
    for part in (
        prompt.locator(".bar"),
        prompt.locator(".shares"),
        *prompt.locator(".button").all(),
    ):
        expect(part).to_be_in_viewport(ratio=1)
        assert part.evaluate(_BARE), "something lies on it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_read_without_scrolling(server: Server, visit: Visit, language: str) -> None:
    anna, _ = _challenged(server, visit, SMALL, bluff=False, language=language)
    sheet = anna.page.get_by_role("dialog")
    assert sheet.evaluate("(sheet) => sheet.scrollHeight <= sheet.clientHeight")


def test_an_honest_hand_is_not_marked(server: Server, visit: Visit) -> None:
    anna, _ = _challenged(server, visit, PHONE, bluff=False)
    challenge = anna.say("scene-challenge", edition="classic")
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=challenge))
    note = anna.scene.get_by_role("note")
    expect(note).to_contain_text(anna.say("event-judged", guilty="no", edition="classic"))
    expect(note.locator("li")).not_to_have_count(0)
    expect(note.locator(".culprit")).to_have_count(0)


# --- the log


def _log(person: Person) -> Locator:
    rail = person.page.get_by_role("complementary")
    return rail.get_by_role("group", name=person.say("panel-log"))


def test_the_log_tells_what_people_want_to_read(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        return party.can_lay(BEA, "W")

    clients = situations.arrange(server, PAIR, "classic", wanted)
    anna = visit("Anna").take(clients[ANNA])
    expect(anna.uno).to_be_visible()
    situations.act(clients[BEA], "lay", cards=["W"], color="green")
    log = _log(anna)
    newest = log.get_by_role("listitem").filter(has_text="Bea").first
    expect(newest.locator("svg [fill='var(--green-ground)']").first).to_be_attached()  # the wild
    before = log.get_by_role("listitem").count()
    clients[BEA].close()
    clients[BEA].greet()  # as a page that is loaded anew
    clients[BEA].obey("react", reaction="cheer")
    expect(log).to_contain_text(anna.say("reaction-cheer"))
    expect(log.get_by_role("listitem")).to_have_count(before + 1)
    anna.come_back()
    log = _log(anna)
    expect(log).to_contain_text(anna.say("reaction-cheer"))
    expect(log).not_to_contain_text(anna.say("news-returned", person="you"))


def test_the_paper_is_opened_beside_the_log_of_a_phone(server: Server, visit: Visit) -> None:
    """In the second round, when something stands on it: nothing covers the way there."""
    last: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        last[:] = party.hand(BEA) if party.lays(BEA) else ()
        return len(last) == 1 and last[0][0] != "W"

    clients = situations.arrange(server, PAIR, "classic + hand_size=3", wanted, drawing=[ANNA])
    situations.act(clients[BEA], "lay", cards=last)
    for client in clients:
        client.obey("ready")
    anna = visit("Anna", PHONE, "fi").take(clients[ANNA])
    expect(anna.uno).to_be_visible()
    anna.press_button("panel-log")
    anna.press_button("panel-sheet")
    expect(anna.page.get_by_role("dialog", name=anna.say("panel-paper"))).to_be_visible()


def test_seals_are_told_to_those_who_ask(server: Server, visit: Visit) -> None:
    client, *_ = seated(server, "Anna", bots=1)
    anna = visit("Anna").take(client)
    log = _log(anna)
    seal = anna.say("news-sealed", seal="").split(",", maxsplit=1)[0][:24]
    expect(log.get_by_role("listitem")).not_to_have_count(0)
    expect(log).not_to_contain_text(seal)
    anna.press_button("panel-log-seals")
    expect(log).to_contain_text(seal)


# --- faces


def test_nine_bots_have_nine_faces(server: Server, visit: Visit) -> None:
    anna, *_ = seated(server, "Anna", rules="kpgut", bots=9)
    person = visit("Anna").take(anna)
    expect(person.page.locator("[data-seat]")).to_have_count(9)
    faces = person.page.locator("[data-seat] .avatar").evaluate_all(
        "(all) => all.map((face) => face.innerHTML)"
    )
    assert len(set(faces)) == 9


# --- votes


def test_a_vote_is_seen_wherever_one_has_scrolled(visit: Visit) -> None:
    screen, phone = visit("Anna"), visit("Bea", PHONE, "fi")
    phone.enter(screen.invite("custom"))
    phone.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    client = screen.shadow()
    client.obey("writecard", card=1, text="Sing")
    client.close()
    vote = phone.page.get_by_role("region", name=phone.say("panel-vote"), exact=True)
    expect(vote.get_by_role("button").first).to_be_in_viewport(ratio=1)
