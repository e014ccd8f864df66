"""The seal of each shuffle is told before its first card, and found in the menu while the deal is played.

Promise: The seal of each shuffle is shown before its first card, and again with the seed once the deal has ended.
"""

from __future__ import annotations

import re
from itertools import pairwise

from bot.dealing import commitment
from bot.tables import commands as do
from bot.tables.table import Table
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.lobby_message import lobby_message
from cogs.ui.table.menus import menu_message
from cogs.ui.table_in_words import TableInWords, short_seal
from cogs.ui.toolkit.messages import Message
from tests.tables.seated import ANN, BO, after, full, played_out

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")


def seals_in(message: Message) -> list[str]:
    """The seals that a message tells, in its order."""
    return re.findall(r"`(\w+…\w+)`", " ".join(part for part in message.parts if isinstance(part, str)))


def at_end(table: Table, *, live: bool = True) -> Message:
    assert table.settled is not None
    return deal_end_message(TableInWords(table, NAMES), table.settled, NAMES, b"png", live=live)


def test_each_seal_is_told_before_its_first_card_and_kept() -> None:
    table = full()
    told = [seals_in(lobby_message(TableInWords(table, NAMES)))]
    starts: list[tuple[do.Command, ...]] = [(do.Start(ANN),), (do.Ready(ANN), do.Ready(BO))]
    for start in starts:
        table = after(table, *start)
        assert seals_in(menu_message(TableInWords(table, NAMES), ANN)) == told[-1][-1:]
        table = played_out(table)
        settled = table.settled
        assert settled is not None
        told.append(seals_in(at_end(table)))
        assert told[-1][0] == short_seal(commitment(bytes.fromhex(settled.seed)))
    assert all(before[-1] == then[0] for before, then in pairwise(told))
    assert [len(one) for one in told] == [1, 2, 2]
    assert told[1][0] != told[1][1]


def test_a_deal_that_nothing_follows_tells_its_own_seal_alone() -> None:
    table = played_out(after(full(), do.Start(ANN)))
    assert len(seals_in(at_end(table, live=False))) == 1
    assert len(seals_in(at_end(after(table, do.Close(ANN))))) == 1
