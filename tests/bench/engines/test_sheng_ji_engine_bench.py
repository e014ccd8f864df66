"""The speed of the Sheng Ji engine, from one to four packs, each figure beside a baseline of the same run.

Every hand is new, so that no answer about one is known before. Random deals stand beside deals whose follows are looked
for by the judge among all sets of cards. The check of a follow, from hands that hold nothing but the led suit, stands
beside a search for the best way to follow among all sets of four cards: the promise is 1,000 times its speed from 25
cards. The answers to choose from with 52 cards in hand are promised within 20 ms.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.cards.follow import broken, frames, profile
from bot.games.sheng_ji.cards.order import TRUMPS, Counts, SuitOrder, TrumpOrder, order_of
from bot.games.sheng_ji.cards.throws import Lead, lead_of
from bot.games.sheng_ji.cards.units import best_reading, chains
from bot.games.sheng_ji.deal.plays import follows, leads
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.rules.parameters import Rules
from tests.games.sheng_ji import plain_search

PRESETS = ("standard+one-pack", "standard", "standard+three-packs", "standard+four-packs")
LED = 4
"""The cards that are led where a follow is checked."""
SEARCHED = 3_000
"""The most sets of cards among which the baseline of random deals looks for follows."""

Legal = Callable[[ShengJiDeal, Seat], Sequence[Action]]


class Question(NamedTuple):
    """Whether some cards may follow a lead."""

    rules: Rules
    suit: SuitOrder
    held: Counts
    played: Counts
    lead: Lead


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals_of_sheng_ji(benchmark: Any, promise: Any, preset: str) -> None:
    """Whole deals, with shuffle and settlement; the answers of every seat that is asked are listed at each step."""
    rules = GAME.rules(preset)
    an_action, a_deal = benchmark.pedantic(times_of_play, (rules, 15), rounds=1, warmup_rounds=1)
    searched, _ = times_of_play(rules, 1, by_search)
    promise(f"{preset}: random deals", 1 / a_deal, unit="a second")
    promise(f"{preset}: an action, to one by search", 1e6 * an_action, 1e6 * searched, "µs")


def times_of_play(rules: Rules, deals: int, legal: Legal = ShengJiDeal.legal_actions) -> tuple[float, float]:
    """The seconds of processor time that an action and a deal take in random play."""
    begun = time.process_time()
    actions = random_play(rules, deals, legal)
    took = time.process_time() - begun
    return took / actions, took / deals


def random_play(rules: Rules, deals: int, legal: Legal = ShengJiDeal.legal_actions) -> int:
    """Play so many deals by random actions, one match after another; returns how many actions they took."""
    chance, pack, actions = Random(2026), rules.packs.cards(), 0
    match = GAME.new_match(rules)
    for number in range(deals):
        deal, _ = match.start_deal(Shuffle("bench", number, bytes(32), pack))
        assert PLAY.owns(deal)
        while (result := deal.result()) is None:
            able = {seat: listed for seat in deal.asks() if (listed := legal(deal, seat))}
            if deal.due() and (not able or chance.random() < 0.5):
                deal, _ = deal.fall_due()
                continue
            seat = chance.choice(list(able))
            deal, _ = deal.apply(seat, chance.choice(able[seat]))
            actions += 1
        match = match.book(result)
        if match.over():
            match = GAME.new_match(rules)
    return actions


def by_search(deal: ShengJiDeal, seat: Seat) -> Sequence[Action]:
    """The baseline: of a follow, ask the judge about every set of cards."""
    position, hand = deal.position, deal.state.hand(seat)
    if position.phase is not Phase.PLAY or not position.plays or comb(len(hand), len(position.plays[0])) > SEARCHED:
        return deal.legal_actions(seat)
    some = (Action("play", cards) for cards in combinations(hand, len(position.plays[0])))
    return [action for action in some if deal.refusal(seat, action) is None]


def dealt(preset: str, seed: int) -> tuple[TrumpOrder, list[tuple[Card, ...]]]:
    """The order of the cards, and four full hands."""
    rules = GAME.rules(preset)
    pack, size = list(rules.packs.cards()), rules.hand_size
    Random(seed).shuffle(pack)
    return order_of(rules, "2", "h"), [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4)]


def questions(preset: str, seed: int, count: int) -> Iterator[Question]:
    """Follows from full hands of trumps to leads of four trumps, equal ones first: every other one keeps the duty."""
    chance, rules = Random(seed), GAME.rules(preset)
    order = order_of(rules, "2", "h")
    suit = order.suits[TRUMPS]
    for number in range(count):
        hand = chance.sample(suit.faces * rules.decks, rules.hand_size)
        other = chance.sample(suit.faces * rules.decks, 2 * LED)
        lead = lead_of(order, sorted(other, key=lambda card: (-other.count(card), order.in_order[card]))[:LED])
        assert lead is not None
        played = chance.sample(hand, LED) if number % 2 else follows(order, lead, hand)[0]
        yield Question(rules, suit, order.counts(TRUMPS, hand), order.counts(TRUMPS, played), lead)


def forgotten() -> None:
    """Forget every answer about cards."""
    for known in (profile, frames, chains, best_reading):
        known.cache_clear()


def check(asked: Sequence[Question]) -> list[bool]:
    return [broken(one.rules, one.suit, one.held, one.played, one.lead.shapes) is None for one in asked]


def search(one: Question) -> bool:
    """Whether no other set of cards of the hand follows better: each set is measured by the second reading of SJ-7."""

    def best(counts: Counts) -> tuple[object, ...]:
        return plain_search.best(one.rules, one.suit, counts, one.lead.shapes, protected=False)

    own = [face for face, many in enumerate(one.held) for _ in range(many)]
    sets = {tuple(chosen.count(face) for face in range(len(one.held))) for chosen in combinations(own, LED)}
    return best(one.played) == max(map(best, sets))


@pytest.mark.parametrize("preset", ["standard", "standard+four-packs"])
def test_the_check_of_a_follow(benchmark: Any, promise: Any, preset: str) -> None:
    asked, some = list(questions(preset, 1, 400)), 4
    assert check(asked[:some]) == [search(one) for one in asked[:some]]
    benchmark.pedantic(lambda: check(asked), setup=forgotten, rounds=5)
    begun = time.process_time()
    for one in asked[:some]:
        search(one)
    searched = (time.process_time() - begun) / some
    measured = benchmark.stats.stats.min / len(asked)
    size = GAME.rules(preset).hand_size
    least = {"ratio_at_most": 0.001} if size == 25 else {}
    promise(
        f"{preset}: check of a follow from {size} trumps, to a search", 1e6 * measured, 1e6 * searched, "µs", **least
    )


@pytest.mark.parametrize("what", ["lead", "follow"])
def test_answers_to_choose_from(benchmark: Any, promise: Any, what: str) -> None:
    """The slowest of a hundred lists from 52 cards, beside the slowest from 25."""
    slowest = benchmark.pedantic(slowest_list, ("standard+four-packs", what), rounds=1)
    promise(f"answers of a {what} with 52 cards, to 25", slowest, slowest_list("standard", what), "ms", at_most=20)


def slowest_list(preset: str, what: str, lists: int = 100) -> float:
    """The milliseconds of processor time of the slowest of so many lists, each of a new deal."""
    took = []
    for seed in range(lists):
        order, hands = dealt(preset, seed)
        listed = leads(order, hands[0])
        lead = lead_of(order, max(listed, key=len))
        assert lead is not None
        forgotten()
        begun = time.thread_time()
        if what == "lead":
            leads(order, hands[0])
        else:
            follows(order, lead, hands[1])
        took.append(1000 * (time.thread_time() - begun))
    return max(took)
