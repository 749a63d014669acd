"""What a card is: colours, symbols, faces, their points, and what a deck holds.

A *face* is a small integer; two cards with the same face are the same to the rules.
Nothing here knows of rules, seats or turns.
"""

from enum import IntEnum

FACES = 59
NONE = -1


class Color(IntEnum):
    """The colours of cards, and that of none."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    NONE = 4  # no colour in force yet


class Symbol(IntEnum):
    """Numbers are their own value 0-9; then the actions; then the wilds."""

    SEVEN = 7
    NINE = 9
    DRAW_TWO = 10
    REVERSE = 11
    SKIP = 12
    WILD = 13
    WILD_FOUR = 14
    SHUFFLE_HANDS = 15
    VALLEY = 16
    CUSTOM_1 = 17
    CUSTOM_2 = 18
    CUSTOM_3 = 19
    NONE = 20  # nothing lies on the discard pile yet


class Face(IntEnum):
    """The wild faces; a coloured face is `13 * colour + symbol`."""

    WILD = 52
    WILD_FOUR = 53
    SHUFFLE_HANDS = 54
    VALLEY = 55
    CUSTOM_1 = 56
    CUSTOM_2 = 57
    CUSTOM_3 = 58


COLORED_FACES = 52
SYMBOLS_A_COLOR = 13

COLOR_OF = tuple(
    face // SYMBOLS_A_COLOR if face < COLORED_FACES else int(Color.NONE) for face in range(FACES)
)
SYMBOL_OF = tuple(
    face % SYMBOLS_A_COLOR if face < COLORED_FACES else face - COLORED_FACES + SYMBOLS_A_COLOR
    for face in range(FACES)
)


def _points(symbol: int) -> int:
    if symbol <= Symbol.NINE:
        return symbol
    if symbol <= Symbol.SKIP:
        return 20
    if symbol == Symbol.SHUFFLE_HANDS or symbol >= Symbol.CUSTOM_1:
        return 40
    return 50


POINTS = tuple(_points(symbol) for symbol in SYMBOL_OF)


def _mask(*faces: int) -> int:
    return sum(1 << face for face in set(faces))


WILDS = _mask(*range(COLORED_FACES, FACES))
NUMBERS = _mask(*(face for face in range(FACES) if SYMBOL_OF[face] <= Symbol.NINE))
WILD_FOUR_BIT = 1 << int(Face.WILD_FOUR)

# Masks of faces; the last entry of each stands for "none".
COLOR_MASK = tuple(
    _mask(*(face for face in range(COLORED_FACES) if COLOR_OF[face] == color))
    for color in range(Color.NONE + 1)
)
SYMBOL_MASK = tuple(
    _mask(*(face for face in range(FACES) if SYMBOL_OF[face] == symbol))
    for symbol in range(Symbol.NONE + 1)
)

COLOR_NAMES = ("red", "green", "blue", "yellow")
COLOR_LETTERS = "RGBY"
_SYMBOL_NAMES = (*"0123456789", "+2", "R", "S")
CUSTOM_NAMES = ("WC1", "WC2", "WC3")
_WILD_NAMES = ("W", "W4", "WS", "WM", *CUSTOM_NAMES)

FACE_NAMES: tuple[str, ...] = (
    *(letter + symbol for letter in COLOR_LETTERS for symbol in _SYMBOL_NAMES),
    *_WILD_NAMES,
)
FACE_BY_NAME = {name: face for face, name in enumerate(FACE_NAMES)} | {"WC": int(Face.CUSTOM_1)}


# The cards that every deck has, face by face (CLS-R01, CUS-01 to 03, MOO-R01).
BASE_DECK = (
    *(face for face in range(COLORED_FACES) for _ in range(2 if SYMBOL_OF[face] else 1)),
    *(int(Face.WILD),) * 4,
    *(int(Face.WILD_FOUR),) * 4,
)


def deck_count(decks: int, seats_per_deck: int, seats: int) -> int:
    """One deck, or as many as said, or one for every so many seats begun (KPG-NEED-1)."""
    if decks > 0:
        return decks
    if seats_per_deck > 0:
        return (seats + seats_per_deck - 1) // seats_per_deck
    return 1
