"""An evening with paper cards, kept in a browser: with and without a line, by touch and by keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Screen
from tests.e2e.scoring import KEPT, Scorer, until_counted

FOUR = ("Eero", "Aino", "Sigrid", "Freja")
SIDEWAYS = Screen(844, 390, touch=True)

# Nothing else is met in the middle of it.
_IS_ON_TOP = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === node;
}"""


def test_five_rounds_on_a_phone_partly_without_a_line(visit: Visit) -> None:
    """Whoever goes out takes the others' cards; the page is closed in the middle of a hand."""
    person = visit("Aino", PHONE, "fi", service_workers="allow")
    scorer = Scorer(person)
    scorer.begin(*FOUR)
    scorer.round("Aino", ["W S", "W 8", "W4"])  # 70 + 58 + 50
    assert_totals(scorer, [0, 178, 0, 0])
    assert person.page.evaluate(KEPT)
    scorer.press("score-undo")
    expect(scorer.button("score-redo")).to_be_in_viewport(ratio=1)  # where it was undone
    scorer.press("score-redo")
    assert_totals(scorer, [0, 178, 0, 0])

    person.page.context.set_offline(True)
    scorer.presses = 0
    scorer.round("Eero", ["W4 7 7", "W 1 1", "9"])  # 64 + 52 + 9
    assert scorer.presses < 20
    assert_totals(scorer, [125, 178, 0, 0])
    scorer.went_out("Freja")
    scorer.count("+2 5 9")
    scorer.go_on()
    scorer.count("7 7 S")
    until_counted(person.page, 6)
    person.page.reload()  # without a line, as after a flat battery
    expect(person.page.locator("output")).to_have_text("34")
    scorer.count("W")
    scorer.go_on()
    scorer.count("R")
    scorer.go_on()
    scorer.press("keep-write")
    assert_totals(scorer, [125, 178, 0, 138])
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("138")

    person.page.context.set_offline(False)
    person.open("/")
    person.page.get_by_role("link", name=person.say("keep-on")).click()
    scorer.round("Aino", ["W4 W4", "W4 W", "W W"])  # 300
    assert_totals(scorer, [125, 478, 0, 138])
    scorer.round("Sigrid", ["0", "W", "S 9"])  # 79
    assert_totals(scorer, [125, 478, 79, 138])
    scorer.round("Aino", ["R", "2", ""])  # 22: the target is reached exactly
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.say("keep-wins", who="Aino", count=1, points=500)
    )
    words = {"edition": person.say("edition-classic")}
    where = person.page.locator("header p.short")
    expect(where).to_have_text(person.say("panel-where", round=6, **words))  # there is no seventh
    scorer.press("score-another-match")
    expect(scorer.button("score-went-out")).to_be_visible()
    expect(person.page.get_by_text(person.say("keep-matches", who="Aino 1"))).to_be_visible()
    expect(where).to_have_text(person.say("panel-where", round=1, **words))


