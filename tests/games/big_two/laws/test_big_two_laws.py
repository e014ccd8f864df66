"""What holds for every deal under every consistent rule set: the laws of ``deal_laws.py`` on random rules and matches.

``pytest tests/games/big_two --rule-sets 10000 --deals 20 -n 2`` tries that many, spread over the workers.

Promise: Judge and generator agree. Somebody can always act. Every card is in one place. A log replays. More:
`--rule-sets 10000 --deals 20` tries that many rule sets and deals.

Promise: A view reveals nothing about hidden cards. Also: tests/games/big_two/computers/test_big_two_player.py.
"""

import os
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import waited_for
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import BigTwoMatch
from bot.games.big_two.position import Position
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import KEEP, play_of
from tests.engine.asking import may_act
from tests.games.big_two.laws import deal_laws as laws
from tests.games.big_two.laws.random_matches import Played, Step, course, shuffled
from tests.games.big_two.laws.random_rules import random_rules
from tests.games.noted import noted

RULE_SETS, DEALS = 80 * int(os.environ.get("SCALE", "1")), 2
"""How many rule sets, and how many deals of each, ``make test`` tries; ``SCALE=10`` tries ten times the rule sets."""
BATCH = 20
"""The number of rule sets in one test, small enough for workers to share them evenly."""
CLOSELY, SMALL_HANDS, BEFORE_PLAY = 0.02, 0.15, 0.5
"""The share of moments that get every check: during play, when all hands have few cards, and in phases before play."""
THOROUGHLY, FURTHER = 4, 0.1
"""How many deals of a rule set get the full share of checks, and the fraction of it that further deals get."""


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        rng = Random(seed)
        rules = random_rules(rng)
        with noted(seed, rules):
            _try_rules(rules, rng, deals)


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_every_law_holds_under_every_preset(preset: str) -> None:
    _try_rules(GAME.rules(preset), Random(preset), 3)


def _try_rules(rules: Rules, rng: Random, deals: int) -> None:
    """Try this many deals, in as many matches as that takes."""
    assert GAME.rules.from_json(rules.to_json()) == rules
    tried = 0
    while tried < deals:
        many = min(deals - tried, THOROUGHLY if tried < THOROUGHLY else deals)
        tried += _try_match(rules, rng, many, 1.0 if tried < THOROUGHLY else FURTHER)


def _try_match(rules: Rules, rng: Random, deals: int, share: float) -> int:
    """Try one match, ``deals`` deals at most, with ``share`` of the usual checks; returns the number of deals."""
    new = match = GAME.new_match(rules, frozenset({"callouts"} if rng.random() < 0.3 else ()))
    played: list[Played] = []
    while len(played) < deals and not match.over():
        assert GAME.match_from_json(rules, match.to_json()) == match
        played.append(_try_deal(match, rng, len(played) + 1, share))
        result = played[-1].end.result()
        assert result is not None
        match = match.book(result)
    laws.a_record_replays(new, match.totals, played, by_hands=share == 1.0)
    return len(played)


def _try_deal(match: BigTwoMatch, rng: Random, number: int, share: float) -> Played:
    shuffle = shuffled(match.rules, rng, number)
    opened, _ = match.start_deal(shuffle)
    gone = _look(opened, rng) if rng.random() < share else laws.every_card_is_in_one_place(opened)
    steps: list[Step] = []
    limit = laws.longest(match.rules)
    for step in course(opened, rng):
        steps.append(step)
        assert len(steps) < limit
        assert step.events or step.action == KEEP
        assert step.seat in waited_for(step.before) | may_act(step.before)
        now = laws.every_card_is_in_one_place(step.after)
        assert now == gone or step.before.state.phase is not None
        gone = now
        if step.after.result() is None:
            laws.what_is_told_is_known(step)
            if rng.random() < share * _share(step.after):
                _look(step.after, rng)
    end = steps[-1].after if steps else opened
    laws.somebody_can_act(end)
    laws.everything_round_trips(end, rng)
    laws.the_result_adds_up(end)
    laws.the_end_is_the_rules_end(end)
    return Played(shuffle, opened, tuple(steps))


def _share(deal: BigTwoDeal) -> float:
    if deal.state.phase is not None:
        return BEFORE_PLAY
    return SMALL_HANDS if max(deal.position.counts) <= laws.SMALL else CLOSELY


def _look(deal: BigTwoDeal, rng: Random) -> int:
    """Check every law at one moment; returns the cards that have left the deal."""
    gone = laws.every_card_is_in_one_place(deal)
    if deal.result() is not None:
        return gone
    laws.as_many_left_the_deal_as_the_rules_say(deal, gone)
    laws.somebody_can_act(deal)
    laws.everything_round_trips(deal, rng)
    laws.a_view_betrays_nothing(deal, rng)
    for seat in {rng.randrange(deal.position.setting.seats), *waited_for(deal), *may_act(deal)}:
        laws.the_list_is_what_the_judge_allows(deal, seat, rng)
    return gone


@settings(max_examples=120)
@given(st.integers(0, 2**32 - 1), st.integers(1, 9), st.integers(1, 2), st.booleans())
def test_the_judge_and_the_generator_agree_on_every_subset(seed: int, size: int, following: int, lead: bool) -> None:
    """Every subset of a small hand, on a lead or on a random play, before a player with few cards."""
    rng = Random(seed)
    rules = random_rules(rng, {"seats.count": 4, "deal.hand_size": 9, "deck.tile_max": {"4": 13}})
    known = combinations_of(rules)
    cards = rng.sample(known.pack.cards, 22)
    held, others = known.pack.mask(cards[:size]), known.pack.mask(cards[9:])
    table = 0 if lead else rng.choice(generator_of(known).leads(others))
    counts, trick = (size, following, 5, 5), ((3, table),) if table else ()
    acted = 0b1111 if table or rng.random() < 0.6 else 0
    setting = DealSetting(rules, 1, None, starter=0, opening=0 if acted else held & -held)
    position = Position(setting, 0, counts, table, 3 if table else NOBODY, trick, 0, known.pack.all & ~held, acted)
    deal = BigTwoDeal(PLAY, DealState(position, (held, 0, 0, 0)))
    wanted = {
        play
        for count in range(1, size + 1)
        for some in combinations(known.pack.of(held), count)
        for play in (play_of(some), play_of(some, last_card=True))
        if deal.refusal(0, play) is None
    }
    assert {action for action in deal.legal_actions(0) if action.verb == "play"} == wanted
    assert deal.legal_actions(0)
