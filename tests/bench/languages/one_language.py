"""Use a language for an evening; print what it takes: megabytes, then milliseconds of processor to read its files.

``python -m tests.bench.languages.one_language sv``. English is read, and the same said in it, before.
"""

import gc
import sys
import time
from pathlib import Path

from bot.engine.game import GAMES
from bot.i18n.catalogue import FALLBACK, load, read_all
from tests.bench.languages.spoken_evening import say_deals, say_rules


def resident() -> float:
    """The resident megabytes of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1_000_000


def use(language: str) -> None:
    say_deals(language)
    say_rules(language)


asked = sys.argv[1]
read_all(GAMES)
use(FALLBACK)
before = resident()
start = time.process_time()
for place in ("", *GAMES):
    for marked in (True, False):
        load(asked, place, marked=marked)
read = time.process_time() - start
use(asked)
print(resident() - before, 1000 * read)  # noqa: T201
