"""A series of deals: dealing, next dealer, next starter, totals, targets, stated hands."""

from collections import Counter

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, must_act
from bot.engine.game import Result
from bot.games.big_two import GAME
from bot.games.big_two.before.dealing_out import receiver_of
from bot.games.big_two.deal.spelled_out import opening_card
from bot.games.big_two.rules.parameters import Rules
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import HONGKONG, PAGAT, STANDARD, legal, of_big_two, refused, so_far

PACK = GAME.packs(PAGAT).cards()


def shuffle(number: int, seed: int = 0) -> Shuffle:
    return Shuffle("t", number, bytes([seed]) * 32, PACK)


def result(points: tuple[int, ...], winner: int) -> Result:
    left = tuple(() if seat == winner else read_cards(f"{3 + seat}d") for seat in range(4))
    return Result(winner, points, (0,) * 4, (), zero_sum=True, left=left)


def given(rules: Rules = PAGAT) -> list[tuple[Card, ...]]:
    """Four hands; seat 2 holds the lowest card."""
    by_game = "3d 3c 3h 3s 4d 4c 4h 4s 5d 5c 5h 5s 6d"
    first = read_cards(by_game)
    rest = [card for card in PACK if card not in first]
    return [tuple(rest[:13]), tuple(rest[13:26]), first, tuple(rest[26:])]


def test_dealing_is_to_the_card_as_the_stream_says() -> None:
    dealt = shuffle(1)
    deal, (opens,) = of_big_two(GAME.new_match(PAGAT).start_deal(dealt))
    dealer, stream = dealt.stream.below(4)
    place, _ = stream.below(52)
    first = receiver_of(dealer, dealt.order[place], 4, 1)
    assert tuple(map(plainly(opens.args).get, ("dealer", "cut", "first"))) == (
        dealer,
        str(dealt.order[place]),
        first,
    )
    for number, card in enumerate(dealt.order):
        assert card in deal.view((first + number) % 4).hand
    low = Card("3", "d")
    assert low in deal.view(deal.position.setting.starter).hand
    assert (opens.seat, plainly(opens.args)["card"], plainly(opens.args)["deal"]) == (
        deal.position.setting.starter,
        "3d",
        1,
    )


def test_without_a_cut_the_player_after_the_dealer_gets_the_first_card() -> None:
    dealt = shuffle(1, seed=7)
    deal, (opens,) = of_big_two(GAME.new_match(STANDARD).start_deal(dealt))
    dealer, _ = dealt.stream.below(4)
    assert tuple(map(plainly(opens.args).get, ("dealer", "cut", "first"))) == (
        dealer,
        None,
        (dealer + 1) % 4,
    )
    assert dealt.order[0] in deal.view((dealer + 1) % 4).hand
    assert dealt.order[3] in deal.view(dealer).hand


def test_the_first_dealer_is_anybody_equally_often() -> None:
    match = GAME.new_match(STANDARD)
    dealers = Counter(
        of_big_two(match.start_deal(Shuffle("t", number, bytes(32), PACK)))[0].position.setting.dealer
        for number in range(1, 801)
    )
    assert set(dealers) == {0, 1, 2, 3}
    assert all(140 < count < 260 for count in dealers.values())


@pytest.mark.parametrize(("rules", "dealer"), [(PAGAT, 2), (STANDARD, 1), (HONGKONG, 1)])
def test_the_next_dealer_follows_from_the_winner(rules: Rules, dealer: int) -> None:
    match = GAME.new_match(rules).book(result((1, 1, 5, -7), winner=2))
    deal, _ = of_big_two(match.start_deal(shuffle(2)))
    assert deal.position.setting.dealer == dealer
    assert deal.position.setting.number == 2
    start = GAME.new_match(STANDARD).book(result((5, 1, 1, -7), winner=0))
    assert of_big_two(start.start_deal(shuffle(2)))[0].position.setting.dealer == 3


def test_the_winner_leads_the_next_chudadi_deal_freely() -> None:
    match = GAME.new_match(STANDARD).book(result((1, 5, 1, -7), winner=1))
    deal, (opens,) = of_big_two(match.start_given(given()))
    assert (deal.position.setting.starter, must_act(deal), plainly(opens.args)["card"]) == (1, frozenset({1}), "")
    assert opening_card(deal.view(1).position) is None
    assert len(legal(deal, 1)) > 13


def test_the_lowest_card_starts_every_deal_of_the_basic_game() -> None:
    match = GAME.new_match(PAGAT).book(result((1, 5, 1, -7), winner=1))
    deal, _ = of_big_two(match.start_given(given()))
    assert deal.position.setting.starter == 2
    assert opening_card(deal.view(0).position) == Card("3", "d")
    assert refused(deal, 2, "play 4d") == ("must_include_low_card", "BT-5.2", {"card": "3d"})
    assert refused(deal, 2, "pass") == ("leader_must_play", "BT-10.1", {})
    assert {"play 3d", "play 3d 3c", "play 3d 3c 3h", "play 3d 3c 3h 4d 4c"} <= set(legal(deal, 2))
    assert all("3d" in line for line in legal(deal, 2))


