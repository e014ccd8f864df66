"""Questions before somebody leaves a table, ends it, or gives up a match: what follows, and what will be booked."""

from __future__ import annotations

from bot.i18n.catalogue import in_a_row
from bot.tables import commands as do
from bot.tables.deal.closing import to_agree
from bot.tables.seats.kicking import to_kick
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Message, rows, small


def leave_question(scene: TableInWords, person: int, _: do.Command) -> Message:
    """Before leaving: who plays on, what of this deal is booked, and whether one can come back."""
    table = scene.table
    sure = Button(scene.say("button-leave"), scene.id("leave", _deal_in(table)), ButtonStyle.DANGER)
    last, in_deal = table.persons == (person,), table.stage is Stage.DEAL
    return Message(
        (
            _asked(scene, scene.say("leave-ask", table=scene.title), scene.say("leave-seat", stage=table.stage.value)),
            small(
                scene.say("leave-settle", settle=_settles(table, person)),
                scene.say("leave-back", way="hand" if in_deal else "ends" if last else "seat"),
                scene.say("leave-last") if last and in_deal else "",
            ),
            *rows(_stay_or(scene, sure)),
        ),
        Accent.OVER,
    )


def _asked(scene: TableInWords, first: str, then: str) -> str:
    """What is asked or told, in bold, and a sentence on it."""
    return in_a_row((f"**{first}**", then), scene.locale)


def left_hand(scene: TableInWords, person: int) -> Message:
    """What replaces the hand of a person who left in mid-deal: who plays on, what is booked, how to come back."""
    counts = any(sitter.person == person for _, sitter in scene.table.booked_for_others)
    stage = Stage.DEAL if scene.table.deal is not None else Stage.BETWEEN
    return _left(scene, stage, ("counts" if counts else "zero") if stage is Stage.DEAL else "booked", person=person)


def left_message(scene: TableInWords, before: Table, person: int) -> Message:
    """What to tell a person who has just left ``before``: their seat, their points, the way back."""
    if before.deal is not None:
        return left_hand(scene, person)
    hosted = person == before.host and scene.table.stage is not Stage.ENDED
    return _left(scene, before.stage, _settles(before, person), _host_now(scene) if hosted else "")


def _host_now(scene: TableInWords) -> str:
    """Who hosts the table now."""
    seat = scene.table.seat_of(scene.table.host) or 0
    return scene.say("host-now", name=scene.name(seat))


def _left(scene: TableInWords, stage: Stage, settle: str, host: str = "", person: int = 0) -> Message:
    ended = scene.table.stage is Stage.ENDED
    seat = "" if ended else scene.say("leave-seat", stage=stage.value)
    way = "ends" if ended else "hand" if stage is Stage.DEAL else "seat"
    again = "" if scene.table.closing and not ended else scene.say("leave-back", way=way)
    return Message(
        (
            _asked(scene, _how_left(scene, person), seat),
            small(scene.say("leave-settle", settle=settle), host, again),
        ),
        Accent.OVER,
    )


def _how_left(scene: TableInWords, person: int) -> str:
    """Says that a person left, or who gave their seat to a computer."""
    by = next((by for whom, by, _ in scene.table.leavers.kicked if whom == person), None)
    if by is None:
        return scene.say("left-now", table=scene.title)
    return scene.say("kicked-now", table=scene.title, voted=not by, name=scene.person(by) if by else "")


def _settles(table: Table, person: int) -> str:
    """What is booked for a person who leaves, as a variant of the message; in a deal ``counts`` or ``zero``."""
    seat = table.seat_of(person)
    if table.stage is not Stage.DEAL:
        return "nothing" if table.stage is Stage.LOBBY else "booked"
    return "zero" if seat in dict(table.booked_for_others) else "counts"


def kick_question(scene: TableInWords, person: int, command: do.Command) -> Message:
    """Before a seat is given to a computer: who must agree, and what that means for the person in it.

    Raises:
        TypeError: the command is not a kick.
    """
    table = scene.table
    if not isinstance(command, do.Kick):
        raise TypeError(f"{command}: this asks about a kick")
    whom, alone = command.whom, command.admin or person == table.host
    others = scene.of_people([] if alone else [one for one in to_kick(table, whom) if one != person])
    sure = Button(scene.say("button-kick"), scene.id("kick", kick_of(table, whom)), ButtonStyle.DANGER)
    return Message(
        (
            _asked(
                scene,
                scene.say("kick-ask", name=scene.person(whom)),
                scene.say("kick-means", stage=table.stage.value),
            ),
            small(scene.say("kick-needs", names=others, n=len(others)) if others else ""),
            *rows(_stay_or(scene, sure)),
        ),
        Accent.OVER,
    )


def kick_of(table: Table, whom: int) -> str:
    """What a button about a person's seat carries: their number, and the deal."""
    return f"{whom}.{_deal_in(table)}"


def read_kick(carried: str) -> tuple[int, int]:
    """The person and the deal that ``kick_of`` wrote. For any other text nobody, in no deal: 0 and -1."""
    whom, _, deal = carried.partition(".")
    if not whom.isdecimal() or not (deal.isdecimal() or not deal):
        return 0, -1
    return int(whom), int(deal or 0)


def rematch_question(scene: TableInWords) -> Message:
    """Before a match is given up for a new one."""
    fresh = Button(scene.say("button-new-match"), scene.id("rematchnow"), ButtonStyle.DANGER)
    return Message((scene.say("rematch-ask", table=scene.title), *rows(_stay_or(scene, fresh))), Accent.OVER)


def end_question(scene: TableInWords, person: int, command: do.Command) -> Message:
    """Before a table ends: who must agree, that a deal in hand books nothing or, without one, who sits there."""
    table = scene.table
    ends_deal = table.deal is not None
    alone = isinstance(command, do.End) and command.admin
    others = scene.of_people([] if alone or not ends_deal else [one for one in to_agree(table) if one != person])
    label = scene.say("button-end-ask" if others else "button-end")
    ask = scene.say("end-ask-others", table=scene.title) if others else scene.say("end-ask", table=scene.title)
    return Message(
        (
            _asked(scene, ask, scene.say("end-settle", settle=_ends(table))),
            small(scene.say("end-needs", names=others, n=len(others)) if others else "", _who_sits(scene, person)),
            *rows(_stay_or(scene, Button(label, scene.id("end", _deal_in(table)), ButtonStyle.DANGER))),
        ),
        Accent.OVER,
    )


def _ends(table: Table) -> str:
    """What happens to the points when a table ends: ``zero``, ``nothing`` or ``booked``."""
    if table.deal is not None:
        return "zero"
    return "nothing" if table.stage is Stage.LOBBY else "booked"


def _who_sits(scene: TableInWords, person: int) -> str:
    """A line with the others at a table, if it has no deal in hand."""
    names = scene.of_people(one for one in scene.table.persons if one != person)
    return scene.say("end-others", names=names, n=len(names)) if names and scene.table.deal is None else ""


def _deal_in(table: Table) -> str:
    """The deal that a question is about, as its button carries it; empty if none is in hand."""
    return "" if table.deal is None else str(table.deal_number)


def _stay_or(scene: TableInWords, danger: Button) -> list[Button]:
    return [Button(scene.say("button-stay"), scene.id("stay"), ButtonStyle.PRIMARY), danger]
