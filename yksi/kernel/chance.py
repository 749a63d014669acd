"""Chance as input: ChaCha8 on 32-bit lanes, its key and counter part of the state.

Whoever does not know the key cannot foresee a card from all the cards seen before; whoever knows it
can repeat every shuffle at every speed.
"""

from yksi.kernel.state import State

WORD = 0xFFFFFFFF
WORDS = 16
DOUBLE_ROUNDS = 4


def _quarter(t: State, a: int, b: int, c: int, d: int) -> None:
    va = t.block[a] & WORD
    vb = t.block[b] & WORD
    vc = t.block[c] & WORD
    vd = t.block[d] & WORD
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 16) | (vd >> 16)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 12) | (vb >> 20)) & WORD
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 8) | (vd >> 24)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 7) | (vb >> 25)) & WORD
    t.block[a] = va
    t.block[b] = vb
    t.block[c] = vc
    t.block[d] = vd


def _seed_block(t: State) -> None:
    t.block[0] = 0x61707865
    t.block[1] = 0x3320646E
    t.block[2] = 0x79622D32
    t.block[3] = 0x6B206574
    for i in range(8):
        t.block[4 + i] = t.key[i]
    t.block[12] = t.counter & WORD
    t.block[13] = (t.counter >> 32) & WORD
    t.block[14] = 0
    t.block[15] = 0


def refresh(t: State) -> None:
    """Make the next block of sixteen words."""
    _seed_block(t)
    for _ in range(DOUBLE_ROUNDS):
        _quarter(t, 0, 4, 8, 12)
        _quarter(t, 1, 5, 9, 13)
        _quarter(t, 2, 6, 10, 14)
        _quarter(t, 3, 7, 11, 15)
        _quarter(t, 0, 5, 10, 15)
        _quarter(t, 1, 6, 11, 12)
        _quarter(t, 2, 7, 8, 13)
        _quarter(t, 3, 4, 9, 14)
    t.block[0] = ((t.block[0] & WORD) + 0x61707865) & WORD
    t.block[1] = ((t.block[1] & WORD) + 0x3320646E) & WORD
    t.block[2] = ((t.block[2] & WORD) + 0x79622D32) & WORD
    t.block[3] = ((t.block[3] & WORD) + 0x6B206574) & WORD
    for i in range(8):
        t.block[4 + i] = ((t.block[4 + i] & WORD) + (t.key[i] & WORD)) & WORD
    t.block[12] = ((t.block[12] & WORD) + (t.counter & WORD)) & WORD
    t.block[13] = ((t.block[13] & WORD) + ((t.counter >> 32) & WORD)) & WORD
    t.counter += 1
    t.used = 0


def word(t: State) -> int:
    """The next 32 random bits."""
    if t.used >= WORDS:
        refresh(t)
    value = t.block[t.used] & WORD
    t.used += 1
    return value


def below(t: State, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely."""
    product = word(t) * bound
    low = product & WORD
    if low < bound:
        unfair = (WORD + 1) % bound
        while low < unfair:
            product = word(t) * bound
            low = product & WORD
    return product >> 32
