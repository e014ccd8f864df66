"""Mutation of the rules package: ``python -m tests.mutation [--group values|operators] [--only GLOB] [--jobs N]``.

Each mutant changes one place in one module, in the memory of its own child process. The tests that run that place, in a
copy of the tree, run until one fails. Laws under random rules are left out by default. Survivors are listed with their
change; those that ``docs/mutants.md`` explains are counted separately. The exit status is 1 if any other survives.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.mutation.mutants import PARAMETERS, Mutant, modules
from tests.mutation.operators import of_operators
from tests.mutation.running import NO_LAWS, SUITES, put_to_test, record
from tests.mutation.touching import Touching
from tests.mutation.values import of_values

_FORK = get_context("fork")
_EXPLAINED = Path("docs/mutants.md")
_GROUPS = {"values": of_values, "operators": of_operators}
_LONGEST = 900
"""Seconds that a mutant gets on a busy machine."""


def main() -> int:
    options = _options()
    sources = modules()
    mutants = [each for path, source in sources.items() for each in _GROUPS[options.group](path, source)]
    mutants = [each for each in mutants if fnmatch(each.name, options.only) or fnmatch(each.parameter, options.only)]
    if 0 < options.sample < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.sample)
    if options.list:
        print("\n".join(each.name for each in mutants))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        for name in ("bot", "cogs", "images", "tests", "docs"):
            shutil.copytree(name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy("pyproject.toml", root)
        suites = [*(options.tests or SUITES), *([] if options.laws else [NO_LAWS])]
        touching = _touching(root, suites, mutants)
        found = dict(_judged(root, mutants, sources, touching, options.jobs))
    return _report(mutants, found, sources)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.mutation", description=__doc__)
    parser.add_argument("--group", choices=_GROUPS, default="values")
    parser.add_argument("--only", default="*", metavar="GLOB", help="mutants or parameters so named")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many of them, by chance")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--tests", nargs="+", metavar="FILE", help="these tests alone")
    parser.add_argument("--laws", action="store_true", help="the laws under random rules, too")
    parser.add_argument("--list", action="store_true", help="name the mutants and stop")
    return parser.parse_args()


def _touching(root: Path, suites: Sequence[str], mutants: Sequence[Mutant]) -> Touching:
    wanted: dict[str, set[int]] = {}
    for each in mutants:
        wanted.setdefault(each.path, set()).update(each.lines)
    started = time.monotonic()
    answer, theirs = _FORK.Pipe(duplex=False)
    child = _FORK.Process(target=record, args=(root, suites, wanted, theirs))
    child.start()
    theirs.close()
    failure, touched, seconds = answer.recv()
    child.join()
    if failure:
        raise SystemExit(f"the tests fail without any mutant:\n{failure}")
    print(f"{len(touched)} tests recorded in {time.monotonic() - started:.0f} s", flush=True)
    return Touching(touched, seconds)


_Running = dict[Connection, tuple[Mutant, BaseProcess, float]]


def _judged(
    root: Path, mutants: Sequence[Mutant], sources: dict[str, bytes], touching: Touching, jobs: int
) -> Iterator[tuple[Mutant, str | None]]:
    """Each mutant with the test that killed it; None for a survivor."""
    waiting, running = list(reversed(mutants)), _Running()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            answer, theirs = _FORK.Pipe(duplex=False)
            args = (root, mutant, sources[mutant.path], touching.tests(mutant), touching, theirs)
            process = _FORK.Process(target=put_to_test, args=args)
            process.start()
            theirs.close()
            running[answer] = (mutant, process, time.monotonic())
        ready = wait(list(running), timeout=5)
        late = [answer for answer, (_, _, since) in running.items() if time.monotonic() - since > _LONGEST]
        for answer in [each for each in running if each in ready or each in late]:
            mutant, child, since = running.pop(answer)
            killer = _answer(answer) if answer in ready else "too slow"
            child.kill()
            child.join()
            answer.close()
            print(f"{time.monotonic() - since:5.1f} s  {killer or 'SURVIVES'}  <-  {mutant.name}", flush=True)
            yield mutant, killer


def _answer(answer: Connection) -> str | None:
    try:
        killer: str | None = answer.recv()
    except EOFError:
        return "the tests end without an answer"
    return killer


def _report(mutants: Sequence[Mutant], found: dict[Mutant, str | None], sources: dict[str, bytes]) -> int:
    page = _EXPLAINED.read_text() if _EXPLAINED.exists() else ""
    survivors = [each for each in mutants if found[each] is None]
    explained = [each for each in survivors if f"`{each.name}`" in page]
    left = [each for each in survivors if each not in explained]
    _by_value(mutants, found)
    for each in left:
        print(f"\nSurvives: {each.name}\n{each.diff(sources[each.path])}")
    killed = len(mutants) - len(survivors)
    print(f"\n{len(mutants)} mutants: {killed} killed, {len(explained)} explained, {len(left)} left")
    return 1 if left else 0


def _by_value(mutants: Sequence[Mutant], found: dict[Mutant, str | None]) -> None:
    """Print for each value of a parameter how many of its mutants were killed, and one test that killed one."""
    for name in PARAMETERS:
        for value in dict.fromkeys(value for each in mutants if each.parameter == name for value in each.values):
            killers = [found[each] for each in mutants if each.parameter == name and value in each.values]
            killed = [killer for killer in killers if killer]
            print(f"{name}={value}: {len(killed)} of {len(killers)}, {killed[0] if killed else 'by none'}")


if __name__ == "__main__":
    sys.exit(main())
