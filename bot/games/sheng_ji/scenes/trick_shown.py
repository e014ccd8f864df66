"""The trick that is played: what was led, who is winning, the points in it, and a throw that did not stand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Facts, PlayedBy, Player
from bot.engine.seam.positions import Trick
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.cards.throws import kind_of_play
from bot.games.sheng_ji.deal.position import FailedThrow, Phase, Position
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.scenes.questions import declared, heading
from bot.scenes.table_scene import Centre, Line, TrickAct
from bot.scenes.wording import Text, saying


def centre(position: Position) -> Centre:
    """What lies between the seats."""
    if (before := heading(position)) is not None:
        return _declared(position) or Centre(before)
    if position.phase is Phase.CHOOSE and position.failed is not None:
        return _thrown(position.failed)
    if not position.plays:
        return _to_lead(position)
    best = winning(position)
    facts = led(position)
    cards = dict(position.trick)[best]
    by = PlayedBy(best, cards)
    line = Text("table-winning", {**facts, "best": by, "won": Cards(cards), "alone": len(position.plays) == 1})
    return Centre(
        Text("picture-led", facts),
        saying("picture-winning", name=by),
        best,
        cards,
        Line(line, line),
        tuple(TrickAct(seat, cards) for seat, cards in position.trick),
        plays_by_seats=True,
        to_come=saying("picture-to-come", n=len(position.plays[0])),
    )


def beaten_so_far(position: Position) -> tuple[Text, ...]:
    """Who wins the trick so far, for whoever follows; nothing while the lead is all there is."""
    if len(position.plays) <= 1:
        return ()
    best = winning(position)
    cards = dict(position.trick)[best]
    return (saying("hand-winning", best=PlayedBy(best, cards), won=Cards(cards), p=_points(position.trick)),)


def _to_lead(position: Position) -> Centre:
    """Who leads; the trick that they won lies there until they do (SJ-11.3)."""
    leader = Player(position.leader or 0)
    leads, said = saying("picture-leads", name=leader), saying("table-leads", name=leader)
    line = Line(said, said)
    if not position.last_trick:
        return Centre(leads, line=line)
    won = saying("picture-won", name=_winner_of_last(position), p=_points(position.last_trick))
    before = tuple(TrickAct(seat, cards) for seat, cards in position.last_trick)
    return Centre(won, leads, line=line, before=before, plays_by_seats=True)


def _winner_of_last(position: Position) -> PlayedBy:
    """Who won the trick that was over last, and leads now."""
    seat = position.leader or 0
    return PlayedBy(seat, dict(position.last_trick)[seat])


def _points(trick: Trick) -> int:
    return points_in(card for _, cards in trick for card in cards)


def _thrown(failed: FailedThrow) -> Centre:
    """The whole throw that did not stand, until the part that is led is named, and who stopped it (SJ-6.2, SJ-11.3)."""
    other = "" if failed.stopper is None else Player(failed.stopper)
    facts: Facts = {
        "name": PlayedBy(failed.leader, failed.cards),
        "stopped": failed.stopper is not None,
        "other": other,
    }
    return Centre(saying("picture-thrown"), Text("picture-stopped", facts), cards=failed.cards)


def _declared(position: Position) -> Centre | None:
    """The declaration in force, while it can be answered."""
    made = position.declaration
    if made is None or declared(position) is None:
        return None
    by = saying("picture-by", name=PlayedBy(made.seat, made.cards))
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
        "name": PlayedBy(position.leader or 0, position.plays[0]),
        "kind": kind_of_play(lead),
        "n": len(position.plays[0]),
        "suit": lead.suit.name,
        "cards": Cards(position.plays[0]),
        "p": points_in(card for cards in position.plays for card in cards),
    }


def remarks(position: Position) -> tuple[Text, ...]:
    """The throw of this trick that did not stand, and before the first play how the last trick ended."""
    found = [_attempt(position.failed, position.plays)] if position.failed is not None else []
    if position.last_winner is not None and not position.plays and position.phase is Phase.PLAY:
        points = _points(position.last_trick)
        found.append(saying("table-trick-won", name=_winner_of_last(position), p=points))
    return tuple(found)


def won(trick: Trick, view: ShengJiView | None) -> Text | None:
    """Who won the trick that was over last, and the points in it (SJ-8)."""
    winner = None if view is None else view.position.last_winner
    if winner is None:
        return None
    return saying("trick-taken", name=PlayedBy(winner, dict(trick)[winner]), p=_points(trick))


def last_remarks(position: Position) -> tuple[Text, ...]:
    """The throw of the last trick that did not stand."""
    led = [cards for _, cards in position.last_trick]
    return () if position.last_failed is None else (_attempt(position.last_failed, led),)


def _attempt(failed: FailedThrow, plays: Sequence[tuple[Card, ...]]) -> Text:
    """A throw as it was attempted, who stopped it, and what was led instead (SJ-6.2)."""
    stopped = "" if failed.stopper is None else Player(failed.stopper)
    facts: Facts = {
        "name": PlayedBy(failed.leader, failed.cards),
        "cards": Cards(failed.cards),
        "stopped": bool(stopped),
    }
    forced: Facts = {"settled": bool(plays), "led": Cards(plays[0] if plays else ())}
    return Text("table-throw-failed", {**facts, **forced, "other": stopped})
