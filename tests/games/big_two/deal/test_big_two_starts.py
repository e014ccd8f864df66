"""Who deals, who starts and what binds their first play, deal after deal (docs/big-two.md, 2, 3, 5, 15 and BT-16.6)."""

import json
import random

import pytest

from bot.cards import Card, read_cards, write_cards
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, must_act
from bot.engine.game import Result
from bot.games.big_two import GAME
from bot.games.big_two.before.dealing_out import receiver_of
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.deal.spelled_out import opening_card
from bot.games.big_two.match import SERIES, BigTwoMatch, PointsSoFar, last_loser
from bot.games.big_two.rules.parameters import Rules
from tests.games.big_two.by_hand import PAGAT, of_big_two, refused, so_far

LEFT = ("", "3d 4c 9s", "5h", "7c 7d")


def result(winner: int | None = 0, left: tuple[str, ...] = LEFT, **facts: object) -> Result:
    """The result of a deal. The points follow from the cards left."""
    hands = tuple(map(read_cards, left))
    points = facts.pop("points", tuple(-len(hand) for hand in hands))
    nothing = (0,) * len(left)
    return Result(winner, points, nothing, (), zero_sum=False, left=hands, **facts)  # type: ignore[arg-type]


def shuffle(rules: Rules, number: int, seed: int = 0) -> Shuffle:
    return Shuffle("t", number, bytes([seed]) * 32, GAME.packs(rules).cards())


def opened(rules: Rules, *results: Result, seed: int = 0) -> BigTwoDeal:
    """The deal that follows these results."""
    match = GAME.new_match(rules)
    for each in results:
        match = match.book(each)
    return of_big_two(match.start_deal(shuffle(rules, match.deals + 1, seed)))[0]


# --- Dealing ---


