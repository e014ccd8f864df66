"""Sheng Ji: the levelling game of docs/sheng-ji.md, for four in two partnerships, with one to four packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.cards import Packs
from bot.engine.entry_point import EntryPoint
from bot.engine.game import Game, Json, Result
from bot.engine.seam.positions import NOTHING
from bot.engine.typed.command_options import Chosen
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.sheng_ji import shell
from bot.games.sheng_ji.deal.deal import ShengJiDeal
from bot.games.sheng_ji.deal.deal import deal_from_json as read_deal
from bot.games.sheng_ji.grammar import COMMANDS, GRAMMAR
from bot.games.sheng_ji.guidance import ShengJiGuide
from bot.games.sheng_ji.match import PACE, ShengJiMatch
from bot.games.sheng_ji.match import match_from_json as read_match
from bot.games.sheng_ji.refusals import ShengJiEvent, ShengJiRefusal
from bot.games.sheng_ji.remarks import remark
from bot.games.sheng_ji.rules.consistency import ShengJiContradiction
from bot.games.sheng_ji.rules.lessons import LESSONS
from bot.games.sheng_ji.rules.options import DuplicateMode
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.rules.presets import MIXINS, PRESETS
from bot.games.sheng_ji.rules.presets import resolve as resolve_rules


class ShengJi(EntryPoint[Rules]):
    """The entry point of the game (``bot.engine.game.Game``)."""

    name = "sheng-ji"
    grammar = GRAMMAR
    verbs = COMMANDS
    options = (PACE,)
    refusals: ClassVar[type[ShengJiRefusal]] = ShengJiRefusal
    not_asked: ClassVar[ShengJiRefusal] = ShengJiRefusal.WRONG_PHASE
    events: ClassVar[type[ShengJiEvent]] = ShengJiEvent
    contradictions: ClassVar[type[ShengJiContradiction]] = ShengJiContradiction
    guide: ClassVar[ShengJiGuide] = ShengJiGuide()
    rulebook = Rules
    preset_names = tuple(PRESETS)
    mixins = tuple(MIXINS)
    standard = "standard"
    lessons = LESSONS
    record_fields = (
        RecordField("levels", Stands.HEAD, shell.both_levels),
        RecordField("dealer", Stands.HEAD, a_seat),
        RecordField("first", Stands.DEAL, a_seat),
        RecordField("trump", Stands.DEAL, shell.a_trump),
    )
    result_field = RecordField("result", Stands.DEAL, shell.attackers_points)
    judge_options = shell.JUDGED
    score_options = shell.SCORED
    resolve = staticmethod(resolve_rules)
    match_from_json = staticmethod(read_match)
    deal_from_json = staticmethod(read_deal)
    judge = staticmethod(shell.judge)
    score = staticmethod(shell.score)
    settled = staticmethod(shell.settled)
    outcome = staticmethod(shell.outcome)
    remark = staticmethod(remark)

    def packs(self, rules: Rules) -> Packs:
        """The cards that are shuffled for a deal."""
        return rules.packs

    def seats(self, rules: Rules) -> int:
        """Four, always (SJ-1.1)."""
        del rules
        return SEATS

    def idle_options(self, rules: Rules) -> Chosen:
        """How cards are drawn has no effect where nobody declares meanwhile (SJ-3.8)."""
        drawn_at_once = rules.duplicate_mode is not DuplicateMode.OFF
        return frozenset(map(PACE.choice, PACE.values)) if drawn_at_once else frozenset()

    def recorded(self, result: Result) -> Json:
        """The attackers' points; nothing for a deal that is dealt anew."""
        return None if result.void else result.account["total"]

    def report(self, deal: ShengJiDeal) -> Mapping[str, Json]:
        """What a finished deal came to: the attackers' points, the levels after it, and who deals next."""
        result = deal.result()
        if result is None or result.void:
            return {}
        account = result.account
        return {
            "attackers": account["total"],
            "dealer": account["dealer"],
            "levels": list(account["levels"]),
            "next_dealer": account["next_dealer"],
        }

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals that were dealt anew, and deals that the dealer's side held."""
        held = not result.void and result.account["side"] == result.account["dealer"] % 2
        return {"redealt": int(result.void), "held": int(held)}

    def new_match(
        self, rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING
    ) -> ShengJiMatch:
        """A match before its first deal; the head of a record may state the levels, and who deals."""
        return ShengJiMatch.new(rules, options, shell.stated_levels(rules, head), head.get("dealer"))


GAME = ShengJi()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
