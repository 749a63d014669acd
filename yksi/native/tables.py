"""Tables as records: the layouts that there are, rules and states packed, and one table dealt."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from yksi import editions
from yksi.kernel import actions
from yksi.kernel.codes import Phase
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import Layout, State, layout_for
from yksi.native.entries import address_of
from yksi.native.kernels import Native, native
from yksi.native.library import LARGE, SMALL
from yksi.native.records import RULES_DTYPE, Record
from yksi.policies.dice import dice_of
from yksi.rules import Rules, validate_seats
from yksi.seeds import secret_of, secret_words

PLAY_OUT_LIMIT = 100_000  # actions of a play-out that does not end


def rules_record(rules: Rules) -> Record:
    return np.array([tuple(int(value) for value in rules)], RULES_DTYPE)[0]


def layout_for_size(seats: int, cards: int, told: bool = False) -> Layout:
    """One of two layouts, small where it is enough, so that two compilations serve every table."""
    small = seats <= SMALL[0] and cards <= SMALL[1]
    return layout_for(*(SMALL if small else LARGE), events=told)


def layout_of(rules: Rules, seat_count: int, told: bool = False) -> Layout:
    return layout_for_size(seat_count, sum(rules.deck(seat_count)), told)


def kernel_for(seats: int, cards: int) -> Native:
    """The compiled kernel for tables with so many seats and cards."""
    return native(layout_for_size(seats, cards))


def as_record(table: State, kernel: Native) -> Record:
    """A state as a record, which may have more room or less."""
    record = np.zeros(1, kernel.dtype)[0]
    for name, value in table.values().items():
        if name == "events":
            continue
        if isinstance(value, int):
            record[name] = value
        else:
            room = min(len(value), len(record[name]))
            record[name][:room] = value[:room]
    record["telling"] = record["event_count"] = 0
    return record


def empty_tables(kernel: Native, seats: int, count: int) -> npt.NDArray[np.void]:
    """Records of tables at which everybody sits and nothing is dealt."""
    state = State(kernel.layout)
    seat_everybody(state, seats)
    first = np.zeros(1, kernel.dtype)
    for name, value in state.values().items():
        first[name][0] = value
    return np.repeat(first, count)


class NativeTable:
    """One table in a record; `clone` copies it."""

    __slots__ = ("_places", "kernel", "record", "rules", "words")

    def __init__(self, kernel: Native, words: npt.NDArray[np.int64], rules: Record) -> None:
        self.kernel, self.words, self.rules = kernel, words, rules
        self.record: Record = words.view(kernel.dtype)[0]
        self._places = address_of(self.record), address_of(rules)  # looked up once

    @classmethod
    def new(cls, rules_text: str, seat_count: int, seed: int, told: bool = False) -> NativeTable:
        """An empty table; action DEAL of TABLE deals."""
        _, rules = editions.parse_rules(rules_text)
        validate_seats(rules, seat_count)
        kernel = native(layout_of(rules, seat_count, told))
        table = cls(kernel, np.zeros(kernel.dtype.itemsize // 8, np.int64), rules_record(rules))
        table.record["telling"] = int(told)
        kernel.seat_everybody(table.record, seat_count)
        table.record["key"][:] = secret_words(secret_of(seed))
        return table

    def clone(self) -> NativeTable:
        return NativeTable(self.kernel, self.words.copy(), self.rules)

    def step(self, seat: int, action: int) -> None:
        """One kernel action, which must be legal."""
        self.kernel.step(*self._places, seat, action)

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(actions.ACTIONS, np.int64)
        count = self.kernel.legal(*self._places, seat, out)
        return [int(action) for action in out[:count]]

    @property
    def over(self) -> bool:
        return int(self.record["phase"]) in (Phase.OVER, Phase.IDLE)


def play_random(rules_text: str, seat_count: int, games: int, seed: int) -> int:
    """Deal and play so many rounds at random; returns how many actions there were."""
    table = NativeTable.new(rules_text, seat_count, seed)
    dice = dice_of(seed)
    return int(table.kernel.play_outs(table.record, table.rules, games, dice, PLAY_OUT_LIMIT))
