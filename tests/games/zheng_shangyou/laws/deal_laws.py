"""What must hold at every step of any deal of Zheng Shangyou. Each law is a function that asserts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, must_act
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou.cards.generator import LISTED, plays
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from bot.games.zheng_shangyou.verbs import GRAMMAR
from tests.engine import random_course
from tests.games.zheng_shangyou.random_deals import Course, Step, mixed_up

_SOME = 15
"""How many actions of a seat are put to the judge."""


def somebody_can_act(deal: ZhengShangyouDeal) -> None:
    waiting = must_act(deal)
    assert waiting == set(deal.asks())
    assert waiting
    for seat in waiting:
        assert deal.legal_actions(seat)
        assert deal.refusal(seat, deal.mildest(seat)) is None


def every_card_is_in_one_place(deal: ZhengShangyouDeal) -> None:
    """All cards of one or two packs are there, and everybody knows how many each hand holds (ZS-2.2, 5.6)."""
    state = deal.state
    held = Counter([*state.left, *deal.position.played, *(offer.card for offer in state.offers)])
    held.update(card for hand in state.hands for card in hand)
    assert held == Counter(deal.rules.packs.cards())
    assert deal.position.counts == tuple(map(len, state.hands))
    assert all(hand == order_of(deal.rules).sorted(hand) for hand in state.hands)


def turns_go_round(step: Step) -> None:
    """The turn passes to the next seat that may answer; a trick ends when all others have passed (ZS-0.2, 5.3, 5.4)."""
    before, after = step.before.position, step.after.position
    if before.phase is not Phase.PLAY or after.phase is Phase.OVER:
        return
    many = len(after.counts)
    owner = step.seat if step.action.verb == "play" else before.owner
    assert owner is not None
    since = [seat for seat, cards in _since(step, before.rules.zs.pass_lock) if not cards]
    others = [seat for seat in range(many) if after.counts[seat] and seat != owner]
    if set(others) <= set(since):
        leads = owner if after.counts[owner] else _next_holding(after.counts, owner)
        assert (after.turn, after.table, after.trick) == (leads, None, ())
        return
    following = [(step.seat + place) % many for place in range(1, many + 1)]
    assert after.turn == next(seat for seat in following if seat in others and seat not in since)


def _since(step: Step, lock: bool) -> list[tuple[int, tuple[Card, ...]]]:
    """The trick with this step; without the lock, since the last play."""
    cards = step.action.cards if step.action.verb == "play" else ()
    trick = [*step.before.position.trick, (step.seat, cards)]
    if lock:
        return trick
    last = max(at for at, (_, played) in enumerate(trick) if played)
    return trick[last:]


def _next_holding(counts: tuple[int, ...], seat: int) -> int:
    return next((seat + step) % len(counts) for step in range(1, len(counts)) if counts[(seat + step) % len(counts)])


def places_are_in_order(course: Course) -> None:
    """Who runs out takes the next place; the last one holds cards (ZS-5.5)."""
    end, result = course.end, course.end.result()
    assert result is not None
    plays = [step for step in course.steps if step.action.verb == "play"]
    emptied = [step.seat for step in plays if not step.after.position.counts[step.seat]]
    seats = set(range(end.rules.seats))
    assert result.order == (*emptied, *(seats - set(emptied)))
    assert end.position.places == result.order
    assert [seat for seat, hand in enumerate(end.state.hands) if hand] == [result.order[-1]]
    assert not end.asks()


def a_view_betrays_nothing(deal: ZhengShangyouDeal, chance: Random) -> None:
    """No seat sees more than its own cards, a partner's neither (ZS-6.5, 11.1)."""
    random_course.a_view_betrays_nothing(deal, lambda viewer: mixed_up(deal, viewer, chance))


def what_is_told_is_known(events: tuple[Event, ...], held: Sequence[Iterable[Card]], after: ZhengShangyouDeal) -> None:
    """No event names a card to anybody who does not hold it, saw it (``held``), chooses it, or sees it played."""
    played = Counter(after.position.played)
    for event in events:
        told = Counter(card for fact in event.args.values() if isinstance(fact, Cards) for card in fact.cards)
        if event.only is None:
            assert told <= played, event
            continue
        assert event.name.endswith("-cards")
        for seat in event.only:
            own = Counter(held[seat]) | Counter(after.state.hands[seat])
            shown = Counter(offer.card for offer in after.view(seat).own.offers)
            assert told <= own | shown, event


def seen_by_each(deal: ZhengShangyouDeal) -> list[list[Card]]:
    """By seat the cards that it holds, or that are put out before its eyes."""
    views = [deal.view(seat) for seat in range(deal.rules.seats)]
    return [[*view.hand, *(offer.card for offer in view.own.offers)] for view in views]


def the_list_is_what_the_judge_allows(deal: ZhengShangyouDeal, chance: Random) -> None:
    """What is listed is legal; what is not listed is refused, unless the list is known to be shorter."""
    for seat in range(deal.rules.seats):
        found = list(deal.legal_actions(seat))
        assert len(found) == len(set(found))
        complete = _is_complete(deal, seat)
        for action in found if len(found) <= _SOME else chance.sample(found, _SOME):
            assert deal.refusal(seat, action) is None, action
            assert GRAMMAR.read(str(action)) == action
        for action in _tried(deal, seat, chance):
            refused = deal.refusal(seat, action)
            assert deal.view(seat).refusal(action) == refused
            if action in found:
                assert refused is None, action
            elif complete:
                assert refused is not None, action


def _is_complete(deal: ZhengShangyouDeal, seat: int) -> bool:
    """Whether a seat has so few plays that all are listed."""
    every = plays(deal.rules, deal.state.hands[seat], deal.position.table)
    return len(list(islice(every, LISTED + 1))) <= LISTED


def _tried(deal: ZhengShangyouDeal, seat: int, chance: Random) -> Iterator[Action]:
    """The actions without cards, and some sets of cards of the hand and beside it."""
    yield PASS
    yield from (Action("choose", number=number) for number in (0, 1, 2))
    hand, packs = list(deal.state.hands[seat]), deal.rules.packs.cards()
    order = order_of(deal.rules)
    for size in range(1, min(7, len(hand)) + 1):
        for _ in range(3):
            yield Action("play", order.sorted(chance.sample(hand, size)))
    yield Action("play", order.sorted(chance.sample(packs, 2)))
    yield from (Action("give", (card,)) for card in (*hand[:3], *hand[-3:], packs[0]))
    yield Action("give", tuple(hand[:2]))
