"""The table message during a deal: the picture, the same as text, and the buttons for everybody.

All are made from one scene, in the readers' language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.actions import Action, Seat
from bot.i18n.catalogue import in_a_row
from bot.i18n.names import markup_safe
from bot.scenes.buttons import Ahead, Control, Deed, Edge, Emphasis, Whom
from bot.scenes.marks import PillKind
from bot.scenes.table_scene import Bar, Centre, Plate, TableScene, TrickAct
from cogs.ui.seating.offers import public_join_buttons
from cogs.ui.seating.seats import away_lines, back_buttons, seat_lines, stand_in_buttons, vote_buttons
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import CustomId, action_written
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Message, Picture, alt_text, lines, rows, small
from images.pictures import LyingApart, SeatPlate, TablePicture, TopBar, TrickStep

MOST_LINES = 12
"""The most lines of news that a message shows, the latest ones."""

MOST_GIFTS = 4
"""The most gifts that a picture shows, the latest ones."""


def table_message(scene: TableInWords, png: bytes | None, *, live: bool = True) -> Message:
    """The public message of a deal with its picture ``png``. All of it comes from a spectator's view.

    Without a picture, the alt text takes its place. ``live``: it has buttons.
    """
    shown = scene.shown
    alt = alt_text(table_alt(scene, shown))
    picture = small(markup_safe(alt)) if png is None else Picture("table.png", png, alt)
    return Message(
        (
            f"### {scene.say('table-heading', deal=scene.table.deal_number)}",
            small(scene.say("table-terms", **scene.terms), scene.lesson(scene.table.deal_number), scene.doubt),
            picture,
            _course(scene, shown),
            away_lines(scene),
            seat_lines(scene),
            *(_buttons(scene, shown) if live else []),
        ),
        Accent.ACT,
    )


def _buttons(scene: TableInWords, shown: TableScene) -> list[Sequence[Button]]:
    of_game = [button_of(scene, control) for control in shown.buttons]
    return [
        *rows([*of_game, *back_buttons(scene)]),
        *rows([*stand_in_buttons(scene), *vote_buttons(scene), *public_join_buttons(scene)]),
    ]


def _course(scene: TableInWords, shown: TableScene) -> str:
    """Whom the table waits for, what is on the table, and all else that must be said."""
    to_beat = [shown.centre.line] if shown.centre.line else []
    notes = (
        sides_line(scene, shown),
        *(scene.tell(line.text) for line in to_beat),
        trick_line(scene, shown),
        _before_line(scene, shown),
        *(scene.tell(line.text) for line in shown.notes),
        *map(scene.line_of, shown.told[-MOST_LINES:]),
        *(scene.tell(strip.line) for strip in shown.strips),
    )
    return lines(heading_line(scene, shown), *waiting_lines(scene, shown), small(*notes))


def heading_line(scene: TableInWords, shown: TableScene) -> str:
    """The name of a phase before play, in bold. Empty in other phases."""
    return f"**{scene.tell(shown.heading)}**" if shown.heading else ""


def waiting_lines(scene: TableInWords, shown: TableScene) -> list[str]:
    """Whom the table waits for."""
    return [scene.tell(line.text) for line in shown.waiting]


def sides_line(scene: TableInWords, shown: TableScene) -> str:
    """Who plays with whom. Empty if everybody plays alone."""
    seats: dict[str, list[Seat]] = {}
    for seat, plate in enumerate(shown.seats):
        if plate.side:
            seats.setdefault(scene.tell(plate.side), []).append(seat)
    sides = [scene.say("table-side", side=side, names=scene.of_seats(of_side)) for side, of_side in seats.items()]
    return scene.say("separator-semicolon").join(sides)


def trick_line(scene: TableInWords, shown: TableScene) -> str:
    """This trick, play by play. Empty if nothing was played yet."""
    return scene.say("table-trick", plays=_plays(scene, shown.centre.trick)) if shown.centre.trick else ""


def _before_line(scene: TableInWords, shown: TableScene) -> str:
    """The last finished trick, while it lies there; else empty."""
    return scene.say("table-last-trick", plays=_plays(scene, shown.centre.before)) if shown.centre.before else ""


def _plays(scene: TableInWords, trick: Iterable[TrickAct]) -> str:
    """The trick as one text."""
    acts = tuple(trick)
    names = scene.players_of(tuple((act.seat, act.cards) for act in acts))
    said = [
        scene.tell(act.line, name=name) if act.line else scene.say("table-trick-play", name=name, cards=act.cards)
        for act, name in zip(acts, names, strict=True)
    ]
    return scene.say("separator-semicolon").join(said)


def table_alt(scene: TableInWords, shown: TableScene) -> str:
    """Alt text that is enough on its own to follow the deal."""
    plain, centre = scene.plain, shown.centre
    said = (*shown.waiting, *([centre.line] if centre.line else []), *shown.notes)
    parts = [_seat_alt(plain, seat, plate) for seat, plate in enumerate(shown.seats)]
    parts += [plain.sentence(plain.tell(line.alt)) for line in said if line.alt]
    parts += [plain.sentence(told) for told in (trick_line(plain, shown), _before_line(plain, shown)) if told]
    return in_a_row((*parts, *(plain.tell(strip.line) for strip in shown.strips)), plain.locale)


def _seat_alt(plain: TableInWords, seat: Seat, plate: Plate) -> str:
    """A seat: its name, its cards with notes on them, points or level, and other notes."""
    name = plain.name(seat)
    name = plain.say("computer", name=name) if plate.computer else name
    name = plain.say("seat-rank", name=name, rank=plain.tell(plate.rank_name)) if plate.rank_name else name
    of_cards: list[str] = []
    others: list[str] = []
    for badge in plate.badges:
        if badge.alt:
            (of_cards if badge.kind is PillKind.ALARM else others).append(plain.tell(badge.alt))
    side = [plain.tell(plate.side)] if plate.side else []
    parts = [plain.say("cards", n=plate.cards), *of_cards, *side, *standing_words(plain, plate.standing), *others]
    return plain.say("alt-seat", name=name, turn=plate.turn, parts=parts)


def standing_words(scene: TableInWords, standing: int | str | None) -> list[str]:
    """The words for a standing: points with their sign, or a level by its name. Empty if none is kept."""
    match standing:
        case None:
            return []
        case int():
            return [scene.say("standing-points", total=standing)]
    return [scene.say("standing-level", level=standing)]


# --- Buttons ---

STYLES = {
    Emphasis.PLAIN: ButtonStyle.SECONDARY,
    Emphasis.FIRST: ButtonStyle.PRIMARY,
    Emphasis.ON: ButtonStyle.SUCCESS,
    Emphasis.DANGER: ButtonStyle.DANGER,
}


def button_of(scene: TableInWords, control: Control) -> Button:
    """A button of a scene. The custom id holds the whole action, in the game's notation."""
    return Button(scene.tell(control.label), _id_of(scene, control), STYLES[control.emphasis], control.off)


