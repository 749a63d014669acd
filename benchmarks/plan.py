"""What is compared with what: our commands and the peers' nearest ones. Measures nothing."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Subject:
    """One command of one worker."""

    worker: str
    what: str
    label: str


@dataclass(frozen=True)
class Measure:
    """What is compared: our command and the peers' nearest ones."""

    title: str
    counts: str  # "actions" or "clones" a second; "" for seconds, where less is better
    ours: Subject
    peers: tuple[Subject, ...]
    most_repetitions: int = 1000


def _playouts(seats: int) -> tuple[Subject, ...]:
    return (
        Subject("OpenSpiel", f"playouts {seats}", "OpenSpiel crazy_eights, play-outs"),
        Subject("RLCard", f"playouts {seats}", "RLCard UNO, bare, play-outs"),
    )


def _games(seats: int) -> tuple[Subject, ...]:
    return (
        Subject("OpenSpiel", f"games {seats}", "OpenSpiel crazy_eights, whole games"),
        Subject("RLCard", f"games {seats}", "RLCard UNO, bare, whole games"),
    )


def _both(what: str) -> tuple[Subject, ...]:
    return (Subject("OpenSpiel", what, "OpenSpiel"), Subject("RLCard", what, "RLCard"))


def _ours(what: str, label: str) -> Subject:
    return Subject("Yksi", what, f"Yksi {label}".strip())


PLAN = (
    *(
        Measure(
            f"random {kind}, {seats} seats",
            "actions",
            _ours(f"{what} classic {seats}", "classic, native"),
            peers(seats),
        )
        for kind, what, peers in (
            ("play-outs from a deal", "playouts", _playouts),
            ("whole games", "games", _games),
        )
        for seats in (2, 4)
    ),
    Measure(
        "random whole games of kpgut, 4 seats",
        "actions",
        _ours("games kpgut 4", "kpgut, native"),
        (_ours("games classic 4", "classic, native"), *_games(4)),
    ),
    Measure(
        "whole games between careful players, 4 seats",
        "actions",
        _ours("careful classic 4", "classic, native, careful"),
        (_ours("games classic 4", "classic, native, random"),),
    ),
    Measure(
        "plain Python with all events, 4 seats",
        "actions",
        _ours("interpreted classic 4", "classic, Game.play"),
        _games(4)[1:],
    ),
    *(
        Measure(
            f"learning: steps with observation and mask, {where}",
            "actions",
            _ours(f"learner {what}", "classic, VectorEnv"),
            (Subject("RLCard", "learner 2", "RLCard UNO, env.step"),),
        )
        for where, what in (
            ("2 seats, all learn", "2"),
            ("4 seats, all learn", "4"),
            ("one learns of 2, the other casual", "casual"),
        )
    ),
    Measure(
        "learning: the same, 2 seats, without choosing actions",
        "actions",
        _ours("stepping 2", "classic, VectorEnv.step"),
        (),
    ),
    Measure(
        "learning: steps of PettingZoo's agents, 2 seats",
        "actions",
        _ours("agents", "classic, PettingZoo"),
        tuple(
            Subject("PettingZoo", f"agents {game}", f"PettingZoo's own {game}_holdem")
            for game in ("leduc", "texas")
        ),
    ),
    Measure("copies of a game", "clones", _ours("clone", ""), _both("clone")),
    Measure("import", "", _ours("import", ""), _both("import"), 7),
    Measure("start to the end of one game", "", _ours("start cached", ""), _both("start"), 7),
    Measure("the same, nothing compiled", "", _ours("start cold", ""), (), 3),
)
