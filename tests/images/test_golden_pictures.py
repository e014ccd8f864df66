"""Few golden pictures: each is drawn again and may differ by a breath, as text does between versions of FreeType.

``python -m tests.images.drawn tests/golden --golden`` renews them, after they were looked at.
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
"""Differences of a channel, of 255: the mean of the picture, and of a tile; one other letter or card is above that."""


@pytest.mark.parametrize("name", GOLDEN)
def test_pictures_look_as_they_did(name: str) -> None:
    now = Image.open(BytesIO(GOLDEN[name]())).convert("RGB")
    with Image.open(FOLDER / f"{name}.png") as golden:
        then = golden.convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then)
    assert max(ImageStat.Stat(difference).mean) < MEAN_LIMIT
    assert max(high for _, high in ImageStat.Stat(difference.reduce(TILE)).extrema) < TILE_LIMIT
