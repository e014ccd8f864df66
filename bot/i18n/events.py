"""What happened, as one line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import read_cards
from bot.games.actions import Seat
from bot.games.game import Event, Rules
from bot.games.result import Reckoning
from bot.i18n.catalogue import Argument, text
from bot.i18n.figures import reckoned
from bot.i18n.rule_facts import facts_of

_PEOPLE = frozenset({"winner", "other", "caller", "king", "lord", "commoner", "slave"})
"""Facts that are seats."""
_CARDS = frozenset({"cards", "card", "hand", "better", "anchor"})
"""Facts that are cards in notation."""


def event_line(
    event: Event, names: Sequence[str], *, rules: Rules, reader: Seat | None = None, locale: str = "en"
) -> str:
    """The line of an event at a table with these rules; ``names`` by seat, safe for markup.

    ``reader`` is the seat that reads a private event (``Event.only``).

    Raises:
        LookupError: the catalogue has no line for it, or the event lacks a fact of its sentence.
    """
    facts: dict[str, Argument] = dict(facts_of(rules, locale))
    facts["reader"] = "giver" if reader == event.seat else "receiver"
    if event.seat is not None:
        facts |= {"name": names[event.seat], "seat": event.seat + 1}
    for word, value in event.args.items():
        if word in _PEOPLE and isinstance(value, int):
            facts[word] = names[value]
        elif word in _CARDS and isinstance(value, str):
            facts[word] = read_cards(value)
        elif word == "worth":
            terms = tuple((worth, times) for worth, times in value)
            counted = Reckoning(terms, tuple(event.args["factors"]))
            facts |= {"sum": reckoned(counted), "evident": counted.evident}
        elif word == "factors":
            continue
        elif word == "terms":
            facts |= {word: " + ".join(map(str, value)), "summed": len(value) > 1 and sum(value) == event.args["p"]}
        else:
            facts[word] = value
    return text(_key(event), locale, **facts)


def _key(event: Event) -> str:
    """The message of an event; some have one for a fact that is absent."""
    args = event.args
    match event.name:
        case "played" if args.get("n") == 0:
            return "played-last"
        case "deal-opens" if args["card"] is None:
            return "deal-opens-later"
        case "ranks" if "lord" not in args:
            return "ranks-of-three"
        case "waived" if "other" not in args:
            return "waived-rest"
        case "rest-given" if not args.get("cards"):
            return "rest-given-unseen"
    return event.name
