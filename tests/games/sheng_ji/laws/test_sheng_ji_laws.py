"""What every deal of Sheng Ji keeps under every consistent rule set: the laws of ``deal_laws.py``, one to four packs.

``pytest tests/games/sheng_ji/laws/test_sheng_ji_laws.py --rule-sets 10000 --deals 10 -n 2`` tries that many.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.cards.order import TRUMPS, TrumpOrder
from bot.games.sheng_ji.deal.plays import all_follows, mildest_follow
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.rules.parameters import Rules
from tests.engine.random_course import a_deal_round_trips
from tests.games.noted import noted
from tests.games.sheng_ji.laws import deal_laws as laws
from tests.games.sheng_ji.laws.random_deals import Course, course, courses, random_rules

RULE_SETS, DEALS = 36, 4
"""How many rule sets, and how many deals of each, ``make test`` tries."""
BATCH = 6
"""The number of rule sets in one test, small enough for workers to share them evenly."""
THOROUGHLY, CLOSELY = 2, 4
"""How many deals of a rule set are looked at closely, and at how many moments; others at one."""


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(1 + seed % 4, chance)
        with noted(seed, rules):
            try_rules(rules, chance, deals)


def try_rules(rules: Rules, chance: Random, deals: int) -> None:
    """Try this many deals."""
    assert GAME.rules.from_json(rules.to_json()) == rules
    for number, played in enumerate(courses(rules, chance, deals)):
        assert GAME.match_from_json(rules, json.loads(json.dumps(played.match.to_json()))) == played.match
        try_deal(played, chance, CLOSELY if number < THOROUGHLY else 1)


def try_deal(played: Course, chance: Random, closely: int) -> None:
    assert len(played.steps) < laws.longest(played.opened)
    gone: Counter[Card] = Counter()
    laws.every_card_is_in_one_place(played.opened, gone)
    for step in played.steps:
        laws.somebody_can_act(step.before, step.legal)
        laws.turns_go_round(step.before)
        laws.what_is_told_is_known(step)
        gone.update(laws.taken_in(step))
        if not step.after.position.plays:
            laws.every_card_is_in_one_place(step.after, gone)
    for step in laws.checked_states(played, closely, chance):
        a_deal_round_trips(step.before)
        laws.a_view_betrays_nothing(step.before, chance)
        laws.the_list_is_what_the_judge_allows(step.before, step.legal, chance)
    a_deal_round_trips(played.end)
    laws.points_are_conserved(played)
    laws.a_log_replays(played)


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_mildest_follow_is_the_mildest_of_all_that_are_legal(decks: int) -> None:
    tried, chance = 0, Random(decks)
    while tried < 20:
        rules = random_rules(decks, chance)
        shuffle = Shuffle("mildest", 1, chance.randbytes(32), rules.packs.cards())
        for deal in course(GAME.new_match(rules, head={"dealer": 0}), shuffle, chance).states:
            position = deal.position
            if position.phase is not Phase.PLAY or position.lead is None or position.turn is None:
                continue
            hand = deal.state.hand(position.turn)
            if not 1 < len(position.plays[0]) <= 5 or len(hand) > 12:
                continue
            order = position.order
            mild = mildest_follow(order, position.lead, hand)

            def harm(cards: tuple[Card, ...], order: TrumpOrder = order) -> tuple[int, int, list[int]]:
                trumps = sum(order.suit_of(card) == TRUMPS for card in cards)
                return laws.worth(cards), trumps, sorted(map(order.place, cards), reverse=True)

            assert harm(mild) == min(map(harm, all_follows(order, position.lead, hand)))
            tried += 1
