### What statistics count of Big Two.

# How often a last card was said, and how often it was not.
stats-counted = Last { cards-word }: { $said } said, { $forgotten } forgotten.
