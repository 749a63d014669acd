"""What holds after every step of any game: nothing is lost, nobody is stuck, a refusal changes
nothing, nothing hidden is seen, and every text reads back as what it was written from.

Random games of every edition and of changed rules, from fixed seeds: one walk serves each claim.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from tests.walks import Mover, choose, every_table, options, started, walk
from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES, FACES, NONE, Symbol
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Action, Game, Refusal
from yksi.game import actions as do
from yksi.game import events as tell
from yksi.game.events import Told
from yksi.game.notation import LETTERS, parse_move, write_move
from yksi.game.record import RecordError
from yksi.game.setup import new_state
from yksi.kernel import deal
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.discards import SEAT_FACTOR
from yksi.kernel.piles import pop
from yksi.kernel.state import State
from yksi.rules import Referee, Rules


def deep(t: State) -> dict[str, object]:
    return t.clone().values()


# --- (a) nothing is lost


def cards_of(t: State) -> Counter[int]:
    found = Counter(t.draw[: t.draw_count]) + Counter(t.discard[: t.discard_count])
    found += Counter(entry % SEAT_FACTOR for entry in t.aside[: t.aside_count])
    for hand in t.hands[: t.seats]:
        found += Counter(dict(enumerate(hand)))
    return found


@every_table
def test_cards_are_conserved(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=1)
    deck = cards_of(game.state)
    assert deck == +Counter(dict(enumerate(game.rules.deck(seats))))
    for _ in walk(game, random.Random(1), most=300):
        t = game.state
        if game.moves and isinstance(game.moves[-1][1], do.Deal):  # with those who joined
            deck = +Counter(dict(enumerate(game.rules.deck(t.seats))))
        assert cards_of(t) == deck
        for seat in range(t.seats):
            held = {face for face in range(FACES) if t.hands[seat][face]}
            assert t.held[seat] == sum(1 << face for face in held)
            assert t.size[seat] == sum(t.hands[seat])
            assert min(t.hands[seat]) >= 0


@pytest.mark.parametrize(
    ("rules", "seats", "most"),
    [
        ("kpgut", 2, 28),
        ("kpgut + seats_per_deck=2", 7, 8),
        ("kpgut + max_seats=5", 3, 5),
        ("kpgut + decks=1 + join_cards=1", 13, 15),
        ("kpgut + finish=any + valley_wilds=4", 20, 28),
    ],
)
def test_those_who_join_can_be_dealt_in(rules: str, seats: int, most: int) -> None:
    """However many sit down, the next round has cards, decks and seats for them."""
    game = started(rules, seats, seed=1)
    while do.Join(0) in game.legal(None):
        assert not isinstance(game.play(None, do.Join(0)), Refusal)
    assert seats < game.seats <= most
    assert not isinstance(game.play(None, do.End()), Refusal)
    assert not isinstance(game.play(None, do.Deal()), Refusal)
    assert cards_of(game.state) == +Counter(dict(enumerate(game.rules.deck(game.seats))))


# --- (b) nobody is stuck

# What does not bring a game forward, so that it must never be all there is.
_ASIDE = (do.Call, do.Catch, do.Accuse, do.Forfeit, do.JumpIn)


@every_table
def test_whoever_is_waited_for_can_act(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=2)
    for found in walk(game, random.Random(2), most=300):
        t = game.state
        if game.over:
            done = t.match_over or t.seats - t.removed.bit_count() < 2
            assert found[None] == ([] if done else [do.Deal()])
            assert not any(found[seat] for seat in range(t.seats))
            continue
        waiting = [seat for seat in range(t.seats) if (t.waiting >> seat) & 1]
        if t.phase in (Phase.DISCARD, Phase.VERDICT):
            assert waiting
        for seat in waiting or [t.turn]:
            assert [action for action in found[seat] if not isinstance(action, _ASIDE)]


def _table_with(rules: str, rest: list[int]) -> tuple[State, Rules]:
    """Three seats just before the start card, with these cards left."""
    parsed = parse_rules(rules)[1]
    t = new_state(parsed, 3)
    t.dealer = 0
    t.draw[: len(rest)] = rest
    t.draw_count = len(rest)
    return t, parsed


@pytest.mark.parametrize("rules", [*EDITIONS, "classic + start=number", "kpgut + start=act"])
@pytest.mark.parametrize("copies", [1, 2])
def test_a_round_begins_whatever_cards_are_left(
    rules: str, copies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Large hands may leave nothing to turn but what otherwise goes back into the pile."""
    turned = 0

    def counted(t: State) -> int:
        nonlocal turned
        turned += 1
        assert turned < 100, "turned over and over"
        return pop(t)

    monkeypatch.setattr(deal, "pop", counted)
    for face in range(FACES):
        turned = 0
        t, parsed = _table_with(rules, [face] * copies)
        deal.start_round(t, parsed)
        assert t.phase not in (Phase.IDLE, Phase.OVER)
        assert Game(rules, parsed, t).legal(t.turn)


