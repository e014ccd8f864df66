"""Sheng Ji under random rules, shown all through deals: Discord takes the messages, and the controls suffice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.actions import Action, Seat
from bot.games.sheng_ji.deal.deal import ShengJiDeal
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.match import ShengJiMatch
from bot.scenes.buttons import Deed
from bot.scenes.hand_scene import Selection
from bot.scenes.sheng_ji import SCENES
from bot.tables.settled import Sitter
from bot.tables.table import Stage, Table
from cogs.ui.hand.controls import chosen_ready
from cogs.ui.hand.message import hand_alt, hand_message
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.table_message import table_alt, table_message, table_picture
from images.render import draw_hand, draw_table
from tests.cogs.test_large_hands import ALT_LIMIT, LONG, problems_of
from tests.games.sheng_ji.random_deals import courses, random_rules

KB = 1024
EVERY = 9
"""Every so many steps of a deal are looked at."""
ALWAYS = frozenset({Phase.BURY, Phase.CHOOSE, Phase.NAMING, Phase.OVERTURN})
"""Phases that are looked at whenever they come."""


def shown(match: ShengJiMatch, deal: ShengJiDeal) -> TableInWords:
    """The deal at a table of four with long names."""
    seats = tuple(map(Sitter, range(1, 5)))
    table = Table("t", 1, 1, 1, 1, "sheng-ji", "standard", match.rules, seats, match, "5e" * 32, Stage.DEAL, deal)
    return TableInWords(table, tuple(f"{LONG}{seat}"[-32:] for seat in range(4)))


def moments(decks: int) -> Iterator[tuple[TableInWords, ShengJiDeal]]:
    """Moments of two deals under random rules."""
    chance = Random(7 * decks)
    for course in courses(random_rules(decks, chance), chance, 2):
        for number, deal in enumerate(course.states):
            if number % EVERY == 0 or deal.position.phase in ALWAYS:
                yield shown(course.match, deal), deal


def done_by(hand: OwnHand) -> list[Action]:
    """What the buttons of a hand do at once."""
    view, choice = hand.view, hand.choice
    found: list[Any] = [
        SCENES.answer(view, choice, one.does.name) if isinstance(one.does, Deed) else one.does
        for one in hand.shown.buttons
        if not one.off
    ]
    return [one for one in found if isinstance(one, Action)]


def asked(deal: ShengJiDeal) -> list[Seat]:
    return [seat for seat in deal.asks() if deal.legal_actions(seat)]


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_every_message_is_one_that_discord_takes(decks: int) -> None:
    for number, (scene, deal) in enumerate(moments(decks)):
        table = table_message(scene, b"png")
        assert problems_of(table.view().to_components()) == []
        assert len(table_alt(scene, scene.shown)) <= ALT_LIMIT
        for seat in range(4):
            hand = OwnHand(scene, deal.view(seat))
            assert problems_of(hand_message(hand, b"png").view().to_components()) == []
            assert len(hand_alt(hand)) <= ALT_LIMIT
        if number % 5 == 0:
            assert len(draw_table(table_picture(scene))) < 120 * KB
            picture = hand_picture(OwnHand(scene, deal.view(number % 4)))
            assert picture is not None
            assert len(draw_hand(picture)) < 120 * KB


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
