"""Left-over cards: one story for each sentence of docs/big-two.md, section 4."""

import json
from collections.abc import Sequence

import pytest

from bot.cards import read_cards, write_cards
from bot.engine.actions import must_act
from bot.engine.game import Event
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.deal.spelled_out import left_over_cards, opening_card
from bot.games.big_two.rules.parameters import Rules
from tests.engine.asking import may_act
from tests.engine.plain import plainly
from tests.engine.views import in_json
from tests.games.big_two.by_hand import legal, of_big_two, out_of_phase, played, refused, told
from tests.games.big_two.read_views import view_from_json

THREE = GAME.rules("three-player-17")
TAKE = GAME.rules("taiwan+seats-3")
SWAP = GAME.rules("malaysia")


def opened(rules: Rules, left: str, *begun: str) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """The first deal with these cards left over.

    The hands begin with the given cards; the rest of the pack fills them up.
    """
    hands = [list(read_cards(hand)) for hand in begun]
    over = read_cards(left)
    taken = {*over, *(card for hand in hands for card in hand)}
    rest = [card for card in combinations_of(rules).pack.cards if card not in taken]
    for hand in hands:
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
    return of_big_two(GAME.new_match(rules).start_given(hands, over))


def counts(deal: BigTwoDeal) -> tuple[int, ...]:
    return deal.position.counts


def known(events: Sequence[Event]) -> list[tuple[str, set[int] | None]]:
    return [(event.name, None if event.only is None else set(event.only)) for event in events]


def test_the_holder_of_the_lowest_dealt_card_takes_all_that_is_left_over() -> None:
    deal, events = opened(THREE, "9h", "3c", "3d", "3h")
    assert counts(deal) == (17, 18, 17)
    assert plainly(events[0].args) == {"shown": True, "cards": "9h", "anchor": "3d", "n": 1}
    assert told(events) == [("rest-given", 1), ("deal-opens", 1)]
    assert write_cards(left_over_cards(deal.view(None).position)) == "9h", "everybody saw it"


def test_the_next_lowest_card_is_the_anchor_where_the_lowest_is_left_over() -> None:
    deal, events = opened(THREE, "3d", "4d", "3c", "3h")
    assert (counts(deal), plainly(events[0].args)["anchor"]) == ((17, 18, 17), "3c")
    assert (deal.position.setting.starter, str(opening_card(deal.view(0).position))) == (1, "3d"), (
        "found by the lowest card after it was taken"
    )


def test_left_over_cards_face_down_are_seen_by_their_taker_alone() -> None:
    deal, events = opened(THREE.but({"rest.face": "down"}), "9h", "3c", "3d", "3h")
    assert known(events) == [("rest-given", None), ("rest-given-cards", {1}), ("deal-opens", None)]
    assert [plainly(event.args).get("cards") for event in events] == ["", "9h", None]
    assert counts(deal) == (17, 18, 17)
    assert left_over_cards(deal.view(None).position) == left_over_cards(deal.view(0).position) == ()
    assert all("9h" not in json.dumps(in_json(deal.view(seat))) for seat in (None, 0, 2))


def test_two_left_over_cards_go_to_one_hand() -> None:
    rules = GAME.rules("pagat-basic+seats-5")
    deal, events = opened(rules, "3d 3c", "4d", "3h", "3s", "5d", "6d")
    assert counts(deal) == (10, 12, 10, 10, 10)
    assert plainly(events[0].args) == {"shown": True, "cards": "3d 3c", "anchor": "3h", "n": 2}


@pytest.mark.parametrize(("action", "after"), [("take", (17, 18, 17)), ("decline", (17, 17, 17))])
def test_in_taiwan_the_anchors_holder_may_take_the_card_or_let_it_leave_the_deal(action: str, after: object) -> None:
    deal, events = opened(TAKE, "9h", "3d", "3c", "3h")
    assert told(events) == [("rest-take", 1)]
    assert (must_act(deal), may_act(deal), legal(deal, 1), legal(deal, 0)) == (
        frozenset({1}),
        frozenset(),
        ["take", "decline"],
        [],
    )
    assert deal.view(0).position.phase == "leftover"
    assert deal.position.setting.starter == -1
    deal, events_after = played(deal, f"1 {action}")
    assert counts(deal) == after
    assert told(events_after) == [("rest-taken" if action == "take" else "rest-declined", 1), ("deal-opens", 1)]
    assert deal.view(0).position.phase == "play"


def test_who_declines_the_lowest_card_starts_by_the_lowest_in_hand() -> None:
    deal, _ = opened(TAKE, "3c", "3h", "3d", "3s")
    deal, (_, opens) = played(deal, "1 decline")
    assert (deal.position.setting.starter, plainly(opens.args)["card"]) == (1, "3d")
    deal, _ = opened(TAKE, "3c", "3h", "3d", "3s")
    deal, (_, opens) = played(deal, "1 take")
    assert (deal.position.setting.starter, plainly(opens.args)["card"]) == (1, "3c")


def test_what_may_be_taken_face_down_is_looked_at_by_him_alone() -> None:
    deal, events = opened(TAKE.but({"rest.face": "down"}), "9h", "3d", "3c", "3h")
    assert known(events) == [("rest-take", {1})]
    assert "9h" in json.dumps(in_json(deal.view(1)))
    assert all("9h" not in json.dumps(in_json(deal.view(seat))) for seat in (None, 0, 2))
    _, events_after = played(deal, "1 take")
    assert known(events_after)[:2] == [("rest-taken", None), ("rest-taken-cards", {1})]


