"""A view as plain data, as tests compare it, look for cards in it and write it down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.game import Json, View
from bot.engine.seam.play import Play
from bot.games.da_guai_lu_zi.deal.seam import NOTHING_KNOWN
from tests.games.big_two.read_views import view_to_json


def known_apart(view: View) -> Json:
    """A view in which what the seat alone knows stands apart, if it knows anything."""
    assert isinstance(view.judge, Play)
    write, own, position = view.judge.reader(view.rules).writer, view.own, view.position
    known = {} if own == NOTHING_KNOWN else {"own": write(type(own))(own)}
    return {"seat": view.seat, "position": write(type(position))(position), **known}


IN_OTHER_WORDS: Mapping[str, Callable[[Any], Json]] = {"big-two": view_to_json, "da-guai-lu-zi": known_apart}
"""Games whose views are written otherwise: with what follows from their fields, or in two parts."""


def in_json(view: View) -> Json:
    """A view with all that it tells: the position, and what its seat knows beyond that."""
    if view.rules.game in IN_OTHER_WORDS:
        return IN_OTHER_WORDS[view.rules.game](view)
    assert isinstance(view.judge, Play)
    write, own, position = view.judge.reader(view.rules).writer, view.own, view.position
    return {"seat": view.seat, "position": write(type(position))(position), **write(type(own))(own)}
