"""Deals of Da Guai Lu Zi under random rules: whoever must act takes a random legal action, until the deal is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from bot.cards import BIG_JOKER, LITTLE_JOKER, Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal
from bot.games.da_guai_lu_zi.match import EscapeMatch
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules
from tests.engine import random_course

SMALL_VALUES = {"dg.target": (1, 3, 6), "dg.deals": (1, 2, 5), "dg.fail_limit": (0, 1, 3)}


Step = random_course.Step[EscapeDeal]
Course = random_course.Course[EscapeMatch, EscapeDeal]


def random_rules(chance: Random) -> Rules:
    """Consistent rules: each parameter has its default or any of its values."""
    return random_course.varied(Rules(), chance, SMALL_VALUES)


def random_hand(chance: Random, size: int, jokers: int) -> tuple[Card, ...]:
    """So many cards of the three packs, with so many jokers; a third of the time of few ranks or of few suits."""
    pack = Rules().pack.cards()
    natural = [card for card in pack if card.suit != "J"]
    narrow = chance.random()
    if narrow < 0.3:
        ranks = set(chance.sample([card.rank for card in natural], 3))
        natural = [card for card in natural if card.rank in ranks]
    elif narrow < 0.5:
        natural = [card for card in natural if card.suit in "hs"]
    wild = chance.sample([LITTLE_JOKER, BIG_JOKER] * 3, jokers)
    return (*chance.sample(natural, size - jokers), *wild)


def courses(rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
    """So many deals, in as many matches as that takes."""
    new = partial(GAME.new_match, rules)
    return random_course.courses_of(new, rules.pack.cards(), chance, deals, NEXT)


def course(match: EscapeMatch, shuffle: Shuffle, chance: Random) -> Course:
    """One deal, played at random to its end."""
    return random_course.course_of(match, shuffle, chance, NEXT)


def some_action(legal: Sequence[Action], chance: Random) -> Action:
    """A random action; plays of many cards are taken more often, so that deals are not too long."""
    some = [chance.choice(legal) for _ in range(3)]
    return max(some, key=lambda action: len(action.cards))


NEXT = random_course.by_lists(some_action)


def mixed_up(deal: EscapeDeal, viewer: Seat | None, chance: Random) -> EscapeDeal:
    """The deal with the cards that a viewer does not know in other places, as far as the viewer can tell.

    While tribute is paid, what is asked tells of hands; then only cards that decide nothing change places.
    """
    state = deal.state
    others = [seat for seat in range(SEATS) if seat != viewer]
    order = deal.position.order
    known = [gift for gifts in (state.tributes, state.put_out, state.returned) for gift in gifts]
    fixed = {card for gift in known for card in gift.cards} | {LITTLE_JOKER, BIG_JOKER}
    before_play = deal.position.phase.value in ("tribute", "return")
    high = max(order.value.values()) - 4 if before_play else max(order.value.values()) + 1
    loose = [
        [card for card in state.hands[seat] if card not in fixed and order.value[card] < high]
        if before_play
        else list(state.hands[seat])
        for seat in others
    ]
    pool = [card for cards in loose for card in cards]
    chance.shuffle(pool)
    hands = list(state.hands)
    for seat, cards in zip(others, loose, strict=True):
        left = list(state.hands[seat])
        for card in cards:
            left.remove(card)
        hands[seat] = order.sorted((*left, *(pool.pop() for _ in cards)))
    return EscapeDeal(PLAY, replace(state, hands=tuple(hands)))
