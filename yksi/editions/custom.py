"""The game with Wild Shuffle Hands and three Wild Customizable cards: 112 cards,
after the Finnish and Norwegian sheets.

Every value with the clause it rests on; `house` marks options that no printed rule knows.
"""

from yksi.editions.edition import edition
from yksi.editions.switches import PRINTED, SCORED

CUSTOM = edition(
    "custom",
    offers=SCORED | {"custom_wilds": ("0", "1", "2", "3")} | PRINTED,
    min_seats=(2, "CUS-R37"),
    max_seats=(10, "CUS-R37"),
    seats_per_deck=(0, "CUS-04"),
    decks=(0, "CUS-04"),
    shuffle_hands=(1, "CUS-04"),
    custom_wilds=(3, "CUS-04"),
    valley_wilds=(0, "CUS-04"),
    card1=("blank", "CUS-57"),
    card2=("blank", "CUS-57"),
    card3=("blank", "CUS-57"),
    hand_size=(7, "CUS-10"),
    dealer=("cut", "CUS-08"),
    start=("act", "CUS-13"),
    several=("no", "GEN-R05"),
    draw=("one", "CUS-17"),
    voluntary=("once", "CUS-20"),
    after_draw=("drawn", "CUS-21"),
    play_drawn=("may", "CUS-18"),
    jump_in=("no", "GEN-R05"),
    stacking=("no", "GEN-R05"),
    reverse_two=("skip", "CUS-R38"),
    wild_four=("color", "CUS-35"),
    bluff=("yes", "GEN-R10"),
    upheld=("turn", "GEN-R13"),
    last_draw=("yes", "CUS-72"),
    finish=("any", "GEN-R24"),
    play_on=("no", "CUS-70"),
    uno_penalty=(2, "CUS-69"),
    uno_grace=(0, "GEN-R17"),
    uno_window=("acts", "CUS-69"),
    exhausted=("void", "GEN-R23"),
    reshuffle_keeps=("top", "CUS-R07"),
    scoring=("winner", "CUS-75"),
    target=(500, "CUS-07"),
    join_cards=(0, "GEN-R27"),
    absence_cards=(0, "GEN-R27"),
    forfeit=("no", "GEN-R27"),
    referee=("strict", "GEN-R26"),
    conduct=("no", "GEN-R27"),
    seven_swap=("no", "house"),
    zero_rotate=("no", "house"),
)
