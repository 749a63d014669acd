"""A KPGUT series with paper cards, kept on a phone: every number is counted by the rulebook."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.scoring import Scorer, until_counted
from tests.e2e.test_axe import Inspector, inspector
from yksi.evening.record import read_record

__all__ = ["inspector"]

COMPANY = ("Kaisa", "Mikko", "Riku", "Tuuli", "Aino")  # the oldest first; Jussi comes later

# Points by name, game by game. In the first, Mikko gives up: 30 more than Kaisa and Tuuli, who came
# last; in the second, Tuuli is removed; the third is stopped with cards in hand: Mikko has a zero,
# Riku and Jussi are equal; in the fourth the hour ends it: Mikko and Riku are equal.
POINTS: tuple[Mapping[str, int | None], ...] = (
    {"Kaisa": 40, "Mikko": 70, "Riku": 12, "Tuuli": 40, "Aino": 20, "Jussi": 31},
    {"Kaisa": 15, "Mikko": 22, "Riku": 30, "Tuuli": None, "Aino": 44, "Jussi": 44},
    {"Kaisa": 80, "Mikko": 65, "Riku": 70, "Aino": 10, "Jussi": 70},
    {"Kaisa": 65, "Mikko": 70, "Riku": 70, "Aino": 80, "Jussi": 9},
)
PLACES: tuple[Mapping[str, int], ...] = (
    {"Riku": 1, "Aino": 2, "Jussi": 3, "Kaisa": 4, "Tuuli": 5, "Mikko": 6},
    {"Kaisa": 1, "Mikko": 2, "Riku": 3, "Aino": 4, "Jussi": 5, "Tuuli": 0},
    {"Aino": 1, "Mikko": 2, "Riku": 3, "Jussi": 3, "Kaisa": 5},
    {"Jussi": 1, "Kaisa": 2, "Mikko": 3, "Riku": 3, "Aino": 5},
)
# Place, average over the own games, sum. Aino and Jussi share the first place.
STANDINGS = {
    "Aino": (1, "38,5", 154),
    "Jussi": (1, "38,5", 154),
    "Riku": (3, "45,5", 182),
    "Kaisa": (4, "50,0", 200),
    "Mikko": (5, "56,8", 227),
    "Tuuli": (0, "40,0", 40),
}

_RECORD = """async () => {
  const done = (asked) => new Promise((kept) => { asked.onsuccess = () => kept(asked.result); });
  const database = await done(indexedDB.open("yksi.evenings"));
  const stores = database.transaction(["heads", "lines"]);
  const [head] = await done(stores.objectStore("heads").getAll());
  const lines = await done(stores.objectStore("lines").getAll());
  database.close();
  return head.head + lines.map((line) => line + "\\n").join("");
}"""


class Keeper:
    """Whoever keeps the score, on a phone, in Finnish."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.clock.install(time="2026-11-16T18:00:00Z")

    def press(self, key: str, **values: str | int) -> None:
        self.person.press_button(key, **values)

    def time(self) -> float:
        """Seconds of the game."""
        minutes, seconds = self.page.get_by_role("timer").inner_text().split(".")
        return 60 * int(minutes) + int(seconds)

    def until(self, minute: int) -> None:
        """Somewhere within that minute of the game."""
        self.page.clock.fast_forward(round(1000 * (60 * minute + 20 - self.time())))
        expect(self.page.get_by_role("timer")).to_have_text(re.compile(rf"^{minute}\."))

    def out(self, *people: str) -> None:
        for who in people:
            self.press("clock-out-who", who=who)
            expect(self.person.button("clock-out-who", who=who)).to_have_count(0)

    def does(self, who: str, key: str) -> None:
        self.press("clock-more-who", who=who)
        self.press(key)

    def noted(self) -> None:
        self.press("clock-note")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def choose(self, words: str) -> None:
        self.page.get_by_role("dialog").get_by_text(words, exact=True).click()

    def count(self, **hands: str) -> None:
        """Type what the others hold, in the order of the seats."""
        first, *others = hands
        for who in (first, *others):
            if who != first:
                self.press("keep-next", who=who)
            expect(self.page.get_by_role("radio", name=re.compile(who))).to_be_checked()
            self.page.keyboard.type(hands[who])

    def starts(self, game: int) -> None:
        self.press("clock-start-game", game=game)
        expect(self.page.get_by_role("timer")).to_be_visible()

    def row(self, who: str) -> Locator:
        return (
            self.page.get_by_role("listitem")
            .filter(has=self.page.get_by_text(who, exact=True))
            .first
        )


