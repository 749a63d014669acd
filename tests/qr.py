"""Reading a QR code as a camera does, from the picture that pages show.

It follows ISO/IEC 18004 for codes of up to 41 modules and bytes; since a drawn code has no errors,
the words that would correct them are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

Grid = list[list[bool]]

# Data words of each block, by version and level.
_BLOCKS: dict[int, dict[str, tuple[int, ...]]] = {
    1: {"L": (19,), "M": (16,), "Q": (13,), "H": (9,)},
    2: {"L": (34,), "M": (28,), "Q": (22,), "H": (16,)},
    3: {"L": (55,), "M": (44,), "Q": (17,) * 2, "H": (13,) * 2},
    4: {"L": (80,), "M": (32,) * 2, "Q": (24,) * 2, "H": (9,) * 4},
    5: {"L": (108,), "M": (43,) * 2, "Q": (15, 15, 16, 16), "H": (11, 11, 12, 12)},
    6: {"L": (68,) * 2, "M": (27,) * 4, "Q": (19,) * 4, "H": (15,) * 4},
}
_LEVELS = {1: "L", 0: "M", 3: "Q", 2: "H"}
_FORMAT_MASK = 0b101010000010010
_BYTES = 4  # the mode of codes that hold bytes
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


def read_picture(svg: str) -> str:
    """The text of a code drawn as one path of horizontal lines."""
    return _text(_grid(svg))


def _grid(svg: str) -> Grid:
    path = re.search(r' d="([^"]+)"', svg)
    assert path is not None
    dark: set[tuple[int, int]] = set()
    x = y = 0.0
    for kind, numbers in re.findall(r"([Mmhv])([-\d. ]*)", path[1]):
        first, *rest = map(float, numbers.split())
        if kind == "M":
            x, y = first, rest[0]
        elif kind == "m":
            x, y = x + first, y + rest[0]
        else:
            assert kind == "h"
            dark |= {(int(y), int(x) + step) for step in range(int(first))}
            x += first
    edge = min(row for row, _ in dark)
    size = max(row for row, _ in dark) - edge + 1
    return [[(row + edge, column + edge) in dark for column in range(size)] for row in range(size)]


def _is_fixed(row: int, column: int, size: int) -> bool:
    """Whether a module belongs to the patterns that cameras look for, or tells the format."""
    if (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9):
        return True
    if 6 in (row, column):
        return True
    middle = size - 7
    return size > 21 and abs(row - middle) <= 2 and abs(column - middle) <= 2


def _format(grid: Grid) -> tuple[str, int]:
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(7, 8)]
    places += [(row, 8) for row in (5, 4, 3, 2, 1, 0)]
    bits = int("".join(str(int(grid[row][column])) for row, column in places), 2) ^ _FORMAT_MASK
    return _LEVELS[bits >> 13], bits >> 10 & 7


def _words(grid: Grid, mask: int) -> list[int]:
    size = len(grid)
    pairs = [(right, right - 1) for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]]
    bits: list[bool] = []
    for number, pair in enumerate(pairs):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        bits += [
            grid[row][column] ^ _MASKS[mask](row, column)
            for row in rows
            for column in pair
            if not _is_fixed(row, column, size)
        ]
    whole = len(bits) // 8 * 8
    return [
        int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2) for at in range(0, whole, 8)
    ]


def _text(grid: Grid) -> str:
    version = (len(grid) - 17) // 4
    level, mask = _format(grid)
    sizes = _BLOCKS[version][level]
    words = iter(_words(grid, mask))
    blocks: list[list[int]] = [[] for _ in sizes]
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(words))
    data = "".join(f"{word:08b}" for block in blocks for word in block)
    assert int(data[:4], 2) == _BYTES
    count = int(data[4:12], 2)
    return bytes(int(data[12 + 8 * at : 20 + 8 * at], 2) for at in range(count)).decode()
