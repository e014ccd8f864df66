"""The last card (BT-11.1, 11.2): declaring it, and calling one that was not declared."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Refusal
from bot.games.big_two.deal.phase_refusals import over, playing
from bot.games.big_two.position import Position, undeclared
from bot.games.big_two.refusals import BigTwoRefusal as Name
from bot.games.big_two.refusals import refuse
from bot.games.big_two.seat_sets import includes
from bot.games.big_two.setting import NOBODY, DealSetting

SIZES = {(): "none", (1,): "one", (2,): "two", (1, 2): "both"}
"""Names for the sets of hand sizes that must be declared."""


def calls(position: Position, seat: Seat) -> list[Seat]:
    """Whom ``seat`` may call now and would be right about."""
    if not position.setting.callouts or includes(position.course.silenced, seat) or not position.counts[seat]:
        return []
    return [other for other in undeclared(position) if other != seat]


def refuse_announcement(setting: DealSetting, left: int) -> Refusal | None:
    """Why a hand of ``left`` cards cannot be declared, or None.

    ``sizes`` says which can be, ``n`` how many are held.
    """
    sizes = setting.declared_sizes
    if not sizes:
        return refuse(Name.NOT_ALLOWED_BY_RULES, "BT-11.1", what="declare")
    if left in sizes:
        return None
    return refuse(Name.NOTHING_TO_DECLARE, "BT-11.1", sizes=SIZES[sizes], n=left)


def refuse_declare(position: Position, seat: Seat) -> Refusal | None:
    """Why ``seat`` may not declare now. ``why`` of not_entitled is ``called`` if somebody called first."""
    if position.turn == NOBODY:
        return over()
    if (refused := refuse_announcement(position.setting, position.counts[seat])) is not None:
        return refused
    if includes(position.declared, seat):
        return refuse(Name.ALREADY_DECLARED, "BT-11.1")
    if position.turn == seat:
        return playing(position, seat, "BT-11.2")
    if includes(position.course.called, seat):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="called")
    return None


def refuse_call(position: Position, seat: Seat, other: Seat | None) -> Refusal | None:
    """Why ``seat`` may not call ``other``. A false call is not refused: it silences the caller.

    ``why`` of not_entitled is ``silenced`` after a false call. Else it is ``no_call``: one's own seat, a seat without
    cards, or one that was called already.
    """
    setting = position.setting
    if not setting.callouts or not setting.declared_sizes:
        return refuse(Name.NOT_ALLOWED_BY_RULES, "BT-11.2", what="callout")
    if position.turn == NOBODY:
        return over()
    if includes(position.course.silenced, seat):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="silenced")
    counts = position.counts
    mute = other is None or other == seat or other >= len(counts) or not counts[seat] or not counts[other]
    if mute or (other is not None and includes(position.course.called, other)):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="no_call")
    return None
