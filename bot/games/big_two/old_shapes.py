"""Reads deals and matches from snapshots of shapes 4 and 5, written by earlier versions. Frozen: nothing writes these.

They have no history of the deal. In a deal that is read from one, the history begins with the current trick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.cards import read_cards
from bot.dealing import Stream
from bot.engine.actions import Seat
from bot.engine.chance import Chance, Stated, Streamed
from bot.engine.result import Entry, Reckoning, Result
from bot.engine.seam.deals import Deal
from bot.engine.seam.matches import Match
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.class_struggle import Swaps
from bot.games.big_two.before.exchange.returning import Debt, Returning
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Background, Phase
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.pack import Pack
from bot.games.big_two.deal.deal_state import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.deal.top_duty import Breach, Case
from bot.games.big_two.deeds import passed, played
from bot.games.big_two.match import SERIES, BigTwoMatch, PointsSoFar
from bot.games.big_two.old_news import old_event as read_event
from bot.games.big_two.position import Course, Position, locked
from bot.games.big_two.rules.closed_choices import RestFace, RestUse
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting


def read_match(rules: Rules, data: Any) -> BigTwoMatch:
    """The match in an old snapshot."""
    background = _background(data["background"])
    totals = tuple(data["totals"])
    so_far = PointsSoFar(rules, totals, data["deals"], background, data["dealer"], data["callouts"])
    return Match(SERIES, so_far)


__all__ = ["read_deal", "read_event", "read_match", "read_result"]


def read_deal(rules: Rules, data: Any, undecided: Sequence[Seat]) -> BigTwoDeal:
    """The deal in an old snapshot. ``undecided`` are the seats that had not yet answered whether they want a redeal."""
    pack = combinations_of(rules).pack
    phase = None if data["phase"] is None else _PHASES[data["phase"]["kind"]](pack, data["phase"])
    background, setting = _background(data["background"]), _setting(rules, pack, data)
    position = _position(setting, data)._replace(
        undecided=_seats(list(undecided)),
        ending=None if data["result"] is None else read_result(data["result"]),
    )
    state = DealState(
        position,
        tuple(_mask(pack, hand) for hand in data["hands"]),
        background,
        phase,
        _chance(data["chance"]),
        read_cards(data["stock"]),
        _breach(pack, data["breach"]),
        _breach(pack, data["liable"]),
    )
    return Deal(PLAY, state)


def read_result(data: Any) -> Result:
    """The result in an old snapshot. Shape 4 has neither ``counted`` nor ``accounts``."""
    return Result(
        winner=data["winner"],
        points=tuple(data["points"]),
        penalties=tuple(data["penalties"]),
        entries=tuple(Entry(*entry) for entry in data["entries"]),
        zero_sum=data["zero_sum"],
        left=tuple(read_cards(hand) for hand in data["left"]),
        order=tuple(data["order"]),
        payer=data["payer"],
        void=data["void"],
        dealer=data["dealer"],
        counted=tuple(map(_reckoning, data.get("counted", ()))),
        accounts=tuple(map(_reckoning, data.get("accounts", ()))),
    )


def _reckoning(data: Any) -> Reckoning:
    terms, factors = data
    return Reckoning(tuple((value, times) for value, times in terms), tuple(factors))


def _mask(pack: Pack, text: str) -> int:
    return pack.mask(read_cards(text))


def _seats(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _background(data: Any) -> Background:
    return Background(data["winner"], data["last_loser"], tuple(data["standing"]))


def _setting(rules: Rules, pack: Pack, data: Any) -> DealSetting:
    return DealSetting(
        rules,
        data["deal"],
        data["dealer"],
        data["cut"],
        data["receiver"],
        starter=_somebody(data["starter"]),
        opening=_mask(pack, data["opening"]),
        left=_mask(pack, data["left"]),
        callouts=data["callouts"],
        swapper=_somebody(data["swapper"]),
        ranks=tuple(data["ranks"]),
    )


def _somebody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _position(setting: DealSetting, data: Any) -> Position:
    """The position in an old snapshot. The play to beat and the passes are worked out from the trick."""
    pack = setting.pack
    since_lead = tuple((int(seat), _mask(pack, cards)) for seat, cards in data["trick"])
    plays = [at for at, (_, mask) in enumerate(since_lead) if mask]
    owner, table = since_lead[plays[-1]] if plays else (NOBODY, 0)
    position = Position(
        setting,
        turn=_somebody(data["turn"]),
        counts=tuple(data["counts"]),
        table=table,
        owner=owner,
        since_lead=since_lead,
        passes=len(since_lead) - 1 - plays[-1] if plays else 0,
        played=_mask(pack, data["played"]),
        acted=_seats(data["acted"]),
        declared=_seats(data["declared"]),
        frozen=_seats(data["frozen"]),
        course=_course(pack, data["course"]),
        deeds=_deeds(data["trick"]),
    )
    return position._replace(passes=locked(position).bit_count()) if setting.locks else position


def _deeds(trick: list[Any]) -> str:
    deeds = ""
    for seat, cards in trick:
        deeds = played(deeds, seat, read_cards(cards)) if cards else passed(deeds, seat)
    return deeds


def _course(pack: Pack, data: Any) -> Course:
    return Course(
        stock=data["stock"],
        recycled=data["recycled"],
        passed_on=_mask(pack, data["passed_on"]),
        before=_mask(pack, data["before"]),
        out=tuple(data["out"]),
        no_win=_seats(data["no_win"]),
        won_by=_mask(pack, data["won_by"]),
        unbeaten=tuple((seat, _mask(pack, cards)) for seat, cards in data["unbeaten"]),
        called=_seats(data["called"]),
        silenced=_seats(data["silenced"]),
    )


def _breach(pack: Pack, data: Any) -> Breach | None:
    return None if data is None else Breach(data[0], data[1], Case(data[2]), _mask(pack, data[3]))


def _chance(data: Any) -> Chance:
    if "lines" in data:
        return Stated(tuple(read_cards(line) for line in data["lines"]))
    return Streamed(Stream(bytes.fromhex(data["key"]), data["position"]))


def _left_over(_: Pack, data: Any) -> LeftOver:
    return LeftOver(data["seat"], RestUse(data["use"]), RestFace(data["face"]), read_cards(data["cards"]))


def _returning(_: Pack, data: Any) -> Returning:
    return Returning(tuple(Debt(*debt) for debt in data["debts"]))


def _swaps(_: Pack, data: Any) -> Swaps:
    return Swaps(tuple(data["ranks"]), data["at"], data["owes"])


def _pool(pack: Pack, data: Any) -> Pool:
    ranks, asked, givers = (tuple(data[name]) for name in ("ranks", "asked", "givers"))
    return Pool(ranks, data["at"], asked, givers, data["closed"], tuple(_mask(pack, card) for card in data["line"]))


def _picking(pack: Pack, data: Any) -> Picking:
    return Picking(tuple(data["waiting"]), tuple(_mask(pack, pile) for pile in data["piles"]))


def _chain(_: Pack, data: Any) -> Chain:
    return Chain(tuple(data["ranking"]), data["many"], data["keeps"], data["at"])


_PHASES: Mapping[str, Callable[[Pack, Any], Phase]] = {
    "leftover": _left_over,
    "returning": _returning,
    "swaps": _swaps,
    "pool": _pool,
    "picking": _picking,
    "chain": _chain,
}
