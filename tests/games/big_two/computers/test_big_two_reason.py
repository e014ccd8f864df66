"""The one line why of a hint is true of what sharp does, in whole deals under rule sets of every way of scoring."""

import random
from collections import Counter

import pytest

from bot.computers.simulation import simulate
from bot.games.big_two import GAME
from bot.games.big_two.cards.pack import bits
from bot.games.big_two.computers import reason
from bot.games.big_two.computers.plan import planner_of
from bot.games.big_two.computers.sharp.schemes import weights_for
from bot.games.big_two.position import locked

ASKED = ("taiwan+seats-3", "malaysia", "tribute-hk-2", "tribute-hk-4", "class-struggle-1")
"""Where something is asked before play."""
PRESETS = (*ASKED, "pagat-basic", "chudadi-standard", "taiwan", "philippines-pusoy-dos", "lectio")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_reason_is_true_of_what_sharp_does(preset):
    rules, seen = GAME.rules(preset), Counter()
    for deals in simulate(GAME, rules, ["sharp"] * GAME.seats(rules), random.Random(1), deals=8, seed="reasons"):
        match = GAME.new_match(rules)
        for simulated in deals:
            deal, _ = match.start_deal(simulated.shuffle)
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


def _mask(deal, action):
    return deal.position.setting.pack.mask(action.cards)


def _height(deal, mask):
    ranks = deal.position.setting.pack.ranks
    return max(ranks.index(card.rank) for card in deal.position.setting.pack.of(mask)) / len(ranks)


def _of_kind(deal, hand, kind):
    """The combinations of a kind in a hand."""
    setting = deal.position.setting
    return [mask for mask in setting.generator.leads(hand) if setting.combinations[mask].kind == kind]


def _answers(deal, seat):
    """The plays with which a seat may answer now."""
    return [_mask(deal, action) for action in deal.legal_actions(seat) if action.verb == "play"]


def _goes_out(deal, seat, action, _facts):
    assert _mask(deal, action) == deal.state.hands[seat]


def _is_sure(deal, seat, action, _facts):
    after, _ = deal.apply(seat, action)
    if after.result() is None and after.position.table:  # otherwise nobody is asked any more
        played = after.position.setting.combinations[_mask(deal, action)]
        shut = locked(after.position)
        others = [hand for other, hand in enumerate(after.state.hands) if other != seat and not shut >> other & 1]
        assert not any(after.position.setting.generator.answers(hand, played) for hand in others)


def _stops_the_last_card(deal, seat, action, facts):
    near = facts["name"].seat
    assert deal.position.counts[near] == 1
    if facts["single"]:
        assert _mask(deal, action) == max(_of_kind(deal, deal.state.hands[seat], "single"))
    else:
        assert len(action.cards) > 1


def _is_as_high_and_keeps(deal, seat, action, facts):
    mask = _mask(deal, action)
    assert deal.position.setting.combinations[mask].kind == facts["kind"]
    height = _height(deal, mask)
    assert facts["height"] == ("low" if height < 0.4 else "high" if height > 0.75 else "middle")
    assert facts["keeps"] == "none" or _of_kind(deal, deal.state.hands[seat] & ~mask, facts["keeps"])


def _cannot(deal, seat, _action, _facts):
    assert not _answers(deal, seat)


def _breaks(deal, seat, _action, facts):
    answers = _answers(deal, seat)
    whole = _of_kind(deal, deal.state.hands[seat], facts["keeps"])
    assert any(all(play & kept and play & kept != kept for play in answers) for kept in whole)


def _only_high(deal, seat, _action, _facts):
    assert all(_height(deal, play) > 0.75 for play in _answers(deal, seat))


def _keeps_cards(deal, seat, _action, _facts):
    assert _answers(deal, seat)


def _is_so_before_play(deal, seat, action, facts):
    why, pack = facts["why"], deal.position.setting.pack
    strengths = weights_for(deal.rules).strengths
    planner, hand, given = planner_of(deal.rules, strengths), deal.state.hands[seat], _mask(deal, action)
    match why:
        case "weak" | "fair":
            assert (why == "weak") == (action.verb == "redeal")
        case "better":
            assert planner.plan(hand | pack.mask(deal.view(seat).own.before.cards)).cost < planner.plan(hand).cost
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
