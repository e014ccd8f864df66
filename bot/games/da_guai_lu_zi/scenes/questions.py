"""The phases of a deal of Da Guai Lu Zi in words: whom the table waits for, trumps, levels, places."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.actions import asked, must_act
from bot.engine.facts import Cards, Facts, PlayedBy, Player, Players
from bot.games.da_guai_lu_zi.cards.readings import PlayReading
from bot.games.da_guai_lu_zi.deal.position import Phase, Position
from bot.games.da_guai_lu_zi.rules.parameters import level_written
from bot.scenes.wording import Text, saying

EXCHANGE = frozenset({Phase.TRIBUTE, Phase.RETURN})
"""The phases before play."""
CHOOSING = "choose"
"""What somebody does for whom cards are put out."""
FEW = 3
"""With so few cards somebody may go out at once."""


def heading(position: Position) -> Text | None:
    """The name of the phase before play."""
    return saying("phase-heading", phase=position.phase.value) if position.phase in EXCHANGE else None


def waiting(position: Position) -> tuple[Text, ...]:
    """Whom the table waits for, and what they are about to do."""
    if position.phase is Phase.PLAY and position.turn is not None:
        return (saying("table-turn", name=Player(position.turn)),)
    return tuple(saying("wait-exchange", **who) for who in exchanging(position))


def exchanging(position: Position) -> tuple[Facts, ...]:
    """Who still gives a tribute, returns a card or takes one of those that are put out."""
    seats = sorted(must_act(position)) if position.phase in EXCHANGE else []
    choosing = tuple(seat for seat in seats if asked(position, seat, "choose"))
    giving = tuple(seat for seat in seats if seat not in choosing)
    groups = ((position.phase.value, giving), (CHOOSING, choosing))
    return tuple({"phase": phase, "names": Players(who), "n": len(who)} for phase, who in groups if who)


def named(reading: PlayReading) -> Facts:
    """Kind and rank of a play, as messages select on them."""
    return {"kind": reading.kind.value, "rank": reading.rank}


def to_beat(position: Position) -> Facts | None:
    """The play on the table: its kind and rank, its cards and whose it is; None on a lead."""
    table = position.table
    if table is None:
        return None
    return {**named(table.reading), "cards": Cards(table.cards), "name": PlayedBy(table.seat, table.cards)}


def remarks(position: Position) -> Iterator[Text]:
    """What the deal is about: the trump rank, how the teams stand, who is out (DG-11.1)."""
    if position.trump is not None:
        yield saying("trump-rank", rank=position.trump)
    before = position.standing
    if position.rules.plays_levels:
        first, second = map(level_written, before.levels)
        yield saying("levels", first=first, second=second, team=position.leading + 1)
    if position.rules.counts_totals or not position.rules.plays_levels:
        yield saying("points", p=before.totals[0], sum=before.totals[1])
    if position.places:
        yield saying("places-so-far", names=Players(position.places), n=len(position.places))