def test_in_malaysia_the_lowest_card_may_be_swapped_unseen() -> None:
    deal, events = opened(SWAP, "9h", "3d", "3c", "3h")
    assert (told(events), legal(deal, 0)) == ([("rest-swap", 0)], ["swap", "decline"])
    assert all("9h" not in json.dumps(in_json(deal.view(seat))) for seat in (None, 0, 1, 2))
    deal, events_after = played(deal, "0 swap")
    assert known(events_after) == [("rest-swapped", None), ("rest-swapped-cards", {0}), ("deal-opens", None)]
    assert counts(deal) == (17, 17, 17)
    hand = write_cards(deal.view(0).hand).split()
    assert "9h" in hand
    assert "3d" not in hand
    assert (deal.position.setting.starter, str(opening_card(deal.view(None).position))) == (1, "3c"), (
        "found after the swap, and bound"
    )


def test_who_swapped_and_starts_opens_with_anything() -> None:
    deal, _ = opened(SWAP, "3c", "3d", "4d", "4c")
    deal, (*_, opens) = played(deal, "0 swap")
    assert (deal.position.setting.starter, plainly(opens.args)["card"], opening_card(deal.view(0).position)) == (
        0,
        "3c",
        None,
    )
    assert refused(deal, 0, f"play {deal.view(0).hand[-1]}") is None
    kept, _ = opened(SWAP, "3c", "3d", "4d", "4c")
    kept, events = played(kept, "0 decline")
    assert (told(events)[0], str(opening_card(kept.view(0).position))) == (("rest-kept", 0), "3d")
    assert refused(kept, 0, f"play {kept.view(0).hand[-1]}") is not None


def test_without_the_lowest_card_nobody_swaps() -> None:
    deal, events = opened(SWAP, "3d", "4d", "3c", "3h")
    assert told(events) == [("deal-opens", 1)]
    assert counts(deal) == (17, 17, 17)


def test_of_several_left_over_cards_the_first_is_swapped() -> None:
    rules = SWAP.but({"deal.hand_size": 16})
    deal, _ = opened(rules, "9h 4d 2s 5d", "3d", "3c", "3h")
    deal, _ = played(deal, "0 swap")
    assert "9h" in write_cards(deal.view(0).hand)
    everything = sum(deal.state.hands)
    assert not any(everything & deal.position.setting.pack.mask(read_cards(card)) for card in ("3d", "4d", "2s", "5d"))


def test_unused_cards_are_never_shown() -> None:
    rules = GAME.rules("two-player-17", {"rest.face": "up"})
    left = " ".join(str(card) for card in combinations_of(rules).pack.cards[20:38])
    deal, events = opened(rules, left, "3d", "3c")
    assert told(events) == [("deal-opens", 0)]
    assert left_over_cards(deal.view(None).position) == ()
    assert all(left.split()[0] not in json.dumps(in_json(deal.view(seat))) for seat in (None, 0, 1))


def test_the_stock_keeps_the_order_of_what_is_left_over() -> None:
    rules = GAME.rules("three-player-13-draw")
    cards = combinations_of(rules).pack.cards
    left = " ".join(str(card) for card in reversed(cards[30:43]))
    deal, _ = opened(rules, left, "3d", "3c", "3h")
    assert (
        write_cards(deal.state.stock),
        deal.view(None).position.course.stock,
    ) == (left, 13)


def test_whoever_is_not_asked_and_whatever_is_not_asked_is_refused() -> None:
    deal, _ = opened(TAKE, "9h", "3d", "3c", "3h")
    assert refused(deal, 0, "take") == ("not_your_turn", "BT-4.4", {"phase": "leftover", "name": 1})
    assert refused(deal, 1, "swap") == ("not_allowed_by_rules", "BT-4.4", {"what": "leftover"})
    phase = out_of_phase("leftover", "take", "decline")
    assert refused(deal, 1, "play 3c") == ("wrong_phase", "BT-16.9", phase)
    assert refused(deal, 0, "redeal") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("leftover"),
    )
    begun, _ = played(deal, "1 decline")
    assert refused(begun, 1, "take") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("play", "play"),
    )
    assert refused(begun, 0, "swap") == ("not_allowed_by_rules", "BT-4.5", {"what": "leftover"})
    given, _ = opened(THREE, "9h", "3d", "3c", "3h")
    assert refused(given, 0, "take") == ("not_allowed_by_rules", "BT-4.4", {"what": "leftover"})


@pytest.mark.parametrize("rules", [TAKE, TAKE.but({"rest.face": "down"}), SWAP, SWAP.but({"rest.face": "up"})])
def test_a_deal_that_waits_for_an_answer_is_kept(rules: Rules) -> None:
    deal, _ = opened(rules, "9h", "3d", "3c", "3h")
    assert GAME.deal_from_json(rules, json.loads(json.dumps(deal.to_json()))) == deal
    for seat in (None, 0, 1, 2):
        view = deal.view(seat)
        assert view_from_json(json.loads(json.dumps(in_json(view)))) == view
        assert seat is None or view.legal_actions() == deal.legal_actions(seat)
