stats-counted = Unang puwesto: { $first }. Huling puwesto: { $last }.
