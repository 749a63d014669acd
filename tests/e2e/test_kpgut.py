"""KPGUT with people and a bot: manners, several cards, chains, doubts, jumping in, a late comer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, Screen
from tests.serving import Server
from yksi.game import actions as do

ANNA, BEA, CILLA = range(3)  # from the oldest to the youngest
TRIO = ("Anna", "Bea", "Cilla")
LOW = Screen(360, 640, touch=True)


def _gather(visit: Visit) -> tuple[Person, Person]:
    """Anna and Bea at a table with a bot, in a series."""
    anna, bea = visit("Anna"), visit("Bea", PHONE, "fi")
    bea.enter(anna.invite("kpgut"))
    anna.press_button("lobby-add-bot")
    anna.press(anna.page.get_by_text(anna.say("lobby-settings"), exact=True))
    anna.page.get_by_role("checkbox", name=anna.say("setting-series")).check()
    bea.press_button("lobby-ready-on")
    anna.wait_for_all()
    anna.hurry(bot="10")  # people have time
    anna.press_button("lobby-start")
    anna.press_button("lobby-manners-read")
    for person in (anna, bea):
        expect(person.uno).to_be_visible()
    return anna, bea


def test_an_evening(visit: Visit) -> None:
    anna, bea = _gather(visit)

    # a late comer asks the oldest, who agrees
    cilla = visit("Cilla", PHONE, "da")
    cilla.enter(anna.page.url, watching=True)
    cilla.start("join", manners=True, who="Anna")
    anna.decide("panel-question", "answer-yes")
    expect(cilla.page.locator("[data-card]")).to_have_count(9)

    # giving up, to the last; then the series stands on the paper
    for person in (bea, cilla, anna):
        person.start("give-up")
    for person in (anna, bea):
        expect(person.page.get_by_role("table")).to_contain_text(person.say("panel-average"))
        expect(person.page.get_by_role("row").filter(has_text="Cilla")).to_have_count(1)


def _sit_down(server: Server, visit: Visit, wanted: situations.Wanted) -> list[Person]:
    """Anna with a large screen, Bea and Cilla with phones, in three languages."""
    clients = situations.arrange(server, TRIO, "kpgut", wanted, drawing=[])
    people = [visit("Anna"), visit("Bea", PHONE, "fi"), visit("Cilla", PHONE, "da")]
    for person, client in zip(people, clients, strict=True):
        person.take(client)
        expect(person.uno).to_be_visible()
    return people


def _first(person: Person, ending: str) -> str:
    """The first card of a hand that ends like this."""
    return next(card for card, _ in person.look().cards if card.split("#")[0].endswith(ending))


def test_a_chain_of_draws(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        """Anna can lay a draw two, then Bea, and Cilla has nothing to answer with."""
        after = [party.room.seats[seat] for seat in party.game.view(None).order]
        two = [any(card.endswith("+2") for card in party.hand(person)) for person in range(3)]
        ring = after[after.index(ANNA) :] + after[: after.index(ANNA)]
        follows = ring == [ANNA, BEA, CILLA] and party.game.view(None).direction == "cw"
        single = [cards[0] for cards in party.lays(ANNA) if len(cards) == 1]
        can_begin = any(card.endswith("+2") for card in single)
        return (
            follows and can_begin and two == [True, True, False] and "W4" not in party.hand(CILLA)
        )

    anna, bea, cilla = _sit_down(server, visit, wanted)
    anna.lay_together(_first(anna, "+2"))
    expect(bea.heading).to_have_text(bea.say("scene-owed", cards=bea.say("cards", count=2)))
    bea.lay_together(_first(bea, "+2"))
    expect(cilla.heading).to_have_text(cilla.say("scene-owed", cards=cilla.say("cards", count=4)))
    held = len(cilla.look().cards)
    cilla.press_button("scene-take", count=4)
    expect(cilla.page.locator("[data-card]")).to_have_count(held + 4)


def test_several_cards_of_one_value(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        return any(len(cards) == 2 and cards[0][0] != "W" for cards in party.lays(ANNA))

    anna, *_ = _sit_down(server, visit, wanted)
    anna.press_card(anna.fits(anna.look())[0])  # a click picks out what has company
    anna.page.keyboard.press("Escape")
    held = [card for card, _ in anna.look().cards]
    value = {card: card.split("#")[0][1:] for card in held}
    first = next(
        card for card in anna.fits(anna.look()) if list(value.values()).count(value[card]) > 1
    )
    second = next(card for card in held if card != first and value[card] == value[first])
    anna.lay_together(first, second)


def test_a_doubt_about_drawing(server: Server, visit: Visit) -> None:
    """Bea draws although something fits; Cilla doubts it, Anna looks into the hand and judges."""

    def wanted(party: situations.Gathering) -> bool:
        return bool(party.lays(BEA)) and do.Draw() in party.legal(BEA)

    anna, bea, cilla = _sit_down(server, visit, wanted)
    held = len(bea.look().cards)
    bea.press_button("scene-draw")
    expect(bea.page.locator("[data-card]")).to_have_count(held + 1)
    cilla.start("doubt", who="Bea")
    anna.decide("panel-question", "answer-no-reason")
    for person in (anna, bea, cilla):
        person.assert_told("warning-needless-drawing")


def _twin(party: situations.Gathering) -> str | None:
    """A number that Bea can lay and Anna, whose turn does not follow, holds too."""
    singles = [cards[0] for cards in party.lays(BEA) if len(cards) == 1]
    numbers = [card for card in singles if card[1:].isdecimal() and len(party.hand(BEA)) > 2]
    return next((card for card in numbers if card in party.hand(ANNA)), None)


def test_jumping_in(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        view = party.game.view(None)
        is_anna_next = party.room.seats[view.order[(view.order.index(view.turn) + 1) % 3]] == ANNA
        return view.direction == "cw" and not is_anna_next and _twin(party) is not None

    anna, bea, cilla = _sit_down(server, visit, wanted)
    held = [card.split("#")[0] for card, _ in anna.look().cards]
    fitting = [card for card in bea.fits(bea.look()) if card.split("#")[0] in held]
    bea.lay_together(next(card for card in fitting if card.split("#")[0][1:].isdecimal()))
    same = anna.pattern("scene-same-card", "card")
    heard = anna.page.locator("[aria-live=assertive]")
    expect(heard).to_have_text(same)  # whoever does not see the button hears of it
    anna.press_button("scene-jump")
    expect(anna.page.locator("[data-card]")).to_have_count(len(held) - 1)
    jumped = cilla.pattern("event-jumped", "cards", person="they", who="Anna").pattern
    told = cilla.page.locator("[aria-live=polite]")
    expect(told.first).to_contain_text(jumped.split(".+")[0].lstrip("^").replace("\\", ""))


def test_advice_is_reported_and_somebody_warned(server: Server, visit: Visit) -> None:
    anna, bea, cilla = _sit_down(server, visit, lambda party: party.is_on_turn(ANNA))
    held = len(cilla.look().cards)
    bea.start("report", who="Cilla", other="Anna")
    for person in (anna, bea):
        person.decide("panel-vote", "answer-yes")
    cilla.decide("panel-vote", "answer-no")
    expect(cilla.page.locator("[data-card]")).to_have_count(held + 2)

    anna.start("warn", who="Bea", text="too loud")
    for person in (anna, bea, cilla):
        person.assert_told("quote", text="too loud")
    bea.open_sheet("panel-procedures")


# Words that can be read, and lie under the button.
_COVERED = """(button) => {
  const a = button.getBoundingClientRect();
  return [...document.querySelectorAll("h1, h1 ~ * p")].filter((words) => {
    const b = words.getBoundingClientRect();
    const isRead = b.width > 1;
    return isRead && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).length;
}"""


def test_the_button_to_jump_in_lies_on_no_words(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        return any(isinstance(action, do.JumpIn) for action in party.legal(ANNA))

    clients = situations.arrange(server, TRIO, "kpgut", wanted, drawing=[])
    anna = visit("Anna", LOW, "sv").take(clients[ANNA])
    jump = anna.button("scene-jump")
    expect(jump).to_be_visible()
    anna.settle()
    assert jump.evaluate(_COVERED) == 0
