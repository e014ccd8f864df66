"""A seat's plate at the table: disc, name, points, standing, cards left, and one note."""

from __future__ import annotations

from bot.scenes.marks import PillKind, SeatRank
from images.canvas import Canvas
from images.faces.emblems import check_mask, standing_mask
from images.faces.outline import Point
from images.hand.hand_image import draw_cards_icon
from images.layout import PLATE_RADIUS, Box
from images.pictures import SeatPlate
from images.table.table_layout import NARROW, SLIM, meter_pitch
from images.text.fonts import Style, Weight
from images.text.points import signed
from images.theme import AMBER_CAPTION, BAR_OFF_ON_AMBER, Colour, blend

_MONOGRAM = Style(Weight.BOLD, 32)
_TIGHT_MONOGRAM = Style(Weight.BOLD, 26)
_NAME = Style(Weight.SEMIBOLD, 40)
_POINTS = Style(Weight.BOLD, 38, tabular=True)
_COUNT = Style(Weight.BOLD, 44, tabular=True)
_PILL = Style(Weight.SEMIBOLD, 33)
_STANDINGS = Style(Weight.MEDIUM, 34), Style(Weight.MEDIUM, 32)
_SLIM_NAME = Style(Weight.SEMIBOLD, 36)
_PILL_PAD, _PILL_INSET, _PILL_TOP, _PILL_HEIGHT = 16, 20, 88, 48
_TEXT_LEFT, _POINTS_INSET = 98, 22
_DISC, _DISC_RADIUS = (50, 46), 30
_FIRST_LINE, _COUNT_MIDDLE, _PILL_LINE = 64, 112, 124
_METER_TOP, _METER_BOTTOM, _METER_LIMIT = 92, 132, 13
_ROBOT_WIDTH, _ROBOT_GAP = 40, 16
_SIGN_TOP, _SIGN_HEIGHT, _AFTER_SIGN = 90, 40, 12
_BEFORE_PILL = 12
_SIDE = 24
_OUT_RADIUS = 22
_SLIM_INSET = 18
_BESIDE_POINTS = frozenset({PillKind.ALARM, PillKind.OUT})


def draw_disc(canvas: Canvas, middle: Point, radius: int, sign: str, disc: Colour, ink: Colour) -> None:
    """Draw a disc with a monogram; two wide letters are drawn smaller."""
    canvas.disc(middle, radius, disc)
    style = _MONOGRAM if canvas.width(sign, _MONOGRAM) <= 2 * radius - 12 else _TIGHT_MONOGRAM
    canvas.text((middle[0], round(middle[1]) + round(style.size * 0.37)), sign, style, ink, "middle")


class _Colours:
    """The colours of a plate: the usual ones, amber if its seat is to play, the ground's once its seat is out."""

    def __init__(self, canvas: Canvas, seat: SeatPlate, *, to_play: bool) -> None:
        theme = canvas.theme
        self.to_play = to_play
        self.out = seat.place > 0 and not to_play
        self.plate = theme.amber if to_play else theme.well if self.out else theme.plate
        self.ink = theme.amber_ink if to_play else theme.ink
        self.quiet = AMBER_CAPTION if to_play else theme.ink2
        self.disc = theme.amber_ink if to_play else theme.disc
        self.disc_ink = theme.amber if to_play else theme.ink
        self.bar = theme.amber_ink if to_play else theme.bar
        self.bar_off = blend(theme.amber, theme.amber_ink, BAR_OFF_ON_AMBER) if to_play else theme.bar_off


