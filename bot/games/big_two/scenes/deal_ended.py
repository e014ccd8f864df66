"""The end of a deal of Big Two: who was out, who pays whom, how each number came about (docs/big-two.md, 13, 14)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.actions import Seat
from bot.engine.facts import Each, Facts, Player
from bot.engine.result import Reckoning, Result
from bot.engine.table_values import News, Settled
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.penalties import doublings_of_a_two, finish_factor, tier_with_start, twos
from bot.scenes.deal_end_scene import (
    Account,
    Cell,
    Column,
    DealEndScene,
    HandLeft,
    Row,
    Sums,
    gained,
    place_of,
    points_of,
)
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.wording import Text, saying, telling

_AT_ONCE = frozenset({BigTwoEvent.DRAGON, BigTwoEvent.FOUR_TWOS})
"""Events that end a deal before its first play (BT-12.1)."""


def scene_of_end(rules: Rules, settled: Settled) -> DealEndScene:
    """The end of a deal that counts."""
    result = settled.result
    marks = tuple(_mark(rules, result, seat) for seat in range(len(result.left)))
    return DealEndScene(
        _outcome(settled),
        tuple(_hand(settled, seat, mark) for seat, mark in enumerate(marks)),
        subtitle=_subtitle(result),
        points=_points(result),
        own=tuple(
            saying("deal-own", p=p, n=len(result.left[seat]), place=_place(result, seat), won=result.won_nothing(seat))
            for seat, p in enumerate(result.points)
        ),
        remarks=tuple(_remarks(settled, marks)),
        account=_account(rules, settled, marks),
    )


def why_void(settled: Settled) -> tuple[Text, ...]:
    """Who had the deal dealt anew (BT-12.3)."""
    return _told(settled.news, frozenset({BigTwoEvent.REDEALT}))


def _told(news: News, names: frozenset[BigTwoEvent]) -> tuple[Text, ...]:
    return tuple(telling(event) for event in news if event.name in names)


def _mark(rules: Rules, result: Result, seat: Seat) -> Mark:
    """The winner; who pays for everybody, where somebody is paid or the deal was lost (BT-11.2, 11.3, 14.12)."""
    if seat == result.winner:
        return Mark.WON
    pays = seat == result.payer and (result.winner is None or rules.charges_breach)
    return Mark.PAYS if pays else Mark.PLAIN


# --- Who won, and the hands ---


def _place(result: Result, seat: Seat) -> int:
    """The place in which a seat went out where all have one (BT-13.2), else the one that its points give."""
    if len(result.order) == len(result.points):
        return result.order.index(seat) + 1
    return place_of(seat, result.points)


def _points(result: Result) -> tuple[Text, ...]:
    """Everybody's place and points, the best first; the winner before others who share the place."""
    ranked = sorted(
        range(len(result.points)), key=lambda seat: (_place(result, seat), seat not in result.winners, seat)
    )
    return tuple(points_of(result, seat, _place(result, seat)) for seat in ranked)


def _outcome(settled: Settled) -> Text:
    result = settled.result
    if result.winner is None:
        return saying("wins-deal-nobody", deal=settled.number)
    key = "alt-end-at-once" if result.left[result.winner] else "alt-end-out"
    return saying(key, deal=settled.number, name=Player(result.winner))


def _subtitle(result: Result) -> Text | None:
    """Who was out first, or won with a whole hand."""
    if result.winner is None:
        return None
    key = "picture-wins-at-once" if result.left[result.winner] else "picture-out-first"
    return saying(key, name=Player(result.winner))


def _hand(settled: Settled, seat: Seat, mark: Mark) -> HandLeft:
    """What was left; of who went out with the last play, that play."""
    result = settled.result
    hand = result.left[seat]
    caption = _caption(result, seat, mark)
    if hand:
        return HandLeft(seat, hand, mark, None, caption)
    last, laid = settled.last_play or (None, ())
    if last != seat:
        return HandLeft(seat, hand, mark, saying("picture-out"), caption)
    return HandLeft(seat, hand, mark, saying("picture-last-play"), caption, laid=laid)


def _caption(result: Result, seat: Seat, mark: Mark) -> Text | None:
    """Who pays for everybody; the place of a seat where others played on behind the first (BT-13.2)."""
    if mark is Mark.PAYS:
        return saying("picture-pays-for-all")
    placed = len(result.order) > 1 and seat in result.order
    return saying("picture-place", place=result.order.index(seat) + 1) if placed else None


def _remarks(settled: Settled, marks: tuple[Mark, ...]) -> Iterable[Text]:
    """What decided the deal at once, the places, who pays for everybody."""
    result = settled.result
    yield from _told(settled.news, _AT_ONCE)
    if len(result.order) > 1:
        places: list[Facts] = [{"place": place, "name": Player(seat)} for place, seat in enumerate(result.order, 1)]
        yield saying("deal-order", names=Each("deal-place", tuple(places)))
    if Mark.PAYS not in marks:
        return
    if result.winner is not None:
        yield from _told(settled.news, frozenset({BigTwoEvent.FULL_PAYER}))
    else:
        yield saying("deal-lost", deal=settled.number, name=Player(marks.index(Mark.PAYS)))


