"""The Moominvalley edition: 112 cards, after the sheet in five languages.

Every value with the clause it rests on; `house` marks options that no printed rule knows.
"""

from yksi.editions.edition import edition
from yksi.editions.switches import LENGTHS, PRINTED

MOOMIN = edition(
    "moomin",
    notes=("age",),
    offers={"scoring": ("none", "winner")} | LENGTHS | PRINTED,
    min_seats=(2, "MOO-03"),
    max_seats=(10, "MOO-03"),
    seats_per_deck=(0, "MOO-01"),
    decks=(0, "MOO-01"),
    shuffle_hands=(0, "MOO-R01"),
    custom_wilds=(0, "MOO-R01"),
    valley_wilds=(4, "MOO-R01"),
    card1=("blank", "MOO-R01"),
    card2=("blank", "MOO-R01"),
    card3=("blank", "MOO-R01"),
    hand_size=(7, "MOO-06"),
    dealer=("random", "MOO-R03"),
    start=("number", "MOO-09"),
    several=("no", "MOO-11"),
    draw=("one", "MOO-15"),
    voluntary=("once", "MOO-17"),
    after_draw=("drawn", "MOO-R06"),
    play_drawn=("may", "MOO-16"),
    jump_in=("no", "GEN-R05"),
    stacking=("no", "GEN-R05"),
    reverse_two=("skip", "MOO-R24"),
    wild_four=("color_or_wild", "MOO-R11"),
    bluff=("yes", "GEN-R10"),
    upheld=("turn", "MOO-R23"),
    last_draw=("no", "MOO-R10"),
    finish=("any", "GEN-R24"),
    play_on=("no", "MOO-22"),
    uno_penalty=(2, "MOO-21"),
    uno_grace=(0, "MOO-21"),
    uno_window=("acts", "MOO-R09"),
    exhausted=("void", "GEN-R23"),
    reshuffle_keeps=("top", "MOO-R25"),
    scoring=("none", "MOO-41"),
    target=(500, "MOO-46"),
    join_cards=(0, "GEN-R27"),
    absence_cards=(0, "GEN-R27"),
    forfeit=("no", "GEN-R27"),
    referee=("strict", "GEN-R26"),
    conduct=("no", "GEN-R27"),
    seven_swap=("no", "house"),
    zero_rotate=("no", "house"),
)
