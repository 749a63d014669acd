"""Actions are dense small integers; this is their table.

| from | action | by |
| --- | --- | --- |
| 0 | lay face 0-58 | the seat on turn |
| 59 | name colour 0-3 | the seat on turn |
| 63 | stop laying | the seat on turn |
| 64 | draw | the seat on turn |
| 65 | keep: end the turn without laying | the seat on turn |
| 66 | accept what is pending | the seat on turn |
| 67 | challenge | the seat on turn |
| 68 | call | any seat |
| 69 | jump in with the twin of the top card | any other seat |
| 70 | decline to discard | a waiting seat |
| 71 | laugh | a waiting seat |
| 72 | frown | a waiting seat |
| 73 | accuse the last play | any other seat |
| 74 | give up | any seat |
| 75 | away: the seat on turn is absent | the clock |
| 76 | take back: the last play was cheating | the table |
| 77 | stop the game | the table |
| 78 | deal the next round | the table |
| 79 | discard face 0-58 | a waiting seat |
| 138 | catch seat 0-27 | any other seat |
| 166 | swap hands with seat 0-27 | the seat on turn |
| 194 | lapse: the grace of seat 0-27 is over | the clock |
| 222 | give seat 0-27 one card | the table |
| 250 | remove seat 0-27 | the table |
| 278 | join left of seat 0-27 | the table |
"""

from yksi.cards import FACES
from yksi.rules import MOST_SEATS

TABLE = -1  # who acts when it is no seat: the table or its clock

LAY = 0
NAME = LAY + FACES
STOP = NAME + 4
DRAW = STOP + 1
KEEP = DRAW + 1
ACCEPT = KEEP + 1
CHALLENGE = ACCEPT + 1
CALL = CHALLENGE + 1
JUMP = CALL + 1
DECLINE = JUMP + 1
LAUGH = DECLINE + 1
FROWN = LAUGH + 1
ACCUSE = FROWN + 1
FORFEIT = ACCUSE + 1
AWAY = FORFEIT + 1
TAKE_BACK = AWAY + 1
END = TAKE_BACK + 1
DEAL = END + 1
DISCARD = DEAL + 1
CATCH = DISCARD + FACES
SWAP = CATCH + MOST_SEATS
LAPSE = SWAP + MOST_SEATS
GIVE = LAPSE + MOST_SEATS
REMOVE = GIVE + MOST_SEATS
JOIN = REMOVE + MOST_SEATS
ACTIONS = JOIN + MOST_SEATS
