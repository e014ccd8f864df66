"""Forms (modals). A submitted form is recognised by its custom id, even after a restart."""

from __future__ import annotations

from discord import ui

from bot.i18n.catalogue import text
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import CustomId


class CutForm(ui.Modal):
    """Asks for a cut, a text that is mixed into the shuffle. The bridge receives the answer, not the library."""

    def __init__(self, scene: TableInWords, custom_id: CustomId, limit: int) -> None:
        super().__init__(title=scene.say("cut-title"), custom_id=str(custom_id), timeout=None)
        self.add_item(
            ui.Label(
                text=scene.say("cut-label"),
                description=scene.say("cut-about"),
                component=ui.TextInput(custom_id="cut", max_length=limit, required=False),
            )
        )

    def is_finished(self) -> bool:
        return True


class ClockForm(ui.Modal):
    """Asks for the clock of a server's tables, as people write it."""

    def __init__(self, custom_id: CustomId, locale: str) -> None:
        super().__init__(title=text("clock-title", locale), custom_id=str(custom_id), timeout=None)
        self.add_item(
            ui.Label(
                text=text("clock-label", locale),
                description=text("clock-about", locale),
                component=ui.TextInput(custom_id="clock", max_length=20),
            )
        )

    def is_finished(self) -> bool:
        return True


class ZoneForm(ui.Modal):
    """Asks for the time zone of a server, as people write it."""

    def __init__(self, custom_id: CustomId, locale: str) -> None:
        super().__init__(title=text("zone-title", locale), custom_id=str(custom_id), timeout=None)
        self.add_item(
            ui.Label(
                text=text("zone-label", locale),
                description=text("zone-about", locale),
                component=ui.TextInput(custom_id="zone", max_length=40),
            )
        )

    def is_finished(self) -> bool:
        return True
