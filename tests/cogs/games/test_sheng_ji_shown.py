"""Sheng Ji under random rules, shown all through deals: Discord takes the messages, and the controls suffice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.cards import sign_cards
from bot.engine.actions import Seat, must_act
from bot.engine.house_rules.house import HouseRules
from bot.engine.typed.command_options import OptionKind
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.rules.closed_choices import FailedChoice, Rank
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.shell import score
from bot.games.sheng_ji.verbs import COMMANDS
from bot.i18n.catalogue import words
from bot.scenes.hand_scene import Selection
from cogs.interactions.typed.typed_actions import CHOICES, placed
from cogs.ui.hand.controls import chosen_ready
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.judge_messages import score_message
from cogs.ui.table.menus import last_trick_message
from cogs.ui.table.table_message import table_alt, table_message, table_picture
from cogs.ui.table_in_words import TableInWords
from images.pictures import TrickStep
from images.render import draw_table
from tests.cogs.games.shown_deals import discord_takes, done_by, pictures_are_small, shown
from tests.cogs.messages.said import said_in
from tests.engine.random_course import played_once
from tests.games.sheng_ji.laws.random_deals import courses, random_rules
from tests.tables.seated import in_hand

WORTH = {"5": 5, "T": 10, "K": 10}
"""The points of cards, by rank (SJ-1.3)."""
EVERY = 9
"""Every so many steps of a deal are looked at."""
ALWAYS = frozenset({Phase.BURY, Phase.CHOOSE, Phase.NAMING, Phase.OVERTURN})
"""Phases that are looked at whenever they come."""


@played_once
def moments(decks: int) -> Iterator[tuple[TableInWords, ShengJiDeal]]:
    """Moments of two deals under random rules."""
    chance = Random(7 * decks)
    for course in courses(random_rules(decks, chance), chance, 2):
        for number, deal in enumerate(course.states):
            if number % EVERY == 0 or deal.position.phase in ALWAYS:
                yield shown(course.match, deal), deal


def asked(deal: ShengJiDeal) -> list[Seat]:
    return [seat for seat in deal.asks() if deal.legal_actions(seat)]


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_every_message_is_one_that_discord_takes(decks: int) -> None:
    for number, (scene, deal) in enumerate(moments(decks)):
        discord_takes(scene, deal)
        if number % 5 == 0:
            pictures_are_small(scene, OwnHand(scene, deal.view(number % 4)))


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_whatever_is_listed_can_be_done_by_the_controls(decks: int) -> None:
    phases = set()
    for scene, deal in moments(decks):
        for seat in asked(deal):
            view = deal.view(seat)
            hand = OwnHand(scene, view)
            legal = view.legal_actions()
            if deal.position.phase in (Phase.PLAY, Phase.BURY):
                if deal.position.turn != seat:
                    continue
                for action in legal[:: max(len(legal) // 5, 1)]:
                    chosen = OwnHand(scene, view, Selection().choosing(view.hand, action.cards))
                    assert {*chosen.choice.places} <= hand.shown.selectable
                    assert action in done_by(chosen)
            else:
                done = done_by(hand)
                assert set(done) <= set(legal)
                assert set(legal) - set(done) == set() or len(legal) > 10
            phases.add(deal.position.phase)
    assert {Phase.BURY, Phase.PLAY} <= phases


@pytest.mark.parametrize("hidden", [False, True])
def test_a_failed_throw_lies_on_the_table_whole_until_its_part_is_named(hidden: bool) -> None:
    rules = Rules(hide_stopper=hidden)
    [course] = courses(rules, Random(7), 1)
    deal = next(deal for deal in course.states if deal.position.phase is Phase.CHOOSE)
    failed = deal.position.failed
    assert failed is not None
    scene = shown(course.match, deal)
    picture = table_picture(scene)
    assert picture.cards == failed.cards
    assert picture.title == "Throw"
    assert (failed.stopper is None) is hidden
    who = "somebody" if failed.stopper is None else scene.names[failed.stopper]
    assert picture.by == f"by {scene.names[failed.leader]} · {who} can beat part of it"
    assert draw_table(picture) != draw_table(replace(picture, cards=()))


def test_the_part_of_a_throw_is_named_by_its_number() -> None:
    [course] = courses(Rules(), Random(7), 1)
    deal = next(deal for deal in course.states if deal.position.phase is Phase.CHOOSE)
    [seat] = must_act(deal)
    hand = OwnHand(shown(course.match, deal), deal.view(seat))
    choose = next(command for command in COMMANDS if command.name == "choose")
    parts = [action.cards for action in hand.view.legal_actions()]
    assert [placed(hand, choose, place) for place in range(len(parts))] == [(None, cards) for cards in parts]
    offered = CHOICES[OptionKind.PLACE](hand, choose, "")
    assert [choice.value for choice in offered] == [*range(1, len(parts) + 1)]
    assert all(sign_cards(cards) in choice.name for choice, cards in zip(offered, parts, strict=True))


def test_the_trick_before_is_shown_until_somebody_leads() -> None:
    [course] = courses(Rules(), Random(7), 1)
    for before, deal in pairwise(course.states):
        if deal.position.phase is not Phase.PLAY or not deal.position.last_trick:
            continue
        scene = shown(course.match, deal)
        picture, text, alt = table_picture(scene), said_in(table_message(scene, b"png")), table_alt(scene, scene.shown)
        leads = not deal.position.plays
        assert ("Last trick: " in text) is ("Last trick: " in alt) is leads
        assert bool(picture.before) is leads
        table = in_hand(scene.table, trick=deal.position.last_trick)
        looked_back = said_in(last_trick_message(replace(scene, table=table)))
        assert looked_back.count("Last trick: ") == 1
        worth = sum(WORTH.get(card.rank, 0) for _, cards in deal.position.last_trick for card in cards)
        told = f" won it, with {worth} points." if worth else " won it."
        assert f"{scene.names[deal.position.last_winner or 0]}{told}" in looked_back
        if leads:
            assert picture.before[:-1] == tuple(TrickStep(seat, cards) for seat, cards in before.position.trick)
            winner = scene.names[deal.position.last_winner or 0]
            assert picture.title.startswith(f"{winner} won ")
            assert picture.by == f"{winner} leads"
            assert all(f"{scene.names[step.seat]} {words(step.cards)}" in alt for step in picture.before)


def test_a_failed_throw_whose_part_the_rules_choose_stays_in_words_through_the_trick() -> None:
    [course] = courses(Rules(failed_choice=FailedChoice.SMALLEST), Random(7), 1)
    assert all(deal.position.phase is not Phase.CHOOSE for deal in course.states)
    deal = next(deal for deal in course.states if deal.position.failed is not None)
    failed = deal.position.failed
    assert failed is not None
    assert failed.stopper is not None
    scene = shown(course.match, deal)
    who, other = scene.names[failed.leader], scene.names[failed.stopper]
    thrown, led = sign_cards(failed.cards), sign_cards(deal.position.plays[0])
    said = f"{who} threw {thrown}. {other} can beat part of it, so only {led} was led."
    assert said in table_alt(scene, scene.shown)
    assert said in said_in(table_message(scene, b"png"))


def test_who_buries_is_told_once_and_with_the_cards() -> None:
    [course] = courses(Rules(), Random(7), 1)
    deal = next(deal for deal in course.states if deal.position.phase is Phase.BURY)
    dealer = deal.position.dealer
    assert dealer is not None
    later, news = deal.apply(dealer, deal.legal_actions(dealer)[0])
    scene = shown(course.match, later)
    scene = replace(scene, table=in_hand(scene.table, news=news))
    hands = [said_in(hand_message(OwnHand(scene, later.view(seat)), b"png")) for seat in range(4)]
    assert ["You bury" in said for said in hands] == [seat == dealer for seat in range(4)]
    assert ["buries 8 cards" in said for said in hands] == [seat != dealer for seat in range(4)]


def test_a_hand_without_cards_says_so() -> None:
    [course] = courses(Rules(), Random(7), 1)
    last = next(deal for deal in course.states if deal.position.counts[0] == 0 and deal.position.phase is Phase.PLAY)
    said = said_in(hand_message(OwnHand(shown(course.match, last), last.view(0)), b"png"))
    assert "You have no cards left." in said
    assert "Your hand" not in said


def test_a_ready_made_play_is_chosen_whole() -> None:
    for scene, deal in moments(2):
        turn = deal.position.turn
        if deal.position.phase is not Phase.PLAY or turn is None:
            continue
        hand = OwnHand(scene, deal.view(turn))
        ready = hand.shown.ready
        assert ready
        picked = chosen_ready(hand, " ".join(map(str, ready[0].cards)))
        assert picked.cards(hand.view.hand) == ready[0].cards


def test_an_attempted_throw_is_shown_whole_until_its_trick_is_over_and_in_the_last_trick() -> None:
    seen = dict.fromkeys(("choosing", "settled", "over"), 0)
    for decks in (1, 2):
        chance = Random(11 * decks)
        for course in courses(random_rules(decks, chance), chance, 6):
            for deal in course.states:
                position, scene = deal.position, shown(course.match, deal)
                if position.phase is Phase.CHOOSE and position.failed:
                    picture = table_picture(scene)
                    assert picture.cards == position.failed.cards
                    assert scene.name(position.failed.leader) in picture.by
                    seen["choosing"] += 1
                elif position.failed and position.phase is Phase.PLAY:
                    assert words(position.failed.cards) in str(table_message(scene, None).view().to_components())
                    seen["settled"] += 1
                if position.last_failed and position.phase is Phase.PLAY:
                    last = next(text for text in scene.shown.last_remarks)
                    assert words(position.last_failed.cards) in scene.tell(last)
                    seen["over"] += 1
    assert all(seen.values()), seen


def test_level_ten_is_written_as_people_write_it() -> None:
    chance = Random(1)
    (course,) = courses(Rules(start_level=Rank.TEN), chance, 1)
    for deal in course.states[:: len(course.states) // 4]:
        scene = shown(course.match, deal)
        picture, alt = table_picture(scene), table_alt(scene, scene.shown)
        assert {seat.points for seat in picture.seats} == {"10"}
        assert alt.count("level 10") >= 4
        assert "level T" not in alt


def test_a_total_that_leads_to_level_ten_says_so() -> None:
    result = score(Rules(), {"points": 120, "levels": ("5", "9"), "dealer": 0})
    said = said_in(score_message(result, None, HouseRules("sheng-ji", "standard"), "en"))
    assert "Levels: 5 and 10. Seat 2 deals next." in said
