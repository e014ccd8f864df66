"""The end of a deal of the toy game: what each side took, by how many levels it rises, and what was put away."""

from __future__ import annotations

from bot.cards import RANKS, read_cards
from bot.games.facts import Cards, Each, Facts, Player, Players
from bot.scenes.deal_end_scene import Account, Cell, Column, ColumnKind, DealEndScene, Mark, Row
from bot.scenes.table_scene import Strip
from bot.scenes.wording import saying
from bot.tables.settled import Settled
from tests.toy.toy_rules import FIRST_LEVEL, SIDES, TOP, ToyRules

COLUMNS = (
    Column(ColumnKind.COUNT, saying("picture-taken")),
    Column(ColumnKind.RESULT, saying("picture-levels")),
    Column(ColumnKind.STANDING, saying("picture-before")),
    Column(ColumnKind.STANDING, saying("picture-after")),
)


def deal_end(rules: ToyRules, settled: Settled) -> DealEndScene:
    """A row a side; nobody has cards left, and what was put away is shown."""
    account = settled.result.account
    bidder, made = account["bidder"], account["bidder"] in settled.result.winners
    facts: Facts = {"name": Player(bidder), "bid": account["bid"], "made": made}
    kitty = read_cards(account.get("kitty", ""))
    put_away = Strip(saying("picture-kitty-shown"), saying("toy-kitty-shown", cards=Cards(kitty)), kitty)
    rows = tuple(row(rules, settled, side) for side in dict.fromkeys(SIDES))
    levels = Each("toy-end-level", tuple(map(said, rows)), apart=True)
    return DealEndScene(
        saying("toy-end", deal=settled.number, **facts),
        (),
        subtitle=saying("picture-contract", **facts),
        points=tuple(saying("toy-rises", name=each.name, n=rise(settled, each)) for each in rows),
        remarks=(saying("toy-contract", **facts),),
        strips=(put_away,) if kitty else (),
        account=Account(COLUMNS, rows, saying("toy-end-levels", sides=levels)),
    )


def row(rules: ToyRules, settled: Settled, side: int) -> Row:
    seats = tuple(seat for seat, own in enumerate(SIDES) if own == side)
    account, rose = settled.result.account, settled.result.points[seats[0]]
    of_bidder = account["bidder"] in seats
    taken = account["taken"] if of_bidder else max(rules.bids) - account["taken"]
    now = settled.totals[seats[0]]
    cells = (Cell(taken), Cell(rose), Cell(called(now - rose)), Cell(called(now)))
    return Row(seats, cells, Mark.WON if seats[0] in settled.result.winners else Mark.PLAIN)


def called(level: int) -> str:
    """A level as its rank is called."""
    return RANKS[min(level, TOP) - FIRST_LEVEL]


def rise(settled: Settled, of: Row) -> int:
    return settled.result.points[of.seats[0]]


def said(of: Row) -> Facts:
    taken, rose, _, after = (cell.value for cell in of.cells)
    assert taken is not None
    assert rose is not None
    assert after is not None
    return {"names": Players(of.seats), "p": taken, "n": rose, "level": after}
