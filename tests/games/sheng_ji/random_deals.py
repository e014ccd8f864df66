"""Deals of Sheng Ji under random rules, played by random legal actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bot.dealing import Shuffle
from bot.games.actions import Action, NotPossible, Seat
from bot.games.rulebook import parameters
from bot.games.sheng_ji.deal.deal import ShengJiDeal
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.match import PACE, ShengJiMatch
from bot.games.sheng_ji.rules.parameters import SEATS, Rules

Done = tuple[Seat, Action] | None
"""An action, or None where something fell due."""


@dataclass
class Course:
    """A deal as it was played: each state, and the step after each."""

    match: ShengJiMatch
    shuffle: Shuffle
    states: list[ShengJiDeal]
    steps: list[Done] = field(default_factory=list)


def random_rules(decks: int, chance: random.Random) -> Rules:
    """Consistent rules: each parameter has its default or any of its values."""
    rules = Rules().but({"decks": decks})
    for name, parameter in parameters(Rules).items():
        if name in ("decks", "kitty_size", "close_window") or chance.random() < 0.5:
            continue
        values: list[Any] = list(parameter.kind.listed) or [["A"], [], ["5", "T", "K", "A"], ["2", "A"]]
        try:
            rules = rules.but({name: chance.choice(values)})
        except NotPossible:
            continue
    return rules


def courses(rules: Rules, seed: int, deals: int = 2) -> Iterator[Course]:
    """The first deals of a match."""
    chance = random.Random(seed)
    options = PACE.choices(chance.choice(PACE.values))
    match = ShengJiMatch.new(rules, options)
    for number in range(1, deals + 1):
        shuffle = Shuffle("laws", number, (1000 * seed + number).to_bytes(32, "big"), rules.packs.cards())
        deal, _ = match.start_deal(shuffle)
        course = Course(match, shuffle, [deal])
        while (result := deal.result()) is None:
            step = next_step(deal, chance)
            deal, _ = deal.fall_due() if step is None else deal.apply(*step)
            course.states.append(deal)
            course.steps.append(step)
        yield course
        match = match.book(result)
        if match.over():
            return


def next_step(deal: ShengJiDeal, chance: random.Random) -> Done:
    """What happens next: something falls due, or a seat does one of the actions that are listed for it."""
    able = [seat for seat in deal.asks() if deal.legal_actions(seat)]
    if deal.due() and (not able or chance.random() < 0.5):
        return None
    seat = chance.choice(able)
    return seat, chance.choice(list(deal.legal_actions(seat)))


def mixed_up(deal: ShengJiDeal, seat: Seat | None, chance: random.Random) -> ShengJiDeal:
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
    hands = []
    for at, hand in enumerate(state.hands):
        size = len(hand) - (len(own) if at == seat else 0)
        hands.append((*(own if at == seat else ()), *hidden[:size]))
        hidden = hidden[size:]
    kitty = state.kitty if knows_kitty else tuple(hidden)
    assert len(hands) == SEATS
    return ShengJiDeal(replace(state, hands=tuple(hands), kitty=kitty))
