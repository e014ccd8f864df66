"""The commands that a table takes. They are plain values that round-trip through JSON: a table's log is its commands.

A person is named by their person number. It is random, and only the store maps it to an account.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import Action, Grammar, Seat
from bot.engine.states import OPTIONAL, Form, Reader
from bot.engine.table_values import SITTER, Sitter
from bot.tables.evening import RoomResult
from bot.tables.expiries import Abandon as Abandon
from bot.tables.expiries import Expiry as Expiry
from bot.tables.expiries import Fade as Fade
from bot.tables.expiries import FallDue as FallDue
from bot.tables.expiries import Lapse as Lapse
from bot.tables.expiries import Overdue as Overdue
from bot.tables.expiries import SitOut as SitOut
from bot.tables.expiries import Warn as Warn
from bot.tables.guest_list import ByPerson as ByPerson
from bot.tables.guest_list import Invite as Invite
from bot.tables.guest_list import Reserve as Reserve
from bot.tables.guest_list import Unreserve as Unreserve


@dataclass(frozen=True, slots=True)
class Open(ByPerson):
    """Open a table, with its opener as host in seat 1."""

    guild: int
    channel: int
    number: int  # the number that people call the table by
    game: str
    preset: str
    rules: Mapping[str, Any]
    seed: str  # the seed of the first deal, in hexadecimal
    computers: int = 0  # how many computers take the next seats
    options: tuple[str, ...] = ()  # the game's table options that were chosen (``Chosen``)
    clock: int | None = None  # seconds for a turn; None: the table is untimed
    level: str = DEFAULT_LEVEL  # how well these computers play
    tutorial: bool = field(default=False, metadata=OPTIONAL)  # whether its deals are practice, whoever sits there
    auto_pass: bool | None = field(default=None, metadata=OPTIONAL)  # whether it passes for people; see ``passing``
    lesson: bool = field(default=False, metadata=OPTIONAL)  # whether ``seed`` was chosen to teach: ``lesson_deals``
    rated: bool = field(default=False, metadata=OPTIONAL)  # whether its deals change ratings, if only people play
    least_deals: int = field(default=0, metadata=OPTIONAL)  # how many deals here a rated table asks of people
    own_thread: bool = field(default=False, metadata=OPTIONAL)  # whether its channel is a thread made for it
    private: bool = field(default=False, metadata=OPTIONAL)  # whether only those sit down whom the host invites
    evening: int = field(default=0, metadata=OPTIONAL)  # the number of the duplicate evening that it plays; 0: none
    deals: int = field(default=0, metadata=OPTIONAL)  # how many deals that evening has
    against: str = field(default="", metadata=OPTIONAL)  # the level of the computers that play the same; or nobody


@dataclass(frozen=True, slots=True)
class Join(ByPerson):
    """Take a free seat, or one in which a computer plays.

    In the lobby and between deals, the person has it at once. In mid-deal they wait until the deal ends, unless they
    left that seat during this deal or the table lets people in. In the lobby, a seated person moves.
    """

    # None: the seat they left, else the first free one, else the first in which a computer plays
    seat: Seat | None = field(default=None, metadata=OPTIONAL)
    group: int = field(default=0, metadata=OPTIONAL)  # an invited group that they belong to; 0: none is known
    deals: int = field(default=0, metadata=OPTIONAL)  # how many deals were booked for them, where a table asks for some


@dataclass(frozen=True, slots=True)
class Leave(ByPerson):
    """Give up a seat, or the wait for one. In mid-deal a computer plays on, and the deal is booked for the person."""


@dataclass(frozen=True, slots=True)
class Kick(ByPerson):
    """Give a person's seat to a computer; they may come back. The host or an admin decides alone, others together."""

    whom: int  # 0: nobody
    admin: bool = False


@dataclass(frozen=True, slots=True)
class StandIn(ByPerson):
    """Without a clock: let a computer play for somebody who was asked long ago. They can come back at any time."""

    whom: int


@dataclass(frozen=True, slots=True)
class AddComputer(ByPerson):
    """Let a computer of ``level`` take the first free seat."""

    level: str = DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class Fill(ByPerson):
    """Let computers of ``level`` take every free seat."""

    level: str = DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class RemoveComputer(ByPerson):
    """Send away the computer in the last seat that has one, before the first deal."""


@dataclass(frozen=True, slots=True)
class LetIn(ByPerson):
    """The host lets people take over a computer's seat in mid-deal (``on``), or only when a deal ends.

    If the host switches it on in mid-deal, it applies from the next deal on.
    """

    on: bool


@dataclass(frozen=True, slots=True)
class Cut(ByPerson):
    """Mix the person's own ``text`` into the next shuffle. Everybody sees it."""

    text: str


@dataclass(frozen=True, slots=True)
class Start(ByPerson):
    """Begin the first deal."""


