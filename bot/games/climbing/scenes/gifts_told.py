"""What is told of cards that pass between players before play: publicly in one line, to both of them in their own."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.engine.actions import Seat
from bot.engine.facts import Event, Player
from bot.engine.table_values import News
from bot.games.climbing.climbing_position import ClimbingPosition

LOGGED = 2
"""How many lines tell what happened before play, the newest."""


class ToldInHand(NamedTuple):
    """The lines of a hand about what happened, by where they stand."""

    told: News  # above: what not everybody may read
    happened: News  # above: what everybody may read
    log: News  # below the controls, as long as nothing has been played


def told_in_hand(position: ClimbingPosition, mine: News, others: News, own: Collection[str]) -> ToldInHand:
    """What a hand tells of ``mine``, the lines for its owner alone, and of ``others``, those for everybody.

    What the game tells before play is a log. What the table tells the owner stays above: these are no events of the
    game's ``own``.
    """
    if position.played:
        return ToldInHand(mine, others, ())
    of_table = tuple(event for event in mine if event.name not in own)
    return ToldInHand(of_table, (), newest([event for event in mine if event.name in own], others))


def told_at_table(position: ClimbingPosition, news: News) -> News:
    """The lines of a table; before play the newest of them."""
    return news if position.played else news[-LOGGED:]


def newest(mine: Collection[Event], others: Collection[Event]) -> News:
    """At most ``LOGGED`` lines, the newest: first those for one person alone."""
    first = tuple(mine)[-LOGGED:]
    return (*first, *tuple(others)[max(0, len(others) + len(first) - LOGGED) :])


def not_between(news: News, gifts: Collection[str], seat: Seat) -> News:
    """The public lines without the ``gifts`` from or to a seat: its owner is told of those in lines of their own."""
    return tuple(
        event for event in news if event.name not in gifts or seat not in (event.seat, _other(event.args.get("other")))
    )


def _other(fact: object) -> Seat | None:
    return fact.seat if isinstance(fact, Player) else None
