"""Which reading a play has, and whether it answers the play on the table (ZS-3.8, ZS-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.cards import Card
from bot.games.climbing.named_readings import ReadingName
from bot.games.zheng_shangyou.cards.kinds import Kind, PlayReading
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.refusals import ZhengShangyouRefusal as No
from bot.games.zheng_shangyou.rules.options import Naming
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
    readings = readings_of(rules, cards)
    if not readings:
        return ()
    own = chosen(readings, len(cards), table)
    if rules.zs.reading is Naming.FIXED:
        return (own,)
    return (own, *(one for one in readings if one != own))


def read_as(rules: Rules, cards: Sequence[Card], named: ReadingName | None, table: Laid | None) -> PlayReading | No:
    """The reading of a play, as it is named or as the rules choose it; or why it has none."""
    readings = offered(rules, cards, table)
    if not readings:
        return No.NOT_A_COMBINATION
    if named is None:
        return readings[0]
    return next((one for one in readings if one.name == named), No.READING_NOT_OFFERED)


def unanswered(play: Laid, table: Laid) -> No | None:
    """Why a play does not answer the one on the table (ZS-3.8, 9.5); None if it does."""
    own, other = play.reading, table.reading
    if own.kind.is_bombing and other.kind is not Kind.ROCKET:
        weaker = own.kind is Kind.BOMB is other.kind and own.key <= other.key
        return No.DOES_NOT_BEAT if weaker else None
    if len(play.cards) != len(table.cards):
        return No.WRONG_SIZE
    if own.kind.family is not other.kind.family:
        return No.WRONG_KIND
    return None if own.key > other.key else No.DOES_NOT_BEAT


def answering(rules: Rules, cards: Sequence[Card], table: Laid | None) -> Iterator[tuple[PlayReading, bool]]:
    """The readings with which cards may be led, or answer the table, each with whether it must be named."""
    named = False
    for reading in offered(rules, cards, table):
        if table is None or unanswered(Laid(tuple(cards), reading), table) is None:
            yield reading, named
        named = True
