"""A deal of Big Two as everybody may see it: before play, and while cards are played."""

from __future__ import annotations

from bot.engine.actions import Seat, asked, must_act, waited_for
from bot.engine.facts import Cards, Facts, PlayedBy, Player, Players
from bot.games.big_two.before.exchange.tasks import Exchange
from bot.games.big_two.cards.masks import card_count
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import left_over_cards, may_be_called, opening_card, passed_last, play_to_beat
from bot.games.big_two.scenes.happenings import begins, gifts, told, told_apart
from bot.games.big_two.scenes.questions import heading, is_before_play, waiting
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.verbs import DECLARE, KEEP, PASS, REDEAL
from bot.games.climbing.scenes.gifts_told import LOGGED
from bot.games.climbing.scenes.playing import act_shown
from bot.scenes.buttons import Control, Emphasis, Whom, table_controls
from bot.scenes.game_scenes import TableStatus
from bot.scenes.marks import PillKind, SeatRank
from bot.scenes.table_scene import Badge, Centre, Line, Plate, Strip, TableScene
from bot.scenes.wording import Text, saying


def scene_of(view: BigTwoView, status: TableStatus) -> TableScene:
    """The deal as everybody may see it; ``view`` is a spectator's."""
    before = is_before_play(view)
    return TableScene(
        seats=tuple(_plate(view, status, seat) for seat in range(len(view.counts))),
        waited_for=waited_for(view),
        centre=_before_play(view, status) if before else _in_play(view),
        buttons=_buttons(view),
        heading=heading(view),
        waiting=_asked_before(view) if before else _to_play(view),
        notes=() if before else _remarks(view),
        told=told(status.news)[-LOGGED:] if begins(view) else told(status.news),
        strips=_strips(view),
        played=view.position.setting.pack.of(view.position.played),
        clockwise=view.position.rules.seats.direction == "cw",
        backwards=view.position.rules.seats.alternate and view.position.setting.number % 2 == 0,
    )


def _asked_before(view: BigTwoView) -> tuple[Line, ...]:
    return tuple(Line(text, text) for text in waiting(view))


def _to_play(view: BigTwoView) -> tuple[Line, ...]:
    return tuple(Line(saying("table-turn", name=Player(seat))) for seat in sorted(must_act(view)))


# --- What lies between the seats ---


def _before_play(view: BigTwoView, status: TableStatus) -> Centre:
    """What is chosen, and what went from hand to hand."""
    choosing = tuple(sorted(must_act(view)))
    title = (
        saying("phase-heading", phase=view.position.phase)
        if view.position.undecided
        else saying("picture-choosing", n=len(choosing), names=Players(choosing))
    )
    return Centre(title, gifts=gifts(told_apart(status.news)), closed=_closed(view))


def _closed(view: BigTwoView) -> int:
    """How many cards or hands lie face down to choose from in an exchange (BT-16.4, 16.7)."""
    if not isinstance(view.own.before, Exchange):
        return 0
    return max((task.many for task in view.own.before.tasks().values() if task.verb == "choose"), default=0)


def _in_play(view: BigTwoView) -> Centre:
    """The play to beat; else who leads, and with what."""
    trick = tuple(act_shown(seat, cards) for seat, cards in view.trick)
    beat, opening = play_to_beat(view.position), opening_card(view.position)
    if beat is not None:
        cards, kind, owner = beat
        facts: Facts = {"kind": kind, "cards": Cards(cards), "name": PlayedBy(owner, cards)}
        over = view.position.phase == "over"
        last = saying("deal-last-play", name=facts["name"], cards=facts["cards"])
        said = last if over else Text("table-to-beat", facts)
        by = saying("picture-by", name=facts["name"])
        return Centre(saying("kind-title", kind=kind), by, owner, cards, Line(said, said), trick)
    leader = Player(min(must_act(view)))
    if opening is None:
        free = saying("table-lead-free", name=leader)
        return Centre(saying("picture-leads", name=leader), saying("picture-any"), line=Line(free, free), trick=trick)
    alone = view.position.rules.start.low_card == "alone"
    opens = saying("table-opens-alone" if alone else "table-opens", name=leader, card=Cards((opening,)))
    return Centre(saying("picture-opens", name=leader), line=Line(opens, opens), trick=trick)


