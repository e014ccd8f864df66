"""What messages say of people who let their time run out, and the button with which they come back."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.tables.deadlines import seconds_for
from cogs.ui.messages import Accent, Button, ButtonStyle, Message, small
from cogs.ui.table_in_words import TableInWords


def away_lines(scene: TableInWords) -> str:
    """Whose clock is shorter for the turns they missed, and for whom a computer plays."""
    table = scene.table
    told = [seat for seat, _ in table.lapses if table.deal or seat in table.away]
    return small(*(_line(scene, seat) for seat in told))


def _line(scene: TableInWords, seat: Seat) -> str:
    if seat in scene.table.away:
        return scene.say("table-away", name=scene.name(seat))
    return scene.say("table-lapsed", name=scene.name(seat), n=round(seconds_for(scene.table, seat)) or 1)


def takeover_message(scene: TableInWords, account: int) -> Message:
    """Tells a person, by their Discord account, that a computer plays for them."""
    text = scene.say("away-ping", mention=f"<@{account}>", table=scene.title)
    return Message((text, [Button(scene.say("button-back"), scene.id("back"), ButtonStyle.PRIMARY)]), Accent.ACT)


def back_buttons(scene: TableInWords) -> list[Button]:
    """Buttons for the people for whom a computer plays."""
    return [Button(scene.say("button-back"), scene.id("back"))] if scene.table.away else []
