"""Custom ids: what a button or select carries, so that it is understood after any restart.

The form is ``dd:<verb>:<table>:<turn>:<extra>``. The table is no authorisation: the user id and the stored seat decide
who may do what. A press counts only in the server and the channel of its table.

``extra`` holds, for controls of a hand:

| control | ``extra`` |
|---|---|
| most | the choice so far (``write_choice``) |
| a select of cards | also the places that it offers (``offering``) |
| a ``deed`` button, a card's button, another select | a name before the choice (``carrying``) |
"""

from __future__ import annotations

import re
import string
from dataclasses import dataclass, replace

from bot.engine.actions import Action
from bot.scenes.hand_scene import NOTHING_SELECTED, Selection

_PATTERN = re.compile(r"dd:(?P<verb>[a-z]+):(?P<table>[0-9]+-[0-9]+):(?P<turn>[0-9]+):(?P<extra>[0-9A-Za-z_.+-]*)")


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a control does (``verb``), at which table, and on which turn of the table it was drawn."""

    verb: str
    table: str
    turn: int = 0
    extra: str = ""

    @property
    def guild(self) -> int:
        """The server of the table, or of what stands in for a table; 0 if there is none."""
        return int(self.table.partition("-")[0] or 0)

    def __str__(self) -> str:
        return f"dd:{self.verb}:{self.table}:{self.turn}:{self.extra}"


def read_custom_id(text: str) -> CustomId | None:
    """The parts of one of our custom ids; None for any other text."""
    match = _PATTERN.fullmatch(text)
    if match is None or len(match["turn"]) > 9 or len(text) > 100:
        return None
    return CustomId(match["verb"], match["table"], int(match["turn"]), match["extra"])


def action_written(action: Action) -> str:
    """An action in the notation of its game, encoded for a custom id."""
    return str(action).replace(" ", "+")


def action_line(extra: str) -> str:
    """The line of a record that ``action_written`` encoded. The game's grammar reads it."""
    return extra.replace("+", " ")


NAMED = ("deed", "pick", "card")
"""Verbs of controls that carry a name before the choice."""

_PLACES = r"[0-9a-f]{1,16}|z[0-9A-Za-z_-]{1,18}"
_CHOICE = re.compile(
    rf"(?P<chosen>{_PLACES})\.(?P<flags>[a-z]{{0,4}})\.(?P<kind>[a-z0-9_-]*)"
    rf"(?:\.(?P<picks>(?:[a-np-z][0-9]{{1,3}})*))?(?:\.o(?P<offered>{_PLACES}))?"
)
_DIGITS = string.digits + string.ascii_letters + "_-"
_PICK = re.compile(r"([a-z])([0-9]+)")


def write_choice(choice: Selection) -> str:
    """A choice, encoded for a custom id.

    >>> write_choice(Selection(frozenset({0, 3}), "l", "pair", (("s", 2),)))
    '9.l.pair.s2'
    """
    parts = [_mask(choice.places), choice.flags, choice.kind]
    return ".".join([*parts, _picks(choice)] if choice.picks else parts)


def read_choice(extra: str) -> Selection:
    """The choice that ``write_choice`` or ``offering`` wrote. For any other text, nothing is chosen."""
    match = _CHOICE.fullmatch(extra)
    if match is None:
        return NOTHING_SELECTED
    picks = tuple((letter, int(number)) for letter, number in _PICK.findall(match["picks"] or ""))
    return Selection(_places(match["chosen"]), match["flags"], match["kind"], picks)


def carrying(name: str, choice: Selection) -> str:
    """The ``extra`` of a control with a name: the name, and the choice so far."""
    return f"{name}.{write_choice(choice)}"


def read_carried(extra: str) -> tuple[str, Selection]:
    """The name and the choice that ``carrying`` wrote."""
    name, _, choice = extra.partition(".")
    return name, read_choice(choice)


def choice_in(pressed: CustomId) -> Selection:
    """The choice that a control of a hand carries, whichever control it is."""
    named = pressed.verb in NAMED
    return read_carried(pressed.extra)[1] if named else read_choice(pressed.extra)


def offering(choice: Selection, places: frozenset[int]) -> str:
    """The ``extra`` of a select of cards: the choice so far, and the places that it offers.

    There is no room for picks and, in the largest hands, none for the kind on show.
    """
    kind = choice.kind if max((*choice.places, *places), default=0) < _IN_HEX else ""
    return f"{write_choice(replace(choice, picks=(), kind=kind))}.o{_mask(places)}"


def read_offered(extra: str) -> frozenset[int] | None:
    """The places that a select of cards offers; None if it does not say."""
    match = _CHOICE.fullmatch(extra)
    return None if match is None or match["offered"] is None else _places(match["offered"])


def _picks(choice: Selection) -> str:
    return "".join(f"{letter}{number}" for letter, number in choice.picks)


_IN_HEX = 64
"""Places below this are written as a hexadecimal number. Larger hands use a shorter form after a ``z``."""


def _mask(places: frozenset[int]) -> str:
    bits = sum(1 << place for place in places)
    if bits < 1 << _IN_HEX:
        return f"{bits:x}"
    digits = ""
    while bits:
        bits, digit = divmod(bits, len(_DIGITS))
        digits += _DIGITS[digit]
    return f"z{digits}"


def _places(mask: str) -> frozenset[int]:
    if mask.startswith("z"):
        bits = sum(_DIGITS.index(digit) * len(_DIGITS) ** at for at, digit in enumerate(mask[1:]))
    else:
        bits = int(mask, 16)
    return frozenset(at for at in range(bits.bit_length()) if bits >> at & 1)
