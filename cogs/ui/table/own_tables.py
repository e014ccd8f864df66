"""The tables of one person in a server: those that wait for them first, each with the way to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n.catalogue import text
from bot.tables.deal.mildest_actions import pass_due, people_waited_for
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.table_in_words import TableInWords, time_facts
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Button, LinkButton, Message, Part, notice, rows, small

TABLES_ON_A_PAGE = 4
"""How many tables fit a phone with their buttons."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """One of a person's tables, in words for them."""

    scene: TableInWords
    person: int
    until: float | None  # until when they have time, if the table waits for them and a clock runs
    message: int | None  # the table message; None: its channel shows none just now

    @property
    def asks(self) -> bool:
        """Whether the table waits for them."""
        return waits_for(self.scene.table, self.person)

    @property
    def rank(self) -> tuple[bool, float, int]:
        """Where it stands among their tables: what waits for them first, then what is due first."""
        due = float("inf") if self.until is None or not self.asks else self.until
        return not self.asks, due, self.scene.table.number

    @property
    def link(self) -> str:
        """The address of the table message, or of its channel."""
        table = self.scene.table
        place = f"https://discord.com/channels/{table.guild}/{table.channel}"
        return place if self.message is None else f"{place}/{self.message}"


def waits_for(table: Table, person: int) -> bool:
    """Whether a table waits for a person: for an answer in the deal, or for the next deal."""
    if table.stage is Stage.BETWEEN:
        return not table.match.over() and person in table.missing()
    return person in people_waited_for(table, pass_due(table))


def own_tables_message(tables: Sequence[OwnTable], guild: int, page: int, locale: str) -> Message:
    """A page of somebody's tables. A page that there is not is the last one."""
    if not tables:
        return notice(text("own-tables-none", locale), text("own-tables-none.note", locale))
    pages = -(-len(tables) // TABLES_ON_A_PAGE)
    page = min(max(page, 1), pages)
    shown = sorted(tables, key=lambda one: one.rank)[(page - 1) * TABLES_ON_A_PAGE : page * TABLES_ON_A_PAGE]
    parts: list[Part] = [f"### {text('own-tables', locale, n=len(tables), asked=sum(one.asks for one in tables))}"]
    for one in shown:
        parts += [_line(one), _buttons(one)]
    return Message((*parts, *_pager(guild, page, pages, locale)), Accent.OVER)


def _line(one: OwnTable) -> str:
    """A table in one line: its number and game, and what it waits for."""
    scene, table = one.scene, one.scene.table
    if one.asks:
        way = "next" if table.stage is Stage.BETWEEN else "turn"
        return scene.say("own-table-asks", table=scene.title, way=way, **time_facts(one.until, table.terms.clock))
    if table.stage is Stage.DEAL and table.seat_of(one.person) in table.away:
        return scene.say("own-table-waits", table=scene.title, way="away", names=[], n=0)
    waited = people_waited_for(table, pass_due(table)) if table.stage is Stage.DEAL else table.missing()
    way = table.stage.value if waited or table.stage is Stage.LOBBY else "going"
    way = "over" if table.stage is Stage.BETWEEN and table.match.over() else way
    return scene.say("own-table-waits", table=scene.title, way=way, names=scene.of_people(waited), n=len(waited))


def _buttons(one: OwnTable) -> Sequence[Button | LinkButton]:
    scene = one.scene
    link = LinkButton(scene.say("button-go-to-table", table=scene.title), one.link)
    return (link, Button(scene.say("button-my-hand"), scene.id("hand"))) if scene.table.deal is not None else (link,)


def _pager(guild: int, page: int, pages: int, locale: str) -> list[Part]:
    """The number of the page, and the buttons to those beside it. Empty if there is only one."""
    if pages == 1:
        return []

    def to(other: int, label: str) -> Button:
        id_ = CustomId("owntables", f"{guild}-0", page, str(other))
        return Button(text(label, locale), id_, off=not 0 < other <= pages)

    turning = rows([to(page - 1, "button-page-before"), to(page + 1, "button-page-after")])
    return [small(text("ledger-page", locale, page=page, pages=pages)), *turning]
