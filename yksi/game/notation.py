"""Moves as text and back: `B plays W green`, `C catches A`, `table deals`.

One notation for rulings, records and the oracle; the grammar is in docs/RULINGS.md.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES
from yksi.errors import YksiError
from yksi.game import actions as do

LETTERS = string.ascii_uppercase + "ab"
TABLE_WORD = "table"
CLOCK_WORD = "clock"
Mover = int | None  # None: the table or its clock


class NotationError(YksiError, ValueError):
    """A text that cannot be read; the message says what is wrong."""


class Names:
    """The letters of the seats; rulings give joiners letters of their own."""

    def __init__(self, letters: Sequence[str] = LETTERS) -> None:
        self.letters: list[str] = list(letters)

    def seat(self, word: str) -> int:
        try:
            return self.letters.index(word)
        except ValueError:
            raise NotationError(f"{word!r} is not a seat") from None

    def letter(self, seat: int) -> str:
        return self.letters[seat]

    def rename(self, seat: int, word: str) -> None:
        """A joiner's own letter; whoever had it gives it up."""
        if len(word) != 1 or not word.isalpha():
            raise NotationError(f"a seat is one letter, not {word!r}")
        if word in self.letters:
            self.letters[self.letters.index(word)] = self.letters[seat]
        self.letters[seat] = word


def parse_card(word: str) -> str:
    """The card that a word names, in capitals; NotationError otherwise."""
    name = word.upper()
    if name not in FACE_BY_NAME:
        raise NotationError(f"{word!r} is not a card")
    return FACE_NAMES[FACE_BY_NAME[name]]


def parse_cards(words: Sequence[str]) -> tuple[str, ...]:
    """The cards of some words, with or without commas between them."""
    return tuple(parse_card(word) for part in words for word in part.split(",") if word)


def parse_color(word: str) -> str:
    """The colour that a word names; NotationError otherwise."""
    if word.lower() not in COLOR_NAMES:
        raise NotationError(f"{word!r} is not a colour; colours are {' '.join(COLOR_NAMES)}")
    return word.lower()


def parse_number(word: str) -> int:
    """The number that a word is, of six digits at most."""
    if not word.isdecimal() or len(word) > 6:
        raise NotationError(f"{word!r} is not a number")
    return int(word)


def one(words: Sequence[str]) -> str:
    """The only word of a line."""
    if len(words) != 1:
        raise NotationError(f"one word is expected, not {len(words)}: {' '.join(words)!r}")
    return words[0]


def _nothing(words: Sequence[str]) -> None:
    if words:
        raise NotationError(f"nothing is expected behind it, not {' '.join(words)!r}")


def _parse_lay(words: Sequence[str], names: Names) -> do.Lay:
    cards: list[str] = []
    color, uno, swap = None, False, None
    parts = [part for word in words for part in word.split(",") if part]
    rest = [word for word in parts if word.lower() not in ("and", "calls")]
    while rest:
        word = rest.pop(0)
        if word.upper() in FACE_BY_NAME:
            cards.append(parse_card(word))
        elif word.lower() == "uno":
            uno = True
        elif word.lower() == "swap":
            swap = names.seat(one(rest[:1]))
            rest = rest[1:]
        else:
            color = parse_color(word)
    if not cards:
        raise NotationError("which card is played?")
    return do.Lay(tuple(cards), color, uno, swap)


def _parse_jump(words: Sequence[str], names: Names) -> do.JumpIn:
    if words[:1] != ["in"]:
        raise NotationError("a jump-in is written 'D jumps in R7'")
    lay = _parse_lay(words[1:], names)
    if lay.color is not None:
        raise NotationError("a jump-in names no colour")
    return do.JumpIn(one(lay.cards), lay.uno, lay.swap)


def _parse_discards(words: Sequence[str], _: Names) -> do.Action:
    if not words:
        raise NotationError("which card is discarded?")
    return do.Discard(parse_cards(words))


