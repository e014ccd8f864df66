"""The rule page of Big Two: which parameters belong together, under which heading, and what is left out.

A page leaves out what has no effect because of other parameters. One list at its end names what these rules lack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.rulebook.guide import Section, sentence_of
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.finish import plays_on
from bot.games.big_two.deal.top_duty import has_duty
from bot.games.big_two.guide.idle import counts, is_idle
from bot.games.big_two.rules.closed_choices import COUNTED
from bot.games.big_two.rules.parameters import Rules

_OFF: Mapping[str, object] = {
    "seats.alternate": False,
    "start.round_len": 0,
    "pass.self_extend": False,
    "pass.echo": False,
    "instant.dragon": False,
    "instant.four_twos": False,
    "redeal.points_below": 0,
    "redeal.ten_high": False,
    "redeal.two_courts": False,
    "redeal.four_twos": False,
    "end.top_two": "ok",
    "score.tiers_on": "hand",
    "score.tiers_apply": "all",
    "score.no_play_mult": None,
    "score.twos_in_hand": 1,
    "score.twos_finish": 1,
    "score.winner_bonus": 0,
    "score.spade_ace_40": False,
    "score.unit": 1,
    "exchange.kind": "none",
    "exchange.protected": "none",
    "exchange.king_falls": False,
}
"""Values that a page puts into its list of what is not played."""


@dataclass(frozen=True, slots=True)
class Also:
    """A sentence of a page that does not belong to one parameter. It appears if ``when`` holds."""

    key: str
    when: Callable[[Rules], bool] = lambda _: True


_SECTIONS: dict[str, tuple[str | Also, ...]] = {
    "cards": ("deck.kind", "deck.tile_max", "deck.suits"),
    "seats": ("seats.count", "seats.direction", "seats.alternate"),
    "deal": (
        "deal.next_dealer",
        "deal.first_receiver",
        "deal.hand_size",
        Also("page-real-cards"),
    ),
    "rest": (Also("page-left"), "rest.use", "rest.face", "stock.draw", "stock.recycle"),
    "opening": ("start.later", "start.low_card", "start.low_card_scope", "start.round_len"),
    "plays": (
        Also("page-kinds"),
        "combo.four",
        "combo.two_pair_kicker",
        "combo.sf_kickers",
        Also("page-unplayed"),
        "combo.straight_order",
    ),
    "compare": (
        Also("page-pair"),
        "cmp.straight_tie",
        "cmp.flush",
        "cmp.full_house",
        "cmp.quads_vs_sf",
    ),
    "answers": (
        "answer.monsters",
        Also("page-size", lambda rules: bool(combinations_of(rules).monsters)),
        "answer.five",
    ),
    "passing": ("pass.lock", Also("page-trick"), "pass.self_extend", "pass.echo"),
    "last": (
        "last.declare",
        "last.undeclared",
        "top.follow",
        "top.lead",
        "top.enforce",
        Also("page-top-none", lambda rules: not has_duty(rules)),
    ),
    "hands": (
        "instant.dragon",
        "instant.four_twos",
        "redeal.points_below",
        "redeal.ten_high",
        "redeal.two_courts",
        "redeal.four_twos",
    ),
    "end": ("end.mode", "end.top_two"),
    "points": (
        Also("page-lost", lambda rules: rules.score.settle not in COUNTED and counts(rules)),
        "score.base",
        "score.spade_ace_40",
        "score.tiers",
        "score.tiers_on",
        "score.tiers_apply",
        "score.no_play_mult",
        "score.twos_in_hand",
        "score.twos_finish",
        "score.settle",
        "score.fixed",
        Also("page-play-on", lambda rules: plays_on(rules) and rules.score.settle in COUNTED),
        "score.winner_bonus",
        "score.unit",
    ),
    "match": ("match.end",),
    "exchange": ("exchange.kind", "exchange.ranking", "exchange.king_falls", "exchange.protected"),
}
"""The contents of a page, in the order of the rule book. A parameter stands for its sentence."""

_SAID: Mapping[str, object] = {
    "combo.two_pair_kicker": False,
    "combo.sf_kickers": 0,
    "start.low_card_scope": "every_lowest_start",
}
"""Values that neighbouring sentences have already covered."""

_TOGETHER: Mapping[str, Sequence[str]] = {
    "page-no-instant": ("instant.dragon", "instant.four_twos"),
    "page-no-twos": ("score.twos_in_hand", "score.twos_finish"),
    "page-no-redeal": ("redeal.points_below", "redeal.ten_high", "redeal.two_courts", "redeal.four_twos"),
}
"""Groups that the list of what is not played sums up with one key each."""

TOPICS: Mapping[str, Sequence[str]] = {
    "suits": ("deck.kind", "deck.suits", "deck.tile_max"),
    "seats": ("seats.count", "seats.direction", "seats.alternate"),
    "dealing": ("deal.first_dealer", "deal.next_dealer", "deal.first_receiver", "deal.hand_size"),
    "rest": ("rest.use", "rest.face", "stock.draw", "stock.recycle"),
    "later": ("start.first", "start.later", "start.round_len"),
    "low_card": ("start.low_card", "start.low_card_scope"),
    "kinds": ("combo.triple", "combo.flush", "combo.four", "combo.two_pair_kicker", "combo.sf_kickers"),
    "straights": ("combo.straight_order", "cmp.straight_tie"),
    "flushes": ("cmp.flush",),
    "full_house": ("cmp.full_house",),
    "ladder": ("cmp.quads_vs_sf",),
    "answers": ("answer.five",),
    "monsters": ("answer.monsters",),
    "passing": ("pass.lock", "pass.self_extend", "pass.echo"),
    "declare": ("last.declare", "last.undeclared"),
    "top": ("top.follow", "top.lead", "top.enforce"),
    "instant": ("instant.dragon", "instant.four_twos"),
    "redeal": ("redeal.points_below", "redeal.ten_high", "redeal.two_courts", "redeal.four_twos"),
    "end": ("end.mode", "end.top_two"),
    "points": (
        "score.base",
        "score.tiers",
        "score.tiers_on",
        "score.tiers_apply",
        "score.no_play_mult",
        "score.twos_in_hand",
        "score.twos_finish",
        "score.winner_bonus",
        "score.fixed",
        "score.spade_ace_40",
        "score.unit",
    ),
    "settle": ("score.settle",),
    "exchange": ("exchange.kind", "exchange.protected", "exchange.king_falls", "exchange.ranking"),
    "match": ("match.end", "match.deals", "match.target", "match.chips"),
}
"""Parameters by topic, in the order of the rule book. Who shuffles real cards is no topic (BT-3.5)."""


def sections(rules: Rules) -> tuple[Section, ...]:
    """The page for some rules. Sections without a sentence are left out."""
    page = (Section(heading, tuple(_keys(parts, rules))) for heading, parts in _SECTIONS.items())
    return tuple(section for section in page if section.sentences)


def _keys(parts: tuple[str | Also, ...], rules: Rules) -> Iterator[str]:
    """The keys of a section's sentences under some rules."""
    for part in parts:
        if isinstance(part, Also):
            if part.when(rules):
                yield part.key
        elif not is_idle(rules, part) and not _is_absent(rules, part) and not _is_said(rules, part):
            yield sentence_of(part)


def absent_keys(rules: Rules) -> tuple[str, ...]:
    """The keys of what these rules do not have. What is missing of a group has one key."""
    return tuple(_absent(rules))


def _absent(rules: Rules) -> Iterator[str]:
    absent = [name for name in _OFF if _is_absent(rules, name)]
    for key, group in _TOGETHER.items():
        off = [name for name in absent if name in group]
        if off:
            yield key if len(off) == len(group) else f"{key}-more"
    together = {name for group in _TOGETHER.values() for name in group}
    yield from (f"{sentence_of(name)}.off" for name in absent if name not in together)


def _is_absent(rules: Rules, name: str) -> bool:
    return name in _OFF and rules[name] == _OFF[name] and not is_idle(rules, name)


def _is_said(rules: Rules, name: str) -> bool:
    return name in _SAID and rules[name] == _SAID[name]
