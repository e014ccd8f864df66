"""A table that could not be read after a start: what its people are told, and how to end it."""

from __future__ import annotations

from bot.i18n.catalogue import text
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Message, notice


def set_aside_message(table: str, locale: str = "en", *, ended: bool = False) -> Message:
    """Says that the table with this id cannot go on, with a button to end it, unless it has ``ended``."""
    number = int(table.rpartition("-")[2])
    if ended:
        return notice(f"**{text('err-ended', locale)}**", text("err-ended.note", locale))
    end = Button(text("button-end", locale), CustomId("end", table), ButtonStyle.DANGER)
    headline = f"**{text('err-aside', locale, table=number)}**"
    return notice(headline, text("err-aside.note", locale), Accent.REFUSED, (end,))
