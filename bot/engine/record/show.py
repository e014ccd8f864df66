"""A record as readable text. It is replayed, so refusals and results appear beside the actions."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from bot.cards import Card, sign_cards
from bot.engine.actions import Action, Seat
from bot.engine.facts import Event, Text
from bot.engine.game import Match, View
from bot.engine.record.form import CHANCE, DealRecord, Record
from bot.engine.record.replay import PlayedDeal, Report, Step, replay
from bot.engine.record.revealed import hands_dealt
from bot.engine.rulebook.declarations import Rulebook


class Tells(Protocol):
    """Puts into words what a game says as values."""

    def act(self, what: Text, rules: Rulebook, names: Sequence[str]) -> str:
        """What an action comes to: *a pair of 8s*."""
        ...

    def events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> Sequence[str]:
        """The line of each event; empty where it needs none. ``view`` is a spectator's."""
        ...

    def end(self, deal: PlayedDeal, match: Match, names: Sequence[str]) -> Sequence[str]:
        """What decided a deal, and how its points came about. ``match``: after the deal."""
        ...


class Plain:
    """Says nothing beside what the game's own remarks say."""

    def act(self, what: Text, rules: Rulebook, names: Sequence[str]) -> str:
        """Nothing."""
        del what, rules, names
        return ""

    def events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> Sequence[str]:
        """Nothing."""
        del view, names
        return [""] * len(events)

    def end(self, deal: PlayedDeal, match: Match, names: Sequence[str]) -> Sequence[str]:
        """Nothing."""
        del deal, match, names
        return ()


_PLAIN = Plain()


def show(record: Record, tells: Tells = _PLAIN) -> str:
    """The record for people to read: rules, hands, each action with its refusal if any, results and totals.

    ``tells`` adds what actions come to, and what happened by itself.

    Raises:
        NotPossible: the record does not fit its game.
    """
    return "\n".join(_lines(replay(record, deals=True), tells)) + "\n"


def _lines(report: Report, tells: Tells) -> Iterator[str]:
    record = report.record
    names = tuple(map(_printable, record.seats))
    changes = "".join(f", {name} = {value}" for name, value in record.changes.items())
    yield f"{record.game}, {record.preset}{changes}{''.join(f', with {choice}' for choice in sorted(record.options))}"
    match = record.the_game().new_match(record.rules(), record.options, record.head)
    for number, (deal, given) in enumerate(zip(report.deals, record.deals, strict=True), 1):
        yield ""
        yield f"Deal {number}"
        if given.shuffle is not None:
            yield f"  shuffled by deal-v1: table {_printable(given.shuffle.table)}, deal {given.shuffle.deal}"
        yield from _hand_lines(names, [_dealt(deal, given, seat) for seat in range(len(names))])
        if given.left:
            yield f"  left over: {sign_cards(given.left)}"
        yield from _remarks(deal, deal.start, names, tells)
        for n, step in enumerate(deal.steps, 1):
            yield f"  {_step_line(n, step, names)}{_comes_to(step, names, tells)}"
            yield from _remarks(deal, step.events, names, tells)
        match = match if deal.result is None else match.book(deal.result)
        yield from _end_lines(deal, match, names, tells)
    yield ""
    yield f"Totals: {_points(names, report.match.standing())}"
    if report.match.over():
        winners = report.match.winners()
        yield f"The match is over; {_who_wins(names, winners)}." if winners else "The match is over."


def _dealt(deal: PlayedDeal, given: DealRecord, seat: Seat) -> Sequence[Card]:
    """All cards that a seat was dealt. If it draws them one by one, they are in that order."""
    whole, dealt = given.hands, deal.opened.dealt
    if not whole and given.shuffle is not None and dealt is not None:
        whole = hands_dealt(given.shuffle, dealt)
    held = deal.opened.view(seat).hand
    return whole[seat] if whole and len(held) < len(whole[seat]) else held


def _hand_lines(names: Sequence[str], hands: Sequence[Sequence[Card]]) -> Iterator[str]:
    width = max(map(len, names))
    for name, hand in zip(names, hands, strict=True):
        yield f"  {name:<{width}}  {sign_cards(hand)}"


def _step_line(number: int, step: Step, names: Sequence[str]) -> str:
    who = "Chance" if step.seat is None else names[step.seat]
    line = f"{number:3}. {who}: {_words(step.action)}"
    return line if step.refusal is None else f"{line}   refused: {step.refusal.name} ({step.refusal.rule})"


def _comes_to(step: Step, names: Sequence[str], tells: Tells) -> str:
    """What accepted cards come to."""
    if step.before is None or step.seat is None or step.action.verb != "play":
        return ""
    said = tells.act(step.before.view(step.seat).describe(step.action), step.before.rules, names)
    return f" · {said}" if said else ""


def _remarks(deal: PlayedDeal, events: Sequence[Event], names: Sequence[str], tells: Tells) -> Iterator[str]:
    """What the game says beside the actions, else what everybody was told."""
    told = tells.events(events, deal.deal.view(None), names)
    for event, line in zip(events, told, strict=True):
        if said := deal.game.shell.remark(event, deal.deal, names) or line:
            yield f"       {said}"


def _words(action: Action) -> str:
    if action.verb in ("play", CHANCE):
        return ", ".join((sign_cards(action.cards), *(word.replace("-", " ") for word in action.words)))
    if action.cards:
        number = () if action.number is None else (f"{action.number}",)
        return " ".join((action.verb, sign_cards(action.cards), *number, *action.words))
    return str(action)


def _end_lines(deal: PlayedDeal, match: Match, names: Sequence[str], tells: Tells) -> Iterator[str]:
    if deal.result is None:
        waited = ", ".join(names[seat] for seat in sorted(deal.to_act()))
        yield f"  Not over; to act: {waited}."
    else:
        left = [(names[seat], hand) for seat, hand in enumerate(deal.result.left) if hand]
        if left:
            yield f"  left in hand: {'; '.join(f'{name} {sign_cards(hand)}' for name, hand in left)}"
        yield from (f"  {line}" for line in tells.end(deal, match, names))
        yield f"  {_who_wins(names, deal.result.winners)}. Points: {_points(names, deal.points)}"
    if not deal.states_right:
        by_seat = isinstance(deal.stated, tuple)
        yield f"  The record states: {_points(names, deal.stated) if by_seat else deal.stated}"


def _who_wins(names: Sequence[str], winners: Collection[Seat]) -> str:
    """The names of the winners, in seat order."""
    if not winners:
        return "Nobody wins"
    return f"{' and '.join(names[seat] for seat in sorted(winners))} win{'s' if len(winners) == 1 else ''}"


def _printable(name: str) -> str:
    """A name without control and direction characters: a foreign record must not steer a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in name)


def _points(names: Sequence[str], points: Sequence[int | str]) -> str:
    return ", ".join(f"{name} {_signed(number)}" for name, number in zip(names, points, strict=True))


def _signed(number: int | str) -> str:
    """Points with their sign; anything else, such as a level, unchanged."""
    return number if isinstance(number, str) else f"{number:+d}".replace("-", "−")
