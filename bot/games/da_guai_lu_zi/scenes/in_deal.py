"""A deal of Da Guai Lu Zi as everybody may see it (DG-11.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cards import Card
from bot.engine.actions import Seat, must_act, waited_for
from bot.engine.facts import Player
from bot.engine.seam.play import PASS
from bot.games.climbing.scenes.gifts_told import told_at_table
from bot.games.climbing.scenes.playing import act_shown
from bot.games.da_guai_lu_zi.deal.position import Phase, Position
from bot.games.da_guai_lu_zi.deal.seam import EscapeView
from bot.games.da_guai_lu_zi.rules.closed_choices import Direction
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, TEAMS
from bot.games.da_guai_lu_zi.scenes.happenings import told
from bot.games.da_guai_lu_zi.scenes.questions import (
    EXCHANGE,
    FEW,
    exchanging,
    heading,
    named,
    remarks,
    to_beat,
    waiting,
)
from bot.scenes.buttons import Control, table_controls
from bot.scenes.game_scenes import TableStatus
from bot.scenes.marks import PillKind
from bot.scenes.table_scene import Badge, Centre, Gift, Line, Plate, TableScene
from bot.scenes.wording import Text, saying

SHOWN = 5
"""How many of the latest plays and passes of a trick are shown: one of each other player."""


def scene_of(view: EscapeView, status: TableStatus) -> TableScene:
    """The deal as everybody may see it; ``view`` is a spectator's."""
    position = view.position
    before = position.phase in EXCHANGE
    return TableScene(
        seats=tuple(_plate(position, status, seat) for seat in range(len(view.counts))),
        waited_for=waited_for(view),
        centre=_exchange(position) if before else centre(position),
        buttons=_buttons(position),
        heading=heading(position),
        waiting=tuple(Line(text, text if before else None) for text in waiting(position)),
        notes=tuple(Line(text, text) for text in remarks(position)),
        told=told_at_table(position, told(status.news)),
        played=position.order.sorted(position.played),
        clockwise=view.position.rules.dg.direction is Direction.CLOCKWISE,
    )


def team_of(seat: Seat) -> Text:
    """The team of a seat in a word (DG-12.2)."""
    return saying("side", team=TEAMS[seat] + 1)


def _exchange(position: Position) -> Centre:
    """Whom the exchange waits for, and who pays whom; the cards lie closed (DG-7.8)."""
    doing = [saying("wait-exchange", **who) for who in exchanging(position)]
    title = doing[0] if doing else saying("phase-heading", phase=position.phase.value)
    open_yet = [pair for pair in position.pairs if pair.recipient not in position.returned]
    return Centre(
        title,
        doing[1] if len(doing) > 1 else None,
        gifts=tuple(Gift(pair.giver, pair.recipient, closed=1) for pair in open_yet),
    )


def centre(position: Position) -> Centre:
    """The play to beat, else who leads."""
    trick = tuple(act_shown(seat, cards) for seat, cards in (position.trick or _ended(position))[-SHOWN:])
    facts, table = to_beat(position), position.table
    if facts is not None and table is not None:
        line = Line(Text("table-to-beat", facts), Text("table-to-beat", facts))
        by = saying("picture-by", name=facts["name"])
        return Centre(Text("play-title", named(table.reading)), by, table.seat, table.cards, line, trick)
    if position.turn is None:
        return Centre(saying("picture-over"), trick=trick)
    leader = Player(position.turn)
    free = saying("table-lead-free", name=leader)
    return Centre(saying("picture-leads", name=leader), saying("picture-any"), line=Line(free, free), trick=trick)


def _ended(position: Position) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """The trick in which the deal ended."""
    return position.last_trick if position.phase is Phase.OVER else ()


def _plate(position: Position, status: TableStatus, seat: Seat) -> Plate:
    return Plate(
        cards=position.counts[seat],
        full=HAND_SIZE,
        standing=status.standing[seat],
        side=team_of(seat),
        side_number=TEAMS[seat],
        computer=seat in status.computers,
        turn=seat == position.turn,
        place=position.places.index(seat) + 1 if seat in position.places else 0,
        badges=tuple(_badges(position, seat)),
    )


def _badges(position: Position, seat: Seat) -> Iterator[Badge]:
    """Out, few cards, to play or give, to beat, passed."""
    count = position.counts[seat]
    if seat in position.places:
        yield Badge(PillKind.OUT, saying("picture-place", place=position.places.index(seat) + 1))
    if 0 < count <= FEW:
        yield Badge(PillKind.ALARM, saying("picture-few", n=count), saying("alt-few"))
    if seat in must_act(position):
        to_do = "picture-to-choose" if position.phase in EXCHANGE else "picture-to-play"
        yield Badge(PillKind.TO_PLAY, saying(to_do))
    if position.table is not None and position.table.seat == seat:
        yield Badge(PillKind.TO_BEAT, saying("picture-to-beat"))
    if seat in position.passed and position.phase is Phase.PLAY:
        yield Badge(PillKind.QUIET, saying("picture-passed"))


def _buttons(position: Position) -> tuple[Control, ...]:
    """Everybody alike may pass; what can be given or played stands in each hand."""
    passing = () if position.phase in EXCHANGE else (Control(saying("button-pass"), PASS, off=position.table is None),)
    return table_controls(*passing)
