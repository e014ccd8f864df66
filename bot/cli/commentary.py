"""What `record show` says beside the actions of a record, in the words of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.facts import Event, Text
from bot.engine.game import Match, View
from bot.engine.record import PlayedDeal
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.table_values import Settled, Sitter
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.i18n.spoken_facts import event_line, facts_of, spoken
from bot.scenes.game_scenes import scenes_of, worth_telling


class InEnglish:
    """Puts a game's values into plain English (``bot.engine.record.show.Tells``)."""

    def act(self, what: Text, rules: Rulebook, names: Sequence[str]) -> str:
        """What an action comes to."""
        return _said(what, rules, names)

    def events(self, events: Sequence[Event], view: View, names: Sequence[str]) -> Sequence[str]:
        """The lines that a table shows of some events; empty where it shows them otherwise."""
        told = worth_telling(view, tuple(events))
        return [event_line(one, names, rules=view.rules).replace("**", "") if one in told else "" for one in events]

    def end(self, deal: PlayedDeal, match: Match, names: Sequence[str]) -> Sequence[str]:
        """What decided a deal, and how its points came about."""
        result, dealt = deal.result, deal.opened.dealt
        if result is None or result.void or dealt is None:
            return ()
        sitters = tuple(Sitter(None, name) for name in names)
        settled = Settled(1, "", dealt, result, match.totals, sitters, match.deals)
        shown, rules = scenes_of(deal.game.name).deal_end(deal.deal.rules, settled), deal.deal.rules
        told = (*shown.remarks, *(shown.account.sums() if shown.account else ()))
        return [_said(text, rules, names).replace("**", "") for text in told]


def _said(text: Text, rules: Rulebook, names: Sequence[str]) -> str:
    facts = spoken(text.facts, FALLBACK, rules.game, names, picture_text)
    return picture_text(text.key, FALLBACK, rules.game, **{"clock": "none", **facts_of(rules, FALLBACK), **facts})
