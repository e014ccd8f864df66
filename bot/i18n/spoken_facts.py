"""Facts of a game as arguments of a message. There is one conversion for each type.

The facts of a rule set are there for every sentence of its game, which may show them and select on them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

from bot.cards import SUIT_SIGNS
from bot.engine.actions import Seat
from bot.engine.facts import (
    Cards,
    Each,
    Fact,
    Facts,
    Numbers,
    PlayedBy,
    Player,
    Players,
    Runs,
    Sentences,
    Suits,
    Text,
    Verbs,
)
from bot.engine.game import Event, find_game
from bot.engine.result import Reckoning
from bot.engine.rulebook.declarations import Rulebook
from bot.i18n.catalogue import CARDS, FALLBACK, Argument, Names, in_a_row, text, words
from bot.i18n.spoken_numbers import MINUS

_RANKS = {"T": "10"}
"""Ranks that people write differently from the notation."""


class _Reader(NamedTuple):
    """For whom facts are said."""

    locale: str
    game: str  # whose messages it has
    names: Sequence[str]  # by seat
    speak: Callable[..., str]  # how a message inside a fact is said
    played: Callable[[PlayedBy], str] | None  # the name of whoever made a play; None: it is whoever has the seat
    deck: str  # what is played with, which every message may select on


def spoken(
    facts: Facts,
    locale: str,
    game: str,
    names: Sequence[str] = (),
    speak: Callable[..., str] = text,
    played: Callable[[PlayedBy], str] | None = None,
    deck: str = CARDS,
) -> dict[str, Argument]:
    """Facts in the reader's language; ``names`` by seat, safe for markup; ``deck``: what is played with.

    ``speak`` says the messages that facts hold: ``text``, or ``picture_text`` for pictures and alt text. ``played``
    names whoever made a play, where that may be somebody else than who has the seat.

    Raises:
        LookupError: a fact names a message that the game's catalogue lacks.
        IndexError: a fact names a seat that has no name.
    """
    return _said(facts, _Reader(locale, game, names, speak, played, deck))


def _said(facts: Facts, reader: _Reader) -> dict[str, Argument]:
    said = {name: _spoken(fact, reader) for name, fact in facts.items() if not isinstance(fact, Sentences)}
    for name, fact in facts.items():
        if isinstance(fact, Sentences):
            said[name] = in_a_row((_message(key, said, reader) for key in fact.keys), reader.locale)
    return said


def _spoken(fact: Fact, reader: _Reader) -> Argument:
    return fact if isinstance(fact, bool | int | str) else _WAYS[type(fact)](fact, reader)


def _suits(fact: Suits, reader: _Reader) -> Argument:
    return [SUIT_SIGNS[suit] if suit in SUIT_SIGNS else text("suit", reader.locale, suit=suit) for suit in fact.suits]


def _each(fact: Each, reader: _Reader) -> Argument:
    each = [_message(fact.message, _said(row, reader), reader) for row in fact.rows]
    return text("separator-semicolon", reader.locale).join(each) if fact.apart else each


def _text(fact: Text, reader: _Reader) -> Argument:
    return _message(fact.key, _said(fact.facts, reader), reader)


def _message(key: str, facts: Mapping[str, Argument], reader: _Reader) -> str:
    """A message inside another one."""
    return reader.speak(key, reader.locale, reader.game, **{"deck": reader.deck, **facts})


_WAYS: Mapping[type, Callable[[Any, _Reader], Argument]] = {
    Cards: lambda fact, _: fact.cards,
    Player: lambda fact, reader: reader.names[fact.seat],
    PlayedBy: lambda fact, reader: reader.played(fact) if reader.played else reader.names[fact.at],
    Players: lambda fact, reader: Names(reader.names[seat] for seat in fact.seats),
    Verbs: lambda fact, reader: [text(f"button-{verb}", reader.locale, reader.game) for verb in fact.verbs],
    Numbers: lambda fact, _: [str(number) for number in fact.numbers],
    Suits: _suits,
    Runs: lambda fact, _: [" = ".join(map(_run, equals)) for equals in fact.runs],
    Each: _each,
    Text: _text,
    Reckoning: lambda fact, _: reckoned(fact),
}
"""The conversion of each type that is not plain."""


def _run(ranks: Sequence[str]) -> str:
    """Ranks in a row as people read them.

    >>> _run("TJQKA")
    '10-J-Q-K-A'
    """
    return "-".join(_RANKS.get(rank, rank) for rank in ranks)


def facts_of(rules: Rulebook, locale: str) -> Mapping[str, Argument]:
    """What the game's guide knows about these rules (``Guide.facts``), and ``deck``, what is played with."""
    return _facts_of(cast("Hashable", rules), locale)


@lru_cache(maxsize=256)
def _facts_of(rules: Any, locale: str) -> Mapping[str, Argument]:
    game = find_game(rules.game)
    deck = game.packs(rules).kind
    facts = spoken(game.words.guide.facts(rules), locale, rules.game, deck=deck)
    # Used often and always the same, so turned into words once.
    return {"deck": deck} | {
        name: fact if fact is None or isinstance(fact, int) else words(fact, locale) for name, fact in facts.items()
    }


def reckoned(reckoning: Reckoning, space: str = " ") -> str:
    """How a number was calculated; ``space`` goes around signs.

    >>> reckoned(Reckoning(((30, 1), (10, 2)), (2, 2))), reckoned(Reckoning(((1, 8),), (2,)), "")
    ('(30 + 2 × 10) × 2 × 2', '8×2')
    >>> reckoned(Reckoning(((20, 1), (-3, 1)))), reckoned(Reckoning(((-5, 1), (-3, 1))))
    ('20 − 3', '−5 − 3')
    """
    terms = [_term(value, times, space) for value, times in reckoning.terms]
    signs = [MINUS if value < 0 else "+" for value, _ in reckoning.terms]
    said = (MINUS if signs[:1] == [MINUS] else "") + "".join(terms[:1])
    for sign, term in zip(signs[1:], terms[1:], strict=True):
        said += f"{space}{sign}{space}{term}"
    if reckoning.factors and len(terms) > 1:
        said = f"({said})"
    return f"{space}×{space}".join([said, *map(str, reckoning.factors)])


def _term(value: int, times: int, space: str) -> str:
    if times == 1:
        return f"{abs(value)}"
    return f"{times}" if abs(value) == 1 else f"{times}{space}×{space}{abs(value)}"


def event_line(
    event: Event, names: Sequence[str], *, rules: Rulebook, reader: Seat | None = None, locale: str = FALLBACK
) -> str:
    """The line for an event of a deal under these rules. ``names`` are by seat and safe for markup.

    ``reader`` is the seat that reads a private event (``Event.only``).

    Raises:
        LookupError: the game's catalogue has no line for it, or the event lacks a fact that the line uses.
    """
    facts: dict[str, Argument] = dict(facts_of(rules, locale))
    facts["reader"] = "giver" if reader == event.seat else "receiver"
    if event.seat is not None:
        facts |= {"name": names[event.seat], "seat": event.seat + 1}
    facts |= spoken(event.args, locale, rules.game, names, deck=str(facts["deck"]))
    return text(f"event-{event.name}", locale, rules.game, **facts)
