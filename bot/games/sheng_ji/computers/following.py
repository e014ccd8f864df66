"""Which follows a player weighs, and what each is worth: the points of the trick against later use of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.cards import Card
from bot.engine.actions import Seat
from bot.games.sheng_ji.cards.follow import cores, duties_of, legal_selections, owed
from bot.games.sheng_ji.cards.order import POINTS, TRUMPS, Counts, SuitOrder, points_in
from bot.games.sheng_ji.cards.units import Shape, cards_of, units_of
from bot.games.sheng_ji.computers.chances import beats
from bot.games.sheng_ji.computers.keeping import Keeping, spread
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge
from bot.games.sheng_ji.rules.closed_choices import FollowDuty
from bot.games.sheng_ji.rules.parameters import SEATS

MOST = 60
"""The most ways to fill the slots of a lead that are weighed."""
CORES = 2_000
"""The most ways among which these are looked for."""
FED, LEFT = 1.5, 0.5
"""The points that a seat adds to its own side's trick and to the other's, as multiples of what is likely."""
TURN = 2.0
"""What it is worth to lead next."""


def best_follow(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """The follow that is worth most."""
    choices = list(dict.fromkeys(map(seen.order.sorted, follow_choices(seen, keeping))))
    if len(choices) == 1:
        return choices[0]
    return max(choices, key=lambda cards: (worth_of_follow(seen, keeping, cards), cards))


def worth_of_follow(seen: SeatKnowledge, keeping: Keeping, cards: Cards) -> float:
    """What a follow is worth, in points."""
    position, lead = seen.position, seen.position.lead
    assert lead is not None
    plays = (*position.plays, cards)
    at = seen.winning(plays)
    best = plays[(at - (position.leader or 0)) % SEATS]
    later = [(seen.seat + step) % SEATS for step in range(1, SEATS + 1 - len(plays))]
    ours = _chance(seen, at, later, best)
    size = len(cards)
    points = points_in(card for play in plays for card in play) + seen.kitty_counts(size)
    for seat in later:
        likely = ours if seen.mate(seat) else 1 - ours
        points += seen.density * size * (FED * likely + LEFT * (1 - likely))
    lead_next = TURN * (ours if at == seen.seat or not seen.mate(at) else 0.7 * ours)
    return (2 * ours - 1) * points + lead_next - keeping.loss(seen.by_suit, cards)


def _chance(seen: SeatKnowledge, at: Seat, later: list[Seat], best: Cards) -> float:
    """How likely the own side wins the trick, if ``at`` wins it as yet with ``best``."""
    lead = seen.position.lead
    assert lead is not None
    led, shapes = lead.suit.name, lead.shapes
    safe, rescue = 1.0, 0.0
    for seat in later:
        chance = beats(seen, seat, led, shapes, best)
        if seen.mate(seat):
            rescue = chance
        else:
            safe *= 1 - chance
    if seen.mate(at):
        return safe + (1 - safe) * 0.4 * rescue
    return rescue * (0.4 + 0.6 * safe)


def follow_choices(seen: SeatKnowledge, keeping: Keeping) -> Iterator[Cards]:
    """The legal follows worth a thought: cheap ones, ones with points, strong ones, ruffs."""
    lead = seen.position.lead
    assert lead is not None
    size, own = len(seen.position.plays[0]), seen.by_suit[lead.suit.name]
    if sum(own) >= size:
        for counts in _in_suit(seen, lead.suit, own, size):
            yield _cards(lead.suit, counts)
        return
    forced = _cards(lead.suit, own)
    rest = [card for card in seen.hand if seen.order.suit_of(card) != lead.suit.name]
    if not forced and lead.suit.name != TRUMPS:
        yield from ruffs(seen, lead.shapes)
    price = {card: keeping.loss(seen.by_suit, (card,)) for card in spread(rest)}
    for weight in (0.0, 1.0, -1.0):
        cheap = sorted(rest, key=lambda card: (price[card] + weight * POINTS.get(card.rank, 0), seen.order.key(card)))
        yield (*forced, *cheap[: size - len(forced)])


def _in_suit(seen: SeatKnowledge, suit: SuitOrder, own: Counts, size: int) -> Iterator[Counts]:
    rules, lead = seen.order.rules, seen.position.lead
    assert lead is not None
    if size == 1:
        yield from (tuple(int(at == face) for at in range(len(own))) for face, many in enumerate(own) if many)
        return
    if owed(rules, suit, own, lead.shapes) is None:
        ways: list[Counts] = [(0,) * len(own)]
    elif rules.follow_duty is FollowDuty.FULL:
        ways = sorted(set(islice(cores(suit, own, lead.shapes, duties_of(rules)), CORES)))[:MOST]
    else:
        yield from islice(legal_selections(rules, suit, own, lead.shapes), MOST)
        return
    points = [POINTS.get(card.rank, 0) for card in suit.faces]
    for way in ways:
        for weight, up in ((100, 1), (-100, 1), (0, -1)):
            order = sorted(range(len(own)), key=lambda face: weight * points[face] + up * face)
            yield _filled(own, way, size, order)


def _filled(own: Counts, way: Counts, size: int, order: list[int]) -> Counts:
    """A way to fill the slots, with further cards taken in this order."""
    counts, open_yet = list(way), size - sum(way)
    for face in order:
        more = min(own[face] - counts[face], open_yet)
        counts[face] += more
        open_yet -= more
    return tuple(counts)


def ruffs(seen: SeatKnowledge, shapes: tuple[Shape, ...]) -> Iterator[Cards]:
    """Trumps that match a lead: each greatest unit with the lowest others."""
    suit, own = seen.order.suits[TRUMPS], seen.by_suit[TRUMPS]
    if sum(own) < sum(shape.size for shape in shapes):
        return
    for key in units_of(suit, own, shapes[0]):
        left, cards = list(own), list(cards_of(suit, key))
        for face in key.faces:
            left[face] -= key.shape.width
        for shape in shapes[1:]:
            units = list(units_of(suit, tuple(left), shape))
            if not units:
                break
            lowest = units[-1]
            cards += cards_of(suit, lowest)
            for face in lowest.faces:
                left[face] -= shape.width
        else:
            yield tuple(cards)


def _cards(suit: SuitOrder, counts: Counts) -> tuple[Card, ...]:
    return tuple(card for card, many in zip(suit.faces, counts, strict=True) for _ in range(many))