def _remarks(view: BigTwoView) -> tuple[Line, ...]:
    """Last cards, declared or not; where they are called, the callers see for themselves."""
    declared = tuple(seats_of(view.position.declared))
    remarks = [saying("table-last-cards", n=len(declared), names=Players(declared))] if declared else []
    if not view.position.setting.callouts:
        silent = [seat for seat, count in enumerate(view.counts) if count == 1 and seat not in declared]
        remarks += [saying("table-undeclared", name=Player(seat)) for seat in silent]
    return tuple(map(Line, remarks))


def _strips(view: BigTwoView) -> tuple[Strip, ...]:
    """Left-over cards that all have seen, and the stock."""
    strips, left, stock = [], left_over_cards(view.position), view.position.course.stock
    if left:
        open_ = _lies_open(view)
        line = saying("table-left-over", cards=Cards(left), taken=not open_)
        strips.append(Strip(saying("picture-left-over"), line, cards=left if open_ else ()))
    if view.position.rules.forms_stock:
        strips.append(Strip(saying("picture-stock"), saying("table-stock", n=stock), number=stock))
    return tuple(strips)


def _lies_open(view: BigTwoView) -> bool:
    """Whether the left-over cards still lie there: nobody has taken them."""
    position, rules = view.position, view.position.rules
    return sum(position.counts) + card_count(position.played) <= rules.hand_size * rules.seats.count


# --- Seats ---


def _plate(view: BigTwoView, status: TableStatus, seat: Seat) -> Plate:
    rank, out = _rank(view, seat), view.position.course.out
    return Plate(
        cards=view.counts[seat],
        full=view.position.rules.hand_size,
        standing=status.standing[seat],
        computer=seat in status.computers,
        turn=seat in must_act(view) and not is_before_play(view),
        place=out.index(seat) + 1 if seat in out else 0,
        rank=rank,
        rank_name=saying("rank", rank=rank) if rank else None,
        badges=tuple(_badges(view, seat)),
    )


def _rank(view: BigTwoView, seat: Seat) -> SeatRank | None:
    """What the deal before made of a seat, where ranks exchange (BT-16.2)."""
    placed = view.position.setting.ranks
    if not placed:
        return None
    ranks = [rank for rank in SeatRank if len(placed) > 3 or rank is not SeatRank.LORD]
    return ranks[placed.index(seat)]


def _badges(view: BigTwoView, seat: Seat) -> list[Badge]:
    """Out, last card, to play or choose, to beat, passed (docs/look.md, 6)."""
    badges, position = [], view.position
    beat = play_to_beat(position)
    if seat in position.course.out:
        place = position.course.out.index(seat) + 1
        badges.append(Badge(PillKind.OUT, saying("picture-place", place=place)))
    if seat in seats_of(position.declared):
        badges.append(Badge(PillKind.ALARM, saying("picture-last-card"), saying("alt-declared")))
    if seat in waited_for(view):
        to_do = "picture-to-choose" if is_before_play(view) else "picture-to-play"
        badges.append(Badge(PillKind.TO_PLAY, saying(to_do)))
    if beat is not None and beat.seat == seat:
        over = position.phase == "over"
        badges.append(Badge(PillKind.TO_BEAT, saying("picture-last-play" if over else "picture-to-beat")))
    if seat in passed_last(position):
        badges.append(Badge(PillKind.QUIET, saying("picture-passed"), saying("picture-passed")))
    return badges


# --- Buttons ---


def _buttons(view: BigTwoView) -> tuple[Control, ...]:
    """In a redeal offer, the same for everybody; in other phases before play nothing is passed or declared."""
    if not is_before_play(view):
        passing = Control(saying("button-pass"), PASS, off=not view.position.table)
        return table_controls(passing, *_last_card_buttons(view))
    offer = Control(saying("button-keep"), KEEP), Control(saying("button-redeal"), REDEAL)
    return table_controls(*(offer if view.position.undecided else ()))


def _last_card_buttons(view: BigTwoView) -> tuple[Control, ...]:
    """With callouts they are open as soon as somebody has so few cards, so that they do not tell who said nothing."""
    label = saying("button-last-card")
    if not view.position.setting.callouts:
        nobody = not any(asked(view, seat, DECLARE.verb) for seat in range(len(view.counts)))
        return (Control(label, DECLARE, off=nobody, late=True),)
    nobody = not may_be_called(view.position, view.seat)
    return (
        Control(label, DECLARE, off=nobody, late=True),
        Control(saying("button-callout"), Whom("call", saying("callout-ask")), Emphasis.DANGER, off=nobody),
    )
