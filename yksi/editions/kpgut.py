"""The house rules of the Kingi89 Pro Gamer Uno Tour, written down by Riku "kingi89" Eskelinen
(2009, revised 2016); the wording of everything here is our own.

Every value with the clause it rests on; `house` marks options that no printed rule knows.
"""

from yksi.editions.edition import edition

KPGUT = edition(
    "kpgut",
    notes=("time",),
    offers={"referee": ("strict", "open")},
    min_seats=(2, "KPG-R03"),
    max_seats=(28, "KPG-R03"),
    seats_per_deck=(7, "KPG-NEED-1"),
    decks=(0, "KPG-NEED-1"),
    shuffle_hands=(0, "KPG-R01"),
    custom_wilds=(0, "KPG-R01"),
    valley_wilds=(0, "KPG-R01"),
    card1=("blank", "KPG-R01"),
    card2=("blank", "KPG-R01"),
    card3=("blank", "KPG-R01"),
    hand_size=(7, "KPG-BEG-3"),
    dealer=("oldest", "KPG-BEG-2"),
    start=("opener", "KPG-BEG-7"),
    several=("value", "KPG-PLY-2"),
    draw=("until", "KPG-PLY-7"),
    voluntary=("many", "KPG-§14.1"),
    after_draw=("any", "KPG-R13"),
    play_drawn=("must", "KPG-R14"),
    jump_in=("number", "KPG-§7.1"),
    stacking=("chain", "KPG-R20"),
    reverse_two=("skip", "KPG-REV-6"),
    wild_four=("playable", "KPG-WD4-1"),
    bluff=("yes", "KPG-R25"),
    upheld=("free", "KPG-WD4-12"),
    last_draw=("no", "KPG-§2.1"),
    finish=("numbers", "KPG-§2.1"),
    play_on=("yes", "KPG-END-3"),
    uno_penalty=(2, "KPG-§1.2"),
    uno_grace=(3, "KPG-§1.1"),
    uno_window=("plays", "KPG-§1.3"),
    exhausted=("end", "KPG-§5.1"),
    reshuffle_keeps=("play", "KPG-R53"),
    scoring=("places", "KPG-SCO-1"),
    target=(0, "KPG-SCO-1"),
    join_cards=(9, "KPG-§13.2"),
    absence_cards=(2, "KPG-§8.1"),
    forfeit=("yes", "KPG-§9.1"),
    referee=("strict", "KPG-§10.1"),
    conduct=("offices", "KPG-§15.1"),
    seven_swap=("no", "house"),
    zero_rotate=("no", "house"),
)
