"""Cards that go from hand to hand before play (docs/big-two.md, section 16): one module for each kind of exchange."""
