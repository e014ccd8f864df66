### What statistics count of Zheng Shangyou: a line of /stats, for whoever asks.

# How often a member took the first place, and the last: two numbers.
stats-counted = First place: { $first }. Last place: { $last }.
