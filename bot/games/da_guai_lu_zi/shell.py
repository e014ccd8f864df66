"""What Da Guai Lu Zi answers without a table: may this be played on that, what does a finishing order decide?"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import RANKS, Card
from bot.engine.actions import NotPossible, Seat
from bot.engine.facts import Cards, Player, Players, Refusal, Text, refuse, saying
from bot.engine.game import Json, Result
from bot.engine.shell_answers import (
    AS,
    FIRST,
    NO_SUIT,
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
from bot.games.da_guai_lu_zi.cards.order import CardOrder, order_of
from bot.games.da_guai_lu_zi.cards.readings import PlayReading, read_as
from bot.games.da_guai_lu_zi.closed_lists import EscapeMisstatement as Wrong
from bot.games.da_guai_lu_zi.closed_lists import EscapeRefusal as No
from bot.games.da_guai_lu_zi.deal.judge import refuse_answer, refuse_lead
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, out_team
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules, level_written
from bot.games.da_guai_lu_zi.scoring.settlement import (
    BothCounts,
    BothLevels,
    TeamStanding,
    first_standing,
    is_over,
    result_of,
)
from bot.games.da_guai_lu_zi.verbs import NAMES

JUDGED = (
    FIRST,
    SECOND,
    QuestionOption("trump", QuestionKind.TRUMP, "the trump suit (c, d, h or s) or rank; or none"),
    AS,
    SECOND_AS,
    QuestionOption("finish", QuestionKind.FLAG, "FIRST empties its hand"),
    QuestionOption("second_finish", QuestionKind.FLAG, "SECOND emptied its hand", "on_finish"),
)
SCORED = (
    QuestionOption("order", QuestionKind.ORDER, "the finishing order", needed=True),
    QuestionOption("leading", QuestionKind.NUMBER, "the leading team, 0 or 1; 0 if left out"),
    QuestionOption("levels", QuestionKind.LEVELS, "the levels of both sides, such as 2,5"),
    QuestionOption("fails", QuestionKind.NUMBERS, "attempts that each team lost at the last level, such as 0,0"),
    QuestionOption("totals", QuestionKind.NUMBERS, "the totals before the deal, such as 0,0"),
    QuestionOption("deals", QuestionKind.NUMBER, "how many deals were counted before"),
)


# --- judge ---


def judge(rules: Rules, question: Question) -> Verdict:
    """Whether cards may be led, or may be played on others (DG-10.1).

    Raises:
        Misstated: no cards are named, or one that is not in the packs or not so often; a trump rank that the rules
            do not have; a reading that does not exist; something about a second play that is not named.
    """
    order = order_of(rules, _trump(rules, question))
    first, second = question.get("first", ()), question.get("second")
    for cards in (first, second or ()):
        check_copies(cards, rules.pack, Wrong.TOO_OFTEN)
    if not first or second == ():
        raise Misstated(Wrong.NO_CARDS)
    named, on = (NAMES.stated(question.get(name), Wrong.NO_READING) for name in ("as", "second_as"))
    finishing, finished = question.get("finish", False), question.get("second_finish", False)
    judged = _judged(first, read_as(order, first, named, finishing=finishing))
    refused = refuse_lead(order, first, named, finishing=finishing)
    if second is None:
        _check_alone(question)
        return Verdict(judged, None, refused)
    lying = read_as(order, second, on, finishing=finished)
    if refused is None:
        refused = _refuse_on(order, first, named, second, lying, finishing=finishing)
    return Verdict(judged, _judged(second, lying), refused)


def _check_alone(question: Question) -> None:
    """Refuse what is said of a second play where there is none."""
    for name in ("second_as", "second_finish"):
        if question.get(name):
            raise Misstated(Wrong.NO_SECOND, option=f"--{name.replace('_', '-')}")


def _refuse_on(
    order: CardOrder,
    first: tuple[Card, ...],
    named: tuple[str, str] | None,
    second: tuple[Card, ...],
    lying: PlayReading | None,
    *,
    finishing: bool,
) -> Refusal | None:
    if lying is None:
        return refuse(No.NOT_A_COMBINATION, why="second", n=len(second), cards=Cards(order.sorted(second)))
    return refuse_answer(order, first, named, LaidPlay(0, second, lying), finishing=finishing)


def _trump(rules: Rules, question: Question) -> str | None:
    """The trump rank of a question; without one that of the first level, where the rules have any."""
    trump = question.get("trump")
    if trump is None:
        return rules.dg.level_start if rules.has_trump else None
    if trump == NO_SUIT:
        return None
    if trump not in RANKS:
        raise Misstated(Wrong.TRUMP_IS_A_RANK, suit=trump)
    if not rules.has_trump:
        raise Misstated(Wrong.NO_TRUMP_RANK, rank=trump)
    return str(trump)


def _judged(cards: tuple[Card, ...], reading: PlayReading | None) -> Judged:
    """Cards with their kind and rank."""
    if reading is None:
        return Judged(cards, None, None, {"rank": None})
    called = saying("a-kind", kind=reading.kind.value, rank=reading.rank)
    return Judged(cards, reading.kind.value, called, {"rank": reading.rank})


# --- score ---


def score(rules: Rules, question: Question) -> Result:
    """What a finishing order decides (DG-10.2).

    Raises:
        Misstated: the order is missing or cannot be, there is no such team, levels are named that are not played, or
            no match stands so before a deal.
    """
    if "order" not in question:
        raise Misstated(Wrong.NO_ORDER)
    order = checked_order(question["order"])
    leading = question.get("leading", 0)
    if leading not in (0, 1):
        raise Misstated(Wrong.NO_TEAM, n=leading)
    if not rules.plays_levels and ("levels" in question or "fails" in question):
        raise Misstated(Wrong.LEVELS_UNPLAYED)
    start = first_standing(rules)
    before = TeamStanding(
        checked_levels(rules, question["levels"]) if "levels" in question else start.levels,
        _both(question.get("fails", start.fails)),
        _both(question.get("totals", start.totals)),
        _from_nothing(question.get("deals", 0)),
    )
    _check_standing(rules, before)
    return result_of(rules, before, leading, order)


def _check_standing(rules: Rules, before: TeamStanding) -> None:
    """Refuse a standing that no match has before a deal (DG-6.5, DG-8.2).

    Raises:
        Misstated: a team has failed attempts below the last level, or the match was over.
    """
    for team, (level, fails) in enumerate(zip(before.levels, before.fails, strict=True)):
        if fails and level != rules.dg.level_end:
            last = level_written(rules.dg.level_end)
            raise Misstated(Wrong.FAILS_TOO_EARLY, n=team, level=level_written(level), high=last)
    if is_over(rules, before):
        raise Misstated(Wrong.OVER_BEFORE)


def checked_order(order: Sequence[Seat]) -> tuple[Seat, ...]:
    """A finishing order that ends with the play that ended the deal.

    Raises:
        Misstated: a seat does not exist or is named twice, or the order ends too early or too late.
    """
    for at, seat in enumerate(order):
        if not 0 <= seat < SEATS:
            raise Misstated(Wrong.NO_SEAT, seat=seat, last=SEATS - 1, number=seat + 1)
        if seat in order[:at]:
            raise Misstated(Wrong.SEAT_TWICE, name=Player(seat))
        if at + 1 < len(order) and out_team(order[: at + 1]) is not None:
            raise Misstated(Wrong.TOO_LATE, name=Player(seat))
    if out_team(order) is None:
        raise Misstated(Wrong.TOO_EARLY)
    return tuple(order)


def checked_levels(rules: Rules, levels: Sequence[str]) -> BothLevels:
    """The levels of both teams.

    Raises:
        Misstated: they are not two, or one is not played.
    """
    if len(levels) != len(first_standing(rules).levels):
        raise Misstated(Wrong.TWO_LEVELS)
    low, high = rules.dg.level_start, rules.dg.level_end
    for level in levels:
        if level not in RANKS[RANKS.index(low) : RANKS.index(high) + 1]:
            raise Misstated(
                Wrong.NO_LEVEL, level=level_written(level), low=level_written(low), high=level_written(high)
            )
    return levels[0], levels[1]


def _both(numbers: Sequence[int]) -> BothCounts:
    if len(numbers) != len((0, 0)):
        raise Misstated(Wrong.TWO_NUMBERS)
    return _from_nothing(numbers[0]), _from_nothing(numbers[1])


def _from_nothing(number: int) -> int:
    if number < 0:
        raise Misstated(Wrong.BELOW_NOTHING, n=number)
    return number


def settled(result: Result) -> Json:
    """What ``score --json`` prints."""
    account = result.account
    return {
        "points": list(result.points),
        "zero_sum": result.zero_sum,
        "side": account["side"],
        "caught": list(account["caught"]),
        "levels": account["levels"],
        "fails": account["fails"],
        "totals": list(account["totals"]),
        "next_first": account["next_first"],
        "next_leading": account["next_leading"],
        "match_over": account["over"],
        "match_winner": account["match_winner"],
    }


def outcome(result: Result) -> tuple[Text, ...]:
    """What a finishing order decides, for people."""
    account = result.account
    caught, team = account["caught"], account["side"]
    winner = account["match_winner"]
    return (
        saying("score-side", team=-1 if team is None else team, n=len(caught), names=Players(tuple(caught))),
        saying(
            "score-next",
            name=Player(account["next_first"]),
            over=account["over"],
            team=-1 if winner is None else winner,
        ),
    )


# --- records ---


def both_levels(value: Json, seats: int) -> BothLevels:
    """The levels of both teams at the head of a record."""
    del seats
    if not isinstance(value, list) or len(value) != 2 or not all(level in tuple(RANKS) for level in value):
        raise NotPossible('two levels, such as ["2", "2"]')
    return value[0], value[1]


def finishing_order(value: Json, seats: int) -> tuple[Seat, ...]:
    """The finishing order of a deal before the record."""
    del seats
    try:
        if isinstance(value, list) and all(map(is_number, value)):
            return checked_order(value)
    except Misstated:
        pass
    raise NotPossible("the seats in the order in which they ran out, until all three of one team were out")


def stated_levels(rules: Rules, levels: BothLevels | None) -> BothLevels | None:
    """The levels at the head of a record.

    Raises:
        NotPossible: the rules have no levels, or one of these is not played.
    """
    if levels is None:
        return None
    if not rules.plays_levels:
        raise NotPossible("“levels” says nothing where no levels are played (dg.score=caught_points)")
    return checked_levels(rules, levels)
