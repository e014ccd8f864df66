"""Use the tables of every preset in 300 random leads and answers; print resident megabytes before and after."""

import random
from pathlib import Path

from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.rules.presets import PRESETS

HANDS = 300
CHANCE = random.Random(2026)


def resident() -> int:
    """The resident megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 >> 20


def use(preset: str) -> None:
    rules = GAME.rules(preset)
    known = combinations_of(rules)
    generator = generator_of(known)
    cards = [1 << place for place in range(len(known.pack.cards))]
    for _ in range(HANDS):
        CHANCE.shuffle(cards)
        mine, theirs = sum(cards[: rules.hand_size]), sum(cards[-rules.hand_size :])
        plays = [known[mask] for mask in generator.leads(mine)]
        for mask in generator.answers(theirs, CHANCE.choice(plays)):
            assert known[mask].play.cards


before = resident()
for name in PRESETS:
    use(name)
print(before, resident())  # noqa: T201
