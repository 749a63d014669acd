"""What each seat may do now. Any seat may have legal actions at any time.

`allowed` answers for one action, `legal` lists them all; both rest on the same few questions.
"""

from yksi.cards import BASE_DECK, NONE, Symbol, deck_count
from yksi.kernel.actions import (
    ACCEPT,
    ACCUSE,
    ACTIONS,
    AWAY,
    CALL,
    CATCH,
    CHALLENGE,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    FORFEIT,
    FROWN,
    GIVE,
    JOIN,
    JUMP,
    KEEP,
    LAPSE,
    LAUGH,
    LAY,
    NAME,
    REMOVE,
    STOP,
    SWAP,
    TABLE,
    TAKE_BACK,
)
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.laying import twin_of_top
from yksi.kernel.matching import layable, obliging
from yksi.kernel.piles import available
from yksi.kernel.seats import invited, is_in
from yksi.kernel.state import State
from yksi.kernel.turns import is_between
from yksi.kernel.uno import may_announce
from yksi.rules import (
    MOST_DECKS,
    Draw,
    Exhausted,
    JumpIn,
    PlayDrawn,
    Referee,
    Rules,
    Voluntary,
)


def _may_draw(t: State, r: Rules, seat: int) -> int:
    phase = t.phase
    if (
        phase != Phase.PLAY
        and phase != Phase.DRAWN
        and phase != Phase.FREE
        and phase != Phase.OPENING
    ):
        return 0
    if phase == Phase.DRAWN and r.draw == Draw.ONE:  # CLS-R04
        return 0
    if obliging(t, r, seat) == 0:  # must draw; where nothing is left the game may end by it
        return 1 if r.exhausted == Exhausted.END or available(t, r) > 0 else 0
    if phase == Phase.OPENING or r.voluntary == Voluntary.NEVER:  # KPG-R09
        return 0
    if t.drew > 0 and r.voluntary == Voluntary.ONCE:
        return 0
    return 1 if available(t, r) > 0 else 0


def _may_keep(t: State, r: Rules, seat: int) -> int:
    """A turn may end after drawing, or where nothing can be laid or drawn (GEN-R22)."""
    phase = t.phase
    if phase == Phase.FREE:
        return 1 if t.drew > 0 and r.play_drawn == PlayDrawn.MAY else 0
    if phase != Phase.PLAY and phase != Phase.DRAWN and phase != Phase.OPENING:
        return 0
    if obliging(t, r, seat):
        return 1 if phase == Phase.DRAWN and r.play_drawn == PlayDrawn.MAY else 0
    if phase == Phase.DRAWN and r.draw == Draw.ONE:  # nobody is obliged to bluff
        return 1
    if r.exhausted == Exhausted.END:  # KPG-R14
        return 0
    return 1 if available(t, r) == 0 else 0


def _may_challenge(t: State, r: Rules) -> int:
    """Only whoever would have to draw may challenge the last play (GEN-R11, KPG-WD4-9)."""
    if t.phase != Phase.ANSWER or r.bluff == 0 or t.symbol != Symbol.WILD_FOUR:
        return 0
    return 1 if t.player != NONE and is_in(t, t.player) else 0


def _may_call(t: State, r: Rules, seat: int) -> int:
    if ((t.owed | t.grace) >> seat) & 1:
        return 1
    return may_announce(t, r, seat)


def _may_catch(t: State, target: int) -> int:
    return ((t.owed | t.late) >> target) & 1


def _may_jump(t: State, r: Rules, seat: int) -> int:
    """A seat may jump in with a twin of the top card (KPG-§7.1, KPG-§7.4, KPG-R47)."""
    if r.jump_in == JumpIn.NO or seat == t.turn:
        return 0
    if t.phase != Phase.PLAY and t.phase != Phase.DRAWN:
        return 0
    highest = Symbol.NINE if r.jump_in == JumpIn.NUMBER else Symbol.SKIP
    if t.symbol > highest:
        return 0
    return 1 if t.hands[seat][twin_of_top(t)] > 0 else 0


def _may_accuse(t: State, r: Rules, seat: int) -> int:
    if r.referee != Referee.OPEN or t.accusable == 0 or seat == t.player:
        return 0
    if t.symbol == Symbol.WILD_FOUR and r.bluff and t.cheat == 0:  # KPG-R34: only the doubt
        return 0  # where there is no doubt the offer must not tell what is hidden
    return 1 if is_between(t) or t.phase == Phase.CLOSING else 0


def _may_join(t: State, r: Rules) -> int:
    """Somebody may join while nobody is out and cards are enough (KPG-§13.1, KPG-R62)."""
    if r.join_cards == 0 or t.outs > 0 or is_between(t) == 0:
        return 0
    if t.seats >= r.max_seats or t.seats >= len(t.left):
        return 0
    decks = deck_count(r.decks, r.seats_per_deck, t.seats + 1)
    extras = r.shuffle_hands + r.custom_wilds + r.valley_wilds
    cards = decks * (len(BASE_DECK) + extras)
    if decks > MOST_DECKS or cards > len(t.draw) or (t.seats + 1) * r.hand_size >= cards:
        return 0  # there must be a next round for them
    return 1 if available(t, r) >= r.join_cards else 0


