stats-counted = Första plats: { $first }. Sista plats: { $last }.
