"""States as a browser keeps them: what has changed is put into the parts that it has."""

from __future__ import annotations

from typing import Any

PARTS = ("room", "cards", "mine", "paper")


def made_whole(known: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The message with every part that it changes whole; `known` are the parts from now on."""
    whole = dict(message)
    for part in PARTS:
        if part in message:
            was, told = known.get(part), message[part]
            whole[part] = told if was is None or told is None else {**was, **told}
    cards: dict[str, Any] = whole.get("cards") or known.get("cards") or {}
    if "seats" in message:
        changes = message["seats"]
        seats = [{**seat, **changes.get(str(seat["seat"]), {})} for seat in cards["seats"]]
        whole["cards"] = cards = {**cards, "seats": seats}
    if "onto" in message:
        whole["cards"] = {**cards, "discards": [*cards["discards"], *message["onto"]]}
    known |= {part: whole[part] for part in PARTS if part in whole}
    return whole
