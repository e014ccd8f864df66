"""The toy game: three seats in two sides, two packs, a timed bid, a private burial, tricks, levels.

It is the worked example of adding a game. It has rules with a few parameters, a grammar, a match and its deals, words,
a guide and a computer player, and needs nothing in a shared room. It is not shipped: ``known`` adds it to the
registries of the running process, where shipped games are listed.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Game, Json, Result
from bot.engine.game_parts import Records, RuleSets, Shell, Tally, Typed, Words
from bot.engine.shell_answers import FIRST, SECOND, QuestionKind, QuestionOption
from bot.engine.typed.recorded import RecordField, Stands, a_seat, number_of_each
from tests.toy import toy_shell
from tests.toy.toy_deal import ToyDeal
from tests.toy.toy_match import SERIES
from tests.toy.toy_rules import MIXINS, PRESETS, ToyGuide, ToyRules
from tests.toy.toy_words import COMMANDS, GRAMMAR, ToyContradiction, ToyEvent, ToyRefusal


def report(deal: ToyDeal) -> Mapping[str, Json]:
    """Who plays for the bid, and what each seat took."""
    return {"bidder": deal.position.bidder, "taken": list(deal.position.taken)}


def bids_made(result: Result) -> Mapping[str, int]:
    """Bids that were made."""
    return {"made": int(result.account["taken"] >= result.account["bid"])}


GAME: Game[ToyRules] = Game(
    rules=RuleSets(
        rulebook=ToyRules, changes=PRESETS, standard="plain", contradictions=ToyContradiction, mixin_changes=MIXINS
    ),
    series=SERIES,
    words=Words(events=ToyEvent, refusals=ToyRefusal, guide=ToyGuide()),
    typed=Typed(grammar=GRAMMAR, verbs=COMMANDS),
    shell=Shell(
        judge=toy_shell.judge,
        score=toy_shell.score,
        scored=(
            QuestionOption("bidder", QuestionKind.SEAT, "who bid highest", needed=True),
            QuestionOption("bid", QuestionKind.NUMBER, "how many points they bid", needed=True),
            QuestionOption("taken", QuestionKind.NUMBER, "how many points their side took", needed=True),
        ),
        judged=(FIRST, SECOND, QuestionOption("hand", QuestionKind.CARDS, "the hand that FIRST comes from")),
    ),
    record=Records(
        fields=(RecordField("levels", Stands.HEAD, number_of_each), RecordField("opener", Stands.DEAL, a_seat)),
        report=report,
        tally=Tally(bids_made),
    ),
)
