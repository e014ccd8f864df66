"""What is typed, or taken from the list, where a hand has nothing to play.

Promise: Whoever can only pass is told so, whatever they type as a play.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.engine.actions import Action, must_act
from bot.engine.game import GAMES, find_game
from bot.engine.seam.deals import Deal
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.tables import commands as do
from bot.tables.table_opening import open_table
from cogs.interactions.typed.typed_actions import CHOICES, Unclear, cards_meant
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table_in_words import TableInWords
from tests.tables.seated import ANN, after, opening, with_deal

WITH_A_PASS = [name for name in GAMES if name != "sheng-ji"]
"""In Sheng Ji every turn has cards to play."""
ONLY_PASS = "**You can’t beat this. Pass.**\n-# Use /pass."


def hand_of(name: str, *, passes: bool) -> OwnHand:
    """The hand of whoever is to play, the first that can only pass, or that can beat what lies there."""
    game = find_game(name)
    rules = game.rules(game.rules.standard)
    seats = game.seats(rules)
    for number in count(1):
        given = {"game": name, "rules": rules.to_json(), "computers": seats - 1, "seed": f"{number:064x}"}
        table = after(open_table(opening(game.rules.standard, **given)), do.Start(ANN))
        deal: Deal[Any] | None = table.deal
        while deal is not None and (asked := must_act(deal)):
            seat = min(asked)
            legal = [action for action in deal.view(seat).legal_actions() if action.verb in ("play", "pass")]
            if (legal == [Action("pass")]) is passes and Action("pass") in legal:
                return OwnHand(TableInWords(with_deal(table, deal), tuple("ABCDEF"[:seats])), deal.view(seat))
            deal, _ = deal.apply(seat, next(iter(deal.view(seat).legal_actions())))
    raise AssertionError


def play_of(name: str) -> tuple[SlashCommand, TypedOption]:
    command = next(one for one in find_game(name).typed.verbs if one.name == "play")
    return command, next(one for one in command.options if one.kind is OptionKind.CARDS)


def said(hand: OwnHand, typed: str) -> str:
    """The answer to ``/play`` with this text."""
    with pytest.raises(Unclear) as unclear:
        cards_meant(hand, *play_of(hand.scene.table.game), typed, "en")
    return "\n".join(str(part) for part in unclear.value.message.parts)


@pytest.mark.parametrize("name", WITH_A_PASS)
def test_who_can_only_pass_is_told_so_whatever_they_type_or_choose(name: str) -> None:
    hand = hand_of(name, passes=True)
    [choice] = CHOICES[OptionKind.CARDS](hand, play_of(name)[0], "")
    assert choice.name == "Nothing you can play"
    for typed in (str(choice.value), "banana", "straight", "???"):
        assert said(hand, typed) == ONLY_PASS, typed


@pytest.mark.parametrize("name", WITH_A_PASS)
def test_the_choice_of_nothing_that_comes_late_names_what_can_be_played_by_now(name: str) -> None:
    hand = hand_of(name, passes=True)
    [choice] = CHOICES[OptionKind.CARDS](hand, play_of(name)[0], "")
    assert said(hand_of(name, passes=False), str(choice.value)).startswith("**Nothing you can play fits “–”.**")
