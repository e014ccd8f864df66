"""Hands that win at once, and hands that may ask for a redeal (docs/big-two.md, section 12)."""

import json

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Due, must_act
from bot.engine.game import Event, Result
from bot.games.big_two import GAME
from bot.games.big_two.before.redeal import OFFERED_FOR, hand_value, instant_win, reason_for
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.closed_lists import out_of_phase as refuse_out_of_phase
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.deal.spelled_out import opening_card
from bot.games.big_two.position import OFFER
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.sections import Redeal
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import KEEP, REDEAL, play_of
from tests.engine.asking import may_act, offer_over
from tests.engine.plain import plainly
from tests.engine.views import in_json
from tests.games.big_two.by_hand import (
    PAGAT,
    STANDARD,
    legal,
    of_big_two,
    out_of_phase,
    played,
    refused,
    result_of,
    so_far,
    told,
)
from tests.games.big_two.read_views import view_from_json

DRAGON = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2d"
OTHER = "3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2c"
TWOS = "2d 2c 2h 2s 3d 4d 5d 6d 7d 9d Tc Jc Kc"
LOW = "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d Qd"
WORTH = "Th Ts Jh Js Qh Qs Kh Ks Kd Ah As Ad 2d"


def hands(*begun: str, rules: Rules = PAGAT) -> list[tuple[Card, ...]]:
    """Hands that begin with the given cards and are filled up one after the other, from the highest card down."""
    named = [list(read_cards(hand)) for hand in begun] + [[] for _ in range(rules.seats.count - len(begun))]
    rest = [card for card in combinations_of(rules).pack.cards if not any(card in hand for hand in named)]
    for hand in named:
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
    return list(map(tuple, named))


def opened(rules: Rules, *begun: str) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    return of_big_two(GAME.new_match(rules).start_given(hands(*begun, rules=rules)))


# --- Hands that win at once ---


def test_a_dragon_wins_before_the_first_play_and_all_others_hold_13() -> None:
    deal, events = opened(GAME.rules("hong-kong"), "3d", DRAGON.replace("3d", "3c"))
    found = result_of(deal)
    assert told(events)[:2] == [("deal-opens", 0), ("dragon", 1)]
    assert sorted(result_of(deal).penalties) == [0, 39, 39, 39]
    assert told(events)[-1] == ("deal-won", 1)
    assert (found.winner, found.points, found.order) == (1, (-39, 117, -39, -39), (1,))
    assert len(found.left[1]) == 13, "he keeps his hand, which counts for nothing"
    assert (must_act(deal), may_act(deal), deal.view(None).position.phase) == (frozenset(), frozenset(), "over")
    assert refused(deal, 0, "play 3d") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("over"),
    )
    assert GAME.deal_from_json(deal.position.setting.rules, json.loads(json.dumps(deal.to_json()))) == deal


def test_four_twos_win_where_the_rules_say_so_and_not_elsewhere() -> None:
    deal, events = opened(PAGAT.but({"instant.four_twos": True}), TWOS)
    assert (result_of(deal).winner, ("four-twos", 0) in told(events)) == (0, True)
    for rules in (PAGAT, PAGAT.but({"instant.dragon": True})):
        assert opened(rules, TWOS)[0].result() is None
    assert opened(PAGAT.but({"instant.four_twos": True}), DRAGON)[0].result() is None


def test_of_several_the_first_in_turn_order_from_the_starter_wins() -> None:
    rules = GAME.rules("hong-kong+alternate")
    for starter, number, winner in ((1, 1, 2), (3, 1, 0), (0, 1, 0), (1, 2, 0), (3, 2, 2)):
        pack = combinations_of(rules).pack
        masks = tuple(pack.mask(hand) for hand in hands(DRAGON, "", OTHER))
        win = instant_win(DealSetting(rules, number, None, starter=starter), masks)
        assert win is not None
        assert (win.seat, win.event) == (winner, "dragon")


def test_with_places_the_others_rank_in_turn_order() -> None:
    rules = GAME.rules("pagat-basic+places+dragon")
    found = result_of(opened(rules, "3d", "", DRAGON.replace("3d", "3c"))[0])
    assert (found.order, found.points) == ((2, 3, 0, 1), (1, 0, 5, 3))
    assert so_far(GAME.new_match(rules).book(found)).background.winner == 2


def test_a_win_takes_precedence_over_the_redeal_of_four_twos() -> None:
    rules = PAGAT.but({"instant.four_twos": True, "redeal.four_twos": True})
    deal, _ = opened(rules, TWOS)
    assert (result_of(deal).winner, result_of(deal).void) == (0, False)


