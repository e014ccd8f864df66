"""Practice in words: at the end of a deal, and apart in the ledger."""

from __future__ import annotations

from bot.store import LedgerLine, LedgerPage
from bot.store.book.ledger import Practice
from bot.tables.table import Table
from cogs.commands.ledger import ledger_message
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.table_in_words import TableInWords
from tests.cogs.messages.said import said_in
from tests.tables.played import begun
from tests.tables.seated import between

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai", "Lan", "Tao")


def entry(points: int, *, won: bool, practice: bool = False) -> LedgerLine:
    return LedgerLine(1, 0.0, 1, "1-7", 3, 0, points, -4, won, "big-two", "mainland", 1, "", practice)


def test_the_end_of_a_deal_says_once_that_it_is_practice_and_why() -> None:
    def said(table: Table) -> str:
        assert table.settled is not None
        names = NAMES[: len(table.seats)]
        shown = said_in(deal_end_message(TableInWords(table, names), table.settled, names, b"png", live=True))
        own = said_in(own_result(TableInWords(table, names), table.settled, names, 0))
        return "\n".join(line for line in (shown + own).splitlines() if "ractice" in line)

    assert said(between()) == ""
    alone = begun("big-two", "chudadi-standard", friends=())
    alone.deal()
    assert said(alone.table) == "-# Practice: a deal counts on the leaderboard when two or more people play it."
    assert said(between(tutorial=True)) == "-# Practice: tutorial deals don’t count on the leaderboard."


def test_practice_stands_apart_in_the_ledger() -> None:
    entries = entry(-4, won=False), entry(9, won=True, practice=True)
    said = said_in(ledger_message(LedgerPage(-4, 1, entries, Practice(9, 1)), "Ann", 1, "en-US"))
    assert "Ann: **−4** after 1 deal.\nPractice, on no leaderboard: **+9** after 1 deal." in said
    assert "**+9** · practice · Big Two, table 7, deal 3 · <t:0:d>" in said.splitlines()
    assert "**−4** · Big Two, table 7, deal 3 · <t:0:d> · balance −4" in said.splitlines()
    alone = said_in(ledger_message(LedgerPage(0, 0, entries[1:], Practice(9, 1)), "Ann", 1, "en-US"))
    assert (
        "Ann hasn’t finished a deal with others here yet.\nPractice, on no leaderboard: **+9** after 1 deal." in alone
    )
    assert "Practice" not in said_in(ledger_message(LedgerPage(-4, 1, entries[:1]), "Ann", 1, "en-US"))
