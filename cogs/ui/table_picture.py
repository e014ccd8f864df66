"""The picture of a deal in hand: its scene in the reader's language."""

from __future__ import annotations

from bot.scenes.table_scene import Centre, PillKind, Plate
from cogs.ui.table_in_words import TableInWords
from images.pictures import LyingApart, SeatPlate, TablePicture, TrickStep

MOST_GIFTS = 4
"""The number of cards passing from hand to hand that a picture shows; older ones are left out."""


def table_picture(scene: TableInWords) -> TablePicture:
    """The values that the picture is drawn from."""
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
    )


def _steps(plain: TableInWords, centre: Centre) -> tuple[TrickStep, ...]:
    """The trick, or what last passed from hand to hand."""
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
        computer=plate.computer,
        pill=plain.tell(badge.text) if badge else "",
        pill_kind=badge.kind if badge else PillKind.NONE,
        place=plate.place,
        standing=plate.rank,
        standing_word=plain.tell(plate.rank_name) if plate.rank_name else "",
    )
