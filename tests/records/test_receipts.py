"""Fair deals from both sides: servers and players who cheat, and what honest browsers find out.

The page's own code runs in Node against a real table; whatever a server shows afterwards is
checked by it, and by `yksi verify` with the receipt that the page has saved.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from tests.party import Party
from tests.records.witnesses import Browsers, Watched, parts_of, running
from yksi.cards import FACE_NAMES
from yksi.cli import main
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.view import ring
from yksi.kernel.piles import pop
from yksi.messages import commands as say
from yksi.messages import news
from yksi.records.publication import public_record
from yksi.records.receipts import ReceiptFault
from yksi.records.table_record import replay, write_record
from yksi.seeds import deal_secret, pledge_of, seal_of, secret_of
from yksi.server.replays import Retelling
from yksi.table import Stage
from yksi.table.lobby.deal import PATIENCE
from yksi.texts import Texts

SHORT = "classic + hand_size=3 + target=2000"
DEALS = 40  # of each edition that are dealt again


@pytest.fixture(scope="module")
def browsers() -> Iterator[Browsers]:
    with running() as found:
        yield found


# --- the same chance, card by card


def test_both_sides_bind_in_the_same_way(browsers: Browsers) -> None:
    secret, part = secret_of(1), secret_of(2)
    for parts in ({}, {0: part}, {0: None}, {10: part, 2: secret, 0: None, 300: part}):
        found = browsers.ask("hash", secret=secret, part=part, parts=parts)
        assert found == [seal_of(secret), pledge_of(part), deal_secret(secret, parts)]


VARIANTS = (
    *EDITIONS,
    "classic + start=number",
    "classic + dealer=random + hand_size=2",
    "classic + dealer=cut + hand_size=10 + decks=2",
    "moomin + dealer=cut + start=act",
    "custom + dealer=oldest + shuffle_hands=0 + hand_size=9",
    "kpgut + start=act + seats_per_deck=3",
)


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("number", [1, 2])
def test_the_browser_deals_the_same_cards(browsers: Browsers, rules: str, number: int) -> None:
    """Hands, dealer, first card, and then every card of the pile."""
    named = parse_rules(rules)[1].named()
    for seed in range(DEALS):
        seats = 2 + seed % 9
        game = Game.empty(rules, seats)
        if number > 1:
            game.state.dealer = seed % seats  # of the round before
        secret = secret_of(seed)
        told = game.play(None, do.Deal(secret))
        assert isinstance(told, list)
        events = [msgspec.to_builtins(item.event) for item in told]
        dealer = next(e["seat"] for e in events if e["event"] == "dealer")
        setup = {
            "rules": rules,
            "round": number,
            "seats": seats,
            "order": list(ring(game.state)),
            "dealer": dealer,
        }
        found = browsers.ask("redeal", secret=secret, setup=setup, rules=named)
        hands = {e["seat"]: e["cards"] for e in events if e["event"] == "dealt" and e["cards"]}
        assert found["dealer"] == dealer
        assert {int(seat): sorted(hand) for seat, hand in found["hands"].items()} == {
            seat: sorted(hand) for seat, hand in hands.items()
        }
        assert found["turned"] == [e["card"] for e in events if e["event"] == "turned"]
        drawn = [card for e in events if e["event"] == "drew" and e["cards"] for card in e["cards"]]
        state = game.state.clone()
        rest = [FACE_NAMES[pop(state)] for _ in range(state.draw_count)]
        assert found["drawn"] == drawn + rest


# --- what the server opens afterwards


def opened(party: Watched) -> tuple[str, dict[str, Any]]:
    """The record that anybody can fetch, and its replay."""
    retelling = Retelling()
    for line in party.table.lines:
        retelling.add(line)
    shown = json.loads(retelling.page(0))
    next_page = shown["next"]
    while next_page is not None:
        page = json.loads(retelling.page(next_page))
        shown["frames"] += page["frames"]
        next_page = page["next"]
    return retelling.record(), shown


def checked(
    party: Watched, shown: dict[str, Any] | None = None, person: int = 0
) -> dict[int, list[str]]:
    """What a browser says of every deal."""
    assert party.browsers is not None
    found = opened(party)[1] if shown is None else shown
    texts = {frame["cards"]["rules"] for frame in found["frames"] if frame["cards"]}
    rules = {text: parse_rules(text)[1].named() for text in texts}
    verdicts = party.browsers.ask(
        "check", replay=found, receipt=party.receipt(person)["receipt"], rules=rules
    )
    return {verdict["deal"]: verdict["faults"] for verdict in verdicts}


def verified(
    party: Watched, tmp_path: Path, record: str | None = None, person: int = 0
) -> tuple[int, str]:
    """What `yksi verify` says with the receipt that a browser has saved."""
    (tmp_path / "record.txt").write_text(record or opened(party)[0], encoding="utf-8")
    (tmp_path / "receipt.txt").write_text(party.receipt(person)["text"], encoding="utf-8")
    files = [str(tmp_path / "record.txt"), "--receipt", str(tmp_path / "receipt.txt")]
    result = CliRunner().invoke(main, ["verify", "--lang", "en", *files])
    return result.exit_code, result.output


def is_found(party: Watched, tmp_path: Path, *faults: str, deal: int = 1) -> bool:
    """Whether browser and command find these faults in a deal, and no others."""
    code, output = verified(party, tmp_path)
    text = Texts("en")
    told = {fault for fault in ReceiptFault if text(f"verify-fault-{fault}", number=deal) in output}
    return checked(party)[deal] == list(faults) and told == set(faults) and code == 1


# --- everybody is honest


@pytest.mark.parametrize(
    "rules", [SHORT, "custom + card1=text + target=2000", "moomin + target=2000", "kpgut"]
)
def test_honest_deals_pass(browsers: Browsers, tmp_path: Path, rules: str) -> None:
    party = Watched.sit(browsers, rules, people=2, bots=2)
    party.begin()
    party.play_on(rounds=3)
    receipt = party.receipt(0)["receipt"]
    assert [deal["deal"] for deal in receipt["deals"]] == [1, 2, 3]
    for deal in receipt["deals"]:
        assert deal["mine"] is not None
        assert deal["acknowledged"]
        assert deal["mischief"] is None
        assert len(deal["hand"]) == parse_rules(rules)[1].hand_size
    for person in range(2):
        assert checked(party, person=person) == {1: [], 2: [], 3: []}
        code, output = verified(party, tmp_path, person=person)
        assert code == 0, output
        assert "3 deals were made with this browser's part" in output


def test_somebody_alone_is_dealt_to_after_one_round_trip(browsers: Browsers) -> None:
    party = Watched.sit(browsers, SHORT)
    party.begin()
    assert party.room.stage is Stage.PLAYING
    assert party.now == 0


def test_a_browser_without_a_receipt_says_so(browsers: Browsers) -> None:
    party = Watched.sit(browsers, SHORT)
    party.begin()
    party.play_round()
    party.pages[0] = browsers.new()
    assert checked(party) == {1: []}
    rules = {SHORT: parse_rules(SHORT)[1].named()}
    receipt = party.receipt(0)["receipt"]
    verdict = browsers.ask("check", replay=opened(party)[1], receipt=receipt, rules=rules)[0]
    assert (verdict["witnessed"], verdict["mine"]) == (False, False)


def gathering(browsers: Browsers) -> Watched:
    """A party whose parts of the deal were lost on the way; from now on nothing is lost."""
    party = Watched.sit(browsers, SHORT)
    party.lose = lambda person, command: isinstance(command, say.Contribute)
    party.begin()
    assert party.room.gathering is not None
    party.lose = lambda person, command: False
    return party


def test_a_page_reloaded_while_parts_are_gathered_still_opens_its_own(
    browsers: Browsers, tmp_path: Path
) -> None:
    party = gathering(browsers)
    party.reload(0)
    party.play_round()
    assert checked(party) == {1: []}
    assert verified(party, tmp_path)[0] == 0


def test_a_server_restarted_while_parts_are_gathered_asks_once_more(
    browsers: Browsers, tmp_path: Path
) -> None:
    party = gathering(browsers)
    party.restart(replay(write_record(party.table))[0])
    assert party.room.stage is Stage.PLAYING
    party.play_round()
    assert checked(party) == {1: []}
    assert verified(party, tmp_path)[0] == 0


def test_a_line_that_breaks_is_no_accusation(browsers: Browsers, tmp_path: Path) -> None:
    party = Watched.sit(browsers, SHORT, people=2, bots=0)
    assert party.browsers is not None
    party.lose = lambda person, command: person == 1 and isinstance(command, say.Contribute)
    party.begin()
    party.wait(PATIENCE)
    party.play_round()
    assert checked(party) == {1: []}
    code, output = verified(party, tmp_path)
    assert code == 0
    assert "Missing: B" in output


def test_a_result_that_may_be_accused_is_not_opened_yet() -> None:
    """Else its secret would be known while the cards may still be played on."""
    party = Party.of("kpgut", people=3, seed=2)
    for _ in range(3000):
        if party.room.stage is not Stage.PLAYING:
            break
        if not any(party.obey(person) for person in range(3)):
            at = party.table.due_at()
            assert at is not None
            party.wait(max(0, at - party.now))
    assert party.room.closing is not None
    assert "seals" not in public_record(party.table.lines)
    party.wait(600_000)
    assert party.table.view(0).closing is None
    assert f"table seals {secret_of(2001)}" in public_record(party.table.lines)


# --- a server that cheats


def seal_lies(_: int, message: dict[str, Any]) -> None:
    """Random seals, told live."""
    for event in message["effects"]:
        if event["event"] == "gathering":
            event["seal"] = secret_of(555)
    if message["room"]["gathering"]:
        message["room"]["gathering"]["seal"] = secret_of(555)


def test_a_seal_that_was_told_at_random_is_found(browsers: Browsers, tmp_path: Path) -> None:
    party = Watched.sit(browsers, SHORT)
    party.lie = seal_lies
    party.begin()
    party.play_round()
    assert is_found(party, tmp_path, "seal")


def test_a_secret_that_is_exchanged_afterwards_is_found(browsers: Browsers, tmp_path: Path) -> None:
    """The server shows another evening, consistent in itself, with the same parts."""
    party = Watched.sit(browsers, SHORT)
    party.begin()
    party.play_round()
    part = party.receipt(0)["receipt"]["deals"][0]["mine"]
    other = Party(seed=77)
    other.enter("Anna")
    other.set("rules", SHORT)
    other.do(0, say.SeatBot("Bot 0", "casual"))
    other.do(0, say.Pledge(pledge_of(part)))
    other.do(0, say.Ready())
    other.do(0, say.StartGame())
    other.do(0, say.Contribute(part))
    other.drive(0, 3000)
    party.table = other.table
    assert is_found(party, tmp_path, "seal", "cards")


def test_a_part_that_is_dropped_is_found(browsers: Browsers, tmp_path: Path) -> None:
    """The server acknowledges it and deals without it."""
    party = Watched.sit(browsers, SHORT)
    party.lose = lambda person, command: isinstance(command, say.Contribute)
    party.begin()
    party.wait(PATIENCE)
    party.play_round()
    assert is_found(party, tmp_path, "part")


def test_a_pledge_that_is_left_out_is_found(browsers: Browsers, tmp_path: Path) -> None:
    """The server acknowledges the pledge, shows it, and deals without asking for the part."""
    party = Watched.sit(browsers, SHORT)
    pledged = party.room.people[0].pledge
    assert pledged is not None
    party.room.people[0].pledge = None

    def shows_it(_: int, message: dict[str, Any]) -> None:
        message["room"]["people"][0]["pledge"] = pledged

    party.lie = shows_it
    party.begin()
    assert not party.news(news.Gathering)
    party.play_round()
    told = party.receipt(0)["receipt"]["deals"][0]
    assert told["mischief"] == "left-out"
    lines = [line for line in party.table.lines if "pledges" not in line]
    party.table.lines = lines
    assert is_found(party, tmp_path, "part")


def test_a_friend_who_chooses_last_is_found(browsers: Browsers, tmp_path: Path) -> None:
    """Anna is told one pledge of Bea's; Bea opens a part that she picked after Anna's."""
    party = Watched.sit(browsers, SHORT, people=2, bots=0)

    def other_pledge(person: int, message: dict[str, Any]) -> None:
        shown = [event for event in message["effects"] if event["event"] == "gathering"]
        for gathering in (*shown, message["room"]["gathering"]):
            if person == 0 and gathering:
                gathering["pledges"]["1"] = pledge_of(parts_of(1))

    party.lie = other_pledge
    party.begin()
    party.play_round()
    assert is_found(party, tmp_path, "pledge")


@pytest.mark.parametrize("event", ["dealt", "drew"])
def test_other_cards_than_the_secret_says_are_found(
    browsers: Browsers, tmp_path: Path, event: str
) -> None:
    party = Watched.sit(browsers, "classic + target=2000", seed=3)

    lies = []

    def worse(_: int, message: dict[str, Any]) -> None:
        for told in message["effects"]:
            if told["event"] == event and told["seat"] == 0 and told["cards"]:
                lies.append(told["cards"][0])
                told["cards"][0] = "R1" if told["cards"][0] == "G1" else "G1"

    party.lie = worse
    party.begin()
    party.play_round()
    assert lies
    assert is_found(party, tmp_path, "cards")


def test_a_part_that_is_asked_for_twice_is_opened_once(browsers: Browsers, tmp_path: Path) -> None:
    """The server learns the parts, pretends a crash, and asks again under another secret."""
    party = Watched.sit(browsers, SHORT)
    before = write_record(party.table)
    party.begin()
    part = party.receipt(0)["receipt"]["deals"][0]["mine"]
    party.restart(replay(before.replace(secret_of(1), secret_of(4242)))[0])
    party.begin()
    assert party.room.gathering is not None
    assert not party.room.gathering.parts  # the browser did not open it again
    party.do(0, say.Contribute(part))  # the server knows it, of course
    party.play_round()
    assert "part" in checked(party)[1]
    code, output = verified(party, tmp_path)
    assert code == 1
    assert "your browser's part was left out, or asked for a second time" in output


def test_a_deal_that_vanishes_is_found(browsers: Browsers, tmp_path: Path) -> None:
    party = Watched.sit(browsers, SHORT)
    party.begin()
    party.play_on(rounds=2)
    record, shown = opened(party)
    for frame in shown["frames"]:
        for event in frame["events"]:
            if event["event"] == "seated" and event["deal"] == 1:
                event["deal"] = 99  # as if the first had been another table's
    assert checked(party, shown)[1] == ["gone"]
    receipt = tmp_path / "receipt.txt"
    receipt.write_text(party.receipt(0)["text"].replace("deal 1\n", "deal 0\n"), encoding="utf-8")
    path = tmp_path / "record.txt"
    path.write_text(record, encoding="utf-8")
    files = ["verify", "--lang", "en", str(path), "--receipt", str(receipt)]
    assert "Deal 0: you played it" in CliRunner().invoke(main, files).output


def test_a_replay_that_lies_is_found_without_a_receipt(browsers: Browsers) -> None:
    """Whoever only looks at it still deals again."""
    party = Watched.sit(browsers, SHORT, people=2, bots=1)
    party.begin()
    party.play_round()
    shown = opened(party)[1]
    party.pages[0] = browsers.new()
    assert checked(party, shown) == {1: []}
    dice = Random(1)
    for kind, field, fault in [
        ("unsealed", "secret", "seal"),
        ("dealt", "cards", "cards"),
        ("turned", "card", "cards"),
        ("dealer", "seat", "cards"),
        ("gathered", "parts", "pledge"),
    ]:
        lying = copy.deepcopy(shown)
        events = [e for frame in lying["frames"] for e in frame["events"] if e["event"] == kind]
        event = dice.choice([e for e in events if e.get(field) is not None])
        event[field] = {
            "secret": secret_of(5),
            "cards": ["R1"] * len(event.get("cards") or ()),
            "card": "R1" if event.get("card") != "R1" else "G1",
            "seat": (event.get("seat", 0) + 1) % 3,
            "parts": {"0": secret_of(5), "1": None},
        }[field]
        assert fault in checked(party, lying)[1], kind
