"""What fits: the colour, number or symbol of the top card, and the wild draw four's condition."""

from yksi.cards import COLOR_MASK, SYMBOL_MASK, WILD_FOUR_BIT, WILDS, Face, Symbol
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.rules import AfterDraw, Referee, Rules, Stacking, WildFour

DRAW_TWOS = SYMBOL_MASK[Symbol.DRAW_TWO]


def fitting(color: int, symbol: int) -> int:
    """Faces that fit: CLS-11, CLS-12, KPG-PLY-1; on a wild only its colour counts (GEN-R06)."""
    return COLOR_MASK[color] | SYMBOL_MASK[symbol] | WILDS


def answering(r: Rules, color: int, symbol: int) -> int:
    """Faces that may be put on pending cards (GEN-R05, KPG-DR2-5, KPG-WD4-2, KPG-R20)."""
    if r.stacking == Stacking.NO:
        return 0
    if symbol == Symbol.DRAW_TWO:
        return DRAW_TWOS if r.stacking == Stacking.SAME else DRAW_TWOS | WILD_FOUR_BIT
    if r.stacking == Stacking.ANY:
        return (DRAW_TWOS & COLOR_MASK[color]) | WILD_FOUR_BIT
    return WILD_FOUR_BIT


def forbids_wild_four(r: Rules, rest: int, color: int, symbol: int, pending: int) -> int:
    """The cards of `rest` that make a wild draw four illegal, as a mask."""
    if pending > 0:  # KPG-R22
        return rest & DRAW_TWOS if symbol == Symbol.DRAW_TWO else 0
    if r.wild_four == WildFour.COLOR:  # CLS-R05 to R07, CUS-35, CUS-36
        return rest & COLOR_MASK[color]
    if r.wild_four == WildFour.COLOR_OR_WILD:  # MOO-R11, MOO-R12
        return rest & (COLOR_MASK[color] | WILDS)
    return rest & fitting(color, symbol) & ~WILD_FOUR_BIT  # KPG-WD4-1, KPG-R23


def guilty(t: State, r: Rules, seat: int) -> int:
    """Whether the wild draw four just laid was against its condition (GEN-R12, KPG-R24)."""
    culprits = forbids_wild_four(r, t.held[seat], t.was_color, t.was_symbol, t.was_pending)
    return 1 if culprits else 0


def would_bluff(t: State, r: Rules, seat: int) -> int:
    """Whether a wild draw four laid now would be against its condition."""
    rest = t.held[seat]
    if t.hands[seat][Face.WILD_FOUR] == 1:
        rest &= ~WILD_FOUR_BIT
    return 1 if forbids_wild_four(r, rest, t.color, t.symbol, t.pending) else 0


def _lawful_four(t: State, r: Rules, seat: int, mask: int) -> int:
    """Without bluffs an illegal wild draw four cannot be laid (GEN-R10's switch)."""
    if r.bluff or mask & WILD_FOUR_BIT == 0 or would_bluff(t, r, seat) == 0:
        return mask
    return mask & ~WILD_FOUR_BIT


def lawful(t: State, r: Rules, seat: int) -> int:
    """The faces that the seat on turn may lay by the rules, as a mask."""
    held = t.held[seat]
    phase = t.phase
    if t.drew > 0 and r.after_draw == AfterDraw.DRAWN:
        held &= t.drawn  # CLS-17, GEN-R07
    if phase == Phase.PLAY or phase == Phase.DRAWN:
        return _lawful_four(t, r, seat, held & fitting(t.color, t.symbol))
    if phase == Phase.ANSWER:
        return _lawful_four(t, r, seat, held & answering(r, t.color, t.symbol))
    if phase == Phase.MORE:
        return held & SYMBOL_MASK[t.symbol]  # KPG-PLY-2, KPG-R11
    if phase == Phase.OPENING:
        return held & ~WILD_FOUR_BIT  # KPG-BEG-8
    if phase == Phase.FREE:
        others = held & ~WILD_FOUR_BIT
        return others if others else held  # KPG-WD4-12
    return 0


def obliging(t: State, r: Rules, seat: int) -> int:
    """The faces that oblige to play: a bluff never does (GEN-R22, KPG-R65)."""
    mask = lawful(t, r, seat)
    if mask == WILD_FOUR_BIT and t.phase != Phase.FREE and would_bluff(t, r, seat):
        return 0
    return mask


def layable(t: State, r: Rules, seat: int) -> int:
    """The faces that the seat on turn can lay: with an open referee, anything (KPG-§10.1)."""
    if r.referee == Referee.OPEN:
        phase = t.phase
        if phase == Phase.PLAY or phase == Phase.DRAWN:
            return t.held[seat]
        if phase == Phase.MORE or phase == Phase.ANSWER:
            return t.held[seat]
    return lawful(t, r, seat)
