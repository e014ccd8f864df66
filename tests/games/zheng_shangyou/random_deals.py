"""Rules and hands of Zheng Shangyou at random, and deals in which everybody takes a random legal action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import Action, NotPossible, Seat
from bot.games.game import Event
from bot.games.rulebook import parameters
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.deal import ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.match import ZhengShangyouMatch
from bot.games.zheng_shangyou.rules.options import MatchEnd
from bot.games.zheng_shangyou.rules.parameters import Rules

_LISTS: dict[str, list[Any]] = {
    "zs.points": [[2, 1], [3, 2], [5, 3, 1], [1], [0], [8, 7, 6]],
    "zs.target": [1, 3, 11, 25],
    "zs.not_last": [0, 1, 7],
    "zs.deals": [0, 1, 4],
}
"""Values of the parameters of which not all are listed, or most are much alike."""


class Step(NamedTuple):
    """One action of a deal."""

    before: ZhengShangyouDeal
    seat: Seat
    action: Action
    after: ZhengShangyouDeal
    events: tuple[Event, ...]


class Course(NamedTuple):
    """One deal of a match, as it was played."""

    match: ZhengShangyouMatch
    shuffle: Shuffle
    opened: ZhengShangyouDeal
    start: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def end(self) -> ZhengShangyouDeal:
        return self.steps[-1].after


def random_rules(chance: Random) -> Rules:
    """Consistent rules: each parameter has its default or any of its values."""
    rules = Rules()
    known = list(parameters(Rules).items())
    for _ in range(2):  # what contradicts a later value the first time may fit the second time
        chance.shuffle(known)
        for name, parameter in known:
            if chance.random() < 0.5:
                continue
            values: list[Any] = _LISTS.get(name) or list(parameter.kind.listed)
            if name in ("zs.seq_min", "zs.multi_seq_min"):
                values = [2, 3, 3, 4, 5, 12]
            try:
                rules = rules.but({name: chance.choice(values)})
            except NotPossible:
                continue
    return rules


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
    match = ZhengShangyouMatch.new(rules)
    for number in range(1, deals + 1):
        if match.over():
            match = ZhengShangyouMatch.new(rules)
        played = course(match, Shuffle("laws", number, chance.randbytes(32), rules.packs.cards()), chance)
        yield played
        result = played.end.result()
        assert result is not None
        match = match.book(result)


def course(match: ZhengShangyouMatch, shuffle: Shuffle, chance: Random) -> Course:
    """One deal, played at random to its end."""
    opened, start = match.start_deal(shuffle)
    return Course(match, shuffle, opened, start, tuple(_steps(opened, chance)))


def _steps(deal: ZhengShangyouDeal, chance: Random) -> Iterator[Step]:
    while deal.result() is None:
        seat = chance.choice(sorted(deal.asks()))
        legal = deal.legal_actions(seat)
        # Long plays are as likely as short ones, so that deals come to an end.
        longest = max(len(action.cards) for action in legal)
        size = chance.randint(0, longest)
        fitting = [action for action in legal if len(action.cards) >= size] or list(legal)
        action = chance.choice(fitting)
        after, events = deal.apply(seat, action)
        yield Step(deal, seat, action, after, events)
        deal = after


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
    return ZhengShangyouDeal(replace(state, hands=tuple(hands), offers=tuple(offers), left=tuple(hidden)))


def without_end(rules: Rules) -> Rules:
    """The same rules in a match that does not end."""
    return rules.but({"zs.match_end": MatchEnd.OPEN.value})
