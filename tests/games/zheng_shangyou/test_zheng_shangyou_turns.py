"""Who leads, who takes the place of somebody who is absent, and what the mildest action is (ZS-5, ZS-10.2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cards import read_cards
from bot.engine.actions import Action
from bot.engine.facts import Cards
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.deal.deal_state import DealState
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.tricks import dealer_after, holder_of_spade
from bot.games.zheng_shangyou.rules.parameters import Rules


def dealt(rules: Rules, *hands: str) -> ZhengShangyouDeal:
    """A deal in play with these hands, seat 0 to lead."""
    held = [order_of(rules).sorted(read_cards(hand)) for hand in hands]
    held += [()] * (rules.seats - len(held))
    return ZhengShangyouDeal(
        PLAY, DealState(Position(rules=rules, dealer=0, counts=tuple(map(len, held)), turn=0), tuple(held))
    )


def course(deal: ZhengShangyouDeal, *lines: str) -> ZhengShangyouDeal:
    for line in lines:
        seat, _, action = line.partition(" ")
        deal, _ = deal.apply(int(seat), GAME.typed.grammar.read(action))
    return deal


PITS = GAME.rules("zs-pits", {"zs.players": 4})
LOCKED = GAME.rules("zs-pits", {"zs.players": 4, "zs.pass_lock": True})
HANDS = ("3s 9s Ks", "4c 8c Jc", "5d Td Ad", "6h Th")


def test_without_the_lock_who_passed_may_come_back() -> None:
    deal = course(dealt(PITS, *HANDS), "0 play 3s", "1 pass", "2 play 5d", "3 pass", "0 pass")
    assert set(deal.asks()) == {1}
    deal = course(deal, "1 play 8c", "2 pass", "3 play Th", "0 pass", "1 pass", "2 pass")
    assert (deal.position.turn, deal.position.table) == (3, None)


def test_with_the_lock_a_pass_lasts_until_the_trick_ends() -> None:
    deal = course(dealt(LOCKED, *HANDS), "0 play 3s", "1 pass", "2 play 5d", "3 pass")
    assert set(deal.asks()) == {0}
    refusal = deal.refusal(1, Action("pass"))
    assert refusal is not None
    assert refusal.name == "passed_this_trick"
    deal = course(deal, "0 play 9s", "2 play Td", "0 pass")
    assert (deal.position.turn, deal.position.table, deal.position.passed) == (2, None, frozenset())


def test_with_the_lock_a_trick_ends_at_once_where_all_others_have_passed() -> None:
    deal = course(dealt(LOCKED, "9s", "4c 8c", "5d Td", "6h Th"), "0 play 9s", "1 pass", "2 pass", "3 play Th")
    assert (deal.position.turn, deal.position.table) == (3, None)


def test_after_a_last_play_that_nobody_beats_the_next_seat_leads() -> None:
    deal = course(dealt(PITS, "9s", "4c 8c", "5d Td", "6h Th"), "0 play 9s", "1 pass", "2 pass", "3 pass")
    assert (deal.position.turn, deal.position.table, deal.position.places) == (1, None, (0,))
    beaten = course(dealt(PITS, "9s", "4c 8c", "5d Td", "6h Th"), "0 play 9s", "1 pass", "2 play Td", "3 pass")
    assert set(beaten.asks()) == {1}


def test_everybody_sees_hand_sizes_places_the_play_and_who_passed() -> None:
    """A spectator sees them, too (ZS-5.6, 10.1)."""
    deal = course(dealt(LOCKED, "9s", "4c Jc", "5d 6d", "7h 8h"), "0 play 9s", "1 play Jc", "2 pass")
    seen = deal.view(None)
    assert seen.position.counts == (0, 1, 2, 2)
    assert seen.position.places == (0,)
    assert seen.position.table is not None
    assert (seen.position.owner, seen.position.table.reading.name) == (1, ("single", "J"))
    assert seen.position.passed == {2}
    assert seen.position.barred(2)
    assert not seen.hand


def test_the_last_card_puts_nobody_under_a_duty() -> None:
    """Nothing is declared, any card may be led before a player with one card, and nothing is dealt anew (ZS-10.3)."""
    deal = dealt(PITS, "3s 9s Ks", "4c", "5d", "6h Th")
    assert {str(action) for action in deal.legal_actions(0)} == {"play 3s", "play 9s", "play Ks"}
    assert [ask.verb for ask in course(deal, "0 play 3s").asks()[1]] == ["play", "pass"]
    assert {verb for phase in Phase for verb in phase.verbs} == {"give", "choose", "play", "pass"}


def test_a_deal_ends_when_one_holds_cards() -> None:
    deal = course(dealt(PITS, "9s", "4c Jc", "5d"), "0 play 9s", "1 play Jc", "2 pass", "1 play 4c")
    result = deal.result()
    assert result is not None
    assert result.order == (0, 1, 2)
    assert deal.position.phase is Phase.OVER


@pytest.mark.parametrize(
    ("rules", "hands", "leads"),
    [
        (GAME.rules("zs-nathan"), ("3s 4s", "2s 5s", "Kc", "2c"), 1),
        (GAME.rules("zs-nathan"), ("4s", "5s", "3s", "2c"), 2),
        (GAME.rules("zs-pits", {"zs.first_lead": "spade3"}), ("2s", "4s", "3s", "5s", "6s"), 2),
        (GAME.rules("zs-pits", {"zs.packs": 2, "zs.first_lead": "spade3"}), ("4s", "4s 3s", "Kc", "3s", "5s"), 1),
    ],
)
def test_the_lowest_spade_in_a_hand_leads_of_twins_the_lower_seat(
    rules: Rules, hands: tuple[str, ...], leads: int
) -> None:
    assert holder_of_spade(rules, tuple(map(read_cards, hands))) == leads


@pytest.mark.parametrize(("later", "dealer"), [("third", 4), ("winner", 2), ("as_first", 3)])
def test_a_place_of_the_deal_before_deals_next(later: str, dealer: int) -> None:
    rules = GAME.rules("zs-pits", {"zs.first_lead": "spade3", "zs.later_lead": later})
    assert dealer_after(rules, (2, 0, 4, 1, 3)) == dealer


def test_the_mildest_action_is_to_pass_or_to_lead_the_lowest_single() -> None:
    deal = dealt(PITS, "4h 4c 4s 2s", *HANDS[1:])
    assert str(deal.mildest(0)) == "play 4c"
    assert str(course(deal, "0 play 4c").mildest(1)) == "pass"
    with pytest.raises(ValueError, match="nothing is asked of seat 2"):
        deal.mildest(2)


@pytest.mark.parametrize(
    ("phase", "given"), [(Phase.GIVE_UP, "give 2d"), (Phase.GIVE_BACK, "give 4c"), (Phase.CHOOSE_ABOVE, "choose 0")]
)
def test_the_mildest_gift_is_the_first_of_the_highest_or_the_lowest(phase: Phase, given: str) -> None:
    deal = dealt(PITS, "4h 4c 2h 2d", *HANDS[1:])
    turn = 0 if phase is Phase.CHOOSE_ABOVE else None
    givers = frozenset() if turn is not None else frozenset({0})
    position = replace(deal.position, phase=phase, turn=turn, givers=givers)
    assert str(ZhengShangyouDeal(PLAY, replace(deal.state, position=position)).mildest(0)) == given


@pytest.mark.parametrize(
    ("led", "play", "name", "why"),
    [
        ("7s 8s 9s", "Tc Jh Qd", "does_not_beat", "mixed"),
        ("Ks Kh", "Kc BJ", "does_not_beat", "impure"),
        ("Ks", "Kc", "does_not_beat", "equal"),
        ("Ks", "Qc", "does_not_beat", "lower"),
        ("Ks", "Qc Jd", "not_a_combination", "short"),
        ("Ks", "2c 5d 6d", "not_a_combination", "wild"),
        ("Ks", "5c 7d 8h", "not_a_combination", "gap"),
        ("Ks", "5c 5d 6h 6s", "not_a_combination", "few"),
        ("Ks", "5c 5d 6h", "not_a_combination", "uneven"),
    ],
)
def test_a_refusal_says_what_is_in_the_way(led: str, play: str, name: str, why: str) -> None:
    table = Laid(read_cards(led), readings_of(PITS, read_cards(led))[0])
    deal = dealt(PITS, "3c", play, "4d", "4h")
    position = replace(deal.position, table=table, owner=0, turn=1)
    deal = ZhengShangyouDeal(PLAY, replace(deal.state, position=position))
    refusal = deal.refusal(1, Action("play", read_cards(play)))
    assert refusal is not None
    assert (refusal.name, refusal.args["why"]) == (name, why)
    assert Cards(read_cards(led)) in refusal.args.values() or name == "not_a_combination"
