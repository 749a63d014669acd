"""The rulebook that runs: asked in everyday words, shown step by step, sent as an address."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE
from tests.serving import Server, host


def test_somebody_asks_looks_and_sends_the_answer(visit: Visit, server: Server) -> None:
    anna = visit("Anna").open("/")
    anna.press_button("page-rules")
    book = anna.page.get_by_role("dialog", name=anna.say("page-rules"))
    question = book.get_by_role("textbox", name=anna.say("ask-field"))
    expect(book.get_by_role("heading", name=anna.say("clauses-four")).first).to_be_visible()
    anna.page.keyboard.press("/")
    expect(question).to_be_focused()

    # The answer comes while she types, in all editions; only KPGUT lets her answer.
    anna.page.keyboard.type("somebody lays draw two on me and I hold one")
    editions = book.get_by_role("radiogroup", name=anna.say("ask-editions"))
    expect(editions.get_by_role("radio")).to_have_count(4)
    expect(book.locator("[data-clause]").first).to_have_attribute("data-clause", "GEN-R05")
    anna.press(editions.locator("label", has_text="KPGUT"))
    expect(editions.get_by_role("radio", name=re.compile("KPGUT"))).to_be_checked()
    first = book.locator("[data-clause]").first
    expect(first).to_have_attribute("data-clause", "KPG-DR2-5")
    expect(first.get_by_role("button", name=anna.say("ask-show"))).to_be_visible()  # is loaded

    # Arrows lead to the clause, Enter shows it, and arrows go through the moves.
    question.focus()
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    told = first.get_by_role("status")
    expect(told).to_contain_text(anna.say("example-step", move=1, count=4))
    table = first.get_by_role("img", name=re.compile(anna.say("example-table")))
    expect(table).to_be_visible()
    for _ in range(5):
        anna.page.keyboard.press("ArrowRight")
    expect(told).to_contain_text(anna.say("example-step", move=4, count=4))
    expect(told).to_contain_text(anna.say("check-pending", count=4))
    anna.page.keyboard.press("Home")
    expect(told).to_contain_text(anna.say("example-step", move=1, count=4))
    anna.page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    expect(book).to_be_visible()

    # Nothing is found for what the rules do not know.
    question.fill("zxqv wkrp")
    expect(book.get_by_text(anna.say("ask-nothing"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(book).to_have_count(0)

    # A friend opens the address of a clause on a phone.
    phone = visit("Bea", PHONE, "fi").open("/rules/kpgut/§7.1")
    wanted = phone.page.locator('[data-clause="KPG-§7.1"]')
    expect(wanted).to_be_in_viewport()
    expect(phone.page).to_have_title(re.compile("§7.1 · .* · KPGUT · Yksi"))
    phone.press(wanted.get_by_role("button", name=phone.say("ask-show")))
    expect(wanted.get_by_role("img")).to_be_visible()
    phone.assert_fits_screen()
    lost = visit("Bea", PHONE, "fi", lost=True).open("/rules/kpgut/§99")
    expect(lost.page.get_by_role("heading", name=lost.say("ask-unknown"))).to_be_visible()
    expect(lost.page.locator("[data-clause]")).not_to_have_count(0)


def test_what_a_table_has_changed_is_named_beside_the_clause(visit: Visit, server: Server) -> None:
    eero = host(server, "Eero")
    eero.obey("change", field="rules", value="classic + stacking=same")
    phone = visit("Eero", PHONE, "sv").take(eero)
    book = phone.open_sheet("page-rules-short")
    book.get_by_role("textbox", name=phone.say("ask-field")).fill("stapla +2 på +2")
    changed = phone.say("ask-changed")
    answers = book.get_by_role("radiogroup", name=phone.say("ask-editions"))
    expect(answers.locator("label").filter(has_text=changed)).to_have_count(1)
    clause = book.locator('[data-clause="GEN-R05"]')
    expect(clause.get_by_text(changed, exact=True)).to_be_visible()