def draw_seat(canvas: Canvas, box: Box, seat: SeatPlate, sign: str, *, to_play: bool, to_beat: bool) -> None:
    """Draw a whole plate; ``sign`` is the seat's monogram. If the seat is to play, its wedge is already drawn below."""
    colours = _Colours(canvas, seat, to_play=to_play)
    _draw_ground(canvas, box, colours, to_beat=to_beat)
    middle = (box.left + _DISC[0], box.top + _DISC[1])
    draw_disc(canvas, middle, _DISC_RADIUS, sign, colours.disc, colours.disc_ink)
    if box.width < SLIM:
        _draw_slim(canvas, box, seat, colours)
        return
    count, ink = (middle[0], box.top + _COUNT_MIDDLE), colours.ink
    if box.width < NARROW and _alarms_count(canvas, box, seat):
        ink = _draw_alarm(canvas, count)
    _draw_count(canvas, count, seat, colours, ink)
    if box.width < NARROW:
        right = box.right - _POINTS_INSET
        if seat.side_number is not None:
            right -= _SIDE
            _draw_side(canvas, (right, middle[1]), seat.side_number, colours)
            right -= _AFTER_SIGN
        _draw_name(canvas, box, right, seat, colours)
        _draw_narrow_line(canvas, box, seat, colours)
    else:
        points = _draw_points(canvas, box, _FIRST_LINE, seat, colours)
        _draw_name(canvas, box, box.right - _POINTS_INSET - points, seat, colours)
        if seat.standing or seat.side:
            _draw_standing(canvas, box, seat, colours)
        elif not colours.out:
            _draw_meter(canvas, box, seat, colours)
        shape = 0 if seat.side_number is None else _SIDE + _AFTER_SIGN
        _draw_pill(canvas, box, seat, box.width - _TEXT_LEFT - _PILL_INSET - shape, colours)


def _draw_ground(canvas: Canvas, box: Box, colours: _Colours, *, to_beat: bool) -> None:
    theme = canvas.theme
    line, edge = 2, theme.pill_edge if colours.out else theme.plate_edge
    if colours.to_play:
        line, edge = (8, theme.halo) if theme.halo else (5, theme.amber_ink)
    elif to_beat:
        line, edge = 4, theme.ink
    if edge:
        canvas.plate(box.grown(line), PLATE_RADIUS + line, edge)
    canvas.plate(box, PLATE_RADIUS, colours.plate)


def _draw_alarm(canvas: Canvas, middle: Point) -> Colour:
    """Draw the coral pill of a last card below a count; returns the ink to write the count in."""
    x, y = round(middle[0]), round(middle[1])
    canvas.plate(Box(x - 34, y - 26, x + 34, y + 26), 26, canvas.theme.last)
    return canvas.theme.last_ink


def _draw_count(canvas: Canvas, middle: Point, seat: SeatPlate, colours: _Colours, ink: Colour) -> None:
    """Draw how many cards are held, or a check once the seat is out; the first seat out gets an amber one."""
    if not colours.out:
        canvas.text((middle[0], round(middle[1]) + 17), str(seat.cards), _COUNT, ink, "middle")
        return
    theme = canvas.theme
    disc, ink = (theme.amber, theme.amber_ink) if seat.place == 1 else (theme.disc, theme.ink)
    canvas.disc(middle, _OUT_RADIUS, disc)
    canvas.mask(check_mask(_OUT_RADIUS), middle[0] - _OUT_RADIUS, middle[1] - _OUT_RADIUS, ink)


def _draw_standing(canvas: Canvas, box: Box, seat: SeatPlate, colours: _Colours) -> None:
    """Draw sign and word of a standing, or the word of a side, in place of the meter, beside the number of cards.

    Beside a wide pill the word is smaller. If that is not enough, the sign of a standing gives way to its word, but the
    shape of a side stays and its word is left out.
    """
    left = box.left + _TEXT_LEFT
    pill = _pill_width(canvas, seat.pill)
    right = box.right - _PILL_INSET - (pill + _BEFORE_PILL if pill else 0)
    after_sign = left + _standing_width(seat.standing) + (0 if seat.side_number is None else _SIDE + _AFTER_SIGN)
    said = seat.standing_word or seat.side
    style = next((style for style in _STANDINGS if canvas.width(said, style) <= right - after_sign), None)
    if style is not None or seat.side_number is not None:
        left += draw_standing(canvas, (left, box.top + _SIGN_TOP), seat.standing, colours.ink)
        left += _draw_side(canvas, (left, box.top + _COUNT_MIDDLE), seat.side_number, colours)
    if style is None and seat.side_number is not None:
        return
    style = style or _STANDINGS[0]
    if (room := right - left) > style.size:
        word = canvas.fitted(said, style, room)
        canvas.text((left, box.top + _PILL_LINE), word, style, colours.quiet)


