"""The computers of Sheng Ji are legal under any rules, blind to what they may not see, and do what good players do.

Promise: Computers of Sheng Ji choose by what their seat may know, and stay within the rules under any rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.cards import Card, read_cards
from bot.computers.duplicate import compared
from bot.computers.player import PLAYERS, advise, choose, computer_of, speak
from bot.computers.simulation import play_one, shuffled, simulate
from bot.engine.actions import Action
from bot.engine.facts import Text
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji import computers as sheng_ji
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.computers.leading import lead_choices
from bot.games.sheng_ji.computers.players import seen_by
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.rules.parameters import Rules
from tests.bench.strength.sheng_ji_pairs import pairs
from tests.games.sheng_ji.laws.random_deals import courses, mixed_up, random_rules

LEVELS = ("greedy", "casual", "sharp")
RULES = GAME.rules("standard")

Move = tuple[ShengJiDeal, int, Action, ShengJiDeal]


def _asked(rules: Rules, seed: int, deals: int = 1) -> Iterator[tuple[ShengJiDeal, int]]:
    """Every state of random deals with each seat that is asked something."""
    for course in courses(rules, random.Random(seed), deals):
        for deal in course.states:
            for seat in sorted(deal.asks()):
                yield deal, seat


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_whole_deals_under_any_rules_hold_every_invariant(decks: int) -> None:
    """The simulation fails at an illegal action, and where cards are lost."""
    chance = random.Random(decks)
    for number in range(3):
        rules = random_rules(decks, chance)
        levels = [chance.choice(PLAYERS) for _ in range(4)]
        match = GAME.new_match(rules)
        shuffle = shuffled(f"any {decks}", number + 1, GAME.packs(rules).cards())
        played = play_one(match, shuffle, list(map(computer_of, levels)), chance)
        assert played.result.void or played.match.deals == 1


@pytest.mark.parametrize("decks", [1, 2, 4])
def test_equal_views_give_equal_choices_whatever_the_others_hold(decks: int) -> None:
    chance, looked, moved = random.Random(5), 0, 0
    rules = RULES.but({"decks": decks, "overturn_after_kitty": True, "no_declaration": "partner"})
    for deal, seat in _asked(rules, decks, deals=2):
        if chance.random() > 0.25:
            continue
        other = mixed_up(deal, seat, chance)
        one, two = deal.view(seat), other.view(seat)
        assert one == two
        moved += deal.state.hands[(seat + 2) % 4] != other.state.hands[(seat + 2) % 4]
        if not one.legal_actions():
            continue
        looked += 1
        for level in LEVELS:
            action = choose(one, random.Random(1), level)
            assert action == choose(two, random.Random(1), level)
            assert deal.refusal(seat, action) is None
            assert speak(one, random.Random(1), level) == speak(two, random.Random(1), level)
        assert advise(one, random.Random(1)) == advise(two, random.Random(1))
    assert looked > 20
    assert moved > 20


def moves_of(*, deals: int, seed: str, chance: int) -> Iterator[list[Move]]:
    """Each deal that four sharp players play, move by move: the deal before, who acts, how, and the deal after."""
    for played in simulate(GAME, RULES, ("sharp",) * 4, random.Random(chance), deals=deals, seed=seed, watched=False):
        before = GAME.new_match(RULES)
        for simulated in played:
            deal, _ = before.start_deal(simulated.shuffle)
            before = simulated.match
            moves: list[Move] = []
            assert PLAY.owns(deal)
            for seat, action in simulated.actions:
                deal = deal.reach(seat, action)
                after, _ = deal.apply(seat, action)
                moves.append((deal, seat, action, after))
                deal = after
            yield moves


def test_what_is_not_seen_is_exactly_what_the_others_hold_unless_a_throw_failed() -> None:
    checked = 0
    for moves in moves_of(deals=2, seed="seen", chance=2):
        failed = False
        for deal, seat, _, _ in moves:
            failed |= deal.position.failed is not None
            if deal.position.phase is Phase.PLAY and not failed:
                seen = seen_by(deal.view(seat))
                others = Counter(card for at in range(4) if at != seat for card in deal.state.hands[at])
                others += Counter() if seat == deal.position.burier else Counter(deal.state.kitty)
                unseen: Counter[Card] = Counter()
                for name, suit in seen.order.suits.items():
                    unseen += Counter(dict(zip(suit.faces, seen.unseen[name], strict=True)))
                assert unseen == others
                void = {(at, name) for at in range(4) for name in seen.order.suits}
                void -= {(at, seen.order.suit_of(card)) for at in range(4) for card in deal.state.hands[at]}
                assert {one for one in seen.voids if one[0] != seat} <= void
                checked += 1
    assert checked > 100


def _deal_of(first: str, second: str, third: str, fourth: str, trump: str = "h") -> ShengJiDeal:
    """A one-pack deal at the first trick; seat 0 deals and leads. Each hand has the cards named, and what is left."""
    rules = GAME.rules("standard+one-pack", {"duplicate_mode": "given"})
    named = [list(read_cards(hand)) for hand in (first, second, third, fourth)]
    left = list((Counter(rules.packs.cards()) - Counter(card for hand in named for card in hand)).elements())
    for hand in named:
        while len(hand) < rules.hand_size:
            hand.append(left.pop(0))
    deal, _ = GAME.new_match(rules, head={"dealer": 0}).start_given(named, left, {"trump": trump})
    assert PLAY.owns(deal)
    return deal.apply(0, Action("bury", tuple(left)))[0]


def _play(deal: ShengJiDeal, *plays: str) -> ShengJiDeal:
    for cards in plays:
        assert deal.position.turn is not None
        deal, _ = deal.apply(deal.position.turn, Action("play", read_cards(cards)))
    return deal


SIDES = ("Ac Kc 3c 6c 7c 8c 3h 4h 5h Ah 9h Th", "Qc Jc 4c As Qs Js 3s 4s 8s 9s 6d 7d")
OTHERS = ("5c Tc 9c 8h 7h 6h Kd Qd Jd Ad Td 9d", "Ks Ts 5s 6s 7s BJ LJ 3d 4d 5d Qh Kh")


def test_sharp_gives_points_to_a_partner_who_has_won_and_none_to_the_other_side() -> None:
    deal = _play(_deal_of(*SIDES, *OTHERS), "Ac", "4c")
    assert choose(deal.view(2), random.Random(1), "sharp").cards == read_cards("Tc")
    assert choose(deal.view(2), random.Random(1), "casual").cards == read_cards("Tc")
    against = _play(
        _deal_of("3c 6c 7c 8c Jc Qc 3h 4h 5h 9h Th Jh", "Ac Kc 4c As Qs Js 3s 4s 8s 9s 6d 7d", *OTHERS), "3c", "Ac"
    )
    assert points_in(choose(against.view(2), random.Random(1), "sharp").cards) == 0


def test_sharp_ruffs_where_it_pays() -> None:
    """The last seat has no clubs: it takes the twenty points of the ace, the ten and the king."""
    hands = ("Ac 3c 6c 7c 8c 3h 4h 5h Ah 9h Th Jh", "Kc As Qs Js 3s 4s 8s 9s 6d 7d 8d Ts")
    deal = _play(
        _deal_of(*hands, "Tc 5c 8h 7h 6h Kd Qd Jd Ad Td 9d 2d", OTHERS[1].replace("Ts ", "2s ")), "Ac", "Kc", "Tc"
    )
    ruff = choose(deal.view(3), random.Random(1), "sharp")
    assert deal.position.order.suit_of(ruff.cards[0]) == "T"
    why = sheng_ji.reason(deal.view(3), ruff)
    assert why is not None
    assert why.key == "hint-win"


def test_a_throw_that_sharp_leads_as_sure_stands() -> None:
    """Throws are led only where no other hand can stop them, so none of them ever fails."""
    thrown = 0
    for moves in moves_of(deals=6, seed="throws", chance=3):
        for deal, seat, action, after in moves:
            if deal.position.phase is Phase.PLAY and not deal.position.plays:
                assert list(lead_choices(seen_by(deal.view(seat))))
                thrown += action.verb == "play" and len(set(action.cards)) > 1
            assert after.position.failed is None
    assert thrown


def test_a_burial_empties_a_short_suit_and_keeps_trumps_tops_and_points() -> None:
    """Two low clubs go, and of the long suits what is low: no ace, no king, no ten."""
    rules = GAME.rules("standard", {"duplicate_mode": "given"})
    own = "3c 6c Ad Ad Kd Qd Jd 3d 4d 6d As Ks Qs 7s 8s 3s 4s 3h 4h 6h 7h 8h Jh Qh Ah"
    hand, kitty = read_cards(own), read_cards("7d 8d 6s 9s Td Ts 9d 9h")
    rest = list((Counter(rules.packs.cards()) - Counter(hand + kitty)).elements())
    hands = (hand, *(rest[25 * at : 25 * at + 25] for at in range(3)))
    deal, _ = GAME.new_match(rules, head={"dealer": 0}).start_given(hands, kitty, {"trump": "h"})
    for level in ("casual", "sharp"):
        buried = choose(deal.view(0), random.Random(1), level).cards
        assert set(read_cards("3c 6c")) < set(buried)
        assert not any(card.rank in "AKT" or card.suit == "h" for card in buried)
        assert points_in(buried) == 0


def test_each_deal_anew_is_the_first_of_a_match() -> None:
    table = tuple(map(computer_of, ("casual",) * 4))
    for (deal,) in compared(GAME, RULES, [table], random.Random(1), deals=3, seed="anew", anew=True):
        assert deal.match.deals == 1
        assert deal.result.account["before"] == ["2", "2"]


def test_sharp_beats_random_and_greedy_and_casual_beats_greedy() -> None:
    """A few pairs; docs/computers.md has the figures of a thousand."""
    assert pairs("sharp", "random", 5).won == 5
    first = pairs("sharp", "greedy", 10)
    assert first.levels[0] >= 3 * first.levels[1]
    assert first.won > 7
    second = pairs("casual", "greedy", 10)
    assert second.levels[0] > second.levels[1]


def test_reasons_say_what_is_so() -> None:
    """Every reason that comes up in whole deals, held against the whole deal."""
    found: Counter[str] = Counter()
    for moves in moves_of(deals=4, seed="reasons", chance=4):
        for deal, seat, action, after in moves:
            why = sheng_ji.reason(deal.view(seat), action)
            if why is not None:
                found[why.key] += 1
                _true(deal, after, seat, action, why)
    assert {"hint-declare", "hint-bury", "hint-lead", "hint-win", "hint-partner", "hint-lose"} <= set(found)


def _true(deal: ShengJiDeal, after: ShengJiDeal, seat: int, action: Action, why: Text) -> None:
    order, hand = deal.position.order, deal.state.hand(seat)
    left = Counter(order.suit_of(card) for card in (Counter(hand) - Counter(action.cards)).elements())
    if why.key == "hint-bury":
        assert why.facts["p"] == points_in(action.cards)
        assert why.facts["suit"] == "none" or not left[str(why.facts["suit"])]
    elif why.key == "hint-lead" and why.facts["why"] in ("top", "throw"):
        assert after.position.failed is None
        single = len(action.cards) == 1
        higher = [
            card
            for at in range(4)
            if at != seat
            for card in deal.state.hand(at)
            if order.suit_of(card) == order.suit_of(action.cards[0]) and order.compare(card, action.cards[0]) > 0
        ]
        assert not (single and higher)
    elif why.key == "hint-lead" and why.facts["why"] == "empty":
        assert not left[str(why.facts["suit"])]
    elif why.key in ("hint-win", "hint-partner", "hint-lose"):
        table = (*deal.position.plays, action.cards)
        winner = seen_by(deal.view(seat)).winning(table)
        assert (winner == seat) == (why.key == "hint-win")
        assert why.key != "hint-partner" or winner == (seat + 2) % 4
        assert why.key != "hint-lose" or winner % 2 != seat % 2


def test_advice_to_declare_nothing_says_why() -> None:
    told = set()
    for seed in range(6):
        for deal, seat in _asked(RULES, seed):
            if deal.position.phase not in (Phase.DRAW, Phase.WINDOW):
                break
            view = deal.view(seat)
            if not view.legal_actions():
                continue
            action, why = advise(view, random.Random(seed))
            if action.verb == "pass":
                assert why is not None
                assert why.key == "hint-silent"
                assert why.facts["able"] == any(one.verb == "declare" for one in view.legal_actions())
                made = view.position.declaration
                assert why.facts["stands"] == (made is not None and made.seat == seat)
                told.add((why.facts["stands"], why.facts["able"]))
    assert {(False, True), (False, False)} <= told
    assert any(stands for stands, _ in told)
