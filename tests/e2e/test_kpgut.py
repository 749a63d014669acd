"""KPGUT with three people and a bot: manners, several cards, doubts, jumping in, a late comer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.serving import Client

RICH = 16  # cards, among which somebody else's soon has its like


def _gather(visit: Visit) -> tuple[Person, Person]:
    """Anna and Bea at a table with a bot, in a series."""
    anna, bea = visit("Anna"), visit("Bea", PHONE, "fi")
    bea.enter(anna.invite("kpgut"))
    anna.press_button("lobby-add-bot")
    anna.press(anna.page.get_by_text(anna.say("lobby-settings"), exact=True))
    anna.page.get_by_role("checkbox", name=anna.say("setting-series")).check()
    bea.press_button("lobby-hand-on")
    bea.press_button("lobby-manners-read")
    anna.wait_for_all()
    anna.press_button("lobby-start")
    anna.press_button("lobby-manners-read")
    for person in (anna, bea):
        expect(person.uno).to_be_visible()
    return anna, bea


def _see(person: Person, client: Client) -> int:
    """The page shows what is known without it; how many cards that are."""
    count = len(situations.hand(client))
    expect(person.page.locator("[data-card]")).to_have_count(count)
    return count


def _lay_several(person: Person, client: Client) -> None:
    before, cards = _see(person, client), situations.several(client)
    copies = [f"{card}#{cards[:at].count(card)}" for at, card in enumerate(cards)]
    for copy in copies:
        person.press_card(copy)
        expect(person.card(copy)).to_have_attribute("aria-pressed", "true")
    words = person.say("cards", count=len(cards))
    person.press(person.button("scene-lay-several", cards=words))
    if person.page.get_by_role("dialog").count():
        person.act()
    expect(person.page.locator("[data-card]")).to_have_count(before - len(cards))


def _twin(mine: Client, theirs: Client) -> str | None:
    """A number that somebody on turn can lay and the other one holds too."""
    held = situations.hand(mine)
    lays = (action["cards"] for action in theirs.legal if action["do"] == "lay")
    numbers = (cards[0] for cards in lays if len(cards) == 1 and cards[0][0] != "W")
    return next((card for card in numbers if card in held and card[1:].isdecimal()), None)


def test_an_evening(visit: Visit) -> None:
    anna, bea = _gather(visit)
    anna.hurry()
    clients = [anna.shadow(), bea.shadow()]

    # a late comer asks the oldest, who agrees
    cilla = visit("Cilla", PHONE, "da")
    cilla.enter(anna.page.url, watching=True)
    cilla.start("join", manners=True, who="Anna")
    anna.decide("panel-question", "answer-yes")
    expect(cilla.page.locator("[data-card]")).to_have_count(9)
    clients.append(cilla.shadow())
    mine, theirs = clients[:2]

    # Bea draws although something fits; Cilla doubts it, Anna looks into the hand and judges
    def bea_could_lay() -> bool:
        return theirs.is_on_turn and {"lay", "draw"} <= {a["do"] for a in theirs.legal}

    assert situations.wait_for(clients, bea_could_lay, drawing=())
    before = _see(bea, theirs)
    bea.press_button("scene-draw")
    expect(bea.page.locator("[data-card]")).to_have_count(before + 1)
    cilla.start("doubt", who="Bea")
    anna.decide("panel-question", "answer-no-reason")
    reason = anna.say("warning-needless-drawing")
    expect(anna.page.get_by_role("complementary")).to_contain_text(reason)

    # several cards of one value
    def is_hand_rich() -> bool:
        return len(situations.hand(mine)) >= RICH and bool(situations.several(mine))

    assert situations.wait_for(clients, is_hand_rich, [mine])
    _lay_several(anna, mine)

    # exactly the same card
    def is_twin_at_hand() -> bool:
        return theirs.is_on_turn and _twin(mine, theirs) is not None

    assert situations.wait_for(clients, is_twin_at_hand, [theirs])
    anna.hurry(bot="10")
    before = _see(anna, mine)
    situations.act(theirs, "lay", cards=[_twin(mine, theirs)])
    anna.press_button("scene-jump")
    expect(anna.page.locator("[data-card]")).to_have_count(before - 1)

    # giving up, to the last, while the bot is slow; then the series stands on the paper
    for person in (bea, cilla, anna):
        person.start("give-up")
    for person in (anna, bea):
        expect(person.page.get_by_role("table")).to_contain_text(person.say("panel-average"))
        expect(person.page.get_by_role("row").filter(has_text="Cilla")).to_have_count(1)