def test_a_start_card_may_end_the_game() -> None:
    """Two cards must be drawn for it and there are none (KPG-§5.1)."""
    t, parsed = _table_with("kpgut + start=act + stacking=no", [FACE_BY_NAME["R+2"]])
    deal.start_round(t, parsed)
    assert (t.phase, t.reason) == (Phase.OVER, Reason.EXHAUSTED)


# --- (c) refusals and what is legal

_ODD_CARDS = ("", "R10", "w4", "WC", "X", "R 5", "🂡")
_SEATS = [*range(-3, 12), 27, 28, 1 << 40]
_BARE: list[type[Action]] = [
    do.Draw,
    do.Keep,
    do.Accept,
    do.Challenge,
    do.Call,
    do.Decline,
    do.Laugh,
    do.Frown,
    do.Forfeit,
    do.Stop,
    do.Away,
    do.TakeBack,
    do.End,
    do.Deal,
]
_NAMING_A_SEAT: list[Callable[[int], Action]] = [
    do.Catch,
    do.Accuse,
    do.Swap,
    do.Lapse,
    do.Remove,
    do.Join,
]


class Thrower:
    """Throws anything at a table: what fits, what does not, and what nobody should send."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.game, self.dice = game, dice

    def mover(self) -> Mover:
        nearly = [self.game.turn] * 6 + list(range(self.game.seats)) + [None, None, -1, 28]
        return self.dice.choice(nearly)

    def card(self, mover: Mover) -> str:
        t, dice = self.game.state, self.dice
        if dice.random() < 0.03:
            return dice.choice(_ODD_CARDS)
        if mover is not None and 0 <= mover < t.seats and t.size[mover] and dice.random() < 0.8:
            return FACE_NAMES[dice.choice([f for f in range(FACES) if t.hands[mover][f]])]
        return dice.choice(FACE_NAMES)

    def cards(self, mover: Mover) -> tuple[str, ...]:
        count = self.dice.choice((0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 5))
        return tuple(self.card(mover) for _ in range(count))

    def lay(self, mover: Mover) -> Action:
        dice = self.dice
        color = dice.choice((None, None, None, None, *COLOR_NAMES, "pink"))
        swap = None if dice.random() < 0.9 else dice.choice(_SEATS)
        return do.Lay(self.cards(mover), color, dice.random() < 0.2, swap)

    def action(self, mover: Mover) -> Action:
        dice = self.dice
        kind = dice.randrange(12)
        if kind < 4:
            return self.lay(mover)
        if kind == 4:
            return dice.choice((do.LayOne, do.JumpIn))(self.card(mover))
        if kind == 5:
            return do.NameColor(dice.choice((*COLOR_NAMES, "", "pink")))
        if kind == 6:
            return do.Discard(self.cards(mover))
        if kind == 7:
            return dice.choice(_NAMING_A_SEAT)(dice.choice(_SEATS))
        if kind == 8 and dice.random() < 0.1:
            return do.Give(dice.choice(_SEATS), dice.choice((-1, 0, 1, 2, 10**9)))
        if kind == 9 and dice.random() < 0.1:
            return do.Deal(dice.choice(("", "zz", "0" * 64, "F" * 64)))
        return dice.choice(_BARE)()


def _sorted_middle(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What lies between the first and the last card of a play does not matter."""
    return (*cards[:1], *sorted(cards[1:-1], key=FACE_BY_NAME.__getitem__), *cards[1:][-1:])