@pytest.mark.parametrize("count", [2, 3, 5, 13, 26, 51, 52])
def test_any_number_of_players_is_dealt_all_but_what_cannot_be_shared(count: int) -> None:
    deal = opened(PAGAT.but({"seats.count": count}))
    assert deal.dealt is not None
    assert deal.dealt.sizes == (52 // count,) * count
    assert sum(deal.position.counts) == 52
    taker = max(range(count), key=deal.position.counts.__getitem__)
    assert deal.position.counts[taker] == 52 // count + 52 % count


def test_of_52_players_the_holder_of_the_lowest_card_plays_it_and_wins_at_once() -> None:
    deal = opened(PAGAT.but({"seats.count": 52}))
    (seat,) = must_act(deal)
    assert [str(action) for action in deal.legal_actions(seat)] == ["play 3d"]
    over, _ = deal.apply(seat, deal.legal_actions(seat)[0])
    found = over.result()
    assert found is not None
    assert (found.winner, sum(found.points)) == (seat, 0)


@pytest.mark.parametrize(("count", "size"), [(3, 12), (4, 13), (5, 12)])
def test_tiles_go_round_by_their_number_of_players(count: int, size: int) -> None:
    rules = GAME.rules("lectio", {"seats.count": count})
    deal = opened(rules)
    assert deal.position.counts == (size,) * count
    assert Card("3", "b") in deal.view(deal.position.setting.starter).hand
    assert opening_card(deal.view(None).position) is None, "cloud 3 leads and need not be played (BT-17.2)"


def test_the_cards_went_round_as_the_deal_says() -> None:
    for rules in (PAGAT, GAME.rules("malaysia+alternate"), GAME.rules("lectio"), GAME.rules("two-player-13+alternate")):
        for before in ((), (result(left=LEFT[: rules.seats.count]),) if rules.seats.count <= 4 else ()):
            deal = opened(rules, *before, seed=3)
            way, seats = deal.dealt, rules.seats.count
            assert way is not None
            order = shuffle(rules, len(before) + 1, 3).order
            for place in range(way.sizes[0] * seats):
                held = deal.view((way.first + way.step * place) % seats).hand
                assert order[place] in held
            assert way.step == (-1 if before and rules.seats.alternate else 1)


def test_the_cut_card_is_counted_in_turn_direction() -> None:
    assert [receiver_of(0, Card(rank, "s"), 4, 1) for rank in "A2345KQJ"] == [0, 1, 2, 3, 0, 0, 3, 2]
    assert [receiver_of(2, Card(rank, "s"), 4, -1) for rank in "A2345"] == [2, 1, 0, 3, 2]
    assert receiver_of(0, Card("15", "r"), 5, 1) == 4


def test_every_second_deal_runs_the_other_way() -> None:
    rules = GAME.rules("chudadi-standard+alternate")
    first, second, third = (opened(rules, *[result()] * number) for number in range(3))
    assert [deal.position.setting.step for deal in (first, second, third)] == [1, -1, 1]
    assert second.position.setting.dealer == 1, "the player before the winner, so that he gets the first card"
    assert second.position.setting.receiver == second.position.setting.starter == 0
    after, _ = second.apply(0, second.legal_actions(0)[0])
    assert must_act(after) == {3}


def test_the_last_loser_deals_and_leads() -> None:
    deal = opened(GAME.rules("pagat-basic+last-loser-starts"), result())
    assert (deal.position.setting.dealer, deal.position.setting.starter, opening_card(deal.view(1).position)) == (
        1,
        1,
        None,
    )


# --- Who lost, who ranks where ---


def test_of_several_with_most_cards_the_poorest_combination_lost() -> None:
    known = PAGAT
    pack = of_big_two(GAME.new_match(known).start_deal(shuffle(known, 1)))[0].position.setting.pack

    def loser(*hands: str) -> int:
        return last_loser(known, tuple(pack.mask(read_cards(hand)) for hand in hands))

    assert loser("", "3d 4c", "5d 6c 8h", "7c") == 2
    assert loser("3d 3c 5h 5s 5d", "4d 4c 6h 7s 9d", "", "Ks") == 1, "a pair is fewer than a full house"
    assert loser("3d 4d 5d 6d 7d", "8d 9d Td Jd Ad", "", "Ks") == 1, "a flush is weaker than a straight flush"
    assert loser("3d 5c 7h", "4d 6c 8h", "", "Ks") == 0, "of single cards the highest counts"


def standing(rules: Rules, *results: Result) -> tuple[int, ...]:
    match = GAME.new_match(rules)
    for each in results:
        match = match.book(each)
    return so_far(match).background.standing


def test_points_rank_then_fewer_cards_then_the_smaller_highest_card_then_turn_order() -> None:
    assert standing(PAGAT, result(points=(20, -10, 5, -15))) == (0, 2, 1, 3)
    assert standing(PAGAT, result(points=(9, -3, -3, -3))) == (0, 2, 3, 1)
    tied = ("", "3d 9s", "4d 8s", "5d 7c")
    assert standing(PAGAT, result(points=(9, -3, -3, -3), left=tied)) == (0, 3, 2, 1)


def test_the_finishing_order_ranks_where_the_rules_say_so() -> None:
    rules = PAGAT.but({"end.mode": "play_on"})
    match = BigTwoMatch(SERIES, PointsSoFar(rules.but({"exchange.ranking": "finish_order"}), (0,) * 4))
    assert so_far(match.book(result(2, ("", "", "", "3d"), order=(2, 0, 1, 3)))).background.standing == (2, 0, 1, 3)
    assert so_far(match.book(result(2, order=(2,)))).background.standing == (2, 3, 0, 1)


def test_a_king_who_is_not_first_becomes_slave() -> None:
    rules = GAME.rules("pagat-basic+places").but({"exchange.kind": "class_pool", "exchange.king_falls": True})
    match = BigTwoMatch(SERIES, PointsSoFar(rules, (0,) * 4))
    match = match.book(result(1, points=(1, 5, 3, 0)))
    assert so_far(match).background.standing == (1, 2, 0, 3), "nobody was king yet"
    match = match.book(result(2, points=(1, 3, 5, 0)))
    assert so_far(match).background.standing == (2, 0, 3, 1)
    match = match.book(result(2, points=(1, 3, 5, 0)))
    assert so_far(match).background.standing == (2, 1, 0, 3)


def test_whoever_stands_in_for_the_winner_of_a_lost_deal_leads_and_deals() -> None:
    rules = GAME.rules("hong-kong-wikipedia")
    lost = result(None, ("3d 4c", "", "5h 6h", "7c 7d 8h"), payer=1, points=(0, -7, 0, 0))
    deal = opened(rules, lost)
    assert (deal.position.setting.dealer, deal.position.setting.starter) == (2, 2), (
        "of the fewest cards the first after the loser"
    )
    other_way = opened(rules.but({"seats.alternate": True}), result(), lost)
    assert other_way.position.setting.starter == 0


# --- Starters and rounds ---


def test_the_last_ranked_leads_where_the_rules_say_so() -> None:
    deal = opened(PAGAT.but({"start.later": "last_ranked"}), result(points=(9, -2, -1, -6)))
    assert (deal.position.setting.starter, opening_card(deal.view(3).position)) == (3, None)


def test_a_round_begins_as_the_first_deal_did() -> None:
    rules = GAME.rules("indonesia", {"start.round_len": 3})
    first, second, third, fourth = (opened(rules, *[result(2)] * number) for number in range(4))
    assert (second.position.setting.starter, third.position.setting.starter) == (2, 2)
    assert opening_card(second.view(2).position) is opening_card(third.view(2).position) is None
    for deal in (first, fourth):
        low = deal.view(deal.position.setting.starter).hand[0]
        assert opening_card(deal.view(None).position) == low == Card("3", "d")
    dealer, stream = shuffle(rules, 4).stream.below(4)
    place, _ = stream.below(52)
    assert fourth.position.setting.dealer == dealer, "drawn from the stream, before the cut"
    assert fourth.position.setting.cut == str(shuffle(rules, 4).order[place])


def test_the_scope_of_a_first_deal_is_the_round() -> None:
    rules = PAGAT.but({"start.low_card_scope": "first_deal", "start.round_len": 2})
    bound = [opening_card(opened(rules, *[result()] * number).view(None).position) is not None for number in range(5)]
    assert bound == [True, False, True, False, True]


def test_an_opener_is_stated_only_as_the_deal_before_decides() -> None:
    match = GAME.new_match(GAME.rules("chudadi-standard")).book(result())
    cards = GAME.packs(PAGAT).cards()
    hands = [cards[seat::4] for seat in range(4)]
    assert of_big_two(match.start_given(hands, fields={"opener": 0}))[0].position.setting.starter == 0
    with pytest.raises(NotPossible, match="seat 2 cannot open this deal: seat 0 does"):
        match.start_given(hands, fields={"opener": 2})


# --- The end of a match ---


def test_a_match_for_chips_begins_with_them_and_ends_when_somebody_has_none() -> None:
    rules = GAME.rules("lectio")
    match = GAME.new_match(rules)
    assert match.totals == (149,) * 5
    left = ("", "3b", "4b", "5b", "6b")
    match = match.book(result(0, left, points=(148, -148, 0, 0, 0)))
    assert not match.over()
    match = match.book(result(0, left, points=(1, -1, 0, 0, 0)))
    assert (match.over(), match.winners(), match.totals[1]) == (True, frozenset({0}), 0)


def test_a_match_for_chips_ends_after_its_deals() -> None:
    match = GAME.new_match(GAME.rules("lectio", {"match.deals": 2}))
    left = ("", "3b", "4b", "5b", "6b")
    for over in (False, True):
        assert match.book(result(0, left, points=(4, -1, -1, -1, -1))).over() is over
        match = match.book(result(0, left, points=(4, -1, -1, -1, -1)))


def test_a_match_is_kept() -> None:
    rules = GAME.rules("hong-kong-wikipedia")
    match = GAME.new_match(rules, frozenset({"callouts"})).book(result(3)).book(result(points=(9, -2, -1, -6)))
    match = match.book(result(None, void=True, dealer=2))
    assert GAME.match_from_json(rules, json.loads(json.dumps(match.to_json()))) == match
    assert of_big_two(match.start_deal(shuffle(rules, 9)))[0].position.setting.dealer == 2


def test_random_matches_hand_on_what_happened() -> None:
    """Deals played at random. Winner and last loser follow from the hands left."""
    chance = random.Random(5)
    rules = GAME.rules("pagat-basic+last-loser-starts")
    match = GAME.new_match(rules)
    for number in range(1, 6):
        deal, _ = of_big_two(match.start_deal(shuffle(rules, number)))
        while (over := deal.result()) is None:
            (seat,) = must_act(deal)
            deal, _ = deal.apply(seat, chance.choice(deal.legal_actions(seat)))
        match = match.book(over)
        most = max(map(len, over.left))
        before = so_far(match).background
        assert before.winner == over.winner
        assert before.last_loser is not None
        assert len(over.left[before.last_loser]) == most
        assert sorted(before.standing) == [0, 1, 2, 3]
        assert before.standing[0] == over.winner


def test_a_first_play_is_bound_by_the_lowest_dealt_card() -> None:
    deal = opened(GAME.rules("two-player-17"))
    lowest = min(
        (card for seat in (0, 1) for card in deal.view(seat).hand), key=deal.position.setting.pack.bit.__getitem__
    )
    assert opening_card(deal.view(None).position) == lowest
    other = deal.view(deal.position.setting.starter).hand[-1]
    assert refused(deal, deal.position.setting.starter, f"play {other}") == (
        "must_include_low_card",
        "BT-5.2",
        {"card": write_cards((lowest,))},
    )
