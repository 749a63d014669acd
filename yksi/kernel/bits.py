"""Sets of faces or seats as bits of one integer. The top bit of 64 is never used."""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


def pick(mask: int, index: int) -> int:
    """The index of a set bit, counted from the lowest as 0."""
    mask = mask & (mask - 1) if index > 0 else mask  # without a jump that would be guessed wrong
    mask = mask & (mask - 1) if index > 1 else mask
    for _ in range(index - 2):
        mask &= mask - 1
    return lowest(mask)