def is_listed(action: Action, found: list[Action], cheats: bool) -> bool:
    """Whether what was accepted is in the list, apart from a call that comes with it."""
    match action:
        case do.Lay(cards, color, _, swap):
            if cheats:  # with an open referee anything goes on top of the first card
                return any(isinstance(play, do.Lay) and play.cards[0] == cards[0] for play in found)
            cards = _sorted_middle(tuple(FACE_NAMES[FACE_BY_NAME[card]] for card in cards))
            # The last card of a round needs no colour, and may have one.
            return do.Lay(cards, color, swap=swap) in found or do.Lay(cards) in found
        case do.LayOne(card):
            starts = [play.cards[0] for play in found if isinstance(play, do.Lay)]
            return FACE_NAMES[FACE_BY_NAME[card]] in starts or action in found
        case do.JumpIn(card, _):
            return do.JumpIn(card) in found
        case do.Discard(cards):
            return all(do.Discard((FACE_NAMES[FACE_BY_NAME[card]],)) in found for card in cards)
        case do.Give(seat, _):
            return do.Give(seat, 1) in found
        case do.Deal():
            return do.Deal() in found
    return action in found


@every_table
def test_a_refusal_changes_nothing_and_only_the_legal_is_accepted(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=3)
    dice = random.Random(3)
    thrower = Thrower(game, dice)
    cheats = game.rules.referee == Referee.OPEN
    for found in walk(game, dice, most=120):
        for _ in range(12):
            mover = thrower.mover()
            action = thrower.action(mover)
            before, moves = deep(game.state), list(game.moves)
            twin = game.clone()
            result = game.play(mover, action)
            if isinstance(result, Refusal):
                assert game.state.values() == before, (mover, action, result)
                assert game.moves == moves
                continue
            assert game.moves == [*moves, (mover, action)]
            assert is_listed(action, found[mover], cheats), (mover, action)
            game.state, game.moves = twin.state, twin.moves


@every_table
def test_everything_legal_is_accepted(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=4)
    dice = random.Random(4)
    for found in walk(game, dice, most=120):
        moves = [(mover, action) for mover, legal in found.items() for action in legal]
        for mover, action in dice.sample(moves, min(len(moves), 8)):
            result = game.clone().play(mover, action)
            assert not isinstance(result, Refusal), (mover, action, result)


@every_table
def test_single_steps_are_legal_and_accepted_alike(rules: str, seats: int) -> None:
    """Plays made card by card, as learning environments make them."""
    game = started(rules, seats, seed=5)
    dice = random.Random(5)
    for _ in range(150):
        found = options(game)
        if not any(found.values()):
            return
        mover, action = choose(found, dice)
        if isinstance(action, do.Lay):
            action = do.LayOne(action.cards[0])
        assert not isinstance(game.play(mover, action), Refusal), (mover, action)


# --- (d) what is hidden stays hidden


def hide(game: Game, viewer: Mover, dice: random.Random) -> Game:
    """The same table with everything that the viewer may not know mixed up."""
    twin = game.clone()
    t = twin.state
    open_hands = viewer is not None and (game.over or t.open_by != NONE)
    unseen = [seat for seat in range(t.seats) if seat != viewer and not open_hands]
    pool = t.draw[: t.draw_count]
    for seat in unseen:
        pool += [face for face in range(FACES) for _ in range(t.hands[seat][face])]
    secret = [i for i in range(t.aside_count) if t.aside[i] // SEAT_FACTOR != viewer]
    pool += [t.aside[i] % SEAT_FACTOR for i in secret]
    dice.shuffle(pool)
    for i in range(t.draw_count):
        t.draw[i] = pool.pop()
    for i in secret:
        t.aside[i] = t.aside[i] // SEAT_FACTOR * SEAT_FACTOR + pool.pop()
    for seat in unseen:
        t.hands[seat] = [0] * FACES
        t.held[seat] = 0
        for _ in range(t.size[seat]):
            face = pool.pop()
            t.hands[seat][face] += 1
            t.held[seat] |= 1 << face
    assert not pool
    t.settled = dice.randrange(t.draw_count + 1)
    t.key[:] = [dice.randrange(1 << 32) for _ in t.key]
    t.block[:] = [dice.randrange(1 << 32) for _ in t.block]
    t.counter, t.used = dice.randrange(1 << 20), dice.randrange(17)
    if viewer != t.turn:
        t.drawn = dice.randrange(1 << FACES)
        t.said = dice.randrange(2)
        t.voluntary = dice.randrange(9)
    if viewer != t.player:
        t.bluff, t.cheat = dice.randrange(2), dice.randrange(2)
    return twin


def test_hiding_mixes_up_what_others_hold() -> None:
    """So that the claims below claim something."""
    game = started("classic", 3, seed=6)
    twin = hide(game, 0, random.Random(6))
    assert twin.view(1).seats != game.view(1).seats
    assert twin.state.draw != game.state.draw
    assert twin.position() != game.position()


@every_table
def test_a_view_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=6)
    dice = random.Random(6)
    for _ in walk(game, dice, most=150):
        for viewer in dice.sample([None, *range(game.seats)], 2):
            seen = msgspec.json.encode(game.view(viewer))
            assert msgspec.json.encode(hide(game, viewer, dice).view(viewer)) == seen


