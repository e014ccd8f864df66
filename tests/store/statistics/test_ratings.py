"""Ratings move with rated deals of people, less and less for the same people on one day, and not with corrections.

Promise: Ratings are what rated deals in their order lead to. The same people on one day move them less and less, and
corrections not at all.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Store
from bot.store.statistics.skills import Skill
from tests.store.makings import GUILD, NOON, at, change, entry
from tests.store.statistics.random_ledgers import rated

DAY = 86_400.0


async def skill(store: Store, person: int) -> Skill:
    found = (await store.points.played(GUILD, person, "big-two")).skill
    assert found is not None
    return found


async def test_the_same_people_on_one_day_move_each_other_less_and_less(store: Store, times: list[float]) -> None:
    moved = []
    for deal in range(1, 5):
        before = (await store.points.played(GUILD, 11, "big-two")).skill or Skill()
        await store.save(change(at(1), deal, entries=rated(1, 0, 0, -1, deal=deal)))
        moved.append((await skill(store, 11)).mu - before.mu)
    assert moved[0] > 2
    assert moved == sorted(moved, reverse=True)
    assert moved[1] < moved[0] / 2 * 1.01
    times.append(NOON + DAY)
    before = await skill(store, 11)
    await store.save(change(at(1), 5, entries=rated(1, 0, 0, -1, deal=5)))
    assert (await skill(store, 11)).mu - before.mu > moved[1]
    assert (await skill(store, 11)).deals == 5


async def test_partners_are_rated_by_the_points_of_their_side(store: Store) -> None:
    await store.save(change(at(1), 1, entries=rated(2, -2, 2, -2, sides=(0, 1, 0, 1))))
    first, second, third, fourth = [(await skill(store, person)).mu for person in (11, 12, 13, 14)]
    assert first == third > 25 > second == fourth


async def test_who_won_without_points_was_first(store: Store) -> None:
    booked = tuple(replace(one, won=one.seat == 1) for one in rated(0, 0))
    await store.save(change(at(1), 1, entries=booked))
    assert (await skill(store, 12)).rating > (await skill(store, 11)).rating


async def test_a_correction_changes_no_rating(store: Store) -> None:
    await store.save(change(at(1), 1, entries=rated(3, -3)))
    before = await skill(store, 11)
    await store.save(change(at(1), 2, entries=(entry(-1, -6, person=11, zero_sum=False),)))
    assert (await store.points.played(GUILD, 11, "big-two")).course == (-3,)
    assert await skill(store, 11) == before
    assert await store.check() == []


@pytest.mark.parametrize("wrong", [{"person": None, "computer": "casual"}, {"practice": True}])
async def test_a_deal_with_a_computer_or_of_practice_is_never_rated(store: Store, wrong: dict[str, object]) -> None:
    first, second = rated(1, -1)
    with pytest.raises(ValueError, match="cannot be rated"):
        await store.save(change(at(1), 1, entries=(first, replace(second, **wrong))))  # type: ignore[arg-type]


async def test_several_deals_in_one_commit_are_rated_in_their_order(store: Store) -> None:
    first = rated(1, -1)
    await store.save(change(at(1), 1, entries=(*first, *rated(-1, 1, deal=2), *rated(1, -1, deal=3, first=12))))
    assert (await skill(store, 12)).deals == 3
    assert await store.check() == []
