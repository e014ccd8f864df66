"""Says what is to be mended in a language of the catalogue: ``python -m tests.i18n.check sv`` (docs/translating.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.i18n.translations.checks import faults_of
from tests.i18n.translations.comparison import Translation
from tests.i18n.translations.written import languages, read_language


def main(asked: Sequence[str]) -> int:
    """Print every fault of the languages named, of all without any; 0 if there is none."""
    known = languages()
    if unknown := [name for name in asked if name not in known]:
        print(f"There is no language {', '.join(unknown)}. There are: {', '.join(known) or 'none'}.", file=sys.stderr)
        return 2
    found = 0
    for name in asked or known:
        faults = faults_of(Translation(read_language(name)))
        for check, some in faults.items():
            print(f"{name}, {check}: {len(some)}", *(f"  {fault}" for fault in some), sep="\n")
        found += sum(map(len, faults.values()))
        if not faults:
            print(f"{name}: all is well")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
