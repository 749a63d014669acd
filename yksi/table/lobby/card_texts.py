"""What the customizable cards say: proposed, agreed on by all, kept for a match (CUS-49 to 56)."""

from __future__ import annotations

from yksi.editions import parse_rules, write_rules
from yksi.messages import commands as say
from yksi.messages import motions, news
from yksi.messages.motions import VoteRule
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.rules import Preset
from yksi.table.decisions.ballots import need_quiet, open_ballot
from yksi.table.room import Room

LONGEST_TEXT = 140
PRESETS = tuple(preset.name.lower() for preset in Preset if preset is not Preset.TEXT)


def write_card(room: Room, who: int, command: say.WriteCard) -> None:
    """Somebody proposes a preset or a text; it holds when all the others agree (CUS-50)."""
    room.need_lobby("CUS-R18")
    if not 1 <= command.card <= room.settings.parsed.custom_wilds:
        raise RefusedByTable(TableCode.NO_SUCH_CARD, "CUS-R15")
    if not 0 < len(command.text.strip()) <= LONGEST_TEXT or not command.text.isprintable():
        raise RefusedByTable(TableCode.TEXT_LENGTH)
    need_quiet(room)
    motion = motions.Text(command.card, command.text.strip())
    others = [person.number for person in room.humans_here() if person.number != who]
    open_ballot(room, who, motion, others, VoteRule.UNANIMOUS)


def decided(room: Room, motion: motions.Text, carried: bool) -> None:
    """Without agreement the card stays as it is: a plain wild at first (CUS-R16)."""
    if carried or room.laws < 2:
        _write(room, motion.card, motion.text if carried else "")


def _write(room: Room, card: int, text: str) -> None:
    room.texts[card] = text
    if not text or text == Preset.BLANK.name.lower():
        del room.texts[card]
    room.tell(news.CardWritten(card, text))


def rules_with_texts(room: Room) -> str:
    """The rules of the next match, with the presets that stand on the cards."""
    edition, rules = parse_rules(room.settings.rules)
    changes = {
        f"card{card}": text if text in PRESETS else Preset.TEXT.name.lower()
        for card, text in room.texts.items()
    }
    return write_rules(edition, rules.changed(changes))