def test_only_hands_of_13_win_at_once() -> None:
    rules = GAME.rules("three-player-17+dragon+four-twos-win", {"redeal.four_twos": True})
    cards = combinations_of(rules).pack.cards
    deal, _ = of_big_two(GAME.new_match(rules).start_given([cards[35:], cards[:17], cards[17:34]], [cards[34]]))
    assert deal.result() is None
    assert refused(deal, 0, "redeal") == ("not_allowed_by_rules", "BT-12.3", {"what": "redeal"})
    assert not deal.due()
    begun, _ = played(deal, f"1 {deal.legal_actions(1)[0]}")
    assert refused(begun, 2, "redeal") == ("not_allowed_by_rules", "BT-12.3", {"what": "redeal"})


# --- Redeals ---


@pytest.mark.parametrize(
    ("rule", "hand", "reason"),
    [
        (Redeal(points_below=3), LOW, "redeal.points_below"),
        (Redeal(points_below=2), LOW, None),
        (Redeal(points_below=1), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d Td", "redeal.points_below"),
        (Redeal(ten_high=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d Td", "redeal.ten_high"),
        (Redeal(ten_high=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d Jd", None),
        (Redeal(ten_high=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d 2d", None),
        (Redeal(two_courts=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d Jd Kd", "redeal.two_courts"),
        (Redeal(two_courts=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d Ad", None),
        (Redeal(two_courts=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d Jd Qd Kd", None),
        (Redeal(two_courts=True), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d 2d", None),
        (Redeal(four_twos=True), TWOS, "redeal.four_twos"),
        (Redeal(four_twos=True), "2d 2c 2h As 3d 4d 5d 6d 7d 9d Tc Jc Kc", None),
        (Redeal(points_below=3), "3d 3c 3h 4d 4c 4h 5d 5c 6d 7d 8d 9d", None),
    ],
)
def test_who_may_ask(rule: Redeal, hand: str, reason: str | None) -> None:
    pack = combinations_of(PAGAT).pack
    assert reason_for(rule, pack.mask(read_cards(hand))) == reason


def test_courts_aces_and_twos_have_a_value() -> None:
    pack = combinations_of(PAGAT).pack
    assert hand_value(pack.mask(read_cards("Jd Qd Kd Ad 2d Td 3s"))) == 15
    assert hand_value(pack.mask(read_cards(WORTH))) == 2 * (1 + 2) + 3 * (3 + 4) + 5


OFFERED = GAME.rules("japanese-wikipedia-official")


def test_the_entitled_player_may_have_the_deal_dealt_anew() -> None:
    deal, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    assert may_act(deal) == {1}
    assert legal(deal, 1)[-1] == "redeal"
    after, (event,) = deal.apply(1, deal.legal_actions(1)[-1])
    found = result_of(after)
    assert (event.name, event.seat) == ("redealt", 1)
    assert (found.void, found.winner, found.points) == (True, None, (0, 0, 0, 0))
    assert must_act(after) | may_act(after) == set()
    assert GAME.deal_from_json(OFFERED, json.loads(json.dumps(after.to_json()))) == after


def test_the_first_play_ends_the_offer() -> None:
    deal, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    deal, _ = played(deal, "1 play 3d")
    assert (may_act(deal), deal.due(), deal.view(None).position.undecided) == (frozenset(), None, 0)
    assert refused(deal, 1, "redeal") == (
        "wrong_phase",
        "BT-12.3",
        out_of_phase("play"),
    )


def test_the_offer_betrays_nothing_of_the_hands() -> None:
    entitled, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    nobody, _ = opened(OFFERED, WORTH, "2s", "2c", "2h")
    assert may_act(nobody) == set()
    assert entitled.due() == nobody.due() == Due("redeal", 0, OFFERED_FOR)
    assert entitled.asks() == nobody.asks() == dict.fromkeys(range(4), OFFER)
    for seat in (None, 0, 2, 3):
        assert entitled.view(seat).asks() == nobody.view(seat).asks() == entitled.asks()
        assert seat is None or entitled.view(seat).legal_actions() == nobody.view(seat).legal_actions() == [KEEP]
    view = entitled.view(1)
    assert view.legal_actions() == [KEEP, REDEAL]
    assert view_from_json(json.loads(json.dumps(in_json(view)))) == view


def test_a_hand_worth_nothing_is_under_the_least_value() -> None:
    for below, offered in ((1, True), (0, False)):
        deal, _ = opened(GAME.rules("pagat-basic", {"redeal.points_below": below}), WORTH)
        assert bool(deal.due()) is offered


def test_a_hand_that_left_over_cards_make_one_of_13_opens_the_offer() -> None:
    few = {"seats.count": 14, "deal.hand_size": 3, "rest.use": "give", "redeal.ten_high": True}
    for size, offered in ((3, True), (2, False)):
        rules = GAME.rules("pagat-basic", {**few, "deal.hand_size": size})
        held = [" ".join(map(str, rules.packs.cards()[at : at + size])) for at in range(0, 14 * size, size)]
        left = rules.packs.cards()[14 * size :]
        deal, _ = of_big_two(GAME.new_match(rules).start_given([read_cards(hand) for hand in held], left))
        assert bool(deal.due()) is offered


def test_who_is_not_entitled_is_refused_with_the_rule() -> None:
    deal, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    assert refused(deal, 0, "redeal") == ("not_entitled", "BT-12.3", {"why": "redeal"})
    other, _ = opened(GAME.rules("hong-kong-wikipedia"), WORTH)
    assert refused(other, 0, "redeal") == ("not_entitled", "BT-12.3", {"why": "redeal"})
    none, _ = opened(STANDARD, WORTH, LOW)
    assert refused(none, 1, "redeal") == ("not_allowed_by_rules", "BT-12.3", {"what": "redeal"})
    assert not none.due()


def test_an_answer_is_given_once_and_the_last_one_ends_the_offer() -> None:
    deal, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    assert deal.refusal(1, play_of(read_cards("3d"))) == refuse_out_of_phase("BT-12.3", "redeal", ["keep", "redeal"])
    deal, events = played(deal, "1 keep")
    assert (list(events), seats_of(deal.view(None).position.undecided), must_act(deal), deal.legal_actions(1)) == (
        [],
        [0, 2, 3],
        frozenset(),
        [],
    )
    for line in ("keep", "redeal"):
        assert refused(deal, 1, line) == ("not_entitled", "BT-12.3", {"why": "kept"})
    assert GAME.deal_from_json(OFFERED, json.loads(json.dumps(deal.to_json()))) == deal
    deal, _ = played(deal, "0 keep", "2 keep", "3 keep")
    assert (deal.due(), must_act(deal)) == (None, frozenset({1}))
    for line in ("keep", "redeal"):
        assert refused(deal, 0, line) == ("wrong_phase", "BT-12.3", out_of_phase("play"))


def test_the_offer_falls_due_and_the_mildest_answer_keeps_the_hand() -> None:
    deal, _ = opened(OFFERED, WORTH, LOW, "2c", "2h")
    assert [deal.mildest(seat) for seat in range(4)] == [KEEP] * 4
    after, events = deal.fall_due()
    assert (events, after.due(), must_act(after), may_act(after)) == ((), None, frozenset({1}), frozenset())
    with pytest.raises(ValueError, match="nothing is due"):
        after.fall_due()


def test_a_redealt_deal_is_dealt_anew_by_the_same_dealer_and_not_counted() -> None:
    pack = GAME.packs(OFFERED).cards()
    match = GAME.new_match(OFFERED)
    number, deal = next(
        (number, deal)
        for number in range(1, 10_000)
        for deal in (of_big_two(match.start_deal(Shuffle("redeal", number, bytes(32), pack)))[0],)
        if may_act(deal)
    )
    (seat, *_) = may_act(deal)
    over, _ = played(deal, f"{seat} redeal")
    after = match.book(result_of(over))
    assert (after.deals, after.totals, so_far(after).background) == (0, (0,) * 4, so_far(match).background)
    again, (opens,) = of_big_two(after.start_deal(Shuffle("redeal", number + 1, bytes(32), pack)))
    assert (again.position.setting.dealer, again.position.setting.number) == (deal.position.setting.dealer, 1)
    assert (plainly(opens.args)["dealer"], opening_card(again.view(None).position)) == (
        deal.position.setting.dealer,
        Card("3", "d"),
    )
    assert so_far(after.book(ended_by_play(again))).dealer is None


def ended_by_play(deal: BigTwoDeal) -> Result:
    deal = offer_over(deal)
    while deal.result() is None:
        (seat,) = must_act(deal)
        deal, _ = deal.apply(seat, deal.legal_actions(seat)[0])
    return result_of(deal)
