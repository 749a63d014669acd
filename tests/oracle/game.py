"""Owns the door of the oracle: reading a move, having it done, showing the whole position.

Must not know any rule by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from . import (
    answering,
    discarding,
    drawing,
    effects,
    jumping,
    leaving,
    playing,
    presets,
    referee,
    table,
)
from .cards import Card
from .chance import Chance, Exhausted, IllegalMove
from .circle import LETTERS, Circle
from .match import Match
from .moves import legal_moves, may_announce
from .round import Phase, Round
from .rules import Rules


class Oracle:
    def __init__(self, rules: Mapping[str, int | str], seats: int) -> None:
        self._rules = Rules(rules)
        people = list(LETTERS[:seats])
        self._match = Match(self._rules, Circle(people, set(people)))

    @property
    def round(self) -> Round:
        return self._match.round

    def begin(self, dealer: str, chance: Chance) -> None:
        """The first round; who deals it was drawn or chosen before."""
        self._match.deal(dealer, chance)
        self._check()

    def legal(self) -> set[str]:
        if self._match.may_deal:
            return {"table deals"}
        return set(legal_moves(self.round))

    def act(self, move: str, chance: Chance) -> None:
        """One of the legal moves, which whoever asks has just been told."""
        if move == "table deals":
            self._match.deal(self._match.next_dealer, chance)
        else:
            self.round.chance = chance
            try:
                self._do(move.split())
            except Exhausted:
                self.round.finish("exhausted")
        if self.round.is_over:
            self._match.count()
        self._check()

    def _do(self, words: list[str]) -> None:
        round_, play = self.round, self.round.play
        match words:
            case ["clock", "lapses", seat]:
                round_.duties.lapse(seat)
            case ["clock", "away"]:
                leaving.away(round_)
            case ["table", *decided]:
                table.act(round_, decided)
            case [_, "lays", card]:
                playing.lays(round_, Card.read(card))
            case [_, "stops"]:
                playing.close(round_)
            case [_, "names", color]:
                playing.names(round_, color)
            case [_, "draws"]:
                drawing.draws(round_)
            case [_, "keeps"]:
                drawing.keeps(round_)
            case [_, "accepts"] if round_.phase is Phase.CLOSING:
                playing.close_round(round_)
            case [_, "accepts"]:
                answering.accepts(round_)
            case [_, "challenges"]:
                answering.challenges(round_)
            case [seat, "calls", "uno"]:
                self._call(seat)
            case [_, "catches", seat]:
                self._catch(seat)
            case [seat, "jumps", "in", card]:
                jumping.jumps_in(round_, seat, Card.read(card))
            case [seat, "forfeits"]:
                leaving.forfeits(round_, seat)
            case [_, "accuses", _]:
                referee.accuses(round_)
            case [_, "swaps", other] if play is not None:
                effects.swap(round_, play, other)
            case [seat, "discards", card] if play is not None:
                discarding.discards(round_, play, seat, Card.read(card))
            case [seat, "declines"] if play is not None:
                discarding.declines(round_, play, seat)
            case [_, "laughs"] if play is not None:
                presets.laughs(round_, play)
            case [seat, "frowns"] if play is not None:
                presets.frowns(round_, play, seat)
            case _:
                raise IllegalMove(" ".join(words))

    def _call(self, seat: str) -> None:
        """One shout serves for the card laid before and for the one to be laid (GEN-R17)."""
        round_ = self.round
        if may_announce(round_, seat):
            round_.turn.announced = True
        if round_.duties.can_call(seat):
            round_.duties.call(seat, len(round_.hands[seat]))
            round_.stiff.clear()  # CUS-IDEA-9

    def _catch(self, seat: str) -> None:
        self.round.duties.caught(seat)
        self.round.stiff.clear()
        self.round.draw(seat, self._rules.uno_penalty)

    def _check(self) -> None:
        """No card is ever lost or made."""
        round_ = self.round
        cards = Counter(round_.piles.draw_pile)
        cards.update(round_.piles.discards)
        for hand in round_.hands.values():
            cards.update(hand)
        assert dict(+cards) == dict(round_.deck), "cards were lost or made"

    def snapshot(self) -> dict[str, object]:
        round_ = self.round
        choice = round_.choice
        return {
            "phase": str(round_.phase),
            "turn": None if round_.is_over else round_.turn.seat,
            "direction": round_.circle.direction,
            "top": None if round_.top is None else str(round_.top),
            "color": round_.color,
            "pending": round_.pending,
            "hands": {
                seat: sorted(str(card) for card in hand) for seat, hand in round_.hands.items()
            },
            "draw_pile": round_.piles.draw_size,
            "discards": [str(card) for card in round_.piles.discards],
            "owed": sorted(round_.duties.owed),
            "grace": sorted(round_.duties.grace),
            "late": sorted(round_.duties.late),
            "called": sorted(round_.duties.called),
            "dealer": round_.dealer,
            "over_reason": round_.over_reason,
            "winner": round_.winner,
            "points": dict(round_.points),
            "places": dict(round_.places),
            "out": list(round_.out),
            "gave_up": list(round_.gave_up),
            "chosen": sorted(round_.frowns if choice is None else choice.done),
            "open_hands": sorted(set(round_.opened_by)),
            "marked": sorted(round_.stiff),
            "removed": sorted(self._match.removed | set(round_.removed)),
            "order": list(round_.circle.seats),
            "totals": dict(self._match.totals),
            "match_over": self._match.is_over,
            "match_winners": self._match.winners,
            "guilty": round_.guilty,
        }
