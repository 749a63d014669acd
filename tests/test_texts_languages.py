"""Every language has the same sentences, which say the same things in all their variants."""

from __future__ import annotations

import itertools

import pytest

from tests.sentences import fillings, helpers, patterns, variables
from yksi.cards import COLOR_NAMES
from yksi.terminal.input.keys import LETTERED, Keys
from yksi.texts import LANGUAGES, Texts, folder, known_language, language_of

# What a language may use or leave: it says who acts, which form is asked for, whose words they are.
GRAMMAR = {"form", "edition", "person", "other"}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_keys_in_every_language(language: str) -> None:
    assert patterns(language).keys() - helpers(language) == patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_placeholders_in_every_language(language: str) -> None:
    for key in patterns("en"):
        english = variables("en", key).names - GRAMMAR
        assert variables(language, key).names - GRAMMAR == english, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    text = Texts(language)
    for key in patterns(language):
        for arguments in itertools.islice(fillings(language, key), 2000):
            said = text(key, **arguments)
            assert said.strip(), (key, arguments)
            assert "{" not in said, (key, said)
            assert "  " not in said, (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_uno_is_shouted(language: str) -> None:
    source = (folder() / f"{language}.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    assert "!" not in said.replace("UNO!", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_short_and_never_mean_two_things(language: str) -> None:
    text = Texts(language)
    words = [word for verb in LETTERED for word in text(f"key-{verb}").split()]
    colors = [word for color in COLOR_NAMES for word in text(f"typed-{color}").split()]
    answers = [*text("typed-yes").split(), *text("typed-no").split()]
    for group in (words, colors, answers):
        assert len(group) == len(set(group))
        assert all(word == word.lower() for word in group)
    keys = Keys(text)
    shown = [keys.letter(verb) for verb in LETTERED] + [keys.color_letter(c) for c in COLOR_NAMES]
    assert all(len(letter) == 1 for letter in [*shown, keys.yes, keys.no])


# --- which language is spoken


@pytest.mark.parametrize(
    ("word", "language"),
    [
        ("fi", "fi"),
        ("sv_FI.UTF-8", "sv"),
        ("no", "nb"),
        ("nn_NO", "nb"),
        ("da-DK", "da"),
        ("EN", "en"),
        ("de_DE", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_known_language(word: str, language: str | None) -> None:
    assert known_language(word) == language


def test_the_surroundings_choose_the_language() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "fi_FI.UTF-8"}) == "fi"
    assert language_of({"LANG": "fi_FI.UTF-8", "LC_ALL": "sv_SE"}) == "sv"
    assert language_of({"LC_ALL": "sv_SE", "YKSI_LANG": "da"}) == "da"
    assert language_of({"LC_ALL": "", "LANG": "nb_NO"}) == "nb"
    assert language_of({"LANG": "de_DE"}) == "en"


def test_a_sentence_takes_only_so_much() -> None:
    """Whatever somebody types, the answer is a sentence."""
    said = Texts("en")("misread-color", word="x" * 5000)
    assert "xxx…" in said
    assert len(said) < 1000


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        Texts("en")("no-such-key")
    with pytest.raises(KeyError):
        Texts("en")("command-yksi")
