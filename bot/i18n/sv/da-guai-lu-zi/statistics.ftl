stats-counted = Ute först: { $first }. Fångad: { $caught }.