def _bare(action: do.Action) -> Callable[[Sequence[str], Names], do.Action]:
    def parse(words: Sequence[str], _: Names) -> do.Action:
        _nothing(words)
        return action

    return parse


def _phrase(phrase: str, action: do.Action) -> Callable[[Sequence[str], Names], do.Action]:
    """A verb that needs more words: `calls uno`, `gives up`."""

    def parse(words: Sequence[str], _: Names) -> do.Action:
        if " ".join(words).lower() != phrase:
            raise NotationError(f"{phrase!r} is expected, not {' '.join(words)!r}")
        return action

    return parse


_SEAT_VERBS: dict[str, Callable[[Sequence[str], Names], do.Action]] = {
    "plays": _parse_lay,
    "jumps": _parse_jump,
    "names": lambda words, _: do.NameColor(parse_color(one(words))),
    "draws": _bare(do.Draw()),
    "keeps": _bare(do.Keep()),
    "passes": _bare(do.Keep()),
    "accepts": _bare(do.Accept()),
    "takes": _bare(do.Accept()),
    "challenges": _bare(do.Challenge()),
    "doubts": _bare(do.Challenge()),
    "calls": _phrase("uno", do.Call()),
    "catches": lambda words, names: do.Catch(names.seat(one(words))),
    "discards": _parse_discards,
    "declines": _bare(do.Decline()),
    "laughs": _bare(do.Laugh()),
    "frowns": _bare(do.Frown()),
    "accuses": lambda words, names: do.Accuse(names.seat(one(words))),
    "forfeits": _bare(do.Forfeit()),
    "gives": _phrase("up", do.Forfeit()),
    "lays": lambda words, _: do.LayOne(parse_card(one(words))),
    "stops": _bare(do.Stop()),
    "swaps": lambda words, names: do.Swap(names.seat(one(words))),
}


def _parse_deal(words: Sequence[str], _: Names) -> do.Deal:
    if not words:
        return do.Deal()
    if len(words) != 2 or words[0] != "from" or not is_secret(words[1]):
        raise NotationError("a deal is 'table deals' or 'table deals from' and 64 hex digits")
    return do.Deal(words[1])


def is_secret(word: str) -> bool:
    """Whether a word is a secret: 64 hex digits in small letters."""
    return len(word) == 64 and all(letter in "0123456789abcdef" for letter in word)


def _parse_give(words: Sequence[str], names: Names) -> do.Give:
    if len(words) != 2:
        raise NotationError("penalty cards are written 'table gives B 2'")
    return do.Give(names.seat(words[0]), parse_number(words[1]))


def _parse_hand(words: Sequence[str], names: Names) -> do.Hand:
    if len(words) != 4 or words[1] != "to":
        raise NotationError("a card given away is written 'table hands A to B R5'")
    return do.Hand(names.seat(words[0]), names.seat(words[2]), parse_card(words[3]))


def _parse_join(words: Sequence[str], names: Names) -> do.Join:
    neighbour = names.seat(_after("left of", words[:3]))
    if not words[3:]:
        return do.Join(neighbour)
    return do.Join(neighbour, names.seat(_after("older than", words[3:])))


_TABLE_VERBS: dict[str, Callable[[Sequence[str], Names], do.Action]] = {
    "deals": _parse_deal,
    "gives": _parse_give,
    "removes": lambda words, names: do.Remove(names.seat(one(words))),
    "takes": _phrase("back", do.TakeBack()),
    "stops": _bare(do.End()),
    "seats": _parse_join,
    "lapses": lambda words, names: do.Lapse(names.seat(one(words))),
    "away": _bare(do.Away()),
    "drops": lambda words, names: do.Drop(names.seat(one(words[:1])), parse_cards(words[1:])),
    "hands": _parse_hand,
    "shows": lambda words, names: do.Show(names.seat(one(words))),
    "turns": lambda words, names: do.TurnTo(names.seat(_after("to", words))),
    "names": lambda words, _: do.Color(parse_color(one(words))),
}


