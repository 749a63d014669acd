"""What a table tells besides what happens to the cards, as sentences; second person for oneself.

The cards are told by `events`, what people decide by `decisions`, points by `scores`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from yksi.messages import news
from yksi.messages.news import AnyNews
from yksi.messages.tags import tag_of
from yksi.telling import decisions, scores
from yksi.telling.card_texts import card_text, tool
from yksi.telling.persons import Persons
from yksi.telling.settings import setting
from yksi.telling.words import Words

SEAL = 12  # characters of a seal that are shown; the record has what is needed to check it


class NewsSentences:
    def __init__(self, words: Words, name_of: Callable[[int], str], me: int) -> None:
        self._words = words
        self._persons = Persons(words, name_of, me)

    def sentence(self, item: AnyNews) -> str | None:
        """One piece of news; None when there is nothing to say."""
        if isinstance(item, scores.ScoreNews):
            return scores.told(self._persons, item)
        if isinstance(item, decisions.DecisionNews):
            return decisions.told(self._persons, item)
        words, persons = self._words, self._persons
        match item:
            case (
                news.Left(person)
                | news.Returned(person)
                | news.Dismissed(person)
                | news.Hosting(person)
                | news.Acknowledged(person)
                | news.TimedOut(person)
                | news.Shuffles(person)
                | news.Voted(person)
                | news.Beginner(person)
                | news.MovedAway(person)
                | news.SatDown(person)
                | news.StoodUp(person)
                | news.Learns(person)
                | news.HintAsked(person)
                | news.PracticeEnded(person)
                | news.Tidies(person)
            ):
                return persons.act(_key(item), person)
            case news.PutOut(person, why):
                return persons.act("news-putout", person, why=why)
            case news.Silenced(person, on):
                return persons.act("news-silenced", person, on=_yes(on))
            case news.LetForgets(person, percent):
                return persons.act("news-letforgets", person, percent=percent)
            case news.Watches(_, way):
                return words.say("news-watches", way=str(way))
            case (
                news.Unsealed()
                | news.TextDone()
                | news.Abandoned()
                | news.Reopened()
                | news.NetworkClosed()
            ):
                return words.say(_key(item))
            case news.Entered():
                return self._entered(item)
            case news.Knocks(name) | news.TurnedAway(name):
                return words.say(_key(item), name=name)
            case news.TookChair(person, after, before):
                beside = persons.listed(dict.fromkeys((after, before)))
                return persons.act("news-tookchair", person, names=beside)
            case news.Renamed(person, name):
                return persons.act("news-renamed", person, name=name)
            case news.Changed(field, settings):
                return words.say("news-changed", **setting(words, settings, field)._asdict())
            case news.AgesOrdered(people):
                return words.say("news-agesordered", names=persons.listed(people))
            case news.IsReady(person, ready):
                return persons.act("news-isready", person, ready=_yes(ready))
            case news.Seated():
                return self._seated(item)
            case news.StandsIn(person, on):
                return persons.act("news-standsin", person, on=_yes(on))
            case news.Sealed(commitment):
                return words.say("news-sealed", seal=commitment[:SEAL])
            case news.Gathering(_, _, pledges):
                return words.say("news-gathering", names=persons.listed(tuple(pledges)))
            case news.Gathered(_, parts):
                return self._gathered(parts)
            case news.CoachNamed(person, player):
                return persons.act("news-coachnamed", person, player)
            case news.ActTakenBack(person, did, cards):
                kind = "cards" if cards else did
                laid = words.cards(cards, "object")
                return persons.act("news-acttakenback", person, did=kind, cards=laid)
            case news.CardWritten():
                return self._written(item)
            case news.TextPlayed(person, _, text):
                return persons.act("news-textplayed", person, text=text)
            case news.ToolUsed(used):
                return words.say("news-toolused", tool=tool(persons, used))
            case news.Said():
                return self._said(item)
            case news.Reacted(person, reaction):
                heard = words.say(f"reaction-{reaction}")
                return persons.act("news-reacted", person, reaction=heard)
            case _:
                assert_never(item)

    def _entered(self, item: news.Entered) -> str:
        if item.bot is None:
            return self._persons.act("news-entered", item.person)
        level = self._words.say(f"bot-{item.bot}")
        return self._persons.act("news-entered-bot", item.person, level=level)

    def _gathered(self, parts: Mapping[int, str | None]) -> str:
        missing = tuple(person for person, part in parts.items() if part is None)
        if not missing:
            return self._words.say("news-gathered")
        return self._words.say("news-gathered-missing", names=self._persons.listed(missing))

    def _seated(self, item: news.Seated) -> str:
        seated = self._words.say("news-seated", names=self._persons.listed(item.people))
        if item.shuffles is None:
            return seated
        return f"{seated} {self._persons.act('news-seated-shuffles', item.shuffles)}"

    def _written(self, item: news.CardWritten) -> str:
        text = card_text(self._words, item.text)
        if not text:
            return self._words.say("news-cardwritten-blank", card=item.card)
        return self._words.say("news-cardwritten", card=item.card, text=text)

    def _said(self, item: news.Said) -> str:
        if item.to is None:
            return self._persons.act("news-said", item.person, text=item.text)
        return self._persons.act("news-said-alone", item.person, item.to, text=item.text)


def _key(item: AnyNews) -> str:
    return f"news-{tag_of(item)}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"
