"""The moment before the first deal: the etiquette is read, and the person is ready."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.rules import Conduct
from yksi.terminal.host import Host, Leave
from yksi.terminal.input.keys import Verb


def take_seat(host: Host) -> None:
    """The etiquette is read once, where there is one (KPG-ETI-1); then the hand is on the table."""
    host.let(host.driver.seal)
    if host.table.room.rules.conduct == Conduct.OFFICES:
        _show_etiquette(host)
        host.command(say.Acknowledge())
    host.command(say.Ready())


def _show_etiquette(host: Host) -> None:
    text = host.text
    host.say_all(text("etiquette").splitlines())
    while line := host.listen(text("ask-etiquette")):
        if host.keys.verb(line) is Verb.QUIT:
            raise Leave
        host.say(host.words.say("misread-enter", key=host.keys.letter(Verb.HELP)))
