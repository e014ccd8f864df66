stats-counted = Unang naubos: { $first }. Nahuli: { $caught }.
