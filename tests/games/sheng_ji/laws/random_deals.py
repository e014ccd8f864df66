"""Deals of Sheng Ji under random rules: whoever may act takes a random legal action, until the deal is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Match
from bot.engine.rulebook.declarations import parameters
from bot.engine.typed.command_options import Chosen
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.match import PACE, SERIES, ShengJiMatch
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from tests.engine import random_course
from tests.engine.random_course import Done, Legal

Step = random_course.Step[ShengJiDeal]
Course = random_course.Course[ShengJiMatch, ShengJiDeal]


def random_rules(decks: int, chance: Random) -> Rules:
    """Consistent rules: each parameter has its default or any of its values."""
    rules = Rules().but({"decks": decks})
    if chance.random() < 0.2:
        rules = rules.but({"kitty_size": rules.kitty + 4 * chance.choice((-1, 1, 2))})
    for name, parameter in parameters(Rules).items():
        if name in ("decks", "kitty_size", "close_window") or chance.random() < 0.5:
            continue
        values: list[Any] = list(parameter.kind.listed) or [["A"], [], ["5", "T", "K", "A"], ["2", "A"]]
        try:
            rules = rules.but({name: chance.choice(values)})
        except NotPossible:
            continue
    return rules


def new_match(
    rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Any] = MappingProxyType({})
) -> ShengJiMatch:
    """A match before its first deal (``Game.new_match``)."""
    return Match(SERIES, SERIES.new(rules, options, head))


def courses(rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
    """So many deals, in as many matches as that takes."""

    def new() -> ShengJiMatch:
        return new_match(rules, PACE.choices(chance.choice(PACE.values)))

    return random_course.courses_of(new, rules.packs.cards(), chance, deals, next_step)


def course(match: ShengJiMatch, shuffle: Shuffle, chance: Random) -> Course:
    """One deal, played at random to its end."""
    return random_course.course_of(match, shuffle, chance, next_step)


def next_step(deal: ShengJiDeal, legal: Legal, chance: Random) -> Done:
    """What happens next: something falls due, or a seat does one of the actions that are listed for it.

    Now and then any cards of a suit are led, in any of their readings.
    """
    able = [seat for seat in deal.asks() if legal[seat]]
    if deal.due() and (not able or chance.random() < 0.5):
        return None
    seat = chance.choice(able)
    position = deal.position
    if position.phase is Phase.PLAY and not position.plays and chance.random() < 0.2:
        order, hand = position.order, deal.state.hand(seat)
        suit = order.suit_of(chance.choice(hand))
        own = [card for card in hand if order.suit_of(card) == suit]
        thrown = chance.sample(own, min(len(own), chance.randint(2, 8)))
        return seat, chance.choice(deal.view(seat).readings(thrown)[:6])
    return seat, chance.choice(legal[seat])


def mixed_up(deal: ShengJiDeal, seat: Seat | None, chance: Random) -> ShengJiDeal:
    """The deal with the cards that a seat cannot see dealt differently."""
    state, drawing = deal.state, deal.position.phase is Phase.DRAW
    drawn = deal.position.drawn_by(seat) if drawing and seat is not None else None
    own = () if seat is None else state.hand(seat)
    knows_kitty = seat is not None and seat == deal.position.burier and deal.position.phase is not Phase.BURY
    hidden = [
        card for at, hand in enumerate(state.hands) for card in (hand[drawn:] if at == seat and drawing else hand)
    ]
    if seat is not None and not drawing:
        hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    hidden += () if knows_kitty else state.kitty
    chance.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for at, hand in enumerate(state.hands):
        size = len(hand) - (len(own) if at == seat else 0)
        hands.append((*(own if at == seat else ()), *hidden[:size]))
        hidden = hidden[size:]
    kitty = state.kitty if knows_kitty else tuple(hidden)
    assert len(hands) == SEATS
    return ShengJiDeal(PLAY, replace(state, hands=tuple(hands), kitty=kitty))
