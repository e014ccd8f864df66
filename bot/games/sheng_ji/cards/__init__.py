"""What cards make in Sheng Ji: order, units, throws, duties of a follow, and who wins a trick."""
