"""The casual player of Big Two is legal, prompt, blind to what it may not see, and better than chance."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.cards import read_cards, write_cards
from bot.computers.duplicate import compared
from bot.computers.player import PLAYERS, choose, computer_of
from bot.computers.simulation import Actions, simulate
from bot.dealing import Shuffle
from bot.engine.actions import Action, NotPossible, must_act
from bot.engine.game import Result
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.verbs import DECLARE, LAST_CARD, PASS, play_of
from tests.games.big_two.by_hand import of_big_two, played

PRESETS = ("pagat-basic", "chudadi-standard", "chudadi-hongkong")
PACK = "3d 3c 3h 3s 4d 4c 4h 4s 5d 5c 5h 5s 6d 6c 6h 6s 7d 7c 7h 7s 8d 8c 8h 8s 9d 9c 9h 9s Td Tc Th Ts Jd Jc Jh Js "
PACK += "Qd Qc Qh Qs Kd Kc Kh Ks Ad Ac Ah As 2d 2c 2h 2s"


def _start(preset: str, *hands: str) -> BigTwoDeal:
    """A deal with the given hands. The other seats get the remaining cards, lowest first."""
    given = [list(read_cards(hand)) for hand in hands]
    rest = [card for card in read_cards(PACK) if card not in {card for hand in given for card in hand}]
    for hand in given:
        while len(hand) < 13:
            hand.append(rest.pop(0))
    while len(given) < 4:
        given.append(rest[:13])
        del rest[:13]
    return of_big_two(GAME.new_match(GAME.rules(preset)).start_given(given))[0]


def _played(deal: BigTwoDeal, *lines: str) -> BigTwoDeal:
    """The deal after lines such as ``"0 play 3d"``."""
    return played(deal, *lines)[0]


def _choice(deal: BigTwoDeal, seat: int | None = None) -> Action:
    (turn,) = must_act(deal)
    return choose(deal.view(turn if seat is None else seat), random.Random(1))


def _random_positions(preset: str, deals: int = 3) -> Iterator[tuple[BigTwoDeal, int]]:
    """Positions from random deals, each with the seat to act."""
    rng = random.Random(7)
    rules = GAME.rules(preset)
    for number in range(1, deals + 1):
        shuffle = Shuffle("t", number, bytes(32), GAME.packs(rules).cards())
        deal, _ = of_big_two(GAME.new_match(rules).start_deal(shuffle))
        while deal.result() is None:
            (seat,) = must_act(deal)
            yield deal, seat
            deal, _ = deal.apply(seat, choose(deal.view(seat), rng, PLAYERS[rng.randrange(5)]))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_is_legal(preset: str) -> None:
    for deal, seat in _random_positions(preset):
        for level in PLAYERS:
            action = choose(deal.view(seat), random.Random(3), level)
            assert action in deal.legal_actions(seat)
            assert deal.refusal(seat, action) is None


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nothing(preset: str, level: str) -> None:
    """The choice stays the same when the cards that the seat cannot see are shuffled."""
    rng = random.Random(11)
    for deal, seat in _random_positions(preset, deals=2):
        snapshot = deal.to_json()
        hands = [list(read_cards(hand)) for hand in snapshot["hands"]]
        hidden = [card for other, hand in enumerate(hands) if other != seat for card in hand]
        rng.shuffle(hidden)
        for other, hand in enumerate(hands):
            if other != seat:
                hand[:] = [hidden.pop() for _ in hand]
        twin = GAME.deal_from_json(
            deal.position.setting.rules, {**snapshot, "hands": [write_cards(hand) for hand in hands]}
        )
        assert choose(twin.view(seat), random.Random(5), level) == choose(deal.view(seat), random.Random(5), level)


def test_the_same_view_brings_the_same_choice() -> None:
    for deal, seat in _random_positions("chudadi-standard", deals=1):
        assert choose(deal.view(seat), random.Random(1)) == choose(deal.view(seat), random.Random(2))


def test_leads_long_and_low() -> None:
    deal = _start("chudadi-standard", "3d 5h 6h 7s 8d 9c Ks Kd 2s 2h As Ah Qc")
    deal = _played(deal, "0 play 3d", "1 pass", "2 pass", "3 pass")
    assert str(_choice(deal)) == "play 5h 6h 7s 8d 9c"


def test_a_two_is_not_wasted_and_a_pair_not_broken() -> None:
    deal = _start("chudadi-standard", "3d", "2s 2h 9c 9d Js Jd Kc Kd 5c 5h 8c 8d 4h")
    deal = _played(deal, "0 play 3d")
    assert str(_choice(deal)) == "play 4h"
    deal = _start("chudadi-standard", "3d", "2s 2h 9c 9d Js Jd Kc Kd 5c 5h 8c 8d 3h")
    deal = _played(deal, "0 play 3d")
    choice = _choice(deal)
    assert choice == play_of(read_cards("3h"))


def test_a_hand_that_can_go_out_goes_out() -> None:
    """Two cards that make a pair are played at once, without a declaration."""
    for deal, seat in _random_positions("chudadi-standard", deals=6):
        hand = deal.view(seat).hand
        out = play_of(hand)
        if deal.refusal(seat, out) is None:
            assert _choice(deal) == out


def test_the_last_card_is_always_declared() -> None:
    seen = 0
    rules = GAME.rules("chudadi-standard")
    for match in simulate(GAME, rules, ["casual"] * 4, random.Random(1), deals=12, seed="last", watched=False):
        for deal in match:
            held = [13] * 4
            for seat, action in deal.actions:
                assert action.verb != "declare"
                if action.verb == "play":
                    held[seat] -= len(action.cards)
                    assert (LAST_CARD in action.words) == (held[seat] == 1)
                    seen += LAST_CARD in action.words
    assert seen > 5


def test_a_seat_taken_over_declares_before_its_turn() -> None:
    """The previous player did not declare. The computer does, before its turn and with nothing else to do."""
    deal = _suits()
    deal = _played(deal, "0 play Ad")
    assert deal.legal_actions(0) == [DECLARE]
    assert choose(deal.view(0), random.Random(1)) == DECLARE


def _suits() -> BigTwoDeal:
    """Everybody holds one suit and has played it up to the king."""
    hands = [" ".join(f"{rank}{suit}" for rank in "3456789TJQKA2") for suit in "dchs"]
    deal = _start("chudadi-standard", *hands)
    return _played(deal, *(f"{seat} play {rank}{'dchs'[seat]}" for rank in "3456789TJQK" for seat in range(4)))


def test_before_a_hand_of_one_card_the_highest_single_is_played() -> None:
    deal = _played(_suits(), "0 play Ad last-card", "1 play Ac last-card", "2 play Ah last-card")
    assert str(_choice(deal)) == "play 2s last-card"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_top_duty_is_kept_also_where_its_breach_only_costs(preset: str) -> None:
    """In no deal among casual players does anybody pay for everybody (BT-14.12)."""
    rules = GAME.rules(preset)
    bound = 0
    for deals in simulate(GAME, rules, ["casual"] * 4, random.Random(1), deals=40, seed="duty", watched=False):
        bound += sum(min(map(len, deal.result.left)) == 0 for deal in deals)
        assert all(deal.result.payer is None for deal in deals)
    assert bound == 40


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_one_casual_player_beats_random_ones_under_every_preset(preset: str) -> None:
    """As many deals as it takes to be four standard errors above what is asked, at most 80."""
    rules = GAME.rules(preset)
    table = [computer_of("casual")] + [computer_of("random")] * (rules.seats.count - 1)
    asked = 0.5 if rules.seats.count > 2 else 0.8
    won, points = [], [0] * rules.seats.count
    for (deal,) in compared(GAME, rules, [table], random.Random(1), deals=80, seed="strength", watched=False):
        won += [deal.result.winner == 0] if deal.result.winner is not None else []
        points = [total + more for total, more in zip(points, deal.result.points, strict=True)]
        margin = 4 * math.sqrt(asked * (1 - asked) / max(len(won), 1))
        if sum(won) > (asked + margin) * len(won) and points[0] > max(points[1:]):
            break
    assert sum(won) / len(won) > asked
    assert points[0] == max(points)


def test_random_takes_any_legal_action() -> None:
    deal = _played(_suits(), "0 play Ad")
    view = deal.view(1)
    taken = {str(choose(view, random.Random(seed), "random")) for seed in range(200)}
    assert taken == {str(action) for action in view.legal_actions()}
    assert PASS in view.legal_actions()


def test_what_cannot_be_asked() -> None:
    deal = _suits()
    with pytest.raises(NotPossible, match="genius"):
        choose(deal.view(0), random.Random(1), "genius")
    for seat in (1, None):
        with pytest.raises(ValueError, match="no legal action"):
            choose(deal.view(seat), random.Random(1))


def test_the_same_seed_plays_the_same_deals() -> None:
    def deals(seed: str) -> list[tuple[Actions, Result]]:
        levels = ["casual", "random", "casual", "random"]
        return [
            (deal.actions, deal.result)
            for match in simulate(GAME, GAME.rules("pagat-basic"), levels, random.Random(2), deals=6, seed=seed)
            for deal in match
        ]

    assert deals("x") == deals("x")
    assert deals("x") != deals("y")
    assert all(one != other for one, other in pairwise(deals("x")))
