"""Writes states as JSON and reads them back by the types of their fields: records, enums and collections of these.

A record (a frozen dataclass or a named tuple) becomes an object with its field names as keys. A field that holds its
default is left out. States therefore stay small, and a new field with a default does not break older states.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple, get_type_hints

from cattrs import Converter
from cattrs.cols import is_namedtuple, namedtuple_dict_structure_factory, namedtuple_dict_unstructure_factory
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from bot.cards import Card, glue_cards, read_cards
from bot.dealing import Stream

Json = Any


OPTIONAL = MappingProxyType({"written": "where it says something"})
"""Metadata for a field that is left out when it holds its default, even by a reader that writes all other fields."""


class Form(NamedTuple):
    """How to write and read a type that is not written part by part."""

    write: Callable[[Any], Json]
    read: Callable[[Any], Any]


_WRITTEN = "_written"
"""Where a value keeps what it is written as."""

Kinds = Mapping[str, type]
"""The classes that may appear where a protocol is expected, by name. They are written as an object with one key."""


def _same(value: Any) -> Any:
    return value


_FORMS: Mapping[Any, Form] = {
    tuple[Card, ...]: Form(glue_cards, read_cards),
    Mapping[str, Any]: Form(_same, dict),
    frozenset[int]: Form(sorted, frozenset),
    Stream: Form(lambda stream: [stream.key.hex(), stream.position], lambda row: Stream(bytes.fromhex(row[0]), row[1])),
}
"""How cards, sets of seats, plain data and chance are written, in every game."""


class Reader:
    """Writes values as JSON by their types, and reads them back. Made once for each set of forms."""

    def __init__(
        self,
        forms: Mapping[Any, Form] | None = None,
        *,
        rows: Collection[type] = (),
        kinds: Mapping[Any, Kinds] | None = None,
        apart: Collection[Any] = (),
        remembered: Collection[type] = (),
        whole: bool = False,
    ) -> None:
        """A reader for records of these types.

        Args:
            forms: how to write values of a type, in addition to cards, sets of seats and bytes.
            rows: records that are written as a list of their fields, in order, without trailing defaults.
            kinds: the classes that may appear where a protocol is expected.
            apart: types whose values are stored elsewhere: left out in writing, put in before reading.
            remembered: records without slots, each of which stands in many states: written once, and never changed.
            whole: write fields that hold their defaults, too.
        """
        self._converter = Converter(detailed_validation=False, forbid_extra_keys=True)
        self._apart, self._sparing = tuple(apart), not whole
        records = self._converter
        records.register_unstructure_hook_factory(is_record, self._record_writer)
        records.register_structure_hook_factory(is_record, self._record_reader)
        for kind, form in {**_FORMS, **(forms or {}), **{one: Form(_same, _same) for one in apart}}.items():
            self._register(kind, form)
        for row in rows:
            self._register_row(row)
        for kind in remembered:
            self._remember(kind)
        for protocol, named in (kinds or {}).items():
            self._register_kinds(protocol, named)

    def writer(self, kind: Any) -> Callable[[Any], Json]:
        """A function that writes values of a type."""
        return self._converter.get_unstructure_hook(kind)

    def read(self, data: Json, kind: Any) -> Any:
        """The value of a type that its writer wrote.

        Raises:
            Exception: the data is not such a value; the class depends on what is wrong with it.
        """
        return self._converter.structure(data, kind)

    def _record_writer(self, kind: type) -> Callable[[Any], Json]:
        if is_namedtuple(kind):
            return namedtuple_dict_unstructure_factory(kind, self._converter, self._sparing)
        optional = {one.name for one in fields(kind) if one.metadata == OPTIONAL}
        ways: dict[str, Any] = {
            name: override(omit=True)
            if of in self._apart
            else override(unstruct_hook=self.writer(of), omit_if_default=name in optional or None)
            for name, of in fields_of(kind).items()
        }
        return make_dict_unstructure_fn(kind, self._converter, _cattrs_omit_if_default=self._sparing, **ways)

    def _record_reader(self, kind: type) -> Callable[[Any, Any], Any]:
        if is_namedtuple(kind):
            return namedtuple_dict_structure_factory(kind, self._converter, False, True)
        ways: dict[str, Any] = {name: override(struct_hook=self._hook(of)) for name, of in fields_of(kind).items()}
        return make_dict_structure_fn(kind, self._converter, **ways)

    def _hook(self, kind: Any) -> Callable[[Any, Any], Any]:
        """A function that reads exactly this type, even if the library takes it for another."""
        hook = self._converter.get_structure_hook(kind)
        return lambda data, _: hook(data, kind)

    def _register(self, kind: Any, form: Form) -> None:
        """Register the form of a type.

        Types such as ``tuple[Card, ...]`` are compared by value: each mention is a new object.
        """
        self._converter.register_unstructure_hook_func(lambda one: one == kind, form.write)
        self._converter.register_structure_hook_func(lambda one: one == kind, lambda data, _: form.read(data))

    def _register_row(self, row: type) -> None:
        kinds, defaults = fields_of(row), _defaults(row)
        values = attrgetter(*kinds) if len(kinds) > 1 else lambda value: (getattr(value, *kinds),)
        writers = [self.writer(kind) for kind in kinds.values()]
        least = len(kinds) - len(defaults) if self._sparing else len(kinds)
        tail = tuple(defaults) if self._sparing else ()

        def write(value: Any) -> Json:
            each = values(value)
            many = least if each[least:] == tail else len(each)
            while many > least and each[many - 1] == tail[many - 1 - least]:
                many -= 1
            return [writers[at](each[at]) for at in range(many)]

        def read(data: Any) -> Any:
            if len(data) > len(kinds):
                raise ValueError(f"{len(data)} fields of {row.__name__}")
            return row(*(self._converter.structure(one, kind) for one, kind in zip(data, kinds.values(), strict=False)))

        self._register(row, Form(write, read))

    def _remember(self, kind: type) -> None:
        """Have each value of a type keep what it is written as, beside its fields."""
        writer = self.writer(kind)

        def write(value: Any) -> Json:
            beside: dict[str, Json] = value.__dict__
            if _WRITTEN not in beside:
                beside[_WRITTEN] = writer(value)
            return beside[_WRITTEN]

        self._converter.register_unstructure_hook_func(lambda one: one == kind, write)

    def _register_kinds(self, protocol: Any, named: Kinds) -> None:
        writers = {kind: (name, self.writer(kind)) for name, kind in named.items()}

        def write(value: Any) -> Json:
            name, writer = writers[type(value)]
            return {name: writer(value)}

        def read(data: Any) -> Any:
            [(name, inner)] = data.items()
            return self._converter.structure(inner, named[name])

        self._register(protocol, Form(write, read))


def is_record(kind: Any) -> bool:
    """Whether a type is a record: a dataclass or a named tuple."""
    return isinstance(kind, type) and (is_dataclass(kind) or is_namedtuple(kind))


def fields_of(kind: type) -> dict[str, Any]:
    """The fields of a record with their types, annotations included. The library drops annotations in dataclasses."""
    hints = get_type_hints(kind, include_extras=True)
    names = [one.name for one in fields(kind)] if is_dataclass(kind) else hints
    return {name: hints[name] for name in names}


def _defaults(row: type) -> list[Any]:
    """The defaults of the last fields of a record."""
    if not is_dataclass(row):
        return list(row._field_defaults.values())  # type: ignore[attr-defined]  # a named tuple
    least = row(*[None] * sum(_required(one) for one in fields(row)))
    return [getattr(least, one.name) for one in fields(row) if not _required(one)]


def _required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING
