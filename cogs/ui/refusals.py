"""A refusal as its reader sees it: first what is so, then the rule and what is open now."""

from __future__ import annotations

from typing import Any

from bot.games.actions import Action
from bot.games.big_two.refusals import BigTwoRefusal
from bot.games.game import Refusal
from bot.i18n.catalogue import text
from bot.i18n.refusals import refusal_lines
from bot.tables.refusals import TableRefusal
from cogs.ui.hand.before_play import asked_in, first_line, prompt_lines, wait_lines
from cogs.ui.hand.scene import HandScene
from cogs.ui.messages import Accent, Message, notice, small
from cogs.ui.scene import Scene

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
}

_OUT_OF_TURN = frozenset({BigTwoRefusal.WRONG_PHASE, BigTwoRefusal.NOT_YOUR_TURN, BigTwoRefusal.NOT_YOURS_TO_GIVE})
"""Refusals of something that is not asked of its author now."""


def trouble(key: str, locale: str, game: str = "", /, **args: Any) -> Message:
    """A message with a note, of all games or of one: its bold first line, and the note."""
    return notice(f"**{text(key, locale, game, **args)}**", text(f"{key}.note", locale, game, **args), Accent.REFUSED)


def table_refusal(refusal: Refusal, scene: Scene | None, locale: str, person: int | None = None) -> Message:
    """What a table answers when it does not do what was asked."""
    args: dict[str, Any] = dict(refusal.args)
    if scene is not None:
        host = scene.table.seat_of(scene.table.host)
        args |= {"host": scene.name(host or 0)}
        seat = scene.table.seat_of(person) if person is not None else None
        args |= {"seat": 0 if seat is None else seat + 1}
        if refusal.name == TableRefusal.NO_DEAL and scene.table.settled is not None:
            return trouble("err-no-hand", locale)
    game = scene.table.game if scene is not None else ""
    return trouble(_TABLE_KEYS[TableRefusal(refusal.name)], locale, game, **args)


def game_refusal(refusal: Refusal, hand: HandScene, action: Action) -> Message:
    """What the judge answers: the reason in bold, the rule and what is legal now under it.

    Before play, what is asked now, and of whom, where it was something else.
    """
    headline, rule = refusal_lines(
        refusal,
        hand.scene.safe_names,
        hand.plays,
        rules=hand.view.rules,
        may_pass=hand.turn and hand.may_pass,
        tried=action.verb,
        named=len(action.cards),
        locale=hand.scene.locale,
    )
    notes = [rule] if hand.view.before is None or refusal.name not in _OUT_OF_TURN else _before(hand, refusal, rule)
    return Message((headline, small(*notes, hand.scene.say("refusal-unchanged"))), Accent.REFUSED)


def _before(hand: HandScene, refusal: Refusal, rule: str) -> list[str]:
    """What is asked of the author before anything else, or for whom the table waits."""
    asked = asked_in(hand.view).get(hand.seat)
    if asked is None:
        return [*wait_lines(hand.scene, hand.view), rule]
    only_the_number = refusal.args.get("why") in ("place", "seat")
    return prompt_lines(hand, asked) if only_the_number else [first_line(hand, asked)]
