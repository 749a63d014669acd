"""Logs of whole evenings with the states that they lead to: the corpus that every version replays.

`make corpus NAME=…` plays them by the present code and adds them to the corpus. What older versions
wrote stays in it for as long as their logs shall open.
"""

from __future__ import annotations

import hashlib
import lzma
import sys
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec

from tests.chatter import sensible_command
from tests.party import Party, random_act
from yksi.messages import commands as say
from yksi.records.table_record import replay_line
from yksi.seeds import pledge_of, secret_of
from yksi.table import Stage, Table

CORPUS = Path(__file__).parent / "corpus"
LINES, LONG = 240, 700  # of an evening, at least; KPGUT's games are long
MOST_STEPS = 20_000
EVERY = 20  # so many lines apart states are kept, so that a difference is found near its cause
COTTAGE = (
    "classic + draw=until + stacking=same + jump_in=identical + seven_swap=yes + zero_rotate=yes"
    " + uno_penalty=4 + target=200"
)
EVENINGS: dict[str, tuple[str, int, int, dict[str, object]]] = {  # rules, people, bots, settings
    "classic": ("classic", 3, 1, {"rounds": 3}),
    "classic by the clock": ("classic", 2, 2, {"turn": 20, "pause": 5}),
    "classic with bots": ("classic", 1, 3, {"pause": 5}),
    "house rules": ("classic + stacking=any + jump_in=identical + seven_swap=yes", 4, 0, {}),
    "cottage": (COTTAGE, 3, 2, {"pause": 5}),
    "custom presets": (
        "custom + card1=joke + card2=open_hands + card3=elbows",
        3,
        1,
        {"turn": 30},
    ),
    "custom texts": ("custom + card1=text + card2=text + card3=text + hand_size=12", 3, 0, {}),
    "moomin": ("moomin", 4, 0, {"turn": 15}),
    "kpgut": ("kpgut", 4, 1, {}),
    "kpgut by the clock": ("kpgut", 5, 0, {"turn": 10, "open_hands": True, "limit": 20}),
    "kpgut with many": ("kpgut", 9, 3, {"turn": 10}),
    "open referee": ("kpgut + referee=open", 4, 1, {"open_hands": True}),
    "series": ("kpgut", 4, 1, {"series": True, "limit": 30, "pause": 5}),
}
_CARDS = (
    *("phase", "turn", "direction", "dealer", "reason", "winner", "inside", "gave_up", "removed"),
    *("match_over", "color", "symbol", "pending", "bluff", "player", "play_count", "cheat"),
    *("accusable", "drawn", "drew", "owed", "grace", "late", "called", "waiting"),
    *("counter", "used"),
)
_SEATS = ("age", "place", "size", "points", "total")
_PILES = ("draw", "discard", "aside")
_PEOPLE = (
    *("name", "key", "bot", "here", "left_at", "ready", "acknowledged", "beginner", "coaching"),
    *("moved_away", "put_out", "warnings", "barred"),
)
_ROOM = (
    *("now", "host", "ages", "sealed", "used", "deal_wanted", "seats", "dealt_at", "over_at"),
    *("changed_at",),
)


class Evening(msgspec.Struct):
    """A log, and what its first lines lead to: (lines, digest of the state)."""

    name: str
    lines: list[str]
    states: list[tuple[int, str]]
    scores: list[int]  # of the last game, seat by seat


def path_of(version: str) -> Path:
    return CORPUS / f"{version}.json.xz"


def versions() -> list[str]:
    """The versions of Yksi that have written evenings of the corpus."""
    return sorted(path.name.removesuffix(".json.xz") for path in CORPUS.glob("*.json.xz"))


def read_corpus(version: str) -> list[Evening]:
    return msgspec.json.decode(lzma.decompress(path_of(version).read_bytes()), type=list[Evening])


# --- the state of a table in words that no version changes


def canonical(room: Any) -> dict[str, Any]:
    """What people would miss if it were different, named one by one: no version changes these."""
    found = {name: getattr(room, name) for name in _ROOM}
    found["stage"] = room.stage.value
    found["rules"] = room.settings.rules
    found["texts"] = sorted(room.texts.items())
    for name in ("out_at", "waited_since", "owing_since"):
        found[name] = sorted(getattr(room, name).items())
    found["people"] = [{name: getattr(p, name) for name in _PEOPLE} for p in room.people]
    if room.ballot is not None:
        found["ballot"] = [room.ballot.by, room.ballot.until, sorted(room.ballot.votes.items())]
    asked = (room.inquiry, getattr(room, "request", None))  # two since questions can wait
    found["asked"] = sorted((each.person, each.until) for each in asked if each is not None)
    if room.game is not None:
        found["cards"] = _cards(room.game.state)
    found["sheet"] = msgspec.to_builtins(room.sheet, str_keys=True)
    found["series"] = msgspec.to_builtins(room.series, str_keys=True)
    return found


