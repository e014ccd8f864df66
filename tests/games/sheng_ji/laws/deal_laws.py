"""What must hold at every step of any deal of Sheng Ji under any rules. Each law is a function that asserts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random

from bot.cards import BIG_JOKER, LITTLE_JOKER, SUITS, Card
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import Event
from bot.engine.seam.play import PASS
from bot.games.sheng_ji.cards.follow import SPLIT
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.deal.plays import LISTED
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.rules.closed_choices import FollowDuty
from bot.games.sheng_ji.rules.parameters import SEATS
from bot.games.sheng_ji.verbs import REDEAL
from tests.games.sheng_ji.laws.random_deals import Course, Step

VALUES = {"5": 5, "T": 10, "K": 10}
_SOME = 15
"""How many actions of a kind are put to the judge."""


def worth(cards: Iterator[Card] | tuple[Card, ...]) -> int:
    return sum(VALUES.get(card.rank, 0) for card in cards)


def points_of(event: Event) -> int:
    """The points that an event tells of."""
    points = event.args["p"]
    assert isinstance(points, int)
    return points


def longest(deal: ShengJiDeal) -> int:
    """More steps than any deal can take: each seat declares, reinforces and passes, each card is played once."""
    return deal.position.rules.packs.copies * 54 * 3 + 200


def turns_go_round(deal: ShengJiDeal) -> None:
    """The leader won the last trick, or deals; the next player in turn names a unit of a failed throw (SJ-6.2, 8.5)."""
    position = deal.position
    if position.phase is Phase.PLAY and position.leader is not None:
        assert must_act(deal) == {(position.leader + len(position.plays)) % SEATS}
        assert position.leader == (position.dealer if position.last_winner is None else position.last_winner)
    if position.phase is Phase.CHOOSE and position.failed is not None:
        assert must_act(deal) == {(position.failed.leader + 1) % SEATS}


def in_the_deal(deal: ShengJiDeal) -> Iterator[Card]:
    """The cards of the kitty, of the hands and of the trick that lies on the table."""
    yield from deal.state.kitty
    for cards in (*deal.state.hands, *deal.position.plays):
        yield from cards


def taken_in(step: Step) -> tuple[Card, ...]:
    """The cards of the trick that ended with a step."""
    if step.done is None or step.after.position.plays or step.done[1].verb not in ("play", "choose"):
        return ()
    if step.after.position.phase is Phase.CHOOSE:
        return ()
    return tuple(card for _, cards in step.after.position.last_trick for card in cards)


def points_are_conserved(course: Course) -> None:
    """All points were taken by somebody or lie in the kitty; what the attackers took is told, and is booked."""
    last, result = course.end, course.end.result()
    assert result is not None
    if result.void:
        assert not any(result.points)
        return
    rules, account = last.position.rules, result.account
    won = [event for step in course.steps for event in step.events if event.name == "trick-won"]
    assert sum(map(points_of, won)) + worth(last.state.kitty) == rules.total_points == 100 * rules.decks
    attackers = 1 - account["dealer"] % 2
    tricks = sum(points_of(event) for event in won if event.seat is not None and event.seat % 2 == attackers)
    assert account["tricks"] == tricks
    last_won = won[-1].seat is not None and won[-1].seat % 2 == attackers
    assert account["kitty_points"] == (worth(last.state.kitty) if last_won else 0)
    assert account["total"] == tricks + account["kitty_points"] * account["multiplier"] + account["penalties"]
    assert (account["multiplier"] > 0) == last_won
    assert sum(result.points) == 0
    assert [reckoning.points for reckoning in result.accounts] == list(result.points)
    assert not any(last.state.hands)
    assert len(last.state.kitty) == rules.kitty
    assert not last.asks()
    assert last.due() is None


def known(step: Step, event: Event, viewer: Seat | None) -> Counter[Card]:
    """Everybody knows what is shown; a seat knows what it holds or held."""
    before, after = step.before, step.after
    match event.name:
        case "turned-up":
            return Counter(before.state.kitty)
        case "kitty-won":
            assert after.result() is not None
            return Counter(after.position.rules.packs.cards())
        case "redeal-claimed":
            assert event.seat is not None
            return Counter(before.state.hand(event.seat))
    if viewer is not None:
        return Counter(after.state.hand(viewer)) | Counter(before.state.hand(viewer))
    shown = Counter(() if step.done is None or step.done[1].verb == "bury" else step.done[1].cards)
    return shown if after.position.failed is None else shown | Counter(after.position.failed.cards)


def tried(deal: ShengJiDeal, seat: Seat, chance: Random) -> list[Action]:
    return list(dict.fromkeys((*_words(deal), *_cards(deal, seat, chance))))


def _words(deal: ShengJiDeal) -> Iterator[Action]:
    """Every action without cards, and every declaration."""
    yield from (PASS, REDEAL, *(Action("trump", words=(suit,)) for suit in (*SUITS, "x")))
    level = deal.position.level
    for card in (LITTLE_JOKER, BIG_JOKER, *(Card(level, suit) for suit in SUITS if level)):
        yield from (Action("declare", (card,) * many) for many in range(1, deal.position.rules.decks + 2))


def _cards(deal: ShengJiDeal, seat: Seat, chance: Random) -> Iterator[Action]:
    """Some sets of cards: of the hand, and of the whole packs."""
    position, hand = deal.position, deal.position.order.sorted(deal.state.hand(seat))
    led = position.lead.suit.name if position.lead else position.order.suit_of(chance.choice(hand)) if hand else ""
    own = [card for card in hand if position.order.suit_of(card) == led]
    asked = len(position.plays[0]) if position.plays else chance.randint(1, 6)
    for _ in range(_SOME):
        size = asked if chance.random() < 0.9 else chance.randint(1, 12)
        some = own if chance.random() < 0.8 and len(own) >= size else hand
        yield Action("play", position.order.sorted(chance.sample(some, min(size, len(some)))))
    yield Action("play", (hand[0],) * (hand.count(hand[0]) + 1) if hand else ())
    kitty = deal.position.rules.kitty
    for size in (kitty, kitty, kitty - 1, kitty + 1):
        yield Action("bury", position.order.sorted(chance.sample(hand, min(size, len(hand)))))
    if position.failed is not None:
        thrown = position.failed.cards
        yield from (Action("choose", tuple(chance.sample(thrown, size))) for size in range(1, min(5, len(thrown))))


def beside_the_list(deal: ShengJiDeal, seat: Seat, action: Action, listed: int) -> bool:
    """Whether an action is legal though it is not listed: lists of burials, leads and long follows are not complete."""
    position = deal.position
    if position.turn != seat:
        return False
    held = Counter(deal.state.hand(seat))
    if position.phase is Phase.BURY:
        return action.verb == "bury" and len(action.cards) == deal.position.rules.kitty
    if position.phase is Phase.CHOOSE and position.failed is not None:
        return action.verb == "choose" and any(Counter(action.cards) == Counter(one) for one in position.failed.beaten)
    if position.phase is not Phase.PLAY or action.verb != "play" or Counter(action.cards) - held:
        return False
    if position.lead is None:
        return _is_unlisted_lead(position, action)
    split = deal.position.rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED
    return listed >= LISTED or (split and comb(held.total(), len(action.cards)) > SPLIT)


def _is_unlisted_lead(position: Position, action: Action) -> bool:
    """A lead of one suit that is a throw. Every single unit is listed."""
    lead = lead_of(position.order, action.cards) if action.cards else None
    return lead is not None and lead.is_throw


def moment(course: Course, chance: Random) -> Step:
    """Some step, about half of the time before play."""
    rare = [step for step in course.steps if step.before.position.phase not in (Phase.DRAW, Phase.PLAY)]
    return chance.choice(rare if rare and chance.random() < 0.4 else course.steps)
