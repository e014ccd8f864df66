"""``python -m bot`` runs a command of the shell or the bot on Discord; without a token, the playground."""

from __future__ import annotations

import sys


def main(argv: list[str]) -> int:
    """Run a command of the shell, or the bot. Each loads only what it needs itself."""
    if argv:
        from bot import cli

        return cli.main(argv)
    from bot.launch import launch

    return launch()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
