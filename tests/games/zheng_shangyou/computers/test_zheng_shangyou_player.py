"""The computers of Zheng Shangyou are legal under any rules, blind to what they may not see, and do what they must."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.cards import Card, read_cards
from bot.computers.player import PLAYERS, advise, choose, computer_of
from bot.computers.simulation import play_one, shuffled, simulate
from bot.engine.actions import Action
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou import computers as zheng_shangyou
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.generator import ListedPlay, plays
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.deal.deal_state import DealState
from bot.games.zheng_shangyou.deal.judge import reading_of
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal, ZhengShangyouView
from tests.engine.random_course import Step
from tests.games.zheng_shangyou.random_deals import courses, mixed_up, random_rules, without_end

LEVELS = ("greedy", "casual", "sharp")
PASS = Action("pass")
BOMBS = ("bomb", "rocket")


@pytest.mark.parametrize("seed", range(8))
def test_whole_deals_under_any_rules_hold_every_invariant(seed: int) -> None:
    """The simulation fails at an illegal action, and where cards are lost."""
    chance = random.Random(seed)
    rules = without_end(random_rules(chance))
    match = GAME.new_match(rules)
    for number in range(3):
        players = [computer_of(chance.choice(PLAYERS)) for _ in range(rules.seats)]
        played = play_one(match, shuffled(f"any {seed}", number + 1, rules.packs.cards()), players, chance)
        match = played.match
        assert match.deals == number + 1


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_a_match_between_casual_players_comes_to_an_end(preset: str) -> None:
    rules = GAME.rules(preset)
    match, chance, deals = GAME.new_match(rules), random.Random(preset), 0
    players = [computer_of("casual")] * rules.seats
    while not match.over():
        deals += 1
        match = play_one(match, shuffled(preset, deals, rules.packs.cards()), players, chance).match
    assert deals < 60
    assert match.winners()


@pytest.mark.parametrize("changes", [{}, {"zs.packs": 2}, {"zs.bombs": True, "zs.full_house": True}])
def test_equal_views_give_equal_choices_whatever_the_others_hold(changes: dict[str, Any]) -> None:
    chance, looked, moved = random.Random(5), 0, 0
    for course in courses(without_end(GAME.rules("zs-pits", changes)), chance, 2):
        for step in course.steps:
            if chance.random() > 0.25:
                continue
            other = mixed_up(step.before, step.seat, chance)
            one, two = step.before.view(step.seat), other.view(step.seat)
            assert one == two
            moved += step.before.state.hands != other.state.hands
            looked += 1
            for level in LEVELS:
                action = choose(one, random.Random(1), level)
                assert action == choose(two, random.Random(1), level)
                assert step.before.refusal(step.seat, action) is None
            assert advise(one, random.Random(1)) == advise(two, random.Random(1))
    assert looked > 20
    assert moved > 20


def playing(
    *hands: str, preset: str = "zs-pits", table: str = "", owner: int | None = None, turn: int = 0, **changes: Any
) -> ZhengShangyouDeal:
    """A deal in mid-play with these hands; nothing else is out."""
    rules = GAME.rules(preset, {f"zs.{name}": value for name, value in changes.items()})
    order = order_of(rules)
    held = [order.sorted(read_cards(hand)) for hand in hands]
    held += [()] * (rules.seats - len(held))
    out = Counter(rules.packs.cards()) - Counter(card for hand in held for card in hand)
    laid = None
    if table:
        cards = order.sorted(read_cards(table))
        laid = Laid(cards, readings_of(rules, cards)[0])
    history = ((0, Action("play", tuple(out.elements()))),)
    position = Position(
        rules=rules, dealer=0, counts=tuple(map(len, held)), turn=turn, owner=owner, table=laid, history=history
    )
    return ZhengShangyouDeal(PLAY, DealState(position, tuple(held)))


def why_of(view: ZhengShangyouView, action: Action) -> object:
    """Why a hint suggests an action."""
    said = zheng_shangyou.reason(view, action)
    assert said is not None
    return said.facts["why"]


def chosen(deal: ZhengShangyouDeal, level: str = "casual") -> str:
    return str(choose(deal.view(deal.position.turn), random.Random(1), level))


@pytest.mark.parametrize("level", ["casual", "sharp"])
def test_it_goes_out_when_it_can(level: str) -> None:
    assert chosen(playing("7s 7h BJ", "3c 4c", "5c 6d"), level).startswith("play 7h 7s BJ")
    assert chosen(playing("8s 8h", "3c 4c 9c 9d", "5c 6d", table="7c 7d", owner=1), level) == "play 8h 8s"


def test_it_leads_its_longest_low_plays_early() -> None:
    deal = playing("3s 4h 5c 6d 7h Kc Ad 2s", "8s 9s Tc Jc Qc Kd As Ah", "8c 9c Td Jd Qd Ks Ac 2c")
    assert chosen(deal) == "play 3s 4h 5c 6d 7h"


def test_it_keeps_wildcards_for_plays_that_decide() -> None:
    deal = playing("4h 6d 9s Kc 2s BJ", "8s 9h Tc Jc Qc Kd", "8c 9c Td Jd Qd Ks", table="3s", owner=2)
    assert chosen(deal) in {"play 4h", "play 6d"}
    lead = playing("4h 6d 9s Kc 2s BJ", "8s 9h Tc Jc Qc Kd", "8c 9c Td Jd Qd Ks")
    assert not {"2s", "BJ"} & set(chosen(lead).split())


def test_a_pure_set_beats_a_wild_one() -> None:
    """Of the same rank only a pure set does (ZS-3.3, 10.4)."""
    others = ("3s 9h Tc Jc Qc Kh", "9d Td Jd Qd Ks")
    deal = playing("8s 8h 9c 2s 4c 5d 6h Kd", *others, table="8c 2c", owner=2)
    assert chosen(deal) == "play 8h 8s"
    pure = playing("8s 8h 9c 2s 4c 5d 6h Kd", *others, table="8c 8d", owner=2)
    assert "play 8h 8s" not in map(str, pure.legal_actions(0))


def test_a_pure_set_is_kept_to_beat_a_wild_one() -> None:
    """It is not broken for a set with a wildcard, even where that would leave as few plays (ZS-10.4)."""
    deal = playing("Kc Kd 2c 2d", "3s 9h Tc Jc Qc Ks", "9c", table="8c 2s", owner=2)
    assert {"play Kc 2c", "play Kc Kd"} <= set(map(str, deal.legal_actions(0)))
    assert chosen(deal) == "play Kc Kd"


def test_an_answer_is_cheapest_only_if_none_is_lower_or_takes_fewer_wildcards() -> None:
    hands = ("8h 9c 9d BJ 4c 5d", "3s Tc Jc Qc Kh", "6d Td Jd Qd Ks")
    view = playing(*hands, table="7s 7c", owner=2).view(0)
    assert {"play 8h BJ", "play 9c 9d"} <= set(map(str, view.legal_actions()))
    for cards in ("8h BJ", "9c 9d"):
        said = zheng_shangyou.reason(view, Action("play", tuple(read_cards(cards))))
        assert said is None or said.facts["why"] != "cheap"
    without = playing("8h 9c 9d 4c 5d", *hands[1:], table="7s 7c", owner=2).view(0)
    assert why_of(without, Action("play", tuple(read_cards("9c 9d")))) == "cheap"


def test_it_does_not_beat_a_partner_who_is_nearly_out() -> None:
    hands = ("9s 9h Tc Jc Qd Ks", "3c 4c 5d 6h 7c 8d", "4s 5s 6s", "3d 4d 5h 6c 7d 8c")
    assert chosen(playing(*hands, preset="zs-pits-pairs", table="8s", owner=2)) == "pass"
    assert chosen(playing("9s", *hands[1:], preset="zs-pits-pairs", table="8s", owner=2)) == "play 9s"


def test_it_stops_a_player_with_one_card_by_leading_another_size() -> None:
    deal = playing("5s 5h 9c Jd Ac", "Kc", "6c 7d 8h 9h Td")
    assert len(chosen(deal).split()) == 3
    singles = playing("5s 9c Jd Ah", "Kc", "6c 7d 8h 9h Td")
    assert chosen(singles) == "play Ah"


def test_it_gives_its_least_useful_card_from_above() -> None:
    for course in courses(without_end(GAME.rules("zs-pits")), random.Random(3), 3):
        for step in course.steps:
            if step.before.position.phase != "give-back":
                continue
            view = step.before.view(step.seat)
            [card] = choose(view, random.Random(1), "casual").cards
            heights = order_of(view.rules).heights
            assert heights[card] < 12, "no wildcard"
            assert zheng_shangyou.reason(view, Action("give", (card,))) is not None


def test_sharp_sees_a_way_out_that_nobody_can_stop() -> None:
    deal = playing("2s 2h 5d", "6c 6d Kc Ad", "8c 8d Td Jd", wild_twos=False, exchange="none")
    assert chosen(deal, "sharp") == "play 2h 2s"


def test_a_play_is_sure_only_if_no_way_to_hold_the_unseen_cards_beats_it() -> None:
    """Big jokers are a set of their own where jokers are not wild, whatever lies beside them (ZS-3.3)."""
    changes: dict[str, Any] = {"preset": "zs-mobile", "players": 4, "packs": 2}
    pair = Action("play", tuple(read_cards("2h 2h")))
    beaten = playing("2h 2h 5d", "LJ BJ BJ", "3c 3d 4d", "6c 7c", **changes)
    said = zheng_shangyou.reason(beaten.view(0), pair)
    assert said is None or said.facts["why"] != "strong"
    assert beaten.refusal(0, pair) is None
    after, _ = beaten.apply(0, pair)
    assert after.refusal(1, Action("play", tuple(read_cards("BJ BJ")))) is None
    sure = playing("2h 2h 5d", "LJ BJ", "3c 3d 4d", "6c 7c", **changes)
    assert why_of(sure.view(0), pair) == "strong"


def _answered(step: Step[ZhengShangyouDeal], action: Action, hands: list[tuple[Card, ...]]) -> bool:
    """Whether one of these hands could answer a play."""
    view = step.before.view(step.seat)
    reading = reading_of(view.position, action)
    assert reading is not None
    laid = Laid(action.cards, reading)
    return any(list(plays(view.position.rules, hand, laid)) for hand in hands)


def _cheaper(view: ZhengShangyouView, action: Action) -> list[ListedPlay]:
    """The other answers, of all that the hand holds, that are lower or take fewer wildcards."""
    own, rules = reading_of(view.position, action), view.position.rules
    assert own is not None
    highest = "A" if rules.zs.ranks == "2_to_A" else "2"
    wild = {"L": rules.zs.wild_jokers, "B": rules.zs.wild_jokers, highest: rules.zs.wild_twos}

    def spent(cards: tuple[Card, ...]) -> int:
        return sum(wild.get(card.rank, False) for card in cards)

    alike = [play for play in plays(rules, view.hand, view.position.table) if play.reading.kind not in BOMBS]
    if own.kind in BOMBS:
        return alike
    return [play for play in alike if play.reading.key < own.key or spent(play.cards) < spent(action.cards)]


def _true(why: str, step: Step[ZhengShangyouDeal], action: Action) -> bool:
    """Whether what a hint says is so, by all hands."""
    view, position = step.before.view(step.seat), step.before.position
    hands = [step.before.state.hands[seat] for seat in position.holders if seat != step.seat]
    few = [hand for hand in hands if len(hand) <= 2]
    heights = order_of(view.rules).heights
    top = max((heights[card] for card in action.cards), default=0)
    sides = position.rules.sides
    holds: dict[str, Callable[[], object]] = {
        "out": lambda: len(action.cards) == len(view.hand),
        "cannot": lambda: list(view.legal_actions()) == [PASS],
        "cheap": lambda: not _cheaper(view, action),
        "strong": lambda: not _answered(step, action, hands),
        "other": lambda: few and not _answered(step, action, few),
        "low": lambda: top <= 7,
        "long": lambda: top <= 7 and len(action.cards) > 2,
        "many": lambda: top > 7 and len(action.cards) > 2 and position.table is None,
        "partner": lambda: position.owner is not None and sides[position.owner] == sides[step.seat],
        "later": lambda: len(view.legal_actions()) > 1,
    }
    return bool(holds[why]())


@pytest.mark.parametrize("preset", ["zs-pits", "zs-pits-pairs", "zs-wikipedia"])
def test_the_reason_of_a_hint_is_true(preset: str) -> None:
    said: Counter[str] = Counter()
    for course in courses(without_end(GAME.rules(preset)), random.Random(7), 4):
        for step in course.steps:
            action, reason = advise(step.before.view(step.seat), random.Random(1))
            if reason is None or "why" not in reason.facts:
                continue
            why = str(reason.facts["why"])
            said[why] += 1
            assert _true(why, step, action), reason
    assert {"cannot", "cheap", "strong"} <= said.keys()


def test_sharp_gains_on_casual_from_every_seat() -> None:
    rules = GAME.rules("zs-pits")
    got: Counter[str] = Counter()
    for number in range(24):
        match = GAME.new_match(rules, head={"previous": tuple(random.Random(number).sample(range(5), 5))})
        for own in range(5):
            players = [computer_of("sharp" if seat == own else "casual") for seat in range(5)]
            shuffle = shuffled("sharp", number + 1, rules.packs.cards())
            points = play_one(match, shuffle, players, random.Random(1), watched=False).result.points
            got["sharp"] += points[own]
            got["casual"] += sum(points) - points[own]
    assert got["sharp"] > got["casual"] / 4


@pytest.mark.parametrize("preset", ["zs-pits", "zs-wikipedia"])
def test_casual_gains_on_greedy(preset: str) -> None:
    rules = GAME.rules(preset)
    levels = ("casual", "greedy", "casual", "greedy", "casual")[: rules.seats]
    points: Counter[str] = Counter()
    for played in simulate(GAME, rules, levels, random.Random(2), deals=60, seed="gains", watched=False):
        for simulated in played:
            for level, got in zip(levels, simulated.result.points, strict=True):
                points[level] += got
    assert points["casual"] / 3 > points["greedy"] / 2
