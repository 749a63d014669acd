"""Messages made from the protocol's own types: right ones, nearly right ones, and anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.messages.settings import FIELDS
from yksi.policies.levels import LEVELS
from yksi.server import protocol
from yksi.table.procedures.talk import REACTIONS

_NUMBERS = (*range(8), 0, 1, -1, 26, 99, 10**6, -(10**9), 2**63)
_WORDS = (
    *("", " ", "Anna", "yes", "no", "on", "0", "5", "kpgut", "custom + hand_size=3", "classic"),
    *("put-out", "reason", "joke", "0" * 64, "x" * 300, "a\nb", "é “ü” 🂡", ' key F"', "\x00", "!"),
    *LEVELS,
    *REACTIONS,
    *FIELDS,
    *COLOR_NAMES,
)
_CARDS = (*FACE_NAMES, "R10", "")
_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    "x",
    [],
    {},
    [[]],
    {"command": "fly"},
    2**70,
    "\ud800",
)
FROM_BROWSER = inspect.type_info(protocol.FromBrowser)


def value_of(kind: inspect.Type, dice: Random) -> Any:
    """A value that a type admits, as JSON has it."""
    match kind:
        case inspect.UnionType(types):
            return value_of(dice.choice(types), dice)
        case inspect.StructType(cls, fields):
            return {**_tag(cls), **_fields(fields, dice)}
        case inspect.IntType():
            return dice.choice(_NUMBERS)
        case inspect.BoolType():
            return dice.random() < 0.5
        case inspect.StrType():
            return dice.choice(_CARDS if dice.random() < 0.4 else _WORDS)
        case inspect.VarTupleType(item):
            return [value_of(item, dice) for _ in range(dice.choice((0, 1, 1, 2, 9)))]
        case inspect.LiteralType(values):
            return dice.choice(values)
        case inspect.NoneType():
            return None
    raise AssertionError(f"the protocol has learnt {kind}: teach this test too")


def _tag(cls: type) -> dict[str, Any]:
    config = cls.__struct_config__  # type: ignore[attr-defined]
    return {} if config.tag is None else {config.tag_field: config.tag}


def _fields(fields: tuple[inspect.Field, ...], dice: Random) -> dict[str, Any]:
    return {
        field.encode_name: value_of(field.type, dice)
        for field in fields
        if field.required or dice.random() < 0.7
    }


def right(dice: Random) -> Any:
    """A message that can be read, whatever comes of it."""
    return value_of(FROM_BROWSER, dice)


def nearly_right(dice: Random) -> str | bytes:
    """A message with one thing wrong."""
    text = json.dumps(_bent(right(dice), dice))
    kinds: tuple[Callable[[], str | bytes], ...] = (
        *(lambda: text,) * 6,
        lambda: text[: dice.randrange(len(text))],
        lambda: text + dice.choice(("}", "x", "\x00", text)),
        text.encode,
        lambda: dice.randbytes(dice.choice((0, 1, 20, 2_000))),
    )
    return dice.choice(kinds)()


def _bent(message: Any, dice: Random) -> Any:
    """One field somewhere left out, doubled under another name, or given a strange value."""
    place = message
    while isinstance(place, dict) and dice.random() < 0.6:
        inner = [part for part in place.values() if isinstance(part, dict)]
        if not inner:
            break
        place = dice.choice(inner)
    field = dice.choice(list(place)) if place else "x"
    match dice.randrange(4):
        case 0:
            place.pop(field, None)
        case 1:
            place[f"{field}2"] = dice.choice(_STRANGE)
        case 2:
            place[field] = dice.choice(_STRANGE)
        case _:
            return dice.choice((*_STRANGE, [message]))
    return message


def is_right(message: str | bytes) -> bool:
    """Whether a server must be able to read it."""
    if isinstance(message, bytes):
        return False
    try:
        msgspec.json.decode(message.encode(), type=protocol.FromBrowser)
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return True
