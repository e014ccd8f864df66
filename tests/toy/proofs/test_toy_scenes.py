"""The toy game as it is seen: table and hands in text, alt text, controls and pictures, at every step of a deal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.cards import write_cards
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.facts import Text
from bot.i18n.catalogue import text, words
from bot.scenes.hand_scene import Hint, Selection
from bot.scenes.marks import CardState
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from cogs.ui.hand.message import hand_alt, hand_message
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.refusal_messages import game_refusal
from cogs.ui.table.table_message import table_message, table_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import action_written
from cogs.ui.toolkit.messages import Button, Menu, Message
from images.pictures import LyingApart
from images.render import draw_hand, draw_table
from tests.tables.seated import ANN, BO, after, opening
from tests.toy import GAME
from tests.toy.toy_deal import PLAY, ToyDeal
from tests.toy.toy_rules import packs_of

NAMES = ("Ann", "Bo", "Mei")


def dealt(chain: str = "plain") -> Table:
    """Ann, Bo and a computer, the first deal in hand."""
    opened = open_table(opening(chain, game="toy"))
    return after(opened, do.Join(BO), do.AddComputer(ANN), do.Start(ANN))


def did(table: Table, seat: Seat, action: Action) -> Table:
    sitter = table.sitters[seat]
    assert sitter is not None
    person = sitter.person
    return after(table, do.ComputerAct(seat, action) if person is None else do.Act(person, action))


def told(table: Table, *lines: str) -> Table:
    """The table after ``0 bid 110``, and so on."""
    for line in lines:
        seat, _, action = line.partition(" ")
        table = did(table, int(seat), GAME.typed.grammar.read(action))
    return table


def deal_of(table: Table) -> ToyDeal:
    assert table.deal is not None
    assert PLAY.owns(table.deal)
    return table.deal


def steps(table: Table, chance: random.Random) -> Iterator[Table]:
    """A table at every step until its deal is over."""
    while table.stage is Stage.DEAL:
        yield table
        seat = chance.choice(sorted(waited_for(deal_of(table))))
        table = did(table, seat, chance.choice(list(deal_of(table).legal_actions(seat))))


def shown(table: Table) -> tuple[TableInWords, Message]:
    scene = TableInWords(table, NAMES)
    return scene, table_message(scene, None)


def text_of(message: Message) -> str:
    return "\n".join(part for part in message.parts if isinstance(part, str))


def buttons_of(message: Message) -> list[Button]:
    return [item for part in message.parts if isinstance(part, list) for item in part if isinstance(item, Button)]


def test_a_bid_stands_on_its_button_whole() -> None:
    scene, message = shown(told(dealt(), "1 bid 120"))
    assert "Bo and Mei" in text_of(message)
    assert {str(button.id).rpartition(":")[2] for button in buttons_of(message)} >= {"bid+130", "bid+200", "pass"}
    assert "The bid stands at 120, by Bo." in text_of(message)
    picture = table_picture(scene)
    assert [seat.side for seat in picture.seats] == ["alone", "the pair", "the pair"]
    assert [seat.points for seat in picture.seats] == ["2", "2", "2"]
    assert picture.apart == (LyingApart("kitty", number=8),)


def test_the_kitty_is_named_by_nobody() -> None:
    table = told(dealt(), "0 bid 200")
    hand = deal_of(table).state.hands[0]
    table = told(table, f"0 bury {write_cards(hand[:8])}")
    assert "Ann puts 8 cards away." in text_of(shown(table)[1])
    said = text_of(shown(told(table, f"0 play {hand[8]}"))[1])
    assert "Kitty: 8 cards, face down." in said
    assert not any(words(card) in said for card in {*hand[:8]} - {hand[8]})


@pytest.mark.parametrize("chain", ["plain", "small+quick"])
def test_every_step_is_said_and_drawn(chain: str) -> None:
    chance = random.Random(3)
    for number, table in enumerate(steps(dealt(chain), chance)):
        scene, message = shown(table)
        alt = text_of(message)
        assert "level 2" in alt
        assert "the pair" in alt
        for button in buttons_of(message):
            assert len(str(button.id)) <= 100
        trick = deal_of(table).position.laid
        assert all(words(card) in alt for card in trick)
        assert {step.seat for step in table_picture(scene).trick} == {
            ((deal_of(table).position.leader or 0) + at) % 3 for at in range(len(trick))
        }
        if number % 12 == 0:
            assert draw_table(table_picture(scene)).startswith(b"\x89PNG")


def hand_of(table: Table, seat: Seat, *chosen: int, hint: Hint | None = None) -> OwnHand:
    view = deal_of(table).view(seat)
    return OwnHand(TableInWords(table, NAMES), view, Selection(frozenset(chosen)), hint=hint)


def menus_of(message: Message) -> list[Menu]:
    return [part for part in message.parts if isinstance(part, Menu)]


def test_every_card_of_forty_has_a_place_of_its_own() -> None:
    table = told(dealt(), "0 bid 200")
    hand = deal_of(table).state.hands[0]
    message = hand_message(hand_of(table, 0), None)
    offered = [option for menu in menus_of(message) for option in menu.options]
    assert [int(option.value) for option in offered] == list(range(40))
    assert [option.label for option in offered] == [words((card,)) for card in hand]
    first = next(place for place in range(39) if hand[place] == hand[place + 1])
    alone = hand_of(table, 0, first)
    assert [
        option.value for menu in menus_of(hand_message(alone, None)) for option in menu.options if option.chosen
    ] == [str(first)]
    assert [held.state for held in alone.shown.cards].count(CardState.SELECTED) == 1
    assert alone.scenes.answer(alone.view, alone.choice, "bury") == Action("bury", (hand[first],))
    assert "Exactly 8 cards are put away" in text_of(hand_message(alone, None))


def test_what_is_chosen_becomes_an_action_and_nothing_else() -> None:
    table = told(dealt(), "0 bid 200")
    hand = hand_of(table, 0, *range(8))
    away = hand.scenes.answer(hand.view, hand.choice, "bury")
    assert away == Action("bury", deal_of(table).state.hands[0][:8])
    assert hand.view.refusal(away) is None
    assert "Chosen: " in text_of(hand_message(hand, None))
    for choice, deed in ((Selection(), "bury"), (hand.choice, "of another version")):
        missing = hand.scenes.answer(hand.view, choice, deed)
        assert isinstance(missing, Text)
        assert text(f"{missing.key}.note", "en", "toy")


def test_who_acts_out_of_turn_is_told_who_is_asked() -> None:
    table = told(dealt(), "0 bid 200")
    hand, action = hand_of(table, 2), Action("pass")
    refusal = hand.view.refusal(action)
    assert refusal is not None
    assert "Ann to put cards away" in text_of(game_refusal(refusal, hand, action))


@pytest.mark.parametrize("chain", ["plain", "small+quick"])
def test_every_hand_is_said_and_drawn_and_names_nobody_elses_cards(chain: str) -> None:
    chance = random.Random(5)
    for number, table in enumerate(steps(dealt(chain), chance)):
        deal = deal_of(table)
        for seat in range(3):
            legal = deal.legal_actions(seat)
            hand = hand_of(table, seat, hint=Hint(legal[0]) if legal else None)
            message = hand_message(hand, None)
            assert hand.shown.active == (seat in waited_for(deal))
            acts = {str(button.id).rpartition(":")[2] for button in buttons_of(message)}
            if deal.position.open and legal:
                assert acts >= {action_written(action) for action in legal}
            may = {card for action in legal for card in action.cards}
            open_ = {option.label for menu in menus_of(message) for option in menu.options}
            open_ |= {button.label for button in buttons_of(message) if button.id.verb == "card"}
            assert open_ == {words((card,)) for card in may}
            seen = {
                *deal.state.hands[seat],
                *deal.own(seat).buried,
                *(card for _, act in deal.position.history for card in act.cards),
            }
            said = " ".join((text_of(message), hand_alt(hand)))
            others = {card for card in packs_of(deal.position.rules).cards() if card not in seen}
            assert not any(re.search(rf"(?<!1){re.escape(words((card,)))}", said) for card in others)
            if number % 15 == 0:
                picture = hand_picture(hand)
                assert picture is not None
                assert draw_hand(picture).startswith(b"\x89PNG")
