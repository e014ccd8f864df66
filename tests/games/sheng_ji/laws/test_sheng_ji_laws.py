"""What every deal of Sheng Ji keeps under every consistent rule set: the laws of ``deal_laws.py``, one to four packs.

``pytest tests/games/sheng_ji/laws/test_sheng_ji_laws.py --rule-sets 10000 --deals 10 -n 2`` tries that many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.cards.order import TRUMPS, TrumpOrder
from bot.games.sheng_ji.deal.plays import all_follows, mildest_follow
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.match import ShengJiMatch
from bot.games.sheng_ji.rules.parameters import Rules
from tests.engine.laws import Laws
from tests.games.noted import noted
from tests.games.sheng_ji.laws import deal_laws as laws
from tests.games.sheng_ji.laws.random_deals import Course, Step, course, courses, mixed_up, new_match, random_rules

RULE_SETS, DEALS = 36, 4
"""How many rule sets, and how many deals of each, ``make test`` tries."""
BATCH = 6
"""The number of rule sets in one test, small enough for workers to share them evenly."""


class ShengJiLaws(Laws[ShengJiMatch, ShengJiDeal]):
    """What only Sheng Ji keeps, and how it is tried."""

    game = GAME

    def courses(self, rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
        return courses(rules, chance, deals)

    def longest(self, opened: ShengJiDeal) -> int:
        return laws.longest(opened)

    def cards(self, deal: ShengJiDeal) -> Iterator[Card]:
        return laws.in_the_deal(deal)

    def taken_in(self, step: Step) -> tuple[Card, ...]:
        return laws.taken_in(step)

    def cards_moved(self, step: Step) -> bool:
        """They are looked at when a trick is over."""
        return not step.after.position.plays

    def mixed_up(self, deal: ShengJiDeal, viewer: Seat | None, chance: Random) -> ShengJiDeal:
        return mixed_up(deal, viewer, chance)

    def moment(self, course: Course, chance: Random) -> Step:
        return laws.moment(course, chance)

    def known(self, step: Step, event: Event, viewer: Seat | None) -> Counter[Card]:
        return laws.known(step, event, viewer)

    def tried(self, deal: ShengJiDeal, seat: Seat, chance: Random) -> list[Action]:
        return laws.tried(deal, seat, chance)

    def beside_the_list(self, deal: ShengJiDeal, seat: Seat, action: Action, listed: Sequence[Action]) -> bool:
        return laws.beside_the_list(deal, seat, action, len(listed))

    def of_each_step(self, step: Step) -> None:
        laws.turns_go_round(step.before)

    def of_a_moment(self, course: Course, step: Step, chance: Random) -> None:
        """What the clock does for somebody is the first of the list."""
        deal = step.before
        assert all(deal.mildest(seat) == step.legal[seat][0] for seat in deal.asks() if step.legal[seat])

    def of_a_deal(self, course: Course) -> None:
        laws.points_are_conserved(course)


LAWS = ShengJiLaws()


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(1 + seed % 4, chance)
        with noted(seed, rules):
            LAWS.hold(rules, chance, deals)


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_mildest_follow_is_the_mildest_of_all_that_are_legal(decks: int) -> None:
    tried, chance = 0, Random(decks)
    while tried < 20:
        rules = random_rules(decks, chance)
        shuffle = Shuffle("mildest", 1, chance.randbytes(32), rules.packs.cards())
        for deal in course(new_match(rules, head={"dealer": 0}), shuffle, chance).states:
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
