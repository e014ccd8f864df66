"""Which rules are in force where, and what a proposal replaces, with a real store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.house_rules.house import HouseRules
from bot.store import KeptRules, Place, RulesChanged, Store
from cogs.interactions.rules.in_force import House, Source
from tests.store.makings import CHANNEL, GUILD, address, noon

GAME = "big-two"
ANN, BO = 4242, 4343
SERVER, HERE, FRIDAY = Place(GUILD, GAME), Place(GUILD, GAME, CHANNEL), Place(GUILD, GAME, 0, "friday")
SINGAPORE, BASIC = HouseRules(GAME, "singapore"), HouseRules(GAME, "pagat-basic")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(address(tmp_path / "daidi.db"), noon)
    yield House(store)
    await store.close()


async def save(house: House, place: Place, rules: HouseRules | None) -> None:
    (number,) = await house.propose(await house.at(place), BO, rules)
    await house.store.accept_rules(GUILD, number, BO)


@pytest.mark.parametrize("place", [SERVER, HERE, FRIDAY])
@pytest.mark.parametrize("before", [[], [SINGAPORE], [SINGAPORE, None]])
async def test_what_was_made_from_older_rules_replaces_nothing_newer(
    house: House, place: Place, before: list[HouseRules | None]
) -> None:
    for rules in before:
        await save(house, place, rules)
    read = await house.at(place)
    asked = [read.rules.but("combo.flush", flag) for flag in (True, False)]
    await save(house, place, BASIC.but("score.settle", "winner_takes"))
    newer = await house.store.rules_kept(place)
    for number in await house.propose(read, ANN, *asked):
        with pytest.raises(RulesChanged):
            await house.store.accept_rules(GUILD, number, ANN)
    assert await house.store.rules_kept(place) == newer
    assert newer.version == len(before) + 1


async def test_of_the_ways_of_one_refusal_one_is_saved(house: House) -> None:
    read = await house.at(SERVER)
    first, second = await house.propose(read, ANN, SINGAPORE, BASIC)
    await house.store.accept_rules(GUILD, second, ANN)
    assert await house.store.rules_kept(SERVER) == KeptRules(BASIC.to_json(), 1)
    assert await house.store.rules_proposal(GUILD, first) is None


async def test_a_channels_own_rules_hold_else_the_servers_else_the_default(house: House) -> None:
    default = house.default(GAME)
    assert await house.in_force(HERE) == (default, Source.DEFAULT)
    await save(house, SERVER, SINGAPORE)
    servers = HouseRules(GAME, "singapore", {}, 1)
    assert await house.in_force(HERE) == (servers, Source.SERVER)
    await save(house, HERE, BASIC)
    found = await house.at(HERE)
    assert (found.rules, found.under, found.source) == (HouseRules(GAME, "pagat-basic", {}, 1), servers, Source.CHANNEL)
    await save(house, HERE, None)
    found = await house.at(HERE)
    assert (found.rules, found.own, found.version, found.source) == (servers, None, 2, Source.SERVER)
    await save(house, SERVER, None)
    assert await house.in_force(SERVER) == (default, Source.DEFAULT)
