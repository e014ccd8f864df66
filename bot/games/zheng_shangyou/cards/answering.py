"""Which reading a play has, and whether it answers the play on the table (ZS-3.8, ZS-4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.cards import Card
from bot.games.climbing.verbs_and_readings import ReadingName
from bot.games.zheng_shangyou.cards.kinds import Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import CardOrder
from bot.games.zheng_shangyou.cards.readings import readings_at, readings_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouRefusal as No
from bot.games.zheng_shangyou.rules.closed_choices import Naming
from bot.games.zheng_shangyou.rules.parameters import Rules


class Laid(NamedTuple):
    """A play as it lies on the table, with the reading that stays with it (ZS-4.3)."""

    cards: tuple[Card, ...]
    reading: PlayReading


def chosen(readings: Sequence[PlayReading], size: int, table: Laid | None) -> PlayReading:
    """The reading that the rules choose for cards that have some: of a lead, or of an answer (ZS-4.4, 4.5)."""
    if table is not None:
        family = table.reading.kind.family
        fitting = [one for one in readings if one.kind.family is family and size == len(table.cards)]
        if fitting:
            return max(fitting, key=lambda one: one.key)
    return readings[0]


def offered(rules: Rules, cards: Sequence[Card], table: Laid | None) -> tuple[PlayReading, ...]:
    """The readings that a player may name, the one that the rules choose first (ZS-4.2)."""
    return _offered(rules, readings_of(rules, cards), len(cards), table)


def _offered(rules: Rules, readings: tuple[PlayReading, ...], size: int, table: Laid | None) -> tuple[PlayReading, ...]:
    if not readings:
        return ()
    own = chosen(readings, size, table)
    if rules.zs.reading is Naming.FIXED:
        return (own,)
    return readings if own is readings[0] else (own, *(one for one in readings if one != own))


def read_as(rules: Rules, cards: Sequence[Card], named: ReadingName | None, table: Laid | None) -> PlayReading | No:
    """The reading of a play, as it is named or as the rules choose it; or why it has none."""
    readings = offered(rules, cards, table)
    if not readings:
        return No.NOT_A_COMBINATION
    if named is None:
        return readings[0]
    return next((one for one in readings if one.name == named), No.READING_NOT_OFFERED)


def unanswered(own: PlayReading, size: int, table: Laid) -> No | None:
    """Why a play of so many cards does not answer the one on the table (ZS-3.8, 9.5); None if it does."""
    other = table.reading
    if own.kind.is_bombing and other.kind is not Kind.ROCKET:
        weaker = own.kind is Kind.BOMB is other.kind and own.key <= other.key
        return No.DOES_NOT_BEAT if weaker else None
    if size != len(table.cards):
        return No.WRONG_SIZE
    if own.kind.family is not other.kind.family:
        return No.WRONG_KIND
    return None if own.key > other.key else No.DOES_NOT_BEAT


class Fitting(NamedTuple):
    """A reading with which cards may be led, or answer the table, and whether it must be named."""

    reading: PlayReading
    named: bool


@lru_cache(maxsize=100_000)
def fitting(order: CardOrder, heights: tuple[int, ...], one_suit: bool, table: Laid | None) -> tuple[Fitting, ...]:
    """The readings with which cards of these heights, in ascending order, may be led, or answer the table."""
    size = len(heights)
    readings = _offered(order.rules, readings_at(order, heights, one_suit), size, table)
    return tuple(
        Fitting(reading, at > 0)
        for at, reading in enumerate(readings)
        if table is None or unanswered(reading, size, table) is None
    )
