"""What a process of the bot serves: its shards, one client each, while it holds their leases."""