def test_everybody_counts_their_own_cards_by_keys(visit: Visit) -> None:
    """The fewest points lead; an old round is put right, and taking back is taken back."""
    person = visit("Eero", DESKTOP)
    scorer = Scorer(person)
    scorer.begin(*FOUR, everybody=True)
    rounds = [
        ("Freja", ["t59", "77sw", "r"]),  # Eero 34, Aino 84, Sigrid 20
        ("Eero", ["f", "", "1"]),  # Aino 50, Sigrid nothing, Freja 1
        ("Aino", ["8", "ww", "3"]),  # Sigrid 8, Freja 100, Eero 3
    ]
    for winner, hands in rounds:
        scorer.went_out(winner)
        for hand in hands:
            person.page.keyboard.type(hand)
            scorer.go_on()
            if not hand:
                scorer.press("keep-yes-nothing")
        scorer.press("keep-write")
    assert_totals(scorer, [37, 134, 28, 101])

    scorer.press("score-put-right")
    person.page.get_by_role(
        "button", name=person.say("keep-round-won", round=2, who="Eero")
    ).click()
    scorer.press("keep-change-who", who="Aino")
    person.page.keyboard.press("Backspace")
    person.page.keyboard.type("9")
    scorer.go_on()
    scorer.press("keep-write")
    assert_totals(scorer, [37, 93, 28, 101])
    scorer.press("score-undo")
    assert_totals(scorer, [37, 134, 28, 101])
    scorer.press("score-redo")
    assert_totals(scorer, [37, 93, 28, 101])

    scorer.went_out("Sigrid")
    person.page.keyboard.type("wwwww")
    scorer.press("page-rules-short")  # settle it: open at what cards count
    expect(person.page.locator("dialog [data-clause]").filter(has_text="CLS-46")).to_be_visible()
    person.page.keyboard.press("Escape")
    said = person.say("keep-impossible", card="Wild", count=4)  # named, and not blocked
    expect(person.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    scorer.go_on()
    for _ in ("Eero", "Aino"):
        scorer.go_on()
        scorer.press("keep-yes-nothing")
    scorer.press("keep-write")
    assert_totals(scorer, [37, 93, 28, 351])


def test_all_hands_are_seen_on_a_phone_on_its_side(visit: Visit) -> None:
    scorer = Scorer(visit("Eero", SIDEWAYS))
    scorer.begin(*FOUR)
    scorer.went_out("Aino")
    scorer.count("7 7 W4")
    hands = scorer.page.locator(".hands button")
    expect(hands).to_have_count(3)
    for hand in hands.all():
        expect(hand).to_be_in_viewport(ratio=1)
    expect(scorer.page.locator("footer .button.big")).to_be_in_viewport(ratio=1)


def test_where_names_are_written_is_seen_on_a_small_phone(visit: Visit) -> None:
    """Neither the button to begin nor what is still missing lies on it, however many have come."""
    person = visit("Aino", Screen(320, 568, touch=True)).open("/score")
    field = person.page.get_by_role("textbox", name=person.say("keep-name"))
    for name in (*FOUR, "Ida", "Tove"):
        expect(field).to_be_in_viewport(ratio=1)
        person.settle()
        assert field.evaluate(_IS_ON_TOP)
        field.fill(name)
        field.press("Enter")
        expect(field).to_have_value("")
    assert field.evaluate(_IS_ON_TOP)


def test_long_names_keep_to_the_sheets(visit: Visit) -> None:
    """Next stays in its sheet, and can be read."""
    scorer = Scorer(visit("Eero", PHONE))
    for width in (390, 360):
        scorer.page.set_viewport_size({"width": width, "height": 740})
        scorer.begin("Eero", "Åsa-Märta Gyllenstierna", "Wolfeschlegelsteinhausen")
        scorer.went_out("Eero")
        scorer.count("7")
        sheet, button = (
            scorer.page.locator(which).bounding_box()
            for which in ("footer.sheet", "footer .button.big")
        )
        assert sheet is not None
        assert button is not None
        assert button["x"] + button["width"] <= sheet["x"] + sheet["width"] - 8, width
        assert button["width"] >= 80


def test_keys_are_read_under_their_counts_with_text_twice_as_large(visit: Visit) -> None:
    scorer = Scorer(visit("Eero", PHONE))
    line = scorer.page.context.new_cdp_session(scorer.page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    scorer.begin(*FOUR)
    scorer.went_out("Aino")
    scorer.count("7 7")
    key = scorer.page.locator("[data-type='7']")
    seen = """(key) => {
      const { top, bottom, left, right } = key.querySelector("svg").getBoundingClientRect();
      const count = key.querySelector(".count").getBoundingClientRect();
      return count.bottom <= (top + bottom) / 2 && count.left >= (left + right) / 2;
    }"""
    expect(key.locator(".count")).to_have_text("2")
    assert key.evaluate(seen)


def assert_totals(scorer: Scorer, totals: list[int]) -> None:
    expect(scorer.page.locator("tfoot td")).to_have_text([str(total) for total in totals])


# Numbers of the race that touch one another.
_COVERED = """(race) => {
  const boxes = [...race.querySelectorAll("b, .plus")].map((node) => node.getBoundingClientRect());
  const isOn = (a, b) =>
    a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom && b.top < a.bottom;
  return boxes.filter((a, i) => boxes.slice(i + 1).some((b) => isOn(a, b))).length;
}"""


def test_points_beyond_the_target_are_read_on_a_small_phone(visit: Visit) -> None:
    person = visit("Aino", Screen(360, 640, touch=True))
    scorer = Scorer(person)
    scorer.begin(*FOUR[:2])
    scorer.round("Eero", ["W4 W4 W W S 6"])  # 226
    scorer.round("Eero", ["W4 W4 W4 W W W W 7 9"])  # 366 more
    race = person.page.get_by_role("img", name=person.say("panel-race", target=500))
    expect(race).to_contain_text("592")
    expect(race).to_contain_text("+366")
    assert race.evaluate(_COVERED) == 0


def test_the_sheet_is_printed_dark_on_white(visit: Visit) -> None:
    """By whoever plays at night, too: all rounds, and nothing to press."""
    person = visit("Aino", DESKTOP)
    scorer = Scorer(person)
    scorer.begin(*FOUR[:2])
    for _ in range(2):
        scorer.round("Eero", ["7"])
    person.page.emulate_media(media="print")
    ground = person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(255, 255, 255)"
    expect(person.heading).to_have_css("color", "rgb(0, 0, 0)")
    expect(person.page.locator("tfoot")).to_be_visible()
    expect(person.page.get_by_role("button")).to_have_count(0)
