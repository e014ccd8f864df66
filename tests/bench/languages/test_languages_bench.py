"""What another language than English costs: memory and time to read it, and the time of what a press shows.

Promised: at most 6 MB and 60 ms for each language in use; whatever is shown takes the same in each, within 5 %.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.i18n import catalogue
from bot.i18n.catalogue import FALLBACK, languages
from tests.bench.languages.spoken_evening import say_deals

OTHERS = [language for language in languages() if language != FALLBACK]
ROUNDS = 7
MOST = 6.0
LONGEST = 60
LIKE_ENGLISH = 1.05


@pytest.mark.processes
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_in_use(benchmark: Any, promise: Any, language: str) -> None:
    """A separate process says a deal and the rules of each game, in English first."""
    command = [sys.executable, "-m", "tests.bench.languages.one_language", language]

    def ask() -> str:
        root = Path(__file__).parents[3]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout

    more, read = map(float, benchmark.pedantic(ask, rounds=1).split())
    promise(f"memory for {language} in use", more, None, "MB", at_most=MOST)
    promise(f"processor to read {language}", read, None, "ms", at_most=LONGEST)


def took(language: str) -> float:
    """Milliseconds of processor to make a message. No sentence is remembered from before."""
    catalogue._said.cache_clear()
    start = time.process_time()
    said = say_deals(language)
    return 1000 * (time.process_time() - start) / said


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_press_shows(benchmark: Any, promise: Any, language: str) -> None:
    took(FALLBACK), took(language)  # parses what will be said
    rounds = benchmark.pedantic(lambda: [(took(FALLBACK), took(language)) for _ in range(ROUNDS)], rounds=1)
    english, own = (median(times) for times in zip(*rounds, strict=True))
    promise(f"a message in {language}, to one in English", own, english, "ms", ratio_at_most=LIKE_ENGLISH)
