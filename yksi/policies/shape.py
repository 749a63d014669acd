"""The shape of the network: its width, and where each array lies in one row of weights.

It sees the tokens of `tokens`: x[0] … x[3] of the colours and z of the rest, as they are counted.
With relu(v) = max(v, 0), and the arrays of `ARRAYS` as matrices of inputs by outputs:

    c[i] = relu(x[i] @ COLOR_IN + COLOR_IN_BIAS)                     for each colour i
    g = relu(z @ REST_IN + REST_IN_BIAS)
    twice, with the arrays of MIX_1 and then of MIX_2:
        g = g + relu(g @ REST_REST + (c[0] + c[1] + c[2] + c[3]) @ COLORS_REST + REST_BIAS)
        c[i] = c[i] + relu(c[i] @ COLOR_COLOR + g @ REST_COLOR + COLOR_BIAS)     with the new g
    lay[i] = c[i] @ LAY + g @ LAY_REST + LAY_BIAS                    13 symbols of colour i
    name[i] = c[i] @ NAME                                            one number
    act = g @ ACT + ACT_BIAS                                         26 numbers
    value = g @ VALUE + VALUE_BIAS                                   one number

How much each action is liked, in the order of the actions: lay[0] … lay[3], the first seven numbers
of `act` (wilds), name[0] … name[3], the rest of `act`. The legal action that is liked most is
played. The value is what the end is worth to the observer: 1 for a win (`learning`).

A file of weights (`weights`) holds all arrays one after the other, row by row.
"""

from array import array
from typing import NewType

from yksi.cards import SYMBOLS_A_COLOR
from yksi.policies.tokens import ACTIONS, COLOR_WIDTH, REST_WIDTH, WILD_FACES

Weights = NewType("Weights", "array[float]")  # of a file, one after the other; never changed

COLOR_HIDDEN = 64
REST_HIDDEN = 128
MIXES = 2
ACTS = ACTIONS - 4 * SYMBOLS_A_COLOR - 4  # all that is neither a colour's card nor its name
NAMES_AT = 4 * SYMBOLS_A_COLOR + WILD_FACES  # the action that names the first colour


def _mix(name: str) -> tuple[tuple[str, int, int], ...]:
    return (
        (f"{name}.REST_REST", REST_HIDDEN, REST_HIDDEN),
        (f"{name}.COLORS_REST", COLOR_HIDDEN, REST_HIDDEN),
        (f"{name}.REST_BIAS", 1, REST_HIDDEN),
        (f"{name}.COLOR_COLOR", COLOR_HIDDEN, COLOR_HIDDEN),
        (f"{name}.REST_COLOR", REST_HIDDEN, COLOR_HIDDEN),
        (f"{name}.COLOR_BIAS", 1, COLOR_HIDDEN),
    )


# Name, inputs and outputs of each array, in the order of the file.
ARRAYS: tuple[tuple[str, int, int], ...] = (
    ("COLOR_IN", COLOR_WIDTH, COLOR_HIDDEN),
    ("COLOR_IN_BIAS", 1, COLOR_HIDDEN),
    ("REST_IN", REST_WIDTH, REST_HIDDEN),
    ("REST_IN_BIAS", 1, REST_HIDDEN),
    *_mix("MIX_1"),
    *_mix("MIX_2"),
    ("LAY", COLOR_HIDDEN, SYMBOLS_A_COLOR),
    ("LAY_REST", REST_HIDDEN, SYMBOLS_A_COLOR),
    ("LAY_BIAS", 1, SYMBOLS_A_COLOR),
    ("NAME", COLOR_HIDDEN, 1),
    ("ACT", REST_HIDDEN, ACTS),
    ("ACT_BIAS", 1, ACTS),
    ("VALUE", REST_HIDDEN, 1),
    ("VALUE_BIAS", 1, 1),
)
PARAMETERS = sum(rows * columns for _, rows, columns in ARRAYS)
AT = {
    name: sum(rows * columns for _, rows, columns in ARRAYS[:number])
    for number, (name, _, _) in enumerate(ARRAYS)
}
