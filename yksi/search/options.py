"""Options of a seat that must act: listed, compared in stages, narrowed down to one.

What a careful player would do stands first, and every other option is measured against it. The
better half goes into the next, longer comparison, and only an option that is clearly better than
the first is taken in the end.
"""

from yksi.kernel.actions import ACCUSE, CALL, CATCH, DECLINE, DISCARD, FROWN, LAY, NAME, SWAP
from yksi.kernel.codes import Phase
from yksi.kernel.legal import legal
from yksi.kernel.matching import lawful
from yksi.kernel.state import State
from yksi.policies.careful import careful_action
from yksi.rules import Rules


def options_of(t: State, r: Rules, seat: int, out: list[int]) -> int:
    """List what a seat that must act can choose from by the rules; returns how many there are."""
    n = legal(t, r, seat, out)
    fair = lawful(t, r, seat)
    kept = 0
    for i in range(n):
        action = out[i]
        if LAY <= action < NAME and (fair >> (action - LAY)) & 1 == 0:
            continue
        if CALL <= action < DECLINE or ACCUSE <= action < DISCARD or CATCH <= action < SWAP:
            continue
        out[kept] = action
        kept += 1
    return kept


def _put_first(options: list[int], count: int, action: int) -> None:
    for i in range(count):
        if options[i] == action:
            options[i] = options[0]
            options[0] = action


def list_options(
    t: State,
    r: Rules,
    seat: int,
    options: list[int],
    scores: list[int],
    squares: list[int],
    dice: int,
) -> int:
    """List what can be compared, the careful option first; returns how many there are."""
    if t.phase == Phase.VERDICT:
        options[0] = FROWN  # players that are no people do not laugh (CUS-IDEA-8)
        return 1
    count = options_of(t, r, seat, options)
    if count > 1:
        _put_first(options, count, careful_action(t, r, seat, dice))
    for i in range(count):
        scores[i] = 0
        squares[i] = 0
    return count


def fewer(count: int) -> int:
    """How many of so many options go into the next comparison: the first and the better half."""
    return 1 + count // 2


def stages_of(count: int) -> int:
    """How many comparisons leave two of so many options."""
    stages = 1
    while count > 2:
        count = fewer(count)
        stages += 1
    return stages


def narrow(options: list[int], scores: list[int], squares: list[int], count: int) -> None:
    """Put the best of the others behind the first, then the next best."""
    for i in range(2, count):
        j = i
        while j > 1 and scores[j] > scores[j - 1]:
            option, score, square = options[j], scores[j], squares[j]
            options[j], scores[j], squares[j] = options[j - 1], scores[j - 1], squares[j - 1]
            options[j - 1], scores[j - 1], squares[j - 1] = option, score, square
            j -= 1


def choose(
    options: list[int], scores: list[int], squares: list[int], done: int, certainty: int
) -> int:
    """The first option, unless the second was clearly better on so many tables.

    `certainty` is the square of how many standard errors better it must be.
    """
    more = scores[1]
    doubt = squares[1] - more * more // done
    return options[1] if more > 0 and more * more > certainty * doubt else options[0]
