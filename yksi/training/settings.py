"""What is trained on, how large, and for how long."""

from __future__ import annotations

from typing import Any, NamedTuple


class Tables(NamedTuple):
    """Tables of one kind, and how many they are beside the others' shares."""

    rules: str
    seats: int
    share: float


class Sparring(NamedTuple):
    """Whom the learner meets at a table, as shares of the tables; the rest is itself."""

    past: float = 0.15  # an earlier self
    careful: float = 0.25
    casual: float = 0.05
    random: float = 0.05


# Whom the champion is trained with: careful is met more often, as the strongest of the quick bots.
STRONG = Sparring(past=0.15, careful=0.35, casual=0.03, random=0.07)
# Whom its heir is trained with, mostly whom it is measured by.
MEASURED = Sparring(past=0.05, careful=0.75, casual=0.0, random=0.12)
# Customizable cards that do something.
_PRESETS = (
    Tables("custom + card1=draw_to_color + card2=drop_wilds + card3=three_if_stuck", 3, 1),
    Tables("custom + card1=extra_turn + card2=next_to_seven + card3=all_to_three", 4, 1),
    Tables("custom + card1=open_hands + card2=joke + card3=rooster", 4, 1),
)
# What the champion is trained on: mostly classic, every edition, and rules that people change.
CHAMPION = (
    Tables("classic", 2, 30),
    Tables("classic", 3, 2),
    Tables("classic", 4, 26),
    Tables("classic", 6, 1),
    Tables("classic", 10, 1),
    Tables("classic + voluntary=never", 2, 7),
    Tables("classic + voluntary=never", 4, 7),
    Tables("classic + stacking=any + jump_in=identical", 2, 1),
    Tables("classic + stacking=chain + seven_swap=yes + zero_rotate=yes", 4, 1),
    Tables("custom", 2, 3),
    Tables("custom", 4, 3),
    *_PRESETS,
    Tables("moomin", 2, 4),
    Tables("moomin", 4, 4),
    Tables("kpgut", 2, 5),
    Tables("kpgut", 3, 1),
    Tables("kpgut", 4, 5),
    Tables("kpgut", 7, 1),
)
# What its heir is trained on, which plays where more than two sit down.
MANY = (
    Tables("classic", 3, 4),
    Tables("classic", 4, 42),
    Tables("classic", 6, 2),
    Tables("classic", 10, 1),
    Tables("classic + voluntary=never", 3, 1),
    Tables("classic + voluntary=never", 4, 20),
    Tables("classic + stacking=chain + seven_swap=yes + zero_rotate=yes", 4, 1),
    Tables("custom", 4, 8),
    *_PRESETS,
    Tables("moomin", 3, 1),
    Tables("moomin", 4, 8),
    Tables("kpgut", 3, 1),
    Tables("kpgut", 4, 7),
    Tables("kpgut", 7, 1),
)


class Settings(NamedTuple):
    tables: tuple[Tables, ...] = (Tables("classic", 2, 100),)
    sparring: Sparring = Sparring()
    against: str = ""  # the packed network's character at all other seats, instead of all these
    heir: int = 0  # begins with the packed weights of tables of so many; 0: by chance
    companions: float = 0.25  # of the tables, at which everybody plays as a companion
    needless: float = 0.05  # what a needless draw costs a companion
    width: int = 512  # tables at once
    steps: int = 64  # choices at each of them between two improvements
    batch: int = 1024
    epochs: int = 1
    fastest: float = 1e-3  # the learning rate at first
    slowest: float = 5e-5  # and in the end
    curious: float = 0.01  # the weight of entropy at first
    settled: float = 0.001  # and in the end
    trace: float = 0.95  # how far an advantage looks ahead
    clip: float = 0.2
    critic: bool = False  # one that sees all hands; else the network expects for itself
    eager: float = 1.0  # how many times as fast as the network its critic learns
    judging: int = 0  # improvements in which only the critic learns: an heir's is a beginner
    snapshot: int = 20  # improvements between two earlier selves
    kept: int = 12  # earlier selves to meet
    seed: int = 1
    seconds: float = 240
    threads: int = 2


# What the champion's training changes: hoarding pays late, so that its choices look further ahead.
FAR = {"trace": 0.97}
# What its heir's training changes: it begins with all that was learned, but for its critic, and
# among many luck is large, so that its choices look less far ahead.
HEIR: dict[str, Any] = {
    "heir": 2,
    "eager": 5.0,
    "judging": 14,
    "fastest": 4e-4,
    "slowest": 1e-5,
    "curious": 0.008,
    "trace": 0.9,
    "kept": 6,
}
# What an exploiter changes: it is to beat one player alone, whom it knows well when it begins,
EXPLOITER: dict[str, Any] = {"companions": 0.0, "fastest": 3e-4}
# or of whom it knows nothing.
NEWCOMER: dict[str, Any] = {"companions": 0.0}
# On a GPU.
FULL = {"width": 131_072, "steps": 32, "batch": 65_536, "epochs": 2, "critic": True}
