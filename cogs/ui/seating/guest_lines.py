"""What is said of a table's guests: who is invited to a private one, and for whom a seat is kept."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.i18n.catalogue import Names
from bot.tables.table import Table
from cogs.ui.table_in_words import TableInWords


def guests_line(scene: TableInWords) -> str:
    """That a table is private, and who is invited. Empty if anybody may sit down."""
    guests = scene.table.guests
    if not guests.private:
        return ""
    roles = [f"<@&{group}>" for group in guests.groups]
    people = scene.of_people(guests.invited)
    return scene.say("lobby-private", names=Names((*people, *roles)), n=len(people) + len(roles))


def kept_line(scene: TableInWords, seat: Seat) -> str:
    """That a seat is kept, and for whom."""
    guest = scene.table.guests.owner_of(seat)
    return scene.say("reserved", seat=seat + 1, name="" if guest is None else scene.person(guest))


def newly_invited_line(scene: TableInWords, before: Table) -> str:
    """Who can sit down now that could not before: a person, or a role."""
    guests = scene.table.guests
    people = [one for one in guests.invited if one not in before.guests.invited]
    roles = [f"<@&{group}>" for group in guests.groups if group not in before.guests.groups]
    return scene.say("invited", names=Names((*scene.of_people(people), *roles)))
