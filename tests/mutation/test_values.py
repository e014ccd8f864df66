"""The mutation run covers every value of a parameter. The run itself is not part of the gate (docs/mutants.md).

Promise: Tests notice when any value of any parameter is misread. More: `make mutation` tries more (docs/mutants.md).
"""

import ast
from functools import cache

import pytest

from bot.engine.rulebook.value_kinds import Choice, Flag
from tests.mutation.mutants import PARAMETERS, Module, Mutant, modules
from tests.mutation.values import CUSTOMS, of_values, read_by


@cache
def mutants() -> list[Mutant]:
    """Every mutant of a value."""
    return [each for path, source in modules().items() for each in of_values(path, source)]


@pytest.mark.parametrize("name", [name for name in PARAMETERS if name not in CUSTOMS])
def test_the_meaning_of_every_value_is_exchanged_for_anothers(name: str) -> None:
    exchanged = {value for each in mutants() if each.parameter == name for value in each.values}
    kind = PARAMETERS[name].kind
    if isinstance(kind, Choice):
        assert exchanged == set(kind.members)
    elif isinstance(kind, Flag):
        assert exchanged == {"true", "false"}
    else:
        assert exchanged


def test_no_rule_reads_a_custom() -> None:
    read = set()
    for path, source in modules().items():
        module = Module(path, source)
        found = [read_by(module, node) for node in module.nodes() if isinstance(node, ast.Attribute)]
        read |= {parameter.name for parameter in found if parameter}
    assert read == PARAMETERS.keys() - set(CUSTOMS)


def test_every_mutant_can_be_compiled_and_differs() -> None:
    sources = modules()
    for each in mutants():
        changed = each.apply(sources[each.path])
        compile(changed, each.path, "exec")
        assert changed != sources[each.path], each.name
