"""Standings: what boards read instead of the ledger's entries, kept with each booking, and counted anew for checks."""
