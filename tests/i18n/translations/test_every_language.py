"""Every language of the catalogue is complete, and true to English (docs/translating.md).

Promise: A language says everything, with the same facts, within Discord's limits.
"""

from __future__ import annotations

import pytest

from tests.i18n.translations.checks import faults_of
from tests.i18n.translations.comparison import Translation
from tests.i18n.translations.written import ENGLISH, languages, read_language


@pytest.mark.parametrize("language", [ENGLISH, *languages()])
def test_nothing_is_to_be_mended(language: str) -> None:
    found = faults_of(Translation(read_language(language)))
    if language == ENGLISH:
        assert found.pop("English left over")
    assert found == {}
