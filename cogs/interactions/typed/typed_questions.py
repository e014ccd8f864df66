"""Reads what somebody typed after ``/judge`` or ``/score`` as a question. Seats are typed from 1."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.cards import Card, NotationError, in_plain_signs
from bot.engine.actions import Seat
from bot.engine.shell_answers import Question, QuestionKind, QuestionOption, read_level, read_trump
from bot.i18n.typed_cards import cards_in, in_notation, suit_in
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import SaidInstead
from cogs.ui.toolkit.texts import quoted

CardsTyped = app_commands.Range[str, 1, 300]

ANNOTATIONS: Mapping[QuestionKind, Any] = {
    QuestionKind.CARDS: CardsTyped,
    QuestionKind.NUMBER: app_commands.Range[int, -100_000, 100_000],
    QuestionKind.SEAT: app_commands.Range[int, 1, 52],
    QuestionKind.SEATS: app_commands.Range[str, 1, 100],
    QuestionKind.ORDER: app_commands.Range[str, 1, 100],
    QuestionKind.HANDS: app_commands.Range[str, 1, 1000],
    QuestionKind.PLAYS: app_commands.Range[str, 1, 1000],
    QuestionKind.TRUMP: app_commands.Range[str, 1, 40],
    QuestionKind.READING: app_commands.Range[str, 1, 40],
    QuestionKind.FLAG: bool,
    QuestionKind.NUMBERS: app_commands.Range[str, 1, 100],
    QuestionKind.LEVEL: app_commands.Range[str, 1, 10],
    QuestionKind.LEVELS: app_commands.Range[str, 1, 40],
}
"""How an option of each kind is typed."""


class AnsweredInstead(SaidInstead):
    """A question that cannot be answered. ``message`` is sent instead."""


def read_question(given: Mapping[str, Any], own: Iterable[QuestionOption], seats: int, locale: str) -> Question:
    """The question that the ``given`` values state, by a game's ``own`` options. Keys of ``given`` are names in
    Discord.

    Raises:
        AnsweredInstead: a value cannot be read.
    """
    typed = {name: in_plain_signs(value) if isinstance(value, str) else value for name, value in given.items()}
    read = {one.name: _READ[one.kind](typed[one.typed], seats, locale) for one in own if one.typed in typed}
    return {name: value for name, value in read.items() if value not in ((), frozenset())}


def _cards(typed: str, seats: int, locale: str) -> tuple[Card, ...]:
    del seats
    try:
        return cards_in(typed)
    except NotationError as problem:
        raise AnsweredInstead(trouble("err-card", locale, text=quoted(problem.text))) from None


def _number(typed: int, seats: int, locale: str) -> int:
    del seats, locale
    return typed


def _seat(typed: int, seats: int, locale: str) -> Seat:
    if typed > seats:
        raise AnsweredInstead(trouble("err-seat", locale, text=str(typed), n=seats))
    return typed - 1


def _order(typed: str, seats: int, locale: str) -> tuple[Seat, ...]:
    return tuple(_seat_of(word, seats, locale) for word in typed.replace(",", " ").split())


def _seats(typed: str, seats: int, locale: str) -> frozenset[Seat]:
    return frozenset(_order(typed, seats, locale))


def _seat_of(word: str, seats: int, locale: str) -> Seat:
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= seats:
        raise AnsweredInstead(trouble("err-seat", locale, text=quoted(word), n=seats))
    return int(word) - 1


def _hands(typed: str, seats: int, locale: str) -> tuple[int | tuple[Card, ...], ...]:
    """What each seat has left: hands parted by ``|``, or bare numbers parted by spaces."""
    parts = typed.split("|") if "|" in typed else typed.replace(",", " ").split()
    if len(parts) != seats:
        raise AnsweredInstead(trouble("err-left-seats", locale, need=seats, n=len(parts)))
    return tuple(_hand(part.strip(), locale) for part in parts)


def _hand(typed: str, locale: str) -> int | tuple[Card, ...]:
    if typed in ("-", "–", "—", "−", "0", ""):
        return ()
    if re.fullmatch(r"[0-9]{1,3}", typed):
        return int(typed)
    try:
        return cards_in(typed)
    except NotationError:
        raise AnsweredInstead(trouble("err-left", locale, text=quoted(typed))) from None


def _trump(typed: str, seats: int, locale: str) -> str:
    del seats
    with suppress(NotationError):
        return suit_in(typed)
    try:
        return read_trump(in_notation(typed))
    except NotationError:
        raise AnsweredInstead(trouble("err-trump", locale, text=quoted(typed))) from None


def _reading(typed: str, seats: int, locale: str) -> str:
    """A kind in one or several words, then a rank: *full house K* is ``full_house K``."""
    del seats, locale
    *kind, rank = in_notation(typed).split() or [""]
    return f"{'_'.join(kind).lower()} {read_level(rank)}" if kind else rank


def _flag(typed: bool, seats: int, locale: str) -> bool:
    del seats, locale
    return typed


def _numbers(typed: str, seats: int, locale: str) -> tuple[int, ...]:
    del seats
    words = typed.replace(",", " ").split()
    for word in words:
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            raise AnsweredInstead(trouble("err-whole-number", locale, text=quoted(word)))
    return tuple(map(int, words))


def _level(typed: str, seats: int, locale: str) -> str:
    del seats, locale
    return read_level(in_notation(typed))


def _levels(typed: str, seats: int, locale: str) -> tuple[str, ...]:
    return tuple(_level(word, seats, locale) for word in typed.replace(",", " ").split())


def _plays(typed: str, seats: int, locale: str) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Plays parted by ``|``, each after its seat."""

    def each() -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        for part in typed.split("|"):
            seat, colon, cards = part.partition(":")
            if not colon or not cards.strip():
                raise AnsweredInstead(trouble("err-unbeaten", locale, text=quoted(part)))
            yield _seat_of(seat.strip(), seats, locale), _cards(cards, seats, locale)

    return tuple(each())


_READ: Mapping[QuestionKind, Callable[[Any, int, str], Any]] = {
    QuestionKind.CARDS: _cards,
    QuestionKind.NUMBER: _number,
    QuestionKind.SEAT: _seat,
    QuestionKind.SEATS: _seats,
    QuestionKind.ORDER: _order,
    QuestionKind.HANDS: _hands,
    QuestionKind.PLAYS: _plays,
    QuestionKind.TRUMP: _trump,
    QuestionKind.READING: _reading,
    QuestionKind.FLAG: _flag,
    QuestionKind.NUMBERS: _numbers,
    QuestionKind.LEVEL: _level,
    QuestionKind.LEVELS: _levels,
}
"""How to read a value of each kind, given the number of seats."""