def _draw_side(canvas: Canvas, at: tuple[int, int], side: int | None, colours: _Colours) -> int:
    """Draw the shape of a side, a filled disc or an open square; returns the room it takes."""
    if side is None:
        return 0
    left, middle = at
    box = Box(left, middle - _SIDE // 2, left + _SIDE, middle + _SIDE // 2)
    if side % 2:
        canvas.outline(box, 3, 5, colours.quiet)
    else:
        canvas.plate(box, _SIDE / 2, colours.ink)
    return _SIDE + _AFTER_SIGN


def draw_standing(
    canvas: Canvas, at: tuple[int, int], standing: SeatRank | None, colour: Colour, height: int = _SIGN_HEIGHT
) -> int:
    """Draw the sign of a standing with its top left corner ``at`` a point; returns the room it takes."""
    if standing is None:
        return 0
    canvas.mask(standing_mask(standing, height), *at, colour)
    return _standing_width(standing, height)


def _standing_width(standing: SeatRank | None, height: int = _SIGN_HEIGHT) -> int:
    """The room that the sign of a standing takes."""
    return standing_mask(standing, height).width + _AFTER_SIGN if standing else 0


def _draw_slim(canvas: Canvas, box: Box, seat: SeatPlate, colours: _Colours) -> None:
    """Draw the disc and count above the name. A last card makes the count a coral pill."""
    right = box.right - _SLIM_INSET
    number, ink = str(seat.cards), colours.ink
    middle = right - canvas.width(number, _COUNT) / 2
    if seat.pill_kind is PillKind.ALARM:
        middle = right - 30
        ink = _draw_alarm(canvas, (middle, box.top + _DISC[1]))
    elif colours.out:
        middle = right - _OUT_RADIUS
    _draw_count(canvas, (middle, box.top + _DISC[1]), seat, colours, ink)
    name = canvas.fitted(seat.name, _SLIM_NAME, box.width - 2 * _SLIM_INSET)
    canvas.text((box.left + _SLIM_INSET, box.top + _PILL_LINE + 3), name, _SLIM_NAME, colours.ink)


def _draw_points(canvas: Canvas, box: Box, line: int, seat: SeatPlate, colours: _Colours) -> int:
    """Draw the points of the match at the right; returns the room they take."""
    if seat.points is None:
        return 0
    text = signed(seat.points, canvas.locale)
    return round(canvas.text((box.right - _POINTS_INSET, box.top + line), text, _POINTS, colours.ink, "right")) + 16


def _draw_name(canvas: Canvas, box: Box, right: int, seat: SeatPlate, colours: _Colours) -> None:
    left = box.left + _TEXT_LEFT
    mark = _ROBOT_WIDTH + _ROBOT_GAP if seat.computer else 0
    name = canvas.fitted(seat.name, _NAME, right - left - mark)
    width = canvas.text((left, box.top + _FIRST_LINE), name, _NAME, colours.ink)
    if seat.computer:
        _draw_robot(canvas, round(left + width) + _ROBOT_GAP, box.top + 29, colours.quiet)


def _draw_robot(canvas: Canvas, left: int, top: int, colour: Colour) -> None:
    """Draw the mark of a computer player: a head with an aerial."""
    canvas.plate(Box(left + 18, top, left + 22, top + 10), 1.5, colour)
    canvas.outline(Box(left, top + 7, left + _ROBOT_WIDTH, top + 41), 9, 5, colour)
    for eye in (left + 10, left + 24):
        canvas.plate(Box(eye, top + 19, eye + 6, top + 27), 3, colour)
    canvas.plate(Box(left + 14, top + 29, left + 26, top + 32), 1, colour)


def _pill_width(canvas: Canvas, text: str) -> int:
    return round(canvas.width(text, _PILL)) + 2 * _PILL_PAD if text else 0


def _draw_meter(canvas: Canvas, box: Box, seat: SeatPlate, colours: _Colours) -> None:
    """Draw one bar for each card dealt, filled while the card is held; above 13 cards, an icon beside the number."""
    left = box.left + _TEXT_LEFT
    if seat.full > _METER_LIMIT or seat.cards > _METER_LIMIT:
        draw_cards_icon(canvas, left, box.top + 90, colours.quiet, colours.plate)
        return
    pitch = meter_pitch(box.width - _TEXT_LEFT - _PILL_INSET, seat.full, _pill_width(canvas, seat.pill))
    held = canvas.theme.ink if seat.cards == 1 and not colours.to_play else colours.bar
    for number in range(seat.full):
        x = left + round(number * pitch)
        bar = Box(x, box.top + _METER_TOP, x + round(pitch * 2 / 3), box.top + _METER_BOTTOM)
        canvas.plate(bar, 4, held if number < seat.cards else colours.bar_off)


def _draw_narrow_line(canvas: Canvas, box: Box, seat: SeatPlate, colours: _Colours) -> None:
    """Draw points and note in the same room. The points keep their place, whatever the note.

    Beside points only two notes are drawn: how a seat is out, where that fits, and a last card, which colours the
    count where its words do not fit. *To play* and *to beat* show in the plate itself, a pass in the trick. Without a
    note the word of a side is drawn there.
    """
    sign = draw_standing(canvas, (box.left + _TEXT_LEFT, box.top + _SIGN_TOP), seat.standing, colours.ink)
    room = box.width - _TEXT_LEFT - _PILL_INSET - sign
    if seat.points is None:
        _draw_pill(canvas, box, seat, room, colours)
        return
    points = _draw_points(canvas, box, _PILL_LINE + 2, seat, colours)
    if seat.pill_kind in _BESIDE_POINTS and _pill_width(canvas, seat.pill) <= room - points:
        _draw_pill(canvas, box, seat, room - points, colours, left=box.left + _TEXT_LEFT + sign)
    elif seat.side and not sign and canvas.width(seat.side, _STANDINGS[0]) <= room - points:
        canvas.text((box.left + _TEXT_LEFT, box.top + _PILL_LINE), seat.side, _STANDINGS[0], colours.quiet)


def _alarms_count(canvas: Canvas, box: Box, seat: SeatPlate) -> bool:
    """Whether the count of a narrow plate shows a last card, since its words do not fit beside the points."""
    if seat.pill_kind is not PillKind.ALARM or seat.points is None:
        return False
    taken = _standing_width(seat.standing) + round(canvas.width(signed(seat.points, canvas.locale), _POINTS)) + 16
    return _pill_width(canvas, seat.pill) > box.width - _TEXT_LEFT - _PILL_INSET - taken


def _draw_pill(
    canvas: Canvas, box: Box, seat: SeatPlate, room: int, colours: _Colours, left: int | None = None
) -> None:
    """Draw the note at the right, or beginning at ``left``."""
    text = canvas.fitted(seat.pill, _PILL, room - 2 * _PILL_PAD)
    if not text:
        return
    theme = canvas.theme
    fill, ink = {
        PillKind.ALARM: (theme.last, theme.last_ink),
        PillKind.TO_PLAY: (colours.ink, colours.plate),
        PillKind.TO_BEAT: (theme.ink, theme.beat_ink),
        PillKind.OUT: (theme.amber, theme.amber_ink) if seat.place == 1 else (theme.disc, theme.ink),
    }.get(seat.pill_kind, (colours.plate, colours.quiet))
    width, top = _pill_width(canvas, text), box.top + _PILL_TOP
    left = box.right - _PILL_INSET - width if left is None else left
    pill = Box(left, top, left + width, top + _PILL_HEIGHT)
    canvas.plate(pill, _PILL_HEIGHT / 2, fill)
    if fill == colours.plate:
        canvas.outline(pill, _PILL_HEIGHT / 2, 2, theme.pill_edge)
    canvas.text((pill.left + _PILL_PAD, box.top + _PILL_LINE), text, _PILL, ink)
