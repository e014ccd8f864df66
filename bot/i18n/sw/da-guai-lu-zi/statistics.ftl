stats-counted = Kumaliza wa kwanza: { $first }. Kunaswa: { $caught }.
