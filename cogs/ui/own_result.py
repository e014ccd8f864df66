"""What replaces a hand when its deal has ended: its owner's own result, and what they can press next."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Seat
from bot.scenes.deal_end_scene import DealEndScene, last_played, stood_in
from bot.scenes.found import deal_end_scene
from bot.tables.settled import Settled
from bot.tables.table import Stage
from cogs.ui.deal_end_message import admin_line, dotted, next_line, onward_button
from cogs.ui.messages import Accent, Message, Part, lines, rows, small
from cogs.ui.table_in_words import TableInWords


def own_result(
    scene: TableInWords, settled: Settled, names: tuple[str, ...], seat: Seat, *, taught: bool = False
) -> Message:
    """The end of a deal for the person in ``seat``; ``names`` are of those who sat there.

    ``taught``: they were coached through it, and play without a coach from now on.
    """
    then, shown = replace(scene, names=names), deal_end_scene(scene.table, settled)
    own = (shown.own[seat],) if shown.own else shown.points
    said = f"**{_outcome(then, settled, seat)}** {dotted(then, own)}".strip()
    last = last_played(shown, settled)
    remarks = () if settled.result.void else stood_in(settled, seat)
    facts = small(
        admin_line(scene, settled), then.tell(last) if last else "", *map(then.tell, (*shown.remarks, *remarks))
    )
    goodbye = lines(scene.say("tutorial-over"), small(scene.say("tutorial-over.note"))) if taught else ""
    parts = (_match(then, shown, settled, seat), said, facts, goodbye, *_onward(scene, settled, seat))
    return Message(parts, Accent.OVER)


def _outcome(then: TableInWords, settled: Settled, seat: Seat) -> str:
    """Who won, in two or three words."""
    winners = sorted(settled.result.winners)
    you = "computer" if seat in settled.stood_in else "you"
    who = "void" if settled.result.void else you if seat in winners else "others" if winners else "nobody"
    return then.say("own-outcome", who=who, deal=settled.number, names=then.of_seats(winners))


def _match(then: TableInWords, shown: DealEndScene, settled: Settled, seat: Seat) -> str:
    """Who won the match that is over, in large letters."""
    if shown.match is None:
        return ""
    return f"# {then.say('match-won-by-you') if seat in settled.match_winners else then.tell(shown.match.line)}"


def _onward(scene: TableInWords, settled: Settled, seat: Seat) -> list[Part]:
    """*Next deal*, until its owner has pressed it, then whom that waits for; nothing for an owner who has left.

    Who is away is told that it takes their seat back, too. Who wants a new match is said to everybody.
    """
    table, sitter = scene.table, settled.sitters[seat]
    if table.stage is not Stage.BETWEEN or sitter is None or sitter.person not in table.persons:
        return []
    pressed = sitter.person in table.ready
    away = table.seat_of(sitter.person) in table.away
    return [
        scene.say("own-away", press="rematch" if table.match.over() else "ready") if away else "",
        small(next_line(scene)) if pressed or table.new_match else "",
        *rows([onward_button(scene, in_hand=True, off=pressed)]),
    ]
