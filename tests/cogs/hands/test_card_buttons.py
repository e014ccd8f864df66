"""Cards as buttons: which cards have one, what a press does, that messages stay small, and how few presses it takes.

Promise: Cards that can be played are buttons where they are few. A press draws nothing, none comes or goes within a
turn, and what must be played is chosen. Also: tests/bot/hands_and_presses/test_card_presses.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine.actions import Action, must_act
from bot.engine.game import GAMES
from bot.scenes.hand_scene import MOST_PRESSED, Selection
from cogs.ui.hand.card_controls import MENUS_OF_CARDS, card_controls, pressed_card
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.toolkit.custom_ids import CustomId, read_carried
from cogs.ui.toolkit.messages import MOST_COMPONENTS, TEXT_LIMIT, Button, Menu, Message, components_in
from tests.cogs.deal_ends.test_who_played import moments, scene_of
from tests.engine.random_course import played_once


@played_once
def hands(game: str) -> Iterator[OwnHand]:
    """The hands of a deal of each moment, as their owners find them."""
    for table in moments(game):
        scene = scene_of(table)
        for seat in range(len(table.seats)):
            assert table.deal is not None
            hand = OwnHand(scene, table.deal.view(seat))
            yield replace(hand, choice=hand.from_the_start)


def buttons_of(message: Message) -> list[Button]:
    return [one for part in message.parts if isinstance(part, list) for one in part if isinstance(one, Button)]


def card_buttons(hand: OwnHand) -> list[Button]:
    return [one for one in buttons_of(hand_message(hand, None)) if one.id.verb == "card"]


def pressed(hand: OwnHand, button: Button) -> OwnHand:
    """The hand after a press on one of its cards."""
    choice = pressed_card(hand, button.id)
    return replace(hand, choice=hand.scenes.fitting(hand.view, choice))


def place_on(button: Button) -> int:
    return int(read_carried(button.id.extra)[0][1:])


def answers_of(hand: OwnHand) -> list[Action]:
    """What its owner, whom the deal waits for, can do with cards."""
    legal = hand.view.legal_actions() if hand.seat in must_act(hand.view) else ()
    return [one for one in legal if one.cards and one.verb in ("play", "give", "bury")]


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_can_be_played_have_buttons_unless_they_are_many(game: str) -> None:
    seen = 0
    for hand in hands(game)[::5]:
        named = {card for action in answers_of(hand) for card in action.cards}
        offered = {hand.view.hand[place_on(one)] for one in card_buttons(hand)}
        places = [place for place, card in enumerate(hand.view.hand) if card in named]
        if named and offered:
            assert named <= offered
            assert len(card_buttons(hand)) <= MOST_PRESSED
            seen += 1
        elif named:
            assert len(hand.shown.selectable) > MOST_PRESSED
            assert set(places) <= hand.shown.selectable
    assert seen > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_press_chooses_its_card_or_clears_it_and_pressed_twice_does_no_more(game: str) -> None:
    seen = 0
    for hand in hands(game)[::7]:
        for button in card_buttons(hand)[:3]:
            once = pressed(hand, button)
            chosen = place_on(button) in once.choice.places
            assert chosen is not (place_on(button) in hand.choice.places)
            assert pressed(once, button).choice == once.choice
            shown = {place_on(one): one for one in card_buttons(once)}
            assert [*shown] == [place_on(one) for one in card_buttons(hand)], "none comes or goes"
            assert shown[place_on(button)].label.startswith("✓ ") is chosen
            assert once.picture == hand.picture, "nothing is to be drawn"
            seen += 1
    assert seen > 5


def test_a_forged_card_changes_nothing() -> None:
    hand = next(one for one in hands("big-two") if card_buttons(one))
    for name in ("s99", "s13", "x1", "s", "s-1", "sx", "s0007", "c١"):
        assert pressed_card(hand, CustomId("card", "1-1", 0, f"{name}.0..")) == hand.choice, name


@pytest.mark.parametrize("game", GAMES)
def test_a_message_stays_within_what_discord_takes_whatever_is_chosen(game: str) -> None:
    for number, hand in enumerate(hands(game)):
        answers = answers_of(hand)
        if not answers and number % 5:
            continue  # whoever is asked nothing finds much the same all through a trick
        listed = [hand.choice.choosing(hand.view.hand, action.cards) for action in answers[:4]]
        for choice in (hand.choice, Selection(hand.shown.selectable), *listed):
            message = hand_message(replace(hand, choice=choice), b"png")
            assert 1 + components_in(message.parts) <= MOST_COMPONENTS
            texts = [part for part in message.parts if isinstance(part, str)]
            assert sum(map(len, texts)) <= TEXT_LIMIT
            menus = [part for part in message.parts if isinstance(part, Menu)]
            assert len([one for one in menus if one.id.verb.startswith("cards")]) <= len(MENUS_OF_CARDS)


def test_where_buttons_would_be_too_many_there_are_selects() -> None:
    hand = next(one for one in hands("big-two") if len(card_buttons(one)) > 5)
    taken = components_in(card_controls(hand, 18))
    assert [type(part) for part in card_controls(hand, taken - 1)] == [Menu]
    assert not any(isinstance(part, Menu) for part in card_controls(hand, taken))


@pytest.mark.parametrize("game", GAMES)
def test_what_must_be_played_is_chosen_from_the_start(game: str) -> None:
    needed = 0
    for hand in hands(game):
        chosen = [hand.view.hand[place] for place in hand.choice.places]
        for action in answers_of(hand):
            left = list(action.cards)
            for card in chosen:
                left.remove(card)
        needed += bool(chosen)
    assert needed


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_takes_a_press_for_each_card_that_is_not_chosen_and_one_to_play(game: str) -> None:
    presses: dict[int, set[int]] = {}
    for hand in hands(game):
        if not hand.shown.pressed:
            continue
        for action in answers_of(hand)[:6]:
            wanted, now, count = hand.choice.choosing(hand.view.hand, action.cards).places, hand, 0
            if not hand.choice.places <= wanted:
                continue  # another one of two equal cards is chosen
            for place in wanted - hand.choice.places:
                button = next(one for one in card_buttons(now) if place_on(one) == place)
                now, count = pressed(now, button), count + 1
            deed = "bury" if action.verb == "bury" else "give" if action.verb == "give" else "play"
            done = now.scenes.answer(now.view, now.choice, deed)
            assert isinstance(done, Action)
            assert done.cards == action.cards
            presses.setdefault(len(action.cards), set()).add(count + 1)
    assert all(max(counts) <= size + 1 for size, counts in presses.items())
    assert min(presses[1]) == 1, "one forced answer is one press"
