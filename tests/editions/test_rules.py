"""Editions are complete, rules read back as they were written, and nonsense is refused with why."""

from __future__ import annotations

import random
from enum import IntEnum

import pytest

from tests.plan import random_rules
from yksi.cards import FACE_BY_NAME
from yksi.editions import EDITIONS, changes, parse_rules, write_rules
from yksi.editions.edition import edition
from yksi.errors import ArgumentError
from yksi.game import Game
from yksi.rules import FIELD_TYPES, MOST_SEATS, Rules, RulesError, validate_seats, value_names

# The rulebooks in short: what tells the editions apart, once more and by hand.
PRINTED: dict[str, dict[str, int | str]] = {
    "classic": {"start": "act", "scoring": "winner", "target": 500, "last_draw": "yes"},
    "custom": {"shuffle_hands": 1, "custom_wilds": 3, "scoring": "winner", "target": 500},
    "moomin": {"valley_wilds": 4, "start": "number", "scoring": "none", "last_draw": "no"},
    "kpgut": {
        "several": "value",
        "draw": "until",
        "jump_in": "number",
        "stacking": "chain",
        "finish": "numbers",
        "scoring": "places",
        "uno_grace": 3,
        "join_cards": 9,
        "seats_per_deck": 7,
    },
}
DECKS = {"classic": 108, "custom": 112, "moomin": 112, "kpgut": 108}


# --- editions


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_says_everything_and_why(name: str) -> None:
    found = EDITIONS[name]
    assert found.name == name
    assert found.clauses.keys() == set(Rules._fields) == FIELD_TYPES.keys()
    assert all(found.clauses.values())
    for field, value in found.rules._asdict().items():
        assert isinstance(value, FIELD_TYPES[field]), field
    assert {field: found.rules.named()[field] for field in PRINTED[name]} == PRINTED[name]
    assert found.rules.named()["hand_size"] == 7
    assert found.rules.named()["uno_penalty"] == 2


@pytest.mark.parametrize("name", EDITIONS)
def test_only_house_options_rest_on_no_clause(name: str) -> None:
    house = {field for field, clause in EDITIONS[name].clauses.items() if clause == "house"}
    assert house == {"seven_swap", "zero_rotate"}


def test_an_edition_must_say_everything() -> None:
    with pytest.raises(TypeError, match="edition half does not say after_draw, bluff"):
        edition("half", absence_cards=(0, "GEN-R27"))


@pytest.mark.parametrize("name", EDITIONS)
def test_the_deck(name: str) -> None:
    deck = EDITIONS[name].rules.deck(4)
    assert sum(deck) == DECKS[name]
    for color in "RGBY":
        assert deck[FACE_BY_NAME[f"{color}0"]] == 1
        for symbol in (*"123456789", "+2", "R", "S"):
            assert deck[FACE_BY_NAME[color + symbol]] == 2
    assert deck[FACE_BY_NAME["W"]] == deck[FACE_BY_NAME["W4"]] == 4


@pytest.mark.parametrize(
    ("seats", "decks"), [(2, 1), (7, 1), (8, 2), (14, 2), (15, 3), (21, 3), (22, 4), (28, 4)]
)
def test_one_deck_for_every_seven_seats_begun(seats: int, decks: int) -> None:
    assert sum(EDITIONS["kpgut"].rules.deck(seats)) == decks * 108


# --- texts


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_of_every_field_reads_back(name: str) -> None:
    for field, kind in FIELD_TYPES.items():
        if not issubclass(kind, IntEnum):
            continue
        for value in value_names(field):
            try:
                _, rules = parse_rules(f"{name}+{field}={value}")
            except RulesError:
                continue  # makes no sense alone in this edition
            assert rules.named()[field] == value
            assert parse_rules(write_rules(name, rules)) == (name, rules)


@pytest.mark.parametrize("name", EDITIONS)
def test_rules_read_back(name: str) -> None:
    assert write_rules(name, EDITIONS[name].rules) == name
    dice = random.Random(name)
    for _ in range(200):
        read = parse_rules(random_rules(dice, name, dice.randrange(9)))
        text = write_rules(*read)
        assert parse_rules(text) == read
        assert write_rules(*parse_rules(text)) == text
        assert text.count("=") == len(changes(*read))


@pytest.mark.parametrize(
    "text",
    [
        "classic + stacking=same + draw=until",
        "classic+stacking=same+draw=until",
        "  classic  +  stacking = same + draw = UNTIL ",
        "classic + draw=until + stacking=Same",
    ],
)
def test_spaces_order_and_case_do_not_matter(text: str) -> None:
    assert write_rules(*parse_rules(text)) == "classic + draw=until + stacking=same"


def test_a_change_back_to_the_printed_value_is_none() -> None:
    assert write_rules(*parse_rules("kpgut + stacking=chain")) == "kpgut"


# --- nonsense

