"""The casual player of Big Two as it was on 2026-11-22, unchanged: the baseline by which later computers are measured.

It is a copy on purpose. Nothing in it is mended, and nothing that plays imports it.
"""

from tests.bench.strength.first_casual.choice import casual, speak

__all__ = ["casual", "speak"]
