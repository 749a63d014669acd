"""Owns the seats: who sits where, who is still in, and who comes next.

Must not know cards.
"""

from __future__ import annotations

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Circle:
    def __init__(self, seats: list[str], inside: set[str]) -> None:
        self.seats = list(seats)  # clockwise
        self.inside = set(inside)
        self.clockwise = True

    @property
    def direction(self) -> str:
        return "cw" if self.clockwise else "ccw"

    def join(self, neighbour: str) -> str:
        """A new seat on the left of another (KPG-§13.2); its letter is the next one."""
        newcomer = LETTERS[len(self.seats)]
        self.seats.insert(self.seats.index(neighbour) + 1, newcomer)
        self.inside.add(newcomer)
        return newcomer

    @property
    def oldest(self) -> str:
        """Of those still in: A is the oldest, whoever comes later is younger."""
        return min(self.inside, key=LETTERS.index)

    @property
    def youngest(self) -> str:
        return max(self.inside, key=LETTERS.index)

    def flip(self) -> None:
        self.clockwise = not self.clockwise

    def left_of(self, seat: str) -> str:
        """The next seat clockwise that is still in, whatever the direction of play (GEN-R01)."""
        return self._walk(seat, 1)

    def next(self, seat: str, steps: int = 1) -> str:
        """So many seats further in the direction of play, players still in only (KPG-R51, R83).

        The seat itself need not be in any more.
        """
        for _ in range(steps):
            seat = self._walk(seat, 1 if self.clockwise else -1)
        return seat

    @property
    def players(self) -> list[str]:
        return [seat for seat in self.seats if seat in self.inside]

    def others(self, seat: str) -> list[str]:
        return [other for other in self.players if other != seat]

    def clockwise_after(self, seat: str) -> list[str]:
        """Everybody still in, clockwise from the left neighbour; the seat itself comes last."""
        place = self.seats.index(seat) + 1
        return [one for one in self.seats[place:] + self.seats[:place] if one in self.inside]

    def playing_order_after(self, seat: str) -> list[str]:
        """Everybody else still in, in playing order."""
        order = [one for one in self.clockwise_after(seat) if one != seat]
        return order if self.clockwise else order[::-1]

    def playing_order_from(self, seat: str) -> list[str]:
        """Everybody still in, in playing order, the seat first if it is in."""
        first = [seat] if seat in self.inside else []
        return first + self.playing_order_after(seat)

    def _walk(self, seat: str, step: int) -> str:
        place = self.seats.index(seat)
        for _ in self.seats:
            place = (place + step) % len(self.seats)
            if self.seats[place] in self.inside:
                return self.seats[place]
        raise AssertionError("nobody is left")
