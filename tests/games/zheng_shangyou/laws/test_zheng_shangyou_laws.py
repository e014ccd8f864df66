"""What every deal of Zheng Shangyou keeps under any consistent rules: the laws of ``deal_laws`` and ``place_laws``.

``pytest tests/games/zheng_shangyou/laws/test_zheng_shangyou_laws.py --rule-sets 10000 --deals 10`` tries that many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from bot.games.zheng_shangyou.match import ZhengShangyouMatch
from bot.games.zheng_shangyou.rules.parameters import Rules
from tests.engine.laws import Laws
from tests.games.noted import noted
from tests.games.zheng_shangyou import random_deals
from tests.games.zheng_shangyou.laws import deal_laws as laws
from tests.games.zheng_shangyou.laws import place_laws
from tests.games.zheng_shangyou.random_deals import Course, Step, courses, random_rules, without_end

RULE_SETS, DEALS = 40, 4
"""How many rule sets, and how many deals of each, ``make test`` tries."""
BATCH = 8
"""The number of rule sets in one test, small enough for workers to share them evenly."""


class ZhengShangyouLaws(Laws[ZhengShangyouMatch, ZhengShangyouDeal]):
    """What only Zheng Shangyou keeps, and how it is tried."""

    game = GAME

    def courses(self, rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
        return courses(rules if chance.random() < 0.5 else without_end(rules), chance, deals)

    def longest(self, opened: ZhengShangyouDeal) -> int:
        return len(self.game.packs(opened.position.rules).cards()) * len(self.seats(opened)) + 10

    def cards(self, deal: ZhengShangyouDeal) -> Iterable[Card]:
        return laws.everywhere(deal)

    def mixed_up(self, deal: ZhengShangyouDeal, viewer: Seat | None, chance: Random) -> ZhengShangyouDeal:
        return random_deals.mixed_up(deal, viewer, chance)

    def moment(self, course: Course, chance: Random) -> Step:
        return chance.choice(course.steps if chance.random() < 0.6 else course.steps[:6])

    def known(self, step: Step, event: Event, viewer: Seat | None) -> Counter[Card]:
        return laws.known(step, event, viewer)

    def tried(self, deal: ZhengShangyouDeal, seat: Seat, chance: Random) -> Iterator[Action]:
        return laws.tried(deal, seat, chance)

    def beside_the_list(self, deal: ZhengShangyouDeal, seat: Seat, action: Action, listed: object) -> bool:
        return not laws.is_complete(deal, seat)

    def of_each_step(self, step: Step) -> None:
        laws.whoever_is_asked_must_act(step)
        laws.hands_are_in_order(step.after)
        laws.turns_go_round(step)

    def of_a_moment(self, course: Course, step: Step, chance: Random) -> None:
        place_laws.a_view_names_no_hidden_card(step.before)
        place_laws.the_judge_is_as_the_text_says(course, step, chance)
        place_laws.nobody_else_may_act(step.before)

    def of_a_deal(self, course: Course) -> None:
        laws.the_start_tells_each_seat_its_own(course)
        laws.places_are_in_order(course)
        place_laws.the_exchange_is_as_the_text_says(course)
        place_laws.the_end_is_as_the_text_says(course)


LAWS = ZhengShangyouLaws()


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        with noted(seed, rules):
            LAWS.hold(rules, chance, deals)


def test_exchanges_of_every_step_are_among_them() -> None:
    """The laws look at gifts and choices, not at play alone."""
    seen = set()
    for seed in range(2):
        chance = Random(seed)
        for played in courses(without_end(GAME.rules("zs-pits", {"zs.packs": 2, "zs.players": 4})), chance, 3):
            seen |= {(step.before.position.phase.value, step.action.verb) for step in played.steps}
    assert {phase for phase, _ in seen} == {"give-up", "choose-above", "give-back", "choose-below", "play"}
