"""Lines as one compressed piece: a tenth of what they take as rows."""

from __future__ import annotations

import lzma

from yksi.store.errors import DamagedError

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20}]


def pack(lines: list[str]) -> bytes:
    text = "".join(f"{line}\n" for line in lines)
    return lzma.compress(text.encode(), format=lzma.FORMAT_RAW, filters=_FILTERS)


def unpack(table: str, body: bytes, count: int) -> list[str]:
    """So many lines of a table; DamagedError when the piece does not have them."""
    try:
        text = lzma.decompress(body, format=lzma.FORMAT_RAW, filters=_FILTERS).decode()
    except (lzma.LZMAError, UnicodeDecodeError):
        text = ""
    lines = text.split("\n")[:-1]
    if len(lines) != count:
        raise DamagedError(table, 1, "the piece that it was packed into is spoilt")
    return lines
