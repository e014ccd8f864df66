"""Rules and hands of Zheng Shangyou at random, and deals in which everybody takes a random legal action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.games.zheng_shangyou.match import ZhengShangyouMatch
from bot.games.zheng_shangyou.rules.closed_choices import MatchEnd
from bot.games.zheng_shangyou.rules.parameters import Rules
from tests.engine import random_course

_LONG = [2, 3, 3, 4, 5, 12]
_LISTS: dict[str, list[Any]] = {
    "zs.points": [[2, 1], [3, 2], [5, 3, 1], [1], [0], [8, 7, 6]],
    "zs.target": [1, 3, 11, 25],
    "zs.not_last": [0, 1, 7],
    "zs.deals": [0, 1, 4],
    "zs.seq_min": _LONG,
    "zs.multi_seq_min": _LONG,
}
"""Values of the parameters of which not all are listed, or most are much alike."""


Step = random_course.Step[ZhengShangyouDeal]
Course = random_course.Course[ZhengShangyouMatch, ZhengShangyouDeal]


def random_rules(chance: Random) -> Rules:
    """Consistent rules: each parameter has its default or any of its values."""
    return random_course.varied(Rules(), chance, _LISTS, rounds=2)


def random_hand(rules: Rules, size: int, chance: Random, wild: int = 3) -> tuple[Card, ...]:
    """A hand in which ranks are near each other, with a few wildcards."""
    order = order_of(rules)
    low = chance.randint(0, 8)
    near = [card for card in rules.packs.cards() if low <= order.heights[card] < low + chance.choice((2, 3, 4, 5, 6))]
    high = [card for card in rules.packs.cards() if order.heights[card] >= 12]
    many = chance.randint(0, min(wild, size - 1))
    drawn = chance.sample(high, many) + chance.sample(near, min(size - many, len(near)))
    return order.sorted(drawn)


def courses(rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
    """So many deals, in as many matches as that takes."""
    new = partial(GAME.new_match, rules)
    return random_course.courses_of(new, rules.packs.cards(), chance, deals, NEXT)


def course(match: ZhengShangyouMatch, shuffle: Shuffle, chance: Random) -> Course:
    """One deal, played at random to its end."""
    return random_course.course_of(match, shuffle, chance, NEXT)


def some_action(legal: Sequence[Action], chance: Random) -> Action:
    """A random action; long plays are as likely as short ones, so that deals come to an end."""
    size = chance.randint(0, max(len(action.cards) for action in legal))
    return chance.choice([action for action in legal if len(action.cards) >= size] or list(legal))


NEXT = random_course.by_lists(some_action)


def mixed_up(deal: ZhengShangyouDeal, seat: Seat | None, chance: Random) -> ZhengShangyouDeal:
    """The deal with the cards that a seat cannot see dealt differently."""
    state = deal.state
    chooses = deal.position.turn == seat and deal.position.phase is not Phase.PLAY
    seen = [offer for offer in state.offers if seat is not None and (chooses or offer.giver == seat)]
    hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    hidden += [*state.left, *(offer.card for offer in state.offers if offer not in seen)]
    chance.shuffle(hidden)
    order, hands = order_of(deal.rules), list[tuple[Card, ...]]()
    for at, hand in enumerate(state.hands):
        if at == seat:
            hands.append(hand)
            continue
        hands.append(order.sorted(hidden[: len(hand)]))
        hidden = hidden[len(hand) :]
    offers = [offer if offer in seen else replace(offer, card=hidden.pop()) for offer in state.offers]
    return ZhengShangyouDeal(PLAY, replace(state, hands=tuple(hands), offers=tuple(offers), left=tuple(hidden)))


def without_end(rules: Rules) -> Rules:
    """The same rules in a match that does not end."""
    return rules.but({"zs.match_end": MatchEnd.OPEN.value})
