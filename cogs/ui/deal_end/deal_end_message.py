"""The message of a deal's end: who won, points and places, what comes next, the account, the proof of the shuffle.

Once the next deal begins, it shrinks to two lines and a button that brings the rest.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.dealing import commitment
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Each, Facts, Player
from bot.engine.record import SIZE_LIMIT
from bot.engine.table_values import Settled
from bot.i18n.catalogue import in_a_row
from bot.i18n.names import markup_safe
from bot.scenes.deal_end_scene import DealEndScene, headline, last_played
from bot.scenes.game_scenes import deal_end_scene
from bot.scenes.wording import Text, saying
from bot.tables.deal.ended_deals import is_practice, reveal_of
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.evening_messages import cards_shown, closed_line, full_result_rows
from cogs.ui.deal_end.replay_buttons import replay_button
from cogs.ui.seating.offers import leave_button, public_join_buttons
from cogs.ui.seating.seats import away_lines, stand_in_buttons
from cogs.ui.table_in_words import TableInWords, short_seal
from cogs.ui.toolkit.messages import (
    Accent,
    Attachment,
    Button,
    ButtonStyle,
    Message,
    Part,
    Picture,
    alt_text,
    lines,
    rows,
    small,
)


def deal_end_message(
    scene: TableInWords,
    settled: Settled,
    names: tuple[str, ...],
    png: bytes | None,
    *,
    live: bool,
    record: Attachment | None = None,
) -> Message:
    """The public message after a deal. ``names``: of those who sat there. ``png``: the picture; None: alt text instead.

    ``live``: it has buttons, and says what comes next. ``record``: the match so far. While others of the evening still
    play with the same cards, it tells nothing of these.
    """
    if scene.waits:
        return _closed_message(scene, settled, names, live=live)
    then, shown = replace(scene, names=names), deal_end_scene(scene.table, settled)
    alt = alt_text(_alt(then, shown, settled))
    sums = shown.account.sums() if shown.account else ()
    seal = short_seal(commitment(bytes.fromhex(settled.seed)))
    sealed = scene.say("fair-matches" if record else "fair-matches-alone", commitment=seal)
    goes_on = live and scene.table.stage is Stage.BETWEEN and not scene.table.is_played_out
    following = [scene.seal("fair-next")] if goes_on else []
    proof = in_a_row((scene.lesson(settled.number) or sealed, *following), scene.locale)
    return Message(
        (
            *_outcome(then, shown, settled),
            admin_line(scene, settled),
            small(*map(then.tell, shown.told()), *_played_for(scene, then, settled), _practice_line(scene, settled)),
            next_line(scene) if live else "",
            small(markup_safe(alt)) if png is None else Picture("deal-end.png", png, alt),
            "" if png is None else small(*map(then.tell, sums)),
            away_lines(scene) if live else "",
            *(_buttons(scene, settled) if live else _replay_rows(scene, settled)),
            small(proof, scene.doubt),
            record or "",
        ),
        Accent.OVER,
    )


def _replay_rows(scene: TableInWords, settled: Settled) -> list[Sequence[Button]]:
    """*Replay*, where the table has ended and nothing else is left to press."""
    return rows([replay_button(scene, settled.number)] if scene.table.stage is Stage.ENDED else [])


def _closed_message(scene: TableInWords, settled: Settled, names: tuple[str, ...], *, live: bool) -> Message:
    """The same while the cards are closed: who won and the points, which are public, and whom the cards wait for."""
    then, shown = replace(scene, names=names), cards_shown(scene, deal_end_scene(scene.table, settled))
    goes_on = live and not scene.table.is_played_out
    return Message(
        (
            *_outcome(then, shown, settled),
            closed_line(scene),
            admin_line(scene, settled),
            small(*map(then.tell, shown.told()), *_played_for(scene, then, settled), _practice_line(scene, settled)),
            next_line(scene) if goes_on else "",
            away_lines(scene) if goes_on else "",
            *(_buttons(scene, settled) if live else full_result_rows(scene, settled)),
            small(scene.seal("fair-next") if goes_on else "", scene.doubt),
        ),
        Accent.OVER,
    )


def shrunk_message(scene: TableInWords, settled: Settled, names: tuple[str, ...]) -> Message:
    """What remains of that message once another deal has begun: who won, the points, and a button for the rest."""
    then, shown = replace(scene, names=names), deal_end_scene(scene.table, settled)
    won = shown.match.line if shown.match else headline(settled)
    points = (shown.match.standings if shown.match else ()) or shown.points
    said = then.say("deal-void-points") if shown.void else dotted(then, points)
    rest = Button(scene.say("button-full-result"), scene.id("result", f"{settled.number}"))
    return Message((lines(f"**{then.tell(won)}**", said), *rows([rest])), Accent.OVER)


def record_file(table: Table, settled: Settled, text: str | None) -> Attachment:
    """The record of a match as a file. Without a text, or if it is too long to be checked, the reveal of the deal."""
    name = f"table-{table.number}-deal-{settled.number}"
    if text is not None and len(text) <= SIZE_LIMIT:
        return Attachment(f"{name}.toml", text.encode())
    alone = json.dumps(reveal_of(table, settled), ensure_ascii=False, indent=1)
    return Attachment(f"{name}.json", alone.encode())


def _outcome(then: TableInWords, shown: DealEndScene, settled: Settled) -> list[str]:
    """Who won and what everybody got. The end of a match comes first, in larger type."""
    won, points = then.tell(headline(settled)), dotted(then, shown.points)
    if shown.match is None:
        return [f"### {won}", points]
    return [f"# {then.tell(shown.match.line)}", dotted(then, shown.match.standings), lines(f"**{won}**", points)]


def admin_line(scene: TableInWords, settled: Settled) -> str:
    """Who made the deal void as an admin; empty if nobody did."""
    if settled.voided_by is None:
        return ""
    return scene.say("abandoned-by-admin", name=scene.person(settled.voided_by), deal=settled.number)


def _played_for(scene: TableInWords, then: TableInWords, settled: Settled) -> list[str]:
    """Who played on in a deal that had begun without them, and for which computer."""
    return [
        then.say("deal-played-for", name=scene.person(person), computer=then.name(seat))
        for seat, person in settled.played_for
        if not settled.result.void
    ]


def _practice_line(scene: TableInWords, settled: Settled) -> str:
    """Why a deal is practice. Empty if it counts or is void."""
    if settled.result.void or not is_practice(scene.table, settled):
        return ""
    return scene.say("deal-practice", tutorial=scene.table.terms.tutorial)


def dotted(then: TableInWords, parts: tuple[Text, ...]) -> str:
    """Parts joined into one line."""
    return then.say("separator-dot").join(map(then.tell, parts))


def next_line(scene: TableInWords) -> str:
    """What comes next, and whom it waits for. Empty if nothing comes."""
    table = scene.table
    if table.stage is not Stage.BETWEEN or table.is_played_out:
        return ""
    if table.match.over():
        return scene.say("rematch-line")
    if not table.awake:
        return scene.say("ready-line-away")
    if table.gathering.new_match:
        return _new_match_lines(scene)
    missing = scene.of_seats(_seats_missing(scene))
    return scene.say("ready-line", **scene.clock, missing=missing, n=len(missing))


def _new_match_lines(scene: TableInWords) -> str:
    """Who wants to give up the match, what that means, and who has not chosen yet."""
    names = scene.of_people(person for person in scene.table.persons if person in scene.table.gathering.new_match)
    missing = scene.of_seats(_seats_missing(scene))
    return lines(
        scene.say("new-match-asked", names=names, n=len(names)),
        scene.say("new-match-line", **scene.clock, missing=missing, n=len(missing)),
    )


def _seats_missing(scene: TableInWords) -> list[Seat]:
    seats = (scene.table.seat_of(person) for person in scene.table.missing())
    return sorted(seat for seat in seats if seat is not None)


def onward_button(scene: TableInWords, *, in_hand: bool = False, off: bool = False) -> Button:
    """*Next deal* or, after the match, *Rematch*. Both also give a person who is away their seat back.

    ``in_hand``: it stands in its owner's private message.
    """
    label, verb = ("button-rematch", "rematch") if scene.table.match.over() else ("button-next-deal", "ready")
    style = ButtonStyle.SECONDARY if off else ButtonStyle.PRIMARY
    return Button(scene.say(label), scene.id(f"hand{verb}" if in_hand else verb), style, off=off)


def _buttons(scene: TableInWords, settled: Settled) -> list[Part]:
    agree = Button(scene.say("button-new-match"), scene.id("rematch"), ButtonStyle.DANGER)
    if scene.table.is_played_out:
        return [*rows([Button(scene.say("button-menu"), scene.id("menu"))])]
    buttons = [
        onward_button(scene),
        *([agree] if scene.table.gathering.new_match else []),
        Button(scene.say("button-last-trick"), scene.id("lasttrick"), off=not scene.table.last_trick),
        *([] if scene.waits else [replay_button(scene, settled.number)]),
        Button(scene.say("button-menu"), scene.id("menu")),
        *public_join_buttons(scene),
        *stand_in_buttons(scene),
    ]
    return [*rows(buttons), leave_button(scene, "leaveask")]


def _alt(then: TableInWords, shown: DealEndScene, settled: Settled) -> str:
    """Alt text: who won, the cards left, the points and their sums. For a void deal, only the cards left."""
    held: tuple[Facts, ...] = tuple(
        {"name": Player(hand.seat), "cards": Cards(hand.cards)} for hand in shown.hands if hand.cards
    )
    said = [shown.match.line] if shown.match else []
    said.append(shown.outcome)
    said += [last] if (last := last_played(shown, settled)) else []
    said += [saying("alt-end-left", hands=Each("alt-end-hand", held, apart=True))] if held else []
    said += [strip.line for strip in shown.strips]
    said += [shown.account.words, *shown.account.sums()] if shown.account else []
    return in_a_row((then.plain.sentence(then.plain.tell(one)) for one in said), then.locale)
