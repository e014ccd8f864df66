### What statistics count of Zheng Shangyou.

# How often somebody took the first place, and the last.
stats-counted = First place: { $first }. Last place: { $last }.
