"""Tribute before the play: who pays, what, and whom, and what is returned (DG-7.1 to DG-7.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.engine.seam import hands
from bot.games.climbing.face_down import seen_by_both, told_of
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent as Happened
from bot.games.da_guai_lu_zi.deal.deal_state import NOBODY, DealState, Handed, Later
from bot.games.da_guai_lu_zi.deal.position import Pair, Phase, Position
from bot.games.da_guai_lu_zi.rules.closed_choices import Pairing
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS
from bot.games.da_guai_lu_zi.scoring.settlement import caught_by

GIVES = Action("give", number=1)
"""What everybody sees of a tribute or a return: that one card changes hands."""


def begin(deal: DealState) -> Later:
    """The deal as its first asks find it: who must pay tribute, and who need not choose (DG-7.1 to DG-7.3).

    A shuffle decides at once what chance decides; a record is yet to state it.
    """
    position, rules = deal.position, deal.position.rules
    caught = caught_by(position.previous) if rules.dg.tribute and position.previous else ()
    by_distance = sorted(caught, key=position.distance_from_first)
    resisting = tuple(seat for seat in by_distance if 0 < rules.dg.resist <= jokers_in(deal.hands[seat]))
    givers = tuple(seat for seat in by_distance if seat not in resisting)
    deal = replace(deal, position=replace(position, givers=givers, resisting=resisting))
    events = tuple(Event(Happened.RESISTS, seat) for seat in resisting)
    if not givers:
        return replace(deal, position=replace(deal.position, phase=Phase.PLAY, turn=position.first)), events
    deal = replace(deal, position=replace(deal.position, phase=Phase.TRIBUTE))
    picked = deal.position.by_chance and any(has_choice(deal, seat) for seat in givers)
    if picked and not deal.shuffled:
        return deal, events
    deal, more = draw(deal) if picked else _without_choice(deal)
    return deal, (*events, *more)


def give(deal: DealState, seat: Seat, card: Card) -> Later:
    """A tribute is given and stays given. Once all have given, it is settled who pays whom (DG-7.3 to DG-7.6)."""
    position = replace(deal.position.did(seat, GIVES), given=deal.position.given | {seat})
    tributes = (*deal.tributes, Handed(seat, NOBODY, (card,)))
    deal = replace(deal, position=position, tributes=tributes)
    event = Event(Happened.TRIBUTE_READY, seat)
    if len(tributes) < len(position.givers):
        return deal, (event,)
    deal, events = _paid(deal)
    return deal, (event, *events)


def _paid(deal: DealState) -> Later:
    """All tributes change hands together, and the recipients return cards."""
    position = deal.position
    cards = {gift.giver: gift.cards[0] for gift in deal.tributes}
    pairs = pairs_of(position, cards)
    paid = tuple(Handed(pair.giver, pair.recipient, (cards[pair.giver],)) for pair in pairs)
    deal = replace(deal, tributes=paid, position=replace(position, pairs=pairs, phase=Phase.RETURN))
    events: list[Event] = []
    for gift in paid:
        deal = deal.moved(gift.cards, gift.giver, gift.recipient)
        events.append(told_of(Happened.TRIBUTE_PAID, gift.giver, gift.recipient))
    events += [seen_by_both(Happened.TRIBUTE_SEEN, gift.giver, gift.recipient, gift.cards) for gift in paid]
    return deal, tuple(events)


def pairs_of(position: Position, tributes: Mapping[Seat, Card]) -> tuple[Pair, ...]:
    """Who pays whom, by giver (DG-7.4, DG-7.5)."""
    team = TEAMS[position.previous[0]]
    recipients = [seat for seat in position.previous if TEAMS[seat] == team][: len(tributes)]
    givers = _highest_first(position, tributes)
    found = []
    if position.rules.dg.pairing is Pairing.ADJACENT_FIRST:
        found = [Pair(giver, before) for giver in givers if (before := (giver - 1) % SEATS) in recipients]
        settled = {seat for pair in found for seat in pair}
        givers = sorted((seat for seat in givers if seat not in settled), key=position.distance_from_first)
        recipients = sorted((seat for seat in recipients if seat not in settled), key=position.distance_from_first)
    return tuple(sorted([*found, *map(Pair, givers, recipients)]))


def leader_after(position: Position, tributes: Mapping[Seat, Card]) -> Seat:
    """Who leads after tribute was paid (DG-5.4, DG-7.7)."""
    return _highest_first(position, tributes)[0] if position.rules.highest_tribute_leads else position.first


def _highest_first(position: Position, tributes: Mapping[Seat, Card]) -> list[Seat]:
    """The givers, that of the highest tribute first; of equal ones the first around (D-10)."""
    value = position.order.value
    return sorted(tributes, key=lambda giver: (-value[tributes[giver]], position.distance_from_first(giver)))


def _without_choice(deal: DealState) -> Later:
    """Whoever has no choice gives by themselves."""
    events: tuple[Event, ...] = ()
    for seat in deal.position.givers:
        if not has_choice(deal, seat):
            deal, more = give(deal, seat, highest(deal, seat)[0])
            events += more
    return deal, events


def draw(deal: DealState) -> Later:
    """Chance picks a tribute for each giver who has a choice, the first around first (DG-10.4).

    Raises:
        NotPossible: chance is stated, and the stated cards are none of the highest.
    """
    choosing = [seat for seat in deal.position.givers if has_choice(deal, seat)]
    picked, chance = deal.chance.pick([highest(deal, seat) for seat in choosing])
    deal = replace(deal, chance=chance, position=replace(deal.position, drawing=False))
    deal, events = _without_choice(deal)
    for seat, card in zip(choosing, picked, strict=True):
        deal, more = give(deal, seat, card)
        events += more
    return deal, events


def has_choice(deal: DealState, giver: Seat) -> bool:
    """Whether the highest cards of a giver have different faces."""
    return len(set(highest(deal, giver))) > 1


def highest(deal: DealState, seat: Seat) -> tuple[Card, ...]:
    """The cards of the highest value in a hand, in pack order (DG-7.3)."""
    return highest_of(deal.position.order, deal.hands[seat])


def highest_of(order: CardOrder, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the highest value among some, in their order."""
    return hands.highest(hand, order.value)


