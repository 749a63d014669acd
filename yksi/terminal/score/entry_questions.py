"""The questions behind each entry: who went out, what the others hold, how a vote ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from yksi.evening import AnyEntry, Paper
from yksi.evening import entries as wrote
from yksi.evening.card_types import impossible, in_deck, points_of
from yksi.messages.numbers import Number
from yksi.rules import Scoring
from yksi.terminal.score.asking import Asking

MOST_VOTES = 28
MOST_MINUTES = 999
Offer = tuple[str, Callable[[], AnyEntry]]  # the key of a line, and what leads to its entry


class EntryQuestions:
    def __init__(self, asking: Asking, paper: Paper) -> None:
        self._asking = asking
        self._text = asking.text
        self._paper = paper

    def offers(self) -> list[Offer]:
        """What can be written down now, the likeliest first."""
        if not self._paper.is_by_the_clock:
            return self._of_rounds()
        if self._paper.game is not None:
            return self._of_a_game()
        return [("score-begin", self._begins), ("score-memo", self._memo)]

    # --- rounds

    def _of_rounds(self) -> list[Offer]:
        paper, offers = self._paper, list[Offer]()
        if not paper.match.winners:
            offers.append(("score-went-out", self._round))
        if paper.match.winners or paper.rules.scoring == Scoring.NONE:
            offers.append(("score-another-match", wrote.AnotherMatch))
        offers.append(("score-other-dealer", self._deals))
        if paper.rounds:
            offers.append(("score-put-right", self._corrected))
        return offers

    def _round(self) -> wrote.RoundOver:
        everybody = range(len(self._paper.names))
        winner = self._who("score-who-out", everybody)
        if self._paper.rules.scoring == Scoring.NONE:
            return wrote.RoundOver(winner)
        others = [person for person in everybody if person != winner]
        return wrote.RoundOver(winner, self._held(others, points=True))

    def _corrected(self) -> wrote.Corrected:
        most = len(self._paper.rounds)
        number = self._asking.number(self._text("score-which-round"), 1, most, most)
        return wrote.Corrected(number, self._round())

    def _deals(self) -> wrote.Deals:
        return wrote.Deals(self._who("score-who-deals", range(len(self._paper.names))))

    def _held(self, people: Iterable[Number], points: bool) -> wrote.Held:
        """What each of these people still holds, read as often as it takes."""
        held = {person: self._cards(person, points) for person in people}
        every = (card for cards in held.values() for card in cards)
        too_many = impossible(self._paper.rules, len(self._paper.seats), every)
        if too_many:
            self._asking.say(self._text("score-impossible", cards=" ".join(too_many)))
        return held

    def _cards(self, person: Number, points: bool) -> tuple[str, ...]:
        types = in_deck(self._paper.rules, len(self._paper.seats))
        while True:
            words = self._asking.ask(self._text("score-holds", who=self._paper.names[person]))
            cards = tuple(words.upper().split())
            wrong = [card for card in cards if card not in types]
            if not wrong:
                break
            known = " ".join(types)
            self._asking.say(self._text("score-no-card", word=wrong[0], cards=known))
        if points:
            self._asking.say(self._text("score-sum", count=points_of(cards)))
        return cards

    # --- games by the clock

    def _of_a_game(self) -> list[Offer]:
        offers: list[Offer] = [
            ("score-out", lambda: wrote.GoesOut(self._player())),
            ("score-gives-up", lambda: wrote.GivesUp(self._player())),
            ("score-away", lambda: wrote.Away(self._player())),
            ("score-warning", self._warns),
            ("score-remove", self._removes),
            ("score-vote", self._voted),
            ("score-join", self._joins),
            ("score-stop", self._stops),
            ("score-out-earlier", self._out_earlier),
            ("score-memo", self._memo),
        ]
        return offers

    def _begins(self) -> wrote.GameBegins:
        free = [person for person in self._paper.seats if person not in self._paper.barred]
        return wrote.GameBegins(tuple(free))

    def _inside(self) -> tuple[Number, ...]:
        assert self._paper.game is not None
        return self._paper.game.inside()

    def _player(self) -> Number:
        return self._who("score-who", self._inside())

    def _out_earlier(self) -> wrote.GoesOut:
        person = self._player()
        question = self._text("score-out-minutes", who=self._paper.names[person])
        return wrote.GoesOut(person, self._asking.number(question, 0, MOST_MINUTES))

    def _warns(self) -> wrote.Warns:
        person = self._player()
        reason = self._asking.ask(self._text("score-reason"))
        return wrote.Warns(self._paper.warden_of(person), person, reason)

    def _removes(self) -> wrote.Removes:
        person = self._player()
        return wrote.Removes(self._paper.warden_of(person), person)

    def _voted(self) -> wrote.Voted:
        question = self._asking.ask(self._text("score-question"))
        yes = self._asking.number(self._text("score-votes-yes"), 0, MOST_VOTES)
        no = self._asking.number(self._text("score-votes-no"), 0, MOST_VOTES)
        if yes != no:
            return wrote.Voted(question, yes, no)
        assert self._paper.game is not None
        oldest = self._paper.names[self._paper.game.by_age(self._paper.ages)[0]]
        says = self._asking.yes(self._text("score-tie", who=oldest))
        return wrote.Voted(question, yes, no, "yes" if says else "no")

    def _joins(self) -> wrote.Joins | wrote.SitsIn:
        name = self._asking.ask(self._text("score-joiner"))
        left_of = self._who("score-left-of", self._inside())
        sat_out = self._who_sat_out(name)
        if sat_out is not None:
            return wrote.SitsIn(sat_out, left_of)
        ages: list[tuple[str, Number | None]] = [(self._text("score-youngest"), None)]
        ages += [(self._paper.names[person], person) for person in self._paper.ages]
        return wrote.Joins(name, left_of, self._asking.choose(self._text("score-older"), ages))

    def _who_sat_out(self, name: str) -> Number | None:
        """Who of the company has this name and plays not yet; None: nobody."""
        assert self._paper.game is not None
        absent = (one for one in self._paper.seats if one not in self._paper.game.people)
        same = (one for one in absent if self._paper.names[one].casefold() == name.casefold())
        return next(same, None)

    def _stops(self) -> wrote.GameStops:
        ways = [(self._text(f"score-stop-{why}"), why) for why in wrote.STOPS]
        why = self._asking.choose(self._text("score-why"), ways)
        return wrote.GameStops(why, self._held(self._inside(), points=False))

    def _memo(self) -> wrote.Memo:
        return wrote.Memo(self._asking.ask(self._text("score-memo-what")))

    def _who(self, question: str, people: Iterable[Number]) -> Number:
        names = [(self._paper.names[person], person) for person in people]
        return self._asking.choose(self._text(question), names)