def test_a_series_of_four_games(visit: Visit, inspector: Inspector) -> None:
    person = visit("Kaisa", PHONE, "fi")
    keeper, page, say = Keeper(person), person.page, person.say
    _agree(keeper)

    # Somebody joins, goes out, gives up, and is last.
    keeper.until(5)
    keeper.press("score-join")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name=say("score-joiner")).fill("aino")
    keeper.press("clock-note")
    expect(sheet).to_contain_text(say("evening-refused-name-taken"))
    sheet.get_by_role("textbox", name=say("score-joiner")).fill("Jussi")
    keeper.noted()
    keeper.until(12)
    keeper.out("Riku")
    keeper.until(18)
    keeper.does("Mikko", "score-gives-up")
    keeper.until(19)
    keeper.out("Kaisa")
    keeper.press("score-undo")
    keeper.until(20)
    keeper.out("Aino")
    keeper.until(31)
    keeper.out("Jussi")
    inspector.look(person, "a running game")
    keeper.until(40)
    keeper.press("clock-out-who", who="Kaisa")

    # Without a line: a warning, a removal, and a clock that somebody sets two hours ahead.
    page.context.set_offline(True)
    keeper.starts(2)
    keeper.until(3)
    keeper.press("clock-more-who", who="Tuuli")
    expect(person.button("score-remove")).to_have_attribute("aria-disabled", "true")
    keeper.press("score-warning")
    expect(page.get_by_role("dialog")).to_contain_text(say("clock-warns", by="Kaisa", who="Tuuli"))
    keeper.noted()
    keeper.does("Kaisa", "score-warning")
    expect(page.get_by_role("dialog")).to_contain_text(say("clock-warns", by="Jussi", who="Kaisa"))
    keeper.press("panel-close")
    page.clock.set_system_time("2026-11-16T22:00:00Z")
    expect(page.get_by_text(say("clock-jumped"))).to_be_visible()
    keeper.until(9)
    keeper.does("Tuuli", "score-remove")
    keeper.noted()
    for minute, who in ((15, "Kaisa"), (22, "Mikko"), (30, "Riku")):
        keeper.until(minute)
        keeper.out(who)
    keeper.until(46)  # Aino went out two minutes ago, which ends the game
    keeper.does("Aino", "score-out-earlier")
    minutes = say("score-out-minutes", who="Aino")
    expect(page.get_by_role("group", name=minutes).get_by_role("status")).to_have_text("45")
    keeper.press("clock-fewer", what=minutes)
    inspector.look(person, "out earlier")
    keeper.noted()

    # A worn card is taken out between games.
    keeper.press("score-memo")
    expect(person.button("clock-note")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("textbox", name=say("score-memo-what")).fill("Kulunut R7 pois")
    inspector.look(person, "a memo")
    keeper.noted()
    expect(page.get_by_text(say("evening-memo", text="Kulunut R7 pois"))).to_be_visible()

    # A tie, the casting vote, cards that are counted, and a page that is loaded anew meanwhile.
    page.context.set_offline(False)
    keeper.starts(3)
    keeper.until(10)
    keeper.out("Aino")
    keeper.until(24)
    keeper.press("score-vote")
    keeper.choose(say("clock-vote-subject", subject="stop"))
    for answer in ("answer-yes", "answer-no"):
        for _ in range(2):
            keeper.press("clock-one-more", what=say(answer))
    expect(page.get_by_role("dialog")).to_contain_text(
        say("clock-vote-follows", subject="stop", who="", oldest="")
    )
    inspector.look(person, "a vote")
    keeper.press("paragraph", number="6")  # settle it
    rulebook = page.get_by_role("dialog", name=say("page-rules-short"), exact=True)
    expect(rulebook).to_contain_text("§6.1")
    page.keyboard.press("Escape")
    expect(rulebook).to_have_count(0)
    keeper.press("clock-note")
    keeper.count(Kaisa="77s", Mikko="0w")
    until_counted(page, 5)
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("Riku"))).to_be_checked()
    keeper.count(Riku="1f", Jussi="1s")
    inspector.look(person, "counting")
    keeper.noted()

    # The hour is over.
    keeper.starts(4)
    keeper.until(9)
    keeper.out("Jussi")
    page.clock.fast_forward(60 * 60 * 1000)
    expect(page.get_by_role("timer")).to_have_text("60.00")
    keeper.press("clock-lay-open")
    keeper.count(Kaisa="5", Mikko="23", Riku="32", Aino="123")
    keeper.noted()

    _assert_standings(keeper)
    inspector.look(person, "a series")
    _assert_record(str(page.evaluate(_RECORD)))
    keeper.press("clock-end-series")
    _assert_sheet(keeper)
    inspector.look(person, "the last sheet")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def _agree(keeper: Keeper) -> None:
    person, page = keeper.person, keeper.page
    person.open("/score")
    page.get_by_role("radio", name=person.say("edition-kpgut")).check()
    field = page.get_by_role("textbox", name=person.say("keep-name"))
    for name in COMPANY:
        field.fill(name)
        field.press("Enter")
    keeper.press("keep-next-ages")
    keeper.press("keep-start-clock")
    keeper.starts(1)


