"""A finished game once more: by steps, by the slider, through other eyes, and its deal checked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.compiling import native
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Screen
from tests.serving import Server, play_round, seated
from yksi.server.replays import FRAMES

COMPILING = 180_000  # milliseconds, the first time
LAPTOP = Screen(1280, 800, touch=False)


def _moves(page: Page) -> int:
    return page.get_by_role("complementary").get_by_role("listitem").count()


def test_a_game_once_more(server: Server, visit: Visit) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna").open(f"/replay/{clients[0].table}")
    step = anna.button("replay-on")
    expect(step).to_be_visible()
    count = _moves(anna.page)

    def is_at(move: int) -> None:
        expect(
            anna.page.get_by_text(anna.say("replay-move", move=move, count=count))
        ).to_be_visible()

    is_at(1)
    anna.press(step)
    is_at(2)
    anna.press_button("replay-link")
    expect(anna.button("lobby-copied")).to_be_visible()
    anna.page.keyboard.press("ArrowRight")  # whatever was pressed last
    is_at(3)
    expect(anna.button("replay-link")).to_be_visible()  # to this move, which is not copied yet
    anna.page.keyboard.press("ArrowLeft")
    is_at(2)
    anna.page.keyboard.press("Tab")
    anna.press_button("replay-back")
    is_at(1)
    slider = anna.page.get_by_role("slider", name=anna.say("replay-way"))
    slider.fill(str(count - 1))
    is_at(count)
    slider.press("ArrowLeft")
    is_at(count - 1)
    expect(step).to_be_enabled()

    anna.press(anna.page.get_by_role("button", name="Bea", exact=True))
    told = anna.page.get_by_role("complementary")
    expect(told).to_contain_text(anna.say("you", form="subject"))
    anna.press_button("replay-all-hands")
    expect(told).to_contain_text("Bea")

    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name=anna.say("panel-record")))
    assert download.value.suggested_filename == f"yksi-{clients[0].table}.txt"
    anna.press_button("replay-check")
    unseen = anna.say("replay-check-unseen", count=1)
    expect(anna.page.get_by_role("status").filter(has_text=unseen)).to_be_visible()


def test_the_bar_over_a_replay(server: Server, visit: Visit) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna").open(f"/replay/{clients[0].table}")
    expect(anna.button("replay-on")).to_be_visible()
    bar = anna.page.get_by_role("banner")
    assert anna.say("edition-classic") in (bar.text_content() or "")
    bar.get_by_role("button", name=anna.say("page-rules-short")).click()


def test_on_a_phone(server: Server, visit: Visit) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    phone = visit("Anna", PHONE, "fi").open(f"/replay/{clients[0].table}?move=2")
    expect(phone.button("replay-on")).to_be_visible()
    phone.press_button("replay-on")
    phone.assert_fits_screen()


def test_a_long_evening_comes_in_pages(server: Server, visit: Visit) -> None:
    """More lines than one page holds: everything is there, from the first round to the last."""
    [client] = seated(server, "Anna", bots=3, rules="classic + hand_size=3")
    rounds = 0
    for _ in range(60):
        play_round([client])
        rounds += 1
        if client.version > 2 * FRAMES or client.stage == "lobby":
            break
        client.obey("ready")
    anna, asked = visit("Anna"), list[str]()
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.open(f"/replay/{client.table}")
    expect(anna.button("replay-on")).to_be_visible()
    pages = [int(url.split("=")[1]) for url in asked if "/replay?from=" in url]
    assert len(pages) > 1
    assert pages == [FRAMES * number for number in range(len(pages))]
    choice = anna.page.get_by_role("combobox", name=anna.say("panel-round"))
    expect(choice.get_by_role("option")).to_have_count(rounds)


def test_there_is_no_such_table(visit: Visit, server: Server) -> None:
    anna = visit("Anna").open(f"/replay/{server.new_table()}")
    expect(anna.page.get_by_text(anna.say("replay-empty"))).to_be_visible()


@native
def test_the_chances_of_a_round(server: Server, visit: Visit) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna", LAPTOP).open(f"/replay/{clients[0].table}")
    expect(anna.button("replay-on")).to_be_visible()
    count = _moves(anna.page)
    anna.press_button("replay-chances")
    title = anna.say("analysis-title", measure="chance")
    slider = anna.page.get_by_role("slider", name=title)
    expect(slider).to_be_attached(timeout=COMPILING)
    expect(anna.page.get_by_role("heading", name=title)).to_be_in_viewport()
    expect(anna.page.get_by_text(anna.say("chances-table"), exact=True)).to_be_in_viewport()

    slider.focus()
    anna.page.keyboard.press("End")
    last = anna.say("replay-move", move=count, count=count)
    expect(anna.page.get_by_text(last)).to_be_visible()
    told = slider.get_attribute("aria-valuetext") or ""
    assert told.startswith(last)
    ends = [
        anna.say("chances-item", who=name, percent=p) for name in ("Anna", "Bea") for p in (0, 100)
    ]
    assert sum(end in told for end in ends) == 2

    anna.press(anna.page.get_by_text(anna.say("chances-table"), exact=True))
    rows = anna.page.get_by_role("table").get_by_role("row")
    assert rows.count() > 3
    anna.press(rows.nth(2).get_by_role("button"))
    anna.page.get_by_text(anna.say("replay-move", move=2, count=count)).wait_for()
    anna.press_button("replay-chances")
    expect(slider).not_to_be_attached()
