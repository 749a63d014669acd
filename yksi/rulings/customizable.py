"""`WC` without a number in moves and expectations: the customizable wild that is there."""

from __future__ import annotations

from yksi.cards import CUSTOM_NAMES, FACE_NAMES
from yksi.game.position import number_each
from yksi.game.view import hand_of
from yksi.rulings.world import World


def numbered(world: World, line: str) -> str:
    """A line with the numbers of the cards that are meant: of the pile, or of somebody's hand."""
    said, quote, text = line.partition('"')
    if world.room.game is None or "WC" not in said.upper():
        return line
    meant = [card for card in _cards(world, said.lstrip("! ").split()) if card in CUSTOM_NAMES]
    return number_each(said, meant) + quote + text


def _cards(world: World, words: list[str]) -> list[str]:
    t = world.game.state
    pile = [FACE_NAMES[face] for face in t.discard[: t.discard_count]][::-1]
    if words[0].lower() == "top":
        return pile[:1]
    if words[0].lower() == "under":
        return pile[min(t.play_count, 1) :]
    owner = next((word for word in words[:2] if word in world.names.letters), None)
    return [] if owner is None else list(hand_of(t, world.seat(owner)))
