"""What must hold in any deal of Da Guai Lu Zi under any rules: random rules, random deals, every step.

Promise: Every deal of Da Guai Lu Zi ends, conserves cards, points and levels, replays and betrays nothing. Its node
counts are right by a second counter. Also: tests/perft/test_da_guai_lu_zi_perft.py.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from random import Random

import pytest

from bot.cards import Card
from bot.engine.actions import Action, must_act
from bot.engine.facts import Cards
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import EscapeDeal
from bot.games.da_guai_lu_zi.rules.parameters import SEATS
from tests.engine.random_course import a_deal_round_trips, a_log_replays, a_view_betrays_nothing
from tests.games.da_guai_lu_zi import escape_laws as laws
from tests.games.da_guai_lu_zi.escape_deals import Course, Step, courses, mixed_up, random_rules

RULE_SETS = 14
DEALS = 2
CLOSELY = 12
"""At how many moments of each of the first two deals under a rule set the laws look closely; later at one."""
LONGEST = 2_000
"""More steps than a deal of 162 cards can take: five passes for each play."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "number" in metafunc.fixturenames:
        metafunc.parametrize("number", range(metafunc.config.getoption("--rule-sets", default=None) or RULE_SETS))


def test_laws(number: int, pytestconfig: pytest.Config) -> None:
    chance = Random(number)
    rules = random_rules(chance).but({"dg.tribute": number % 3 > 0})
    for at, played in enumerate(courses(rules, chance, pytestconfig.getoption("--deals", default=None) or DEALS)):
        assert len(played.steps) < LONGEST
        gone = Counter[Card]()
        for step in played.steps:
            somebody_must_act(step)
            gone.update(step.action.cards if step.action.verb == "play" else ())
            if step.action.verb == "pass":
                assert step.after.state.hands == step.before.state.hands
            else:
                every_card_is_in_one_place(step.after, gone)
            what_is_told_is_known(step)
        early = [step for step in played.steps[:6] if step.action.verb == "give"]
        closely = chance.sample(played.steps, min(CLOSELY if at < 2 else 1, len(played.steps)))
        for step in [*closely, *early]:
            the_list_is_legal(step, chance)
            a_view_betrays_nothing(step.before, partial(_mixed_up, step.before, chance))
            laws.a_view_names_no_hidden_card(step.before)
            laws.the_judge_is_as_the_text_says(played, step, chance)
            laws.gifts_are_judged_as_the_text_says(step, chance)
            laws.the_mildest_is_as_the_text_says(step.before)
            laws.nobody_else_may_act(step.before)
            laws.another_verb_is_refused_by_its_own_reason(step.before)
            a_deal_round_trips(step.before)
        a_deal_round_trips(played.end)
        laws.the_cards_are_dealt_in_turn(played)
        laws.tribute_is_as_the_text_says(played)
        the_turn_goes_round(played)
        laws.players_run_out_in_order(played)
        laws.the_end_is_as_the_text_says(played)
        the_match_goes_on(played)
        a_log_replays(played)


def _mixed_up(deal: EscapeDeal, chance: Random, viewer: int | None) -> EscapeDeal:
    return mixed_up(deal, viewer, chance)


def somebody_must_act(step: Step) -> None:
    """Nothing is asked but to give, choose, play or pass: no last card, no top duty, no redeal (DG-5.5, DG-11.3)."""
    deal = step.before
    assert must_act(deal) == set(deal.asks())
    assert deal.due() is None
    assert {ask.verb for asks in deal.asks().values() for ask in asks} <= {"give", "choose", "play", "pass"}
    for seat in deal.asks():
        assert seat == step.seat or deal.legal_actions(seat), "the step was taken from the list of its own seat"
        assert deal.refusal(seat, deal.mildest(seat)) is None
    assert deal.position.phase is not Phase.PLAY or len(deal.asks()) == 1


