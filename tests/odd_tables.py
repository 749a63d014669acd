"""Tables that random games seldom come to: where each begins, and what happens there."""

from __future__ import annotations

from yksi.game import Game
from yksi.game.notation import parse_move

_LITTLE_LEFT = (
    "edition kpgut\nseats 3\nturn B\ntop R4\nunder B5 B6 B7 B8 B9 Y3 Y4\ndraw only Y1 Y2\n"
)
_OPEN = "edition kpgut + referee=open\nseats 3\n"
_SCORED_OPEN = "edition classic + referee=open + reshuffle_keeps=play + last_draw=no\n"
_JUMPING = "edition classic + jump_in=identical + seven_swap=yes\nturn A\ntop R7\n"
ODD_TABLES = {
    "nothing lies on top": (
        _LITTLE_LEFT + "hand B R8 G1 G2\nhand C B1 B2 B3",
        ["B plays R8", "C draws", "C draws", "C draws", "table takes back"],
    ),
    "nothing lies on top but a jump-in": (
        _LITTLE_LEFT + "hand A R8 G3 G4\nhand B R8 G1 G2\nhand C B1 B2",
        ["B plays R8", "A jumps in R8", "C draws", "C draws", "C draws", "table takes back"],
    ),
    "nothing lies on top but a hand that was given up": (
        _LITTLE_LEFT + "hand A Y8 Y9\nhand B R8 G1 G2\nhand C B1 B2 B3",
        ["B plays R8", "C draws", "C draws", "C draws", "A gives up", "table takes back"],
    ),
    "the opening can be taken back": (
        "edition kpgut\nseats 3\nopening\nturn C\nhand C R8 G1 G2",
        ["C plays R8"],
    ),
    "the opening was taken back": (
        "edition kpgut\nseats 3\nopening\nturn C\nhand B R8 B1 B2\nhand C R8 G1 G2",
        ["C plays R8", "A draws", "B jumps in R8", "table takes back"],
    ),
    "somebody gave up before the opening": (
        "edition kpgut\nseats 3\nopening\nturn C\nhand B R8 G1 G2",
        ["B gives up"],
    ),
    "stopped in the opening": ("edition kpgut\nseats 3\nopening\nturn C", ["table stops"]),
    "stopped while a colour is named": ("start W", ["table stops"]),
    "stopped while cards are chosen": (
        "edition moomin\nseats 3\nturn A\ntop R4\nhand A WM G2 G3\nholds B 1",
        ["A plays WM blue", "A discards G2", "table stops"],
    ),
    "a play of several cards lies there again": (
        _OPEN + "turn A\ntop R4\nhand A R8 G8 B1\nhand B G+2 Y1 Y2\nhand C R1 R2",
        ["A plays R8 G8", "B plays G+2", "C plays R1", "A accuses C"],
    ),
    "a reverse can be taken back": (
        "edition kpgut\nseats 3\nturn A\ntop W4 red\nhand A RR R1 R2",
        ["A plays RR"],
    ),
    "an answer to a debt can be taken back": (
        "edition kpgut\nseats 3\nturn A\ntop R+2\npending 4\nhand A G+2 R1 R2",
        ["A plays G+2"],
    ),
    "a wrong accusation": (_OPEN + "turn A\ntop R4\nhand A R8 R1", ["A plays R8", "B accuses A"]),
    "the end can still be contested": (
        "edition kpgut + referee=open\nseats 2\nturn A\ntop R4\nhand A G9\nholds B 3",
        ["A plays G9"],
    ),
    "the winner can still be contested": (
        _SCORED_OPEN + "turn A\ntop R4\nhand A G9",
        ["A plays G9"],
    ),
    "the drawn card was put aside": (
        "edition moomin\nseats 3\nturn A\ntop R4\nhand A G1 G2 G3\ndraw WM Y1",
        ["A draws", "A plays WM blue", "A discards G1"],
    ),
    "a drawn card that must be kept was put aside": (
        "edition moomin + draw=until\nseats 3\nturn A\ntop R4\nhand A G1 G2 G3\ndraw Y1 WM",
        ["A draws", "A draws", "A plays WM blue", "A discards Y1"],
    ),
    "equal cards were drawn": (
        "edition kpgut\nseats 3\nturn A\ntop R4\nhand A G1 G2 G3\ndraw Y1 Y1",
        ["A draws", "A draws"],
    ),
    "the only drawn card is being laid": (
        "edition kpgut\nseats 3\nturn A\ntop R4\nhand A G1 B2 Y1\ndraw R1",
        ["A draws", "A lays R1"],
    ),
    "somebody gave up after drawing": (
        "edition kpgut\nseats 2\nturn A\ntop R4\nhand A G1 G2 G3\ndraw R9",
        ["A draws", "A gives up"],
    ),
    "hands are swapped by whoever jumped in while another had drawn": (
        _JUMPING + "hand A R1 G2\nhand C R7 Y1 Y2\ndraw R9",
        ["A draws", "C jumps in R7"],
    ),
    "somebody passed": (
        "turn A\ntop R4\nhand A G1 G2\nhand B Y1\nhand C Y2\nhand D Y3\ndraw only",
        ["A passes", "B passes"],
    ),
    "one card is announced": ("turn A\ntop R4\nhand A R1 G2", ["A calls uno"]),
    "somebody joined as the oldest": (
        "edition kpgut\nseats 3\nturn A\ntop R4",
        ["table seats left of B older than A", "table removes B", "clock away"],
    ),
    "the last player is away and out of cards": (
        "edition kpgut\nseats 3\nturn B\ntop R4\nhand A G1\nhand B R5\nhand C Y1",
        ["B plays R5", "A gives up"],
    ),
    "a text put a card under the top and named another colour": (
        "edition custom + card1=text\nturn A\ntop G5\nhand A R5 R1 R2\nhand B R9 Y1 Y2",
        ["A plays R5", "table drops B R9", "table names blue"],
    ),
    "the match was decided before": ("totals A 600\nturn A\ntop R4", ["table stops"]),
    "the start card waits for its colour": ("start W", []),
    "a joke waits for its verdict": (
        "edition custom + card1=joke\nseats 3\nturn A\ntop R4\nhand A WC1 R1 R2",
        ["A plays WC1 red", "B frowns"],
    ),
}


def odd_table(name: str) -> Game:
    text, moves = ODD_TABLES[name]
    game = Game.from_position(text)
    for move in moves:
        game.play(*parse_move(move))
    return game
