"""What games are built on: what each of them would otherwise write in the same way. Only games use it."""