@every_table
def test_what_a_seat_may_do_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    """Except for accusing a wild draw four, which only a cheat makes possible (KPG-R34)."""
    game = started(rules, seats, seed=7)
    dice = random.Random(7)
    for found in walk(game, dice, most=100):
        seat = dice.randrange(game.seats)
        twin = hide(game, seat, dice)
        if twin.state.symbol == Symbol.WILD_FOUR:
            twin.state.cheat = game.state.cheat
        assert twin.legal(seat) == found[seat]


def may_know(told: Told, viewer: Mover, t: State, were_open: bool) -> bool:
    """Whether a viewer may be told the cards that an event names."""
    match told.event:
        case tell.Dealt(seat, _, cards) | tell.Drew(seat, _, _, cards):
            if cards is None:
                return True
            are_open = were_open or t.open_by != NONE
            return viewer == seat or (viewer is not None and are_open)
        case tell.Shown(seat, to, cards):
            return cards is None or to is None or viewer == to
    return True


_WITH_CARDS = (tell.Dealt, tell.Drew, tell.Shown)
# The other events that name a card: laid, turned, discarded or cut for all to see.
_PUBLIC_CARDS = (tell.Cut, tell.Turned, tell.Laid, tell.Discarded)


@every_table
def test_events_tell_nobody_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=8)
    dice = random.Random(8)
    for _ in range(200):
        found = options(game)
        if not any(found.values()):
            return
        were_open = game.state.open_by != NONE
        mover, action = choose(found, dice)
        result = game.play(mover, action)
        assert not isinstance(result, Refusal)
        for told in result:
            names_cards = b'"card' in msgspec.json.encode(told.event)
            assert names_cards == isinstance(told.event, _WITH_CARDS + _PUBLIC_CARDS)
            for viewer in (None, *range(game.seats)):
                if told.audience.includes(viewer):
                    assert may_know(told, viewer, game.state, were_open), (told, viewer)
        for viewer in (None, *range(game.seats)):  # everybody is told how many, once
            drawn = Counter(
                told.event.seat
                for told in result
                if isinstance(told.event, tell.Drew) and told.audience.includes(viewer)
                for _ in range(told.event.count)
            )
            assert drawn == _drawn(result)


def _drawn(result: list[Told]) -> Counter[int]:
    """Cards drawn by each seat, from what the seats themselves were told."""
    return Counter(
        told.event.seat
        for told in result
        if isinstance(told.event, tell.Drew) and told.event.cards is not None
        for _ in told.event.cards
    )


# A position, a move, whose cards are told of, and who is told them (- is a spectator).
WHO_IS_TOLD = {
    "a card drawn": ("turn B", "B draws", "B", "B"),
    "a penalty": ("turn B\nhand B R+2 R1 R2", "B plays R+2", "C", "C"),
    "a card drawn while hands lie open": (
        "edition custom\nturn B\nopen hands by A",
        "B draws",
        "B",
        "ABCD",
    ),
    "a challenged hand": (
        "turn B\ntop W4 red\nunder G1\npending 4\nplayed 1 by A\nhand A Y1 Y2",
        "B challenges",
        "A",
        "B",
    ),
    "a hand put away": ("edition kpgut\nturn B", "C gives up", "C", "ABCD-"),
    "hands dealt anew": (
        "edition custom\nturn A\nhand A WS R1 R2 R3",
        "A plays WS red",
        "C",
        "C",
    ),
    "hands swapped": (
        "edition classic + seven_swap=yes\nturn A\nhand A R7 R1 R2",
        "A plays R7 swap C",
        "C",
        "C",
    ),
}


@pytest.mark.parametrize("name", WHO_IS_TOLD)
def test_who_is_told_whose_cards(name: str) -> None:
    text, move, owner, viewers = WHO_IS_TOLD[name]
    game = Game.from_position(text)
    result = game.play(*parse_move(move))
    assert not isinstance(result, Refusal)
    known = [
        told
        for told in result
        if isinstance(told.event, _WITH_CARDS)
        and told.event.seat == LETTERS.index(owner)
        and told.event.cards
    ]
    assert known
    for letter in "ABCD-":
        viewer = None if letter == "-" else LETTERS.index(letter)
        assert any(told.audience.includes(viewer) for told in known) == (letter in viewers)


