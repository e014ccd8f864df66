"""What a rule page of Big Two says beside its parameters, and what its last list sums up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.rulebook.guide import Also
from bot.games.big_two.rules.parameters import Rules

ALSO: tuple[Also[Rules], ...] = (
    Also("page-real-cards", "deal", after="deal.hand_size"),
    Also("page-left", "rest"),
    Also("page-kinds", "plays"),
    Also("page-unplayed", "plays", after="combo.sf_kickers"),
    Also("page-pair", "compare"),
    Also("page-size", "answers", after="answer.monsters", when=lambda rules: rules.has_monsters),
    Also("page-trick", "passing", after="pass.lock"),
    Also("page-top-none", "last", after="top.enforce", when=lambda rules: not rules.has_duty),
    Also("page-lost", "points", when=lambda rules: rules.counts_hands and not rules.settles_hands),
    Also("page-play-on", "points", after="score.fixed", when=lambda rules: rules.plays_on and rules.settles_hands),
)
"""Sentences that several parameters have in common, or none."""

TOGETHER: Mapping[str, Sequence[str]] = {
    "page-no-instant": ("instant.dragon", "instant.four_twos"),
    "page-no-twos": ("score.twos_in_hand", "score.twos_finish"),
    "page-no-redeal": ("redeal.points_below", "redeal.ten_high", "redeal.two_courts", "redeal.four_twos"),
}
"""Groups that the list of what is not played sums up with one key each."""