def _after(phrase: str, words: Sequence[str]) -> str:
    lead = phrase.split()
    if [word.lower() for word in words[: len(lead)]] != lead:
        raise NotationError(f"{phrase!r} is expected, not {' '.join(words)!r}")
    return one(words[len(lead) :])


def parse_move(text: str, names: Names | None = None) -> tuple[Mover, do.Action]:
    """Who does what; a seat is a letter, and None stands for the table and its clock.

    Raises NotationError where the text is no move.

    >>> parse_move("B plays W green")
    (1, Lay(cards=('W',), color='green', uno=False, swap=None))
    >>> parse_move("table deals")
    (None, Deal(secret=None))
    """
    names = names or Names()
    words = text.split()
    if len(words) < 2:
        raise NotationError(f"a move is a seat and what it does, not {text!r}")
    who, verb, *rest = words
    is_table = who.lower() in (TABLE_WORD, CLOCK_WORD)
    verbs = _TABLE_VERBS if is_table else _SEAT_VERBS
    parse = verbs.get(verb.lower())
    if parse is None:
        raise NotationError(f"{verb!r} is not a move; moves are: {' '.join(verbs)}")
    return None if is_table else names.seat(who), parse(rest, names)


def write_move(mover: Mover, action: do.Action, names: Names | None = None) -> str:
    """The text that `parse_move` reads.

    >>> write_move(2, do.Catch(0))
    'C catches A'
    """
    names = names or Names()
    who = TABLE_WORD if mover is None else names.letter(mover)
    return f"{who} {_write(action, names)}"


def _besides(swap: int | None, uno: bool, names: Names) -> list[str]:
    """What is said with a play: whose hand it is swapped for, and the call."""
    partner = [] if swap is None else ["swap", names.letter(swap)]
    return [*partner, "uno"] if uno else partner


def _write(action: do.Action, names: Names) -> str:
    match action:
        case do.Lay(cards, color, uno, swap):
            words = ["plays", *cards, *([color] if color else [])]
            return " ".join(words + _besides(swap, uno, names))
        case do.JumpIn(card, uno, swap):
            return " ".join(["jumps in", card, *_besides(swap, uno, names)])
        case do.NameColor(color):
            return f"names {color}"
        case do.Call():
            return "calls uno"
        case do.Catch(seat):
            return f"catches {names.letter(seat)}"
        case do.Discard(cards):
            return " ".join(["discards", *cards])
        case do.Accuse(seat):
            return f"accuses {names.letter(seat)}"
        case do.LayOne(card):
            return f"lays {card}"
        case do.Swap(seat):
            return f"swaps {names.letter(seat)}"
        case do.Deal(secret):
            return f"deals from {secret}" if secret else "deals"
        case do.Lapse(seat):
            return f"lapses {names.letter(seat)}"
        case do.Give(seat, cards):
            return f"gives {names.letter(seat)} {cards}"
        case do.Remove(seat):
            return f"removes {names.letter(seat)}"
        case do.Join(seat, younger):
            age = "" if younger is None else f" older than {names.letter(younger)}"
            return f"seats left of {names.letter(seat)}{age}"
        case do.TakeBack():
            return "takes back"
        case do.Drop(seat, cards):
            return " ".join(["drops", names.letter(seat), *cards])
        case do.Hand(seat, to, card):
            return f"hands {names.letter(seat)} to {names.letter(to)} {card}"
        case do.Show(seat):
            return f"shows {names.letter(seat)}"
        case do.TurnTo(seat):
            return f"turns to {names.letter(seat)}"
        case do.Color(color):
            return f"names {color}"
        case do.Away():
            return "away"
        case do.End() | do.Stop():
            return "stops"
        case _:
            return _BARE[type(action)]


_BARE: dict[type[do.Action], str] = {
    do.Draw: "draws",
    do.Keep: "keeps",
    do.Accept: "accepts",
    do.Challenge: "challenges",
    do.Decline: "declines",
    do.Laugh: "laughs",
    do.Frown: "frowns",
    do.Forfeit: "forfeits",
}
