"""One deal of Sheng Ji: drawing and declaring, the kitty, the tricks (SJ-3, 4, 6 to 9)."""
