"""``judge``: what kind of play some cards are, and whether they may be played on another play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from bot.cards import write_cards
from bot.cli.arguments import (
    Parser,
    add_json,
    add_rules,
    answer_batch,
    asked_rules,
    print_json,
    read_changes,
    spread_changes,
)
from bot.cli.judged_questions import add_options, given_options, stated
from bot.engine.game import Json
from bot.engine.shell_answers import AS, SECOND_AS, Judged, Verdict
from bot.engine.typed.naming import is_cards

OPTIONS: Final = "judged"
_READ_AS: Final = {"first": AS.name, "second": SECOND_AS.name}
"""The option that says how the cards of a play are read."""
_NAMED = re.compile(r"(?P<cards>.*\S)\s+as\s+(?P<reading>(?P<kind>\S+).*)", re.IGNORECASE)


def run(argv: Sequence[str]) -> int:
    """Print the verdict; 0 accepted, 1 refused. With ``--batch``, one question a line, status 0."""
    parser = Parser("judge", "What kind of play FIRST is; with SECOND, whether FIRST may be played on it.")
    add_rules(parser, game="?")
    add_options(parser, OPTIONS, placed=("first", "second"))
    parser.add_argument("--batch", action="store_true", help="questions as JSON from standard input, one a line")
    add_json(parser)
    given = parser.read(spread_changes(argv))
    asked = {"game": given.game, "rules": given.rules, "set": read_changes(given.changes)}
    if given.batch:
        return answer_batch(lambda question: _to_json(question, _judge(question)), asked)
    question = {**asked, **given_options(given, OPTIONS)}
    verdict = _judge(question)
    if given.json:
        print_json(_to_json(question, verdict))
    else:
        print(_sentence(verdict))
    return 0 if verdict.accepted else 1


def _judge(question: dict[str, Any]) -> Verdict:
    game, rules = asked_rules(question)
    return game.shell.judge(rules, stated(_with_readings(question), game, OPTIONS))


def _with_readings(question: dict[str, Any]) -> dict[str, Any]:
    """The question, in which a reading behind the cards of a play is an option: ``7h LJ 9h as straight 9``.

    *As* is the ace of spades, too, so a kind must follow, which is no card.
    """
    found = dict(question)
    for play, option in _READ_AS.items():
        named = _NAMED.fullmatch(found[play]) if isinstance(found.get(play), str) else None
        if named and not is_cards(named["kind"]) and found.get(option) is None:
            found[play], found[option] = named["cards"], named["reading"]
    return found


def _to_json(question: dict[str, Any], verdict: Verdict) -> Json:
    return {
        "game": question["game"],
        "rules": question["rules"],
        "first": verdict.first.to_json(),
        "second": verdict.second and verdict.second.to_json(),
        "accepted": verdict.accepted,
        "refusal": verdict.refusal and verdict.refusal.name.value,
    }


def _sentence(verdict: Verdict) -> str:
    first = _with_reading(verdict.first)
    if verdict.second is None:
        what = f"{first} may {'be led' if verdict.accepted else 'not be led'}"
    else:
        second = _with_reading(verdict.second)
        what = f"{first} may {'be' if verdict.accepted else 'not be'} played on {second}"
    return what if verdict.refusal is None else f"{what}: {verdict.refusal.name.value} ({verdict.refusal.rule})"


def _with_reading(judged: Judged) -> str:
    """Cards with their kind and what else the game says of it, such as the rank: ``8d BJ 7d (suited_sequence 9)``."""
    more = [str(value) for value in judged.more.values() if value is not None]
    reading = " ".join([judged.in_shell or str(judged.kind), *more]) if judged.playable else "not playable"
    return f"{write_cards(judged.cards)} ({reading})"
