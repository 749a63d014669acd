"""Players from outside: a class and a process take part, and faults lose games and are counted."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.sim.examples import run
from yksi.bots import new_bot
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.view import View
from yksi.sim.agents import arena as arenas
from yksi.sim.agents.arena import Arena, Ended
from yksi.sim.agents.entrants import Entrant, read_entrants
from yksi.sim.agents.faults import Fault
from yksi.sim.plan import CannotRun, Plan, PlanError

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = f'{sys.executable} "{ROOT / "examples" / "agent_process.py"}"'
DUEL = Plan("classic", 2, ("mine", "careful"), games=4, seed=3)


class Copy:
    """Plays as casual does."""

    def __init__(self, seed: int) -> None:
        self._bot = new_bot("casual", seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        return self._bot.decide(view, legal)


class Crashing(Copy):
    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        raise ZeroDivisionError("oh")


class Leaving(Copy):
    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        sys.exit("bye")


class Cheating(Copy):
    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        return do.Lay(("W", "W4", "W"))


class Silent(Copy):
    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        return None


class Odd(Copy):
    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        return "draw"  # type: ignore[return-value]


class Slow(Copy):
    """Takes some time, which is more than none."""


def mine(make: type[Copy]) -> Entrant:
    return Entrant("mine", make, ())


def process(tmp_path: Path, body: str) -> Entrant:
    """A process that is ready, then does for every decision what the body says."""
    program = tmp_path / "agent.py"
    program.write_text(
        "import sys, json, time\n"
        "print('{\"ready\": true}', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if 'decide' in json.loads(line):\n"
        f"        {body}\n"
    )
    return Entrant("mine", None, (sys.executable, str(program)))


def played(entrant: Entrant, limit: float = 60, games: int = 1) -> tuple[Arena, list[Ended]]:
    found = Arena([entrant], limit)
    try:
        found.check()
        return found, [found.play(DUEL, number) for number in range(games)]
    finally:
        found.close()


def test_a_class_plays_as_it_would_from_inside() -> None:
    _, from_outside = played(mine(Copy), games=6)
    inside = Arena([], 1)
    twins = [inside.play(DUEL._replace(bots=("casual", "careful")), number) for number in range(6)]
    assert [ended.places for ended in from_outside] == [ended.places for ended in twins]
    assert {ended.places for ended in twins} == {(1, 2), (2, 1)}


@pytest.mark.parametrize(
    ("make", "limit", "fault", "reason"),
    [
        (Leaving, 60, Fault.CRASHED, "SystemExit: bye"),
        (Crashing, 60, Fault.CRASHED, "ZeroDivisionError: oh"),
        (Cheating, 60, Fault.ILLEGAL, "Lay("),
        (Silent, 60, Fault.ILLEGAL, "no action where one is awaited"),
        (Odd, 60, Fault.ILLEGAL, "'draw' is no action"),
        (Slow, 0.0, Fault.LATE, "an answer after"),
    ],
)
def test_a_fault_of_a_class_loses(
    make: type[Copy], limit: float, fault: Fault, reason: str
) -> None:
    arena, [ended] = played(mine(make), limit)
    assert ended == Ended((2, 1), 0, fault)
    assert arena.reasons["mine", fault].startswith(reason)


def test_among_four_the_others_share_the_first_place() -> None:
    found = Arena([mine(Crashing)], 60)
    plan = DUEL._replace(seats=4, bots=("careful", "mine", "random", "casual"))
    assert found.play(plan, 0).places == (1, 4, 1, 1)


@pytest.mark.parametrize(
    ("body", "limit", "fault", "reason"),
    [
        ("sys.exit(3)", 60, Fault.CRASHED, "it has ended with code 3"),
        ("print('what?', flush=True)", 60, Fault.CRASHED, "JSON is malformed"),
        ("print('{\"action\": 999}', flush=True)", 60, Fault.ILLEGAL, "999 of"),
        (
            "print('{\"action\": 0}\\n' * 500, end='', flush=True)",
            60,
            Fault.CRASHED,
            "nobody had asked",
        ),
        ("time.sleep(60)", 0.05, Fault.LATE, "no answer within 0.05 s"),
    ],
)
def test_a_fault_of_a_process_loses_and_the_next_game_has_another_process(
    tmp_path: Path, body: str, limit: float, fault: Fault, reason: str
) -> None:
    arena, games = played(process(tmp_path, body), limit, games=2)
    assert games == [Ended((2, 1), 0, fault)] * 2
    assert arena.reasons["mine", fault].startswith(reason)


def test_a_process_that_closes_its_output_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yksi.sim.agents.process.ENDING", 0.05)
    body = "import os; os.close(1); time.sleep(30)"
    arena, [ended] = played(process(tmp_path, body))
    assert ended == Ended((2, 1), 0, Fault.CRASHED)
    assert arena.reasons["mine", Fault.CRASHED] == "it has closed its output"


def test_a_process_that_does_not_start_is_told_of_before_the_first_game() -> None:
    with pytest.raises(CannotRun, match="ended with code"):
        played(Entrant("mine", None, (sys.executable, "-c", "exit(1)")))


def test_endless_games_are_given_up_and_count_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arenas, "MOST_ACTIONS", 3)
    assert Arena([mine(Copy)], 60).play(DUEL, 0) == Ended((0, 0))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("mine", "error-agent-form"),
        ("mine=", "error-agent-form"),
        ("mine=somewhere", "error-agent-form"),
        ("mine=nowhere_at_all:Bot", "error-agent-load"),
        ("mine=json:JSONDecoder", "error-agent-load"),
        ("careful=tests.sim.test_agents:Copy", "error-agent-taken"),
    ],
)
def test_what_cannot_take_part_is_refused(typed: str, key: str) -> None:
    with pytest.raises(PlanError) as refused:
        read_entrants([typed], [])
    assert refused.value.key == key


def test_commands_that_are_not_there_are_refused() -> None:
    for command in ("x=no-such-program-here", "x='"):
        with pytest.raises(PlanError) as refused:
            read_entrants([], [command])
        assert refused.value.key == "error-agent-load"


def test_a_tournament_with_both_kinds() -> None:
    args = (
        "tournament",
        *("--agent", "mine=tests.sim.test_agents:Copy"),
        *("--agent", "broken=tests.sim.test_agents:Crashing"),
        *("--process", f"lines={EXAMPLE}"),
        *("--bots", "careful", "--seats", "2", "--games", "24"),
    )
    told = run(*args, "--plain")
    assert told.exit_code == 0, told.output
    assert "broken lost 12 games by a fault: crashed 12, illegal 0, too late 0." in told.output
    assert "broken, crashed: ZeroDivisionError: oh" in told.output
    found = json.loads(run(*args, "--json", "-").stdout)
    standings = {one["bot"]: one for one in found["standings"]}
    assert found["unfinished"] == 0
    assert standings.keys() == {"mine", "broken", "lines", "careful"}
    assert {one["games"] for one in standings.values()} == {12}
    assert standings["broken"]["wins"] == 0
    assert standings["broken"]["faults"] == {"crashed": 12, "illegal": 0, "late": 0}
    assert standings["lines"]["faults"] == {"crashed": 0, "illegal": 0, "late": 0}


def test_what_needs_compiled_games_is_refused() -> None:
    told = run("tournament", "--agent", "mine=tests.sim.test_agents:Copy", "--gpu")
    assert told.exit_code == 2
    assert "leave out --gpu" in told.output
