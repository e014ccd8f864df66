"""Ready-made plays with wildcards as a list that people can read: natural ones first, then by how many stand in."""

from __future__ import annotations

from itertools import count, groupby, islice

import pytest

from bot.cards import Card, sign_cards
from bot.engine.actions import Action, must_act
from bot.engine.facts import Facts
from bot.engine.game import Refusal, find_game
from bot.games.big_two.closed_lists import BigTwoRefusal
from bot.i18n.catalogue import words
from bot.tables import commands as do
from bot.tables.table_opening import open_table
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.named_actions import nothing_fits
from cogs.ui.refusal_messages import game_refusal
from cogs.ui.table_in_words import TableInWords
from tests.tables.seated import ANN, after, opening

WILD = {"da-guai-lu-zi": "", "zheng-shangyou": "2"}
"""The ranks that are wild beside the jokers."""
WRONG_SIZE: Facts = {"what": "play", "need": 3, "n": 1, "kind": "triple", "rank": "5", "bombs": False}


def leads(name: str, preset: str) -> OwnHand:
    """A hand that leads and holds a joker."""
    game = find_game(name)
    rules = game.rules(preset)
    for number in count(1):
        given = {"game": name, "rules": rules.to_json(), "computers": game.seats(rules) - 1, "seed": f"{number:064x}"}
        table = after(open_table(opening(preset, **given)), do.Start(ANN))
        assert table.deal is not None
        view = table.deal.view(0)
        if must_act(table.deal) == {0} and view.hand[-1].suit == "J":
            return OwnHand(TableInWords(table, tuple("ABCDEF"[: game.seats(rules)])), view)
    raise AssertionError


def stand_in(name: str, cards: tuple[Card, ...]) -> int:
    """How many cards of a play stand for others: none where one lies alone, and none among equally wild ones."""
    wild = sum(card.suit == "J" or card.rank in WILD[name] for card in cards)
    mixed = name == "zheng-shangyou" and len({card.suit == "J" for card in cards}) > 1
    return wild if wild < len(cards) or mixed else 0


@pytest.mark.parametrize(("name", "preset"), [("da-guai-lu-zi", "dglz-standard"), ("zheng-shangyou", "zs-pits")])
def test_natural_plays_come_first_and_kinds_stay_together(name: str, preset: str) -> None:
    ready = leads(name, preset).shown.ready
    assert ready is not None
    wild = [stand_in(name, one.cards) for one in ready]
    assert wild == sorted(wild)
    assert wild[0] == 0 < wild[-1]
    for _, same in groupby(ready, key=lambda one: stand_in(name, one.cards)):
        kinds = [kind for kind, _ in groupby(one.kind for one in same)]
        assert len(kinds) == len(set(kinds)), "a kind stands in one place"
    assert all(one.about.facts for one in islice(ready, 5))


@pytest.mark.parametrize(("name", "preset"), [("da-guai-lu-zi", "dglz-standard"), ("zheng-shangyou", "zs-pits")])
def test_what_could_be_played_instead_is_named_in_that_order(name: str, preset: str) -> None:
    hand = leads(name, preset)
    ready = list(dict.fromkeys(one.cards for one in hand.shown.ready or ()))
    wild_first = sorted(ready, key=lambda cards: -stand_in(name, cards))
    assert hand.as_listed(wild_first) == tuple(ready)
    assert hand.as_listed([*wild_first[:2], (), *wild_first[:2]]) == (*hand.as_listed(wild_first[:2]), ())
    natural = sign_cards(ready[0])
    assert f"You could write {natural}" in str(nothing_fits(hand, "play", "joker", wild_first).parts)
    refused = Refusal(BigTwoRefusal.WRONG_SIZE, "", WRONG_SIZE)
    assert f"You can play {natural}" in str(game_refusal(refused, hand, Action("play", ready[-1])).parts)


@pytest.mark.parametrize("name", WILD)
def test_plays_with_jokers_are_told_apart(name: str) -> None:
    hand = leads(name, find_game(name).rules.standard)
    wild = [one.cards for one in hand.shown.ready or () if stand_in(name, one.cards) and len(one.cards) == 3][:4]
    said = str(nothing_fits(hand, "play", "joker", wild).parts)
    listed = said.partition("You could write ")[2].partition(".")[0].removesuffix(" or 1 more").split(", ")
    assert listed == [words(cards) for cards in hand.as_listed(wild)[:3]]
    assert " or 1 more." in said
