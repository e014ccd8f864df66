"""What happened, as one line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Seat
from bot.engine.game import Event
from bot.engine.rulebook.declarations import Rulebook
from bot.i18n.catalogue import FALLBACK, Argument, text
from bot.i18n.spoken_facts import facts_of, spoken


def event_line(
    event: Event, names: Sequence[str], *, rules: Rulebook, reader: Seat | None = None, locale: str = FALLBACK
) -> str:
    """The line for an event of a deal under these rules. ``names`` are by seat and safe for markup.

    ``reader`` is the seat that reads a private event (``Event.only``).

    Raises:
        LookupError: the game's catalogue has no line for it, or the event lacks a fact that the line uses.
    """
    facts: dict[str, Argument] = dict(facts_of(rules, locale))
    facts["reader"] = "giver" if reader == event.seat else "receiver"
    if event.seat is not None:
        facts |= {"name": names[event.seat], "seat": event.seat + 1}
    facts |= spoken(event.args, locale, rules.game, names)
    return text(f"event-{event.name}", locale, rules.game, **facts)
