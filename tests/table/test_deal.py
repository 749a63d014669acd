"""A deal of many hands: the house seals, browsers pledge, parts are opened, and cards follow."""

from __future__ import annotations

import msgspec
import pytest

from tests.party import Party
from yksi.game import Game
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.messages import commands as say
from yksi.messages import news
from yksi.records.table_record import replay, write_record
from yksi.seeds import deal_secret, pledge_of, seal_of, secret_of
from yksi.table import Stage
from yksi.table.lobby.deal import PATIENCE

PARTS = [secret_of(7000 + person) for person in range(4)]
HOUSE = secret_of(1)  # what a party with seed 0 seals first


def pledged(people: int = 2, bots: int = 0, pledges: int | None = None) -> Party:
    """People whose browsers have pledged and who are about to begin."""
    party = Party.lobby("classic", people, bots)
    for person in range(people if pledges is None else pledges):
        party.do(person, say.Pledge(pledge_of(PARTS[person])))
    for person in range(people):
        party.do(person, say.Ready())
    return party


def gathering(people: int = 2, bots: int = 0) -> Party:
    party = pledged(people, bots)
    party.do(0, say.StartGame())
    return party


def stage(party: Party) -> Stage:
    return party.room.stage


def hands(game: Game) -> list[tuple[str, ...] | None]:
    return [game.view(seat).seats[seat].hand for seat in range(game.seats)]


def dealt_from(secret: str, seats: int) -> list[tuple[str, ...] | None]:
    game = Game.empty("classic", seats)
    game.play(None, do.Deal(secret))
    return hands(game)


# --- the course of a deal


def test_the_cards_follow_from_the_secret_and_every_part() -> None:
    party = gathering(2)
    asked = party.news(news.Gathering)
    pledges = {person: pledge_of(PARTS[person]) for person in range(2)}
    assert asked == [news.Gathering(1, seal_of(HOUSE), pledges)]
    assert stage(party) is Stage.BETWEEN
    party.do(1, say.Contribute(PARTS[1]))
    assert stage(party) is Stage.BETWEEN
    party.do(0, say.Contribute(PARTS[0]))
    assert stage(party) is Stage.PLAYING
    parts = {0: PARTS[0], 1: PARTS[1]}
    assert party.news(news.Gathered) == [news.Gathered(1, dict(parts))]
    assert hands(party.game) == dealt_from(deal_secret(HOUSE, parts), 2)
    assert hands(party.game) != dealt_from(HOUSE, 2)


def test_without_pledges_the_deal_is_what_it_always_was() -> None:
    party = Party.of("classic", people=1, bots=1)
    assert stage(party) is Stage.PLAYING
    assert not party.news(news.Gathering)
    assert hands(party.game) == dealt_from(HOUSE, 2)


def test_somebody_alone_waits_for_one_answer_only() -> None:
    party = gathering(1, bots=2)
    now = party.now
    party.do(0, say.Contribute(PARTS[0]))
    assert stage(party) is Stage.PLAYING
    assert party.now == now


def test_every_part_changes_the_deal() -> None:
    found = {deal_secret(HOUSE, {0: PARTS[0], 1: part}) for part in (None, *PARTS)}
    found |= {deal_secret(HOUSE, {0: PARTS[0], 2: PARTS[1]}), deal_secret(HOUSE, {0: PARTS[0]})}
    assert len(found) == 7
    assert deal_secret(HOUSE, {1: PARTS[1], 0: PARTS[0]}) == deal_secret(
        HOUSE, {0: PARTS[0], 1: PARTS[1]}
    )


def test_the_next_deal_wants_new_pledges() -> None:
    party = gathering(1, bots=1)
    party.do(0, say.Contribute(PARTS[0]))
    assert party.table.view(0).people[0].pledge is None
    party.do(0, say.Pledge(pledge_of(PARTS[1])))
    party.drive(0, 3000)
    party.do(0, say.Ready())
    assert party.news(news.Gathering)[-1] == news.Gathering(
        2, seal_of(secret_of(2)), {0: pledge_of(PARTS[1])}
    )


def test_who_watches_or_is_away_is_not_waited_for() -> None:
    party = pledged(3, pledges=3)
    party.do(2, say.Unready())
    party.do(0, say.StartGame())
    assert list(party.table.room.gathering.pledges) == [0, 1]  # type: ignore[union-attr]
    party = pledged(2, bots=1)
    party.do(0, say.StartGame())
    party.do(0, say.Contribute(PARTS[0]))
    party.do(1, say.Contribute(PARTS[1]))
    party.do(0, say.Pledge(pledge_of(PARTS[2])))
    party.do(1, say.Pledge(pledge_of(PARTS[3])))
    party.do(1, say.Leave())
    party.drive(0, 3000)
    party.do(0, say.Ready())
    assert list(party.table.room.gathering.pledges) == [0]  # type: ignore[union-attr]


# --- a player who cheats


