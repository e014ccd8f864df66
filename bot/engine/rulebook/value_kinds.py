"""How the values of parameters are read, written and listed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

Json = Any


class ValueKind(Protocol):
    """How the values of a parameter are read and written. ``allowed`` says which values there are, for logs
    and the shell.

    ``listed`` holds the values as JSON if they are few, else nothing.
    """

    @property
    def allowed(self) -> str: ...
    @property
    def listed(self) -> Sequence[Json]: ...
    def read(self, value: Json) -> Any:
        """The value that the JSON names. ValueError if it names none."""
        ...

    def write(self, value: Any) -> Json: ...


@dataclass(frozen=True)
class Choice:
    """One member of a closed list."""

    members: type[StrEnum]

    @property
    def allowed(self) -> str:
        return ", ".join(self.members)

    @property
    def listed(self) -> Sequence[Json]:
        return tuple(str(member) for member in self.members)

    def read(self, value: Json) -> Any:
        return self.members(value)

    def write(self, value: Any) -> Json:
        return str(value)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    allowed: str = "true, false"
    listed: Sequence[Json] = (False, True)

    def read(self, value: Json) -> Any:
        if value is True or value is False:
            return value
        raise ValueError(value)

    def write(self, value: Any) -> Json:
        return value


@dataclass(frozen=True)
class Worded:
    """Values that take words to say: ``.allowed`` of the parameter's sentence says which, with ``example``."""

    example: str
    listed: Sequence[Json] = ()

    @property
    def allowed(self) -> str:
        return f"values such as {self.example}"


FEW = 100
"""The most numbers that are listed one by one."""


def whole_number(value: Json, low: int, high: int) -> int:
    """``value`` if it is a whole number from ``low`` to ``high``, else ValueError. ``true`` is not a number."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(value)
    return value


@dataclass(frozen=True)
class Whole:
    """A whole number from ``low`` to ``high``. If ``optional``, null is allowed, too, and may be written as 0."""

    low: int
    high: int
    optional: bool = False

    @property
    def allowed(self) -> str:
        return f"{self.low}" + f" to {self.high}" * (self.low < self.high) + " or null" * self.optional

    @property
    def listed(self) -> Sequence[Json]:
        numbers = range(self.low, self.high + 1)
        return ((None, *numbers) if self.optional else tuple(numbers)) if len(numbers) <= FEW else ()

    def read(self, value: Json) -> Any:
        if self.optional and (value is None or (value == 0 and not isinstance(value, bool))):
            return None
        return whole_number(value, self.low, self.high)

    def write(self, value: Any) -> Json:
        return value
