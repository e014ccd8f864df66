"""A table says of a lesson that it was chosen, and of every other deal that its shuffle is sealed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables.table import Table
from bot.tables.table_opening import open_table
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.lobby_message import lobby_message
from cogs.ui.table.table_message import table_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message
from tests.tables.seated import between, dealt, opening

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")
CHOSEN = "This deal was chosen to teach, not left to chance."


def in_lobby(table: Table) -> Message:
    return lobby_message(TableInWords(table, NAMES))


def in_deal(table: Table) -> Message:
    return table_message(TableInWords(table, NAMES), b"png")


def at_end(table: Table) -> Message:
    assert table.settled is not None
    return deal_end_message(TableInWords(table, NAMES), table.settled, NAMES, b"png", live=True)


@pytest.mark.parametrize(
    ("shown", "made"),
    [
        (in_lobby, lambda **given: open_table(opening(computers=3, **given))),
        (in_deal, dealt),
        (at_end, between),
    ],
)
def test_a_deal_that_was_chosen_says_so_and_claims_no_seal(
    shown: Callable[[Table], Message], made: Callable[..., Table]
) -> None:
    for lesson in (True, False):
        message = shown(made(tutorial=True, lesson=lesson))
        said = " ".join(part for part in message.parts if isinstance(part, str))
        assert (CHOSEN in said) is lesson
        assert not lesson or "seal" not in said.replace("The next shuffle is sealed", "")
        assert lesson or shown is in_deal or "seal" in said