@dataclass(frozen=True, slots=True)
class Act(ByPerson):
    """An action in the deal. ``turn`` is the turn number that the person saw (None for a typed action)."""

    action: Action
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Hold(ByPerson):
    """Hold an answer until the deal asks for it, or take it back. ``View.ahead`` says which answers can be held."""

    action: Action | None = field(default=None, metadata=OPTIONAL)  # None: take the held answer back
    # the turn number that the person saw; None: any
    turn: int | None = field(default=None, metadata=OPTIONAL)


@dataclass(frozen=True, slots=True)
class Undo(ByPerson):
    """Take back one's own last action in the deal. Everybody else who is seated must agree."""

    at: int | None = field(default=None, metadata=OPTIONAL)  # the step that the person was shown; None: the last one


@dataclass(frozen=True, slots=True)
class AgreeToUndo(ByPerson):
    """Agree that somebody takes an action back. ``number``: the request that the person was shown."""

    number: int


@dataclass(frozen=True, slots=True)
class RefuseUndo(ByPerson):
    """Let an action stand that somebody wants to take back. Whoever asked for it can do that, too."""

    number: int


@dataclass(frozen=True, slots=True)
class ComputerAct:
    """An action of the computer in ``seat``."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class PassFor:
    """The table passes for the person in ``seat``, who can only pass on this question."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class GiveWay:
    """The server needs room for another table: this one ends soon, and its people are told.

    If ``surely``, it ends with its deal, and computers finish that deal once the time is up. Otherwise the people keep
    the table by playing on.
    """

    surely: bool = field(default=False, metadata=OPTIONAL)


@dataclass(frozen=True, slots=True)
class Back(ByPerson):
    """Take one's own seat back from the computer that plays there.

    If the deal began without the person and the computer has acted, it stays booked for the computer.
    """


@dataclass(frozen=True, slots=True)
class Ready(ByPerson):
    """Ask for the next deal. It begins once everybody has asked."""


@dataclass(frozen=True, slots=True)
class Rematch(ByPerson):
    """Start a new match with the same seats and rules. In mid-match the host asks, and everybody there must agree."""


@dataclass(frozen=True, slots=True)
class Close(ByPerson):
    """Take no more players, and end the table after the deal in hand. ``admin``: the person acts as an admin."""

    admin: bool = False


@dataclass(frozen=True, slots=True)
class End(ByPerson):
    """Stop at once, and make a deal in hand void.

    A void deal needs the agreement of everybody who is seated and not away. Whoever asks first agrees by asking.
    ``admin``: the person acts as an admin, who needs nobody's agreement.
    """

    admin: bool = False
    deal: int | None = None  # the deal in hand that the person was shown; 0: there was none; None: any deal


@dataclass(frozen=True, slots=True)
class PlayOn(ByPerson):
    """Refuse to make the deal void. Then the others cannot end it."""


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Every table of the evening has played deal ``deal``: its cards open, and ``results`` are compared."""

    deal: int
    results: tuple[RoomResult, ...]


@dataclass(frozen=True, slots=True)
class Doubt:
    """The log does not lead to the table's state, or its deadlines could not be read; ``reason`` says why.

    The table goes on, and its people are told.
    """

    reason: str


@dataclass(frozen=True, slots=True)
class Reshaped:
    """A newer version has taken over the table, and from now on writes its states in this ``shape``.

    Hashes of later states cannot be compared with earlier ones.
    """

    shape: int


Seating = Join | Leave | Kick | StandIn | AddComputer | Fill | RemoveComputer | LetIn | Back
Inviting = Invite | Reserve | Unreserve
Playing = Cut | Start | Act | Hold | ComputerAct | PassFor | Ready
Undoing = Undo | AgreeToUndo | RefuseUndo
Ending = GiveWay | Rematch | Close | End | PlayOn
Command = Open | Seating | Inviting | Playing | Undoing | Expiry | Ending | OpenCards | Doubt | Reshaped


_BY_NAME: dict[str, type] = {kind.__name__: kind for kind in get_args(Command)}
_READER = Reader({Action: Form(str, lambda action: action), Sitter: SITTER}, rows=(RoomResult,), whole=True)


def command_to_json(command: Command) -> dict[str, Any]:
    """The command as the log keeps it: its name under ``do``, then its fields, with an action in record notation."""
    return {"do": type(command).__name__, **_READER.writer(type(command))(command)}


def command_from_json(data: Mapping[str, Any], grammar: Grammar | None) -> Command:
    """Read a command that ``command_to_json`` wrote.

    ``grammar`` belongs to the table's game; None before the table is open.

    Raises:
        NotPossible: the action does not belong to this game.
    """
    fields = dict(data)
    if "action" in fields and grammar is not None:
        fields["action"] = grammar.read(fields["action"])
    command: Command = _READER.read(fields, _BY_NAME[fields.pop("do")])
    return command
