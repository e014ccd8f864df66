"""Notices are sent one by one: if one cannot be sent, the others still are."""

from __future__ import annotations

from bot.engine.game import Event
from cogs.publisher.notices import notices_of
from cogs.ui.table_in_words import TableInWords
from tests.tables.seated import dealt

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")


def test_what_cannot_be_told_is_left_out() -> None:
    events = (Event("called", None), Event("played", 1), Event("last-card", 2))
    [told] = notices_of(TableInWords(dealt(), NAMES), events)
    assert told.parts[0] == "**Last card!** Mei has one card and said so."
