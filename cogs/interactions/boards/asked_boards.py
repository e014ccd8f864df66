"""What somebody asked of a leaderboard, as they typed it and as its buttons carry it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Self

from bot.engine.game import GAMES
from bot.store import Order
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import SaidInstead
from cogs.ui.toolkit.texts import quoted, shown

WINDOWS = ("week", "month", "season", "all")
DAYS = "days"
"""The window of a board from one day to another."""
SCOPES = ("server", "channel")
OWN, EVERY = "own", "every"
"""Which rule sets a board adds up, unless it is of a single one: the server's own, or every one."""

_CARRIED = re.compile(
    r"(?P<game>[a-z0-9_]+)\.(?P<window>week|month|season|all|s[0-9]{1,9}|(?:[0-9]{8})?-(?:[0-9]{8})?)"
    r"\.(?P<by>points|average|wins|rating)\.(?P<scope>server|channel)\.(?P<rules>own|every|[0-9a-f]{8})"
)


@dataclass(frozen=True, slots=True)
class AskedBoard:
    """What a leaderboard is asked for. Without an ``end``, it is up to now."""

    game: str
    window: str = "all"  # one of ``WINDOWS``, or ``DAYS``
    by: Order = Order.POINTS
    scope: str = "server"
    rules: str = OWN  # ``OWN``, ``EVERY``, or the mark of one rule set
    start: date | None = None
    end: date | None = None  # the last day that counts
    season: int | None = None  # its number; None: the newest

    def carried(self) -> str:
        """The same, written for a custom id."""
        window = f"{_digits(self.start)}-{_digits(self.end)}" if self.window == DAYS else self.window
        window = window if self.season is None else f"s{self.season}"
        return f"{self.game.replace('-', '_')}.{window}.{self.by}.{self.scope}.{self.rules}"

    @classmethod
    def read(cls, carried: str) -> Self | None:
        """What ``carried`` wrote; None for any other text, and for a game that there is no more."""
        match = _CARRIED.fullmatch(carried)
        if match is None or (game := match["game"].replace("_", "-")) not in GAMES:
            return None
        window, days = match["window"], match["window"].partition("-")
        season = int(window[1:]) if window[1:].isdecimal() and window[0] == "s" else None
        try:
            start, end = (_day(digits) for digits in days[::2]) if days[1] else (None, None)
        except ValueError:
            return None
        return cls(
            game,
            "season" if season else DAYS if days[1] else window,
            Order(match["by"]),
            match["scope"],
            match["rules"],
            start,
            end,
            season,
        )


def _digits(day: date | None) -> str:
    return "" if day is None else day.isoformat().replace("-", "")


def _day(digits: str) -> date | None:
    return date(int(digits[:4]), int(digits[4:6]), int(digits[6:])) if digits else None


def mark_of(rules: str) -> str:
    """The mark of a rule set in a custom id, whatever its name is written in."""
    return sha256(rules.encode()).hexdigest()[:8]


class NoSuchBoard(SaidInstead):
    """What was asked for is no board; the message says what would be one."""


def typed_days(start: str | None, end: str | None, window: str | None, locale: str) -> tuple[date | None, date | None]:
    """The first and the last day that somebody typed.

    Raises:
        NoSuchBoard: one is no day, they are in the wrong order, or a window was chosen besides.
    """
    if window is not None and (start or end):
        raise NoSuchBoard(trouble("err-board-both", locale))
    first, last = (_typed_day(typed, locale) if typed else None for typed in (start, end))
    if first is not None and last is not None and last < first:
        raise NoSuchBoard(trouble("err-board-order", locale, start=first.isoformat(), end=last.isoformat()))
    return first, last


def refuse_parts_of_ratings(by: Order, *chosen: str | None, locale: str) -> None:
    """Check that nobody asks for a part of what ratings come from: there is one rating for a server and a game.

    Raises:
        NoSuchBoard: they do.
    """
    if by is Order.RATING and any(one is not None for one in chosen):
        raise NoSuchBoard(trouble("err-board-rating", locale))


def _typed_day(typed: str, locale: str) -> date:
    found = re.fullmatch(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})", shown(typed))
    try:
        if found is not None:
            return date(*(int(digits) for digits in found.groups()))
    except ValueError:
        pass
    raise NoSuchBoard(trouble("err-board-day", locale, text=quoted(typed)))
