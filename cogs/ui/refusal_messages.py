"""A refusal for its reader: first the fact, then the rule and what is possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.actions import Action
from bot.engine.game import Refusal
from bot.i18n.catalogue import text
from bot.i18n.refusal_lines import refusal_lines
from bot.tables.deal.closing import absent, to_agree
from bot.tables.deal.undoing import to_agree_to_undo
from bot.tables.life.living import LivingTable
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.seating.seats import watcher_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Message, lines, notice, small


def set_aside_message(table: str, locale: str, *, ended: bool = False) -> Message:
    """Says that the table with this id cannot go on, with a button to end it, unless it has ``ended``."""
    number = int(table.rpartition("-")[2])
    if ended:
        return notice(f"**{text('err-ended', locale)}**", text("err-ended.note", locale))
    end = Button(text("button-end", locale), CustomId("end", table), ButtonStyle.DANGER)
    headline = f"**{text('err-aside', locale, table=number)}**"
    return notice(headline, text("err-aside.note", locale), Accent.REFUSED, (end,))


_TABLE_KEYS = {
    TableRefusal.FULL: "err-full",
    TableRefusal.STRANGER: "err-stranger",
    TableRefusal.OLD: "err-old",
    TableRefusal.SEATED: "err-already-seated",
    TableRefusal.NOT_HOST: "err-not-host",
    TableRefusal.NEED: "err-table-full-start",
    TableRefusal.STARTED: "err-started",
    TableRefusal.NO_DEAL: "err-not-started",
    TableRefusal.IN_DEAL: "err-not-over",
    TableRefusal.ENDED: "err-ended",
    TableRefusal.MATCH_OVER: "err-match-over",
    TableRefusal.CUT_LONG: "err-cut-long",
    TableRefusal.CLOSING: "err-closing",
    TableRefusal.SAVING: "err-saving",
    TableRefusal.TOO_MANY: "err-too-many",
    TableRefusal.NOT_DUE: "err-old",
    TableRefusal.NOT_AWAY: "err-not-away",
    TableRefusal.ASIDE: "err-aside",
    TableRefusal.TAKEN: "err-taken",
    TableRefusal.NO_COMPUTER: "err-no-computer",
    TableRefusal.RATED: "err-rated",
    TableRefusal.HELD_ANOTHER: "err-held-another",
    TableRefusal.OWN_SEAT: "err-own-seat",
    TableRefusal.NEXT_UP: "err-next-up",
    TableRefusal.COUNTS: "err-counts",
    TableRefusal.PLAYS_ON: "err-plays-on",
    TableRefusal.AGREED: "err-agreed",
    TableRefusal.KICK_NOBODY: "err-kick-nobody",
    TableRefusal.KICK_SELF: "err-kick-self",
    TableRefusal.KICK_EARLY: "err-kick-early",
    TableRefusal.KICK_SOON: "err-kick-soon",
    TableRefusal.STAND_IN_SOON: "err-stand-in-soon",
    TableRefusal.KICK_ALONE: "err-kick-alone",
    TableRefusal.KICK_AGREED: "err-kick-agreed",
    TableRefusal.PRIVATE: "err-private",
    TableRefusal.KEPT: "err-kept",
    TableRefusal.OPEN_TO_ALL: "err-open-to-all",
    TableRefusal.INVITED_SELF: "err-invited-self",
    TableRefusal.INVITED_ALREADY: "err-invited-already",
    TableRefusal.INVITED_MANY: "err-invited-many",
    TableRefusal.SITS_HERE: "err-sits-here",
    TableRefusal.KEPT_ALREADY: "err-kept-already",
    TableRefusal.NONE_TO_KEEP: "err-none-to-keep",
    TableRefusal.NOT_KEPT: "err-not-kept",
    TableRefusal.EVENING_CUT: "err-evening-cut",
    TableRefusal.EVENING_REMATCH: "err-evening-rematch",
    TableRefusal.EVENING_OVER: "err-evening-over",
    TableRefusal.EVENING_ELSEWHERE: "err-evening-elsewhere",
    TableRefusal.EVENING_FULL: "err-evening-full",
    TableRefusal.FEW_DEALS: "err-few-deals",
    TableRefusal.UNDO_NO_DEAL: "err-undo-no-deal",
    TableRefusal.UNDO_TUTORIAL: "err-undo-tutorial",
    TableRefusal.UNDO_EVENING: "err-undo-evening",
    TableRefusal.UNDO_NOTHING: "err-undo-nothing",
    TableRefusal.UNDO_PLAYED: "err-undo-played",
    TableRefusal.UNDO_SHOWN: "err-undo-shown",
    TableRefusal.UNDO_COUNTS: "err-undo-counts",
    TableRefusal.UNDO_ASKED: "err-undo-asked",
    TableRefusal.UNDO_OTHER: "err-undo-other",
    TableRefusal.UNDO_KEPT: "err-undo-kept",
    TableRefusal.UNDO_LONG_AGO: "err-undo-long-ago",
    TableRefusal.UNDO_AGREED: "err-undo-agreed",
}


def trouble(key: str, locale: str, game: str = "", /, **args: Any) -> Message:
    """A message with a bold first line and a note, both from the catalogue of all games or of one."""
    return notice(f"**{text(key, locale, game, **args)}**", text(f"{key}.note", locale, game, **args), Accent.REFUSED)


def table_refusal(refusal: Refusal, scene: TableInWords | None, locale: str, person: int | None = None) -> Message:
    """Why a table refused a command."""
    args: dict[str, Any] = dict(refusal.args)
    if scene is not None:
        if refusal.name == TableRefusal.STRANGER:
            return watcher_message(scene, person)
        args |= _of_votes(scene, args)
        host = scene.table.seat_of(scene.table.host)
        args |= {"host": scene.name(host or 0)}
        seat = scene.table.seat_of(person) if person is not None else None
        args |= {"seat": 0 if seat is None else seat + 1, "stage": _stage(scene.table)}
        if refusal.name == TableRefusal.NO_DEAL and scene.table.settled is not None:
            return trouble("err-no-hand", locale)
    game = scene.table.game if scene is not None else ""
    return trouble(_TABLE_KEYS[TableRefusal(refusal.name)], locale, game, **args)


def too_many_message(refusal: Refusal, hosted: Sequence[LivingTable | Table], guild: int, locale: str) -> Message:
    """Says that no further table can open. If the reader ``hosted`` too many, it says which."""
    told = trouble(_TABLE_KEYS[TableRefusal.TOO_MANY], locale, **refusal.args)
    here = [table for table in hosted if table.guild == guild]
    named = [text("err-too-many-table", locale, table=one.number, channel=f"<#{one.channel}>") for one in here]
    if refusal.args.get("of") != "host":
        return told
    others = len(hosted) - len(here)
    elsewhere = [text("err-too-many-elsewhere", locale, n=others)] if others else []
    headline, *notes = told.parts
    return Message((headline, lines(*named, *elsewhere), *notes), told.accent)


def _stage(table: Table) -> str:
    """The stage of a table: ``lobby``, ``deal``, ``between``, or ``over`` after the match."""
    return "over" if table.stage is Stage.BETWEEN and table.match.over() else table.stage.value


def _of_votes(scene: TableInWords, args: dict[str, Any]) -> dict[str, Any]:
    """The people that refusals of a void deal name: who plays on, who left or is away, who has not agreed yet."""
    table = scene.table
    left = [scene.person(person) for person in absent(table)]
    waiting = [scene.person(person) for person in to_agree(table)] if table.deal else []
    named: dict[str, Any] = {"name": scene.person(args["person"])} if "person" in args else {}
    named |= {"agreeing": scene.of_people(to_agree_to_undo(table))}
    return {"left": left, "n": len(left), "waiting": waiting, **named, **args}


def game_refusal(refusal: Refusal, hand: OwnHand, action: Action) -> Message:
    """The judge's refusal: the fact in bold, then what would work, what is legal now, and the rule's number.

    If the game has something more useful to say, such as what is asked first, that replaces the rule.
    """
    legal = (*hand.view.legal_actions(), *hand.view.legal_ahead())
    headline, rule = refusal_lines(
        refusal,
        hand.scene.safe_names,
        hand.as_listed(one.cards for one in legal if one.verb == "play"),
        rules=hand.view.rules,
        may_pass=hand.view.refusal(Action("pass")) is None,
        tried=action.verb,
        named=len(action.cards),
        locale=hand.scene.locale,
    )
    instead = hand.scenes.instead(hand.view, refusal, action)
    notes = [hand.scene.tell(text) for text in instead] or [rule]
    return Message((headline, small(*notes)), Accent.REFUSED)
