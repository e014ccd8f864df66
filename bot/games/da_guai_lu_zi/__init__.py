"""Da Guai Lu Zi: the climbing game of docs/da-guai-lu-zi.md, for six in two teams, with three packs and wild jokers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.cards import Packs
from bot.engine.entry_point import EntryPoint
from bot.engine.game import Game, Json, Result
from bot.engine.seam.positions import NOTHING
from bot.engine.typed.command_options import Chosen
from bot.engine.typed.recorded import POINTS, RecordField, Stands, a_seat
from bot.games.da_guai_lu_zi import shell
from bot.games.da_guai_lu_zi.deal.deal import EscapeDeal
from bot.games.da_guai_lu_zi.deal.deal import deal_from_json as read_deal
from bot.games.da_guai_lu_zi.grammar import COMMANDS, GRAMMAR
from bot.games.da_guai_lu_zi.guidance import EscapeGuide
from bot.games.da_guai_lu_zi.match import EscapeMatch
from bot.games.da_guai_lu_zi.match import match_from_json as read_match
from bot.games.da_guai_lu_zi.refusals import EscapeEvent, EscapeRefusal
from bot.games.da_guai_lu_zi.rules.consistency import EscapeContradiction
from bot.games.da_guai_lu_zi.rules.lessons import LESSONS
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules
from bot.games.da_guai_lu_zi.rules.presets import PRESETS
from bot.games.da_guai_lu_zi.rules.presets import resolve as resolve_rules


class DaGuaiLuZi(EntryPoint[Rules]):
    """The entry point of the game (``bot.engine.game.Game``)."""

    name = "da-guai-lu-zi"
    grammar = GRAMMAR
    verbs = COMMANDS
    refusals: ClassVar[type[EscapeRefusal]] = EscapeRefusal
    not_asked: ClassVar[EscapeRefusal] = EscapeRefusal.WRONG_PHASE
    events: ClassVar[type[EscapeEvent]] = EscapeEvent
    contradictions: ClassVar[type[EscapeContradiction]] = EscapeContradiction
    guide: ClassVar[EscapeGuide] = EscapeGuide()
    rulebook = Rules
    preset_names = tuple(PRESETS)
    standard = "dglz-standard"
    lessons = LESSONS
    record_fields = (
        RecordField("levels", Stands.HEAD, shell.both_levels),
        RecordField("previous", Stands.HEAD, shell.finishing_order),
        RecordField("opener", Stands.DEAL, a_seat),
    )
    result_field = POINTS
    judge_options = shell.JUDGED
    score_options = shell.SCORED
    resolve = staticmethod(resolve_rules)
    match_from_json = staticmethod(read_match)
    deal_from_json = staticmethod(read_deal)
    judge = staticmethod(shell.judge)
    score = staticmethod(shell.score)
    settled = staticmethod(shell.settled)
    outcome = staticmethod(shell.outcome)

    def packs(self, rules: Rules) -> Packs:
        """The cards that are shuffled for a deal."""
        return rules.pack

    def seats(self, rules: Rules) -> int:
        """Six, always (DG-0.2)."""
        del rules
        return SEATS

    def report(self, deal: EscapeDeal) -> Mapping[str, Json]:
        """Who ran out, who won and who is caught, the trump rank, and the levels after the deal (DG-10.3)."""
        result, position = deal.result(), deal.position
        levels = position.standing.levels if result is None else result.account["levels"]
        return {
            "places": list(position.places),
            "side": None if result is None else result.account["side"],
            "caught": [] if result is None else list(result.account["caught"]),
            "trump": position.trump,
            "levels": list(levels) if position.rules.plays_levels else None,
        }

    def report_match(self, match: EscapeMatch) -> Mapping[str, Json]:
        """Which team won the match."""
        return {"match_winner": match.winning_team}

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals without result, and players who were caught."""
        return {"no_result": int(result.account["side"] is None), "caught": len(result.account["caught"])}

    def new_match(self, rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> EscapeMatch:
        """A match before its first deal; the head of a record may state levels, and the deal before."""
        del options
        return EscapeMatch.new(rules, shell.stated_levels(rules, head.get("levels")), head.get("previous", ()))


GAME = DaGuaiLuZi()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
