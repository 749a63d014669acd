"""The classic game: 108 cards, after the Finnish sheet.

Every value with the clause it rests on; `house` marks options that no printed rule knows.
"""

from yksi.editions.edition import edition
from yksi.editions.switches import PRINTED, SCORED

CLASSIC = edition(
    "classic",
    offers=SCORED | PRINTED,
    min_seats=(2, "GEN-R02"),
    max_seats=(10, "GEN-R02"),
    seats_per_deck=(0, "CLS-R01"),
    decks=(0, "CLS-R01"),
    shuffle_hands=(0, "CLS-R01"),
    custom_wilds=(0, "CLS-R01"),
    valley_wilds=(0, "CLS-R01"),
    card1=("blank", "CLS-R01"),
    card2=("blank", "CLS-R01"),
    card3=("blank", "CLS-R01"),
    hand_size=(7, "CLS-06"),
    dealer=("cut", "CLS-04"),
    start=("act", "CLS-09"),
    several=("no", "GEN-R05"),
    draw=("one", "CLS-13"),
    voluntary=("once", "CLS-16"),
    after_draw=("drawn", "CLS-17"),
    play_drawn=("may", "CLS-14"),
    jump_in=("no", "GEN-R05"),
    stacking=("no", "GEN-R05"),
    reverse_two=("skip", "CLS-R11"),
    wild_four=("color", "CLS-R05"),
    bluff=("yes", "GEN-R10"),
    upheld=("turn", "GEN-R13"),
    doubt=("debt", "CLS-36"),
    last_draw=("yes", "CLS-42"),
    finish=("any", "GEN-R24"),
    play_on=("no", "CLS-40"),
    uno_penalty=(2, "CLS-39"),
    uno_grace=(0, "GEN-R17"),
    uno_window=("acts", "CLS-39"),
    exhausted=("void", "GEN-R23"),
    reshuffle_keeps=("top", "CLS-R13"),
    scoring=("winner", "CLS-45"),
    target=(500, "CLS-03"),
    join_cards=(0, "GEN-R27"),
    absence_cards=(0, "GEN-R27"),
    forfeit=("no", "GEN-R27"),
    referee=("strict", "GEN-R26"),
    conduct=("no", "GEN-R27"),
    seven_swap=("no", "house"),
    zero_rotate=("no", "house"),
)