def _assert_standings(keeper: Keeper) -> None:
    say = keeper.person.say
    title = say("clock-leads", game=4, count=2, who="Aino ja Jussi", average="38,5")
    expect(keeper.page.get_by_role("heading", level=1)).to_have_text(title)
    for name, (place, average, _) in STANDINGS.items():
        row = keeper.row(name)
        expect(row.locator(":scope > b").first).to_have_text(str(place or "–"))
        expect(row.locator(":scope > b").last).to_have_text(average)
        shown = " · ".join("–" if name not in game else str(game[name] or "×") for game in POINTS)
        expect(row).to_contain_text(shown)


def _assert_sheet(keeper: Keeper) -> None:
    for name, (place, average, total) in STANDINGS.items():
        row = keeper.page.get_by_role("row").filter(has=keeper.page.get_by_text(name, exact=True))
        expect(row).to_be_visible()
        cells = [
            text.split()[0] if text.split() else ""
            for text in row.get_by_role("cell").all_inner_texts()
        ]
        points = [str(game[name]) if game.get(name) is not None else None for game in POINTS]
        assert (cells[0], cells[-2], cells[-1]) == (str(place or "–"), str(total), average)
        assert all(told in (None, cell) for told, cell in zip(points, cells[1:5], strict=True))


def _assert_record(record: str) -> None:
    """Python reads the same record, and counts the same."""
    paper = read_record(record).paper
    names = paper.names
    assert [{names[one.person]: one.points for one in game.people} for game in paper.series] == [
        dict(game) for game in POINTS
    ]
    assert [{names[one.person]: one.place for one in game.people} for game in paper.series] == [
        dict(game) for game in PLACES
    ]
    rows = {names[row.person]: (row.place, row.total) for row in paper.standings()}
    assert rows == {name: (place, total) for name, (place, _, total) in STANDINGS.items()}


def test_the_clock_stands_in_the_middle_of_the_lake(visit: Visit) -> None:
    scorer = Scorer(visit("Kaisa", DESKTOP))
    scorer.begin(*COMPANY, edition="kpgut")
    scorer.press("clock-start-game", game=1)
    clock = scorer.page.get_by_role("timer")
    expect(clock).to_be_visible()
    middle = """(node) => {
      const { left, right } = node.getBoundingClientRect();
      return (left + right) / 2;
    }"""
    lake = scorer.page.locator("rect.water")
    assert abs(clock.evaluate(middle) - lake.evaluate(middle)) < 8  # its letters stand close
