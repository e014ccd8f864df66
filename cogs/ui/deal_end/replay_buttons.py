"""The buttons of a replay: what each carries, and to which step it leads."""

from __future__ import annotations

from enum import StrEnum

from bot.tables.log.unfolded_deals import UnfoldedDeal
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Button

VERB = "replay"
"""The verb of every button of a replay."""


class Way(StrEnum):
    """What a button of a replay does from the step that it carries."""

    OPEN = "o"
    START = "s"
    TRICK_BACK = "c"
    BACK = "b"
    ON = "n"
    TRICK_ON = "t"
    END = "e"
    PLAY = "p"
    STOP = "x"
    SHARE = "h"
    ADVICE = "a"


def replay_id(table: str, deal: int, step: int, way: Way) -> CustomId:
    """The custom id of a button of a replay. It carries table, deal and step, and so outlives a restart."""
    return CustomId(VERB, table, 0, f"{deal}.{step}.{way}")


def read_replay_id(extra: str) -> tuple[int, int, Way] | None:
    """Deal, step and way of a button; None for any other text."""
    deal, _, rest = extra.partition(".")
    step, _, way = rest.partition(".")
    known = way in [one.value for one in Way]
    numbers = all(part.isascii() and part.isdecimal() and len(part) < 10 for part in (deal, step))
    return (int(deal), int(step), Way(way)) if known and numbers else None


def replay_button(scene: TableInWords, deal: int, step: int = 0) -> Button:
    """*Replay*: a deal from a step on, in private, for whoever presses it."""
    return Button(scene.say("button-replay"), replay_id(scene.table.id, deal, step, Way.OPEN))


def reached(deal: UnfoldedDeal, step: int, way: Way) -> int:
    """The step to which a way leads from a step."""
    match way:
        case Way.START:
            return 0
        case Way.BACK:
            return max(step - 1, 0)
        case Way.ON:
            return min(step + 1, deal.last)
        case Way.END:
            return deal.last
        case Way.TRICK_BACK:
            return max((begins for begins in deal.tricks if begins < step), default=0)
        case Way.TRICK_ON:
            return min((begins for begins in deal.tricks if begins > step), default=deal.last)
    return min(step, deal.last)