def _id_of(scene: TableInWords, control: Control) -> CustomId:
    match control.does:
        case Edge() as edge:
            return scene.id(edge)
        case Whom(verb):
            return scene.id("whom", verb)
        case Deed() | Ahead() as private:
            raise ValueError(f"{private}: this is for a hand")
        case Action() as action:
            return scene.id("dolate" if control.late else "do", action_written(action))


def table_picture(scene: TableInWords) -> TablePicture:
    """The values from which the picture is drawn."""
    shown, plain = scene.shown, scene.plain
    centre = shown.centre
    return TablePicture(
        seats=tuple(_plate(plain, seat, plate) for seat, plate in enumerate(shown.seats)),
        to_play=shown.waited_for,
        to_beat=centre.owner,
        title=plain.tell(centre.title),
        by=plain.tell(centre.by) if centre.by else "",
        cards=centre.cards,
        trick=_steps(plain, centre),
        clockwise=shown.clockwise,
        backwards=shown.backwards,
        closed=tuple(map(str, range(1, centre.closed + 1))),
        apart=tuple(
            LyingApart(plain.tell(strip.caption), strip.cards, strip.number)
            for strip in shown.strips
            if strip.cards or strip.number is not None
        ),
        bar=_bar(plain, shown.bar) if shown.bar else None,
        plays_by_seats=centre.plays_by_seats,
        to_come=plain.tell(centre.to_come) if centre.to_come else "",
        before=tuple(TrickStep(act.seat, act.cards) for act in centre.before),
    )


def _bar(plain: TableInWords, bar: Bar) -> TopBar:
    return TopBar(
        bar.suit,
        bar.rank,
        plain.tell(bar.title),
        plain.tell(bar.subtitle),
        plain.tell(bar.count),
        plain.tell(bar.goal),
        share=min(max(bar.value / bar.full, 0.0), 1.0),
        ticks=tuple(tick / bar.full for tick in bar.ticks),
        strong=None if bar.strong is None else bar.strong / bar.full,
        standings=tuple(map(plain.tell, bar.standings)),
    )


def _steps(plain: TableInWords, centre: Centre) -> tuple[TrickStep, ...]:
    """The trick, or the last gifts from hand to hand."""
    if centre.gifts:
        gifts = centre.gifts[-MOST_GIFTS:]
        return tuple(TrickStep(gift.seat, gift.cards, to=gift.to, closed=gift.closed) for gift in gifts)
    return tuple(TrickStep(act.seat, act.cards, plain.tell(act.word) if act.word else "") for act in centre.trick)


def _plate(plain: TableInWords, seat: int, plate: Plate) -> SeatPlate:
    badge = plate.badges[0] if plate.badges else None
    return SeatPlate(
        name=plain.name(seat),
        points=plate.standing,
        cards=plate.cards,
        full=plate.full,
        side=plain.tell(plate.side) if plate.side else "",
        side_number=plate.side_number,
        computer=plate.computer,
        pill=plain.tell(badge.text) if badge else "",
        pill_kind=badge.kind if badge else PillKind.NONE,
        place=plate.place,
        standing=plate.rank,
        standing_word=plain.tell(plate.rank_name) if plate.rank_name else "",
    )
