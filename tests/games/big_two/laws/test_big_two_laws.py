"""What holds for every deal under every consistent rule set: the laws of ``deal_laws.py`` on random rules and matches.

``pytest tests/games/big_two --rule-sets 10000 --deals 20 -n 2`` tries that many, spread over the workers.

Promise: Judge and generator agree. Somebody can always act. Every card is in one place. A log replays. More:
`--rule-sets 10000 --deals 20` tries that many rule sets and deals.

Promise: A view reveals nothing about hidden cards. Also: tests/games/big_two/computers/test_big_two_player.py.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Card
from bot.engine.actions import Action, Seat, must_act, waited_for
from bot.engine.game import Match
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import SERIES, BigTwoMatch
from bot.games.big_two.position import Position
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import KEEP, play_of
from tests.engine.asking import may_act
from tests.engine.laws import Laws
from tests.games.big_two.by_hand import of_big_two
from tests.games.big_two.laws import deal_laws as laws
from tests.games.big_two.laws.random_matches import Course, Played, Step, course, shuffled, twin
from tests.games.big_two.laws.random_rules import random_rules
from tests.games.noted import noted

RULE_SETS, DEALS = 80 * int(os.environ.get("SCALE", "1")), 2
"""How many rule sets, and how many deals of each, ``make test`` tries; ``SCALE=10`` tries ten times the rule sets."""
BATCH = 20
"""The number of rule sets in one test, small enough for workers to share them evenly."""
CLOSELY, SMALL_HANDS, BEFORE_PLAY = 0.02, 0.15, 0.5
"""The share of moments that get every check: during play, when all hands have few cards, and in phases before play."""
FURTHER = 0.1
"""The fraction of that share that deals get after the first few of a rule set."""


class BigTwoLaws(Laws[BigTwoMatch, BigTwoDeal]):
    """What only Big Two keeps, and how it is tried."""

    game = GAME
    thoroughly = 4

    def courses(self, rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
        match: BigTwoMatch | None = None
        for number in range(1, deals + 1):
            if match is None or match.over():
                options = frozenset({"callouts"} if chance.random() < 0.3 else ())
                match = Match(SERIES, SERIES.new(rules, options, {}))
            shuffle = shuffled(rules, chance, number)
            opened, start = of_big_two(match.start_deal(shuffle))
            played = Course(match, shuffle, opened, start, tuple(course(opened, chance)))
            yield played
            match = played.booked

    def longest(self, opened: BigTwoDeal) -> int:
        return laws.longest(opened.position.rules)

    def cards(self, deal: BigTwoDeal) -> Iterator[Card]:
        return laws.everywhere(deal)

    def cards_moved(self, step: Step) -> bool:
        """Each step is looked at in masks, which is much faster: see ``of_each_step``."""
        return False

    def mixed_up(self, deal: BigTwoDeal, viewer: Seat | None, chance: Random) -> BigTwoDeal:
        return twin(deal, viewer, chance)

    def viewers(self, deal: BigTwoDeal, chance: Random) -> Iterable[Seat | None]:
        return (None, chance.choice(self.seats(deal)), *must_act(deal))

    def moments(self, course: Course, number: int, chance: Random) -> Iterable[Step]:
        """Further deals get a ``FURTHER`` part of the share of moments."""
        part = 1.0 if number < self.thoroughly else FURTHER
        return [
            step for at, step in enumerate(course.steps) if chance.random() < part * (_share(step.before) if at else 1)
        ]

    def judged(self, deal: BigTwoDeal, chance: Random) -> Iterable[Seat]:
        return {chance.choice(self.seats(deal)), *waited_for(deal), *may_act(deal)}

    def tried(self, deal: BigTwoDeal, seat: Seat, chance: Random) -> Iterator[Action]:
        return laws.forms(deal, seat, chance)

    def beside_the_list(self, deal: BigTwoDeal, seat: Seat, action: Action, listed: Sequence[Action]) -> bool:
        """The list has only the true calls, though false ones are legal."""
        return action.verb == "call"

    def what_is_told_is_known(self, step: Step) -> None:
        if step.after.result() is None:
            laws.what_is_told_is_known(step)

    def of_each_step(self, step: Step) -> None:
        assert step.events or step.action == KEEP
        assert step.seat in waited_for(step.before) | may_act(step.before)
        before, after = map(laws.every_card_is_in_one_place, (step.before, step.after))
        assert before == after or step.before.state.phase is not None, "no card leaves the deal during play"

    def of_a_moment(self, course: Course, step: Step, chance: Random) -> None:
        deal = step.before
        laws.as_many_left_the_deal_as_the_rules_say(deal, laws.every_card_is_in_one_place(deal))
        laws.somebody_can_act(deal)
        laws.a_view_round_trips(deal, chance)

    def of_a_deal(self, course: Course) -> None:
        laws.somebody_can_act(course.end)
        laws.a_view_round_trips(course.end, Random(len(course.steps)))
        laws.the_result_adds_up(course.end)
        laws.the_end_is_the_rules_end(course.end)


LAWS = BigTwoLaws()


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
    """Every law, and that each match replays from its record."""
    matches: list[list[Course]] = []
    for played in LAWS.hold(rules, rng, deals):
        if matches and played.match == matches[-1][-1].booked:
            matches[-1].append(played)
        else:
            matches.append([played])
    for match in matches:
        deals_of = [Played(one.shuffle, one.opened, one.steps) for one in match]
        laws.a_record_replays(match[0].match, match[-1].booked.totals, deals_of, by_hands=deals <= LAWS.thoroughly)


def _share(deal: BigTwoDeal) -> float:
    if deal.state.phase is not None:
        return BEFORE_PLAY
    return SMALL_HANDS if max(deal.position.counts) <= laws.SMALL else CLOSELY


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
