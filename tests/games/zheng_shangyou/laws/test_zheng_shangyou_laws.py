"""What every deal of Zheng Shangyou keeps under any consistent rules: the laws of ``deal_laws`` and ``place_laws``.

``pytest tests/games/zheng_shangyou/laws/test_zheng_shangyou_laws.py --rule-sets 10000 --deals 10`` tries that many.
"""

from __future__ import annotations

import json
from random import Random

from bot.engine.record.revealed import hands_dealt
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.rules.parameters import Rules
from tests.engine.random_course import a_deal_round_trips, a_log_replays
from tests.games.noted import noted
from tests.games.zheng_shangyou.laws import deal_laws as laws
from tests.games.zheng_shangyou.laws import place_laws
from tests.games.zheng_shangyou.random_deals import Course, courses, random_rules, without_end

RULE_SETS, DEALS = 40, 4
"""How many rule sets, and how many deals of each, ``make test`` tries."""
BATCH = 8
"""The number of rule sets in one test, small enough for workers to share them evenly."""
CLOSELY = 4
"""At how many moments a deal is looked at closely."""


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        with noted(seed, rules):
            try_rules(rules, chance, deals)


def try_rules(rules: Rules, chance: Random, deals: int) -> None:
    assert GAME.rules.from_json(rules.to_json()) == rules
    for number, played in enumerate(courses(rules if chance.random() < 0.5 else without_end(rules), chance, deals)):
        assert GAME.match_from_json(played.match.rules, json.loads(json.dumps(played.match.to_json()))) == played.match
        try_deal(played, chance, CLOSELY if number < 2 else 1)


def try_deal(played: Course, chance: Random, closely: int) -> None:
    longest = len(played.opened.rules.packs.cards()) * played.opened.rules.seats + 10
    assert len(played.steps) < longest
    laws.every_card_is_in_one_place(played.opened)
    dealt = played.opened.dealt
    assert dealt is not None
    laws.what_is_told_is_known(played.start, hands_dealt(played.shuffle, dealt), played.opened)
    for step in played.steps:
        laws.somebody_can_act(step.before)
        laws.turns_go_round(step)
        laws.what_is_told_is_known(step.events, laws.seen_by_each(step.before), step.after)
        laws.every_card_is_in_one_place(step.after)
    early = played.steps[:6]
    for step in [chance.choice(played.steps if chance.random() < 0.6 else early) for _ in range(closely)]:
        a_deal_round_trips(step.before)
        laws.a_view_betrays_nothing(step.before, chance)
        place_laws.a_view_names_no_hidden_card(step.before)
        laws.the_list_is_what_the_judge_allows(step.before, chance)
        place_laws.the_judge_is_as_the_text_says(played, step, chance)
        place_laws.nobody_else_may_act(step.before)
    a_deal_round_trips(played.end)
    laws.places_are_in_order(played)
    place_laws.the_exchange_is_as_the_text_says(played)
    place_laws.the_end_is_as_the_text_says(played)
    a_log_replays(played)


def test_exchanges_of_every_step_are_among_them() -> None:
    """The laws look at gifts and choices, not at play alone."""
    seen = set()
    for seed in range(2):
        chance = Random(seed)
        for played in courses(without_end(GAME.rules("zs-pits", {"zs.packs": 2, "zs.players": 4})), chance, 3):
            seen |= {(step.before.position.phase.value, step.action.verb) for step in played.steps}
    assert {phase for phase, _ in seen} == {"give-up", "choose-above", "give-back", "choose-below", "play"}
