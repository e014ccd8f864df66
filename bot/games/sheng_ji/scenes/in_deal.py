"""A deal of Sheng Ji as everybody may see it (SJ-11.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.actions import Seat, waited_for
from bot.engine.facts import Player
from bot.engine.seam.play import PASS
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.rules.closed_choices import Direction
from bot.games.sheng_ji.scenes.happenings import told
from bot.games.sheng_ji.scenes.questions import (
    DRAWING,
    TRICKS,
    declared,
    drawn_level,
    heading,
    score,
    trump_word,
    trumps,
    waiting,
)
from bot.games.sheng_ji.scenes.trick_shown import centre, last_remarks, remarks, winning
from bot.games.sheng_ji.scoring.counting import SIDES
from bot.games.sheng_ji.scoring.levels import NO_TRUMP_LEVEL
from bot.scenes.buttons import Control, table_controls
from bot.scenes.game_scenes import TableStatus
from bot.scenes.marks import PillKind
from bot.scenes.table_scene import Badge, Bar, Line, Plate, Strip, TableScene
from bot.scenes.wording import Text, saying


def scene_of(view: ShengJiView, status: TableStatus) -> TableScene:
    """The deal as everybody may see it; ``view`` is a spectator's."""
    position = view.position
    lines = (trumps(position), score(position), declared(position), *remarks(position))
    return TableScene(
        seats=tuple(_plate(view, status, seat) for seat in range(len(view.counts))),
        waited_for=waited_for(view),
        centre=centre(position),
        buttons=_buttons(view),
        heading=heading(position),
        waiting=tuple(Line(text, None if position.phase is Phase.PLAY else text) for text in waiting(position)),
        bar=_bar(position),
        notes=tuple(Line(text, text) for text in lines if text is not None),
        last_remarks=last_remarks(position),
        told=told(status.news),
        strips=(_kitty(position),),
        played=position.order.sorted(position.laid),
        clockwise=view.position.rules.direction is Direction.CLOCKWISE,
    )


def side_of(position: Position, seat: Seat) -> Text:
    """The side of a seat in a word; before the first dealer is known, who sits opposite whom."""
    if position.dealer is None:
        return saying("side", side="even" if seat % 2 else "odd")
    return saying("side", side="attackers" if position.attacks(seat) else "dealers")


def _kitty(position: Position) -> Strip:
    """The kitty: where it is, and who put it away last (SJ-4.1)."""
    where = "there" if position.burier is None else "taken" if position.phase is Phase.BURY else "buried"
    by = "" if position.burier is None else Player(position.burier)
    line = saying("table-kitty", where=where, name=by)
    return Strip(saying("picture-kitty"), line)


def _bar(position: Position) -> Bar:
    """Trumps as a card, the attackers’ points on the scale of the level table, the levels of both sides."""
    rules, order = position.rules, position.order
    own = 0 if position.dealer is None else position.dealer % 2
    known = "odd" if position.dealer is None else "dealers"
    taken = position.taken + position.penalties
    steps = range(rules.step, rules.threshold + rules.step, rules.step)
    return Bar(
        order.trump,
        drawn_level(position.level or ""),
        saying("picture-trumps", suit=trump_word(position)),
        saying("picture-level", level=position.level or NO_TRUMP_LEVEL),
        saying("picture-attackers", p=taken),
        saying("picture-of-threshold"),
        taken,
        rules.threshold + rules.step,
        tuple(steps),
        rules.threshold,
        (
            saying("picture-side-level", side=known, level=position.levels[own]),
            saying(
                "picture-side-level", side="even" if known == "odd" else "attackers", level=position.levels[1 - own]
            ),
        ),
    )


def _plate(view: ShengJiView, status: TableStatus, seat: Seat) -> Plate:
    position = view.position
    return Plate(
        cards=view.counts[seat],
        full=view.position.rules.hand_size,
        standing=drawn_level(str(status.standing[seat])),
        side=side_of(position, seat),
        side_number=SIDES[seat],
        computer=seat in status.computers,
        turn=seat == position.turn and position.phase is Phase.PLAY,
        badges=tuple(_badges(view, seat)),
    )


def _badges(view: ShengJiView, seat: Seat) -> Iterator[Badge]:
    position = view.position
    if seat == position.turn:
        yield Badge(PillKind.TO_PLAY, saying("picture-to-do", phase=position.phase.value))
    if position.phase in DRAWING and position.declaration is not None and position.declaration.seat == seat:
        yield Badge(PillKind.TO_BEAT, saying("picture-declared"), saying("picture-declared"))
    if position.phase in TRICKS and position.plays and seat == winning(position):
        yield Badge(PillKind.TO_BEAT, saying("picture-wins"), saying("picture-wins"))
    if seat in position.passed:
        yield Badge(PillKind.QUIET, saying("picture-done"), saying("picture-done"))
    if seat == position.dealer:
        yield Badge(PillKind.QUIET, saying("picture-dealer"), saying("picture-dealer"))


def _buttons(view: ShengJiView) -> tuple[Control, ...]:
    """Everybody alike may say that they have nothing to declare; what can be declared stands in each hand."""
    done = (Control(saying("button-done"), PASS),) if view.position.phase in DRAWING else ()
    return table_controls(*done)
