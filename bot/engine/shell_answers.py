"""Questions that a game answers without a table: does this play beat that one, and what does a finished deal cost?

``python -m bot judge`` and ``/judge`` ask ``Shell.judge``; ``python -m bot score`` and ``/score`` ask ``Shell.score``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, Self

from bot.cards import RANKS, Card, Packs, read_suit, write_cards
from bot.engine.actions import NotPossible
from bot.engine.facts import Cards, Fact, Player, Players, Refusal, Text
from bot.engine.result import Result

Json = Any


@dataclass(frozen=True, slots=True)
class Judged:
    """Cards with the kind of play they make: its public name, and what people call it. None if they make none."""

    cards: tuple[Card, ...]
    kind: Json
    called: Text | None
    more: Mapping[str, Json] = field(default_factory=dict)  # what else the game says of a play, for the shell
    in_shell: str = ""  # the shell's words for the kind, if it has no public name

    @property
    def playable(self) -> bool:
        return self.kind is not None

    def to_json(self) -> Json:
        return {"cards": " ".join(map(str, self.cards)), "kind": self.kind, **self.more, "playable": self.playable}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether ``first`` may be played on ``second``, or led if there is no ``second``. ``refusal`` says why not."""

    first: Judged
    second: Judged | None
    refusal: Refusal | None

    @property
    def accepted(self) -> bool:
        return self.refusal is None


def settlement(result: Result) -> Json:
    """What ``score --json`` prints for a deal that gives every seat points."""
    return {
        "penalties": list(result.penalties),
        "points": list(result.points),
        "zero_sum": result.zero_sum,
        "entries": [{"from": entry.source, "to": entry.target, "points": entry.points} for entry in result.entries],
        **result.account,
    }


class Misstatement(StrEnum):
    """Why a question cannot be answered as stated: a game's closed list. Each member is a name and a sentence.

    The sentence is for the shell: its facts are in braces, and seats count from 0. Elsewhere people read
    ``misstated-<name>`` of the game's catalogue, with its note.
    """

    in_shell: str

    def __new__(cls, name: str, in_shell: str) -> Self:
        member = str.__new__(cls, name)
        member._value_, member.in_shell = name, in_shell
        return member


class Misstated(NotPossible):
    """A question states something impossible, or too little to answer it. The text is for the shell."""

    def __init__(self, what: Misstatement, **facts: Fact) -> None:
        super().__init__(what.in_shell.format_map({name: _in_shell(fact) for name, fact in facts.items()}))
        self.what, self.facts = what, facts


def _in_shell(fact: Fact) -> str:
    match fact:
        case Cards(cards):
            return write_cards(cards)
        case Player(seat):
            return str(seat)
        case Players(seats):
            return ", ".join(map(str, seats))
    return str(fact)


class QuestionKind(Enum):
    """What an option of ``judge`` or ``score`` names. Each comment gives the type of its value in a question."""

    CARDS = "cards"  # a tuple of cards
    NUMBER = "number"  # an int
    SEAT = "seat"  # a seat
    SEATS = "seats"  # a frozenset of seats
    ORDER = "order"  # a tuple of seats
    HANDS = "hands"  # by seat: a tuple of cards, or just how many
    PLAYS = "plays"  # a tuple of (seat, cards)
    TRUMP = "trumps"  # the letter of a suit, a rank, or "none"
    READING = "reading"  # which of several readings the cards have: a kind and a rank
    FLAG = "flag"  # a bool
    NUMBERS = "numbers"  # a tuple of ints
    LEVEL = "level"  # the level of a side: a rank, or a name such as NT
    LEVELS = "levels"  # a tuple of levels, one for each side


@dataclass(frozen=True, slots=True)
class QuestionOption:
    """Something that a question may state. Games that share its name share all of it."""

    name: str  # a key of the question; in the shell with hyphens, ``--not-played``
    kind: QuestionKind
    about: str  # one line for whoever asks in the shell
    shown: str = ""  # its name in Discord, if that differs
    needed: bool = field(default=False, compare=False)  # whether this game can answer nothing without it
    described: str = ""  # the end of the key of its description, ``option-...``, if that is not its name

    @property
    def key(self) -> str:
        """The key of its description in the catalogues."""
        return f"option-{self.described or self.name}"

    @property
    def typed(self) -> str:
        """Its name in a slash command."""
        return self.shown or self.name


FIRST = QuestionOption("first", QuestionKind.CARDS, "the play to judge, such as “3d 3c”", "cards", needed=True)
SECOND = QuestionOption("second", QuestionKind.CARDS, "the play that it is to beat, or to follow", "on")
"""What every game may be asked to judge."""

AS = QuestionOption("as", QuestionKind.READING, "how FIRST is read, such as “straight T”", "read_as")
SECOND_AS = QuestionOption("second_as", QuestionKind.READING, "how SECOND is read", "on_as")
"""What several games may be asked to judge."""


Hands = tuple[int | tuple[Card, ...], ...]
"""By seat: the cards left, or only their number."""

Question = Mapping[str, Any]
"""What is asked, by option name. Options that were not given are absent."""


NO_SUIT = "none"
"""The value of an option of kind TRUMP if nothing is trump."""


def read_trump(text: str) -> str:
    """The trump suit, the trump rank or ``none`` that somebody typed. It need not exist in the game.

    >>> read_trump("♠"), read_trump("10"), read_trump("None")
    ('s', 'T', 'none')

    Raises:
        NotationError: the text is neither a suit nor a rank.
    """
    if text.strip().lower() == NO_SUIT:
        return NO_SUIT
    rank = read_level(text)
    return rank if len(rank) == 1 and rank in RANKS else read_suit(text)


def read_level(text: str) -> str:
    """A level as people write it: a rank in upper case, ten as ``T``. It need not exist in the game.

    >>> read_level("10"), read_level(" a ")
    ('T', 'A')
    """
    level = text.strip().upper()
    return "T" if level == "10" else level


def check_copies(cards: Iterable[Card], packs: Packs, too_often: Misstatement) -> None:
    """Refuse a card that is named more often than the packs have it.

    Raises:
        Misstated: the sentence gives the card, how often it was named, and how often it exists.
    """
    known = Counter(packs.cards())
    for card, many in Counter(cards).items():
        if many > known[card]:
            raise Misstated(too_often, card=Cards((card,)), had=many, n=known[card])


def hands_stated(question: Question, own: Iterable[QuestionOption]) -> Hands | None:
    """The cards or numbers left by seat; None if the question does not state them."""
    return next((question[one.name] for one in own if one.kind is QuestionKind.HANDS and one.name in question), None)


def check_options(question: Question, own: Collection[QuestionOption], game: str) -> None:
    """Refuse an option that belongs to another game.

    Raises:
        NotPossible: the message names the first such option.
    """
    known = [option.name for option in own]
    for name in question:
        if name not in known:
            takes = ", ".join(map(_flag, known)) or "nothing"
            raise NotPossible(f"{_flag(name)} says nothing in {game}, which takes {takes}")


def _flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"
