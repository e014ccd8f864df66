"""The end of a deal: who is out and in which place, when it is over, what it costs, which events tell it (13, 14)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Seat
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Event, Result
from bot.engine.result import Reckoning
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.deal.last_card import Breach
from bot.games.big_two.position import Position
from bot.games.big_two.scoring import Ending, Left, Settlement, settle
from bot.games.big_two.seat_sets import how_many, includes, seats_of, with_seat
from bot.games.big_two.setting import DealSetting


class Finish(NamedTuple):
    """A deal that is over."""

    position: Position
    hands: tuple[Mask, ...]  # the hands left
    last: Combination | None  # the play that ended the deal; None if a hand won at once
    order: tuple[Seat, ...]
    loser: Seat | None = None  # who played their last card undeclared, so that nobody wins (D-16)
    breach: Breach | None = None  # what let the winner go out

    @property
    def winner(self) -> Seat | None:
        return self.order[0] if self.order else None


def gone_out(position: Position, events: list[Event]) -> Position:
    """The position after the owner of the play on the table went out, with their place (BT-13.2, 13.3)."""
    setting = position.setting
    seat, course = position.owner, position.course
    no_win, won_by = course.no_win, course.won_by
    if setting.top_never_wins and position.table == setting.pack.highest:
        no_win = with_seat(no_win, seat)
    elif not won_by:
        won_by = position.table
    course = course._replace(out=(*course.out, seat), no_win=no_win, won_by=won_by)
    place = setting.seats if includes(no_win, seat) else len(course.out) - how_many(no_win)
    events.append(Event(Happened.FINISHED, seat, {"place": place}))
    return position._replace(course=course)


def final_order(position: Position) -> tuple[Seat, ...]:
    """The finishing order of a deal that is over, best first; empty while it goes on (BT-13).

    A deal ends when the first player goes out, or when all but one are out. A player who may not win ranks last.
    """
    course = position.course
    placed = tuple(seat for seat in course.out if not includes(course.no_win, seat))
    if placed and not position.setting.rules.plays_on:
        return placed
    holding = tuple(seat for seat, count in enumerate(position.counts) if count)
    if len(holding) > 1:
        return ()
    return (*placed, *holding, *(seat for seat in course.out if includes(course.no_win, seat)))


def order_at_once(setting: DealSetting, winner: Seat) -> tuple[Seat, ...]:
    """The finishing order when a hand wins before the first play: the others follow in turn order (BT-12.1)."""
    if not setting.rules.plays_on:
        return (winner,)
    return tuple((winner + setting.step * away) % setting.seats for away in range(setting.seats))


def pays(position: Position, breach: Breach | None) -> Breach | None:
    """The breach that let the owner of the single on the table go out on their very next turn (BT-11.4).

    There is none if nobody has to pay, or if the player who went out may not win.
    """
    if breach is None or breach.following != position.owner or not position.setting.rules.charges_breach:
        return None
    return None if includes(position.course.no_win, position.owner) else breach


def settled(finish: Finish, events: list[Event]) -> Result:
    """The result of a deal. Adds the events of its end to ``events``."""
    setting = finish.position.setting
    position, pack = finish.position, setting.pack
    course = position.course
    payer = finish.loser if finish.breach is None else finish.breach.seat
    ending = Ending(
        left=tuple(Left.of(pack.of(hand)) for hand in finish.hands),
        winner=finish.winner,
        opener=setting.starter,
        last=finish.last.play.cards if finish.last else (),
        won_by=pack.of(course.won_by),
        payer=payer,
        not_played=frozenset(seat for seat in range(setting.seats) if not includes(position.acted, seat)),
        no_win=frozenset(seats_of(course.no_win)),
        order=finish.order,
        unbeaten=tuple((seat, pack.of(mask)) for seat, mask in course.unbeaten),
        step=setting.step,
    )
    settlement = settle(setting.rules, ending)
    _tell(finish, settlement, events)
    return settlement.result(ending)


def _tell(finish: Finish, settlement: Settlement, events: list[Event]) -> None:
    """Adds who pays for everybody and who won. The result says how each number came about."""
    setting = finish.position.setting
    winner, loser = finish.winner, finish.loser
    terms = [penalty.points for seat, penalty in enumerate(settlement.penalties) if seat not in (winner, loser)]
    if loser is not None:
        events.append(Event(Happened.LOST_UNDECLARED, loser, {"terms": _sum(terms), "p": sum(terms)}))
    if finish.breach is not None:
        breach = finish.breach
        paid = abs(settlement.points[breach.seat])
        facts: Facts = {
            "other": Player(breach.following),
            "case": breach.case.value,
            "better": Cards(setting.pack.of(breach.better)),
            "terms": _sum(terms),
            "summed": len(terms) > 1 and sum(terms) == paid,
            "p": paid,
        }
        events.append(Event(Happened.FULL_PAYER, breach.seat, facts))
    if winner is not None:
        events.append(Event(Happened.DEAL_WON, winner, {"deal": setting.number}))


def _sum(terms: list[int]) -> Reckoning:
    return Reckoning(tuple((term, 1) for term in terms))