def _cards(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = {name: int(getattr(state, name)) for name in _CARDS}
    for name in _SEATS:
        found[name] = list(getattr(state, name)[: state.seats])
    for name in _PILES:
        found[name] = list(getattr(state, name)[: getattr(state, f"{name}_count")])
    found["hands"] = [list(hand) for hand in state.hands[: state.seats]]
    found["key"] = list(state.key)
    return found


def digest_of(room: Any) -> str:
    text = msgspec.json.encode(canonical(room), order="sorted")
    return hashlib.sha256(text).hexdigest()[:16]


def scores_of(room: Any) -> list[int]:
    """The points of the last game, seat by seat, and of the series."""
    game = room.game
    points = [] if game is None else list(game.state.total[: game.state.seats])
    return [*points, len(room.sheet), len(room.series)]


def states_of(lines: list[str], every: int = EVERY) -> tuple[Table, list[tuple[int, str]]]:
    """The table that lines lead to, and the states on the way."""
    table = Table()
    states = []
    for number, line in enumerate(lines, 1):
        replay_line(table, line, number)
        if number % every == 0 or number == len(lines):
            states.append((number, digest_of(table.room)))
    return table, states


# --- playing them


def play(name: str, seed: int) -> Party:
    """An evening until its log is long enough: play, procedures, people who come and go."""
    rules, people, bots, agreed = EVENINGS[name]
    dice = Random(f"{name} {seed}")
    party = Party.lobby(rules, people, bots, seed, **agreed)
    _agree(party, people)
    party.do(0, say.StartGame())
    for _ in range(MOST_STEPS):
        if len(party.table.lines) >= (LONG if rules == "kpgut" and bots == 1 else LINES):
            return party
        _go_on(party, dice)
    raise AssertionError(f"{name} is too short")


def _agree(party: Party, people: int) -> None:
    """What is said before a first game: texts of cards, parts of the deal, who looks on."""
    for card in range(1, party.room.settings.parsed.custom_wilds + 1):
        party.do(0, say.WriteCard(card, "everybody hands a card on"))
        for person in range(1, people):
            party.do(person, say.Vote(True))
    for person in range(people):
        party.do(person, say.Pledge(pledge_of(secret_of(person))))
    for person in range(people - (people > 3)):  # among many, one looks on at first
        party.do(person, say.Ready())


def _go_on(party: Party, dice: Random) -> None:
    room = party.room
    party.wait(dice.choice((0, 100, 700, 1500, 2500)))
    if room.gathering is not None:
        for person in room.gathering.pledges:
            party.speak(person, say.Contribute(secret_of(person)))
    chance = dice.random()
    if not room.humans_here():
        _come_and_go(party, dice, returns=True)
    elif chance < 0.015:
        _come_and_go(party, dice, returns=False)
    elif chance < (0.2 if room.rules.conduct else 0.15) or (room.carrying and chance < 0.8):
        party.speak(*sensible_command(room, dice))
    elif chance < 0.22 and room.rules.conduct and room.stage is Stage.PLAYING:
        _find_coach(party, dice)
    elif chance < 0.4 and room.stage is Stage.PLAYING:
        found = random_act(party, dice)
        if found is not None:
            party.speak(*found)
    else:
        people = [person.number for person in room.humans_here()]
        dice.shuffle(people)
        if not any(party.obey(person) for person in people) and not party.bots_act():
            _until_due(party, dice)
            if room.stage is Stage.LOBBY:
                party.speak(*sensible_command(room, dice))


def _find_coach(party: Party, dice: Random) -> None:
    """A beginner asks somebody who looks on for advice, and whoever is asked agrees."""
    room = party.room
    pupil = dice.choice(room.seats)
    beside = [p.number for p in room.humans_here() if p.number not in room.seats] or [0]
    party.speak(pupil, say.CallMyselfBeginner())
    party.speak(pupil, say.AskForCoach(dice.choice(beside)))
    for asked in (room.inquiry, getattr(room, "request", None)):
        if asked is not None:
            party.speak(asked.person, say.Answer("yes"))
    party.speak(pupil, say.Say("what now?", dice.choice(beside)))


def _until_due(party: Party, dice: Random) -> None:
    due = party.table.wake_at()
    party.wait(dice.choice((500, 3000)) if due is None else max(0, due - party.now) + 1)


def _come_and_go(party: Party, dice: Random, returns: bool) -> None:
    room = party.room
    humans = [person for person in room.present() if person.is_human]
    number = len(room.people)
    if number < 14 and (not humans or (not returns and dice.random() < 0.3)):
        party.speak(None, say.Enter(f"Guest {number}", f"key-{number}"))
        party.speak(number, say.Acknowledge())
        return
    gone = [person for person in humans if not person.here]
    person = dice.choice(gone if gone and (returns or dice.random() < 0.6) else humans)
    party.speak(person.number, say.Return() if not person.here else say.Leave())


def played(name: str, seed: int = 29) -> Evening:
    """An evening with its states; replaying it must lead where playing it led."""
    party = play(name, seed)
    lines = list(party.table.lines)
    table, states = states_of(lines)
    table.tick(party.now)
    party.wait(0)
    assert digest_of(table.room) == digest_of(party.room), name
    return Evening(name, lines, states, scores_of(table.room))


def main(version: str) -> None:
    evenings = [played(name) for name in EVENINGS]
    path_of(version).write_bytes(lzma.compress(msgspec.json.encode(evenings), preset=9))
    for evening in evenings:
        click.echo(f"{evening.name}: {len(evening.lines)} lines, {evening.states[-1][1]}")


if __name__ == "__main__":
    main(sys.argv[1])
