"""What holds for every deal under every rule set that can be played."""

import json
import random
from collections.abc import Iterator
from itertools import combinations as choose
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dealing import Shuffle
from bot.games.actions import Action, Pass, Play, read_action
from bot.games.big_two import GAME
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.deal import BigTwoDeal, deal_from_json
from bot.games.big_two.generator import generator_of
from bot.games.big_two.options import StraightOrder
from bot.games.big_two.rules import Rules
from bot.games.big_two.view import view_from_json
from bot.games.game import Event
from tests.games.big_two.by_hand import PRESETS

CHOICES: dict[str, list[Any]] = {
    "deck.suits": ["dchs", "cdhs", "cshd"],
    "deal.next_dealer": ["winner", "before_winner"],
    "deal.first_receiver": ["cut_card", "next_in_turn"],
    "start.later": ["lowest_dealt", "winner"],
    "start.low_card": ["free", "include", "alone"],
    "start.low_card_scope": ["every_lowest_start", "first_deal"],
    "combo.triple": [True, False],
    "combo.flush": [True, False],
    "combo.four": ["none", "quads", "two_pair"],
    "combo.two_pair_kicker": [True, False],
    "combo.sf_kickers": [0, 2],
    "combo.straight_order": [order.value for order in StraightOrder if order is not StraightOrder.LECTIO],
    "cmp.flush": ["suit_first", "top_then_suit", "all_ranks_then_suit"],
    "cmp.straight_tie": ["sequence_top", "game_top"],
    "cmp.full_house": ["triple_rank", "best_card"],
    "cmp.quads_vs_sf": ["sf_over_quads", "only_royal_over_quads"],
    "answer.five": ["any_stronger_type", "same_type"],
    "answer.monsters": ["off", "any_time"],
    "last.declare": [[], [1]],
    "last.undeclared": ["nothing", "card_frozen"],
    "top.follow": ["free", "highest"],
    "top.lead": ["free", "highest_single_or_combo", "combo_first"],
    "top.enforce": ["off", "legal", "liability"],
    "score.base": ["cards", "values_a", "values_b", "values_c"],
    "score.tiers": [[[1, 1]], [[1, 1], [8, 2], [10, 3], [13, 4]]],
    "score.tiers_apply": ["all", "opener_only"],
    "score.no_play_mult": [None, 3],
    "score.twos_in_hand": [1, 2],
    "score.twos_finish": [1, 2],
    "score.settle": ["pairwise", "winner_takes", "ledger"],
}
RANDOM_RULES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()}).map(
    lambda changes: GAME.rules("pagat-basic", changes)
)
SEEDS = st.integers(0, 2**32 - 1)
ANY_RULES = st.one_of(st.sampled_from(list(PRESETS.values())), RANDOM_RULES)


def dealt(rules: Rules, seed: int) -> BigTwoDeal:
    return GAME.new_match(rules).start_deal(Shuffle("law", seed, bytes(32), GAME.packs(rules).cards()))[0]


def course(rules: Rules, seed: int) -> Iterator[tuple[BigTwoDeal, int, Action, BigTwoDeal, tuple[Event, ...]]]:
    """Random play to the end; sometimes somebody declares instead of who is on turn acting."""
    deal, chance = dealt(rules, seed), random.Random(seed)
    while deal.result() is None:
        (seat,) = deal.must_act()
        may = sorted(deal.may_act())
        if may and chance.random() < 0.3:
            seat = chance.choice(may)
        action = chance.choice(deal.legal_actions(seat))
        after, events = deal.apply(seat, action)
        yield deal, seat, action, after, events
        deal = after


@settings(max_examples=150, deadline=None)
@given(ANY_RULES, SEEDS)
def test_a_deal_ends_with_every_card_in_one_place_and_somebody_always_able_to_act(rules: Rules, seed: int) -> None:
    pack = combinations_of(rules).pack
    for steps, (before, seat, _, after, events) in enumerate(course(rules, seed)):
        assert steps < 1000
        assert before.must_act() | before.may_act() >= {seat}
        assert all(before.legal_actions(other) for other in before.must_act() | before.may_act())
        assert not any(before.legal_actions(other) for other in set(range(4)) - before.must_act() - before.may_act())
        places = [*after.hands, after.position.played]
        assert sum(mask.bit_count() for mask in places) == 52
        assert sum(places) == pack.all
        assert after.position.counts == tuple(hand.bit_count() for hand in after.hands)
        assert events
    result = after.result()
    assert result is not None
    assert after.hands[result.winner or 0] == 0
    booked = [0] * 4
    for entry in result.entries:
        assert entry.points > 0
        booked[entry.source] -= entry.points
        booked[entry.target] += entry.points
    if rules["score.settle"] == "ledger":
        assert list(result.points) == [-p for p in result.penalties] or result.payer is not None
    else:
        assert result.zero_sum
        assert sum(result.points) == 0
        assert tuple(booked) == result.points


