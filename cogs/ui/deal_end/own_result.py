"""What replaces a hand when its deal has ended: its owner's own result, and the next button."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.table_values import Settled
from bot.i18n.catalogue import in_a_row
from bot.scenes.deal_end_scene import DealEndScene, last_played, stand_ins_told
from bot.scenes.game_scenes import deal_end_scene
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_message import admin_line, dotted, next_line, onward_button
from cogs.ui.deal_end.evening_messages import cards_shown, closed_line
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Accent, Message, Part, lines, rows, small


def own_result(
    scene: TableInWords,
    settled: Settled,
    names: tuple[str, ...],
    seat: Seat,
    *,
    reader: int | None = None,
    taught: bool = False,
) -> Message:
    """The end of a deal for the person who played in ``seat``. ``names``: of those for whom it counts.

    ``reader``: that person's number; None: the person for whom it counts. ``taught``: they were coached through it, and
    have no coach from now on.
    """
    then, shown = replace(scene, names=names), cards_shown(scene, deal_end_scene(scene.table, settled))
    sitter = settled.sitters[seat]
    booked = sitter.person if sitter is not None else None
    mine = reader in (None, booked)
    own = (shown.own[seat],) if shown.own and mine else shown.points
    said = in_a_row((f"**{_outcome(then, settled, seat, mine=mine)}**", dotted(then, own)), scene.locale)
    last = last_played(shown, settled)
    remarks = stand_ins_told(settled, seat) if mine and not settled.result.void else ()
    other = "" if mine or settled.result.void else then.say("own-counted-for", computer=then.name(seat))
    facts = small(
        other,
        admin_line(scene, settled),
        then.sentence(then.tell(last)) if last else "",
        *map(then.tell, (*shown.remarks, *remarks)),
    )
    goodbye = lines(scene.say("tutorial-over"), small(scene.say("tutorial-over.note"))) if taught else ""
    match = _match(then, shown, settled, seat if mine else None)
    parts = (match, said, closed_line(scene), facts, goodbye, *_onward(scene, reader or booked))
    return Message(parts, Accent.OVER)


def _outcome(then: TableInWords, settled: Settled, seat: Seat, *, mine: bool) -> str:
    """Who won, in two or three words. ``mine``: the deal counts for its reader."""
    winners = sorted(settled.result.winners)
    you = "computer" if seat in settled.stood_in else "you"
    who = "void" if settled.result.void else you if mine and seat in winners else "others" if winners else "nobody"
    return then.say("own-outcome", who=who, deal=settled.number, names=then.of_seats(winners), n=len(winners))


def _match(then: TableInWords, shown: DealEndScene, settled: Settled, seat: Seat | None) -> str:
    """Who won the finished match, in large letters. ``seat``: the reader's own, if the deal counts for them."""
    if shown.match is None:
        return ""
    return f"# {then.say('match-won-by-you') if seat in settled.match_winners else then.tell(shown.match.line)}"


def _onward(scene: TableInWords, person: int | None) -> list[Part]:
    """*Next deal*, with a line on whom it waits for once it is pressed. Empty for a person who has left.

    A person who is away reads that it also takes their seat back. Everybody reads who wants a new match.
    """
    table = scene.table
    if table.stage is not Stage.BETWEEN or table.is_played_out or person is None or person not in table.persons:
        return []
    pressed = person in table.gathering.ready
    away = table.seat_of(person) in table.away
    return [
        scene.say("hand-away", press="rematch" if table.match.over() else "ready") if away else "",
        small(next_line(scene)) if pressed or table.gathering.new_match else "",
        *rows([onward_button(scene, in_hand=True, off=pressed)]),
    ]
