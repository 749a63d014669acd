"""`yksi verify`: whether a record plays as it says, and whether it fits what a player was told."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.shared.files import faults_told, read_text
from yksi.cli.shared.localized import FAILURE_CODE, Command, lang_option, option, texts_of
from yksi.game import Game
from yksi.game import actions as do
from yksi.messages.forms import Labels
from yksi.records.receipts import (
    OpenedDeal,
    ReceiptError,
    check_receipt,
    opened_deals,
    parse_receipt,
)
from yksi.records.table_record import FIRST_LINE
from yksi.seeds import seal_of
from yksi.texts import Texts, Trouble


def _deals(text: str) -> list[OpenedDeal]:
    """The deals of a record, which is played through; RecordError if it lies."""
    if text.startswith(FIRST_LINE):
        return opened_deals(text)
    game, _ = Game.replay(text)
    dealt = (action.secret for _, action in game.moves if isinstance(action, do.Deal))
    deals = [
        OpenedDeal(number, secret=secret) for number, secret in enumerate(filter(None, dealt), 1)
    ]
    if deals and not game.over:
        deals[-1].secret = None
    return deals


def _compare(text: Texts, deals: list[OpenedDeal], receipt: str) -> bool:
    """Tell of everything that does not fit a receipt; whether all does."""
    told = parse_receipt(receipt)
    faults = list(check_receipt(deals, told))
    for deal, fault in faults:
        click.echo(text(f"verify-fault-{fault}", number=deal))
    opened = {deal.deal: deal for deal in deals if deal.secret is not None}
    mine = [
        each.deal
        for each in told.deals
        if each.mine is not None
        and each.deal in opened
        and opened[each.deal].parts.get(told.person) == each.mine
    ]
    click.echo(text("verify-receipt", person=Labels().label(told.person), count=len(mine)))
    return bool(mine) and not faults


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--seal", "seen", key="option-seal", metavar="HEX", multiple=True)
@option("--receipt", key="option-receipt", metavar="FILE", type=click.Path(path_type=Path))
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, seen: tuple[str, ...], receipt: Path | None) -> None:
    text = texts_of(ctx)
    with faults_told(file):
        deals = _deals(read_text(file))
    seals = [seal_of(deal.secret) for deal in deals if deal.secret is not None]
    for deal in deals:
        _tell(text, deal)
    missing = [seal for seal in seen if seal.lower() not in seals]
    for seal in missing:
        click.echo(text("verify-missing", seal=seal))
    fits = True
    if receipt is not None:
        try:
            fits = _compare(text, deals, read_text(receipt))
        except ReceiptError as error:
            raise Trouble("error-text", file=str(receipt), reason=str(error)) from None
    if not deals:
        click.echo(text("verify-nothing"))
    if missing or not fits or not deals or len(seals) < len(deals):
        ctx.exit(FAILURE_CODE)
    click.echo(text("verify-good", count=len(deals)))


def _tell(text: Texts, deal: OpenedDeal) -> None:
    if deal.secret is None:
        click.echo(text("verify-unfinished", number=deal.deal))
        return
    click.echo(text("verify-deal", number=deal.deal, seal=seal_of(deal.secret)))
    if deal.missing:
        names = ", ".join(map(Labels().label, deal.missing))
        click.echo(text("verify-absent", number=deal.deal, names=names))
