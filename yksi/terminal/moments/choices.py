"""Choices beside cards: a colour, a partner, discards, the verdict on a joke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yksi.cards import COLOR_NAMES, COLOR_OF, FACE_BY_NAME
from yksi.game import actions as do
from yksi.table import Effect
from yksi.terminal.answers import ask, yes_or_no
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Misread


def ask_color(host: Host, laid: Sequence[str] = ()) -> str:
    """The person names a colour; Enter takes the most frequent of what stays in hand."""
    favorite = _favorite(host.hand(), laid)
    offers = [f"{host.keys.color_letter(color)} {host.words.color(color)}" for color in COLOR_NAMES]
    prompt = host.words.say(
        "ask-color", offers=", ".join(offers), default=host.words.color(favorite)
    )

    def read(line: str) -> str:
        color = host.keys.color(line) if line else favorite
        if color is None:
            raise Misread("misread-color", word=line)
        return color

    return ask(host, prompt, read)


def _favorite(hand: Sequence[str], laid: Sequence[str]) -> str:
    rest = Counter(hand)
    rest.subtract(laid)
    count = Counter(COLOR_OF[FACE_BY_NAME[card]] for card in rest.elements())
    return max(COLOR_NAMES, key=lambda name: count[COLOR_NAMES.index(name)])


def name_color(host: Host) -> list[Effect] | None:
    """The person names the colour of a wild that was turned as start card."""
    host.say_all(host.board.middle(host.view()))
    host.say_all(host.board.hand(host.view()))
    return host.act(do.NameColor(ask_color(host)))


def ask_partner(host: Host, seats: Sequence[int]) -> int:
    """The person says whom to swap hands with."""
    view = host.view()
    others = [host.board.other(view.seats[seat]) for seat in seats]
    prompt = host.words.say("ask-swap", others=", ".join(others))
    return ask(host, prompt, host.reader.seat)


def swap(host: Host) -> list[Effect] | None:
    """The person has jumped in with a seven, and says whom to swap hands with."""
    partners = [action.seat for action in host.legal() if isinstance(action, do.Swap)]
    return host.act(do.Swap(ask_partner(host, partners)))


def discard(host: Host) -> list[Effect] | None:
    """Cards to put under the top card, secretly; one at a time where several are due."""
    due = host.view().to_discard
    hand = host.hand()
    host.say_all(host.board.hand(host.view()))
    key = "ask-discard-must" if due else "ask-discard"
    prompt = host.words.say(key, count=due, key=host.keys.letter(Verb.KEEP))

    def read(line: str) -> do.Action:
        if not line or host.keys.verb(line) is Verb.KEEP:
            return do.Decline()
        return do.Discard(host.reader.cards(line, hand))

    return host.act(ask(host, prompt, read))


def verdict(host: Host) -> list[Effect] | None:
    """The person says whether the joke was funny. The bot tells one of three."""
    words, view = host.words, host.view()
    host.say(words.text(f"joke-{len(view.discards) % 3 + 1}"))
    prompt = words.say("ask-laugh", yes=host.keys.yes, no=host.keys.no)
    laughs = ask(host, prompt, lambda line: yes_or_no(host, line))
    return host.act(do.Laugh() if laughs else do.Frown())
