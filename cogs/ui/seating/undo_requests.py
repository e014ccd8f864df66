"""Taking an action back: what a table and a hand say of it, and the buttons to ask for it, to agree and to refuse."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Seat
from bot.tables.course import UndoAsked
from bot.tables.deal.undoing import Undoable, to_agree_to_undo, undo_open, undoable
from bot.tables.table import Table
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Button, ButtonStyle, ExplainedButton


def undo_lines(scene: TableInWords) -> list[str]:
    """Who asks to take back what and who must agree; what came of it, until a person acts."""
    asked = _last(scene.table)
    if asked is None:
        return []
    if asked.done:
        return [scene.say("table-undone", **_facts(scene, asked))]
    if asked.refused_by is not None:
        other, own = scene.person(asked.refused_by), asked.refused_by == asked.person
        return [scene.say("table-undo-kept", **_facts(scene, asked), other=other, own=own)]
    waiting = scene.of_people(to_agree_to_undo(scene.table))
    return [scene.say("table-undo-asked", **_facts(scene, asked), waiting=waiting, left=len(waiting))]


def undo_buttons(scene: TableInWords) -> list[Button]:
    """While somebody asks, *Agree* and *Refuse* for everybody."""
    asked = undo_open(scene.table)
    return [] if asked is None else _answers(scene, asked, "undoagree", "undorefuse")


def own_undo_line(scene: TableInWords, seat: Seat) -> str:
    """Tells the person in a seat who asks them to let an action be taken back, or how their own wish stands.

    Empty if nobody asks, or once the action is taken back: then their hand shows it.
    """
    if (asked := _asks(scene.table, seat)) is not None:
        return scene.say("hand-undo-asked", **_facts(scene, asked))
    own, sitter = _last(scene.table), scene.table.seats[seat].sitter
    if own is None or sitter is None or sitter.person != own.person or own.done:
        return ""
    if own.refused_by is None:
        return _own_wish(scene, own)
    return "" if own.refused_by == own.person else scene.say("hand-undo-kept", other=scene.person(own.refused_by))


def own_undo_buttons(scene: TableInWords, seat: Seat) -> list[Button]:
    """In a hand: the answers for somebody who is asked, or *Undo* for somebody whose action may be taken back."""
    asked = _asks(scene.table, seat)
    if asked is not None:
        return _answers(scene, asked, "handundoagree", "handundorefuse")
    sitter = scene.table.seats[seat].sitter
    button = _ask_button(scene, "handundo", None if sitter is None else sitter.person)
    return [] if button is None else [button]


def undo_offer(scene: TableInWords, person: int | None) -> list[ExplainedButton]:
    """*Undo* in a menu, for somebody who may ask for it."""
    button = _ask_button(scene, "undo", person)
    alone = len(scene.table.persons) == 1
    return [] if button is None else [ExplainedButton(button, scene.say("undo-does", alone=alone))]


def undo_remark(scene: TableInWords, person: int) -> str:
    """Tells a person that their last action is taken back. Empty while others must agree, which their hand says."""
    asked = _last(scene.table)
    return _own_wish(scene, asked) if asked is not None and asked.person == person and asked.done else ""


def _own_wish(scene: TableInWords, asked: UndoAsked) -> str:
    """To whoever asked: that it was done, or who must still agree."""
    waiting = scene.of_people(to_agree_to_undo(scene.table))
    return scene.say("did-undo", **_facts(scene, asked), done=asked.done, waiting=waiting, left=len(waiting))


def _last(table: Table) -> UndoAsked | None:
    course = table.in_hand.course if table.in_hand is not None else None
    return None if course is None else course.asked


def _asks(table: Table, seat: Seat) -> UndoAsked | None:
    """The request that the person in a seat has still to answer."""
    sitter = table.seats[seat].sitter
    return undo_open(table) if sitter is not None and sitter.person in to_agree_to_undo(table) else None


def _ask_button(scene: TableInWords, verb: str, person: int | None) -> Button | None:
    """*Undo* for a person who may ask for it. It names the step, so that a second press takes back no other."""
    found = None if person is None else undoable(scene.table, person)
    if not isinstance(found, Undoable):
        return None
    return Button(scene.say("button-undo"), scene.id(verb, str(found.step.at)))


def _answers(scene: TableInWords, asked: UndoAsked, agrees: str, refuses: str) -> list[Button]:
    number = str(asked.number)
    return [
        Button(scene.say("button-undo-agree"), scene.id(agrees, number), ButtonStyle.PRIMARY),
        Button(scene.say("button-undo-refuse"), scene.id(refuses, number)),
    ]


def _facts(scene: TableInWords, asked: UndoAsked) -> dict[str, Any]:
    """Who asks, and what is taken back: its cards if everybody saw them, else what it was."""
    deal, seen = scene.table.deal, asked.seen
    deed = "" if deal is None or seen.cards else scene.tell(deal.view(None).describe(seen))
    return {"name": scene.person(asked.person), "shown": bool(seen.cards), "cards": seen.cards, "deed": deed}
