"""``score``: settles a deal from what each seat has left."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from bot.cards import Card, read_cards
from bot.cli.arguments import (
    Parser,
    add_json,
    add_rules,
    answer_batch,
    asked_rules,
    pick,
    print_json,
    read_changes,
    spread,
    spread_changes,
)
from bot.games.actions import NotPossible, Seat
from bot.games.game import Json, Result
from bot.games.shell import Finish


def run(argv: Sequence[str]) -> int:
    """Prints penalties, points and who pays whom; 0. ``--batch``: one question a line."""
    words = spread(spread_changes(argv), "--not-played", re.compile(r"[0-9]+\Z").match)
    words = spread(words, "--unbeaten", re.compile(r"[0-9]+:").match)
    given = _parser().read(words)
    asked = {"game": given.game, "rules": given.rules, "set": read_changes(given.changes)}
    if given.batch:
        return answer_batch(lambda question: _to_json(_score(question)), asked)
    _give_back(words, given, _seats(asked))
    result = _score(asked | _facts(given))
    if given.json:
        print_json(_to_json(result))
    else:
        _print_table(result)
    return 0


def _parser() -> Parser:
    parser = Parser("score", "Settles a deal: who pays whom, from what each seat has left.")
    add_rules(parser, game="?")
    parser.add_argument("left", metavar="LEFT", nargs="*", help="for each seat cards, a number of cards, or - for none")
    parser.add_argument("--winner", metavar="N", type=int, help="the seat that won, where LEFT does not say")
    parser.add_argument("--opener", metavar="N", type=int, help="the seat that led first")
    parser.add_argument("--last", metavar="CARDS", help="the last play")
    parser.add_argument("--payer", metavar="N", type=int, help="the seat that pays for everybody (liability)")
    parser.add_argument("--not-played", metavar="N", type=int, action="append", help="seats that played nothing")
    parser.add_argument("--order", metavar="N,N,...", help="the finishing order")
    parser.add_argument("--unbeaten", metavar="SEAT:CARDS", action="append", help="special plays nobody beat")
    parser.add_argument("--batch", action="store_true", help="questions as JSON from standard input, one a line")
    add_json(parser)
    return parser


def _give_back(words: Sequence[str], given: Namespace, seats: int) -> None:
    """``--not-played 3 4 8 - 11``: numbers that the option took and LEFT, which follows it at once, needs."""
    short = seats - len(given.left)
    taken = [str(seat) for seat in given.not_played or ()]
    at_once = not given.left or any(
        word == "--not-played" and words[at + 2 : at + 3] == given.left[:1] for at, word in enumerate(words)
    )
    if 0 < short < len(taken) and at_once:
        given.not_played = given.not_played[:-short]
        given.left = taken[-short:] + given.left


def _facts(given: Namespace) -> dict[str, Any]:
    return {
        "left": given.left,
        "winner": given.winner,
        "opener": given.opener,
        "last": given.last,
        "payer": given.payer,
        "not_played": given.not_played,
        "order": given.order,
        "unbeaten": given.unbeaten,
    }


def _seats(question: dict[str, Any]) -> int:
    game, rules = asked_rules(question)
    return game.seats(rules)


def _score(question: dict[str, Any]) -> Result:
    game, rules = asked_rules(question)
    finish = Finish(
        left=tuple(map(_left, pick(question, "left", list, "a list, one entry a seat") or [])),
        winner=pick(question, "winner", int, "a seat"),
        opener=pick(question, "opener", int, "a seat"),
        last=read_cards(pick(question, "last", str, "cards in notation") or ""),
        payer=pick(question, "payer", int, "a seat"),
        not_played=frozenset(map(_seat, pick(question, "not_played", list, "a list of seats") or [])),
        order=_order(question.get("order")),
        unbeaten=tuple(map(_unbeaten, pick(question, "unbeaten", list, "a list of SEAT:CARDS") or [])),
    )
    return game.score(rules, finish)


def _left(value: Any) -> int | tuple[Card, ...]:
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
    """Seats as a list, or as typed: ``2,0,1,3``."""
    if value is None:
        return ()
    seats = value.split(",") if isinstance(value, str) else value
    if not isinstance(seats, list):
        raise NotPossible("“order” must be a list of seats")
    return tuple(map(_seat, seats))


def _unbeaten(value: Any) -> tuple[Seat, tuple[Card, ...]]:
    seat, colon, cards = value.partition(":") if isinstance(value, str) else ("", "", "")
    if not colon:
        raise NotPossible("an unbeaten play is written SEAT:CARDS, such as “0:4d 4c 4h 4s 9d”")
    return _seat(seat), read_cards(cards)


def _to_json(result: Result) -> Json:
    return {
        "penalties": list(result.penalties),
        "points": list(result.points),
        "zero_sum": result.zero_sum,
        "entries": [{"from": entry.source, "to": entry.target, "points": entry.points} for entry in result.entries],
    }


def _print_table(result: Result) -> None:
    print("seat  penalty  points")
    for seat, (penalty, points) in enumerate(zip(result.penalties, result.points, strict=True)):
        print(f"{seat:4}  {penalty:7}  {points:+6}")
    for entry in result.entries:
        print(f"seat {entry.source} pays {entry.points} to seat {entry.target}")
    if not result.zero_sum:
        print("these points do not sum to zero")
