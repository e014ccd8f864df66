"""Boards over random ledgers equal a second computation in plain Python, and standings are what the entries add up to.

Promise: Boards of every window, grouping and order equal a second computation, whatever the time zone and the seasons.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from bot.engine.house_rules.house import read_label
from bot.store import Counted, Order, Season, Store, Window
from bot.store.standings.spans import zone_called
from tests.store.homes import SCALE, Home
from tests.store.makings import CHANNEL, NOON, at, change, entry
from tests.store.standings.plain_boards import Booked, Which, in_month_of, in_week_of, ranking

LEDGERS = 50 * SCALE
"""How many random ledgers are tried with each engine, which has its own."""
HOUR, DAY = 3600.0, 86400.0
ZONES = ("UTC", "Europe/Stockholm", "Asia/Kathmandu", "Pacific/Apia", "America/St_Johns", "America/Sao_Paulo")
SETS = {
    "big-two": (
        "singapore",
        "singapore*",
        "taiwan",
        "星期五 [a] (singapore+two*)",
        "friday (singapore*)",
        "xy (taiwan)",
    ),
    "sheng-ji": ("four-players",),
}
CHANNELS = (CHANNEL, CHANNEL + 1)
BY_SUMS = (Order.POINTS, Order.AVERAGE, Order.WINS)
"""The orders of what is added up; ratings are of no window (tests/store/statistics/test_rating_boards.py)."""


class RandomLedger:
    """A server in which deals are booked, seasons come and go and the time zone changes; what was booked is noted."""

    def __init__(self, store: Store, times: list[float], guild: int, rng: Random) -> None:
        self.store, self.times, self.guild, self.rng = store, times, guild, rng
        self.booked: list[Booked] = []
        self.zone = "UTC"
        self.season: Season | None = None
        self.tables = count(1)
        self.people = [guild * 100 + number for number in range(rng.randint(2, 7))]

    async def live(self) -> None:
        self.times.append(NOON + self.rng.uniform(-40, 300) * DAY)
        for _ in range(self.rng.randint(4, 12)):
            self.times.append(self.times[-1] + self.rng.choice((HOUR, 7 * HOUR, DAY, 6 * DAY, 25 * DAY)))
            await self.rng.choice(
                (self.book, self.book, self.book, self.correct, self.change_zone, self.change_season)
            )()

    async def book(self) -> None:
        """Book some deals of a table at once."""
        game = self.rng.choice(list(SETS))
        where: dict[str, Any] = {"game": game, "rules": self.rng.choice(SETS[game])}
        channel, table, practice = self.rng.choice(CHANNELS), next(self.tables), self.rng.random() < 0.1
        booked = []
        for deal in range(1, self.rng.choice((2, 2, 6, 12))):
            seated = [*self.rng.sample(self.people, self.rng.randint(1, min(4, len(self.people)))), None]
            for seat, person in enumerate(seated):
                points, won = self.rng.randint(-3, 3), self.rng.random() < 0.3
                kind = {"deal": deal, "won": won, "practice": practice, "zero_sum": False}
                booked.append(entry(seat, points, person=person, **kind, **where))
                if person is not None:
                    self._note(channel, (at(table, self.guild), deal), person, points, won, practice, where)
        await self.store.save(change(at(table, self.guild), 1, channel=channel, entries=tuple(booked), ended=True))

    async def correct(self) -> None:
        """Correct what some deal booked for somebody."""
        if not self.booked:
            return
        wrong, points = self.rng.choice([one for one in self.booked if one.deals]), self.rng.randint(-9, 9)
        await self.store.points.correct(wrong.table, wrong.deal, wrong.person, points, by=1, reason="a slip")
        self.booked.append(replace(wrong, points=points, won=False, deals=0))

    def _note(
        self,
        channel: int,
        of_deal: tuple[str, int],
        person: int,
        points: int,
        won: bool,
        practice: bool,
        where: dict[str, str],
    ) -> None:
        self.booked.append(
            Booked(
                at=self.times[-1],
                channel=channel,
                table=of_deal[0],
                deal=of_deal[1],
                game=where["game"],
                rules=where["rules"],
                person=person,
                points=points,
                won=won,
                practice=practice,
            )
        )

    async def change_zone(self) -> None:
        self.zone = self.rng.choice(ZONES)
        await self.store.points.choose_zone(self.guild, self.zone)

    async def change_season(self) -> None:
        if self.season is not None and self.season.runs:
            self.season = await self.store.points.end_season(self.guild, 1)
        else:
            self.season = await self.store.points.begin_season(self.guild, f"season {self.times[-1]}", 1)

    def windows(self) -> list[tuple[Window, Any]]:
        """Windows of each kind, with whether a moment lies in them, found otherwise."""
        some = self.rng.choice([one.at for one in self.booked] or [NOON])
        start, end = sorted(
            (some, self.rng.choice([one.at for one in self.booked] or [NOON]) + self.rng.choice((0, 1)))
        )
        zone = zone_called(self.zone)
        assert zone is not None
        found = [
            (Window.all(), lambda _: True),
            (Window.week(some, zone), in_week_of(some, self.zone)),
            (Window.month(some, zone), in_month_of(some, self.zone)),
            (Window(start, end), lambda moment: start <= moment < end),
            (Window(start), lambda moment: start <= moment),
        ]
        if self.season is not None:
            begun, over = self.season.window.start or 0, self.season.window.end or 1e18
            found.append((self.season.window, lambda moment: begun <= moment < over))
        return found

    async def boards_agree(self) -> None:
        """Compare a board of each kind of window, in an order and of a grouping that vary, and some page of each."""
        for number, (window, holds) in enumerate(self.windows(), self.guild):
            by = BY_SUMS[number % len(BY_SUMS)]
            game = self.rng.choice(("", *SETS))
            sets = SETS.get(game, ())
            rules = tuple(self.rng.sample(sets, self.rng.randint(0, len(sets))))
            preset = ""
            if sets and self.rng.random() < 0.4:
                preset = read_label(self.rng.choice(sets))[1]
                made = tuple(one for one in sets if read_label(one)[1] == preset)
                rules = self.rng.choice(((), made))
            channel = self.rng.choice((0, *CHANNELS))
            expected = ranking(self.booked, Which(holds, channel, game, rules, preset), by)
            await self._agrees(Counted(self.guild, window, game, rules, channel, preset), by, expected)

    async def _agrees(self, counted: Counted, by: Order, expected: tuple[Any, ...]) -> None:
        limit, asker = self.rng.randint(1, 8), self.rng.choice(self.people)
        own = next((row for row in expected if row.person == asker), None)
        offset = self.rng.choice((0, 0, 1, limit, len(expected)))
        board = await self.store.points.board(counted, by, limit=limit, offset=offset, for_person=asker)
        assert board.rows == expected[offset : offset + limit], (counted, by, offset)
        assert (board.own, board.people) == (own, len(expected)), (counted, by, offset)


async def test_boards_over_random_ledgers_equal_a_plain_computation(
    store: Store, home: Home, times: list[float]
) -> None:
    for number in range(1, LEDGERS + 1):
        ledger = RandomLedger(store, times, number, Random(f"{type(home).__name__} {number}"))
        await ledger.live()
        await ledger.boards_agree()
    assert await store.check() == []
