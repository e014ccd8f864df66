"""Statistics over random ledgers equal a second computation in plain Python, after corrections, in every database.

Promise: Statistics say what the entries say, with their corrections, and also of forgotten people. A check finds what
differs.
"""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.store.statistics.played_deals import DEALS_TO_COMPARE, Played, Rival
from tests.store.homes import SCALE, Home
from tests.store.makings import GUILD, at, change
from tests.store.statistics.random_ledgers import (
    GAMES,
    PEOPLE,
    Dealt,
    book,
    counting,
    rated,
    ratings_of,
    rivals_of,
    servers,
    sums_of,
)

LEDGERS, DEALS = 6 * SCALE, 60
"""How many random ledgers are tried with each engine, which has its own, and how many deals of each."""


def rival(found: dict[int, tuple[int, int, int]], sign: int) -> Rival | None:
    """Of whom somebody was ahead (1) or behind (-1) in the largest part of some deals, and oftener than not."""
    fit = [
        (other, deals, ahead, behind)
        for other, (deals, ahead, behind) in found.items()
        if deals >= DEALS_TO_COMPARE and (ahead - behind) * sign > 0
    ]
    return next(
        (Rival(*one) for one in sorted(fit, key=lambda one: (-one[2 if sign > 0 else 3] / one[1], -one[1], one[0]))),
        None,
    )


def same(found: Played, booked: list[Dealt], person: int, game: str) -> None:
    """What the store says of somebody is what the deals say."""
    deals = counting(booked, person, game)
    points = [deal.of(person) for deal in deals]
    assert list(found.course) == points
    assert (found.deals, found.points) == (len(deals), sum(points))
    assert found.wins == sum(deal.won[deal.persons.index(person)] for deal in deals)
    for end, of in ((found.best, max), (found.worst, min)):
        if not deals:
            assert end is None
            continue
        first = deals[points.index(of(points))]
        assert end is not None
        assert (end.points, end.table, end.deal, end.at) == (of(points), first.table, first.number, first.at)
    assert found.counted == sums_of(deals, person)
    met = rivals_of(booked, person, game)
    assert (found.most_ahead, found.most_behind) == (rival(met, 1), rival(met, -1))


async def test_statistics_of_random_ledgers_are_what_was_booked(store: Store, home: Home, times: list[float]) -> None:
    ledgers = {
        guild: await book(store, times, guild, chance, DEALS)
        for guild, chance in servers(GUILD, LEDGERS, type(home).__name__)
    }
    assert sum(bool(deal.corrections) for booked in ledgers.values() for deal in booked) > LEDGERS
    home.query("DELETE FROM people")
    named = 0
    for guild, booked in ledgers.items():
        for person in (*PEOPLE, 99):
            for game in GAMES:
                found = await store.points.played(guild, person, game)
                same(found, booked, person, game)
                named += found.most_ahead is not None
                skill = ratings_of(booked, game).get(person)
                assert (found.skill is None) is (skill is None)
                if found.skill is not None and skill is not None:
                    assert found.skill.deals == skill[2]
                    assert found.skill[:2] == pytest.approx(skill[:2], abs=1e-9)
    assert named > LEDGERS
    assert await store.check() == []


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE rivals SET ahead = ahead + 1 WHERE person = 11", "against 12 in big-two lacks -1 ahead"),
        ("DELETE FROM rivals WHERE person = 11", "person 11 against 12 in big-two lacks 1 deals, 1 ahead"),
        ("UPDATE ratings SET mu = mu + 1 WHERE person = 11", "the rating of person 11 in big-two is not what"),
        ("UPDATE ratings SET rating = rating + 1 WHERE person = 11", "the rating of person 11 in big-two is not what"),
        ("DELETE FROM ratings WHERE person = 11", "the rating of person 11 in big-two is missing"),
        ("UPDATE rated_groups SET deals = 7", "how often they played last"),
        ("DELETE FROM rated_groups", "it is missing how often they played last"),
    ],
)
async def test_a_check_finds_what_differs(store: Store, home: Home, damage: str, said: str) -> None:
    await store.save(change(at(1), 1, entries=rated(3, -3)))
    assert await store.check() == []
    home.query(damage)
    assert any(said in line for line in await store.check())
