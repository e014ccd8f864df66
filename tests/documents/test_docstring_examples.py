"""The examples in docstrings give what they say.

Promise: Every example in a docstring is run, and gives the result that stands under it.
"""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for folder in ("bot", "cogs", "images")
    for path in (ROOT / folder).rglob("*.py")
    if (text := path.read_text("utf-8")).count(">>> ") > text.count("doctest: +SKIP")
)


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_give_what_they_say(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module.removesuffix(".__init__")))
    assert tried
    assert failed == 0
