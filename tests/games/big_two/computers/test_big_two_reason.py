"""The one line why of a hint is true of what sharp does, in whole deals under rule sets of every way of scoring."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.computers.simulation import simulate
from bot.engine.actions import Action
from bot.games.big_two import GAME
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.pack import bits
from bot.games.big_two.computers import reason
from bot.games.big_two.computers.plan import planner_of
from bot.games.big_two.computers.sharp.schemes import weights_for
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.position import locked
from tests.games.big_two.by_hand import of_big_two

ASKED = ("taiwan+seats-3", "malaysia", "tribute-hk-2", "tribute-hk-4", "class-struggle-1")
"""Where something is asked before play."""
PRESETS = (*ASKED, "pagat-basic", "chudadi-standard", "taiwan", "philippines-pusoy-dos", "lectio")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_reason_is_true_of_what_sharp_does(preset: str) -> None:
    seen: Counter[str] = Counter()
    rules = GAME.rules(preset)
    for deals in simulate(
        GAME, rules, ["sharp"] * GAME.seats(rules), random.Random(1), deals=8, seed="reasons", watched=False
    ):
        match = GAME.new_match(rules)
        for simulated in deals:
            deal, _ = of_big_two(match.start_deal(simulated.shuffle))
            for seat, action in simulated.actions:
                deal = deal.reach(seat, action)
                why = reason(deal.view(seat), action)
                if why is not None:
                    told = why.key if why.key != "hint-pass" else f"hint-pass {why.facts['why']}"
                    TRUE[told](deal, seat, action, why.facts)
                    seen[told] += 1
                deal, _ = deal.apply(seat, action)
            match = match.book(simulated.result)
    assert {"hint-out", "hint-sure", "hint-play", "hint-pass cannot"} <= set(seen)
    assert seen.total() > 200
    assert ("hint-before" in seen) == (preset in ASKED)


def _mask(deal: BigTwoDeal, action: Action) -> int:
    return deal.position.setting.pack.mask(action.cards)


def _height(deal: BigTwoDeal, mask: int) -> float:
    ranks = deal.position.setting.pack.ranks
    return max(ranks.index(card.rank) for card in deal.position.setting.pack.of(mask)) / len(ranks)


def _of_kind(deal: BigTwoDeal, hand: int, kind: str) -> list[int]:
    """The combinations of a kind in a hand."""
    setting = deal.position.setting
    return [mask for mask in setting.generator.leads(hand) if setting.combinations[mask].kind == kind]


def _answers(deal: BigTwoDeal, seat: int) -> list[int]:
    """The plays with which a seat may answer now."""
    return [_mask(deal, action) for action in deal.legal_actions(seat) if action.verb == "play"]


def _goes_out(deal: BigTwoDeal, seat: int, action: Action, _facts: Mapping[str, Any]) -> None:
    assert _mask(deal, action) == deal.state.hands[seat]


def _is_sure(deal: BigTwoDeal, seat: int, action: Action, _facts: Mapping[str, Any]) -> None:
    after, _ = deal.apply(seat, action)
    if after.result() is None and after.position.table:  # otherwise nobody is asked any more
        played = after.position.setting.combinations[_mask(deal, action)]
        shut = locked(after.position)
        others = [hand for other, hand in enumerate(after.state.hands) if other != seat and not shut >> other & 1]
        assert not any(after.position.setting.generator.answers(hand, played) for hand in others)


def _stops_the_last_card(deal: BigTwoDeal, seat: int, action: Action, facts: Mapping[str, Any]) -> None:
    near = facts["name"].seat
    assert deal.position.counts[near] == 1
    if facts["single"]:
        assert _mask(deal, action) == max(_of_kind(deal, deal.state.hands[seat], "single"))
    else:
        assert len(action.cards) > 1


def _is_as_high_and_keeps(deal: BigTwoDeal, seat: int, action: Action, facts: Mapping[str, Any]) -> None:
    mask = _mask(deal, action)
    assert deal.position.setting.combinations[mask].kind == facts["kind"]
    height = _height(deal, mask)
    assert facts["height"] == ("low" if height < 0.4 else "high" if height > 0.75 else "middle")
    assert facts["keeps"] == "none" or _of_kind(deal, deal.state.hands[seat] & ~mask, facts["keeps"])


def _cannot(deal: BigTwoDeal, seat: int, _action: Action, _facts: Mapping[str, Any]) -> None:
    assert not _answers(deal, seat)


def _breaks(deal: BigTwoDeal, seat: int, _action: Action, facts: Mapping[str, Any]) -> None:
    answers = _answers(deal, seat)
    whole = _of_kind(deal, deal.state.hands[seat], facts["keeps"])
    assert any(all(play & kept and play & kept != kept for play in answers) for kept in whole)


def _only_high(deal: BigTwoDeal, seat: int, _action: Action, _facts: Mapping[str, Any]) -> None:
    assert all(_height(deal, play) > 0.75 for play in _answers(deal, seat))


def _keeps_cards(deal: BigTwoDeal, seat: int, _action: Action, _facts: Mapping[str, Any]) -> None:
    assert _answers(deal, seat)


def _is_so_before_play(deal: BigTwoDeal, seat: int, action: Action, facts: Mapping[str, Any]) -> None:
    why, pack = facts["why"], deal.position.setting.pack
    rules = deal.position.setting.rules
    planner = planner_of(combinations_of(rules), weights_for(rules).strengths)
    hand, given = deal.state.hands[seat], _mask(deal, action)
    match why:
        case "weak" | "fair":
            assert (why == "weak") == (action.verb == "redeal")
        case "better":
            left_over = deal.view(seat).own.before
            assert isinstance(left_over, LeftOver)
            assert planner.plan(hand | pack.mask(left_over.cards)).cost < planner.plan(hand).cost
        case "highest":
            assert all(card < min(bits(given)) for card in bits(hand & ~given))
        case "least" if len(action.cards) == 1:
            legal = [_mask(deal, one) for one in deal.legal_actions(seat)]
            assert planner.plan(hand & ~given).cost == min(planner.plan(hand & ~one).cost for one in legal)
        case _:
            assert action.verb in ("decline", "swap", "demand", "give")


TRUE = {
    "hint-out": _goes_out,
    "hint-sure": _is_sure,
    "hint-last-card": _stops_the_last_card,
    "hint-before": _is_so_before_play,
    "hint-play": _is_as_high_and_keeps,
    "hint-pass cannot": _cannot,
    "hint-pass breaks": _breaks,
    "hint-pass high": _only_high,
    "hint-pass later": _keeps_cards,
}
"""What must hold for each reason."""
