stats-counted = Erster Platz: { $first }. Letzter Platz: { $last }.
