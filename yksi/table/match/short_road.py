"""The short road of an ordinary act: a card is laid or drawn on turn, and nothing else can happen.

Most acts are like this: nothing but the cards is under way, nobody owes a call or could react, and
whoever acts keeps two cards or more. What a table looks after around any other command cannot be
the case there: the cards move, people are told, and it is noted whom the table waits for. Whatever
is not certain to be ordinary is left to the long road, and nothing has changed then.
"""

from __future__ import annotations

from functools import lru_cache

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACES, SYMBOL_OF, Face, Symbol
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.kernel_events import typed_events
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.step import step
from yksi.rules import Conduct, Draw, JumpIn, Referee, Rules, Several, Stacking
from yksi.table.match.play import note_moves
from yksi.table.room import Room

_FOR_ONE = {do.Draw: (k.DRAW,), do.Keep: (k.KEEP,)}


def is_ordinary(room: Room) -> bool:
    """Whether people play, nothing else is under way, and only one of them can do anything."""
    game = room.game
    if game is None or not room.is_undisturbed or not _are_ordinary(game.rules):
        return False
    t = game.state
    return not (t.owed or t.grace or t.late or t.waiting)


def is_carried(room: Room, who: int, action: do.Action) -> bool:
    """Carry an act of somebody out if it is an ordinary one: whether it was."""
    if not is_ordinary(room):
        return False
    game = room.running()
    seat = game.state.turn
    is_on_turn = room.seats[seat] == who and room.people[who].here and not room.people[who].put_out
    steps = _steps(game, seat, action) if is_on_turn else ()
    if not steps or not allowed(game.state, game.rules, seat, steps[0]):
        return False
    told = []
    for number in steps:
        step(game.state, game.rules, seat, number)
        told += typed_events(game.state, was_open=False)
    game.note_move(seat, action)
    note_moves(room, told)
    return True


@lru_cache(maxsize=64)
def _are_ordinary(r: Rules) -> bool:
    """Whether they know no reactions, no procedures and no other effects of coloured cards."""
    is_calm = r.jump_in == JumpIn.NO and r.referee != Referee.OPEN and not r.forfeit
    is_plain = r.several == Several.NO and r.draw == Draw.ONE and r.stacking == Stacking.NO
    has_swaps = r.seven_swap or r.zero_rotate
    return is_calm and is_plain and not has_swaps and r.conduct == Conduct.NO


def _steps(game: Game, seat: int, action: do.Action) -> tuple[int, ...]:
    """The kernel's steps of an act that leaves two cards and ends no round; none of any other."""
    t = game.state
    is_plain = t.phase in (Phase.PLAY, Phase.DRAWN) and not (t.open_by or t.marked or t.stuck)
    if not is_plain or t.draw_count < 2:
        return ()
    if isinstance(action, do.Lay):
        return _steps_of_lay(action) if t.size[seat] > 2 else ()
    return _FOR_ONE.get(type(action), ())


@lru_cache(maxsize=512)
def _steps_of_lay(action: do.Lay) -> tuple[int, ...]:
    """Those of a coloured card, or of a wild with its colour, laid without a word."""
    if len(action.cards) != 1 or action.uno or action.swap is not None:
        return ()
    face = FACE_BY_NAME.get(action.cards[0], FACES)
    if face == Face.WILD and action.color in COLOR_NAMES:
        return k.LAY + face, k.NAME + COLOR_NAMES.index(action.color)
    is_colored = face < FACES and SYMBOL_OF[face] < Symbol.WILD
    return (k.LAY + face,) if is_colored and action.color is None else ()
