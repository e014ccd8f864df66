"""Tables in words for their readers, made once for each moment and language."""

from __future__ import annotations

import math

from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.moment import Moment
from bot.tables.table import Table
from cogs.interactions.who_asks import People
from cogs.ui.table_in_words import Shown, TableInWords


class TablesInWords:
    """Shares what is shown of each living table, while the table stays as it is."""

    def __init__(self, hall: Hall, people: People) -> None:
        self._hall = hall
        self._people = people
        self._shown: dict[str, Shown] = {}  # by table
        self._in_words: dict[str, dict[str, TableInWords]] = {}  # by table and language
        hall.listen(self._forget)

    def of(self, table: Table, locale: str) -> TableInWords:
        """A table with its current names and times, for a reader of a language."""
        others = self._people.without_seat(table)
        names = self._people.seat_names(table.sitters, [name for _, name in others])
        due, ends, shown = _tenths(self._hall.due_at(table.id)), _tenths(self._ends(table)), self._shown_of(table)
        scene = TableInWords(table, names, locale, due, ends, others, of=shown)
        if self._shown.get(table.id) is not shown:  # it is not the current table
            return scene
        kept = self._in_words.setdefault(table.id, {})
        if kept.get(locale) != scene:
            kept[locale] = scene
        return kept[locale]

    def _shown_of(self, table: Table) -> Shown:
        """The scenes of a table as it is now, shared by all. For any other state they are made anew."""
        moment = self._hall.moment(table.id)
        if moment is None or moment.table is not table:
            return Shown(Moment(None, table))
        kept = self._shown.get(table.id)
        if kept is None or kept.moment is not moment:
            kept = self._shown[table.id] = Shown(moment)
        return kept

    def _forget(self, moment: Moment) -> None:
        self._shown.pop(moment.table.id, None)
        self._in_words.pop(moment.table.id, None)

    def _ends(self, table: Table) -> float | None:
        """When the first turn clock runs out, or the wait for the next deal.

        The clock of somebody who left in mid-deal runs on, but does not count here.
        """
        timers = self._hall.timers
        if table.deal is None:
            return timers.until(table.id, do.SitOut)
        return timers.until(table.id, do.Lapse, lambda lapse: not table.computer_in(lapse.seat))


def _tenths(time: float | None) -> float | None:
    """A time rounded down to tenths of a second, because two clocks make it differ a little each time."""
    return None if time is None else math.floor(10 * time) / 10
