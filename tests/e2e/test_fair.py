"""A deal with a part from a real page: checked there, saved as a receipt, verified elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server, host, play_round, together
from yksi.cli import main

RULES = "classic + hand_size=3 + target=1"
INSECURE = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as over plain http


@pytest.fixture(scope="module")
def server(patient_server: Server) -> Server:
    """With real deals: what pages contribute counts."""
    return patient_server


def _play(server: Server, anna: Person) -> Client:
    """A round between Bea and Anna, who looks on while another device of hers plays."""
    bea = host(server, "Bea")
    bea.obey("change", field="rules", value=RULES)
    anna.page.add_init_script(INSECURE)
    anna.enter(f"/t/{bea.table}")
    token = anna.page.evaluate(f"localStorage.getItem('yksi.place.{bea.table}')")
    hers = Client(server, bea.table, token=token).greet()
    while next(p for p in hers.parts["room"]["people"] if p["name"] == "Anna")["pledge"] is None:
        hers.receive()
    for client in (bea, hers):
        client.obey("ready")
    bea.obey("start")
    for client in (bea, hers):
        while client.stage != "playing":
            client.receive()
    together([bea, hers])
    play_round([bea, hers])
    return bea


@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "en"), (PHONE, "fi")])
def test_my_browser_checks_the_deal_that_it_took_part_in(
    server: Server, visit: Visit, tmp_path: Path, screen: Screen, language: str
) -> None:
    anna = visit("Anna", screen, language)
    bea = _play(server, anna)
    anna.open(f"/replay/{bea.table}")
    anna.press_button("replay-check")
    right = anna.say("replay-check-right", count=1)
    expect(anna.page.get_by_role("status").filter(has_text=right)).to_be_visible()

    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name=anna.say("replay-receipt")))
    assert download.value.suggested_filename == f"yksi-receipt-{bea.table}.txt"
    receipt, record = tmp_path / "receipt.txt", tmp_path / "record.txt"
    download.value.save_as(receipt)
    record.write_bytes(server.get(f"/api/tables/{bea.table}/record")[2])
    files = ["verify", "--lang", "en", str(record), "--receipt", str(receipt)]
    result = CliRunner().invoke(main, files)
    assert result.exit_code == 0, result.output


def test_a_browser_that_was_not_there_does_not_say_that_all_was_fixed(
    server: Server, visit: Visit
) -> None:
    bea = _play(server, visit("Anna"))
    carl = visit("Carl").open(f"/replay/{bea.table}")
    carl.press_button("replay-check")
    unseen = carl.say("replay-check-unseen", count=1)
    expect(carl.page.get_by_role("status").filter(has_text=unseen)).to_be_visible()
    expect(carl.page.get_by_role("link", name=carl.say("replay-receipt"))).to_have_count(0)
