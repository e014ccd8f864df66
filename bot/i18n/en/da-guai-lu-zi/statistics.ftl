### What statistics count of Da Guai Lu Zi.

# How often somebody ran out of cards first, and how often they were caught.
stats-counted = First out: { $first }. Caught: { $caught }.
