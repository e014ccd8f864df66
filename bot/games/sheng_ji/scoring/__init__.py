"""What a deal of Sheng Ji is worth: the kitty, the level table, the next dealer, what is booked (SJ-9 to SJ-11)."""
