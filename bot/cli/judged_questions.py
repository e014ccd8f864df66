"""The options of games for questions (``Shell.judged``, ``Shell.scored``), as arguments and as JSON.

The shell accepts the options of all games. An option that belongs to another game is refused by name.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

from bot.cards import Card, NotationError, read_cards
from bot.cli.arguments import WHOLE, Parser, pick, whole_number
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Game
from bot.engine.game_parts import OwnRules
from bot.engine.options_of_all_games import union_of
from bot.engine.shell_answers import (
    NO_SUIT,
    Question,
    QuestionKind,
    QuestionOption,
    check_options,
    read_level,
    read_trump,
)

Of = Literal["judged", "scored"]
_WORDS = {
    QuestionKind.CARDS: "CARDS",
    QuestionKind.NUMBER: "N",
    QuestionKind.SEAT: "N",
    QuestionKind.SEATS: "N",
    QuestionKind.ORDER: "N,N,...",
    QuestionKind.PLAYS: "SEAT:CARDS",
    QuestionKind.TRUMP: "TRUMP",
    QuestionKind.READING: "READING",
    QuestionKind.NUMBERS: "N,N,...",
    QuestionKind.LEVEL: "LEVEL",
    QuestionKind.LEVELS: "LEVEL,LEVEL",
}
_NUMBERS = (QuestionKind.NUMBER, QuestionKind.SEAT, QuestionKind.SEATS)
_SEVERAL = (QuestionKind.SEATS, QuestionKind.PLAYS)


def known_options(of: Of) -> dict[str, QuestionOption]:
    """The options of all games, by the flag of each."""
    every = union_of(lambda game: _options(game, of))
    return {f"--{name.replace('_', '-')}": option for name, (option, _) in every.items()}


def _options(game: Game[OwnRules], of: Of) -> Collection[QuestionOption]:
    return game.shell.judged if of == "judged" else game.shell.scored


def add_options(parser: Parser, of: Of, *, placed: Collection[str]) -> None:
    """Add the options of all games. Those in ``placed`` are positional, in this order, and need no flag."""
    known = known_options(of)
    by_name = {option.name: option for option in known.values()}
    for name in placed:
        many = "*" if by_name[name].kind is QuestionKind.HANDS else "?"
        parser.add_argument(name, metavar=name.upper(), nargs=many, help=by_name[name].about)
    for flag, option in known.items():
        if option.name not in placed:
            if option.kind is QuestionKind.FLAG:
                parser.add_argument(flag, action="store_true", default=None, help=option.about)
                continue
            action = "append" if option.kind in _SEVERAL else "store"
            parser.add_argument(flag, metavar=_WORDS[option.kind], action=action, help=option.about)


def given_options(given: Namespace, of: Of) -> dict[str, Any]:
    """The options as given, in the form of a JSON question.

    Raises:
        NotPossible: an option names a number that is none.
    """
    return {
        option.name: _in_json(flag, option.kind, getattr(given, option.name))
        for flag, option in known_options(of).items()
    }


def _in_json(flag: str, kind: QuestionKind, words: Any) -> Any:
    if kind not in _NUMBERS or words is None:
        return words
    return whole_number(flag, words) if isinstance(words, str) else [whole_number(flag, word) for word in words]


def stated(question: Mapping[str, Any], game: Game[OwnRules], of: Of) -> Question:
    """The values that a question gives, by the names of the game's options.

    Raises:
        NotPossible: a value has the wrong kind, or an option belongs to another game.
    """
    found = {}
    for option in known_options(of).values():
        kind, meaning, read = _READ[option.kind]
        value = pick(question, option.name, kind, meaning)
        if value is not None and value != []:
            found[option.name] = read(value)
    check_options(found, _options(game, of), game.name)
    return found


def _hand(value: Any) -> int | tuple[Card, ...]:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    if not isinstance(value, str):
        raise NotPossible("what a seat has left is cards, a number of cards, or - for none")
    if re.fullmatch(r"[0-9]{1,3}", value):
        return int(value)
    return () if value == "-" else read_cards(value)


def _seat(value: Any) -> Seat:
    if isinstance(value, str) and re.fullmatch(r" *[0-9]{1,2} *", value):
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotPossible(f"“{str(value)[:40]}” is no seat; seats are numbered from 0")
    return value


def _order(value: Any) -> tuple[Seat, ...]:
    """Seats given as a list or as text: ``2,0,1,3``."""
    seats = value.split(",") if isinstance(value, str) else value
    if not isinstance(seats, list):
        raise NotPossible("“order” must be a list of seats")
    return tuple(map(_seat, seats))


def _play(value: Any) -> tuple[Seat, tuple[Card, ...]]:
    seat, colon, cards = value.partition(":") if isinstance(value, str) else ("", "", "")
    if not colon:
        raise NotPossible("an unbeaten play is written SEAT:CARDS, such as “0:4d 4c 4h 4s 9d”")
    return _seat(seat), read_cards(cards)


def _trump(value: Any) -> str:
    try:
        return read_trump(_a_level(value, "suit or rank"))
    except NotationError:
        takes = f"write a suit (c, d, h or s) or a rank, whichever the game has, or {NO_SUIT}"
        raise NotPossible(f"“{str(value)[:40]}” is no trump; {takes}") from None


def _reading(value: str) -> str:
    """A kind and a rank: words, with a space between them."""
    return " ".join(value.split())


def _numbers(value: Any) -> tuple[int, ...]:
    """Numbers given as a list or as text: ``2,5``."""
    numbers = value.split(",") if isinstance(value, str) else value
    if not isinstance(numbers, list):
        raise NotPossible("a list of numbers is needed, such as 0,0")
    return tuple(map(_whole, numbers))


def _whole(value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return _bounded(value)
    if not isinstance(value, str) or not WHOLE.fullmatch(value):
        raise NotPossible(f"“{str(value)[:40]}” is no whole number")
    return int(value)


def _bounded(number: int) -> int:
    if not WHOLE.fullmatch(str(number)):
        raise NotPossible(f"“{str(number)[:40]}” is too large; a whole number has at most nine digits")
    return number


def _level(value: Any) -> str:
    """A level as the game has it; a rank may be written as a number."""
    return read_level(_a_level(value, "level"))


def _a_level(value: Any, what: str) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise NotPossible(f"“{str(value)[:40]}” is no {what}; write a rank, such as 5, T or A")
    return str(value)


def _levels(value: Any) -> tuple[str, ...]:
    """Levels given as a list or as text: ``2,5``."""
    levels = value.split(",") if isinstance(value, str) else value
    if not isinstance(levels, list):
        raise NotPossible("“levels” must be a list of levels, one for each side")
    return tuple(map(_level, levels))


def _all(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda values: tuple(map(read, values))


def _same(value: Any) -> Any:
    return value


_READ: dict[QuestionKind, tuple[type[Any], str, Callable[[Any], Any]]] = {
    QuestionKind.CARDS: (str, "cards in notation", read_cards),
    QuestionKind.NUMBER: (int, "a whole number", _bounded),
    QuestionKind.SEAT: (int, "a seat", _bounded),
    QuestionKind.SEATS: (list, "a list of seats", lambda values: frozenset(map(_seat, values))),
    QuestionKind.ORDER: (object, "a list of seats", _order),
    QuestionKind.HANDS: (list, "a list, one entry a seat", _all(_hand)),
    QuestionKind.PLAYS: (list, "a list of SEAT:CARDS", _all(_play)),
    QuestionKind.TRUMP: (object, "a suit or a rank", _trump),
    QuestionKind.READING: (str, "a kind and a rank", _reading),
    QuestionKind.FLAG: (bool, "true or false", _same),
    QuestionKind.NUMBERS: (object, "a list of numbers", _numbers),
    QuestionKind.LEVEL: (object, "a level", _level),
    QuestionKind.LEVELS: (object, "a list of levels", _levels),
}
"""For each kind of value: its type in a question, what it must be (in words), and how it is read."""
