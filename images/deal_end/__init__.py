"""The end of a deal: the hands as left, and the account."""
