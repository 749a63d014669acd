"""Chance as input: ChaCha8 on 32-bit lanes, its key and counter part of the state.

Whoever does not know the key cannot foresee a card from all the cards seen before; whoever knows it
can repeat every shuffle at every speed.
"""

from yksi.kernel.state import State

WORD = 0xFFFFFFFF
HALF = 0xFFFF
HALVES = 32  # a block has sixteen words
DOUBLE_ROUNDS = 4
EXPAND = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"


def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


def refresh(t: State) -> None:
    """Make the next block of sixteen words: four rows of four, mixed by columns and diagonals."""
    a0, a1, a2, a3 = EXPAND[0], EXPAND[1], EXPAND[2], EXPAND[3]
    b0, b1, b2, b3 = t.key[0] & WORD, t.key[1] & WORD, t.key[2] & WORD, t.key[3] & WORD
    c0, c1, c2, c3 = t.key[4] & WORD, t.key[5] & WORD, t.key[6] & WORD, t.key[7] & WORD
    d0, d1, d2, d3 = t.counter & WORD, (t.counter >> 32) & WORD, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    t.block[0], t.block[1], t.block[2], t.block[3] = a0, a1, a2, a3
    t.block[4], t.block[5], t.block[6], t.block[7] = b0, b1, b2, b3
    t.block[8], t.block[9], t.block[10], t.block[11] = c0, c1, c2, c3
    t.block[12], t.block[13], t.block[14], t.block[15] = d0, d1, d2, d3
    for i in range(4):
        t.block[i] = ((t.block[i] & WORD) + EXPAND[i]) & WORD
    for i in range(8):
        t.block[4 + i] = ((t.block[4 + i] & WORD) + (t.key[i] & WORD)) & WORD
    t.block[12] = ((t.block[12] & WORD) + (t.counter & WORD)) & WORD
    t.block[13] = ((t.block[13] & WORD) + ((t.counter >> 32) & WORD)) & WORD
    t.counter += 1
    t.used = 0


def half(t: State) -> int:
    """The next 16 random bits: the lower half of a word, then the upper."""
    if t.used >= HALVES:
        refresh(t)
    word = t.block[t.used >> 1] & WORD
    value = (word >> (16 * (t.used & 1))) & HALF
    t.used += 1
    return value


def below(t: State, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely; the bound is at most a few hundred."""
    product = half(t) * bound
    low = product & HALF
    if low < bound:
        unfair = (HALF + 1) % bound
        while low < unfair:
            product = half(t) * bound
            low = product & HALF
    return product >> 16
