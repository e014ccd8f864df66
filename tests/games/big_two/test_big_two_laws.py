"""What holds for every deal under every consistent rule set: random rules, random matches, every law of ``laws.py``.

``pytest tests/games/big_two --rule-sets 10000 --deals 20 -n 2`` tries so many, spread over the workers.
"""

from random import Random

import pytest

from bot.games.big_two import GAME
from bot.games.big_two.deal import BigTwoDeal
from bot.games.big_two.match import BigTwoMatch, match_from_json
from bot.games.big_two.rules import Rules
from tests.games.big_two import laws
from tests.games.big_two.random_matches import Played, Step, course, shuffled
from tests.games.big_two.random_rules import random_rules

RULE_SETS, DEALS = 120, 2
"""How many of each the gate tries."""
BATCH = 20
"""Rule sets in one test, so that the workers share them evenly."""
CLOSELY, BEFORE_PLAY = 0.03, 0.5
"""How many moments are looked at from every side, in play and in the phases before it."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        many = metafunc.config.getoption("--rule-sets", None) or RULE_SETS
        metafunc.parametrize("first", range(0, many, BATCH))


def test_every_law_holds_under_random_rules(first: int, request: pytest.FixtureRequest) -> None:
    deals = request.config.getoption("--deals", None) or DEALS
    last = min(first + BATCH, request.config.getoption("--rule-sets", None) or RULE_SETS)
    for seed in range(first, last):
        rng = Random(seed)
        rules = random_rules(rng)
        try:
            _try_rules(rules, rng, deals)
        except Exception as error:
            error.add_note(f"rule set {seed}: {_changes(rules)}")
            raise


@pytest.mark.parametrize("preset", GAME.presets())
def test_every_law_holds_under_every_preset(preset: str) -> None:
    _try_rules(GAME.rules(preset), Random(preset), 3)


def _try_rules(rules: Rules, rng: Random, deals: int) -> None:
    """So many deals, of as many matches as it takes."""
    assert GAME.rules_from_json(rules.to_json()) == rules
    while deals:
        deals -= _try_match(rules, rng, deals)


def _try_match(rules: Rules, rng: Random, deals: int) -> int:
    """One match, or the first ``deals`` of it: how many there were."""
    new = match = GAME.new_match(rules, callouts=rng.random() < 0.3)
    played: list[Played] = []
    while len(played) < deals and not match.over():
        assert match_from_json(rules, match.to_json()) == match
        played.append(_try_deal(match, rng, len(played) + 1))
        result = played[-1].end.result()
        assert result is not None
        match = match.book(result)
    laws.a_record_replays(new, match.totals, played)
    return len(played)


def _try_deal(match: BigTwoMatch, rng: Random, number: int) -> Played:
    shuffle = shuffled(match.rules, rng, number)
    opened, _ = match.start_deal(shuffle)
    gone = _look(opened, rng)
    steps: list[Step] = []
    limit = laws.longest(match.rules)
    for step in course(opened, rng):
        steps.append(step)
        assert len(steps) < limit
        assert step.events
        assert step.seat in step.before.must_act() | step.before.may_act()
        now = laws.every_card_is_in_one_place(step.after)
        assert now == gone or step.before.phase is not None
        gone = now
        if step.after.result() is None:
            laws.what_is_told_is_known(step)
            if rng.random() < (CLOSELY if step.after.phase is None else BEFORE_PLAY):
                _look(step.after, rng)
    end = steps[-1].after if steps else opened
    laws.somebody_can_act(end)
    laws.everything_round_trips(end, rng)
    laws.the_result_adds_up(end)
    laws.the_end_is_the_rules_end(end)
    return Played(shuffle, opened, tuple(steps))


def _look(deal: BigTwoDeal, rng: Random) -> int:
    """Every law of one moment: the cards that have left the deal."""
    gone = laws.every_card_is_in_one_place(deal)
    if deal.result() is not None:
        return gone
    laws.as_many_left_the_deal_as_the_rules_say(deal, gone)
    laws.somebody_can_act(deal)
    laws.everything_round_trips(deal, rng)
    laws.a_view_betrays_nothing(deal, rng)
    for seat in {rng.randrange(deal.setting.seats), *deal.must_act(), *deal.may_act()}:
        laws.the_list_is_what_the_judge_allows(deal, seat, rng)
    return gone


def _changes(rules: Rules) -> str:
    base = Rules().to_json()
    return str({name: value for name, value in rules.to_json().items() if value != base[name]})
