stats-counted = Urutan pertama: { $first }. Urutan terakhir: { $last }.
