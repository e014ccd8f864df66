"""What Zheng Shangyou answers without a table: may this be played on that, what are places worth? And its records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import NotPossible, Seat
from bot.engine.facts import Player, Text, saying
from bot.engine.game import Json, Result
from bot.engine.shell_answers import (
    AS,
    FIRST,
    SECOND,
    SECOND_AS,
    Judged,
    Misstated,
    Question,
    QuestionKind,
    QuestionOption,
    Verdict,
    check_copies,
)
from bot.engine.typed.recorded import is_number
from bot.games.climbing.verbs_and_readings import ReadingName
from bot.games.zheng_shangyou.cards.answering import Laid, read_as
from bot.games.zheng_shangyou.cards.kinds import PlayReading, kind_word
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouMisstatement as Wrong
from bot.games.zheng_shangyou.deal.judge import refuse_play, unplayable
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.tricks import dealer_after
from bot.games.zheng_shangyou.match import ZhengShangyouMatch
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scoring.places import is_over, result_of, winning_side
from bot.games.zheng_shangyou.verbs import NAMES, play_of


def places(deal: ZhengShangyouDeal) -> Mapping[str, Json]:
    """The seats as they ran out; the last place at the end."""
    return {"places": list(deal.position.places)}


def match_winner(match: ZhengShangyouMatch) -> Mapping[str, Json]:
    """The seat, or the team, that has won the match."""
    return {"match_winner": match.so_far.winning_side()}


def tally(result: Result) -> Mapping[str, int]:
    """Deals whose first two places went to one side."""
    first, second = result.order[:2]
    return {"both_first_places": int({first, second} <= result.winners)}


COUNTED = ("first", "last")


def ends(deal: ZhengShangyouDeal, seat: Seat) -> Mapping[str, int]:
    """Whether a seat was the first, or the last."""
    result = deal.result()
    order = () if result is None else result.order
    return {"first": int(order[:1] == (seat,)), "last": int(order[-1:] == (seat,))}


JUDGED = (FIRST, SECOND, AS, SECOND_AS)
SCORED = (
    QuestionOption("order", QuestionKind.ORDER, "the finishing order"),
    QuestionOption("totals", QuestionKind.NUMBERS, "the totals before the deal, such as 0,0"),
    QuestionOption("deals", QuestionKind.NUMBER, "how many deals were counted before"),
)


def judge(rules: Rules, question: Question) -> Verdict:
    """Whether cards may be led, or played on others (ZS-9.1).

    Raises:
        Misstated: no cards are named, or more of a face than the packs have; a kind or rank does not exist; or a
            second play is read and not named.
    """
    first, second = question.get("first", ()), question.get("second")
    named, second_named = (NAMES.stated(question.get(name), Wrong.NO_READING) for name in ("as", "second_as"))
    for cards in (first, *([] if second is None else [second])):
        _check_cards(rules, cards)
    if second is None and second_named is not None:
        raise Misstated(Wrong.NO_SECOND, option="--second-as")
    table = None if second is None else _laid(rules, second, second_named)
    on = table if isinstance(table, Laid) else None
    refused = refuse_play(rules, play_of(first, named), on)
    if refused is None and second is not None and on is None:
        refused = unplayable(rules, second)
    judged = None if second is None else _judged(second, on.reading if on else None)
    reading = read_as(rules, first, named, on)
    return Verdict(_judged(first, reading if isinstance(reading, PlayReading) else None), judged, refused)


def _laid(rules: Rules, cards: tuple[Card, ...], named: ReadingName | None) -> Laid | None:
    """A play on the table, read as a lead; None if it is no play."""
    reading = read_as(rules, cards, named, None)
    return Laid(cards, reading) if isinstance(reading, PlayReading) else None


def _judged(cards: tuple[Card, ...], reading: PlayReading | None) -> Judged:
    if reading is None:
        return Judged(cards, None, None, {"rank": None})
    called = saying("a-reading", kind=kind_word(reading.kind, len(cards)), rank=reading.rank)
    return Judged(cards, reading.kind.value, called, {"rank": reading.rank})


def _check_cards(rules: Rules, cards: tuple[Card, ...]) -> None:
    if not cards:
        raise Misstated(Wrong.NO_CARDS)
    check_copies(cards, rules.packs, Wrong.TOO_OFTEN)


def score(rules: Rules, question: Question) -> Result:
    """What the places of a deal are worth, and what they lead to (ZS-9.2).

    Raises:
        Misstated: the order is missing, too short or names a seat twice; the totals are not one a seat, or cannot be.
    """
    places = _places(rules, question.get("order"))
    totals, before = question.get("totals", (0,) * rules.seats), question.get("deals", 0)
    _check_standing(rules, totals, before)
    result = result_of(rules, places, ((),) * rules.seats, dealer_after(rules, places))
    after = tuple(total + points for total, points in zip(totals, result.points, strict=True))
    won = {
        "totals": list(after),
        "match_over": is_over(rules, after, before + 1),
        "match_winner": winning_side(rules, after, before + 1),
    }
    return replace(result, account={**result.account, **won})


def _check_standing(rules: Rules, totals: Sequence[int], deals: int) -> None:
    """Refuse a standing that no match has before a deal (ZS-7).

    Raises:
        Misstated: totals are not one a seat, negative, or unequal for partners; or the match was over.
    """
    if len(totals) != rules.seats:
        raise Misstated(Wrong.WRONG_TOTALS, had=len(totals), n=rules.seats)
    if min(totals) < 0:
        raise Misstated(Wrong.BELOW_NOTHING, n=min(totals))
    if deals < 0:
        raise Misstated(Wrong.NO_DEALS, n=deals)
    first = {side: rules.sides.index(side) for side in rules.sides}
    for seat, side in enumerate(rules.sides):
        if totals[seat] != totals[first[side]]:
            raise Misstated(Wrong.PARTNERS_DIFFER, name=Player(first[side]), other=Player(seat))
    if is_over(rules, totals, deals):
        raise Misstated(Wrong.OVER_BEFORE)


def _places(rules: Rules, order: tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    if order is None:
        raise Misstated(Wrong.NO_ORDER)
    for seat in order:
        if not 0 <= seat < rules.seats:
            raise Misstated(Wrong.NO_SEAT, seat=seat, last=rules.seats - 1, number=seat + 1)
        if order.count(seat) > 1:
            raise Misstated(Wrong.SEAT_TWICE, name=Player(seat))
    if len(order) < rules.seats - 1:
        raise Misstated(Wrong.SHORT_ORDER, had=len(order), n=rules.seats)
    return (*order, *(seat for seat in range(rules.seats) if seat not in order))


def settled(result: Result) -> Json:
    """What ``score --json`` prints."""
    account = result.account
    return {
        "points": list(result.points),
        "zero_sum": result.zero_sum,
        "totals": account["totals"],
        "next_dealer": account["next_dealer"],
        "next_leader": account["next_leader"],
        "match_over": account["match_over"],
        "match_winner": account["match_winner"],
    }


def outcome(result: Result) -> tuple[Text, ...]:
    """What the places lead to, for people."""
    account = result.account
    return (saying("score-next", number=account["next_dealer"] + 1, over=account["match_over"]),)


# --- records ---


def all_by_place(value: Json, seats: int) -> tuple[Seat, ...]:
    """``previous``: all seats by the places of a deal before the record (ZS-9.3)."""
    whole = isinstance(value, list) and all(map(is_number, value)) and sorted(value) == list(range(seats))
    if not whole:
        raise NotPossible(f"all seats by place, such as {list(range(seats))}")
    return tuple(value)
