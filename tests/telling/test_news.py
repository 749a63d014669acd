"""News, votes, questions and tools as sentences: all in every language, some word by word."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import UnionType

import pytest

from yksi.editions import EDITIONS
from yksi.game.events import Gave
from yksi.messages import motions, news, questions, text_tools
from yksi.messages.news import AnyNews
from yksi.messages.scores import GamePoints, PersonPoints, RoundRow, SeriesStanding
from yksi.messages.settings import FIELDS, Settings
from yksi.messages.stage import Way
from yksi.table.lobby.card_texts import PRESETS
from yksi.table.procedures.talk import REACTIONS
from yksi.telling.card_texts import tool
from yksi.telling.events import EventSentences
from yksi.telling.marks import unmarked
from yksi.telling.news import NewsSentences
from yksi.telling.persons import Persons
from yksi.telling.questions import answer, motion, question
from yksi.telling.settings import setting
from yksi.telling.words import Seating, Words
from yksi.texts import LANGUAGES, Texts

NAMES = ("Anna", "Bo", "Cilla", "Disa")
ANNA, BO, CILLA, DISA = range(4)
PEOPLE = range(len(NAMES))

TOOLS: tuple[text_tools.AnyTool, ...] = (
    *(text_tools.DrawCards(person, cards) for person in PEOPLE for cards in (1, 4, 10)),
    *(text_tools.DiscardCards(person, 2) for person in PEOPLE),
    *(text_tools.GiveCard(person, (person + 1) % 4) for person in PEOPLE),
    *(text_tools.ShowHand(person) for person in PEOPLE),
    *(text_tools.PutMarker(person, words) for person in PEOPLE for words in ("", "sings")),
    text_tools.DrawCards(None, 2),
    text_tools.DiscardCards(None, 1),
    text_tools.GiveCard(None, BO, 2),
    text_tools.ShowHand(None),
    text_tools.PutMarker(None, "sings"),
    *(text_tools.GiveTurn(person) for person in PEOPLE),
    *(text_tools.SetColor(color) for color in ("red", "green", "blue", "yellow")),
)
MOTIONS: tuple[motions.AnyMotion, ...] = (
    *(motions.Advised(person, (person + 1) % 4) for person in PEOPLE),
    *(motions.Cheated(person) for person in PEOPLE),
    motions.Stops(),
    *(motions.HasGivenUp(person) for person in PEOPLE),
    *(motions.GoesOut(person) for person in PEOPLE),
    motions.Dispute("Is a seven a six?"),
    *(motions.Text(2, text) for text in (*PRESETS, "Everybody stands up")),
    *(motions.Uses(used) for used in TOOLS),
)
QUESTIONS: tuple[questions.AnyQuestion, ...] = (
    *(questions.MayJoin(person, (person + 1) % 4, None) for person in PEOPLE),
    *(questions.MayJoin(person, (person + 1) % 4, (person + 2) % 4) for person in PEOPLE),
    *(questions.TakeAdviser(person, (person + 1) % 4) for person in PEOPLE),
    *(questions.WhereTo(person) for person in PEOPLE),
    *(questions.MayCoach(person, (person + 1) % 4) for person in PEOPLE),
    *(questions.IsDrawingReasonable(person, (person + 1) % 4) for person in PEOPLE),
)
ROW = RoundRow(2, "out", ANNA, {ANNA: 60, BO: 0}, {ANNA: 120, BO: 60}, None)
GAME = GamePoints(
    3, (PersonPoints(ANNA, 1, 12), PersonPoints(BO, 2, 20), PersonPoints(CILLA, 0, None))
)
STANDINGS = (
    SeriesStanding(BO, 1, 61, 3),
    SeriesStanding(ANNA, 2, 90, 3),
    SeriesStanding(CILLA, 0, 15, 1),
)
MATCH = "custom + scoring=low + custom_wilds=2"


def about(person: int) -> list[AnyNews]:
    """News about somebody, and about somebody and the next."""
    other = (person + 1) % 4
    return [
        news.Entered(person, NAMES[person], None),
        news.Left(person),
        news.Returned(person),
        news.Renamed(person, "Anders"),
        news.TookChair(person, other, (person + 2) % 4),
        news.TookChair(person, other, other),
        news.StoodUp(person),
        news.Learns(person),
        news.Hosting(person),
        news.Acknowledged(person),
        news.IsReady(person, True),
        news.IsReady(person, False),
        news.Seated((ANNA, BO, CILLA), person),
        news.StandsIn(person, True),
        news.StandsIn(person, False),
        news.TimedOut(person),
        news.Shuffles(person),
        news.BallotOpened(
            motions.Stops(), person, (ANNA, BO), 30_000, motions.VoteRule.MAJORITY, None
        ),
        news.Voted(person),
        news.BallotClosed(motions.Stops(), (person,), (other,), (DISA,), True, person),
        news.Asked(questions.WhereTo(other), person, 30_000),
        news.Answered(questions.WhereTo(other), person, questions.PUT_OUT),
        news.Doubted(person, other),
        news.DrawnInTurn(person, ("R5", "W4", "G+2")),
        news.DoubtSettled(person, other, True, ANNA),
        news.DoubtSettled(person, other, False, ANNA),
        news.DoubtSettled(person, other, False, None),
        news.DoubtLapsed(other, ANNA, person),
        news.Warned(person, other, ""),
        news.Warned(person, other, "Please do not shout"),
        news.Warned(person, other, "needless-drawing"),
        news.Removal(person, other, ""),
        news.Removal(person, other, "Please do not shout"),
        news.LetForgets(person, 0),
        news.LetForgets(person, 25),
        news.CoachNamed(person, other),
        news.Beginner(person),
        news.MovedAway(person),
        *(news.PutOut(person, why) for why in ("", "voted", "advice", "host")),
        *(news.Silenced(person, on) for on in (True, False)),
        news.SatDown(person, 3),
        news.HintAsked(person),
        news.ActTakenBack(person, "lay", ("R5", "W4")),
        news.ActTakenBack(person, "draw", ()),
        news.ActTakenBack(person, "keep", ()),
        news.PracticeEnded(person),
        news.TextPlayed(person, 2, "Everybody stands up"),
        news.Said(person, "Good evening", None),
        news.Said(person, "Keep the wild", other),
        *(news.Reacted(person, reaction) for reaction in REACTIONS),
        news.Tidies(person),
    ]


NEWS: tuple[AnyNews, ...] = (
    *(item for person in PEOPLE for item in about(person)),
    news.Entered(BO, "Bo", "casual"),
    news.Dismissed(BO),
    *(news.Changed(field, Settings(rules=MATCH, turn=1, limit=60)) for field in FIELDS),
    *(news.Changed(field, Settings(series=True)) for field in FIELDS),
    news.AgesOrdered((BO, ANNA)),
    news.Seated((ANNA, BO, CILLA), None),
    news.Sealed("0123456789abcdef" * 4),
    news.Gathering(1, "0123456789abcdef" * 4, {ANNA: "a" * 64, BO: "b" * 64}),
    news.Gathered(1, {ANNA: "a" * 64, BO: "b" * 64}),
    news.Gathered(1, {ANNA: "a" * 64, BO: None}),
    news.Unsealed("fedcba9876543210" * 4),
    *(
        news.BallotOpened(put, BO, (ANNA, BO), 30_000, motions.VoteRule.MAJORITY, None)
        for put in MOTIONS
    ),
    *(news.BallotClosed(put, (), (), (), False, None) for put in MOTIONS),
    *(news.Asked(asked, BO, 30_000) for asked in QUESTIONS),
    *(news.Answered(asked, BO, word) for asked in QUESTIONS for word in asked.answers),
    *(news.CardWritten(1, text) for text in ("", *PRESETS, "Everybody stands up")),
    *(news.ToolUsed(used) for used in TOOLS),
    news.TextDone(1),
    news.RoundScored(ROW),
    news.SeriesScored(GAME, STANDINGS),
    news.SeriesOver(STANDINGS),
    news.Abandoned(),
    news.NetworkClosed(),
    news.Knocks("Anders"),
    news.TurnedAway("Anders"),
    news.Reopened(BO),
    *(news.Watches(ANNA, way) for way in Way),
)


def words_of(language: str) -> Words:
    return Words(Texts(language), Seating(NAMES, ANNA), "kpgut", EDITIONS["kpgut"].rules)


def persons_of(language: str, me: int = ANNA) -> Persons:
    return Persons(words_of(language), NAMES.__getitem__, me)


def log_of(language: str, me: int = ANNA) -> Callable[[AnyNews], str | None]:
    log = NewsSentences(words_of(language), NAMES.__getitem__, me)

    def sentence(item: AnyNews) -> str | None:
        said = log.sentence(item)
        return None if said is None else unmarked(said)

    return sentence


# --- every kind in every language


@pytest.mark.parametrize(
    ("examples", "union"),
    [
        (NEWS, AnyNews),
        (MOTIONS, motions.AnyMotion),
        (QUESTIONS, questions.AnyQuestion),
        (TOOLS, text_tools.AnyTool),
    ],
)
def test_every_kind_has_an_example(examples: tuple[object, ...], union: UnionType) -> None:
    assert {type(example) for example in examples} == set(union.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told_in_every_language(language: str) -> None:
    for me in (ANNA, BO, DISA + 1):
        sentence = log_of(language, me)
        for item in NEWS:
            said = sentence(item)
            assert said, item
            assert said[0].isupper() or not said[0].isalpha(), said
            assert not re.search(r"[{}]|  ", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_motions_and_questions_ask(language: str) -> None:
    persons = persons_of(language)
    for put in MOTIONS:
        assert "?" in motion(persons, put)
    for asked in QUESTIONS:
        assert "?" in question(persons, asked)
        words = [answer(persons.words, word) for word in asked.answers]
        assert len(set(words)) == len(words)
    for used in TOOLS:
        assert tool(persons, used).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_never_confused(language: str) -> None:
    """Whoever is meant is named, and only the person at the keyboard is 'you'."""
    mine, others = log_of(language, BO), log_of(language, DISA)
    for item in about(BO):
        if not isinstance(item, news.Renamed):
            named = others(item)
            assert named is not None
            assert "Bo" in named, named
            assert named != mine(item)


def test_where_no_points_are_kept_nothing_is_told_of_them() -> None:
    row = RoundRow(1, "last_player", None, {ANNA: 0, BO: 0}, {ANNA: 0, BO: 0}, None)
    assert log_of("en")(news.RoundScored(row)) is None


# --- word by word


@pytest.mark.parametrize(
    ("language", "item", "said"),
    [
        ("en", news.Entered(BO, "Bo", "casual"), "Bo sits down (casual bot)."),
        ("en", news.Left(ANNA), "You have left; your place is kept."),
        (
            "en",
            news.Sealed("0123456789abcdef"),
            ("The next shuffle is fixed and sealed; nobody can change it now. Seal: 0123456789ab."),
        ),
        (
            "en",
            news.Seated((ANNA, BO, CILLA), BO),
            "Round the table, clockwise: you, Bo and Cilla. Bo shuffles, as the oldest.",
        ),
        (
            "en",
            news.BallotOpened(
                motions.Advised(BO, CILLA),
                ANNA,
                (ANNA, DISA),
                30_000,
                motions.VoteRule.MAJORITY,
                None,
            ),
            "You call a vote: Did Bo advise Cilla?",
        ),
        (
            "en",
            news.BallotClosed(motions.Stops(), (ANNA, BO), (CILLA,), (DISA,), True, None),
            "Stop the game now? The answer is yes. Yes: you and Bo. No: Cilla. No vote: Disa.",
        ),
        (
            "en",
            news.BallotClosed(motions.GoesOut(BO), (CILLA,), (ANNA,), (), False, ANNA),
            (
                "Does Bo have to leave the room? The answer is no. Yes: Cilla. No: you. "
                "The votes are even, and yours decides, as the oldest."
            ),
        ),
        (
            "en",
            news.Asked(questions.MayJoin(BO, ANNA, CILLA), ANNA, 30_000),
            "A question for you: May Bo join the game, to your left? Bo is older than Cilla.",
        ),
        (
            "en",
            news.Answered(questions.WhereTo(BO), CILLA, "put-out"),
            "Cilla answers “Out of the room”.",
        ),
        (
            "en",
            news.Warned(BO, CILLA, "needless-drawing"),
            "Cilla warns Bo: drawing without reason.",
        ),
        ("en", news.Warned(ANNA, CILLA, "Not so loud"), "Cilla warns you: “Not so loud”."),
        ("en", news.CardWritten(2, "extra_turn"), "Customizable card 2 now says “Extra turn”."),
        ("en", news.CardWritten(2, "blank"), "Customizable card 2 stays blank."),
        ("en", news.ToolUsed(text_tools.GiveCard(BO, ANNA)), "Agreed. Bo gives you a card."),
        ("en", news.RoundScored(ROW), "After round 2: Anna 120 and Bo 60."),
        (
            "en",
            news.SeriesScored(GAME, STANDINGS),
            (
                "Game 3 of the series: Anna 12, Bo 20 and Cilla without points. "
                "On average so far: 1. Bo (20.3), 2. Anna (30.0) and Cilla without a place."
            ),
        ),
        (
            "fi",
            news.Warned(BO, ANNA, "needless-drawing"),
            "Annat huomautuksen pelaajalle Bo: turha nostaminen.",
        ),
        ("fi", news.CoachNamed(BO, CILLA), "Bo saa nyt neuvoa pelaajaa Cilla."),
        ("fi", news.ToolUsed(text_tools.DrawCards(BO, 1)), "Sovittu. Bo nostaa kortin."),
        ("fi", news.ToolUsed(text_tools.DrawCards(BO, 2)), "Sovittu. Bo nostaa kaksi korttia."),
        ("fi", news.SeriesOver(STANDINGS[:1]), "Sarja on päättynyt. Keskiarvot: 1. Bo (20,3)."),
        ("sv", news.TookChair(BO, ANNA, CILLA), "Bo tar en stol. Bredvid sitter du och Cilla."),
        ("nb", news.TookChair(BO, ANNA, ANNA), "Bo tar en stol. Ved siden av sitter du."),
        ("da", news.TookChair(BO, ANNA, ANNA), "Bo tager en stol. Ved siden af sidder du."),
        (
            "sv",
            news.Asked(questions.MayCoach(BO, ANNA), CILLA, 0),
            "Cilla får en fråga: Får Bo ge råd till dig?",
        ),
        ("nb", news.Doubted(ANNA, BO), "Bo tviler på at du trekker med god grunn."),
        ("da", news.Said(BO, "Hej", ANNA), "Bo, kun til dig: Hej"),
    ],
)
def test_some_news_word_by_word(language: str, item: AnyNews, said: str) -> None:
    assert log_of(language)(item) == said


@pytest.mark.parametrize(
    ("language", "put", "said"),
    [
        ("en", motions.Uses(text_tools.DrawCards(BO, 3)), "Bo draws three cards. Agreed?"),
        (
            "en",
            motions.Text(1, "Everybody stands up"),
            "Shall customizable card 1 say “Everybody stands up”?",
        ),
        ("en", motions.Text(1, "blank"), "Shall customizable card 1 stay blank?"),
        ("en", motions.Dispute("Is it allowed?"), "“Is it allowed?”"),
        ("fi", motions.Advised(BO, ANNA), "Neuvoiko Bo sinua?"),
        ("fi", motions.HasGivenUp(BO), "Onko Bo luovuttanut lähtemällä pois?"),
        ("fi", motions.Uses(text_tools.SetColor("red")), "Väriksi tulee punainen. Sopiiko?"),
        ("sv", motions.Advised(ANNA, BO), "Gav du råd till Bo?"),
        ("nb", motions.Uses(text_tools.GiveTurn(ANNA)), "Turen går til deg. Er dere enige?"),
        ("da", motions.Text(3, "joke"), "Skal der stå »Vittigheden« på kort 3 med egen regel?"),
    ],
)
def test_some_motions_word_by_word(language: str, put: motions.AnyMotion, said: str) -> None:
    assert unmarked(motion(persons_of(language), put)) == said


@pytest.mark.parametrize(
    ("language", "field", "name", "value"),
    [
        ("en", "turn", "Time for a turn", "as long as it takes"),
        ("en", "absent", "Patience with absence", "20 seconds"),
        ("en", "bot", "Time that bots take", "one second"),
        ("en", "chat", "Talk at the table", "yes"),
        (
            "en",
            "rules",
            "Rules",
            (
                "Custom (Wild Customizable in the deck: 2; "
                "Points: everybody counts their own cards; the lowest wins)"
            ),
        ),
        ("fi", "bot", "Bottien miettimisaika", "sekunti"),
        ("da", "public", "Vises i lobbyen", "nej"),
    ],
)
def test_some_settings_word_by_word(language: str, field: str, name: str, value: str) -> None:
    assert setting(words_of(language), Settings(rules=MATCH), field) == (name, value)


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("en", Gave(BO, CILLA, None), "Bo gives Cilla a card."),
        ("en", Gave(ANNA, BO, "R5"), "You give Bo red 5."),
        ("fi", Gave(BO, ANNA, "R5"), "Bo antaa sinulle punaisen 5:n."),
        ("fi", Gave(BO, CILLA, None), "Bo antaa kortin pelaajalle Cilla."),
        ("da", Gave(ANNA, BO, "W"), "Du giver Bo Joker."),
    ],
)
def test_a_card_given_for_a_text_is_told_with_the_cards(
    language: str, event: Gave, said: str
) -> None:
    log = EventSentences(words_of(language))
    assert unmarked(log.paragraph([event])) == said
