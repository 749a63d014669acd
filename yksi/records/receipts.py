"""What a player's browser was told of deals while they were made, against the record of the table.

The grammar is in docs/RECORDS.md, what it proves in docs/FAIR.md; the browser has the same check
in `web/src/lib/fair`, without a rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from yksi.errors import YksiError
from yksi.game import events as ev
from yksi.game.notation import NotationError, is_secret
from yksi.messages import news
from yksi.messages.forms import Labels
from yksi.records.table_record import play_back
from yksi.seeds import pledge_of, seal_of
from yksi.table.room import Effect
from yksi.table.table import Table

FIRST_LINE = "yksi receipt 1"


class ReceiptFault(StrEnum):
    SEAL = "seal"  # the house's secret is not the one that was sealed
    PLEDGE = "pledge"  # a part is not the one that was pledged
    PART = "part"  # the player's own was left out, or asked for twice
    CARDS = "cards"  # others than follow from all that
    GONE = "gone"  # no trace of the deal


class ReceiptError(YksiError, ValueError):
    """A receipt that cannot be read, and its line."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(f"line {line}: {reason}")


@dataclass
class ToldDeal:
    """One deal, as a browser was told of it."""

    deal: int
    rules: str | None = None
    seal: str | None = None
    pledges: dict[int, str] = field(default_factory=dict)
    mine: str | None = None
    acknowledged: bool = False
    mischief: bool = False
    parts: dict[int, str | None] = field(default_factory=dict)
    gathered: bool = False  # the parts were told
    hand: list[str] | None = None
    turned: list[str] = field(default_factory=list)
    drew: list[str] = field(default_factory=list)
    over: bool = False


@dataclass
class Receipt:
    person: int
    deals: list[ToldDeal]


@dataclass
class OpenedDeal:
    """One deal, as the record of the table has it; without a secret: its round is not over."""

    deal: int
    rules: str = ""
    people: list[int] = field(default_factory=list)  # by seat
    parts: dict[int, str | None] = field(default_factory=dict)
    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)  # by person
    turned: list[str] = field(default_factory=list)
    drew: dict[int, list[str]] = field(default_factory=dict)  # by person
    secret: str | None = None

    @property
    def missing(self) -> list[int]:
        return [person for person, part in self.parts.items() if part is None]


# --- reading


def parse_receipt(text: str) -> Receipt:
    """Read the text of a receipt; ReceiptError names a bad line."""
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise ReceiptError(f"a receipt begins with {FIRST_LINE!r}", 1)
    receipt = Receipt(-1, [])
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        try:
            if words:
                _read(receipt, words[0], words[1:])
        except (ValueError, IndexError):
            raise ReceiptError(f"{line!r} is no line of a receipt", number) from None
    if receipt.person < 0:
        raise ReceiptError("it does not say whose receipt it is", len(lines))
    return receipt


def _read(receipt: Receipt, word: str, rest: list[str]) -> None:
    match word:
        case "table":
            return
        case "person":
            receipt.person = Labels().number(rest[0])
            return
        case "deal":
            receipt.deals.append(ToldDeal(int(rest[0])))
            return
    told = receipt.deals[-1]
    match word:
        case "rules":
            told.rules = " ".join(rest)
        case "seal":
            told.seal = _digits(rest[0])
        case "pledge":
            told.pledges[Labels().number(rest[0])] = _digits(rest[1])
        case "mine":
            told.mine = _digits(rest[0])
        case "acknowledged":
            told.acknowledged = True
        case "asked-twice" | "left-out":
            told.mischief = True
        case "part":
            told.parts[Labels().number(rest[0])] = _digits(rest[1])
        case "missing":
            told.parts[Labels().number(rest[0])] = None
        case "gathered":
            told.gathered = True
        case "dealt":
            told.hand = rest
        case "turned":
            told.turned = rest
        case "drew":
            told.drew = rest
        case "over":
            told.over = True
        case _:
            raise NotationError(word)


def _digits(word: str) -> str:
    if not is_secret(word):
        raise NotationError(word)
    return word


# --- the deals of a record


def opened_deals(text: str) -> list[OpenedDeal]:
    """All deals of a table's record, which is played through; RecordError if it lies."""
    table = Table()
    deals: list[OpenedDeal] = []
    parts: dict[int, str | None] = {}
    for effects in play_back(table, text):
        for effect in effects:
            event = effect.event
            if isinstance(event, news.Gathered):
                parts = event.parts
            elif isinstance(event, news.Seated):
                deals.append(OpenedDeal(event.deal, people=list(event.people), parts=parts))
                parts = {}
            elif deals:
                _note(deals[-1], effect, table)
    return deals


def _note(deal: OpenedDeal, effect: Effect, table: Table) -> None:
    match effect.event:
        case ev.Dealer():
            assert table.room.game is not None
            deal.rules = table.room.game.rules_text
        case ev.Dealt(seat, _, cards) if cards is not None:
            deal.hands.setdefault(deal.people[seat], cards)
        case ev.Turned(card):
            deal.turned.append(card)
        case ev.Drew(seat, _, _, cards) if cards is not None:
            deal.drew.setdefault(deal.people[seat], []).extend(cards)
        case news.SatDown(person):
            deal.people.append(person)
        case news.Unsealed(secret):
            deal.secret = secret


# --- comparing


def check_receipt(
    deals: Iterable[OpenedDeal], receipt: Receipt
) -> Iterator[tuple[int, ReceiptFault]]:
    """Everything that does not fit together, deal by deal."""
    by_number = {deal.deal: deal for deal in deals if deal.secret is not None}
    for told in receipt.deals:
        opened = by_number.get(told.deal)
        if opened is not None:
            yield from ((told.deal, fault) for fault in _faults(opened, told, receipt.person))
        elif told.over and told.deal < max(by_number, default=0):
            yield told.deal, ReceiptFault.GONE


def _faults(opened: OpenedDeal, told: ToldDeal, me: int) -> Iterator[ReceiptFault]:
    assert opened.secret is not None
    if told.seal is not None and told.seal != seal_of(opened.secret):
        yield ReceiptFault.SEAL
    if not _keeps_pledges(opened, told):
        yield ReceiptFault.PLEDGE
    if told.mischief or (told.acknowledged and opened.parts.get(me) != told.mine):
        yield ReceiptFault.PART
    if not _has_cards(opened, told, me):
        yield ReceiptFault.CARDS


def _keeps_pledges(opened: OpenedDeal, told: ToldDeal) -> bool:
    """A pledge belongs to every part, and a part or its absence to every pledge."""
    if opened.parts.keys() != told.pledges.keys():
        return False
    if told.gathered and opened.parts != told.parts:
        return False
    return all(
        part is None or pledge_of(part) == told.pledges[person]
        for person, part in opened.parts.items()
    )


def _has_cards(opened: OpenedDeal, told: ToldDeal, me: int) -> bool:
    """All cards that the browser was shown are there, in their order."""
    if told.rules is not None and told.rules != opened.rules:
        return False
    dealt = sorted(opened.hands.get(me, ())), opened.turned
    if told.hand is not None and (sorted(told.hand), told.turned) != dealt:
        return False
    rest = iter(opened.drew.get(me, []))
    return all(card in rest for card in told.drew)
