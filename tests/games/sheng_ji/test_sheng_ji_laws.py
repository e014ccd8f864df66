"""What every deal of Sheng Ji keeps, under random rules with one to four packs."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.cards import Card
from bot.games.asks import must_act, waited_for
from bot.games.game import Result
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.deal.deal import ShengJiDeal, deal_from_json
from bot.games.sheng_ji.deal.plays import all_follows, mildest_follow
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.match import match_from_json
from tests.games.sheng_ji.random_deals import Course, courses, mixed_up, random_rules

SEEDS = range(2)
"""How many rule sets are tried with each number of packs."""


def played(decks: int) -> Iterator[Course]:
    for seed in SEEDS:
        yield from courses(random_rules(decks, random.Random(100 * decks + seed)), seed)


def cards_in(deal: ShengJiDeal) -> Counter[Card]:
    state = deal.state
    return Counter([*state.kitty, *(card for hand in state.hands for card in hand)])


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_laws(decks: int) -> None:
    chance = random.Random(decks)
    for course in played(decks):
        rules = course.match.rules
        *running, last = course.states
        for deal in running:
            assert must_act(deal) or deal.due()
            assert all(deal.legal_actions(seat) for seat in waited_for(deal))
        assert not last.asks()
        assert last.due() is None
        whole = Counter(rules.packs.cards())
        gone: Counter[Card] = Counter()
        for deal in course.states:
            on_table = Counter(card for cards in deal.position.plays for card in cards)
            assert not (cards_in(deal) + on_table) - whole, "no card is doubled"
            if deal.position.phase in (Phase.DRAW, Phase.WINDOW, Phase.BURY):
                assert cards_in(deal) == whole
            gone = whole - cards_in(deal)
        result = last.result()
        assert result is not None
        if not result.void:
            check_points(last, result, gone)
        for deal in chance.sample(course.states, min(12, len(course.states))):
            check_state(deal, chance)
        again, _ = course.match.start_deal(course.shuffle)
        for done in course.steps:
            again, _ = again.fall_due() if done is None else again.apply(*done)
        assert again == last, "a log replays"
        kept = json.loads(json.dumps(course.match.to_json()))
        assert match_from_json(rules, kept) == course.match


def check_points(last: ShengJiDeal, result: Result, gone: Counter[Card]) -> None:
    """All points were taken by somebody or lie in the kitty, and what is booked sums to zero."""
    account = result.account
    assert points_in(gone.elements()) + points_in(last.state.kitty) == last.rules.total_points
    assert 0 <= account["tricks"] <= last.rules.total_points
    assert (
        account["total"] == account["tricks"] + account["kitty_points"] * account["multiplier"] + account["penalties"]
    )
    assert sum(result.points) == 0
    assert [reckoning.points for reckoning in result.accounts] == list(result.points)
    assert not any(last.state.hands)


def check_state(deal: ShengJiDeal, chance: random.Random) -> None:
    """A state round-trips, views agree with it and betray nothing, and what is listed is legal."""
    assert deal_from_json(deal.rules, json.loads(json.dumps(deal.to_json()))) == deal
    for seat in (None, *range(4)):
        view = deal.view(seat)
        assert mixed_up(deal, seat, chance).view(seat) == view
        if seat is None:
            continue
        legal = deal.legal_actions(seat)
        assert view.legal_actions() == legal
        for action in legal[:25]:
            assert view.refusal(action) is None, action
        if legal:
            assert deal.mildest(seat) == legal[0]


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_mildest_follow_is_the_mildest_of_all_that_are_legal(decks: int) -> None:
    tried = 0
    for course in played(decks):
        for deal in course.states:
            position = deal.position
            if position.phase is not Phase.PLAY or position.lead is None or position.turn is None:
                continue
            hand = deal.state.hand(position.turn)
            if len(position.plays[0]) > 4 or len(hand) > 12:
                continue
            mild = mildest_follow(position.order, position.lead, hand)
            points = [points_in(cards) for cards in all_follows(position.order, position.lead, hand)]
            assert points_in(mild) == min(points)
            tried += 1
    assert tried > 5
