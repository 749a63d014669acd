"""The switches that printed editions share: rules which a table may choose, and house options."""

YES_NO = ("no", "yes")

PRINTED: dict[str, tuple[str, ...]] = {
    "bluff": ("yes", "no"),
    "reverse_two": ("skip", "flip"),
    "stacking": ("no", "same", "chain", "any"),
    "jump_in": ("no", "identical"),
    "draw": ("one", "until"),
    "play_drawn": ("may", "must"),
    "uno_penalty": ("2", "0"),
    "seven_swap": YES_NO,
    "zero_rotate": YES_NO,
}
LENGTHS = {"target": ("500", "200")}  # how far a match goes
SCORED = {"scoring": ("winner", "low", "none")} | LENGTHS
