"""Leads, throws that fail, follows, and the end of the deal (SJ-6 to SJ-9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Event
from bot.engine.seam.hands import with_hand, without
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import Lead, beaten_units, forced_unit, lead_of, penalty, stopper
from bot.games.sheng_ji.cards.units import Unit, cards_of
from bot.games.sheng_ji.closed_lists import ShengJiEvent as Happened
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.position import FailedThrow, Phase, Position
from bot.games.sheng_ji.rules.parameters import SEATS
from bot.games.sheng_ji.scoring.counting import Finished, multiplier, result_of
from bot.games.sheng_ji.verbs import named_format


def play(state: DealState, seat: Seat, action: Action) -> Later:
    """A lead or a follow. A throw that does not stand shrinks to one of its units (SJ-6.2)."""
    position, reading = state.position, named_format(action)
    history = position.history_with(seat, action)
    if position.plays:
        return _laid(state, seat, action.cards, history=history)
    lead = lead_of(position.order, action.cards, reading)
    assert lead is not None, "the judge allowed it"
    if lead.is_throw:
        others = [state.hands[(seat + step) % SEATS] for step in range(1, SEATS)]
        beaten = beaten_units(position.order, lead, others)
        if beaten:
            at = stopper(position.order, lead, others)
            who = None if at is None or state.rules.hide_stopper else (seat + 1 + at) % SEATS
            return _failed(replace(state, position=replace(position, history=history)), seat, lead, beaten, who)
    return _laid(state, seat, action.cards, history=history, reading=reading or (), failed=None)


def _failed(state: DealState, seat: Seat, lead: Lead, beaten: tuple[Unit, ...], who: Seat | None) -> Later:
    order = state.position.order
    thrown = order.sorted(card for unit in lead.units for card in cards_of(lead.suit, unit))
    units = tuple(order.sorted(cards_of(lead.suit, unit)) for unit in sorted(beaten, key=_size))
    failed = FailedThrow(seat, thrown, units, who)
    other: Facts = {} if who is None else {"other": Player(who)}
    told: Facts = {"cards": Cards(thrown), "stopped": who is not None, **other}
    event = Event(Happened.THROW_FAILED, seat, told)
    later = replace(state, position=replace(state.position, failed=failed))
    forced = forced_unit(order, lead, beaten)
    if forced is None:
        position = replace(later.position, phase=Phase.CHOOSE, asked=(seat + 1) % SEATS)
        return replace(later, position=position), (event,)
    later, events = _forced(later, order.sorted(cards_of(lead.suit, forced)))
    return later, (event, *events)


def _size(unit: Unit) -> tuple[int, int, int]:
    """The smallest unit is named first (SJ-6.2)."""
    return (unit.shape.size, unit.top, unit.shape.length)


def choose(state: DealState, seat: Seat, action: Action) -> Later:
    """The next player names the unit that is led."""
    history = state.position.history_with(seat, action)
    position = replace(state.position, history=history, phase=Phase.PLAY, asked=None)
    named = Event(Happened.UNIT_NAMED, seat, {"cards": Cards(action.cards)})
    later, events = _forced(replace(state, position=position), position.order.sorted(action.cards))
    return later, (named, *events)


def _forced(state: DealState, cards: tuple[Card, ...]) -> Later:
    """One unit of a failed throw is led, and the throw costs what the rules say (SJ-6.3)."""
    position, failed = state.position, state.position.failed
    assert failed is not None
    moved = penalty(state.rules, len(failed.cards), len(cards), by_attackers=position.attacks(failed.leader))
    return _laid(state, failed.leader, cards, penalties=position.penalties + moved, reading=())


def _laid(state: DealState, seat: Seat, cards: tuple[Card, ...], **changed: Any) -> Later:
    """Cards are on the table; ``changed`` is what else changes in the position."""
    hands = with_hand(state.hands, seat, without(state.hands[seat], cards))
    position = state.position
    position = replace(
        position,
        plays=(*position.plays, cards),
        laid=(*position.laid, *cards),
        counts=tuple(map(len, hands)),
        **changed,
    )
    played = Event(Happened.PLAYED, seat, {"cards": Cards(cards)})
    later = replace(state, position=position, hands=hands)
    if len(position.plays) < SEATS:
        return later, (played,)
    later, events = _won(later)
    return later, (played, *events)


def _won(state: DealState) -> Later:
    """Somebody takes the trick and leads next (SJ-8.5)."""
    position, lead = state.position, state.position.lead
    assert lead is not None
    assert position.leader is not None
    at = winner(position.order, lead.shapes, position.plays)
    seat = (position.leader + at) % SEATS
    points = points_in(card for cards in position.plays for card in cards)
    taken = position.taken + points * position.attacks(seat)
    event = Event(Happened.TRICK_WON, seat, {"p": points})
    after = replace(
        position,
        leader=seat,
        plays=(),
        reading=(),
        failed=None,
        last_trick=position.trick,
        last_failed=position.failed,
        last_winner=seat,
        taken=taken,
    )
    if any(state.hands):
        return replace(state, position=after), (event,)
    later, events = _over(state, replace(after, phase=Phase.OVER), lead, position.plays[at])
    return later, (event, *events)


def _over(state: DealState, position: Position, lead: Lead, winning: tuple[Card, ...]) -> Later:
    """The deal is over: the kitty counts if the attackers won the last trick (SJ-9.2)."""
    assert position.dealer is not None
    assert position.last_winner is not None
    rules, attacked = state.rules, position.attacks(position.last_winner)
    trumps = all(position.order.suit_of(card) == TRUMPS for card in winning)
    times = multiplier(rules.kitty_multiplier, lead.shapes, trumps_won=trumps) if attacked else 0
    finished = Finished(
        position.levels,
        position.dealer,
        position.taken,
        kitty_points=points_in(state.kitty) if attacked else 0,
        multiplier=times,
        penalties=position.penalties,
        trump=position.trump,
        winner=position.last_winner,
        jack=winning[0] if attacked and len(winning) == 1 else None,
        kitty=state.kitty,
    )
    ending = result_of(rules, finished)
    won = Event(
        Happened.KITTY_WON, position.last_winner, {"p": finished.kitty_points, "n": times, "cards": Cards(state.kitty)}
    )
    side = "attackers" if ending.account["side"] != position.dealer % 2 else "dealers"
    ended = Event(Happened.ENDED, None, {"p": finished.total, "n": ending.account["gain"], "side": side})
    return replace(state, position=position, ending=ending), ((won, ended) if attacked else (ended,))
