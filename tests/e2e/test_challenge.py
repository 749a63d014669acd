"""Wild Draw Four: laid in earnest or as a bluff, challenged or not, and everybody is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Server

MOST = 9  # cards in a hand


def _sit_down(
    server: Server, visit: Visit, rules: str, size: Screen, languages: tuple[str, str], bluff: bool
) -> tuple[Person, Person]:
    """Anna and Bea, who is on turn and can lay Wild Draw Four, rightly or not."""

    def wanted(party: situations.Gathering) -> bool:
        seat = party.room.seats.index(1)
        is_early = max(len(party.hand(0)), len(party.hand(1))) <= MOST
        return is_early and party.can_lay(1, "W4") and party.game.would_bluff(seat) == bluff

    anna, bea = situations.arrange(server, ("Anna", "Bea"), rules, wanted)
    other = PHONE if size is DESKTOP else DESKTOP
    challenger = visit("Anna", size, languages[0]).take(anna)
    layer = visit("Bea", other, languages[1]).take(bea)
    expect(challenger.uno).to_be_visible()
    expect(layer.heading).to_have_text(layer.say("scene-your-turn"))
    return challenger, layer


def _lay_four(layer: Person, bluff: bool) -> None:
    layer.card("W4#0").press("Enter")
    if bluff:
        expect(layer.page.get_by_role("dialog")).to_contain_text(layer.say("scene-bluff-title"))
        layer.press_button("scene-bluff-dare")
    expect(layer.page.get_by_role("dialog")).to_contain_text(layer.say("scene-which-color"))
    layer.act()


@pytest.mark.parametrize(
    ("rules", "size", "languages", "bluff"),
    [
        ("classic", DESKTOP, ("en", "fi"), True),
        ("classic", PHONE, ("fi", "en"), False),
        ("moomin", PHONE, ("sv", "da"), True),
        ("kpgut", DESKTOP, ("nb", "sv"), True),
    ],
    ids=["classic-bluff", "classic-honest", "moomin-bluff", "kpgut-bluff"],
)
def test_somebody_challenges(
    server: Server,
    visit: Visit,
    rules: str,
    size: Screen,
    languages: tuple[str, str],
    bluff: bool,
) -> None:
    challenger, layer = _sit_down(server, visit, rules, size, languages, bluff)
    _lay_four(layer, bluff)
    held = len(challenger.look().cards), len(layer.look().cards)
    prompt = challenger.page.get_by_role("dialog")
    expect(prompt).to_contain_text("Bea")
    four, six = (challenger.say("cards", count=count, form="object") for count in (4, 6))
    expect(prompt).to_contain_text(four)
    expect(prompt).to_contain_text(six)
    challenger.press(
        prompt.get_by_role("button", name=challenger.say("scene-challenge", edition=rules))
    )

    drawn = (0, 4) if bluff else (6, 0)
    verdict = {"guilty": "yes" if bluff else "no", "edition": rules}
    for person, before, more in zip((challenger, layer), held, drawn, strict=True):
        expect(person.page.locator("[data-card]")).to_have_count(before + more)
        told = person.say("event-judged", **verdict)
        expect(person.scene.get_by_role("note")).to_contain_text(told)
        person.assert_told("event-judged", **verdict)
    expect(challenger.scene).to_contain_text(challenger.say("scene-shown", who="Bea"))
    note = challenger.scene.get_by_role("note")
    challenger.press(note.get_by_role("button", name=challenger.say("scene-close")))
    expect(note).to_have_count(0)


def test_somebody_draws_instead(server: Server, visit: Visit) -> None:
    challenger, layer = _sit_down(server, visit, "classic", DESKTOP, ("en", "fi"), bluff=False)
    _lay_four(layer, bluff=False)
    held = len(challenger.look().cards)
    prompt = challenger.page.get_by_role("dialog")
    challenger.press(prompt.get_by_role("button", name=challenger.say("scene-read")))
    rules = challenger.page.locator("dialog")
    group = rules.get_by_role("heading", name=challenger.say("clauses-four"), exact=True)
    expect(group).to_be_in_viewport()
    challenger.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    challenger.press(prompt.get_by_role("button", name=challenger.pattern("scene-take", "count")))
    expect(challenger.page.locator("[data-card]")).to_have_count(held + 4)