CANNOT_BE_READ = {
    "": "there is no edition called ''; editions are: classic, custom, moomin, kpgut",
    "klassic": "there is no edition called 'klassic'; editions are: classic, custom, moomin, kpgut",
    "classic +": "a changed rule is written field=value, not ''",
    "classic + stacking": "a changed rule is written field=value, not 'stacking'",
    "classic + =same": "a changed rule is written field=value, not '=same'",
    "classic + stacking=": "a changed rule is written field=value, not 'stacking='",
    "classic + stacking=same + stacking=any": "stacking is given twice",
    "classic + stacking=maybe": "stacking takes no same chain any, not 'maybe'",
    "classic + hand_size=many": "hand_size takes 2-12, not 'many'",
    "classic + hand_size=13": "hand_size takes 2-12, not '13'",
    "classic + hand_size=-7": "hand_size takes 2-12, not '-7'",
    "classic + min_seats=3": "min_seats takes 2-2, not '3'",
    "classic + max_seats=29": "max_seats takes 2-28, not '29'",
    "classic + target=5001": "target takes 0-5000, not '5001'",
    f"classic + target={'9' * 5000}": "target takes 0-5000, not '99999",
    "classic + weather=fine": "there is no rule called 'weather'; rules are: min_seats, ",
}

NONSENSE = {
    "classic + card1=joke": "card1 has a text but custom_wilds=0 leaves it out",
    "custom + custom_wilds=1 + card3=joke": "card3 has a text but custom_wilds=1 leaves it out",
    "classic + play_on=yes": "play_on=yes ranks every seat and needs scoring=places",
    "classic + scoring=places": "scoring=places needs play_on=yes",
    "kpgut + last_draw=yes": "last_draw=yes concerns the end of a round; "
    "with play_on=yes the card acts anyway",
    "classic + finish=numbers": "last_draw=yes never happens with finish=numbers",
    "kpgut + bluff=no": "upheld=free needs bluff=yes: without bluffs nothing is challenged",
    "classic + upheld=free": "upheld=free lays any card, also after drawing, "
    "and needs after_draw=any",
    "classic + several=value + draw=until": "several=value with draw=until needs after_draw=any",
    "moomin + several=value": "with wild_four=color_or_wild a second W4 forbids the first; "
    "several=value lays both",
    "moomin + finish=numbers": "finish=numbers knows what the ordinary cards do, not WS, WC or WM",
    "classic + uno_penalty=0 + uno_grace=3": "uno_grace means nothing without uno_penalty",
    "classic + target=0": "scoring needs a target above 0",
    "classic + voluntary=many": "voluntary=many needs draw=until",
    "classic + exhausted=end": "exhausted=end ranks the seats and goes with play_on=yes, "
    "exhausted=void with no",
    "classic + conduct=offices": "conduct=offices can remove a player from the ranking",
    "classic + forfeit=yes": "joining and giving up are ranked by places and need play_on=yes",
    "classic + join_cards=9": "joining and giving up are ranked by places and need play_on=yes",
    "moomin + referee=open": "referee=open needs reshuffle_keeps=play, "
    "so that a play can be taken back",
    "classic + referee=open + reshuffle_keeps=play": "referee=open needs last_draw=no: "
    "drawn cards are not taken back",
    "moomin + referee=open + reshuffle_keeps=play": "referee=open needs plays that can be taken "
    "back: no WS, WC or WM in the deck",
}


@pytest.mark.parametrize(("text", "reason"), (CANNOT_BE_READ | NONSENSE).items())
def test_nonsense_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(RulesError) as raised:
        parse_rules(text)
    assert str(raised.value).startswith(reason)
    with pytest.raises(RulesError):
        Game.new(text, 2, seed=1)


# --- seats


@pytest.mark.parametrize(
    ("rules", "most"), [("classic", 10), ("custom", 10), ("moomin", 10), ("kpgut", MOST_SEATS)]
)
def test_how_many_can_play(rules: str, most: int) -> None:
    parsed = EDITIONS[rules].rules
    for seats in range(2, most + 1):
        validate_seats(parsed, seats)
        assert Game.new(rules, seats, seed=1).seats == seats
    for seats in (-1, 0, 1, most + 1, 1000):
        with pytest.raises(RulesError, match=f"2-{most} seats can play this, not {seats}"):
            Game.new(rules, seats, seed=1)


@pytest.mark.parametrize(
    ("rules", "seats", "reason"),
    [
        ("classic + hand_size=12", 9, "9 hands of 12 need more than 108 cards"),
        ("classic + max_seats=28", 16, "16 hands of 7 need more than 108 cards"),
        ("kpgut + seats_per_deck=2", 9, "at most 4 decks fit on the table"),
        ("kpgut + max_seats=5", 6, "2-5 seats can play this, not 6"),
    ],
)
def test_what_the_deck_cannot_serve(rules: str, seats: int, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        Game.new(rules, seats, seed=1)


def test_the_last_card_may_be_left() -> None:
    """As long as one card is left to turn or to draw, a table can be dealt."""
    game = Game.new("kpgut + decks=1 + hand_size=6 + max_seats=17", 17, seed=1)
    assert game.state.draw_count == 108 - 17 * 6


@pytest.mark.parametrize("ages", [(), (0, 1), (0, 0, 1), (1, 2, 3)])
def test_ages_name_every_seat_once(ages: tuple[int, ...]) -> None:
    with pytest.raises(ArgumentError, match="ages must name each of the 3 seats once"):
        Game.new("kpgut", 3, seed=1, ages=ages)


def test_the_oldest_deals_and_the_youngest_opens() -> None:
    game = Game.new("kpgut", 3, seed=1, ages=(2, 0, 1))
    assert (game.state.dealer, game.turn) == (2, 1)
