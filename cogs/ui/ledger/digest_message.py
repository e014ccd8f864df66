"""The weekly digest of a server: how many deals, who came first in each game, and which tables play on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from bot.i18n.catalogue import text
from bot.i18n.names import markup_safe
from bot.scenes.ledger_scenes import BoardPlace
from cogs.ui.ledger.board_message import BoardInWords, rule_sets_named
from cogs.ui.toolkit.messages import Accent, Message, lines

MOST_PLACES = 3
"""How many places of a game a digest names."""
FEW_GAMES = 2
"""With more games than this, it names only the first place of each: a digest fits a phone."""
MOST_TABLES = 5
"""How many tables it names; it counts the others."""


@dataclass(frozen=True, slots=True)
class WeekInWords:
    """A week of a server for readers of one language."""

    monday: date
    deals: int  # that were booked and count
    boards: tuple[BoardInWords, ...]  # of each game that was played, by points
    tables: tuple[tuple[int, int], ...]  # that play on: the number and the channel of each
    locale: str


def digest_message(week: WeekInWords) -> Message:
    """The digest, for everybody."""
    locale, start, end = week.locale, week.monday, week.monday + timedelta(days=6)
    places = MOST_PLACES if len(week.boards) <= FEW_GAMES else 1
    games = [_game(board, places) for board in week.boards]
    days = text("digest-days", locale, start=start.isoformat(), end=end.isoformat(), deals=week.deals)
    heading = f"### {text('digest-heading', locale)}"
    return Message((heading, lines(days, *games), _tables(week.tables, locale)), Accent.OVER)


def _game(board: BoardInWords, most: int) -> str:
    """The first places of a game, in one line that also says which rules are added up."""
    scene, locale = board.scene, board.locale
    first = text("separator-dot", locale).join(_place(board, place) for place in scene.places[:most])
    rules = rule_sets_named(scene.rules, scene.game, locale)
    return text("digest-game", locale, scene.game, rules=rules, every=not scene.rules, places=first)


def _place(board: BoardInWords, place: BoardPlace) -> str:
    name = markup_safe(board.name(place))
    return text("digest-place", board.locale, name=name, **board.of(place))


def _tables(tables: Sequence[tuple[int, int]], locale: str) -> str:
    """The tables that play on, by channel. Empty if there are none."""
    if not tables:
        return ""
    there = dict[int, list[str]]()
    for number, channel in tables[:MOST_TABLES]:
        there.setdefault(channel, []).append(str(number))
    named = [
        text("digest-tables-there", locale, n=len(numbers), tables=numbers, channel=f"<#{channel}>")
        for channel, numbers in there.items()
    ]
    told, more = text("separator-semicolon", locale).join(named), max(0, len(tables) - MOST_TABLES)
    return text("digest-tables", locale, tables=told, more=more)