def every_card_is_in_one_place(deal: EscapeDeal, gone: Counter[Card]) -> None:
    """All 162 cards are in the hands or were played (DG-2.1)."""
    held = Counter(card for hand in deal.state.hands for card in hand)
    assert held + gone == Counter(deal.rules.pack.cards())
    assert deal.position.counts == tuple(map(len, deal.state.hands))
    assert Counter(deal.position.played) == gone


def what_is_told_is_known(step: Step) -> None:
    """No event names a card to anybody who neither held it nor holds it, but what is played."""
    for event in step.events:
        told = Counter(card for fact in event.args.values() if isinstance(fact, Cards) for card in fact.cards)
        if event.only is None:
            assert told <= Counter(step.action.cards if step.action.verb == "play" else ())
            continue
        for seat in event.only:
            known = Counter(step.before.state.hands[seat]) | Counter(step.after.state.hands[seat])
            offered = Counter(step.after.view(seat).own.offered(seat)) if seat in range(SEATS) else Counter()
            assert told <= known | offered, event


def the_list_is_legal(step: Step, chance: Random) -> None:
    """What is listed is allowed, each once (DG-11.5)."""
    deal = step.before
    for seat in range(SEATS):
        legal = deal.legal_actions(seat)
        assert len(legal) == len(set(legal))
        view = deal.view(seat)
        assert {*view.legal_actions()} == {*legal}
        for action in chance.sample(list(legal), min(10, len(legal))):
            assert deal.refusal(seat, action) is None
            assert view.refusal(action) is None
            assert GAME.typed.grammar.read(str(action)) == action
        for action in (PASS, Action("give", deal.state.hands[seat][:1]), Action("choose", number=0)):
            assert (deal.refusal(seat, action) is None) == (action in legal), action


def the_turn_goes_round(played: Course) -> None:
    """The next player with cards is asked; whoever made the last play leads once all others have passed.

    DG-0.2, DG-0.4, DG-5.5, DG-5.6.
    """
    owner, passed = None, set[int]()
    for step in played.steps:
        if step.before.position.phase is not Phase.PLAY:
            continue
        holders = {seat for seat, count in enumerate(step.after.position.counts) if count}
        if step.action.verb == "play":
            owner, passed = step.seat, set()
        else:
            passed.add(step.seat)
        following = step.after.position.turn
        if following is None:
            assert step.after.result() is not None
            return
        if passed >= holders - {owner}:
            assert step.after.position.table is None
            start = owner if owner in holders else None
            assert following == (start if start is not None else _next(holders, owner or 0))
            owner, passed = None, set()
        else:
            assert step.after.position.table is not None
            assert step.after.position.table.seat == owner
            assert following == _next(holders, step.seat)


def _next(holders: set[int], seat: int) -> int:
    return min(holders - {seat} or holders, key=lambda other: (other - seat - 1) % SEATS)


def the_match_goes_on(played: Course) -> None:
    """Nothing is asked after the end, and the match that books the deal round-trips."""
    result, rules = played.end.result(), played.match.rules
    assert result is not None
    assert result.order == played.end.position.places
    assert not played.end.asks()
    after = played.match.book(result)
    assert GAME.match_from_json(rules, json.loads(json.dumps(after.to_json()))) == after


def test_something_of_everything_is_played() -> None:
    """The random rules and deals reach tribute, choices, wild plays and last plays."""
    seen = set()
    for seed in range(6):
        chance = Random(seed)
        rules = random_rules(chance).but({"dg.tribute": True, "dg.return": "candidates", "dg.tribute_pick": "giver"})
        for played in courses(rules, chance, 3):
            for step in played.steps:
                seen.add((step.before.position.phase.value, step.action.verb))
                seen |= {("wild", event.args["kind"]) for event in step.events if event.name == "play-laid"}
    assert {("tribute", "give"), ("return", "give"), ("return", "choose"), ("play", "play"), ("play", "pass")} <= seen
    assert {kind for place, kind in seen if place == "wild"} >= {"single", "pair", "triple", "straight", "flush"}
