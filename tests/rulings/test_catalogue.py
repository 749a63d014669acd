"""Every clause has a topic and says something in every language, and addresses find it."""

from __future__ import annotations

import re

import pytest

from yksi import installed
from yksi.editions import EDITIONS
from yksi.rulings.catalogue import clauses, find_clause, topics, wordings
from yksi.texts import LANGUAGES

CARDS = {"+2", "S", "R", "W", "W4", "WS", "WC", "WM"}
MOST_WORDS = 5  # of an answer
FEWEST_PHRASES = 2  # in which people ask about a clause


def test_every_clause_with_content_has_a_topic() -> None:
    listed = {name for topic in topics() for same in topic.wordings for name in same}
    assert listed <= clauses().keys()
    missing = [
        clause
        for clause in clauses().values()
        if clause.name not in listed and not clause.how.startswith("wording")
    ]
    assert not missing


def test_a_clause_has_one_wording() -> None:
    first: dict[str, str] = {}
    for topic in topics():
        for same in topic.wordings:
            for name in same:
                assert first.setdefault(name, same[0]) == same[0]


def test_topics_are_decided_by_known_rules() -> None:
    fields = EDITIONS["classic"].rules._fields
    assert all(topic.field is None or topic.field in fields for topic in topics())
    assert all(topic.field or topic.wordings for topic in topics())
    assert len({topic.name for topic in topics()}) == len(topics())


# --- what clauses say


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_is_there_in_every_language(language: str) -> None:
    source = (installed.folder("locales") / "clauses" / f"{language}.txt").read_text("utf-8")
    listed = [line.split(" | ")[0] for line in source.splitlines() if not line.startswith("#")]
    first = [same[0] for topic in topics() for same in topic.wordings]
    assert listed == list(dict.fromkeys(first))


@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_are_short_and_name_cards_that_exist(language: str) -> None:
    for name, (title, text) in wordings(language).items():
        words = re.sub(r"\[[^]]*\]", "card", title).split()
        assert 0 < len(words) <= MOST_WORDS, (name, title)
        assert text.endswith((".", "…")), (name, text)
        assert "!" not in title + text, name
        assert set(re.findall(r"\[([^]]*)\]", title + text)) <= CARDS, name


# --- what people ask with


def phrases_of(language: str) -> dict[str, list[str]]:
    """Read how people ask, by topic and by clause."""
    source = (installed.folder("locales") / "asking" / f"{language}.txt").read_text("utf-8")
    rows = [line.split(" | ") for line in source.splitlines() if not line.startswith("#")]
    heads = [head for head, _ in rows]
    assert len(heads) == len(set(heads))
    return {
        head: listed.split("; ")
        for head, listed in rows
        if head != "stop" and not head.startswith("=")
    }


def first_clauses() -> list[str]:
    return list(dict.fromkeys(same[0] for topic in topics() for same in topic.wordings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_everyday_words_then_clauses_follow(language: str) -> None:
    asked = phrases_of(language)
    listed = asked.keys() - {topic.name for topic in topics()}
    clauses_there = [clause for clause in first_clauses() if clause in listed]
    assert list(asked) == [topic.name for topic in topics()] + clauses_there


@pytest.mark.parametrize("language", ["en", "fi"])
def test_every_clause_has_everyday_words(language: str) -> None:
    asked = phrases_of(language)
    assert [
        clause for clause in first_clauses() if len(asked.get(clause, [])) < FEWEST_PHRASES
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_said_once_where_they_stand(language: str) -> None:
    for head, listed in phrases_of(language).items():
        assert all(listed), head
        assert len(listed) == len(set(listed)), head


# --- addresses


@pytest.mark.parametrize(
    ("edition", "written", "clause"),
    [
        ("kpgut", "§7.1", "KPG-§7.1"),
        ("kpgut", "7.1", "KPG-§7.1"),
        ("kpgut", "KPG-§7.1", "KPG-§7.1"),
        ("kpgut", "dr2-5", "KPG-DR2-5"),
        ("classic", "cls-18", "CLS-18"),
        ("custom", "GEN-R05", "GEN-R05"),
        ("kpgut", "GEN-R05", None),
        ("classic", "§7.1", None),
        ("classic", "", None),
        ("nowhere", "CLS-18", None),
    ],
)
def test_addresses_find_clauses(edition: str, written: str, clause: str | None) -> None:
    assert find_clause(edition, written) == clause
