"""Cards that change hands before play (docs/big-two.md, section 16), with one module for each kind of exchange."""
