"""The trick that is played: what was led, who is winning, the points in it, and a throw that did not stand."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.facts import Cards, Facts, Player
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.cards.throws import kind_of_play
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.scenes.sheng_ji.questions import declared, heading, suit_fact
from bot.scenes.table_scene import Centre, Line, TrickAct
from bot.scenes.wording import Text, saying


def centre(position: Position) -> Centre:
    """What lies between the seats."""
    if (before := heading(position)) is not None:
        return _declared(position) or Centre(before)
    if position.phase is Phase.CHOOSE:
        return Centre(saying("picture-choosing", n=1, names=Player(position.turn or 0)))
    if not position.plays:
        leader = Player(position.leader or 0)
        line = saying("table-leads", name=leader)
        return Centre(saying("picture-leads", name=leader), line=Line(line, line))
    best = winning(position)
    facts = led(position)
    won = Cards(dict(position.trick)[best])
    line = Text("table-winning", {**facts, "best": Player(best), "won": won, "alone": len(position.plays) == 1})
    return Centre(
        Text("picture-led", facts),
        saying("picture-winning", name=Player(best)),
        best,
        dict(position.trick)[best],
        Line(line, line),
        tuple(TrickAct(seat, cards) for seat, cards in position.trick),
        beside=True,
        to_come=saying("picture-to-come", n=len(position.plays[0])),
    )


def _declared(position: Position) -> Centre | None:
    """The declaration in force, while it can be answered."""
    made = position.declaration
    if made is None or declared(position) is None:
        return None
    by = saying("picture-by", name=Player(made.seat))
    return Centre(saying("picture-declaration"), by, made.seat, made.cards)


def winning(position: Position) -> Seat:
    """Who wins the trick so far (SJ-8.5).

    Raises:
        ValueError: nothing was led.
    """
    lead = position.lead
    if lead is None or position.leader is None:
        raise ValueError("nothing was led")
    return (position.leader + winner(position.order, lead.shapes, position.plays)) % len(position.counts)


def led(position: Position) -> Facts:
    """What was led, by whom, and the points in the trick so far.

    Raises:
        ValueError: nothing was led.
    """
    lead = position.lead
    if lead is None:
        raise ValueError("nothing was led")
    return {
        "name": Player(position.leader or 0),
        "kind": kind_of_play(lead),
        "n": len(position.plays[0]),
        "suit": suit_fact(lead.suit.name),
        "cards": Cards(position.plays[0]),
        "p": points_in(card for cards in position.plays for card in cards),
    }


def remarks(position: Position) -> tuple[Text, ...]:
    """The throw of this trick that did not stand (SJ-6.2), and before the first play how the last trick ended."""
    found = []
    failed = position.failed
    if failed is not None:
        stopped = "" if failed.stopper is None else Player(failed.stopper)
        facts: Facts = {"name": Player(failed.leader), "cards": Cards(failed.cards), "stopped": bool(stopped)}
        forced: Facts = {"settled": bool(position.plays), "led": Cards(position.plays[0] if position.plays else ())}
        found.append(Text("table-throw-failed", {**facts, **forced, "other": stopped}))
    if position.last_winner is not None and not position.plays and position.phase is Phase.PLAY:
        points = points_in(card for _, cards in position.last_trick for card in cards)
        found.append(saying("table-trick-won", name=Player(position.last_winner), p=points))
    return tuple(found)
