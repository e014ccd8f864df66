"""Every preset in Discord: whole matches in channels, with each settlement recalculated from the rule book alone.

Promise: Under every preset, messages, ledger and totals show the points that the rule book gives. Also:
tests/bot/presets/test_deals_by_the_book.py.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.engine.game import find_game
from bot.playground.chat.world import ChannelSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.server import Playground
from bot.store import StoredEvent
from tests.bot.conftest import ANSWER_WITHIN
from tests.bot.presets.deals_by_the_book import Told, book_of, match_is_over
from tests.bot.presets.matches import Match, betrayed, lines_by_deal, logs_of
from tests.bot.running_bot.house import BriskClock, House, settings_at
from tests.games.big_two.scoring.settlement_by_the_book import points
from tests.patience import HURRIED

WHOLE = int(os.environ.get("SCALE", "1")) > 1
"""Whether matches are played to the end, open-ended ones for four deals; the gate breaks most of them off."""

PRESETS = find_game("big-two").rules.presets
BATCHES = [PRESETS[first::2] for first in range(2)]
"""The presets that share a bot, one batch for each worker of the gate."""

AT_ONCE = 4
"""The number of tables of a bot that play at the same time, limited so that pictures keep up."""


@pytest.mark.parametrize("presets", BATCHES)
async def test_matches_are_played_shown_settled_and_booked_as_the_book_says(
    presets: Sequence[str], tmp_path: Path
) -> None:
    world = World(bot="Dai Di", channels=tuple(map(ChannelSpec, presets)), people=tuple(map(PersonSpec, presets)))
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as playground:
        database = tmp_path / "daidi.db"
        house = House(playground, settings_at(playground, database), database, BriskClock(slower=1))
        ahead = house.clock.now() - asyncio.get_running_loop().time()
        async with house.bot():
            turns = asyncio.Semaphore(AT_ONCE)
            matches = [Match(house, preset, most_deals(preset)) for preset in presets]
            await asyncio.gather(*(match.play(turns) for match in matches))
        assert playground.state.violations == []
        logs = await logs_of(house)
        looked_at = 0
        for match in matches:
            log = logs[match.preset]
            for told, lines in zip(match.told, lines_by_deal(log), strict=True):
                told.lines = lines
                the_deal_is_settled_by_the_book(match, told)
            the_ledger_has_these_points(house, match, log)
            the_match_ends_where_it_should(match)
            looked_at += betrayed(match, log, playground.state.sent, ahead)
        assert looked_at > 10 * sum(len(match.told) for match in matches)


def most_deals(preset: str) -> int:
    rules = find_game("big-two").rules(preset).to_json()
    if WHOLE:
        return 4 if rules["match.end"] == "open" else 1000
    if rules["match.end"] == "open":
        return 1 if rules["exchange.kind"] == "none" else 2
    return int(rules["match.deals"]) or 2


def the_deal_is_settled_by_the_book(match: Match, told: Told) -> None:
    where, rules = (match.preset, told.number), match.rules
    if told.redealt:
        assert not told.points, where
        return
    earlier = [one for one in match.booked if one.number < told.number]
    assert told.exchanged is (rules["exchange.kind"] != "none" and bool(earlier)), where
    book, hands = book_of(rules, told)
    assert told.points == points(book), (where, book)
    if told.number in match.first_hands:
        assert match.first_hands[told.number] >= hands[0], where
    if told.exchanged:
        assert set().union(*hands) == {card for dealt in told.dealt for card in dealt}, where
    elif rules["rest.use"] in ("discard", "stock") or not told.stock:
        assert hands == list(map(set, told.dealt)), where


def the_ledger_has_these_points(house: House, match: Match, log: Sequence[StoredEvent]) -> None:
    query = "select deal, seat, points, person is null from ledger where table_id = '{}' order by deal, seat"
    booked = house.stored(query.format(log[0].table))
    assert booked == [
        (told.number, seat, amount, seat > 0) for told in match.booked for seat, amount in enumerate(told.points)
    ]
    assert int(match.balance.replace("−", "-")) == sum(told.points[0] for told in match.booked)


def the_match_ends_where_it_should(match: Match) -> None:
    over = match_is_over(match.rules, match.totals, len(match.booked))
    if WHOLE:
        assert over is (match.rules["match.end"] != "open")
    best = max(match.totals)
    won = "wins the match" if match.totals.count(best) == 1 else "share the match"
    assert over is (f"{won} with {best:+}".replace("-", "−") in match.over), match.over
