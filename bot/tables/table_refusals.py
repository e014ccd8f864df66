"""The reasons for which a table refuses a command. A game's own refusals are not here."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.facts import Fact
from bot.engine.game import Refusal


class TableRefusal(StrEnum):
    """Why a table refuses a command. Each value has its sentence in the catalogue (``err-...``)."""

    FULL = "full"
    STRANGER = "stranger"
    OLD = "old"
    SEATED = "seated"
    NOT_HOST = "not_host"
    NEED = "need"
    STARTED = "started"
    NO_DEAL = "no_deal"
    IN_DEAL = "in_deal"
    ENDED = "ended"
    MATCH_OVER = "match_over"
    CUT_LONG = "cut_long"
    CLOSING = "closing"
    SAVING = "saving"
    TOO_MANY = "too_many"
    NOT_DUE = "not_due"
    NOT_AWAY = "not_away"
    ASIDE = "aside"
    TAKEN = "taken"
    NO_COMPUTER = "no_computer"
    RATED = "rated"
    HELD_ANOTHER = "held_another"
    OWN_SEAT = "own_seat"
    NEXT_UP = "next_up"
    COUNTS = "counts"
    PLAYS_ON = "plays_on"
    AGREED = "agreed"
    KICK_NOBODY = "kick_nobody"
    KICK_SELF = "kick_self"
    KICK_EARLY = "kick_early"
    KICK_SOON = "kick_soon"
    STAND_IN_SOON = "stand_in_soon"
    KICK_ALONE = "kick_alone"
    KICK_AGREED = "kick_agreed"
    PRIVATE = "private"
    KEPT = "kept_for_another"
    OPEN_TO_ALL = "open_to_all"
    INVITED_SELF = "invited_self"
    INVITED_ALREADY = "invited_already"
    INVITED_MANY = "invited_many"
    SITS_HERE = "sits_here"
    KEPT_ALREADY = "kept_already"
    NONE_TO_KEEP = "none_to_keep"
    NOT_KEPT = "not_kept"
    EVENING_CUT = "evening_cut"
    EVENING_REMATCH = "evening_rematch"
    EVENING_OVER = "evening_over"
    EVENING_ELSEWHERE = "evening_elsewhere"
    EVENING_FULL = "evening_full"
    UNDO_NO_DEAL = "undo_no_deal"
    UNDO_TUTORIAL = "undo_tutorial"
    UNDO_EVENING = "undo_evening"
    UNDO_NOTHING = "undo_nothing"
    UNDO_PLAYED = "undo_played"
    UNDO_SHOWN = "undo_shown"
    UNDO_COUNTS = "undo_counts"
    UNDO_ASKED = "undo_asked"
    UNDO_OTHER = "undo_other"
    UNDO_KEPT = "undo_kept"
    UNDO_LONG_AGO = "undo_long_ago"
    UNDO_AGREED = "undo_agreed"


def refuse(name: TableRefusal, **args: Fact) -> Refusal:
    """A refusal of the table itself, not of the game."""
    return Refusal(name, "", args)