# --- The account ---


def _account(rules: Rules, settled: Settled, marks: tuple[Mark, ...]) -> Account:
    """Penalties where cards are counted, what each gets of each other one where points are paid, deal and match."""
    result = settled.result
    seats = range(len(result.points))
    columns = (*_counted(rules), *_shares(result), _DEAL, _MATCH)
    reasons = multipliers(rules, settled)
    words = Each("alt-end-points", tuple(gained(result, seat) for seat in seats))
    return Account(
        columns,
        tuple(Row((seat,), tuple(_cell(settled, seat, column) for column in columns), marks[seat]) for seat in seats),
        saying("alt-end-account", points=words, sum=sum(result.points)),
        summed=result.zero_sum,
        why=(saying("deal-multiplied", each=Each("deal-multiplier", reasons, apart=True)),) if reasons else (),
        why_drawn=tuple(Text("picture-multiplier", reason) for reason in reasons),
    )


_PENALTY = Column(ColumnKind.COUNT, saying("picture-penalty"), sums=Sums("deal-counted", "deal-counted-seat"))
_DEAL = Column(ColumnKind.RESULT, saying("picture-deal-column"), sums=Sums("deal-account", "deal-account-seat"))
_MATCH = Column(ColumnKind.STANDING, saying("picture-match-column"))


def _counted(rules: Rules) -> tuple[Column, ...]:
    return (_PENALTY,) if rules.counts_cards else ()


def _shares(result: Result) -> tuple[Column, ...]:
    """A column a seat, unless points come from no seat (BT-14.7)."""
    if not result.entries and any(result.points):
        return ()
    return tuple(Column(ColumnKind.SHARE, seat=seat) for seat in range(len(result.points)))


def _cell(settled: Settled, seat: Seat, column: Column) -> Cell:
    result = settled.result
    match column.kind:
        case ColumnKind.COUNT:
            return Cell(result.penalties[seat], _penalty_sum(result, seat))
        case ColumnKind.SHARE:
            return Cell(None if column.seat in (seat, None) else received(result, seat, column.seat))
        case ColumnKind.RESULT:
            return Cell(result.points[seat], _points_sum(result, seat))
    return Cell(settled.totals[seat])


def _penalty_sum(result: Result, seat: Seat) -> Reckoning | None:
    """How a penalty came about, where it is more than a count."""
    return result.counted[seat] if result.counted and not result.counted[seat].evident else None


def _points_sum(result: Result, seat: Seat) -> Reckoning | None:
    """How the points of a seat came about, where they are more than its shares, or more than what it is charged."""
    if not result.accounts:
        return None
    account = result.accounts[seat]
    if not result.entries:
        return None if account.evident else account
    shares = [
        (got, 1) for other in range(len(result.points)) if other != seat and (got := received(result, seat, other))
    ]
    return account if account.factors or list(account.terms) != shares else None


def received(result: Result, seat: Seat, other: Seat) -> int:
    """What a seat gets of another one in all; negative where it pays."""
    return sum(
        entry.points if entry.target == seat else -entry.points
        for entry in result.entries
        if {entry.source, entry.target} == {seat, other}
    )


# --- Why penalties were multiplied ---


def multipliers(rules: Rules, settled: Settled) -> tuple[Facts, ...]:
    """Each reason for which penalties of a deal were multiplied, once, in the order of the seats.

    ``why`` is a variant of ``deal-multiplier``: tier, opener, unplayed, twos or finish. ``times`` is the multiplier,
    and ``n`` the number of cards from which on a tier holds.
    """
    each = [reason for seat in range(len(settled.result.counted)) for reason in _of(rules, settled, seat)]
    return tuple(reason for at, reason in enumerate(each) if reason not in each[:at])


def _of(rules: Rules, settled: Settled, seat: Seat) -> Iterable[Facts]:
    """The reasons for the factors of one penalty, in their order."""
    left, factors = settled.result.left[seat], settled.result.counted[seat].factors
    finish = finish_factor(rules, settled.last_play[1]) if settled.last_play else 1
    of_twos = doublings_of_a_two(rules) * twos(left)
    if len(factors) > of_twos + (finish != 1):
        yield _of_cards(rules, settled, seat, factors[0])
    if factors and of_twos:
        yield {"why": "twos", "times": 2 ** doublings_of_a_two(rules), "n": 0}
    if factors and finish != 1:
        yield {"why": "finish", "times": finish, "n": 0}


def _of_cards(rules: Rules, settled: Settled, seat: Seat, times: int) -> Facts:
    """Why many cards left, or none played, multiplied a penalty."""
    count = len(settled.result.left[seat])
    start, of_tier = tier_with_start(rules, count)
    if times == rules.score.no_play_mult and (times != of_tier or count >= settled.dealt.sizes[seat]):
        return {"why": "unplayed", "times": times, "n": 0}
    return {"why": "opener" if rules.multiplies_opener_only else "tier", "times": times, "n": start}
