"""Big Two: the climbing game of docs/big-two.md, one engine for every region's rules."""

from types import SimpleNamespace

from bot.engine.game import OldGame
from bot.engine.game_parts import Records, RuleSets, Shell, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.big_two import by_hand, match, reports, shell
from bot.games.big_two.deal import deal
from bot.games.big_two.grammar import GRAMMAR
from bot.games.big_two.guide import BigTwoGuide
from bot.games.big_two.happened import BigTwoEvent
from bot.games.big_two.match import CALLOUTS, idle_options
from bot.games.big_two.refusals import BigTwoRefusal
from bot.games.big_two.rules.consistency import BigTwoContradiction
from bot.games.big_two.rules.lessons import LESSONS
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS, WHOLE
from bot.games.big_two.typed_commands import COMMANDS

GAME: OldGame[Rules] = OldGame(
    "big-two",
    RuleSets(Rules, WHOLE, "chudadi-standard", BigTwoContradiction, MIXINS, "seats.count", LESSONS),
    None,  # type: ignore[arg-type]
    Words(BigTwoEvent, BigTwoRefusal, BigTwoRefusal.WRONG_PHASE, BigTwoGuide()),
    Typed(GRAMMAR, COMMANDS, (CALLOUTS,), idle_options),
    Shell(shell.judged, by_hand.scored, by_hand.OPTIONS),
    Records((RecordField("opener", Stands.DEAL, a_seat),), recorded=reports.recorded, tally=reports.tally),
    old=SimpleNamespace(
        packs=lambda rules: rules.packs,
        seats=lambda rules: rules.seats.count,
        new_match=lambda rules, options, _: match.BigTwoMatch.new(rules, callouts=CALLOUTS.name in options),
        match_from_json=match.match_from_json,
        deal_from_json=deal.deal_from_json,
    ),
)
