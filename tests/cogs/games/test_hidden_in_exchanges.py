"""Da Guai Lu Zi and Zheng Shangyou show a seat the same, whatever the others hold, gave, put out and were told of.

Of an exchange everybody learns who gives to whom and nothing else (DG-7.8, ZS-6.5).

Promise: What others hold, gave, put out and were told of in an exchange changes nothing that a seat is shown. Everybody
learns who gives to whom and no card.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cards import Card
from bot.computers.player import advise
from bot.engine.actions import Seat, must_act
from bot.engine.facts import Cards, Player
from bot.engine.game import Event
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.table_values import public
from bot.engine.typed.command_options import OptionKind
from bot.games.da_guai_lu_zi import GAME as ESCAPE
from bot.games.da_guai_lu_zi.deal.seam import PLAY as ESCAPE_PLAY
from bot.games.da_guai_lu_zi.deal.seam import EscapeDeal
from bot.games.zheng_shangyou import GAME as UPSTREAM
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.scenes.hand_scene import Hint
from cogs.interactions.typed.typed_actions import CHOICES
from cogs.ui.hand.message import hand_alt, hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table.ping import ping_text
from cogs.ui.table.table_message import table_alt, table_message
from cogs.ui.table_in_words import TableInWords
from tests.engine.random_course import played_once
from tests.games.da_guai_lu_zi import escape_deals
from tests.games.zheng_shangyou import random_deals
from tests.tables.seated import in_a_deal, in_hand

DealHere = EscapeDeal | ZhengShangyouDeal
RULES: Sequence[Rulebook] = (
    ESCAPE.rules("dglz-wikipedia", {"dg.reading": "named"}),
    ESCAPE.rules("dglz-17dp-choice", {"dg.match_end": "open"}),
    random_deals.without_end(UPSTREAM.rules("zs-pits")),
    random_deals.without_end(UPSTREAM.rules("zs-pits-teams")),
)
EVERY = 50
"""Every so many steps of the play are looked at; before it, every one."""
EXCHANGES = {"tribute", "return", "give-up", "choose-above", "give-back", "choose-below"}


@played_once
def moments(rules: Any) -> Iterator[tuple[Any, DealHere, tuple[Event, ...]]]:
    """A match, a deal of it, and everything that has happened in the deal."""
    chance = Random(5)
    of_game = escape_deals if rules.game == ESCAPE.name else random_deals
    for course in of_game.courses(rules, chance, 14):
        news = tuple(course.start)
        for number, step in enumerate(course.steps):
            if step.before.position.phase.value in EXCHANGES or number % EVERY == 0:
                yield course.match, step.before, news
            news += tuple(step.events)


def shown(match: Any, deal: Any, news: tuple[Event, ...]) -> TableInWords:
    names = ("Ann", "Bo", "Mei", "Kai", "Lan", "Liv")[: len(deal.position.counts)]
    return TableInWords(in_hand(in_a_deal(match, deal), news=news), names)


def otherwise(deal: Any, news: tuple[Event, ...], seat: Seat, chance: Random) -> tuple[Any, tuple[Event, ...]]:
    """The deal and its news with other cards wherever the seat may not look."""
    if PLAY.owns(deal):
        deal = random_deals.mixed_up(deal, seat, chance)
    else:
        deal, state = escape_deals.mixed_up(deal, seat, chance), deal.state

        def turned(gifts: Any) -> Any:
            return tuple(one if one.concerns(seat) else one._replace(cards=other_cards(one.cards)) for one in gifts)

        exchanged = {name: turned(getattr(state, name)) for name in ("tributes", "put_out", "returned")}
        deal = EscapeDeal(ESCAPE_PLAY, replace(deal.state, **exchanged))
    return deal, tuple(one if one.only is None or seat in one.only else hidden(one) for one in news)


def other_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(Card("3" if card.rank != "3" else "4", "c") for card in cards)


def hidden(event: Event) -> Event:
    """A private event of somebody else, with other cards."""
    args = {
        key: Cards(other_cards(fact.cards)) if isinstance(fact, Cards) else fact for key, fact in event.args.items()
    }
    return replace(event, args=args)


def all_of(scene: TableInWords, deal: Any, seat: Seat) -> list[Any]:
    """What a seat is shown, offered and advised."""
    view = deal.view(seat)
    hand = OwnHand(scene, view, coached=True)
    if seat in must_act(deal):
        hint = Hint(*advise(view, Random(1)))
        hand = replace(hand, hint=hint, advice=hint)
    commands = [command for command in find_commands(scene) if command.options]
    suggested = [
        (choice.name, choice.value)
        for command in commands
        for kind in (OptionKind.CARDS, OptionKind.PLACE)
        if command.options[0].kind is kind
        for choice in CHOICES[kind](hand, command, "")
    ]
    messages = (table_message(scene, None), hand_message(hand, None))
    told = [json.dumps(message.view().to_components(), default=str) for message in messages]
    return [*told, hand_alt(hand), table_alt(scene, scene.shown), ping_text(scene, [1]), suggested]


def find_commands(scene: TableInWords) -> Sequence[Any]:
    return (ESCAPE if scene.table.game == ESCAPE.name else UPSTREAM).typed.verbs


@pytest.mark.parametrize("rules", RULES, ids=["recipient", "candidates", "alone", "teams"])
def test_what_is_hidden_changes_nothing_that_a_seat_is_shown(rules: Any) -> None:
    phases, changed, chance = set(), 0, Random(1)
    for number, (match, deal, news) in enumerate(moments(rules)):
        seat = number % len(deal.position.counts)
        other, told = otherwise(deal, news, seat, chance)
        changed += other.state != deal.state
        assert all_of(shown(match, other, told), other, seat) == all_of(shown(match, deal, news), deal, seat)
        phases.add(deal.position.phase.value)
    both = {"tribute", "return"} if rules.game == ESCAPE.name else EXCHANGES - {"tribute", "return"}
    assert phases == {*both, "play"}
    assert changed > 20


@pytest.mark.parametrize("rules", RULES, ids=["recipient", "candidates", "alone", "teams"])
def test_everybody_learns_who_gives_to_whom_and_no_card(rules: Any) -> None:
    paid = 0
    for _, deal, news in moments(rules):
        if deal.position.phase.value not in EXCHANGES:
            continue
        for event in public(news):
            assert not any(isinstance(fact, Cards) for fact in event.args.values()), event.name
        assert all(not action.cards for _, action in deal.position.history)
        if ESCAPE_PLAY.owns(deal):
            told = {(one.seat, to(one)) for one in public(news) if one.name == "tribute-paid"}
            assert told == {*deal.position.pairs}
            put_out = {one.seat for one in public(news) if one.name == "candidates-put-out"}
            assert {*deal.position.put_out} <= put_out <= {pair.recipient for pair in deal.position.pairs}
            counted = {seat for seat, action in deal.position.history if action.number is not None}
            assert counted <= {*deal.position.given, *deal.position.returned}, "how many are put out tells the tribute"
            paid += len(told)
        else:
            told = {(one.seat, to(one)) for one in public(news) if one.name == "handed"}
            seen = {(one.seat, to(one)) for one in news if one.name == "handed-cards"}
            assert told == seen
            paid += len(told)
    assert paid


def to(event: Event) -> Seat | None:
    other = event.args.get("other")
    return other.seat if isinstance(other, Player) else None