@settings(max_examples=40, deadline=None)
@given(ANY_RULES, SEEDS)
def test_everything_round_trips_through_json_and_a_log_replays(rules: Rules, seed: int) -> None:
    log = []
    for before, seat, action, after, _ in course(rules, seed):
        log.append(f"{seat} {action}")
        assert read_action(str(action)) == action
        text = json.dumps(after.to_json())
        assert deal_from_json(rules, json.loads(text)) == after
        view = before.view(seat)
        assert view_from_json(json.loads(json.dumps(view.to_json()))) == view
    again = dealt(GAME.rules_from_json(rules.to_json()), seed)
    for line in log:
        who, _, what = line.partition(" ")
        again, _ = again.apply(int(who), read_action(what))
    assert again == after
    assert json.dumps(again.to_json()) == text


@settings(max_examples=40, deadline=None)
@given(ANY_RULES, SEEDS, st.integers(0, 3))
def test_a_view_betrays_nothing(rules: Rules, seed: int, viewer: int) -> None:
    chance = random.Random(seed)
    for deal, *_ in course(rules, seed):
        others = [seat for seat in range(4) if seat != viewer]
        hidden = [bit for seat in others for bit in _bits(deal.hands[seat])]
        chance.shuffle(hidden)
        hands = list(deal.hands)
        for seat in others:
            hands[seat] = sum(hidden.pop() for _ in range(deal.position.counts[seat]))
        other = BigTwoDeal(deal.setting, deal.position, tuple(hands), deal.breach)
        assert other.view(viewer) == deal.view(viewer)
        assert json.dumps(other.view(viewer).to_json()) == json.dumps(deal.view(viewer).to_json())
        assert other.view(None).to_json() == deal.view(None).to_json()
        assert other.view(viewer).legal_actions() == deal.view(viewer).legal_actions() == deal.legal_actions(viewer)


def _bits(mask: int) -> list[int]:
    return [1 << place for place in range(52) if mask >> place & 1]


@settings(max_examples=150, deadline=None)
@given(ANY_RULES, SEEDS, st.integers(1, 9), st.integers(1, 2), st.booleans())
def test_the_judge_and_the_generator_agree_on_every_subset(
    rules: Rules, seed: int, size: int, following: int, lead: bool
) -> None:
    """The power set of a small hand, on a lead or on a random play, before a player with few cards."""
    chance = random.Random(seed)
    known = combinations_of(rules)
    cards = list(known.pack.cards)
    chance.shuffle(cards)
    hand, rest = cards[:size], cards[size:]
    held, others = known.pack.mask(hand), known.pack.mask(rest[:13])
    deal = dealt(rules, seed)
    table = 0
    if not lead:
        table = chance.choice(generator_of(known).leads(others))
    played = known.pack.all & ~held
    position = deal.position._replace(
        turn=0,
        counts=(size, following, 5, 5),
        table=table,
        owner=3 if table else -1,
        trick=((3, table),) if table else (),
        played=played,
        acted=15 if chance.random() < 0.6 or table else 0,
    )
    setting = deal.setting
    if not position.acted and setting.opening:
        setting = type(setting)(rules, 1, None, 0, held & -held)
    now = BigTwoDeal(setting, position, (held, 0, 0, 0))
    wanted = [
        play
        for count in range(1, size + 1)
        for some in choose(sorted(hand, key=known.pack.bit.__getitem__), count)
        for play in (Play(some), Play(some, last_card=True))
        if now.refusal(0, play) is None
    ]
    found = now.legal_actions(0)
    assert len(found) == len(set(found))
    assert {play for play in found if isinstance(play, Play)} == set(wanted)
    assert (Pass() in found) is (now.refusal(0, Pass()) is None)
    assert found
