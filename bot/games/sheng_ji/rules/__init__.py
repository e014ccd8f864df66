"""What can be chosen in Sheng Ji (docs/sheng-ji.md, section 0)."""
