"""What of Big Two's rules can be chosen by name (``bot.games.house``): the parameters, and the mixins of any preset."""

from __future__ import annotations

from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS as _MIXINS

RULES = Rules
MIXINS = tuple(_MIXINS)
STANDARD = "chudadi-standard"
