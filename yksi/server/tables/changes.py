"""How two views differ, as the text that tells browsers: the fields that changed, and no others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

encode = msgspec.json.Encoder().encode
_values = msgspec.structs.astuple


def text(parts: Mapping[str, object]) -> bytes:
    """Parts as they stand in a message behind others."""
    return b"," + encode(parts)[1:-1] if parts else b""


def change(part: str, before: msgspec.Struct, after: msgspec.Struct) -> bytes:
    """What differs of a part."""
    fields = changed(before, after)
    return text({part: fields}) if fields else b""


def changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, object]:
    """The fields that are not what they were."""
    return differing(after.__struct_fields__, _values(before), _values(after))


def differing(
    fields: Iterable[str], before: Iterable[object], after: Iterable[object]
) -> dict[str, object]:
    """The same of values in the order of their fields."""
    triples = zip(fields, before, after, strict=True)
    return {name: value for name, was, value in triples if value is not was and value != was}
