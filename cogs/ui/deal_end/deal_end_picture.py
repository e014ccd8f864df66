"""The picture of a deal's end: its scene in the reader's words."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.table_values import Settled
from bot.i18n.catalogue import words
from bot.i18n.spoken_facts import reckoned
from bot.scenes.deal_end_scene import Account, Cell, Column, HandLeft, Row
from bot.scenes.game_scenes import deal_end_scene
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.wording import Text
from cogs.ui.table_in_words import TableInWords
from images.pictures import AccountCell, AccountColumn, AccountRow, DealEndPicture, LeftHand, LeftPile


def deal_end_picture(scene: TableInWords, settled: Settled, names: tuple[str, ...]) -> DealEndPicture:
    """The values from which the picture is drawn. ``names``: of those who sat there."""
    plain, shown = replace(scene, names=names).plain, deal_end_scene(scene.table, settled)
    picture = DealEndPicture(
        title=plain.say("picture-deal", deal=settled.number),
        subtitle=_told(plain, shown.subtitle),
        caption=plain.say("picture-hands-left") if shown.hands else "",
        names=names,
        hands=tuple(_hand(plain, hand) for hand in shown.hands),
        piles=tuple(LeftPile(plain.tell(strip.caption), strip.cards) for strip in shown.strips if strip.cards),
        banner=plain.tell(shown.match.banner) if shown.match else "",
        banner_note=_told(plain, shown.match.note) if shown.match else "",
    )
    return picture if shown.account is None else _with_account(plain, picture, shown.account)


def _told(plain: TableInWords, text: Text | None) -> str:
    return plain.tell(text) if text else ""


def _hand(plain: TableInWords, hand: HandLeft) -> LeftHand:
    return LeftHand(
        hand.seat,
        hand.cards,
        hand.mark,
        _told(plain, hand.note),
        _told(plain, hand.caption),
        standing=hand.rank,
        laid=hand.laid,
    )


def _with_account(plain: TableInWords, picture: DealEndPicture, account: Account) -> DealEndPicture:
    return replace(
        picture,
        columns=tuple(_column(plain, column) for column in account.columns),
        rows=tuple(_row(plain, account.columns, row) for row in account.rows),
        sum_label=plain.say("picture-sum") if account.summed else "",
        sum_note="\n".join((*map(plain.tell, account.why_drawn), plain.say("picture-legend")))
        if account.summed
        else "",
    )


def _column(plain: TableInWords, column: Column) -> AccountColumn:
    return AccountColumn(column.kind, _told(plain, column.heading), column.seat)


def _row(plain: TableInWords, columns: tuple[Column, ...], row: Row) -> AccountRow:
    names = words(tuple(map(plain.name, row.seats)), plain.locale) if len(row.seats) > 1 else ""
    cells = tuple(_cell(plain, row, column, cell) for column, cell in zip(columns, row.cells, strict=True))
    return AccountRow(row.seats[0], cells, row.mark, names)


def _cell(plain: TableInWords, row: Row, column: Column, cell: Cell) -> AccountCell:
    won_nothing = column.kind is ColumnKind.RESULT and row.mark is Mark.WON and cell.value == 0
    word = plain.say("picture-deal-won") if won_nothing else ""
    if cell.sum is None:
        return AccountCell(cell.value, word=word)
    came, number = reckoned(cell.sum, ""), cell.value if isinstance(cell.value, int) else 0
    heading, counts = _told(plain, column.heading), column.kind is ColumnKind.COUNT
    noted = plain.say("picture-reckoned", heading=heading, sum=came, p=number, counts=counts)
    return AccountCell(cell.value, came, noted, word)
