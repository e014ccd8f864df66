"""Which process serves which shard: leases, and the slots in which sessions with Discord begin."""
