"""What Sheng Ji answers without a table: may this be led or follow that, what is a total worth? And its records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.cards import RANKS, SUIT_SIGNS, SUITS, Card, sign_cards
from bot.engine.actions import Action, NotPossible
from bot.engine.facts import Cards, Event, Text, saying
from bot.engine.game import Json, Result
from bot.engine.shell_answers import (
    FIRST,
    NO_SUIT,
    SECOND,
    Judged,
    Misstated,
    Question,
    QuestionKind,
    QuestionOption,
    Verdict,
    check_copies,
)
from bot.engine.typed.recorded import is_number
from bot.games.sheng_ji.cards.throws import kind_of_play, kind_of_shape, lead_of, said_in_units
from bot.games.sheng_ji.cards.units import Shape
from bot.games.sheng_ji.closed_lists import ShengJiEvent as Happened
from bot.games.sheng_ji.closed_lists import ShengJiMisstatement as Wrong
from bot.games.sheng_ji.deal.judge import refusal
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.counting import SIDES, Finished, result_of
from bot.games.sheng_ji.scoring.levels import NO_TRUMP_LEVEL, Levels, ladder

COME_IN = 5
"""Kings, tens and fives, kitties and penalties: every total is a multiple of this (SJ-1.3, SJ-9)."""

JUDGED = (
    FIRST,
    SECOND,
    QuestionOption("hand", QuestionKind.CARDS, "the hand that FIRST comes from"),
    QuestionOption("trump", QuestionKind.TRUMP, "the trump suit (c, d, h or s) or rank; or none", needed=True),
    QuestionOption("level", QuestionKind.LEVEL, "the level that is played, such as 5 or T", described="level-played"),
)
SCORED = (
    QuestionOption("points", QuestionKind.NUMBER, "the attackers' points with kitty and penalties", needed=True),
    QuestionOption("levels", QuestionKind.LEVELS, "the levels of both sides, such as 2,5"),
    QuestionOption("dealer", QuestionKind.SEAT, "who dealt; seat 0 if left out"),
)


def judge(rules: Rules, question: Question) -> Verdict:
    """Whether cards may be led, or may follow others.

    Raises:
        Misstated: no cards are named, or one that is not in the packs or not so often; the level is not played.
    """
    first, second = question.get("first", ()), question.get("second")
    hand = question.get("hand", first)
    for cards in (first, (*(second or ()), *hand)):
        check_copies(cards, rules.packs, Wrong.TOO_OFTEN)
    if not first or second == ():
        raise Misstated(Wrong.NO_CARDS)
    position = _position(rules, hand, second, question)
    if second and lead_of(position.order, second) is None:
        raise Misstated(Wrong.NOT_A_LEAD, cards=Cards(second))
    judged = None if second is None else _judged(position, second)
    refused = refusal(position, hand, len(position.plays), Action("play", first))
    return Verdict(_judged(position, first, follows=second is not None), judged, refused)


def _position(rules: Rules, hand: tuple[Card, ...], led: tuple[Card, ...] | None, question: Question) -> Position:
    level = check_level(rules, question.get("level", rules.start_level.value))
    trump = question.get("trump", NO_SUIT)
    if trump not in (*SUITS, NO_SUIT):
        raise Misstated(Wrong.NO_SUIT, rank=trump)
    return Position(
        rules,
        (level, level),
        0,
        dealer=0,
        phase=Phase.PLAY,
        trump=None if trump == NO_SUIT else trump,
        leader=0,
        plays=() if led is None else (led,),
        counts=(len(hand),) * SEATS,
    )


def _judged(position: Position, cards: tuple[Card, ...], *, follows: bool = False) -> Judged:
    """Cards with their units: the width and the number of tuples of each, largest first.

    Only a lead can be a throw; of what follows, its units are named.
    """
    found = lead_of(position.order, cards)
    if found is None:
        return Judged(cards, None, None)
    units = follows and found.is_throw
    called = said_in_units(found.shapes) if units else saying("a-play", kind=kind_of_play(found), n=len(cards))
    in_shell = " + ".join(_units_in_shell(shape, n) for shape, n in Counter(found.shapes).items())
    return Judged(cards, [list(shape) for shape in found.shapes], called, in_shell=in_shell)


_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def _units_in_shell(shape: Shape, number: int) -> str:
    """So many units of one shape, in words: ``pair``, ``two pairs``, ``tractor of three pairs``."""
    one = kind_of_shape(Shape(shape.width, 1))
    kind = kind_of_shape(shape)
    counted = kind if number == 1 else f"{_NUMBERS.get(number, number)} {kind}s"
    return counted if shape.length == 1 else f"{counted} of {_NUMBERS.get(shape.length, shape.length)} {one}s"


def score(rules: Rules, question: Question) -> Result:
    """What the attackers' total is worth.

    Raises:
        Misstated: the points are missing or do not come in fives, there is no such seat, or a level is not played.
    """
    if "points" not in question:
        raise Misstated(Wrong.NO_POINTS)
    dealer, start = question.get("dealer", 0), rules.start_level.value
    if not 0 <= dealer < SEATS:
        raise Misstated(Wrong.NO_SEAT, seat=dealer, last=SEATS - 1, number=dealer + 1)
    levels = question.get("levels", (start, start))
    if len(levels) != len(set(SIDES)):
        raise Misstated(Wrong.TWO_LEVELS)
    first, second = (check_level(rules, level) for level in levels)
    points = question["points"]
    if points % COME_IN:
        below = points - points % COME_IN
        raise Misstated(Wrong.IN_FIVES, points=points, below=below, above=below + COME_IN)
    return result_of(rules, Finished((first, second), dealer, points))


def settled(result: Result) -> Json:
    """What ``score --json`` prints."""
    account = result.account
    return {
        "side": account["side"],
        "gain": account["gain"],
        "levels": list(account["levels"]),
        "next_dealer": account["next_dealer"],
        "match_over": account["over"],
    }


def outcome(result: Result) -> tuple[Text, ...]:
    """What a total decides, for people."""
    account = result.account
    held = "held" if account["side"] == account["dealer"] % 2 else "taken"
    first, second = account["levels"]
    level = account["levels"][account["side"]]
    stays = account["gain"] and not account["over"] and level == account["before"][account["side"]]
    return (
        saying("score-worth", p=account["total"], outcome=held, n=account["gain"]),
        saying(
            "score-levels",
            first=saying("level-name", level=first),
            second=saying("level-name", level=second),
            number=account["next_dealer"] + 1,
            over=account["over"],
        ),
        *((saying("score-note-stays", level=level),) if stays else ()),
    )


# --- records ---


def attackers_points(value: Json, seats: int) -> int:
    """The result that a record states."""
    del seats
    if not is_number(value):
        raise NotPossible("the attackers' points, a whole number")
    return int(value)


def both_levels(value: Json, seats: int) -> Levels:
    """The levels of both sides at the head of a record."""
    del seats
    if not isinstance(value, list) or len(value) != 2 or not all(level in (*RANKS, NO_TRUMP_LEVEL) for level in value):
        raise NotPossible('two levels, such as ["2", "2"]')
    return value[0], value[1]


def stated_levels(rules: Rules, head: Mapping[str, Json]) -> Levels | None:
    """The levels at the head of a record.

    Raises:
        NotPossible: one of them is not played, or they differ and nobody is named who deals.
    """
    levels = head.get("levels")
    if levels is None:
        return None
    first, second = (check_level(rules, level) for level in levels)
    if first != second and "dealer" not in head:
        raise NotPossible("“dealer” is missing; with unequal “levels” it says which seat deals")
    return first, second


def check_level(rules: Rules, level: str) -> str:
    """The level, if the rules play it.

    Raises:
        Misstated: it is not on the ladder.
    """
    if level not in ladder(rules):
        raise Misstated(Wrong.NO_LEVEL, level=level, levels=" ".join(ladder(rules)))
    return level


def a_trump(value: Json, seats: int) -> str:
    """The trump suit that is given (SJ-3.8), or that there is none."""
    del seats
    if value not in (*SUITS, NO_SUIT):
        raise NotPossible("a suit: c, d, h or s; or none")
    return str(value)


# --- remarks in records that are shown ---


def remark(event: Event, deal: ShengJiDeal, names: Sequence[str]) -> str:
    """What an event of a deal comes to; empty where the action says it. ``deal`` is the deal as far as it went."""
    who = "" if event.seat is None else names[event.seat]
    facts: Any = event.args
    cards = sign_cards(facts["cards"].cards) if isinstance(facts.get("cards"), Cards) else ""
    match event.name:
        case Happened.BURIED_CARDS:
            position = deal.position
            dealer = "nobody" if position.dealer is None else names[position.dealer]
            return f"{_trumps(position.trump, position.level)}; {dealer} deals; the kitty: {cards}"
        case Happened.TRICK_WON:
            return f"{who} takes the trick, {_points(facts['p'])}"
        case Happened.KITTY_WON:
            return f"{who} opens the kitty {cards}: {_points(facts['p'])} × {facts['n']}"
        case Happened.ENDED:
            result = deal.result()
            return "" if result is None else _end(result, names)
    return ""


def _trumps(trump: str | None, level: str | None) -> str:
    suit = f"{SUIT_SIGNS[trump]} is trump" if trump else "no suit is trump"
    return f"{suit}, level {level or 'no-trump'}"


def _end(result: Result, names: Sequence[str]) -> str:
    account = result.account
    side = " and ".join(names[seat] for seat in range(account["side"], len(names), 2))
    gained = f"{side} gain {_counted(account['gain'], 'level')}"
    first, second = account["levels"]
    after = "the match is over" if account["over"] else f"{names[account['next_dealer']]} deals next"
    return f"the attackers have {_points(account['total'])}: {gained}; levels {first} and {second}; {after}"


def _points(number: int) -> str:
    return _counted(number, "point")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
