"""Rules by name: ``preset+mixin+mixin``. A preset is a difference from another one or from the defaults."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.rulebook.declarations import Json, Unknown

Changes = Mapping[str, Json]
"""New values of parameters, by public name."""


def inherited(presets: Mapping[str, tuple[str | None, Changes]]) -> dict[str, Changes]:
    """By preset: its changes to the defaults. ``presets`` gives its parent (None: the defaults) and what it changes
    there.
    """

    def whole(name: str) -> Changes:
        parent, changes = presets[name]
        return changes if parent is None else {**whole(parent), **changes}

    return {name: whole(name) for name in presets}


def changes_named(chain: str, presets: Mapping[str, Changes], mixins: Mapping[str, Changes]) -> Changes:
    """The changes that ``preset+mixin+mixin`` makes to the defaults. Later mixins win.

    Raises:
        Unknown: a name does not exist; the error offers the nearest names.
    """
    preset, *further = (word.strip() for word in chain.split("+"))
    if preset not in presets:
        raise Unknown("preset", preset, presets)
    changes = dict(presets[preset])
    for mixin in further:
        if mixin not in mixins:
            raise Unknown("mixin", mixin, mixins, "+")
        changes |= mixins[mixin]
    return changes
