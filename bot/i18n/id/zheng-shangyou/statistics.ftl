stats-counted = Peringkat pertama: { $first }. Peringkat terakhir: { $last }.
