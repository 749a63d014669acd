"""The players' dice: a local number, 32 bits of xorshift. They are not the table's chance.

A policy is handed dice, so that it plays the same whenever it is asked the same.
"""


def spin(dice: int) -> int:
    """The next state of the dice; never zero."""
    dice ^= (dice << 13) & 0xFFFFFFFF
    dice ^= dice >> 17
    dice ^= (dice << 5) & 0xFFFFFFFF
    return dice


def roll(dice: int, sides: int) -> int:
    """A number from 0 on, below the number of sides."""
    return (dice * sides) >> 32
