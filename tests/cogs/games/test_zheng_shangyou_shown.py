"""Zheng Shangyou under random rules, shown all through deals: Discord takes the messages, and the controls suffice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.cards import read_cards
from bot.engine.actions import Action
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.games.zheng_shangyou.scenes import SCENES
from bot.scenes.hand_scene import Selection
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table_in_words import TableInWords
from tests.cogs.games.shown_deals import discord_takes, done_by, pictures_are_small, shown
from tests.engine.random_course import played_once
from tests.games.zheng_shangyou.random_deals import courses, random_rules, without_end
from tests.games.zheng_shangyou.test_zheng_shangyou_records import HANDS

EVERY = 11
"""Every so many steps of a deal are looked at."""
SEEDS = range(4)


@played_once
def moments(seed: int) -> Iterator[tuple[TableInWords, ZhengShangyouDeal]]:
    """Moments of two deals under random rules; all of the exchange."""
    chance = Random(seed)
    rules = without_end(random_rules(chance))
    exchange = "last_one" if rules.zs.players == 3 else "last_two"
    for course in courses(rules.but({"zs.exchange": exchange}), chance, 2):
        for number, deal in enumerate((course.opened, *(step.after for step in course.steps))):
            if number % EVERY == 0 or deal.position.phase not in (Phase.PLAY, Phase.OVER):
                yield shown(course.match, deal), deal


@pytest.mark.parametrize("seed", SEEDS)
def test_every_message_is_one_that_discord_takes(seed: int) -> None:
    phases = set()
    for number, (scene, deal) in enumerate(moments(seed)):
        discord_takes(scene, deal)
        phases.add(deal.position.phase)
        if number % 5 == 0:
            pictures_are_small(scene, OwnHand(scene, deal.view(number % len(deal.position.counts))))
    assert {Phase.GIVE_BACK, Phase.PLAY} <= phases


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_listed_can_be_done_by_the_controls(seed: int) -> None:
    verbs = set()
    for scene, deal in moments(seed):
        for seat in deal.asks():
            view = deal.view(seat)
            legal = view.legal_actions()
            for action in legal[:: max(len(legal) // 6, 1)]:
                start = SCENES.suggested(view, Selection(), action)
                chosen = OwnHand(scene, view, start)
                assert {*chosen.choice.places} <= chosen.shown.selectable
                assert action in done_by(chosen), action
                verbs.add(action.verb)
    assert {"give", "play"} <= verbs


def test_cards_that_can_be_several_plays_have_a_select_of_readings() -> None:
    rules = GAME.rules("zs-pits")
    deal, _ = GAME.new_match(rules).start_given([read_cards(hand) for hand in HANDS], (), {"opener": 0})
    view, scene = deal.view(0), shown(GAME.new_match(rules), deal)
    assert PLAY.sees(view)
    several = [action for action in view.legal_actions() if action.words]
    assert Action("play", read_cards("7d 8d BJ"), words=("as", "suited_sequence", "8")) in several
    for action in several:
        hand = OwnHand(scene, view, SCENES.suggested(view, Selection(), action))
        [pick] = hand.shown.picks
        assert len(pick.options) > 1
        assert [option.chosen for option in pick.options].count(True) == 1
        assert action in done_by(hand)
