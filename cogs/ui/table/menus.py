"""Private answers about one table: its menu, its state, and questions before something irreversible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action, Seat
from bot.scenes.buttons import Whom
from bot.scenes.game_scenes import last_trick_won
from bot.scenes.table_scene import Plate
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.seating.offers import close_buttons, end_buttons, join_buttons, leave_buttons, let_in_buttons
from cogs.ui.seating.seats import away_lines, joined_line, seat_lines
from cogs.ui.seating.undo_requests import undo_offer
from cogs.ui.table.ping import TurnCall
from cogs.ui.table.table_message import heading_line, standing_words, trick_line, waiting_lines
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import action_written
from cogs.ui.toolkit.messages import (
    Accent,
    Button,
    ButtonStyle,
    ExplainedButton,
    Menu,
    Message,
    Option,
    lines,
    rows,
    small,
)


def menu_message(
    scene: TableInWords, person: int | None, *, admin: bool = False, call: TurnCall = TurnCall.LATE
) -> Message:
    """The menu of a table: public information, and what this person may do about seats and the table.

    ``person``: None if never seen. ``admin``: they manage the server. ``call``: when they are called.
    """
    table = scene.table
    in_deal = table.deal is not None
    public = [
        Button(scene.say("button-last-trick"), scene.id("lasttrick"), off=not in_deal and not scene.table.last_trick),
        Button(scene.say("button-played-cards"), scene.id("cardsplayed"), off=not in_deal),
        Button(scene.say("button-status"), scene.id("status")),
    ]
    seated = person is not None and table.seat_of(person) is not None
    promised = "" if person is None else joined_line(scene, person)
    watching = "" if seated else promised or scene.say("menu-watching")
    told = small(watching, scene.seal("fair-this") if in_deal else "")
    own = [] if seated else join_buttons(scene, person)
    apart = [
        *undo_offer(scene, person),
        *let_in_buttons(scene, person),
        *(_new_match(scene, person) if seated else []),
        *close_buttons(scene, person, admin=admin),
        *leave_buttons(scene, person),
        *end_buttons(scene, person, admin=admin),
    ]
    calls = [_calls_menu(scene, call)] if seated else []
    rule = [None] if apart else []
    return Message((f"**{scene.title}**", told, *rows(public), *calls, *rows(own), *rule, *apart), Accent.OVER)


def _calls_menu(scene: TableInWords, chosen: TurnCall) -> Menu:
    """The select for when a person is called to their turn."""
    options = [
        Option(scene.draw("menu-turns", call=call.value), call.value, chosen=call is chosen) for call in TurnCall
    ]
    return Menu(scene.say("select-turns"), scene.id("turns"), options)


def _new_match(scene: TableInWords, person: int | None) -> list[ExplainedButton]:
    if not gives_up_match(scene.table, person):
        return []
    button = Button(scene.say("button-new-match"), scene.id("rematch"), ButtonStyle.DANGER)
    return [ExplainedButton(button, scene.say("new-match-does"))]


def status_message(scene: TableInWords, now: float) -> Message:
    """Who sits where, and whose turn it is ``now``. The time stands on top, because this message does not change."""
    table, at = scene.table, f"<t:{int(now)}:R>"
    if table.stage is Stage.LOBBY or table.deal is None:
        taken = len(table.seats) - table.free
        head = scene.say("table-status-lobby", taken=taken, seats=len(table.seats))
        seats = [f"- {scene.name(seat)}" for seat, sitter in enumerate(table.sitters) if sitter]
        title = scene.say("table-status-title", **{**scene.terms, "clock": "none", "from": at})
        return Message((title, lines(head, *seats), *_people_lines(scene)), Accent.OVER)
    shown = scene.shown
    turns = [
        scene.say("table-status", deal=table.deal_number, name=scene.name(seat))
        for seat, plate in enumerate(shown.seats)
        if plate.turn
    ]
    if shown.heading:
        turns = [heading_line(scene, shown), *waiting_lines(scene, shown)]
    seats = [_seat_line(scene, seat, plate) for seat, plate in enumerate(shown.seats)]
    title = scene.say("table-status-title", **{**scene.terms, **scene.clock, "from": at})
    return Message((title, lines(*turns, *seats), *_people_lines(scene)), Accent.OVER)


def _people_lines(scene: TableInWords) -> tuple[str, str]:
    return away_lines(scene), seat_lines(scene)


def _seat_line(scene: TableInWords, seat: Seat, plate: Plate) -> str:
    side = [scene.tell(plate.side)] if plate.side else []
    parts = [scene.say("cards", n=plate.cards), *side, *standing_words(scene, plate.standing)]
    return scene.say("table-status-seat", name=scene.name(seat), parts=parts)


def begun_match(table: Table) -> bool:
    """Whether a rematch would give up an unfinished match."""
    return table.stage is Stage.BETWEEN and table.match.deals > 0 and not table.match.over()


def gives_up_match(table: Table, person: int | None) -> bool:
    """Whether a person may ask to give up an unfinished match, or agree to that."""
    may = person == table.host or (bool(table.gathering.new_match) and person in table.persons)
    return begun_match(table) and may and person not in table.gathering.new_match


def last_trick_message(scene: TableInWords) -> Message:
    """The last finished trick, play by play, and who won it, after the trick on the table."""
    in_deal, last = scene.table.deal is not None, scene.table.last_trick
    now = (trick_line(scene, scene.shown) or scene.say("trick-none")) if in_deal else ""
    since = scene.table.deal.trick if scene.table.deal is not None else ()
    acts = [
        scene.say("table-trick-play" if cards else "table-trick-pass", name=name, cards=cards)
        for (_, cards), name in zip(last, scene.players_of((*last, *since)), strict=False)
    ]
    plays = scene.say("separator-semicolon").join(acts)
    won = last_trick_won(scene.table)
    remarks = map(scene.tell, (*((won,) if won else ()), *(scene.shown.last_remarks if in_deal else ())))
    return Message((small(now, scene.say("table-last-trick", plays=plays) if plays else "", *remarks),), Accent.OVER)


def played_message(scene: TableInWords) -> Message:
    """Every card played so far in this deal."""
    played = scene.shown.played
    text = scene.say("played-cards", cards=played) if played else scene.say("played-cards-none")
    return Message((small(text),), Accent.OVER)


def whom_to_name(scene: TableInWords, whom: Whom, seats: Sequence[Seat]) -> Message:
    """The question before an action that may name several seats, with a button for each seat."""
    actions = {seat: action_written(Action(whom.verb, number=seat)) for seat in seats}
    buttons = [Button(scene.names[seat], scene.id("do", action)) for seat, action in actions.items()]
    return Message((scene.tell(whom.question), *rows(buttons)), Accent.LAST_CARD)