def test_a_part_that_was_not_pledged_is_refused_and_the_right_one_still_counts() -> None:
    party = gathering(2)
    for wrong in (PARTS[1], PARTS[0].upper(), "", "zz", pledge_of(PARTS[0])):
        assert party.refuse(0, say.Contribute(wrong)) == "not-pledged"
    party.do(0, say.Contribute(PARTS[0]))
    assert party.refuse(0, say.Contribute(PARTS[0])) == "not-asked"
    party.do(1, say.Contribute(PARTS[1]))
    assert stage(party) is Stage.PLAYING


def test_a_part_is_not_taken_before_it_is_asked_for() -> None:
    party = pledged(2)
    assert party.refuse(0, say.Contribute(PARTS[0])) == "not-asked"
    watcher = party.enter("Carl")
    party.do(0, say.StartGame())
    assert party.refuse(watcher, say.Contribute(PARTS[2])) == "not-asked"


def test_a_pledge_cannot_be_exchanged() -> None:
    party = pledged(2)
    assert party.refuse(0, say.Pledge(pledge_of(PARTS[3]))) == "pledged"
    party.do(0, say.StartGame())
    assert party.refuse(0, say.Pledge(pledge_of(PARTS[3]))) == "pledged"
    for bad in ("", "zz", "A" * 64, "0" * 63):
        assert party.refuse(1, say.Pledge(bad)) == "not-secret"


def test_withholding_gains_a_named_absence_and_stops_nobody() -> None:
    party = gathering(2)
    party.do(0, say.Contribute(PARTS[0]))
    party.wait(PATIENCE - 1)
    assert stage(party) is Stage.BETWEEN
    party.wait(1)
    assert stage(party) is Stage.PLAYING
    assert party.news(news.Gathered) == [news.Gathered(1, {0: PARTS[0], 1: None})]
    assert hands(party.game) == dealt_from(deal_secret(HOUSE, {0: PARTS[0], 1: None}), 2)
    assert party.refuse(1, say.Contribute(PARTS[1])) == "not-asked"


def test_being_ready_twice_does_not_gather_twice() -> None:
    party = gathering(2)
    until = party.table.due_at()
    party.wait(500)
    party.do(0, say.Ready())
    assert party.table.due_at() == until
    assert len(party.news(news.Gathering)) == 1


def test_a_game_that_is_called_off_uses_up_the_parts_that_were_asked_for() -> None:
    party = Party.lobby("kpgut", people=2)
    party.do(0, say.Pledge(pledge_of(PARTS[0])))
    party.do(0, say.Ready())
    party.do(1, say.Ready())
    party.do(0, say.StartGame())
    party.do(0, say.MoveToStop())
    party.do(0, say.Vote(True))
    party.do(1, say.Vote(True))
    assert stage(party) is Stage.LOBBY
    assert party.room.gathering is None
    assert party.room.people[0].pledge is None
    party.wait(2 * PATIENCE)
    assert stage(party) is Stage.LOBBY


# --- what is told, kept and found again


def test_nobody_is_told_what_the_cards_were_dealt_from() -> None:
    party = gathering(2)
    for person in range(2):
        party.do(person, say.Contribute(PARTS[person]))
    key = deal_secret(HOUSE, {0: PARTS[0], 1: PARTS[1]})
    told = msgspec.json.encode([effect.event for effect in party.told])
    views = msgspec.json.encode([party.table.view(person) for person in range(2)])
    for secret in (key, HOUSE):
        assert secret.encode() not in told
        assert secret.encode() not in views


@pytest.mark.parametrize("comes", [True, False])
def test_a_table_woken_up_while_it_gathers_goes_on(comes: bool) -> None:
    party = gathering(2)
    party.do(0, say.Contribute(PARTS[0]))
    twin, _ = replay(write_record(party.table))
    shown = twin.view(1).gathering
    assert shown is not None
    assert (shown.deal, shown.seal, shown.came) == (1, seal_of(HOUSE), (0,))
    for person in range(2):  # as after a restart
        twin.handle(party.now + 1000, person, say.Leave())
    assert twin.due_at() is None
    late = party.now + 100_000
    twin.handle(late, 1, say.Return())
    assert twin.due_at() == late + PATIENCE - 1000  # no clock has run while nobody was here
    if comes:
        assert twin.handle(late, 1, say.Contribute(PARTS[1])).refusal is None
        secret = deal_secret(HOUSE, {0: PARTS[0], 1: PARTS[1]})
    else:
        twin.tick(late + PATIENCE)
        secret = deal_secret(HOUSE, {0: PARTS[0], 1: None})
    game = twin.room.game
    assert game is not None
    assert hands(game) == dealt_from(secret, 2)
    again, _ = replay(write_record(twin))
    assert write_record(again) == write_record(twin)


def test_the_secret_is_opened_after_the_round_and_gives_the_same_cards() -> None:
    party = gathering(1, bots=1)
    party.do(0, say.Contribute(PARTS[0]))
    mine = [e.event.cards for e in party.told if isinstance(e.event, ev.Dealt) and e.reaches(0)]
    party.drive(0, 3000)
    assert party.news(news.Unsealed) == [news.Unsealed(HOUSE)]
    assert mine[0] == dealt_from(deal_secret(HOUSE, {0: PARTS[0]}), 2)[0]
