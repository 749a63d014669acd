"""Sets of faces or seats as bits of one integer. The top bit of 64 is never used."""


def count(mask: int) -> int:
    """How many bits are set."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return count((mask & -mask) - 1)


def pick(mask: int, index: int) -> int:
    """The index of a set bit, counted from the lowest as 0."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)
