"""The message of a deal's end: all hands, the account, the shuffle's proof, and what comes next."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.dealing import commitment
from bot.games.actions import Seat
from bot.games.facts import Cards, Each, Facts, Player
from bot.i18n.names import markup_safe
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import deal_end_scene
from bot.scenes.wording import saying
from bot.tables.proof import reveal_of
from bot.tables.settled import Settled
from bot.tables.table import Stage
from cogs.ui.away import away_lines, back_buttons
from cogs.ui.lobby_message import short_seal
from cogs.ui.messages import Accent, Attachment, Button, ButtonStyle, Message, Part, Picture, alt_text, rows, small
from cogs.ui.seats import join_buttons
from cogs.ui.table_in_words import TableInWords


def deal_end_message(
    scene: TableInWords, settled: Settled, names: tuple[str, ...], png: bytes | None, *, live: bool
) -> Message:
    """The public message after a deal: ``names`` are of those who sat there, ``png`` is the drawn picture.

    ``live``: its buttons serve. Without a picture its alt text stands in its place.
    """
    then, shown = replace(scene, names=names), deal_end_scene(scene.table, settled)
    alt = alt_text(_alt(then, shown))
    heading = scene.say("deal-over-heading", deal=settled.number, void=shown.void)
    reveal = json.dumps(reveal_of(scene.table, settled), ensure_ascii=False, indent=1)
    seal = short_seal(commitment(bytes.fromhex(settled.seed)))
    sums = shown.account.sums() if shown.account else ()
    return Message(
        (
            f"### {heading}",
            small(
                _points(then, shown), *map(then.tell, shown.remarks), *(then.tell(strip.line) for strip in shown.strips)
            ),
            small(markup_safe(alt)) if png is None else small(*map(then.tell, sums)),
            "" if png is None else Picture("deal-end.png", png, alt),
            small(scene.say("fair-matches", commitment=seal), scene.doubt, _ready_line(scene) if live else ""),
            away_lines(scene) if live else "",
            Attachment(f"table-{scene.table.number}-deal-{settled.number}.json", reveal.encode()),
            *(_buttons(scene) if live else []),
        ),
        Accent.OVER,
    )


def _points(then: TableInWords, shown: DealEndScene) -> str:
    """What everybody got, in one line."""
    return then.say("separator-dot").join(map(then.tell, shown.points))


def _ready_line(scene: TableInWords) -> str:
    table = scene.table
    if table.stage is not Stage.BETWEEN or table.match.over():
        return ""
    if not table.awake:
        return scene.say("ready-line-away")
    missing = [scene.name(seat) for seat in _seats_of(scene, table.missing())]
    ready = [scene.name(seat) for seat in _seats_of(scene, tuple(table.ready))]
    if not ready:
        return scene.say("ready-line-nobody", **scene.clock, missing=missing)
    return scene.say("ready-line", **scene.clock, ready=ready, missing=missing)


def _seats_of(scene: TableInWords, persons: tuple[int, ...]) -> list[Seat]:
    seats = (scene.table.seat_of(person) for person in persons)
    return sorted(seat for seat in seats if seat is not None)


def _buttons(scene: TableInWords) -> list[Part]:
    over = scene.table.match.over()
    buttons = [
        Button(scene.say("button-next-deal"), scene.id("ready"), ButtonStyle.PRIMARY, off=over),
        Button(
            scene.say("button-rematch"), scene.id("rematch"), ButtonStyle.PRIMARY if over else ButtonStyle.SECONDARY
        ),
        *back_buttons(scene),
        *join_buttons(scene),
        Button(scene.say("button-leave"), scene.id("leaveask"), ButtonStyle.DANGER),
    ]
    return [*rows(buttons)]


def deal_end_alt(scene: TableInWords, settled: Settled, names: tuple[str, ...]) -> str:
    """Alt text: who won, what was left, the points and how they came about; of a void deal, what was left alone."""
    return _alt(replace(scene, names=names), deal_end_scene(scene.table, settled))


def _alt(then: TableInWords, shown: DealEndScene) -> str:
    held: tuple[Facts, ...] = tuple(
        {"name": Player(hand.seat), "cards": Cards(hand.cards)} for hand in shown.hands if hand.cards
    )
    said = [shown.outcome]
    said += [saying("alt-end-left", hands=Each("alt-end-hand", held, apart=True))] if held else []
    said += [strip.line for strip in shown.strips]
    said += [shown.account.words, *shown.account.sums()] if shown.account else []
    return " ".join(map(then.plain.tell, said))
