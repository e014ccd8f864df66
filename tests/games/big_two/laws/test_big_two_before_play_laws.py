"""What holds from dealing to the first play under random rules of dealing, left-over cards, starts and redeals."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Card, write_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, must_act, waited_for
from bot.engine.game import Match
from bot.engine.rulebook.declarations import Contradiction
from bot.games.big_two import GAME
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.match import SERIES, BigTwoMatch
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import DECLINE, KEEP, REDEAL, SWAP, TAKE
from tests.engine.asking import may_act
from tests.engine.views import in_json
from tests.games.big_two.by_hand import of_big_two
from tests.games.big_two.read_views import view_from_json

CHOICES: dict[str, list[Any]] = {
    "deck.suits": ["dchs", "cdhs", "cshd"],
    "seats.count": [2, 3, 4, 5, 7],
    "seats.alternate": [False, True],
    "deal.next_dealer": ["winner", "before_winner", "loser"],
    "deal.first_receiver": ["cut_card", "next_in_turn"],
    "deal.hand_size": ["equal", 6, 7, 10, 13],
    "rest.use": ["give", "may_take", "swap", "discard", "stock"],
    "rest.face": ["up", "down"],
    "start.later": ["lowest_dealt", "winner", "last_loser", "last_ranked"],
    "start.low_card": ["free", "include", "alone"],
    "start.low_card_scope": ["every_lowest_start", "first_deal"],
    "start.round_len": [0, 1, 2],
    "instant.dragon": [False, True],
    "instant.four_twos": [False, True],
    "redeal.points_below": [0, 12],
    "redeal.ten_high": [False, True],
    "redeal.two_courts": [False, True],
    "redeal.four_twos": [False, True],
    "end.mode": ["first_out", "play_on"],
}


def consistent(changes: dict[str, Any]) -> Rules | None:
    try:
        return GAME.rules("pagat-basic", changes)
    except Contradiction:
        return None


RULES = (
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()})
    .map(consistent)
    .filter(lambda rules: rules is not None)
)
SEEDS = st.integers(0, 2**32 - 1)

Step = tuple[BigTwoMatch, BigTwoDeal, int, Action, BigTwoDeal]


def shuffled(rules: Rules, seed: int, number: int) -> Shuffle:
    return Shuffle("law", number, seed.to_bytes(32, "big"), GAME.packs(rules).cards())


def course(rules: Rules, seed: int, shuffles: int = 3) -> Iterator[Step]:
    """Some deals of a match, played at random. Those who may ask for a redeal often do."""
    chance, match = random.Random(seed), Match(SERIES, SERIES.new(rules, frozenset(), {}))
    for number in range(1, shuffles + 1):
        deal, _ = of_big_two(match.start_deal(shuffled(rules, seed, number)))
        while (result := deal.result()) is None:
            may = sorted(may_act(deal))
            seat = chance.choice(may) if may and chance.random() < 0.3 else min(waited_for(deal))
            action = chance.choice(deal.legal_actions(seat))
            after, _ = deal.apply(seat, action)
            yield match, deal, seat, action, after
            deal = after
        match = match.book(result)


def waiting(deal: BigTwoDeal) -> tuple[Card, ...]:
    return deal.state.phase.cards if isinstance(deal.state.phase, LeftOver) else ()


@settings(max_examples=80, deadline=None)
@given(RULES, SEEDS)
def test_every_card_stays_in_one_place_and_somebody_can_act(rules: Rules, seed: int) -> None:
    for match, before, seat, action, after in course(rules, seed):
        if before.position.acted:
            continue
        pack = before.position.setting.pack
        assert seat in waited_for(before) | may_act(before)
        for other in range(rules.seats.count):
            assert bool(before.legal_actions(other)) is (other in waited_for(before) | may_act(before))
        for deal in (before, after):
            places = [*deal.state.hands, deal.position.played, pack.mask(deal.state.stock), pack.mask(waiting(deal))]
            assert sum(mask.bit_count() for mask in places) == sum(places).bit_count(), "no card is in two places"
            gone = 52 - sum(places).bit_count()
            assert gone <= rules.left_over
            assert gone == 0 or rules["rest.use"] in ("may_take", "swap", "discard")
            assert deal.position.counts == tuple(hand.bit_count() for hand in deal.state.hands)
        assert before.position.setting.number == match.deals + 1
        if action == REDEAL:
            assert not before.position.played
            found = after.result()
            assert found is not None
            assert match.book(found).deals == match.deals


@settings(max_examples=60, deadline=None)
@given(RULES, SEEDS)
def test_views_judge_as_the_deal_does_and_everything_is_kept(rules: Rules, seed: int) -> None:
    kept = None
    for match, deal, _, _, after in course(rules, seed, shuffles=2):
        if deal.position.acted:
            continue
        if match is not kept:
            kept = match
            assert GAME.match_from_json(rules, json.loads(json.dumps(match.to_json()))) == match
            assert GAME.deal_from_json(rules, json.loads(json.dumps(deal.to_json()))) == deal
        assert GAME.deal_from_json(rules, json.loads(json.dumps(after.to_json()))) == after
        for seat in range(rules.seats.count):
            view = deal.view(seat)
            assert view_from_json(json.loads(json.dumps(in_json(view)))) == view
            assert view.legal_actions() == deal.legal_actions(seat)
            assert view.asks() == deal.asks()
            for action in (KEEP, REDEAL, TAKE, SWAP, DECLINE):
                assert view.refusal(action) == deal.refusal(seat, action)
                assert (action in deal.legal_actions(seat)) is (deal.refusal(seat, action) is None)


@settings(max_examples=80, deadline=None)
@given(RULES, SEEDS, st.integers(0, 6))
def test_a_view_betrays_nothing_of_hidden_cards_nor_of_who_may_ask(rules: Rules, seed: int, reader: int) -> None:
    """What a seat cannot see is dealt differently, but the lowest card and its holder stay: the rules make them
    public.
    """
    chance = random.Random(seed)
    seat = reader if reader < rules.seats.count else None
    for _, deal, _, _, _ in course(rules, seed, shuffles=1):
        if deal.position.acted:
            return
        seen = deal.view(seat)
        pack, phase = deal.position.setting.pack, deal.state.phase
        looks = rules["rest.face"] == "up" or (rules["rest.use"] == "may_take" and must_act(deal) == {seat})
        shown = waiting(deal) if looks else ()
        low = min(hand & -hand for hand in deal.state.hands)
        fixed = (
            low | pack.mask(shown) | deal.position.setting.left | (deal.state.hands[seat] if seat is not None else 0)
        )
        hands, under = list(deal.state.hands), list(waiting(deal))
        hidden = [card for hand in hands for card in pack.of(hand & ~fixed)]
        hidden += [card for card in under if not pack.bit[card] & fixed]
        chance.shuffle(hidden)
        for place, hand in enumerate(hands):
            hands[place] = hand & fixed | pack.mask(hidden.pop() for _ in range((hand & ~fixed).bit_count()))
        under = [card if pack.bit[card] & fixed else hidden.pop() for card in under]
        state = deal.to_json() | {"hands": [pack.text(hand) for hand in hands]}
        if isinstance(phase, LeftOver):
            state["phase"] = {"leftover": state["phase"]["leftover"] | {"cards": write_cards(under)}}
        other = GAME.deal_from_json(rules, state)
        assert other.view(seat) == seen
        assert json.dumps(in_json(other.view(seat))) == json.dumps(in_json(seen))


@settings(max_examples=60, deadline=None)
@given(RULES, SEEDS)
def test_a_log_replays_and_the_deal_says_how_the_cards_went_round(rules: Rules, seed: int) -> None:
    match = GAME.new_match(rules)
    log: list[tuple[int, Action]] = []
    last = None
    for _, deal, seat, action, after in course(rules, seed, shuffles=1):
        if last is None:
            way, order = deal.dealt, shuffled(rules, seed, 1).order
            assert way is not None
            piles = [0] * rules.seats.count
            for place, card in enumerate(order[: sum(way.sizes)]):
                piles[(way.first + way.step * place) % len(piles)] |= deal.position.setting.pack.bit[card]
            moved = sum((pile ^ hand).bit_count() for pile, hand in zip(piles, deal.state.hands, strict=True))
            assert moved == (rules.left_over if rules["rest.use"] == "give" else 0)
        log.append((seat, action))
        last = after
    if last is None:
        return
    again, _ = match.start_deal(shuffled(rules, seed, 1))
    for seat, action in log:
        again, _ = again.apply(seat, action)
    assert again == last
