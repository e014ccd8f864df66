"""A few golden pictures. Each is drawn again and may differ slightly, as text does between versions of FreeType.

``python -m tests.images.drawn tests/golden --golden`` renews them; look at them before and after.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.images.drawn import GOLDEN

FOLDER = Path(__file__).parent.parent / "golden"
MEAN_LIMIT = 0.8
TILE, TILE_LIMIT = 50, 12
"""The side of a tile, and the limit for its mean difference, of 255. One different letter or card exceeds the limit."""


@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    now = Image.open(BytesIO(GOLDEN[name]())).convert("RGB")
    with Image.open(FOLDER / f"{name}.png") as golden:
        then = golden.convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then)
    assert max(ImageStat.Stat(difference).mean) < MEAN_LIMIT
    assert max(high for _, high in ImageStat.Stat(difference.reduce(TILE)).extrema) < TILE_LIMIT