def test_the_first_chudadi_deal_opens_with_the_lowest_card_alone() -> None:
    deal, _ = of_big_two(GAME.new_match(STANDARD).start_given(given()))
    assert legal(deal, 2) == ["play 3d"]
    assert refused(deal, 2, "play 3d 3c") == ("must_be_low_card_alone", "BT-5.2", {"card": "3d"})
    free, _ = of_big_two(GAME.new_match(STANDARD.but({"start.low_card": "free"})).start_given(given()))
    assert refused(free, 2, "play 4d") is None


def test_the_scope_of_the_opening_card() -> None:
    rules = PAGAT.but({"start.low_card_scope": "first_deal"})
    match = GAME.new_match(rules)
    assert refused(of_big_two(match.start_given(given()))[0], 2, "play 4d") is not None
    later = of_big_two(match.book(result((1, 5, 1, -7), winner=1)).start_given(given()))[0]
    assert (later.position.setting.starter, refused(later, 2, "play 4d")) == (2, None)


def test_totals_add_up_and_a_void_deal_books_nothing() -> None:
    match = GAME.new_match(STANDARD).book(result((37, -11, 53, -79), winner=2))
    match = match.book(result((-10, 30, -10, -10), winner=1))
    assert (match.totals, match.deals, so_far(match).background.winner) == ((27, 19, 43, -89), 2, 1)
    void = Result(None, (0,) * 4, (0,) * 4, (), zero_sum=True, left=((),) * 4, void=True)
    assert match.book(void) == match
    assert GAME.match_from_json(STANDARD, match.to_json()) == match


@pytest.mark.parametrize(("rules", "target"), [(STANDARD, 200), (HONGKONG, 100)])
def test_the_target_ends_the_match(rules: Rules, target: int) -> None:
    match = GAME.new_match(rules).book(result((target - 1, 0, 0, 1 - target), winner=0))
    assert not match.over()
    assert not match.winners()
    match = match.book(result((1, target + 1, -1, -target - 1), winner=1))
    assert match.over()
    assert match.winners() == {1}, "of several at the target the highest wins (D-37)"
    exactly = GAME.new_match(rules).book(result((target, 0, 0, -target), winner=0))
    assert exactly.winners() == {0}
    with pytest.raises(NotPossible, match="match is over"):
        match.start_deal(shuffle(3))
    with pytest.raises(NotPossible, match="match is over"):
        match.start_given(given())


def test_a_number_of_deals_or_none_ends_the_match() -> None:
    short = GAME.new_match(PAGAT.but({"match.end": "deals", "match.deals": 2}))
    short = short.book(result((5, 5, -5, -5), winner=0))
    assert not short.over()
    short = short.book(result((0, 0, 0, 0), winner=1))
    assert short.over()
    assert not short.winners(), "two share the highest total"
    endless = GAME.new_match(PAGAT).book(result((100_000, 0, 0, -100_000), winner=0))
    assert not endless.over()


def test_stated_hands_must_be_a_whole_deal() -> None:
    match, hands = GAME.new_match(PAGAT), given()
    for wrong, why in (
        (hands[:3], "4 hands; 3"),
        ([hands[0][:12], *hands[1:]], "seat 0 is dealt 13 cards; 12"),
        ([(*hands[0][:12], hands[1][0]), *hands[1:]], "stands twice"),
        ([(*hands[0][:12], Card("B", "J")), *hands[1:]], "BJ is not in the pack"),
    ):
        with pytest.raises(NotPossible, match=why):
            match.start_given(wrong)
    with pytest.raises(NotPossible, match="leave 0 cards over; 1"):
        match.start_given(hands, left=[Card("3", "d")])
    with pytest.raises(NotPossible, match="seat 1 cannot open this deal: seat 2 does"):
        match.start_given(hands, fields={"opener": 1})
    assert of_big_two(match.start_given(hands, fields={"opener": 2}))[0].position.setting.dealer is None


def test_a_shuffle_of_another_pack_is_refused() -> None:
    with pytest.raises(NotPossible, match="not of the pack"):
        GAME.new_match(PAGAT).start_deal(Shuffle("t", 1, bytes(32), PACK * 2))
    with pytest.raises(NotPossible, match="not of the pack"):
        GAME.new_match(PAGAT).start_deal(Shuffle("t", 1, bytes(32), PACK[:51]))


@pytest.mark.parametrize("data", [None, {}, [], {"totals": [1, 2], "deals": 1}])
def test_a_broken_snapshot_of_a_match_is_refused(data: object) -> None:
    with pytest.raises(NotPossible, match="no snapshot"):
        GAME.match_from_json(PAGAT, data)


def test_where_nobody_but_the_winner_holds_cards_the_last_in_rank_has_lost() -> None:
    """Two players, one of whom goes out without winning (BT-5.4, 13.3, D-16)."""
    rules = GAME.rules("two-player-13", {"start.later": "last_loser"})
    left = ((), read_cards("3d 3c"))
    lost = Result(None, (-5, 5), (0, 5), (), zero_sum=True, left=left, payer=0)
    barred = Result(1, (0, 0), (0, 0), (), zero_sum=True, left=left, order=(1, 0))
    for result in (lost, barred):
        before = so_far(GAME.new_match(rules).book(result)).background
        assert (before.winner, before.last_loser) == (1, 0)
