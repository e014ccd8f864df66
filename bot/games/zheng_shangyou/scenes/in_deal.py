"""A deal of Zheng Shangyou as everybody may see it (ZS-10.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.actions import Seat, waited_for
from bot.engine.facts import Player, Players
from bot.engine.seam.play import PASS
from bot.games.climbing.scenes.gifts_told import told_at_table
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.judge import OFFERS
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouView
from bot.games.zheng_shangyou.rules.closed_choices import Direction
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scenes.happenings import told
from bot.games.zheng_shangyou.scenes.questions import EXCHANGE, GIVING, heading, to_beat, waiting
from bot.scenes.buttons import Control, table_controls
from bot.scenes.game_scenes import TableStatus
from bot.scenes.marks import PillKind
from bot.scenes.table_scene import Badge, Centre, Line, Plate, Strip, TableScene, TrickAct
from bot.scenes.wording import Text, saying

LAST_PLAYS = 5
"""The most plays of a trick that are shown, the last ones; who has passed is noted on each seat."""


def scene_of(view: ZhengShangyouView, status: TableStatus) -> TableScene:
    """The deal as everybody may see it; ``view`` is a spectator's."""
    position = view.position
    playing = position.phase is Phase.PLAY
    return TableScene(
        seats=tuple(_plate(view, status, seat) for seat in range(len(view.counts))),
        waited_for=waited_for(view),
        centre=_centre(position),
        buttons=_buttons(position),
        heading=heading(position),
        waiting=tuple(Line(text, None if playing else text) for text in waiting(position)),
        notes=tuple(Line(text, text) for text in _places(position)),
        told=told_at_table(position, told(status.news)),
        strips=_strips(view.position.rules),
        played=order_of(view.position.rules).sorted(position.played),
        clockwise=view.position.rules.zs.direction is Direction.CLOCKWISE,
    )


def _places(position: Position) -> Iterator[Text]:
    """Who is out, in order."""
    if position.places:
        yield saying("places-so-far", names=Players(position.places))


def side_of(rules: Rules, seat: Seat) -> Text | None:
    """The team of a seat in a word; None where everybody plays alone (ZS-11.1)."""
    return saying("side", team=rules.sides[seat] + 1) if rules.has_teams else None


def _strips(rules: Rules) -> tuple[Strip, ...]:
    """The cards left over, which lie unseen (ZS-2.3)."""
    many = rules.left_over
    return (Strip(saying("picture-left-over"), saying("table-left-over", n=many), number=many),) if many else ()


# --- What lies between the seats ---


def _centre(position: Position) -> Centre:
    """The play to beat; else who leads, or who gives or chooses."""
    if position.phase in EXCHANGE:
        return _exchanged(position)
    trick = tuple(TrickAct(seat, cards) for seat, cards in position.trick if cards)[-LAST_PLAYS:]
    beat = to_beat(position)
    if beat is not None and position.table is not None and position.owner is not None:
        by = saying("picture-by", name=beat["name"])
        read = Text("table-reading", beat)
        line = Line(read, read)
        return Centre(Text("reading-title", beat), by, position.owner, position.table.cards, line, trick)
    if position.turn is None:
        return Centre(saying("picture-over"))
    leader = Player(position.turn)
    leads = saying("table-lead-free", name=leader)
    return Centre(saying("picture-leads", name=leader), saying("picture-any"), line=Line(leads, leads), trick=trick)


def _exchanged(position: Position) -> Centre:
    """Who gives or chooses, and the cards that lie face down to choose from (ZS-6.5)."""
    seats = tuple(sorted(position.waits_for()))
    names = Players(seats)
    if position.phase in GIVING:
        return Centre(saying("picture-giving", n=len(seats), names=names))
    return Centre(saying("picture-choosing", n=len(seats), names=names), closed=OFFERS)


# --- Seats ---


def _plate(view: ZhengShangyouView, status: TableStatus, seat: Seat) -> Plate:
    position = view.position
    side = side_of(view.position.rules, seat)
    return Plate(
        cards=view.counts[seat],
        full=max(view.position.rules.hand_sizes),
        standing=status.standing[seat],
        side=side,
        side_number=None if side is None else view.position.rules.sides[seat],
        computer=seat in status.computers,
        turn=seat == position.turn and position.phase is Phase.PLAY,
        place=position.places.index(seat) + 1 if seat in position.places else 0,
        badges=tuple(_badges(position, seat)),
    )


def _badges(position: Position, seat: Seat) -> Iterator[Badge]:
    """Out, to play, to give or to choose, to beat, passed, one card left."""
    if seat in position.places:
        yield Badge(PillKind.OUT, saying("picture-place", place=position.places.index(seat) + 1))
    if seat in position.waits_for():
        yield Badge(PillKind.TO_PLAY, _to_do(position.phase))
    if seat == position.owner:
        yield Badge(PillKind.TO_BEAT, saying("picture-to-beat"))
    if seat in position.passed:
        word = saying("picture-barred" if position.barred(seat) else "picture-passed")
        yield Badge(PillKind.QUIET, word, word)
    if seat == position.dealer:
        yield Badge(PillKind.QUIET, saying("picture-dealer"), saying("picture-dealer"))


def _to_do(phase: Phase) -> Text:
    """What a seat is to do, in a word or two."""
    if phase is Phase.PLAY:
        return saying("picture-to-play")
    return saying("picture-to-give") if phase in GIVING else saying("picture-to-choose")


def _buttons(position: Position) -> tuple[Control, ...]:
    """Everybody alike may pass; what can be given or played stands in each hand."""
    passing = () if position.phase in EXCHANGE else (Control(saying("button-pass"), PASS, off=position.table is None),)
    return table_controls(*passing)
