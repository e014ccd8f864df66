"""The end of a deal of Zheng Shangyou: the places, and what they bring (ZS-7)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.actions import Seat
from bot.engine.facts import Each, Facts, Player, Players
from bot.engine.result import Reckoning
from bot.engine.table_values import Settled
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.scenes.deal_end_scene import Account, Cell, Column, DealEndScene, HandLeft, Row, Sums, gained, points_of
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.wording import Text, saying

_DEAL = Column(ColumnKind.RESULT, saying("picture-deal-column"), sums=Sums("end-added", "end-added-seat"))
_MATCH = Column(ColumnKind.STANDING, saying("picture-match-column"))


def scene_of_end(rules: Rules, settled: Settled) -> DealEndScene:
    """The end of a deal: everybody has a place."""
    result = settled.result
    first = Player(result.order[0])
    return DealEndScene(
        saying("alt-end-out", deal=settled.number, name=first),
        tuple(_hand(settled, seat) for seat in range(rules.seats)),
        subtitle=saying("picture-first-out" if rules.has_teams else "picture-out-first", name=first),
        points=tuple(_points(rules, settled)),
        own=tuple(
            saying(
                "deal-own",
                p=p,
                n=len(result.left[seat]),
                place=result.order.index(seat) + 1,
                won=result.won_nothing(seat),
            )
            for seat, p in enumerate(result.points)
        ),
        remarks=tuple(_remarks(rules, settled)),
        account=_account(rules, settled),
    )


def _mark(settled: Settled, seat: Seat) -> Mark:
    return Mark.WON if seat == settled.result.winner else Mark.PLAIN


def _hand(settled: Settled, seat: Seat) -> HandLeft:
    """The place of a seat, and what it held: only the last one held cards."""
    result = settled.result
    caption = saying("picture-place", place=result.order.index(seat) + 1)
    if hand := result.left[seat]:
        return HandLeft(seat, hand, _mark(settled, seat), None, caption)
    last, laid = settled.last_play or (None, ())
    if last != seat:
        return HandLeft(seat, (), _mark(settled, seat), saying("picture-out"), caption)
    return HandLeft(seat, (), _mark(settled, seat), saying("picture-last-play"), caption, laid=laid)


def _remarks(rules: Rules, settled: Settled) -> Iterator[Text]:
    """In teams the places, and which team avoided the last one; then who deals next."""
    result = settled.result
    if rules.has_teams:
        places: list[Facts] = [{"place": place, "name": Player(seat)} for place, seat in enumerate(result.order, 1)]
        yield saying("deal-order", names=Each("deal-place", tuple(places)))
    if rules.has_teams and rules.zs.not_last:
        yield saying("end-last-place", name=Player(result.order[-1]), p=rules.zs.not_last)
    if not settled.match_over:
        yield saying("end-next-dealer", name=Player(result.account["next_dealer"]))


def _points(rules: Rules, settled: Settled) -> Iterator[Text]:
    """What each team gets, the better one first; else what each seat gets, in the order of the places."""
    result = settled.result
    if rules.has_teams:
        for team in sorted(_teams(rules), key=lambda team: -result.points[team[0]]):
            facts = gained(result, team[0])
            yield Text("end-team", {**facts, "names": Players(team), "total": settled.totals[team[0]]})
        return
    for place, seat in enumerate(result.order, 1):
        yield points_of(result, seat, place)


def _teams(rules: Rules) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each team; each seat by itself where everybody plays alone."""
    if not rules.has_teams:
        return tuple((seat,) for seat in range(rules.seats))
    return tuple(tuple(seat for seat in range(rules.seats) if rules.sides[seat] == team) for team in (0, 1))


def _account(rules: Rules, settled: Settled) -> Account:
    """What each seat or team gets, and its total. In teams the sum says how the points came about."""
    result = settled.result
    seats = range(len(result.points))
    words = Each("alt-end-points", tuple(gained(result, seat) for seat in seats))
    rows = tuple(_row(settled, team) for team in _teams(rules))
    return Account((_DEAL, _MATCH), rows, saying("alt-end-account", points=words, sum=sum(result.points)))


def _row(settled: Settled, team: tuple[Seat, ...]) -> Row:
    """What a team, or a seat by itself, gets, and its total."""
    result, one = settled.result, team[0]
    won = Mark.WON if result.winner in team else Mark.PLAIN
    return Row(team, (Cell(result.points[one], _sum(result.accounts[one])), Cell(settled.totals[one])), won)


def _sum(account: Reckoning) -> Reckoning | None:
    """How points came about, where they are more than one number."""
    return account if len(account.terms) > 1 else None
