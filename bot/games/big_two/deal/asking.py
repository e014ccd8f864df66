"""What a deal asks of its seats, now and ahead. All of it is public (docs/big-two.md, BT-10.1, 11.1, 12.3)."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Seat
from bot.games.asks import Ask, Asks
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.before.redeal import OFFER
from bot.games.big_two.deal.last_card import callable_by, undeclared
from bot.games.big_two.grammar import DECLARE
from bot.games.big_two.rules.options import TopEnforce, TopFollow
from bot.games.big_two.situation import NOBODY, DealSetting, Position, first_turn, locked, seat_after, seats_of

_PASS = Ask("pass", must=True)
_DECLARE = Ask(DECLARE.verb, lasting=True, words=DECLARE.words)


def asks_of(setting: DealSetting, position: Position, phase: Phase | None) -> Asks:
    """What each seat is asked now: in a phase before play, in a redeal offer, or during play, on a turn or off it."""
    if phase is not None:
        return phase.asks()
    if position.undecided:
        return dict.fromkeys(seats_of(position.undecided), OFFER)
    if position.turn == NOBODY:
        return {}
    asks: dict[Seat, tuple[Ask, ...]] = {position.turn: _on_turn(setting, position)}
    if setting.declared_sizes:
        for seat in undeclared(setting, position):
            asks[seat] = (_DECLARE,)
        for seat in range(setting.seats):
            if others := callable_by(setting, position, seat):
                asks[seat] = (*asks.get(seat, ()), Ask("call", lasting=True, seats=others))
    return asks


def ahead_of(
    setting: DealSetting, position: Position, phase: Phase | None, opener: Seat, seat: Seat
) -> tuple[Ask, ...]:
    """What a seat may answer before it is asked: to lead, while something still keeps it from opening; or to pass.

    ``opener`` opens the deal whatever the cards are; nobody where they decide it, or where play has begun.
    """
    if phase is None and not position.undecided:
        return _passes_ahead(setting, position, seat)
    opens = seat == (position.turn if phase is None else opener)
    return (setting.lead,) if opens and position.counts[seat] else ()


def opening_of(
    setting: DealSetting, position: Position, phase: Phase | None, seat: Seat
) -> tuple[DealSetting, Position]:
    """The setting and the position in which a seat that may lead ahead will open, as far as everybody can tell."""
    if phase is None:
        return setting, position._replace(undecided=0)
    setting = replace(setting, starter=seat)
    return setting, first_turn(setting, position.counts, history=position.history)


def _passes_ahead(setting: DealSetting, position: Position, seat: Seat) -> tuple[Ask, ...]:
    """The pass that a seat may decide on until the next lead; none on a lead, and where the seat is passed over.

    None either where the rules may ask for the highest single before a hand of one card (BT-11.3): that is for each
    turn to decide.
    """
    table, counts = position.table, position.counts
    if not table or position.turn == NOBODY or not counts[seat] or locked(setting, position) >> seat & 1:
        return ()
    single = table & table - 1 == 0
    watches = setting.rules.top.enforce is not TopEnforce.OFF and setting.rules.top.follow is TopFollow.HIGHEST
    if single and watches and counts[seat_after(counts, seat, setting.step)] == 1:
        return ()
    return (_PASS,)


def _on_turn(setting: DealSetting, position: Position) -> tuple[Ask, ...]:
    """To play, or to pass. A leader may pass only if the hand is nothing but a barred top card (BT-13.3)."""
    barred = setting.bars_top and position.counts[position.turn] == 1
    return (setting.lead, _PASS) if position.table or barred else (setting.lead,)