def _table_may(t: State, r: Rules, action: int) -> int:
    """What the table and its clock may do."""
    running = t.phase != Phase.OVER and t.phase != Phase.IDLE
    if action == AWAY:
        return 1 if r.absence_cards > 0 and is_between(t) else 0
    if action == TAKE_BACK:
        return 1 if t.accusable and (is_between(t) or t.phase == Phase.CLOSING) else 0
    if action == END:
        return 1 if running else 0
    if action == DEAL:
        return 0 if running or t.match_over or count(invited(t)) < 2 else 1
    if LAPSE <= action < GIVE:
        return (t.grace >> (action - LAPSE)) & 1
    if GIVE <= action < REMOVE:
        return 1 if is_between(t) and is_in(t, action - GIVE) else 0
    if REMOVE <= action < JOIN:
        return 1 if r.play_on and is_between(t) and is_in(t, action - REMOVE) else 0
    if JOIN <= action < ACTIONS:
        return 1 if action - JOIN < t.seats and _may_join(t, r) else 0
    return 0


def _on_turn_may(t: State, r: Rules, seat: int, action: int) -> int:
    """What belongs to the seat on turn alone."""
    if action < NAME:
        return (layable(t, r, seat) >> action) & 1
    if action < STOP:
        return 1 if t.phase == Phase.COLOR else 0
    if action == STOP:
        return 1 if t.phase == Phase.MORE else 0
    if action == DRAW:
        return _may_draw(t, r, seat)
    if action == KEEP:
        return _may_keep(t, r, seat)
    if action == ACCEPT:
        return 1 if t.phase == Phase.ANSWER or t.phase == Phase.CLOSING else 0
    if action == CHALLENGE:
        return _may_challenge(t, r)
    other = action - SWAP
    return 1 if t.phase == Phase.SWAP and other != seat and is_in(t, other) else 0


def _waiting_may(t: State, seat: int, action: int) -> int:
    """What a waiting seat may choose: a discard, or its verdict on a joke."""
    if (t.waiting >> seat) & 1 == 0:
        return 0
    if t.phase == Phase.VERDICT:
        return 1 if action == LAUGH or action == FROWN else 0  # CUS-IDEA-8
    if action == DECLINE:  # MOO-R14
        return 1 if t.due[seat] == 0 else 0
    if DISCARD <= action < CATCH:
        return (t.held[seat] >> (action - DISCARD)) & 1
    return 0


def allowed(t: State, r: Rules, seat: int, action: int) -> int:
    """Whether a seat (or TABLE) may do this now: 1 or 0."""
    if action < LAY or action >= ACTIONS:
        return 0
    if seat == TABLE:
        return _table_may(t, r, action)
    if seat < 0 or seat >= t.seats or is_in(t, seat) == 0:
        return 0
    if t.phase == Phase.OVER or t.phase == Phase.IDLE:
        return 0
    if action == CALL:
        return _may_call(t, r, seat)
    if action == JUMP:
        return _may_jump(t, r, seat)
    if action == ACCUSE:
        return _may_accuse(t, r, seat)
    if action == FORFEIT:
        return 1 if r.forfeit and is_between(t) else 0
    if CATCH <= action < SWAP:
        target = action - CATCH
        return 1 if target != seat and is_between(t) and _may_catch(t, target) else 0
    if t.phase == Phase.DISCARD or t.phase == Phase.VERDICT:
        return _waiting_may(t, seat, action)
    if seat != t.turn:
        return 0
    if action <= CHALLENGE or SWAP <= action < LAPSE:
        return _on_turn_may(t, r, seat, action)
    return 0


def _list_one(t: State, r: Rules, seat: int, action: int, out: list[int], n: int) -> int:
    if allowed(t, r, seat, action):
        out[n] = action
        return n + 1
    return n


def _list_bits(mask: int, first: int, out: list[int], n: int) -> int:
    while mask:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def _list_table(t: State, r: Rules, out: list[int]) -> int:
    n = _list_bits(t.grace, LAPSE, out, 0)
    for action in range(AWAY, DISCARD):
        n = _list_one(t, r, TABLE, action, out, n)
    if is_between(t):
        n = _list_bits(t.inside, GIVE, out, n)
        if r.play_on:
            n = _list_bits(t.inside, REMOVE, out, n)
        if _may_join(t, r):
            n = _list_bits((1 << t.seats) - 1, JOIN, out, n)
    return n


def _list_turn(t: State, r: Rules, seat: int, out: list[int]) -> int:
    if t.phase == Phase.COLOR:
        return _list_bits(0b1111, NAME, out, 0)
    if t.phase == Phase.SWAP:
        return _list_bits(t.inside & ~(1 << seat), SWAP, out, 0)
    n = _list_bits(layable(t, r, seat), LAY, out, 0)
    for action in range(STOP, CALL):
        n = _list_one(t, r, seat, action, out, n)
    return n


def legal(t: State, r: Rules, seat: int, out: list[int]) -> int:
    """Write every legal action of a seat (or TABLE) into `out`; how many there are."""
    if seat == TABLE:
        return _list_table(t, r, out)
    if is_in(t, seat) == 0 or t.phase == Phase.OVER or t.phase == Phase.IDLE:
        return 0
    n = 0
    if t.phase == Phase.DISCARD or t.phase == Phase.VERDICT:
        for action in range(DECLINE, ACCUSE):
            n = _list_one(t, r, seat, action, out, n)
        if t.phase == Phase.DISCARD and (t.waiting >> seat) & 1:
            n = _list_bits(t.held[seat], DISCARD, out, n)
        return n
    if seat == t.turn:
        n = _list_turn(t, r, seat, out)
    n = _list_one(t, r, seat, CALL, out, n)
    n = _list_one(t, r, seat, JUMP, out, n)
    n = _list_one(t, r, seat, ACCUSE, out, n)
    n = _list_one(t, r, seat, FORFEIT, out, n)
    if is_between(t):
        n = _list_bits((t.owed | t.late) & ~(1 << seat), CATCH, out, n)
    return n
