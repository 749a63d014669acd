"""Rulings: small texts that are tests. Reading them, and judging each as held or broken.

A ruling is given, moves, expectations, and moves and expectations again as often as wanted; the
grammar is in docs/RULINGS.md. `expectations` knows what each expectation means.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from yksi.game import actions as do
from yksi.game.build import build
from yksi.game.events import Shown, Told
from yksi.game.expectations import Broken, Table, expect
from yksi.game.game import Game, Result
from yksi.game.given import PositionError, numbered, parse_given
from yksi.game.notation import Names, NotationError, parse_move
from yksi.game.refusal import Code, Refusal
from yksi.kernel.codes import Phase
from yksi.rules import MOST_SEATS

Lines = list[tuple[int, str]]
MOST_DRAWS = 500
EXPECT_REFUSAL = "refused"


class RulingError(ValueError):
    """A file of rulings that cannot be read."""


@dataclass
class Ruling:
    name: str
    title: str
    line: int
    given: Lines = field(default_factory=list)
    sections: list[Lines] = field(default_factory=list)  # moves, expectations, moves …

    @property
    def clause(self) -> str:
        """The clause it rests on: CLS-11.T1b is about CLS-11, KPG-§6.4.T1 about KPG-§6.4."""
        return self.name.rpartition(".")[0] or self.name


@dataclass(frozen=True)
class Verdict:
    ruling: Ruling
    line: int | None = None  # the line that failed
    reason: str | None = None

    @property
    def held(self) -> bool:
        return self.reason is None


def parse_rulings(text: str) -> list[Ruling]:
    """The rulings of a file."""
    rulings: list[Ruling] = []
    part = 0
    for number, line in numbered(text):
        word, _, rest = line.partition(" ")
        if word == "ruling":
            name, _, title = rest.strip().partition(" ")
            if not name:
                raise RulingError(f"line {number}: a ruling needs a name")
            rulings.append(Ruling(name, title.strip(), number))
            part = 0
        elif not rulings:
            raise RulingError(f"line {number}: a file begins with 'ruling NAME', not {line!r}")
        elif set(line) == {"-"} and len(line) >= 3:
            rulings[-1].sections.append([])
            part += 1
        elif part == 0:
            rulings[-1].given.append((number, line))
        else:
            rulings[-1].sections[-1].append((number, line))
    return rulings


def judge(ruling: Ruling) -> Verdict:
    """Run one ruling."""
    refusal_expected = any(
        line == EXPECT_REFUSAL for section in ruling.sections for _, line in section
    )
    try:
        built = build(parse_given(ruling.given))
    except PositionError as error:
        if refusal_expected:
            return Verdict(ruling)
        return Verdict(ruling, error.line or ruling.line, error.reason)
    if refusal_expected:
        return Verdict(ruling, ruling.line, "the position was accepted")
    run = _Run(Game.from_built(built, ""), built.names)
    for index, section in enumerate(ruling.sections):
        for number, line in section:
            try:
                if index % 2 == 0:
                    run.move(line)
                else:
                    expect(run.table, line)
            except (Broken, NotationError, PositionError) as broken:
                return Verdict(ruling, number, f"{line}: {broken}")
        if index % 2 == 1:
            run.table.shown.clear()
    return Verdict(ruling)


class _Run:
    """A ruling being played: the game, the clock, and what was shown to whom."""

    def __init__(self, game: Game, names: Names) -> None:
        self.table = Table(game, names)
        self.now = 0.0
        self.owing_since: dict[int, float] = {}

    def move(self, line: str) -> None:
        must_fail = line.startswith("!")
        text = self._clock(line.lstrip("! ").strip())
        if not text:
            return
        seat, action = self._read(text)
        result = self.table.game.play(seat, action)
        if isinstance(result, Refusal) and not must_fail:
            result = self._draw_on(seat, action, result)
        if isinstance(result, Refusal):
            idle = result.code is Code.NO_DUTY and isinstance(action, do.Call)
            if not must_fail and not idle:
                raise Broken(f"refused ({result.code})")
            return
        if must_fail:
            raise Broken("accepted, but must be refused")
        self._note(result)

    def _clock(self, text: str) -> str:
        """Let time pass: `at 3.5s C catches A`; calls whose grace is over lapse (KPG-R35)."""
        words = text.split(maxsplit=2)
        if words[:1] == ["at"]:
            try:
                now = float(words[1].removesuffix("s"))
            except (IndexError, ValueError):
                raise NotationError("a time is written 'at 3.5s'") from None
            if now < self.now:
                raise NotationError("time does not run backwards")
            self.now = now
            text = words[2] if len(words) > 2 else ""
        grace = self.table.game.rules.uno_grace
        for seat, since in list(self.owing_since.items()):
            if self.now - since > grace:
                del self.owing_since[seat]
                self.table.game.play(None, do.Lapse(seat))
        return text

    def _read(self, text: str) -> tuple[int | None, do.Action]:
        words = text.split()
        table = self.table
        if words[1:] == ["is", "away"]:
            if table.names.seat(words[0]) != table.game.turn:
                raise Broken("only the seat on turn can be away")
            return None, do.Away()
        if words[1:4] == ["joins", "left", "of"] and len(words) == 5:
            neighbour = table.names.seat(words[4])
            if table.game.seats < MOST_SEATS:
                table.names.rename(table.game.seats, words[0])
            return None, do.Join(neighbour)
        seat, action = parse_move(text, table.names)
        if isinstance(action, do.Keep) and table.game.state.phase == Phase.DISCARD:
            action = do.Decline()  # whoever keeps all cards declines to discard one
        return seat, action

    def _draw_on(self, seat: int | None, action: do.Action, refusal: Refusal) -> Result:
        """Whoever has begun to draw and must go on does so until the card is there (KPG-PLY-7)."""
        game = self.table.game
        result: Result = refusal
        for _ in range(MOST_DRAWS):
            must_draw = seat is not None and game.state.drew and game.legal(seat) == [do.Draw()]
            if not (isinstance(action, do.Lay) and must_draw and isinstance(result, Refusal)):
                break
            game.play(seat, do.Draw())
            result = game.play(seat, action)
        return result

    def _note(self, told: list[Told]) -> None:
        game = self.table.game
        for item in told:
            if isinstance(item.event, Shown) and item.event.cards is not None:
                viewers = range(game.seats)
                self.table.shown |= {
                    (viewer, item.event.seat)
                    for viewer in viewers
                    if item.audience.includes(viewer)
                }
        grace = game.state.grace
        self.owing_since = {
            seat: self.owing_since.get(seat, self.now)
            for seat in range(game.seats)
            if (grace >> seat) & 1
        }
