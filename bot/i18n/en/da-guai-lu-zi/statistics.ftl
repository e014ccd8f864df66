### What statistics count of Da Guai Lu Zi: a line of /stats, for whoever asks.

# How often a member was the first out of cards, and how often caught: two numbers.
stats-counted = First out: { $first }. Caught: { $caught }.
