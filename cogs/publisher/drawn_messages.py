"""Drawn messages: the public messages of a table, with their pictures and files."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.engine.table_values import Settled
from bot.tables.log.match_record import match_record
from bot.tables.table import Table
from bot.tables.table_parts import DealInHand, Sealed, Stage
from cogs.interactions.bridge import Bridge
from cogs.outbox.drawing import TOO_LONG, DrawnLate, Draws, NotDrawn
from cogs.publisher.posted import LiveFace
from cogs.ui.deal_end.deal_end_message import deal_end_message, record_file, shrunk_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.lobby_message import lobby_message
from cogs.ui.table.table_message import table_message, table_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Attachment, Message, notice
from images.pictures import Picture

MOST_DRAWN = 10
"""The most seats that a picture of a table shows. A larger table has text only."""

RECORDS_KEPT = 64
"""How many tables' records are remembered. Others are made again from their logs."""

log = structlog.get_logger(__name__)


class DrawnMessages:
    """Makes the public messages of tables."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self._bridge = bridge  # the tables, and the names of the people at them
        self._drawing = drawing  # draws the pictures
        self.late: set[str] = set()  # tables whose last picture took too long
        # By table: its last deal that ended, with its file. Every press on a message makes the message again.
        self._records: dict[str, tuple[int, Attachment]] = {}

    def is_behind(self) -> bool:
        """Whether pictures are so late that a message should not wait for its own."""
        return self._drawing.delay() > TOO_LONG

    async def live(self, table: Table, face: LiveFace, *, drawn: bool = True) -> Message:
        """The live message of a table with this face, with a picture if ``drawn``."""
        if face.kind == "over":
            return await self.end(table, live=table.stage is Stage.BETWEEN, drawn=drawn)
        scene = self._bridge.scene(table)
        if table.stage is Stage.LOBBY:
            return lobby_message(scene)
        if table.stage is Stage.DEAL:
            return await self._table(table, live=True, drawn=drawn)
        return notice(f"**{scene.say('table-ended-heading')}**", scene.say("err-ended.note"))

    async def last_table(self, table: Table) -> Message | None:
        """The table as it was when its deal ended, without buttons.

        None if no play ended the deal, or this process does not remember it.
        """
        settled = table.settled
        if settled is None or settled.deal is None or settled.result.void or not settled.trick:
            return None
        sealed = Sealed(settled.number, settled.seed, settled.cuts)
        then = replace(table, stage=Stage.DEAL, now=DealInHand(settled.deal, settled.timed), sealed=sealed)
        return await self._table(then, live=False)

    async def _table(self, table: Table, *, live: bool, drawn: bool = True) -> Message:
        scene = self._bridge.scene(table)
        drawn = drawn and len(table.seats) <= MOST_DRAWN
        return table_message(scene, await self._drawn(scene, table_picture(scene)) if drawn else None, live=live)

    async def end(self, table: Table, *, live: bool, drawn: bool = True) -> Message:
        """The message of the last deal that ended. ``live``: its buttons work; ``drawn``: with its picture.

        Raises:
            ValueError: no deal has ended at the table.
        """
        scene, settled, names = self._ended(table)
        if scene.waits:  # others still play with the same cards, so nothing of them is drawn or attached
            return deal_end_message(scene, settled, names, None, live=live)
        png = await self._drawn(scene, deal_end_picture(scene, settled, names)) if drawn else None
        return deal_end_message(scene, settled, names, png, live=live, record=await self._record(table, settled))

    def shrunk(self, table: Table) -> Message:
        """What remains of that message once another deal has begun.

        Raises:
            ValueError: no deal has ended at the table.
        """
        return shrunk_message(*self._ended(table))

    def _ended(self, table: Table) -> tuple[TableInWords, Settled, tuple[str, ...]]:
        """A table in words, its last deal that ended, and the names of those who sat there then."""
        settled = table.settled
        if settled is None:
            raise ValueError("no deal has ended at this table")
        scene = self._bridge.scene(table)
        return scene, settled, self._bridge.people.seat_names(settled.sitters, locale=scene.locale)

    async def _record(self, table: Table, settled: Settled) -> Attachment:
        """The record of the match up to a deal or, if the log does not give one, the reveal of that deal alone."""
        kept = self._records.get(table.id)
        if kept is not None and kept[0] == settled.number:
            return kept[1]
        text = None
        try:
            text = await match_record(self._bridge.hall.store, table, self._bridge.people.seat_names(settled.sitters))
        except Exception as problem:
            log.warning("record_not_made", table=table.id, reason=f"{type(problem).__name__}: {problem}"[:200])
        made = record_file(table, settled, text)
        self._records.pop(table.id, None)
        self._records[table.id] = settled.number, made
        while len(self._records) > RECORDS_KEPT:
            self._records.pop(next(iter(self._records)))
        return made

    async def forget(self, table: str) -> None:
        """Forget the record of a table that has ended."""
        self.drop(table)
        await self._bridge.hall.store.forget_match(table)

    def drop(self, table: str) -> None:
        """Keep nothing of a table in memory."""
        self._records.pop(table, None)
        self.late.discard(table)

    async def _drawn(self, scene: TableInWords, picture: Picture) -> bytes | None:
        """A picture in the language of a scene. None if drawing fails and the message has to do without."""
        table = scene.table
        self.late.discard(table.id)
        try:
            return await self._drawing.draw(picture, await self._bridge.themes.of_server(table.guild), scene.locale)
        except NotDrawn as problem:
            log.warning("table_not_drawn", reason=str(problem))
            if isinstance(problem, DrawnLate):
                self.late.add(table.id)
            return None