def jokers_in(hand: Sequence[Card]) -> int:
    return sum(card in JOKERS for card in hand)


# --- What is returned ---


PUTS_OUT = Action("give")
"""What everybody sees of candidates: that they are put out, not how many, which would tell the tribute (DG-7.8)."""


def give_back(deal: DealState, recipient: Seat, cards: tuple[Card, ...]) -> Later:
    """A recipient returns a card, or puts out several."""
    giver = deal.position.giver_for(recipient)
    if len(cards) == 1:
        return _returned(replace(deal, position=deal.position.did(recipient, GIVES)), giver, recipient, cards)
    position = deal.position.did(recipient, PUTS_OUT)
    position = replace(position, put_out=position.put_out | {recipient})
    events = (
        told_of(Happened.PUT_OUT, recipient, giver),
        seen_by_both(Happened.CANDIDATES_SEEN, recipient, giver, cards),
    )
    return replace(deal, position=position, put_out=(*deal.put_out, Handed(giver, recipient, cards))), events


def choose(deal: DealState, giver: Seat, action: Action) -> Later:
    """A giver takes one of the cards that are put out; the others stay."""
    gift = next(gift for gift in deal.put_out if gift.giver == giver)
    position = deal.position.did(giver, Action("choose"))
    position = replace(position, put_out=position.put_out - {gift.recipient})
    left = tuple(one for one in deal.put_out if one is not gift)
    taken = (gift.cards[action.number or 0],)
    return _returned(replace(deal, position=position, put_out=left), giver, gift.recipient, taken)


def _returned(deal: DealState, giver: Seat, recipient: Seat, cards: tuple[Card, ...]) -> Later:
    deal = deal.moved(cards, recipient, giver)
    deal = replace(deal, returned=(*deal.returned, Handed(giver, recipient, cards)))
    position = replace(deal.position, returned=deal.position.returned | {recipient})
    events = (
        told_of(Happened.RETURNED, recipient, giver),
        seen_by_both(Happened.RETURN_SEEN, recipient, giver, cards),
    )
    if len(position.returned) == len(position.pairs):
        leader = leader_after(position, {gift.giver: gift.cards[0] for gift in deal.tributes})
        position = replace(position, phase=Phase.PLAY, turn=leader)
    return replace(deal, position=position), events
