"""What happened, as one public line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import read_cards
from bot.games.game import Event
from bot.i18n.catalogue import Argument, text


def event_line(event: Event, names: Sequence[str], locale: str = "en") -> str:
    """The line of an event; ``names`` by seat, safe for markup.

    Raises:
        LookupError: the catalogue has no line for it, or the event lacks a fact of its sentence.
    """
    facts: dict[str, Argument] = {}
    if event.seat is not None:
        facts |= {"name": names[event.seat], "seat": event.seat + 1}
    for word, value in event.args.items():
        match word, value:
            case (("winner" | "other" | "caller"), int()):
                facts[word] = names[value]
            case (("cards" | "card" | "hand" | "better"), str()):
                facts[word] = read_cards(value)
            case "terms", list() | tuple():
                facts[word] = " + ".join(map(str, value))
            case _:
                facts[word] = value
    key = "played-last" if event.name == "played" and facts.get("n") == 0 else event.name
    return text("deal-opens-winner" if key == "deal-opens" and facts["card"] is None else key, locale, **facts)
