"""Owns what a card is: its colour, its value, its points, and which cards a deck has.

Must not know hands, piles or turns.
"""

from __future__ import annotations

from collections import Counter

from .rules import Rules

COLORS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
NUMBERS = tuple("0123456789")
ACTIONS = ("+2", "S", "R")
WILDS = ("W", "W4", "WS", "WM", "WC1", "WC2", "WC3")


class Card(str):
    """One face, by its name. Two cards of one face are the same card for every rule."""

    __slots__ = ("color", "is_number", "is_wild", "value")
    is_wild: bool
    color: str | None
    value: str  # the number or the kind (KPG-R11); every customizable wild is a kind of its own
    is_number: bool

    def __new__(cls, text: str) -> Card:
        card = super().__new__(cls, text)
        card.is_wild = text.startswith("W")
        card.color = None if card.is_wild else COLORS[text[0]]
        card.value = text if card.is_wild else text[1:]
        card.is_number = card.value in NUMBERS
        return card

    @staticmethod
    def read(text: str) -> Card:
        if text == "WC":
            text = "WC1"
        known = text in WILDS or (text[:1] in COLORS and text[1:] in NUMBERS + ACTIONS)
        if not known:
            raise ValueError(f"no such card: {text}")
        return Card(text)

    @property
    def points(self) -> int:
        """CLS-46 to CLS-48, CUS-79, CUS-80, MOO-44."""
        if self.is_number:
            return int(self.value)
        if not self.is_wild:
            return 20
        return 40 if self.value.startswith(("WS", "WC")) else 50


MOST_DECKS = 4  # what a table has room for


def one_deck(rules: Rules) -> Counter[Card]:
    """CLS-R01 with the extra wilds of CUS-04 and MOO-R01."""
    deck: Counter[Card] = Counter()
    for letter in COLORS:
        for number in NUMBERS:
            deck[Card(letter + number)] = 1 if number == "0" else 2
        for action in ACTIONS:
            deck[Card(letter + action)] = 2
    deck[Card("W")] = 4
    deck[Card("W4")] = 4
    deck[Card("WS")] = rules.shuffle_hands
    deck[Card("WM")] = rules.valley_wilds
    for which in range(1, rules.custom_wilds + 1):
        deck[Card(f"WC{which}")] = 1
    return +deck


def deck_count(rules: Rules, people: int) -> int:
    """KPG-NEED-1: one deck for every so many people begun."""
    if rules.decks:
        return rules.decks
    per = rules.seats_per_deck
    return 1 if per == 0 else (people + per - 1) // per


def all_decks(rules: Rules, people: int) -> Counter[Card]:
    together: Counter[Card] = Counter()
    for _ in range(deck_count(rules, people)):
        together += one_deck(rules)
    return together
