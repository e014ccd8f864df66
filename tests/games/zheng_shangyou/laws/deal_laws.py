"""What must hold at every step of any deal of Zheng Shangyou. Each law is a function that asserts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import Event
from bot.engine.record.revealed import hands_dealt
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou.cards.generator import LISTED, plays
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from tests.engine.laws import cards_named
from tests.games.zheng_shangyou.random_deals import Course, Step


def whoever_is_asked_must_act(step: Step) -> None:
    """Nobody is asked what nobody waits for; and the clock always has something to do for them."""
    deal = step.before
    assert must_act(deal) == set(deal.asks())
    assert all(deal.refusal(seat, deal.mildest(seat)) is None for seat in deal.asks())


def everywhere(deal: ZhengShangyouDeal) -> Iterator[Card]:
    """All cards of one or two packs: left over, played, put out, in hand (ZS-2.2, 5.6)."""
    state = deal.state
    yield from (*state.left, *deal.position.played, *(offer.card for offer in state.offers))
    for hand in state.hands:
        yield from hand


def hands_are_in_order(deal: ZhengShangyouDeal) -> None:
    assert all(hand == order_of(deal.position.rules).sorted(hand) for hand in deal.state.hands)


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
    seats = set(range(end.position.rules.seats))
    assert result.order == (*emptied, *(seats - set(emptied)))
    assert end.position.places == result.order
    assert [seat for seat, hand in enumerate(end.state.hands) if hand] == [result.order[-1]]
    assert not end.asks()


def known(step: Step, event: Event, viewer: Seat | None) -> Counter[Card]:
    """What is played is known to everybody; a seat knows what it holds, held, or has before its eyes to choose from."""
    if viewer is None:
        return Counter(step.after.position.played)
    assert event.name.endswith("-cards")
    return Counter(_seen(step.before, viewer)) | Counter(step.after.state.hands[viewer]) | _offered(step.after, viewer)


def the_start_tells_each_seat_its_own(course: Course) -> None:
    """The events of the start name no card but those that a seat was dealt, or that it holds or sees afterwards."""
    opened = course.opened
    assert opened.dealt is not None
    held = hands_dealt(course.shuffle, opened.dealt)
    for event in course.start:
        told = cards_named(event)
        assert not told or event.only is not None
        for seat in event.only or ():
            assert event.name.endswith("-cards")
            own = Counter(held[seat]) | Counter(opened.state.hands[seat]) | _offered(opened, seat)
            assert told <= own, event


def _seen(deal: ZhengShangyouDeal, seat: Seat) -> list[Card]:
    return [*deal.state.hands[seat], *_offered(deal, seat).elements()]


def _offered(deal: ZhengShangyouDeal, seat: Seat) -> Counter[Card]:
    """The cards that are put out before the eyes of a seat."""
    return Counter(offer.card for offer in deal.view(seat).own.offers)


def is_complete(deal: ZhengShangyouDeal, seat: int) -> bool:
    """Whether a seat has so few plays that all are listed."""
    every = plays(deal.position.rules, deal.state.hands[seat], deal.position.table)
    return len(list(islice(every, LISTED + 1))) <= LISTED


def tried(deal: ZhengShangyouDeal, seat: int, chance: Random) -> Iterator[Action]:
    """The actions without cards, and some sets of cards of the hand and beside it."""
    yield PASS
    yield from (Action("choose", number=number) for number in (0, 1, 2))
    hand, packs = list(deal.state.hands[seat]), deal.position.rules.packs.cards()
    order = order_of(deal.position.rules)
    for size in range(1, min(7, len(hand)) + 1):
        for _ in range(3):
            yield Action("play", order.sorted(chance.sample(hand, size)))
    yield Action("play", order.sorted(chance.sample(packs, 2)))
    yield from (Action("give", (card,)) for card in (*hand[:3], *hand[-3:], packs[0]))
    yield Action("give", tuple(hand[:2]))
