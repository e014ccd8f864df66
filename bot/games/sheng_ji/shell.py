"""What Sheng Ji answers without a table: is this a lead or a legal follow, does it win, and what is a total worth?"""

from __future__ import annotations

from collections import Counter

from bot.cards import RANKS, SUITS, Card
from bot.games.actions import Action, NotPossible
from bot.games.game import Json, Refusal, Result
from bot.games.shell_answers import FIRST, SECOND, Judged, Question, QuestionKind, QuestionOption, Verdict
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.deal.judge import refusal
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.refusals import ShengJiRefusal as No
from bot.games.sheng_ji.refusals import refuse
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.ending import Finished, result_of
from bot.games.sheng_ji.scoring.levels import Levels, ladder

JUDGED = (
    FIRST,
    SECOND,
    QuestionOption("hand", QuestionKind.CARDS, "the hand that FIRST comes from"),
    QuestionOption("trump_card", QuestionKind.CARDS, "the level card of the trump suit, such as 2s; none: no-trump"),
)
SCORED = (
    QuestionOption("dealer", QuestionKind.SEAT, "who dealt", needed=True),
    QuestionOption("attackers", QuestionKind.NUMBER, "the attackers' points with kitty and penalties", needed=True),
)


def judge(rules: Rules, question: Question) -> Verdict:
    """Whether cards may be led, or may follow others and win.

    Raises:
        NotPossible: no cards are named, or one that is not in the packs or not so often.
    """
    first, second = question.get("first", ()), question.get("second")
    hand, named = question.get("hand", first), question.get("trump_card", ())
    for cards in (first, second or (), hand, named):
        missing = Counter(cards) - Counter(rules.packs.cards())
        if missing:
            raise NotPossible(f"{next(iter(missing))} is not so often in {rules.decks} packs")
    if not first or second == ():
        raise NotPossible("a play names a card; write for example 7s 7s")
    position = _position(rules, hand, second, named)
    if second and lead_of(position.order, second) is None:
        raise NotPossible("cards of several suits cannot be led")
    judged = None if second is None else _judged(position, second)
    return Verdict(_judged(position, first), judged, _refusal(position, hand, first))


def _position(rules: Rules, hand: tuple[Card, ...], led: tuple[Card, ...] | None, named: tuple[Card, ...]) -> Position:
    level = named[0].rank if named else rules.start_level.value
    if named and (len(named) > 1 or named[0].rank not in RANKS or named[0].suit not in SUITS):
        raise NotPossible("--trump-card names one level card, such as 2s")
    return Position(
        rules,
        (level, level),
        0,
        dealer=0,
        phase=Phase.PLAY,
        trump=named[0].suit if named else None,
        leader=0,
        plays=() if led is None else (led,),
        counts=(len(hand),) * SEATS,
    )


def _refusal(position: Position, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Refusal | None:
    seat = len(position.plays)
    refused = refusal(position, hand, seat, Action("play", cards))
    lead = position.lead
    if refused is None and lead is not None and not winner(position.order, lead.shapes, (*position.plays, cards)):
        return refuse(No.WINS_NOTHING)
    return refused


def _judged(position: Position, cards: tuple[Card, ...]) -> Judged:
    """Cards with their units: the width and the number of tuples of each, largest first."""
    found = lead_of(position.order, cards)
    return Judged(cards, None if found is None else [list(shape) for shape in found.shapes])


def score(rules: Rules, question: Question) -> Result:
    """What the attackers' total is worth with both sides at the first level.

    Raises:
        NotPossible: a fact is missing, or there is no such seat.
    """
    for name in ("dealer", "attackers"):
        if name not in question:
            raise NotPossible(f"--{name} is missing")
    if not 0 <= question["dealer"] < SEATS:
        raise NotPossible(f"--dealer {question['dealer']}: there is no such seat; seats are 0 to {SEATS - 1}")
    start = rules.start_level.value
    return result_of(rules, Finished((start, start), question["dealer"], question["attackers"]))


def an_account(value: Json, seats: int) -> Json:
    """The form of the result that a record states: the attackers' total and the levels after the deal."""
    del seats
    if not isinstance(value, dict) or set(value) != {"total", "levels"}:
        raise NotPossible("a table of total and levels")
    return value


def recorded(result: Result) -> Json:
    """A result as a record states it; a void deal has no levels."""
    if result.void:
        return {"total": 0, "levels": []}
    return {"total": result.account["total"], "levels": list(result.account["levels"])}


def both_levels(value: Json, seats: int) -> Levels:
    """The levels of both sides at the head of a record."""
    del seats
    if not isinstance(value, list) or len(value) != 2 or not all(level in (*RANKS, "NT") for level in value):
        raise NotPossible('two levels, such as ["2", "2"]')
    return value[0], value[1]


def check_levels(rules: Rules, levels: Levels) -> Levels:
    """The levels, if the rules play them.

    Raises:
        NotPossible: one of them is not on the ladder.
    """
    for level in levels:
        if level not in ladder(rules):
            raise NotPossible(f"level {level} is not played; there are: {' '.join(ladder(rules))}")
    return levels


def a_suit(value: Json, seats: int) -> str:
    """The trump suit that is given (SJ-3.8)."""
    del seats
    if value not in tuple(SUITS):
        raise NotPossible("a suit: c, d, h or s")
    return str(value)
