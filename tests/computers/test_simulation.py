"""Simulated matches: every deal ends and adds up, and the watch notices a crooked dealer."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from bot.cards import Card, Packs
from bot.computers.simulation import DEALS_A_MATCH, Broken, simulate
from bot.dealing import Shuffle
from bot.engine.game import Deal, Event, Game, Match, Result, find_game
from bot.engine.typed.command_options import Chosen
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import REDEAL

GAME = find_game("big-two")
RULES = GAME.rules("chudadi-standard")
CASUAL = ("casual",) * 4
DEALS = 6 * int(os.environ.get("SCALE", "1"))
"""How many deals of every preset each level plays."""


@pytest.mark.parametrize("preset", GAME.rules.presets)
@pytest.mark.parametrize("level", ["casual", "random"])
def test_every_deal_ends_and_adds_up(preset: str, level: str) -> None:
    rules = GAME.rules(preset)
    levels = (level,) * GAME.seats(rules)
    deals = [
        deal for match in simulate(GAME, rules, levels, random.Random(1), deals=DEALS, seed="end") for deal in match
    ]
    assert sum(not deal.result.void for deal in deals) == DEALS
    paid = rules["score.settle"] in ("pairwise", "winner_takes", "fixed_loser")
    for deal in deals:
        assert sum(deal.result.points) == 0 or not paid
        assert deal.result.winner is not None or deal.result.payer is not None or deal.result.void
        assert len(deal.actions) < 400


def test_matches_end_by_their_rules_or_after_a_while() -> None:
    target = list(simulate(GAME, RULES, CASUAL, random.Random(1), deals=60, seed="match"))
    for match in target[:-1]:
        assert match[-1].match.over()
        assert max(match[-1].match.totals) >= 200
        assert not any(deal.match.over() for deal in match[:-1])
        assert [deal.shuffle.deal for deal in match] == list(range(1, len(match) + 1))
    open_end = list(
        simulate(GAME, GAME.rules("pagat-basic"), CASUAL, random.Random(1), deals=DEALS_A_MATCH + 5, seed="match")
    )
    assert [len(match) for match in open_end] == [DEALS_A_MATCH, 5]


@pytest.mark.parametrize("preset", ["pagat-basic", "japanese-wikipedia-official"])
def test_a_void_deal_is_dealt_anew_by_the_same_dealer_from_the_next_shuffle(preset: str) -> None:
    rules = GAME.rules(preset, {"redeal.points_below": 12, "match.end": "deals", "match.deals": 8})
    (match,) = simulate(GAME, rules, ("casual", "random") * 2, random.Random(1), deals=8, seed="void")
    assert [deal.shuffle.deal for deal in match] == list(range(1, len(match) + 1))
    void = [number for number, deal in enumerate(match) if deal.result.void]
    assert void
    assert len(match) - len(void) == 8
    for number in void:
        assert match[number].actions[-1][1] == REDEAL
        anew = GAME.new_match(rules) if number == 0 else match[number - 1].match
        first, _ = anew.start_deal(match[number].shuffle)
        again, _ = match[number].match.start_deal(match[number + 1].shuffle)
        assert PLAY.owns(first)
        assert PLAY.owns(again)
        assert again.position.setting.dealer == first.position.setting.dealer
        assert again.position.setting.number == first.position.setting.number


def test_matches_go_on_in_rounds() -> None:
    """The lowest card decides who starts each round; the winner starts every other deal (BT-5.6)."""
    rules = GAME.rules("indonesia", {"start.round_len": 3})
    (match,) = simulate(GAME, rules, CASUAL, random.Random(1), deals=9, seed="rounds")
    opened = [next((seat, act) for seat, act in deal.actions if act.verb == "play") for deal in match]
    for number, (starter, play) in enumerate(opened):
        if number % 3 == 0:
            assert Card("3", "d") in play.cards
        else:
            assert starter == match[number - 1].result.winner


def test_with_callouts_silence_is_called_and_a_called_card_costs() -> None:
    rules = GAME.rules("hong-kong-wikipedia")
    lost = called = 0
    levels = ("casual", "random", "random", "random")
    for match in simulate(
        GAME, rules, levels, random.Random(1), deals=120, seed="call", options=frozenset({"callouts"})
    ):
        for deal in match:
            calls = [seat for seat, action in deal.actions if action.verb == "call"]
            called += len(calls)
            lost += deal.result.winner is None and not deal.result.void
            assert calls or deal.result.winner is not None or deal.result.void
    assert called >= lost > 0


Change = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class CrookedMatch:
    """A match whose dealer changes the snapshot of every deal, and whose clerk adds to what is booked."""

    match: Match
    change: Change
    added: int

    @property
    def deals(self) -> int:
        return self.match.deals

    @property
    def totals(self) -> tuple[int, ...]:
        return self.match.totals

    def start_deal(self, shuffle: Shuffle) -> tuple[Deal, tuple[Event, ...]]:
        deal, events = self.match.start_deal(shuffle)
        snapshot = deal.to_json()
        self.change(snapshot)
        return GAME.deal_from_json(deal.rules, snapshot), events

    def book(self, result: Result) -> CrookedMatch:
        points = (result.points[0] + self.added, *result.points[1:])
        return replace(self, match=self.match.book(replace(result, points=points)))

    def over(self) -> bool:
        return self.match.over()


@dataclass(frozen=True)
class CrookedGame:
    """Big Two at the table of such a dealer."""

    change: Change
    added: int = 0

    def packs(self, rules: Rules) -> Packs:
        return GAME.packs(rules)

    def new_match(self, rules: Rules, options: Chosen) -> CrookedMatch:
        return CrookedMatch(GAME.new_match(rules, options), self.change, self.added)


def _honest(snapshot: dict[str, Any]) -> None:
    """Change nothing."""


def _one_card_in_two_hands(snapshot: dict[str, Any]) -> None:
    hands = snapshot["hands"]
    hands[0] = hands[0][:-2] + hands[1][-2:]


def _a_card_too_few(snapshot: dict[str, Any]) -> None:
    snapshot["position"]["counts"][0] = 12


def _a_card_in_the_stock_that_is_held(snapshot: dict[str, Any]) -> None:
    snapshot["stock"] = snapshot["hands"][0][:2]


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (CrookedGame(_one_card_in_two_hands), "in two places"),
        (CrookedGame(_a_card_too_few), "wrong count of cards"),
        (CrookedGame(_a_card_in_the_stock_that_is_held), "in two places"),
        (CrookedGame(_honest, added=1), "points were not booked"),
    ],
)
def test_the_watch_notices(game: CrookedGame, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        list(simulate(cast("Game", game), RULES, CASUAL, random.Random(1), deals=1, seed="crooked"))


def test_an_honest_dealer_is_not_suspected() -> None:
    honest = cast("Game", CrookedGame(_honest))
    ((deal,),) = simulate(honest, RULES, CASUAL, random.Random(1), deals=1, seed="crooked")
    assert deal.result.winner is not None
    assert deal.result.left[deal.result.winner] == ()
