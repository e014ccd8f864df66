stats-counted = Im Angriff: { $attacks_won } von { $attacks } gewonnen. Auf der Geberseite: { $defences_won } von { $defences } gewonnen.
