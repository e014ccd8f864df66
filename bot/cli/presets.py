"""``presets``: lists presets, shows the rules of one, or lists the names of refusals."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cli.arguments import Parser, add_json, chosen_game, chosen_rules, print_json
from bot.engine.actions import NotPossible


def run(argv: Sequence[str]) -> int:
    """Print the presets of GAME, the rules of P as JSON, or with ``--refusals`` every name that a refusal can have."""
    parser = Parser("presets", "The presets of GAME; with P that one resolved, every parameter with its value.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("preset", metavar="P", nargs="?", help="a preset, or preset+mixin+mixin")
    parser.add_argument("--refusals", action="store_true", help="every name a refusal can have")
    add_json(parser)
    given = parser.read(argv)
    game = chosen_game(given.game)
    if given.refusals and given.preset is not None:
        raise NotPossible("--refusals are the game's, whatever the preset; leave P out")
    if given.preset is not None:
        print_json(chosen_rules(game, given.preset, {}).to_json(), indent=None if given.json else 1)
        return 0
    names = [refusal.value for refusal in game.words.refusals] if given.refusals else list(game.rules.presets)
    if given.json:
        print_json(names)
    else:
        print(*names, sep="\n")
    return 0
