### What statistics count of Big Two: a line of /stats, for whoever asked.

# How often somebody said that they had one card left, and how often they forgot. “Last cards: 12 said, 3 forgotten.”
stats-counted = Last { cards-word }: { $said } said, { $forgotten } forgotten.