# When one card is called, and how the moves say it.
CALLS = {
    "before the play": ["A calls uno", "A plays R1"],
    "with the play": ["A plays R1 uno"],
    "after the play": ["A plays R1", "A calls uno"],
}


@pytest.mark.parametrize("when", CALLS)
def test_a_call_is_told_once(when: str) -> None:
    game = Game.from_position("turn A\ntop R5\nhand A R1 G1")
    told: list[Told] = []
    for move in CALLS[when]:
        result = game.play(*parse_move(move))
        assert not isinstance(result, Refusal)
        told += result
    assert [item.event for item in told if isinstance(item.event, tell.Called)] == [tell.Called(0)]
    assert game.view().seats[0].called


# --- (e) copies


@every_table
def test_a_clone_is_equal_and_apart(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=9)
    dice = random.Random(9)
    for found in walk(game, dice, most=80):
        twin = game.clone()
        assert twin.state.values() == game.state.values()
        assert (twin.edition, twin.rules, twin.moves) == (game.edition, game.rules, game.moves)
        before = deep(game.state)
        if any(found.values()):
            assert not isinstance(twin.play(*choose(found, dice)), Refusal)
            assert twin.state.values() != before
        assert game.state.values() == before


# --- (f) records


def played(rules: str, seats: int, seed: int) -> tuple[Game, list[list[Told]]]:
    """A random game and what every move of it told."""
    game, told = Game.empty(rules, seats), []
    dice = random.Random(seed)
    mover: Mover = None
    action: Action = do.Deal(f"{seed:064x}")
    for _ in range(200):
        result = game.play(mover, action)
        assert not isinstance(result, Refusal)
        told.append(result)
        found = options(game)
        if not any(found.values()):
            break
        mover, action = choose(found, dice)
        if isinstance(action, do.Lay) and dice.random() < 0.2:
            action = msgspec.structs.replace(action, uno=True)
    return game, told


@every_table
def test_a_record_replays_to_the_same_events(rules: str, seats: int) -> None:
    game, told = played(rules, seats, seed=11)
    text = game.record({"date": "2024-02-29", "names": "Aino Bertta Celia"})
    again, retold = Game.replay(text)
    assert retold == told
    assert again.state.values() == game.state.values()
    assert again.record({"date": "2024-02-29", "names": "Aino Bertta Celia"}) == text


@every_table
def test_a_record_from_a_position_replays(rules: str, seats: int) -> None:
    before, _ = played(rules, seats, seed=12)
    game = Game.from_position(before.position())
    for _ in walk(game, random.Random(12), most=60):
        pass
    text = game.record()
    again, _ = Game.replay(text)
    assert again.record() == text
    assert again.position() == game.position()


_HEADERS = "yksi record 1\nedition classic\nseats 2\nchance chacha8\n"
BAD_RECORDS = {
    "": "line 1: a record begins with 'yksi record 1'",
    "yksi record 2\n": "line 1: a record begins with 'yksi record 1'",
    "yksi record 1\nseats 2\n\n": "line 3: the headers edition, seats and chance are needed",
    f"{_HEADERS}seats 3\n\n": "line 5: 'seats 3' is not a header of a record",
    f"{_HEADERS}age A Ä\n\n": "line 5: 'Ä' is not a seat",
    f"{_HEADERS}\ntable deals\n\nA flies\n": "line 8: 'flies' is not a move; moves are: ",
    f"{_HEADERS}note a b\n\n\nA draws\n": "line 8: the move is refused: round-over",
    f"{_HEADERS}\ntable deals\ntable deals\n": "line 7: the move is refused: round-running",
}


@pytest.mark.parametrize(("text", "message"), BAD_RECORDS.items())
def test_a_bad_record_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(RecordError) as raised:
        Game.replay(text)
    assert str(raised.value).startswith(message)
    assert message.startswith(f"line {raised.value.line}: ")


# --- (g) notation


@every_table
def test_every_move_reads_back(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=13)
    for found in walk(game, random.Random(13), most=120):
        for mover, legal in found.items():
            for action in legal:
                assert parse_move(write_move(mover, action)) == (mover, action)
                if isinstance(action, do.Lay | do.JumpIn):
                    calling = msgspec.structs.replace(action, uno=True)
                    assert parse_move(write_move(mover, calling)) == (mover, calling)
