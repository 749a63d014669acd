"""The players' dice: a local number, 32 bits of xorshift. They are not the table's chance.

A policy is handed dice, so that it plays the same whenever it is asked the same.
"""

SPREAD = 2654435761  # numbers beside each other, multiplied by this, fall far apart


def dice_of(seed: int) -> int:
    """The first state of the dice of a seed; never zero."""
    return (seed * SPREAD + 1) & 0xFFFFFFFF or 1


def spin(dice: int) -> int:
    """The next state of the dice; never zero."""
    dice ^= (dice << 13) & 0xFFFFFFFF
    dice ^= dice >> 17
    dice ^= (dice << 5) & 0xFFFFFFFF
    return dice


def roll(dice: int, sides: int) -> int:
    """A number from 0 on, below the number of sides."""
    return (dice * sides) >> 32
