"""Entries as sentences, and sentences as entries; docs/RECORDS.md lists them."""

from __future__ import annotations

import re
from typing import Any

from yksi.evening import entries as wrote
from yksi.game.notation import NotationError
from yksi.messages.forms import Form, Labels

NOTHING = "nothing"
_LABELS = Labels()
_HOLDS = re.compile(r"(\w+) holds (\S+(?: \S+)*)")
_GOES_OUT = re.compile(r"(\w+) goes out")
_CORRECTED = re.compile(r"round (\d{1,4}) was: (.+)")
_STOPS = re.compile(r"game stops by (\w+)")

_SENTENCES: tuple[tuple[str, Any], ...] = (
    ("<person:person> deals", wrote.Deals),
    ("another match", wrote.AnotherMatch()),
    ("game begins with <people:people>", wrote.GameBegins),
    ("<person:person> is out", wrote.GoesOut),
    ("<person:person> is out after <minutes:number> minutes", wrote.GoesOut),
    ("<person:person> gives up", wrote.GivesUp),
    ("<person:person> is away", wrote.Away),
    ("<by:person> warns <person:person>", wrote.Warns),
    ("<by:person> warns <person:person> <reason:text>", wrote.Warns),
    ("<by:person> removes <person:person>", wrote.Removes),
    ("vote <question:text> <yes:number> to <no:number>", wrote.Voted),
    ("vote <question:text> <yes:number> to <no:number>, the oldest <oldest:word>", wrote.Voted),
    ("<name:text> joins left of <left_of:person>", wrote.Joins),
    ("<name:text> joins left of <left_of:person> older than <older_than:person>", wrote.Joins),
    ("<person:person> joins left of <left_of:person>", wrote.SitsIn),
    ("memo <text:text>", wrote.Memo),
    ("undo", wrote.Undo()),
    ("redo", wrote.Redo()),
)
_FORMS = tuple(Form.of(sentence, target) for sentence, target in _SENTENCES)


def write_entry(entry: wrote.AnyEntry) -> str:
    """`A goes out; B holds 7 7 S`, `C is out`."""
    match entry:
        case wrote.RoundOver(winner, held):
            return _with_hands(f"{_LABELS.label(winner)} goes out", held)
        case wrote.Corrected(number, over):
            return f"round {number} was: {write_entry(over)}"
        case wrote.GameStops(why, held):
            return _with_hands(f"game stops by {why}", held)
    texts = (form.write(entry, _LABELS) for form in _FORMS)
    return next(text for text in texts if text is not None)


def _with_hands(text: str, held: wrote.Held) -> str:
    hands = (
        f"{_LABELS.label(person)} holds {' '.join(cards) or NOTHING}"
        for person, cards in held.items()
    )
    return "; ".join([text, *hands])


def read_entry(text: str) -> wrote.AnyEntry:
    """The entry that a sentence says, or NotationError."""
    first, *hands = text.split("; ")
    if found := _CORRECTED.fullmatch(text):
        over = read_entry(found[2])
        if isinstance(over, wrote.RoundOver):
            return wrote.Corrected(int(found[1]), over)
    elif found := _GOES_OUT.fullmatch(first):
        return wrote.RoundOver(_LABELS.number(found[1]), _read_hands(hands))
    elif found := _STOPS.fullmatch(first):
        return wrote.GameStops(found[1], _read_hands(hands))
    for form in _FORMS:
        entry: wrote.AnyEntry | None = form.read(text, _LABELS)
        if entry is not None:
            return entry
    raise NotationError(f"{text!r} is no entry of an evening")


def _read_hands(texts: list[str]) -> wrote.Held:
    held: wrote.Held = {}
    for text in texts:
        found = _HOLDS.fullmatch(text)
        if found is None:
            raise NotationError(f"{text!r} does not say what somebody holds")
        person = _LABELS.number(found[1])
        if person in held:
            raise NotationError(f"{found[1]} holds cards twice")
        held[person] = () if found[2] == NOTHING else tuple(found[2].split())
    return held
