"""Owns the reading of the changed-rules table of docs/RULINGS.md: which fields and values exist.

Must not know what any of them does.
"""

from __future__ import annotations

from collections.abc import Mapping

PRESETS = (
    "blank draw_to_color drop_wilds three_if_stuck extra_turn next_to_seven all_to_three"
    " open_hands joke elbows rooster text"
)


class Rules:
    """Every field that concerns the cards, with its type; others (conduct …) are left alone."""

    def __init__(self, fields: Mapping[str, int | str]) -> None:
        self._fields = fields
        self.max_seats = self._number("max_seats")
        self.seats_per_deck = self._number("seats_per_deck")
        self.decks = self._number("decks")
        self.shuffle_hands = self._number("shuffle_hands")
        self.custom_wilds = self._number("custom_wilds")
        self.valley_wilds = self._number("valley_wilds")
        self.hand_size = self._number("hand_size")
        self.oldest_deals = self._word("dealer", "cut random oldest") == "oldest"
        self.start = self._word("start", "act number opener")
        self.several = self._word("several", "no value") == "value"
        self.draw = self._word("draw", "one until")
        self.voluntary = self._word("voluntary", "once many never")
        self.after_draw = self._word("after_draw", "drawn any")
        self.play_drawn = self._word("play_drawn", "may must")
        self.jump_in = self._word("jump_in", "no number identical")
        self.stacking = self._word("stacking", "no same chain any")
        self.reverse_two = self._word("reverse_two", "skip flip")
        self.wild_four = self._word("wild_four", "color color_or_wild playable")
        self.bluff = self._word("bluff", "yes no") == "yes"
        self.upheld = self._word("upheld", "turn free")
        self.doubt = self._word("doubt", "debt letter")
        self.last_draw = self._word("last_draw", "yes no") == "yes"
        self.finish = self._word("finish", "any numbers")
        self.play_on = self._word("play_on", "no yes") == "yes"
        self.uno_penalty = self._number("uno_penalty")
        self.uno_grace = self._number("uno_grace")
        self.uno_window = self._word("uno_window", "acts plays")
        self.exhausted = self._word("exhausted", "void end")
        self.reshuffle_keeps = self._word("reshuffle_keeps", "top play")
        self.scoring = self._word("scoring", "winner low none places")
        self.target = self._number("target")
        self.join_cards = self._number("join_cards")
        self.absence_cards = self._number("absence_cards")
        self.forfeit = self._word("forfeit", "no yes") == "yes"
        self.open_referee = self._word("referee", "strict open") == "open"
        self.seven_swap = self._word("seven_swap", "no yes") == "yes"
        self.zero_rotate = self._word("zero_rotate", "no yes") == "yes"

    def preset(self, value: str) -> str:
        """What is written on the customizable wild WC1, WC2 or WC3 (CUS-R17)."""
        name = f"card{value[-1]}"
        return self._word(name, PRESETS) if name in self._fields else "blank"

    def _number(self, name: str) -> int:
        found = self._fields[name]
        if not isinstance(found, int):
            raise ValueError(f"{name} is a number, not {found!r}")
        return found

    def _word(self, name: str, words: str) -> str:
        found = self._fields[name]
        if found not in words.split():
            raise ValueError(f"{name} is one of {words}, not {found!r}")
        return str(found)
